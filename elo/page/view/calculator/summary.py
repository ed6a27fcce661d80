"""A calculation as a few lines of text, for a message to somebody."""

from ....core.assessment import Line
from ....core.numbers import fewest_decimals, write, write_points
from ....systems.base import Fact
from ..wording import EXPECTED, Wording
from .answers import Answer
from .background import edition_of
from .entry import AVERAGE, game_facts


def summary(answer: Answer, wording: Wording) -> str:
    """What was entered, the result, the system and the edition of its rules: a line for each."""
    reading = answer.reading
    lines = [_title(answer, wording), _player(answer, wording)]
    if reading.entry.mode == AVERAGE:
        lines += _field(answer, wording)
    else:
        lines += _games(answer, wording)
    lines.append(_score(answer, wording))
    lines.append(answer.status(wording))
    lines += [
        wording.text("summary-fact", name=name, value=text) for _, name, text in answer.states
    ]
    lines.append(edition_of(reading, wording))
    return "\n".join([line for line in lines if line])


def _title(answer: Answer, wording: Wording) -> str:
    reading = answer.reading
    parts = [wording.text("system-" + reading.book.name)]
    if reading.event.tempo:
        parts.append(wording.text("tempo-" + reading.event.tempo))
    day = reading.book.day(reading.event)
    if day:
        parts.append(wording.date(day))
    return ", ".join(parts)


def _player(answer: Answer, wording: Wording) -> str:
    """The rating and K that were used, and whatever else is known of the player."""
    reading = answer.reading
    own = reading.own
    if reading.entry.newcomer or own is None or answer.assessment is None:
        return ""
    k = answer.assessment.k
    rating = write(own, fewest_decimals(own), wording.mark)
    if k is None:
        parts = [wording.text("summary-rating", rating=rating)]
    else:
        factor = write(k, fewest_decimals(k), wording.mark)
        parts = [
            wording.text(
                "summary-player",
                rating=rating,
                letter=reading.book.factor_letter(reading.event),
                k=factor,
            )
        ]
    for fact in reading.book.facts_at(reading.event):
        value = reading.facts.get(fact.name)
        if value is not None and fact.name not in ("rating", "k"):
            parts.append(_fact(fact, value, wording))
    return "; ".join(parts)


def _fact(fact: Fact, value: "float | str", wording: Wording) -> str:
    name = wording.text(fact.label)
    return wording.text("summary-fact", name=name, value=wording.value(fact, value))


def _games(answer: Answer, wording: Wording) -> list[str]:
    found = answer.assessment or answer.first
    if found is None:
        return []
    asked = game_facts(answer.reading.book)
    return [_game(number + 1, line, asked, wording) for number, line in enumerate(found.lines)]


def _game(number: int, line: Line, asked: "list[tuple[str, Fact]]", wording: Wording) -> str:
    game = line.game
    opponent = wording.dash
    if game.opponent is not None:
        opponent = write(game.opponent, fewest_decimals(game.opponent), wording.mark)
    score = wording.dash if game.score is None else write_points(game.score)
    text = str(number) + ". " + opponent + ": " + score
    known = [(fact, game.facts[name]) for name, fact in asked if name in game.facts]
    if known:
        text += " (" + "; ".join([_fact(fact, value, wording) for fact, value in known]) + ")"
    if not line.counted and line.note is not None:
        text += " (" + wording.message(line.note) + ")"
    return text


def _field(answer: Answer, wording: Wording) -> list[str]:
    field = answer.reading.field
    if field is None:
        return []
    average = write(field.average, 0, wording.mark)
    return [wording.text("summary-field", average=average), wording.text("note-estimate")]


def _score(answer: Answer, wording: Wording) -> str:
    found = answer.assessment
    if found is None:
        return ""
    field = answer.reading.field
    games = found.counted if field is None else field.games
    return wording.text(
        "summary-score",
        score=write_points(found.score),
        games=str(games),
        count=games,
        expected=write(found.expected, EXPECTED, wording.mark),
    )
