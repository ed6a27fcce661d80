"""The working of a Schaaks rating, game by game."""

from ...core.assessment import Figure, Line, Message, Points
from ...core.curves import LOGISTIC_SCALE
from ...core.numbers import decimals, round_half_up
from ..shared.working import change_step


class RatedGame:
    """A game on a row: the rating and K before it, its line, the rating after it."""

    def __init__(self, number: int, own: float, k: float, line: Line, rating: float) -> None:
        self.number = number
        self.own = own
        self.k = k
        self.line = line
        self.rating = rating


def row_steps(row: list[RatedGame], floor: int) -> list[Message]:
    """A row of games: a single one is told at length, several in a line each."""
    if len(row) == 1:
        own, line = row[0].own, row[0].line
        expected = line.expected or 0
        steps = [expectation("schaaks-step-expected", own, line.game.opponent or 0, expected)]
        return steps + closing_steps(own, row[0].k, line.game.score or 0, expected, floor)
    steps = []
    for rated in row:
        own, line = rated.own, rated.line
        exact = own + (line.change or 0)
        steps.append(
            Message(
                "schaaks-step-game",
                number=Figure(rated.number),
                own=Figure(own, decimals(own)),
                opponent=Figure(line.game.opponent or 0, decimals(line.game.opponent or 0)),
                expected=Figure(line.expected or 0, 4),
                k=Figure(rated.k, decimals(rated.k)),
                score=Points(line.game.score or 0),
                change=Figure(line.change or 0, 2, signed=True),
                rating=Figure(round_half_up(exact)),
            )
        )
        steps += _floor_steps(exact, floor)
    if row:
        own, rating = row[0].own, row[-1].rating
        steps.append(
            Message(
                "schaaks-step-row",
                own=Figure(own, decimals(own)),
                games=Figure(len(row)),
                moved=Figure(rating - own, decimals(own), signed=True),
                rating=Figure(rating),
            )
        )
    return steps


def closing_steps(own: float, k: float, score: float, expected: float, floor: int) -> list[Message]:
    """The change, the new rating, and the floor where it mattered."""
    change = k * (score - expected)
    steps = [
        change_step(k, score, expected, change),
        Message(
            "schaaks-step-new-rating",
            own=Figure(own, decimals(own)),
            change=Figure(change, 2, signed=True),
            exact=Figure(own + change, 2),
            rating=Figure(round_half_up(own + change)),
        ),
    ]
    return steps + _floor_steps(own + change, floor)


def _floor_steps(exact: float, floor: int) -> list[Message]:
    if round_half_up(exact) >= floor:
        return []
    return [Message("schaaks-step-floor", floor=Figure(floor))]


def expectation(name: str, own: float, opponent: float, expected: float) -> Message:
    """The working of one expected score, in the figures that the reader typed."""
    return Message(
        name,
        own=Figure(own, decimals(own)),
        opponent=Figure(opponent, decimals(opponent)),
        gap=Figure(opponent - own, decimals(opponent - own)),
        scale=Figure(LOGISTIC_SCALE),
        expected=Figure(expected, 4),
    )
