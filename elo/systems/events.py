"""The shelf of the systems that rate an event as a whole: those whose book ``rates_events``.

They stand apart from the shelf of rule books because a page that rates one player needs none.
"""

from ..core.games import TODAY, Event
from .base import RuleBook
from .event_rating import Entered, EventRating


def _dwz() -> type[EventRating]:
    from .dwz.whole_event import DwzEvent

    return DwzEvent


SHELF = (("dwz", _dwz),)


def rate_event(book: RuleBook, entered: list[Entered], event: Event = TODAY) -> EventRating:
    """Rates all players of an event together, for a book that ``rates_events``.

    Everybody who played must be among those who entered: a number hangs on all the others'.

    >>> from ..core.games import Game, Player
    >>> from . import by_name
    >>> pair = [Entered(Player(1500), [Game(1500, 1)], [1]), Entered(Player(1500), [], [])]
    >>> rate_event(by_name("dwz"), pair).assess(0).expected
    0.5
    """
    for name, rating in SHELF:
        if name == book.name:
            return rating()(book, entered, event)
    raise ValueError(book.name + " rates one player at a time")
