"""Which rating does this game count for? A chapter that systems offer.

The organiser decides whether an event is sent in at all (FIDE wants it registered beforehand, B02
0.2; the KNSB wants the results sent in). What is answered is which list the time, the ratings and
the membership allow, and which limit decided that.
"""

from ..core.assessment import Figure, Message
from ..core.errors import InputError
from ..core.games import Event
from .base import Edition

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable

NONE = "none"

MAX_BASE = 600
MAX_INCREMENT = 600


class Clock:
    """The time for one player: ``base`` minutes, and ``increment`` seconds for each move.

    Raises ``InputError`` (``out-of-range``).

    >>> Clock(90, 30).base
    90
    """

    def __init__(self, base: float, increment: float = 0) -> None:
        for value, high, field in (
            (base, MAX_BASE, "base"),
            (increment, MAX_INCREMENT, "increment"),
        ):
            if not 0 <= value <= high:
                text = "must be from 0 to " + str(high)
                raise InputError("out-of-range", field, text, low=0, high=high)
        self.base = base
        self.increment = increment


class Counting:
    """The list that a game counts for, ``"none"`` for none, and the limit that decided it.

    ``rules`` are the ones that it rests on, with their source.
    """

    def __init__(self, rating: str, reason: Message, rules: Edition, event: Event) -> None:
        self.rating = rating
        self.reason = reason
        self.rules = rules
        self.notes = rules.standing(event.date)

    @property
    def confidence(self) -> str:
        """How sure the rules are."""
        return self.rules.confidence


class CountingRules:
    """What one system says: ``name`` is its own, ``editions`` are all texts that it rests on.

    ``count`` takes the clock, the ratings of White and Black (None without one), the event, of
    which the date matters and not the tempo, and whether both are members of the federation where
    it asks for that.
    """

    def __init__(
        self,
        name: str,
        editions: tuple[Edition, ...],
        count: "Callable[[Clock, float | None, float | None, Event, bool], Counting]",
    ) -> None:
        self.name = name
        self.editions = editions
        self.count = count


def counting_rules() -> list[CountingRules]:
    """The rules of all systems that have any.

    >>> [rules.name for rules in counting_rules()]
    ['fide', 'knsb']
    """
    from .fide.counting import FIDE_COUNTING
    from .knsb.counting import KNSB_COUNTING

    return [FIDE_COUNTING, KNSB_COUNTING]


def time_figure(value: float) -> Figure:
    """Minutes, with half ones and the like to a tenth."""
    return Figure(value, 0 if value == int(value) else 1)
