"""Wertungsordnung 3.5.2: what the games of an event change.

    Rn = R0 + 800 * (W - We) / (E + n)

All sums are whole thousandths of a point.
"""

from ...assessment import Line
from ...numbers import round_half_away
from .expectation import POINT

#: 3.5.2
CHANGE_SCALE = 800


class DwzLine(Line):
    """A game in thousandths of a point: ``each`` is We, ``surplus`` what was scored beyond it."""

    each = 0
    surplus = 0

    def count_for(self, each: int) -> None:
        """Counts the game with this expectation."""
        self.each = each
        self.surplus = int(POINT * (self.game.score or 0)) - each
        self.expected = each / POINT


class Result:
    """``score`` points in ``games`` counted games, with ``expected`` thousandths of a point."""

    def __init__(self, score: float, expected: int, games: int) -> None:
        self.score = score
        self.expected = expected
        self.games = games


def change_of(surplus: int, e: float, games: int) -> float:
    """3.5.2: 800 * (W - We) / (E + n), ``surplus`` in thousandths; 0 without games.

    >>> change_of(600, 20, 5)
    19.2
    """
    return CHANGE_SCALE * surplus / (POINT * (e + games))


def next_rating(own: float, change: float) -> int:
    """Rn, the whole number nearest to R0 plus the change; a half goes up.

    2.2.1: a DWZ is a positive number.

    >>> next_rating(1600, 12.5), next_rating(1600, -12.5), next_rating(5, -10)
    (1613, 1588, 1)
    """
    return max(round_half_away(own + change), 1)
