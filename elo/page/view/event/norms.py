"""Is it a norm? Every condition of every norm, from the games and the opponents' titles."""

from ....core.assessment import Figure, Points
from ....core.errors import InputError
from ....core.formats import FORMATS
from ....systems.base import NORMS, Fact, RuleBook
from ....systems.norm_report import DEPENDS, MET, NOT_MET, NormReport, Outcome
from ....systems.norms import norms_of, unchecked_of_all
from ..calculator.entry import SEVERAL, Entry, read_fact
from ..calculator.reading import Reading
from ..wording import Wording

#: The number of rounds that an event may have.
ROUNDS = Fact("rounds", 1, 100)

#: What a select holds for an opponent who has no title; empty is a title that is not known.
NO_TITLE = "-"

#: The words before the list of what was not looked at.
NOT_CHECKED = "norm-note-unchecked"


class Verdict:
    """One norm as text: its name, ``status`` (met, not-met, not-known, depends), the rest.

    ``conditions`` are pairs of status and sentence, ``needs`` rows of a score and the average that
    it asks for; ``still`` says what score is still needed, or on what it depends.
    """

    def __init__(self, report: NormReport, book: RuleBook, wording: Wording) -> None:
        self.name = report.name
        self.status = _status(report.status)
        self.heading = wording.text("norm-heading", norm=self.name)
        self.verdict = overall(self.status, wording)
        self.conditions = []
        for each in report.conditions:
            article = wording.text("norm-article", article=each.article)
            sentence = wording.message(each.message) + " " + article
            self.conditions.append((_status(each.status), sentence))
        self.notes = " ".join(
            [wording.message(note) for note in report.notes if note.name != NOT_CHECKED]
        )
        self.still = _still(report, wording)
        if report.status == DEPENDS:
            self.still = " ".join([_outcome(each, wording) for each in report.outcomes])
        self.needs = _needs(report, book, wording)


class Norms:
    """The verdicts on norms, and what was looked at for none of them: ``unchecked``, all of it.

    It stands under the words ``not_checked``, once for all the norms. Whoever sees that one is met
    sees it as well.
    """

    def __init__(self, reports: list[NormReport], book: RuleBook, wording: Wording) -> None:
        self.verdicts = [Verdict(report, book, wording) for report in reports]
        self.not_checked = wording.text(NOT_CHECKED) if reports else ""
        self.unchecked = [_unchecked(*each, wording) for each in unchecked_of_all(reports)]


def _unchecked(name: str, article: str, norms: list[str], wording: Wording) -> str:
    text = wording.text(name) + " " + wording.text("norm-article", article=article)
    if norms:
        return wording.text("norm-for-some", norms=", ".join(norms), unchecked=text)
    return text


def overall(status: str, wording: Wording) -> str:
    """The status of a norm in words: met only as far as it was checked."""
    return wording.text("norm-all-met") if status == "met" else verdict(status, wording)


def verdict(status: str, wording: Wording) -> str:
    """The status of a condition in words."""
    if status == "met":
        return wording.text("norm-met")
    if status == "depends":
        return wording.text("norm-depends")
    return wording.text("norm-not-met" if status == "not-met" else "norm-not-known")


def _outcome(outcome: Outcome, wording: Wording) -> str:
    """The norm in one format."""
    name = wording.text("norm-format-" + outcome.form)
    found = overall(_status(outcome.status), wording)
    if outcome.scored is None:
        return wording.text("norm-outcome", format=name, verdict=found)
    if outcome.scored:
        return wording.text("norm-outcome-scored", format=name, verdict=found)
    return wording.text("norm-outcome-scoreless", format=name, verdict=found)


def missing(reading: Reading) -> str:
    """The message that says why no norm can be asked for; empty where one can."""
    book = reading.book
    if not book.offers(NORMS):
        return "norm-system"
    if book.tempo(reading.event) != book.tempos[0]:
        return "fide-norm-standard-only"
    if reading.entry.mode != SEVERAL:
        return "norm-mode"
    return "" if reading.listed() else "event-needs-games"


def norms(reading: Reading, wording: Wording) -> Norms:
    """All norms, from the highest; none while the form has something unusable."""
    entry, rules = reading.entry, norms_of(reading.book)
    opponents = [
        rules.opponent(game, _title(row.title), row.federation or None)
        for row, game in zip(entry.rows, reading.rows)
        if game is not None
    ]
    try:
        federation = entry.plans["federation"] or None
        form = entry.plans["format"] if entry.plans["format"] in FORMATS else None
        rounds = rounds_of(entry)[0]
        reports = rules.reports(opponents, federation, rounds, reading.event, form)
    except InputError:
        # the form says what is wrong, at its field
        reports = []
    return Norms(reports, reading.book, wording)


def rounds_of(entry: Entry) -> tuple[int | None, InputError | None]:
    """The number of rounds at the end, as typed; None where nothing or nothing usable is."""
    text = entry.plans["in-all"]
    if not text.strip():
        return None, None
    try:
        return int(read_fact(text, ROUNDS)), None
    except InputError as fault:
        return None, fault


def _title(text: str) -> "str | None":
    if not text:
        return None
    return "" if text == NO_TITLE else text


def _status(status: str) -> str:
    if status in (MET, DEPENDS):
        return status
    return "not-met" if status == NOT_MET else "not-known"


def _still(report: NormReport, wording: Wording) -> str:
    if len(report.needs) < 2:
        return ""
    games = len(report.needs) // 2
    open_ended = [need for need in report.needs if need.average is not None]
    if report.score_needed is not None:
        score = wording.figure(Points(report.score_needed))
        if open_ended:
            return wording.text("norm-like", score=score, games=str(games), count=games)
        return wording.text("norm-still", score=score, games=str(games), count=games)
    return "" if open_ended else wording.text("norm-too-late")


def _needs(report: NormReport, book: RuleBook, wording: Wording) -> list[list[str]]:
    """The scores with opponents that there are: none is stronger than the system knows."""
    highest, unrated = book.opponent.high, norms_of(book).unrated
    rows = []
    for need in report.needs:
        if need.average is not None and need.average <= highest:
            average = wording.figure(Figure(need.average))
            if need.average <= unrated:
                average = wording.text("norm-any")
            rows.append([wording.figure(Points(need.score)), average])
    return rows
