"""Beside the answer: the same games under every system, and why an official list may differ."""

from ..assessment import Assessment
from ..numbers import write
from ..rulebooks import shelf
from ..rulebooks.rulebook import RuleBook
from .answers import Answer
from .entry import AVERAGE, Entry
from .reading import Reading
from .wording import CHANGE, Wording


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
        return name, wording.dash, wording.dash, faults[0] if faults else why
    change = write(found.change, CHANGE, wording.mark, True)
    return name, write(found.new_rating, 0, wording.mark), change, why


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
    """Why the official list may say something else: for the case at hand, then in general."""
    reading = found.reading
    book = reading.book
    edition = book.edition(reading.event)
    sentences = [wording.text("system-" + book.name + "-about"), edition_of(reading, wording)]
    sentences.append(wording.text("confidence-" + edition.confidence))
    sentences += [wording.message(doubt) for doubt in book.doubts(reading.event)]
    sentences += found.notes
    if book.by_event:
        sentences.append(wording.text("why-event"))
    elif not book.game_by_game:
        sentences += [wording.text("why-period"), wording.text("why-start")]
    sentences.append(wording.text("why-k"))
    return sentences


def edition_of(reading: Reading, wording: Wording) -> str:
    """The edition of the rules that the entry's date asks for, and its source."""
    book = reading.book
    edition = book.edition(reading.event)
    if len(book.editions) > 1:
        since = wording.date(edition.since)
        return wording.text("edition-since", since=since, source=edition.source)
    return wording.text("edition-source", source=edition.source)
