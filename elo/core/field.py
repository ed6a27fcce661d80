"""A field of opponents of whom only the average is known."""

from .errors import InputError
from .facts import Known, given
from .games import Game
from .numbers import same


class Field(Known):
    """A field of opponents known only by its average rating: a shortcut, always an estimate.

    ``points`` scored in ``games`` games; ``facts`` are those of every game, as in :class:`Game`.
    Raises ``InputError``: ``bad-games`` unless games is a whole number of at least 1,
    ``bad-points`` unless points is a multiple of ½ from 0 to games.

    >>> Field(1600, 5, 3.5).points
    3.5
    """

    def __init__(
        self, average: float, games: float, points: float, **facts: float | str | None
    ) -> None:
        if games != int(games) or games < 1:
            raise InputError("bad-games", "games", "must be a whole number of at least 1")
        if not same(points * 2, int(points * 2)) or not 0 <= points <= games:
            raise InputError(
                "bad-points",
                "points",
                "must be a multiple of 0.5 from 0 to the number of games",
                high=games,
            )
        self.average = average
        self.games = int(games)
        self.points = points
        self.facts = given(facts) if facts else {}

    def scored(self, points: float) -> "Field":
        """The same field with so many points.

        >>> Field(1600, 5, 0).scored(2.5).points
        2.5
        """
        return Field(self.average, self.games, points, **self.facts)

    def game(self, score: float | None) -> Game:
        """One game of the field, against its average.

        >>> Field(1600, 5, 3.5, opponent_deviation=80).game(None)
        Game(1600, None, opponent_deviation=80)
        """
        return Game(self.average, score, None, **self.facts)
