"""A calculation as a few lines of text, for a message to somebody."""

from ....core.assessment import Line
from ....core.numbers import fewest_decimals, write, write_points
from ..wording import EXPECTED, Wording
from .answers import Answer
from .background import edition_of
from .entry import AVERAGE


def summary(answer: Answer, wording: Wording) -> str:
    """What was entered, the result, the system and the edition of its rules: a line for each."""
    reading = answer.reading
    lines = [_title(answer, wording), _player(answer, wording)]
    if reading.entry.mode == AVERAGE:
        lines += _field(answer, wording)
    else:
        lines += _games(answer, wording)
    lines.append(_score(answer, wording))
    lines += [answer.status(wording), edition_of(reading, wording)]
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
    reading = answer.reading
    own = reading.facts.get("rating")
    if reading.entry.newcomer or own is None or answer.assessment is None:
        return ""
    k = answer.assessment.k
    return wording.text(
        "summary-player",
        rating=write(own, 0, wording.mark),
        letter=reading.book.factor_letter(reading.event),
        k=wording.dash if k is None else write(k, fewest_decimals(k), wording.mark),
    )


def _games(answer: Answer, wording: Wording) -> list[str]:
    found = answer.assessment or answer.first
    if found is None:
        return []
    return [_game(number + 1, line, wording) for number, line in enumerate(found.lines)]


def _game(number: int, line: Line, wording: Wording) -> str:
    game = line.game
    opponent = wording.dash if game.opponent is None else write(game.opponent, 0, wording.mark)
    score = wording.dash if game.score is None else write_points(game.score)
    text = str(number) + ". " + opponent + ": " + score
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
