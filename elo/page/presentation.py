"""What the page says about an entry: every visible number and sentence, as text by place.

A place is the name of an element's ``data-slot``. The same function fills the page at the site's
build and in the browser, so that the first paint and the live page can never disagree.
"""

from ..assessment import Assessment
from ..games import Game
from ..numbers import round_half_away, write
from ..rulebooks.rulebook import RuleBook
from .entry import AVERAGE, ONE, RESULTS, SEVERAL, Entry, Reading, read
from .wording import Wording

#: Decimals of a change, of an expected score and of its percentage.
CHANGE = 1
EXPECTED = 2
PERCENT = 1

FIELDS = ("rating", "k", "opponent", "average", "games", "points")

GAIN = "gain"
LOSS = "loss"
UNCHANGED = "unchanged"
NOTHING = ""


class RowAnswer:
    """What stands beside one game of the sheet; ``faulty`` when its rating is unusable."""

    def __init__(self, expected: str, change: str, hint: str, faulty: bool) -> None:
        self.expected = expected
        self.change = change
        self.hint = hint
        self.faulty = faulty


class Answer:
    """Everything that is said about an entry.

    ``slots`` maps a place to its text; ``direction`` is gain, loss, unchanged, or empty while there
    is no result; ``rows`` stand beside the sheet's rows; ``faulty`` names the fields that hold
    something unusable; ``assessment`` is None while there is no result.
    """

    def __init__(self) -> None:
        self.slots: dict[str, str] = {}
        self.direction = NOTHING
        self.rows: list[RowAnswer] = []
        self.faulty: list[str] = []
        self.assessment: Assessment | None = None

    def status(self, wording: Wording) -> str:
        """The answer in one sentence, for readers who hear the page."""
        if self.assessment is None:
            return wording.text("status-incomplete")
        slots = self.slots
        return wording.text("status", rating=slots["new-rating"], change=slots["change"])

    def steps(self, wording: Wording) -> list[str]:
        """The working, one sentence a step; none while there is no result."""
        if self.assessment is None:
            return []
        return [wording.message(step) for step in self.assessment.steps]


def answer(entry: Entry, book: RuleBook, wording: Wording) -> Answer:
    """The answer to what is entered, under this rule book, in these words."""
    reading = read(entry, book)
    found = Answer()
    _hints(found, reading, wording)
    sheet = _assess(reading, book, reading.games())
    if entry.mode == ONE:
        _one_game(found, reading, book, wording)
    elif entry.mode == SEVERAL:
        found.assessment = sheet
        _rows(found, entry, reading, sheet, wording)
    elif reading.field is not None and _is_ready(reading):
        found.assessment = book.rate_field(reading.player(), reading.field)
    _result(found, reading, wording)
    _remarks(found, entry, reading, sheet, wording)
    return found


def _is_ready(reading: Reading) -> bool:
    return reading.rating is not None and "k" not in reading.faults


def _assess(reading: Reading, book: RuleBook, games: list[Game]) -> "Assessment | None":
    if not _is_ready(reading):
        return None
    assessment = book.rate(reading.player(), games)
    counted = [line for line in assessment.lines if line.counted]
    return assessment if counted else None


def _hints(found: Answer, reading: Reading, wording: Wording) -> None:
    for field in FIELDS:
        fault = reading.faults.get(field)
        found.slots["hint-" + field] = wording.fault(fault) if fault else ""
        if fault and fault.code != "empty":
            found.faulty.append(field)


def _one_game(found: Answer, reading: Reading, book: RuleBook, wording: Wording) -> None:
    for name, score in RESULTS:
        change = wording.dash
        if reading.opponent is not None:
            outcome = _assess(reading, book, [Game(reading.opponent, score)])
            if outcome is not None:
                change = write(outcome.change, CHANGE, wording.mark, signed=True)
                if score == reading.score:
                    found.assessment = outcome
        found.slots["outcome-" + name] = change


