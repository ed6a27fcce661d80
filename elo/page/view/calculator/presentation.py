"""What the page says about an entry: every visible number and sentence, as text by place.

A place is the name of an element's ``data-slot``. The same function fills the page at the site's
build and in the browser, so that the first paint and the live page can never disagree.
"""

from ....core.assessment import Assessment, FirstRating, Line, Message
from ....core.games import OPEN
from ....core.numbers import NOISE, fewest_decimals, round_half_away, write
from ....systems.base import RuleBook
from ..wording import CHANGE, EXPECTED, Wording
from .answers import Answer
from .assumptions import assumed
from .entry import AVERAGE, FIELD, ONE, RESULTS, SEVERAL, Entry, game_facts
from .reading import Reading
from .states import rating_text, shown_states, states

#: Decimals of an expected score's percentage.
PERCENT = 1

#: No rounding goes further, but for the noise of a sum.
HALF = 0.5 + NOISE

#: The fields that have a place for a hint in every system.
FIELDS = ("date", "opponent") + FIELD

#: The fields of a system and the places of their hints: put together once, not at every key.
_HINTS: dict[str, list[tuple[str, str]]] = {}

GAIN = "gain"
LOSS = "loss"
UNCHANGED = "unchanged"


def answer(entry: Entry, book: RuleBook, wording: Wording) -> Answer:
    """The answer to what is entered, under this rule book, in these words."""
    reading = Reading(entry, book)
    found = Answer(reading)
    sheet = None
    if reading.is_newcomer:
        found.first = reading.first()
        _no_outcomes(found, wording)
    elif entry.mode == ONE:
        _one_game(found, reading, wording)
    elif entry.mode == SEVERAL:
        found.assessment = sheet = reading.assess(reading.listed())
    else:
        found.assessment = reading.assess_field()
        sheet = reading.assess(reading.listed()) if entry.rows else None
    if entry.mode == SEVERAL:
        _rows(found, reading, wording)
    _result(found, reading, wording)
    _put_row_hints(found, reading, sheet, wording)
    if found.assessment is not None or found.first is not None:
        found.notes += [wording.message(note) for note in reading.standing()]
    _hints(found, reading, wording)
    _assumptions(found, reading, wording)
    return found


def _no_outcomes(found: Answer, wording: Wording) -> None:
    for name, _ in RESULTS:
        found.slots["outcome-" + name] = wording.dash


def _one_game(found: Answer, reading: Reading, wording: Wording) -> None:
    _no_outcomes(found, wording)
    game = reading.one
    if game is None or game.opponent is None:
        return
    for name, score in RESULTS:
        outcome = reading.assess([game.scored(score)])
        if outcome is not None:
            change = write(outcome.change, CHANGE, wording.mark, True)
            found.slots["outcome-" + name] = change
            if score == game.score:
                found.assessment = outcome
        elif score == game.score:
            found.assessment = None


def _rows(found: Answer, reading: Reading, wording: Wording) -> None:
    """What stands beside the sheet's rows."""
    lines = found.assessment.lines if found.assessment is not None else []
    if found.first is not None:
        lines = found.first.lines
    found.expected = wording.expected.write([line.expected or 0 for line in lines])
    found.changes = wording.change.write([line.change or 0 for line in lines])
    for number, line in enumerate(lines):
        if line.note is not None:
            if not line.counted:
                found.expected[number] = found.changes[number] = wording.dash
            found.row_hints[reading.places()[number]] = (_hint(line, line.note, wording), False)
    if len(lines) < len(reading.rows):
        _rows_without_figures(found, reading, wording)


def _rows_without_figures(found: Answer, reading: Reading, wording: Wording) -> None:
    """Blank and faulty rows; all of them while there is no result."""
    shown = bool(found.expected)
    for place, game in enumerate(reading.rows):
        if game is None or not shown:
            found.expected.insert(place, wording.dash)
            found.changes.insert(place, wording.dash)
        fault = reading.row_faults[place]
        if fault is not None:
            found.row_hints[place] = (wording.fault(fault), fault.code != "empty")


