"""The working of 3.5 as steps."""

from ...core.assessment import Figure, Message
from ...core.field import Field
from ...core.numbers import decimals, round_half_away, total
from .edition import DwzEdition, Result
from .expectation import POINT, whole_difference
from .next_rating import DwzLine


def _expectation(number: int, own: float, line: DwzLine) -> Message:
    opponent = line.game.opponent or 0
    return Message(
        "dwz-step-game",
        number=Figure(number),
        own=Figure(own),
        opponent=Figure(opponent),
        difference=Figure(whole_difference(own, opponent), 0, signed=True),
        expected=Figure(line.each / POINT, 3),
    )


def game_steps(own: float, lines: list[DwzLine]) -> list[Message]:
    """3.5.1: what was expected of each game, and in all."""
    steps = [_expectation(i + 1, own, line) for i, line in enumerate(lines) if line.counted]
    if len(steps) > 1:
        expected = total([line.each for line in lines])
        steps.append(
            Message("step-sum", expected=Figure(expected / POINT, 3), games=Figure(len(steps)))
        )
    return steps


def field_step(own: float, field: Field, each: float, result: Result) -> Message:
    """The same for a field known by its average."""
    return Message(
        "dwz-step-field",
        own=Figure(own),
        average=Figure(field.average, decimals(field.average)),
        games=Figure(field.games),
        each=Figure(each / POINT, 3),
        expected=Figure(result.expected / POINT, 3),
    )


def closing_steps(
    own: float, change: Message, points: float, new: float, edition: DwzEdition
) -> list[Message]:
    """3.5.2: the change and the next DWZ, which may be the least that the edition gives."""
    rounded = round_half_away(own + points)
    steps = [
        change,
        Message(
            "step-new-rating",
            own=Figure(own),
            change=Figure(points, 2, signed=True),
            moved=Figure(rounded - own, 0, signed=True),
            rating=Figure(rounded),
        ),
    ]
    if rounded < new:
        steps.append(Message("dwz-step-least", least=Figure(edition.least)))
    return steps
