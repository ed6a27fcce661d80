"""Beside the answer: the same games under every system, and why an official list may differ."""

from ....core.assessment import Assessment
from ....core.games import Event
from ....core.numbers import write
from ....systems import shelf
from ....systems.base import Edition, RuleBook
from ..wording import CHANGE, Wording
from .answers import Answer
from .entry import AVERAGE, Entry
from .reading import Reading
from .states import rating_text

TYPE_CHECKING = False
if TYPE_CHECKING:  # a page without the side questions does without the conversions
    from ....systems.conversions import Conversion


def comparison(entry: Entry, wording: Wording) -> list[tuple[str, str, str, str]]:
    """For every system: its name, the new rating, the change, and why it differs.

    Each system uses its own K from what is known about the player; the K that is entered counts for
    the entry's own system only. A rating that a system does not know gives a dash and the reason.
    """
    return [_compared(entry, book, wording) for book in shelf()]


def _compared(entry: Entry, book: RuleBook, wording: Wording) -> tuple[str, str, str, str]:
    name = wording.text("system-" + book.name)
    why = wording.text("difference-" + book.name)
    reading = Reading(_for_system(entry, book), book)
    found = _assess(reading)
    if found is None or found.new_rating is None:
        faults = [wording.fault(reading.faults[field]) for field in reading.faults]
        if entry.mode == AVERAGE and not reading.rates_field:
            faults = [wording.text("field-not-offered")]
        return name, wording.dash, wording.dash, faults[0] if faults else why
    change = write(found.change, CHANGE, wording.mark, True)
    return name, rating_text(book, found.new_rating, wording), change, why


def _assess(reading: Reading) -> "Assessment | None":
    if reading.entry.mode == AVERAGE:
        return reading.assess_field()
    return reading.assess(reading.games())


def _for_system(entry: Entry, book: RuleBook) -> Entry:
    """The same entry under another system: its own K, its own tempo."""
    other = Entry()
    other.system = book.name
    other.mode = entry.mode
    other.date = entry.date
    other.end = entry.end
    other.tempo = entry.tempo
    other.facts = dict(entry.facts)
    if book.name != entry.system:
        other.facts["k"] = ""
    other.one = entry.one
    other.rows = entry.rows
    other.field = entry.field
    return other


def reasons(found: Answer, wording: Wording) -> list[str]:
    """What the numbers rest on, and why the official list, if any, may say something else."""
    reading = found.reading
    book = reading.book
    edition = book.edition(reading.event)
    checked = wording.date(edition.checked)
    sentences = [wording.text("system-" + book.name + "-about", checked=checked)]
    sentences.append(edition_of(reading, wording))
    sentences += sureness(book, reading.event, wording)
    sentences += found.notes
    if not book.federation:
        return sentences
    if book.by_event:
        sentences.append(wording.text("why-event"))
    else:
        sentences += [wording.text("why-period"), wording.text("why-start")]
    return sentences + [wording.text("why-k")]


def link_of(reading: Reading, wording: Wording) -> tuple[str, str]:
    """The link to the rules that the entry's date asks for, as :func:`link_to` gives it."""
    return link_to(reading.book.edition(reading.event), wording)


def edition_of(reading: Reading, wording: Wording) -> str:
    """The edition of the rules that the entry's date asks for, and its source."""
    book = reading.book
    edition = book.edition(reading.event)
    return about_edition(edition, has_days(book, edition), wording)


def has_days(book: RuleBook, edition: Edition) -> bool:
    """Whether the days between which an edition holds tell it from others, or that it has ended."""
    return len(book.editions) > 1 or edition.until is not None


def about_edition(edition: Edition, dated: bool, wording: Wording) -> str:
    """Where an edition's rules stand, when they held if they are ``dated``, when last checked."""
    source = wording.message(edition.source)
    checked = wording.date(edition.checked)
    if not dated:
        return wording.text("edition-source", source=source, checked=checked)
    since = wording.date(edition.since)
    if edition.until is None:
        return wording.text("edition-since", since=since, source=source, checked=checked)
    until = wording.date(edition.until)
    return wording.text("edition-between", since=since, until=until, source=source, checked=checked)


def sureness(book: RuleBook, event: Event, wording: Wording) -> list[str]:
    """How sure it is that these are the rules of the event, and what is not known about them."""
    edition = book.edition(event)
    doubts = [wording.message(doubt) for doubt in book.doubts(event)]
    # nobody's copy of a text is followed that nobody has seen: the doubts say what is
    return ([how_sure(edition, wording)] if edition.seen else []) + doubts


def how_sure(rules: "Edition | Conversion", wording: Wording) -> str:
    """How sure it is that these are the rules."""
    return wording.text("confidence-" + rules.confidence, checked=wording.date(rules.checked))


def link_to(rules: "Edition | Conversion", wording: Wording) -> tuple[str, str]:
    """The address of the rules' text and the words to go there by; empty where it has none."""
    if not rules.link:
        return "", ""
    return rules.link, wording.text("rules-link", host=rules.link.split("/")[2])
