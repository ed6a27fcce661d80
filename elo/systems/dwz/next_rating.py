"""Wertungsordnung 3.5.2: what the games of an event change, and the next DWZ.

How much a surplus changes, each edition says (``rules_2016.py``, ``rules_2026.py``).
"""

from ...core.assessment import Line
from ...core.games import Game
from ...core.numbers import round_half_away
from ..base import not_counted
from .edition import DwzEdition, Result
from .expectation import POINT, whole_difference


class DwzLine(Line):
    """A game in thousandths of a point: ``each`` is We, ``surplus`` what was scored beyond it."""

    each = 0.0
    surplus = 0.0

    def count_for(self, each: float) -> None:
        """Counts the game with this expectation."""
        self.each = each
        self.surplus = POINT * (self.game.score or 0) - each
        self.expected = each / POINT


def change_of(result: Result, k: float, edition: DwzEdition) -> float:
    """What a result changes with this coefficient."""
    return edition.change(result.surplus, k, result.games)


def next_rating(own: float, change: float, edition: DwzEdition) -> int:
    """Rn, the whole number nearest to R0 plus the change, and no less than the edition's least.

    A half goes away from zero, which no text says.

    >>> from .editions import EDITIONS
    >>> [next_rating(1600, change, EDITIONS[0]) for change in (12.5, -12.5)]
    [1613, 1588]
    >>> next_rating(5, -10, EDITIONS[0]), next_rating(1105, -10, EDITIONS[-1])
    (1, 1100)
    """
    return max(round_half_away(own + change), edition.least)


def count(own: float, games: list[Game], edition: DwzEdition) -> tuple[list[DwzLine], Result]:
    """The games as lines, and what those that count add up to."""
    lines = []
    score = 0.0
    expected = 0.0
    counted = 0
    for game in games:
        line = DwzLine(game, None, None, not_counted(game))
        lines.append(line)
        if line.note is None and game.opponent is not None:
            line.count_for(edition.expectation(whole_difference(own, game.opponent)))
            score += game.score or 0
            expected += line.each
            counted += 1
    return lines, Result(score, expected, counted)
