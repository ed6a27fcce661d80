"""B02 1, and 1 of the rapid and blitz regulations: how long a game must last to be rated.

All limits are minutes for one player, "assuming the game lasts 60 moves".
"""

from ...games import Event
from .edition import BLITZ, RAPID, STANDARD

MOVES = 60

#: 1.1: the least time for a standard game, by the higher rating of the two players.
LIMITS_2022 = ((2400, 120), (1800, 90), (0, 60))
SINCE_2022 = "2022-01-01"
#: Before 2022, as federations quote the older text.
LIMITS_OLD = ((2200, 120), (1600, 90), (0, 60))

#: Rapid 1.1.1: more than 10 and less than 60; blitz 1.1.2: more than 3 and not more than 10.
RAPID_MORE_THAN = 10
RAPID_LESS_THAN = 60
BLITZ_MORE_THAN = 3

#: FIDE news 5721: rapid and blitz are rated from this day on.
RAPID_SINCE = "2012-01-01"

#: FIDE's exception of 2026 for major events that its commission approves one by one: at least 45
#: minutes and 30 seconds a move.
APPROVED_SINCE = "2026-01-01"
APPROVED_BASE = 45
APPROVED_INCREMENT = 30


def minutes(base: float, increment: float, moves: int = MOVES) -> float:
    """The time for this many moves: ``base`` minutes and ``increment`` seconds for each move.

    >>> minutes(90, 30), minutes(3, 2)
    (120.0, 5.0)
    """
    return base + increment * moves / 60


def limits(event: Event) -> tuple[tuple[int, int], ...]:
    """The limits of 1.1 for this date: from which rating on, and how many minutes."""
    return LIMITS_2022 if event.date is None or event.date >= SINCE_2022 else LIMITS_OLD


def standard_limit(highest: float, event: Event) -> tuple[int, int]:
    """The limit of 1.1 for a standard game: from which rating on, and how many minutes.

    ``highest`` is the higher of the two ratings, 0 when both players are unrated.

    >>> standard_limit(2400, Event()), standard_limit(2399, Event()), standard_limit(1799, Event())
    ((2400, 120), (1800, 90), (0, 60))
    """
    found = limits(event)[-1]
    for limit in limits(event):
        if highest >= limit[0] and limit[0] > found[0]:
            found = limit
    return found


def tempo_of(time: float, highest: float, event: Event) -> str | None:
    """The list that a game of this time for 60 moves is rated on, None when on no list.

    >>> tempo_of(90, 1850, Event()), tempo_of(90, 2450, Event()), tempo_of(10, 1850, Event())
    ('standard', None, 'blitz')
    """
    if time >= standard_limit(highest, event)[1]:
        return STANDARD
    if event.date is not None and event.date < RAPID_SINCE:
        return None
    if RAPID_MORE_THAN < time < RAPID_LESS_THAN:
        return RAPID
    if BLITZ_MORE_THAN < time <= RAPID_MORE_THAN:
        return BLITZ
    return None
