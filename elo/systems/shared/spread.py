"""One total, many ways: which games the points come from, where that matters to the rating.

In most systems the points of a period decide, whatever games they come from. Where they do not, a
rule book says (``RuleBook.spread``) how each total moves the rating least and most.
"""

from ...core.assessment import Message
from ...core.games import DRAW, LOSS, WIN, Game
from ...core.numbers import NOISE

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable

SCORES = (LOSS, DRAW, WIN)


def all_lost(games: list[Game], still: list[int]) -> list[Game]:
    """The games with those at these places lost: where a table of scores begins.

    >>> [game.score for game in all_lost([Game(1500, 1), Game(1600, None)], [1])]
    [1, 0.0]
    """
    found = list(games)
    for index in still:
        found[index] = games[index].scored(LOSS)
    return found


def no_steps() -> list[Message]:
    """The working of an assessment that stands in a table."""
    return []


class Chain:
    """The scores of the games so far with the worst or best outcome, the last game first."""

    def __init__(self, value: float, halves: int = 0, before: "Chain | None" = None) -> None:
        self.value = value
        self.halves = halves
        self.before = before

    def moved(self, value: float) -> "Chain":
        """The same scores with another outcome."""
        return Chain(value, self.halves, self.before)

    def scores(self) -> list[float]:
        """The scores in the order of the games."""
        found: list[float] = []
        link = self
        while link.before is not None:
            found.append(SCORES[link.halves])
            link = link.before
        found.reverse()
        return found


def climb(row: list[Chain], outcomes: "Callable[[float], list[float]]", sign: int) -> list[Chain]:
    """One game more: the worst (``sign`` -1) or best (1) chain for each total in half points.

    ``outcomes`` gives the values after a loss, a draw and a win from the value before the game.
    """
    longer: list[Chain | None] = [None] * (len(row) + len(SCORES) - 1)
    for total, chain in enumerate(row):
        for halves, value in enumerate(outcomes(chain.value)):
            best = longer[total + halves]
            if best is None or sign * (value - best.value) > NOISE:
                longer[total + halves] = Chain(value, halves, chain)
    return [chain for chain in longer if chain is not None]


def spread_of_sums(
    changes: list[tuple[float, float, float]],
) -> list[tuple[list[float], list[float]]]:
    """For each total in half points the scores with the least and with the greatest sum.

    ``changes`` are what each game adds when lost, drawn and won.

    >>> spread_of_sums([(-1, 5, 10), (-4, 3, 10)])[2]
    ([1.0, 0.0], [0.0, 1.0])
    """
    least = _chains(changes, -1)
    most = _chains(changes, 1)
    return [(low.scores(), high.scores()) for low, high in zip(least, most)]


def _chains(changes: list[tuple[float, float, float]], sign: int) -> list[Chain]:
    row = [Chain(0)]
    for change in changes:
        row = climb(row, _added(change), sign)
    return row


def _added(change: tuple[float, float, float]) -> "Callable[[float], list[float]]":
    return lambda value: [value + each for each in change]
