"""The two rows of a game: finding the other one, and whether they agree."""

from collections.abc import Iterable

from ..core.games import BYE
from .event import BLACK, WHITE, Result, Tournament


def disputed(result: Result, back: Result | None) -> bool:
    """Whether two rows of one game contradict each other on how it ended.

    ``back`` is the opponent's row of that game, None without one.

    >>> white = Result(1, 2, "w", 1.0, "played", "1")
    >>> disputed(white, Result(1, 1, "b", 0.0, "played", "0")), disputed(white, None)
    (False, True)
    """
    if back is None or result.state != back.state:
        return result.state != BYE
    if result.score is None or back.score is None:
        return False
    return result.state != BYE and result.score + back.score > 1


def matched(
    one: Iterable[Result], other: Iterable[Result]
) -> list[tuple[Result | None, Result | None]]:
    """The games of a pair in one round, from the rows that each of the two has against the other.

    White's row and Black's belong together, in their order; what is left goes together in its
    order, and a row that has no other has None beside it.

    >>> white, black = Result(1, 2, "w", 1.0, "played"), Result(1, 2, "b", 0.0, "played")
    >>> first, second = Result(1, 1, "w", 1.0, "played"), Result(1, 1, "b", 0.0, "played")
    >>> [(a.score, b.score) for a, b in matched([white, black], [first, second])]
    [(1.0, 0.0), (0.0, 1.0)]
    """
    ours, theirs = list(one), list(other)
    found: list[tuple[Result | None, Result | None]] = []
    for colour, opposed in ((WHITE, BLACK), (BLACK, WHITE)):
        together = zip(
            [row for row in ours if row.colour == colour],
            [row for row in theirs if row.colour == opposed],
            strict=False,
        )
        found += together
    done = {id(row) for game in found for row in game}
    left = [row for row in ours if id(row) not in done]
    right = [row for row in theirs if id(row) not in done]
    for place in range(max(len(left), len(right))):
        found.append(
            (
                left[place] if place < len(left) else None,
                right[place] if place < len(right) else None,
            )
        )
    return found


class PairIndex:
    """The other row of every game of an event.

    In an event of a hundred thousand games this finds it much sooner than going from player to
    player does.
    """

    def __init__(self, event: Tournament) -> None:
        self._first: dict[int, Result] = {}
        #: Where a pair has several games in a round: all the rows of one side.
        self._several: dict[int, list[Result]] = {}
        #: The other rows of these, pair by pair, when one of the pair was asked for.
        self._matched: dict[int, dict[int, Result | None]] = {}
        first, several = self._first, self._several
        for number, player in event.by_number().items():
            for result in player.results:
                if result.opponent:
                    key = _key(result.round, number, result.opponent)
                    there = first.setdefault(key, result)
                    if there is not result:
                        several.setdefault(key, [there]).append(result)

    def of(self, result: Result, number: int) -> Result | None:
        """The opponent's row of the game that player ``number`` has as ``result``."""
        opponent = result.opponent or 0
        key = _key(result.round, opponent, number)
        if not self._several:
            return self._first.get(key)
        own = _key(result.round, number, opponent)
        if key not in self._several and own not in self._several:
            return self._first.get(key)
        if own not in self._matched:
            games = matched(self._rows(own), self._rows(key))
            self._matched[own] = {id(ours): theirs for ours, theirs in games if ours is not None}
        return self._matched[own].get(id(result))

    def _rows(self, key: int) -> list[Result]:
        alone = [self._first[key]] if key in self._first else []
        return self._several.get(key, alone)


def _key(in_round: int, number: int, opponent: int) -> int:
    """One number for the rows of a player against another in a round."""
    return (in_round << 40) + (number << 20) + opponent