def _rows(
    found: Answer,
    entry: Entry,
    reading: Reading,
    sheet: "Assessment | None",
    wording: Wording,
) -> None:
    lines = sheet.lines if sheet is not None else []
    open_hint = wording.text("row-open")
    mark = wording.mark
    position = 0
    for number, row in enumerate(entry.rows):
        fault = reading.row_faults[number]
        expected = change = wording.dash
        hint = ""
        if fault is not None:
            hint = wording.fault(fault)
        elif row.opponent and not row.result:
            hint = open_hint
        if reading.rows[number] is not None and position < len(lines):
            line = lines[position]
            position += 1
            if line.expected is not None and line.change is not None:
                expected = write(line.expected, EXPECTED, mark)
                change = write(line.change, CHANGE, mark, True)
        faulty = fault is not None and fault.code != "empty"
        found.rows.append(RowAnswer(expected, change, hint, faulty))


def _result(found: Answer, reading: Reading, wording: Wording) -> None:
    slots = found.slots
    assessment = found.assessment
    if assessment is None or assessment.new_rating is None or reading.rating is None:
        for place in ("new-rating", "change", "probability"):
            slots[place] = wording.dash
        for place in ("change-word", "rounding"):
            slots[place] = ""
        return
    exact = reading.rating + assessment.change
    slots["new-rating"] = write(assessment.new_rating, 0, wording.mark)
    slots["change"] = write(assessment.change, CHANGE, wording.mark, signed=True)
    found.direction = _direction(assessment.change)
    slots["change-word"] = wording.text(found.direction)
    slots["rounding"] = wording.text(
        "rounding",
        own=write(reading.rating, 0, wording.mark),
        change=write(assessment.change, 2, wording.mark, signed=True),
        exact=write(exact, 2, wording.mark),
        rating=slots["new-rating"],
    )
    games = reading.field.games if reading.field else _count(assessment)
    percent = write(100 * assessment.expected / games, PERCENT, wording.mark)
    slots["probability"] = wording.text("percent", value=percent)


def _count(assessment: Assessment) -> int:
    return len([line for line in assessment.lines if line.counted])


def _direction(change: float) -> str:
    shown = round_half_away(change * 10**CHANGE)
    if shown == 0:
        return UNCHANGED
    return GAIN if shown > 0 else LOSS


def _remarks(
    found: Answer,
    entry: Entry,
    reading: Reading,
    sheet: "Assessment | None",
    wording: Wording,
) -> None:
    slots = found.slots
    assessment = found.assessment
    slots["k-reason"] = wording.message(assessment.k_reason) if assessment else ""
    slots["expected"] = _expected(entry, reading, assessment, wording) if assessment else ""
    slots["counted"] = ""
    slots["estimate"] = ""
    slots["compare"] = ""
    if entry.mode == SEVERAL:
        listed = len([row for row in entry.rows if not row.is_blank()])
        counted = _count(assessment) if assessment else 0
        if counted < listed:
            slots["counted"] = wording.text("counted", counted=str(counted), listed=str(listed))
    if entry.mode == AVERAGE:
        slots["estimate"] = wording.text("note-estimate") if assessment else ""
        if sheet is not None and sheet.new_rating is not None:
            games = _count(sheet)
            slots["compare"] = wording.text(
                "compare-exact",
                games=str(games),
                count=games,
                change=write(sheet.change, CHANGE, wording.mark, signed=True),
                rating=write(sheet.new_rating, 0, wording.mark),
            )


def _expected(entry: Entry, reading: Reading, assessment: Assessment, wording: Wording) -> str:
    expected = write(assessment.expected, EXPECTED, wording.mark)
    if entry.mode == ONE:
        return wording.text("expected-one", expected=expected)
    games = reading.field.games if reading.field else _count(assessment)
    return wording.text("expected-several", expected=expected, games=str(games), count=games)