def _hint(line: Line, note: Message, wording: Wording) -> str:
    return wording.text("row-open") if line.game.state == OPEN else wording.message(note)


def _result(found: Answer, reading: Reading, wording: Wording) -> None:
    slots = found.slots
    for place in ("new-rating", "change", "probability"):
        slots[place] = wording.dash
    for place in ("change-word", "rounding", "reason"):
        slots[place] = ""
    for fact in shown_states(reading.book):
        slots["state-" + fact.name] = ""
    if not reading.is_newcomer and reading.entry.mode == AVERAGE and not reading.rates_field:
        slots["reason"] = wording.text("field-not-offered")
    if found.first is not None:
        _first_rating(found, found.first, wording)
        return
    assessment = found.assessment
    own = reading.own
    if assessment is None or assessment.new_rating is None or own is None:
        return
    slots["new-rating"] = rating_text(reading.book, assessment.new_rating, wording)
    slots["change"] = write(assessment.change, CHANGE, wording.mark, True)
    found.direction = _direction(assessment.change)
    slots["change-word"] = wording.text(found.direction)
    exact = own + assessment.change
    shown = write(exact, 2, wording.mark)
    if shown != slots["new-rating"]:
        slots["rounding"] = wording.text(
            _rounding(abs(assessment.new_rating - exact)),
            own=write(own, fewest_decimals(own), wording.mark),
            change=_added(write(assessment.change, 2, wording.mark, True)),
            exact=shown,
            rating=slots["new-rating"],
        )
    _show_states(found, states(reading.book, reading.facts, assessment.after, wording))
    games = _games(reading, assessment)
    if games:  # time alone may have changed a state
        percent = write(100 * assessment.expected / games, PERCENT, wording.mark)
        slots["probability"] = wording.text("percent", value=percent)


def _added(change: str) -> str:
    """A change as it stands in a sum: its sign apart from its size."""
    return change if change[0] in "0123456789" else change[0] + " " + change[1:]


def _show_states(found: Answer, moved: list[tuple[str, str, str]]) -> None:
    found.states = moved
    for name, _, text in moved:
        found.slots["state-" + name] = text


def _rounding(away: float) -> str:
    """The message that says how a rating came from the exact one that is so far away.

    What rounding alone does not explain is the lowest or the highest rating that there is, and what
    lies more than half a point away has lost its decimals.
    """
    if away >= 1:
        return "limited"
    return "rounding" if away <= HALF else "cut"


def _first_rating(found: Answer, first: FirstRating, wording: Wording) -> None:
    book = found.reading.book
    if first.rating is not None:
        found.slots["new-rating"] = rating_text(book, first.rating, wording)
        _show_states(found, states(book, {}, first.after, wording))
    if first.reason is not None:
        found.slots["reason"] = wording.message(first.reason)


def _games(reading: Reading, assessment: Assessment) -> int:
    if reading.field is not None:
        return reading.field.games
    return assessment.counted


def _direction(change: float) -> str:
    shown = round_half_away(change * 10**CHANGE)
    if shown == 0:
        return UNCHANGED
    return GAIN if shown > 0 else LOSS


