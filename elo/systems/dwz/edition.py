"""What one edition of the Wertungsordnung lays down: the shape that all of them share.

Points are counted in thousandths of a point (``POINT``).
"""

from ...core.assessment import Message
from ...core.numbers import NOISE
from ..base import Edition, Fact
from .expectation import POINT

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable


class Coefficient:
    """A development coefficient, its ``reason`` and the ``steps`` that lead to it.

    ``value`` is E until June 2026, K since. ``working`` is a function without arguments that gives
    the steps, for whoever asks.
    """

    def __init__(
        self, value: float, reason: Message, working: "Callable[[], list[Message]]"
    ) -> None:
        self.value = value
        self.reason = reason
        self.working = working

    @property
    def steps(self) -> list[Message]:
        """The working, in order."""
        return self.working()


class Result:
    """``score`` points in ``games`` counted games, with ``expected`` thousandths of a point."""

    def __init__(self, score: float, expected: float, games: int) -> None:
        self.score = score
        self.expected = expected
        self.games = games

    @property
    def surplus(self) -> float:
        """What was scored beyond the expectation, in thousandths of a point."""
        return POINT * self.score - self.expected

    def is_behind(self) -> bool:
        """Whether less was scored than expected: W < We."""
        return self.surplus < -NOISE


class DwzEdition(Edition):
    """One edition. ``k`` and ``index`` are what it asks about the coefficient and the index.

    ``least`` is the lowest DWZ that it gives. From index ``experienced`` on the index matters no
    more, and an unknown index counts as that. With ``all_points`` a newcomer who has won every game
    gets a first DWZ. ``doubts`` say what is not known about it.
    """

    least = 1
    experienced = 1
    all_points = False
    doubts: tuple[Message, ...] = ()

    def __init__(
        self,
        name: str,
        since: str,
        until: str | None,
        source: Message,
        confidence: str,
        checked: str,
        link: str,
        k: Fact,
        index: Fact,
    ) -> None:
        super().__init__(name, since, source, confidence, checked, until, link)
        self.k = k
        self.index = index

    def expectation(self, difference: int) -> float:
        """P(D), in thousandths of a point as they are summed."""
        raise NotImplementedError

    def weight(self, own: float, age: int | None, index: int | None, behind: bool) -> float:
        """The coefficient of a player rated ``own``; ``behind``: he scored less than expected."""
        raise NotImplementedError

    def coefficient(
        self, own: float, age: int | None, index: int | None, behind: bool
    ) -> Coefficient:
        """The same with its reason and its steps."""
        raise NotImplementedError

    def override(self, k: float, suggested: float) -> Message:
        """That another coefficient was chosen than the rules give."""
        raise NotImplementedError

    def change(self, surplus: float, k: float, games: int) -> float:
        """What ``surplus`` thousandths of a point beyond the expectation change."""
        raise NotImplementedError

    def change_step(self, result: Result, k: float, change: float) -> Message:
        """The same as a step."""
        raise NotImplementedError

    def first(self, performance: int) -> tuple[int, list[Message], list[Message]]:
        """The first DWZ for a performance, the steps from one to the other, and what to know."""
        raise NotImplementedError
