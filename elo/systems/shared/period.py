"""Where a rating period begins, and what its counted games add up to."""

from ...core.assessment import Line
from ...core.field import Field
from ...core.games import Player
from ..base import Fact


def own_rating(player: Player, rating: Fact) -> float:
    """The player's rating, checked. Raises ``InputError`` (``missing``, ``out-of-range``).

    >>> own_rating(Player(1500), Fact("rating", 100, 4000))
    1500
    """
    return rating.check(player.rated(), "player.rating")


def after_period(player: Player, rating: float, **more: float) -> dict[str, float | str]:
    """The states after a period: the rating, and each count that was known with what it gained.

    >>> after = after_period(Player(1500, games=40), 1510, games=9, index=1)
    >>> after["rating"], after["games"], "index" in after
    (1510, 49, False)
    """
    after: dict[str, float | str] = {"rating": rating}
    if player.facts:
        for name in more:
            before = player.number(name)
            if before is not None:
                after[name] = before + more[name]
    return after


class Tally:
    """What counted games add up to: points, expected points, exact change.

    ``opponents`` pairs each rating met with the number of games against it.
    """

    def __init__(
        self,
        score: float,
        expected: float,
        change: float,
        opponents: list[tuple[float, int]],
    ) -> None:
        self.score = score
        self.expected = expected
        self.change = change
        self.opponents = opponents
        self.games = 0
        for _, times in opponents:
            self.games += times


def tally(lines: list[Line]) -> Tally:
    """The lines that count, summed from left to right.

    >>> from elo.core.games import Game
    >>> found = tally([Line(Game(1500, 1), 0.5, 10), Line(Game(1500, None), None, None)])
    >>> found.games, found.score, found.expected, found.change
    (1, 1.0, 0.5, 10.0)
    """
    score = expected = change = 0.0
    opponents = []
    for line in lines:
        if line.expected is not None:
            score += line.game.score or 0
            expected += line.expected
            change += line.change or 0
            opponents.append((line.game.opponent or 0, 1))
    return Tally(score, expected, change, opponents)


def tally_field(field: Field, each: float, k: float) -> Tally:
    """A field of opponents, each taken for the average, against whom ``each`` is expected.

    >>> found = tally_field(Field(1500, 4, 3), 0.5, 10)
    >>> found.games, found.score, found.expected, found.change
    (4, 3, 2.0, 10.0)
    """
    expected = field.games * each
    change = k * (field.points - expected)
    return Tally(field.points, expected, change, [(field.average, field.games)])