def _put_row_hints(
    found: Answer, reading: Reading, sheet: "Assessment | None", wording: Wording
) -> None:
    slots = found.slots
    assessment = found.assessment
    for place in ("k-reason", "expected", "counted", "compare", "other"):
        slots[place] = ""
    if assessment is not None:
        if assessment.k_reason is not None:
            slots["k-reason"] = wording.message(assessment.k_reason)
        slots["expected"] = _expected(reading, assessment, wording)
        found.notes = [wording.message(note) for note in assessment.notes]
        found.notes += _line_notes(reading, assessment, wording)
        if reading.book.moves_both and reading.entry.mode == ONE:
            slots["other"] = _other_side(reading, wording)
    elif found.first is not None:
        found.notes = [wording.message(note) for note in found.first.notes]
    if reading.is_ready() and not reading.is_newcomer:
        found.suggested_k = _k(_suggested_k(reading, assessment), wording)
    if reading.entry.mode == SEVERAL and found.first is None:
        faults = [fault for fault in reading.row_faults if fault is not None]
        listed = len(reading.listed()) + len(faults)
        counted = _games(reading, assessment) if assessment is not None else 0
        if counted < listed:
            slots["counted"] = wording.text("counted", counted=str(counted), listed=str(listed))
    if reading.entry.mode == AVERAGE and sheet is not None and sheet.new_rating is not None:
        games = sheet.counted
        slots["compare"] = wording.text(
            "compare-exact",
            games=str(games),
            count=games,
            change=write(sheet.change, CHANGE, wording.mark, True),
            rating=rating_text(reading.book, sheet.new_rating, wording),
        )


def _suggested_k(reading: Reading, assessment: "Assessment | None") -> "float | None":
    if reading.book.k_by_score and assessment is not None and "k" not in reading.facts:
        return assessment.k
    player = reading.player()
    player.k = None
    suggested = reading.book.suggest_k(player, reading.event)
    return None if suggested is None else suggested[0]


def _line_notes(reading: Reading, assessment: Assessment, wording: Wording) -> list[str]:
    """In the sheet a game's note stands in its row; elsewhere it joins the result's notes."""
    if reading.entry.mode != ONE:
        return []
    return [wording.message(line.note) for line in assessment.lines if line.note is not None]


def _other_side(reading: Reading, wording: Wording) -> str:
    """The opponent's new rating, where one game moves both players."""
    game = reading.one
    if game is None or game.score is None:
        return ""
    player, opponent = reading.player(), game.other_player()
    _, theirs = reading.book.rate_pair(player, opponent, game.score, reading.event)
    rating = rating_text(reading.book, theirs.new_rating or 0, wording)
    change = write(theirs.change, CHANGE, wording.mark, True)
    if theirs.k is None:
        return wording.text("other-side-moved", rating=rating, change=change)
    return wording.text(
        "other-side",
        rating=rating,
        change=change,
        letter=reading.book.factor_letter(reading.event),
        k=_k(theirs.k, wording),
    )


def _k(k: "float | None", wording: Wording) -> str:
    return "" if k is None else write(k, fewest_decimals(k), wording.mark)


def _expected(reading: Reading, assessment: Assessment, wording: Wording) -> str:
    expected = write(assessment.expected, EXPECTED, wording.mark)
    if reading.entry.mode == ONE:
        return wording.text("expected-one", expected=expected)
    games = _games(reading, assessment)
    if not games:
        return ""
    return wording.text("expected-several", expected=expected, games=str(games), count=games)


def hints(book: RuleBook) -> list[tuple[str, str]]:
    """Every field that the system has, and the place of its hint."""
    if book.name not in _HINTS:
        names = [fact.name for fact in book.facts] + [name for name, _ in game_facts(book)]
        _HINTS[book.name] = [(name, "hint-" + name) for name in names + list(FIELDS)]
    return _HINTS[book.name]


def _hints(found: Answer, reading: Reading, wording: Wording) -> None:
    for field, place in hints(reading.book):
        fault = reading.faults.get(field)
        if fault is None:
            found.slots[place] = ""
            continue
        found.slots[place] = wording.fault(fault)
        if fault.code != "empty":
            found.faulty.append(field)


def _assumptions(found: Answer, reading: Reading, wording: Wording) -> None:
    """Says which facts nobody has told and the result hangs on."""
    found.slots["assumed"] = ""
    if found.assessment is None:
        return
    found.assumed = facts = assumed(reading)
    if len(facts) == 1 and facts[0].ask is not None:
        found.slots["assumed"] = "* " + wording.message(facts[0].ask)
    elif facts:
        names = ", ".join([wording.text(fact.label) for fact in facts])
        found.slots["assumed"] = "* " + wording.text("assumed", facts=names)
