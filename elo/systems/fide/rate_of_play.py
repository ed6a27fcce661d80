"""B02 1, and 1 of the rapid and blitz regulations: how long a game must last to be rated.

All limits are minutes for one player, "assuming the game lasts 60 moves".

    before 2012    standard only
    2012           rapid from 15 to less than 60 minutes, blitz from 5 (FIDE news 5721)
    July 2013      rapid from more than 10 minutes (announced in September 2012, chess-news.ru)
    October 2022   blitz from more than 3 minutes (the text of March 2024; see below)

When the least time for blitz fell from 5 to 3 minutes was not found; it is taken to have done so
with the regulations of October 2022, and in the years before a game in between gets a note.
"""

from ...core.assessment import Day, Figure, Message, Name
from ...core.games import Event
from ...core.tempo import BLITZ, RAPID, STANDARD
from ..base import RECONSTRUCTED, TRANSCRIBED, Edition
from .edition import CHECKED, HANDBOOK
from .editions_fast import RAPID_AND_BLITZ
from .editions_standard import B02

MOVES = 60

#: 1.1: the least time for a standard game, by the higher rating of the two players.
LIMITS_2022 = ((2400, 120), (1800, 90), (0, 60))
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


class Pace(Edition):
    """The limits of one time.

    ``limits`` are those of 1.1: from which rating on, and how many minutes. ``rapid`` and ``blitz``
    are the least minutes, None where there were no such lists; with ``rapid_itself`` and
    ``blitz_itself`` the limit itself is enough, else it takes more. ``blitz_unsure`` is the limit
    of later years, where the day on which it came is not known.
    """

    def __init__(
        self,
        name: str,
        since: str,
        until: str | None,
        source: Message,
        confidence: str,
        link: str,
        limits: tuple[tuple[int, int], ...],
        rapid: int | None = None,
        blitz: int | None = None,
        rapid_itself: bool = False,
        blitz_itself: bool = False,
        blitz_unsure: int | None = None,
    ) -> None:
        super().__init__(name, since, source, confidence, CHECKED, until, link)
        self.limits = limits
        self.rapid = rapid
        self.blitz = blitz
        self.rapid_itself = rapid_itself
        self.blitz_itself = blitz_itself
        self.blitz_unsure = blitz_unsure


PACES = (
    Pace(
        "before-2012",
        "1971-01-01",
        "2011-12-31",
        Message("source-fide-pace-quoted", document=B02),
        RECONSTRUCTED,
        "",
        LIMITS_OLD,
    ),
    Pace(
        "2012-01",
        RAPID_SINCE,
        "2013-06-30",
        Message("source-fide-pace-2012", news=Figure(5721), day=Day("2011-11-16"), document=B02),
        RECONSTRUCTED,
        "https://old.fide.com/component/content/article/1-fide-news/"
        "5721-rapid-and-blitz-rating-lists.html",
        LIMITS_OLD,
        rapid=15,
        blitz=5,
        rapid_itself=True,
        blitz_itself=True,
    ),
    Pace(
        "2013-07",
        "2013-07-01",
        "2021-12-31",
        Message(
            "source-fide-pace-2013", site=Name("chess-news.ru"), day=Day("2012-09-11"), document=B02
        ),
        RECONSTRUCTED,
        "",
        LIMITS_OLD,
        rapid=RAPID_MORE_THAN,
        blitz=5,
        blitz_itself=True,
        blitz_unsure=BLITZ_MORE_THAN,
    ),
    Pace(
        "2022-01",
        "2022-01-01",
        "2022-09-30",
        Message(
            "source-fide-pace-2022", document=B02, day=Day("2022-01-01"), other=RAPID_AND_BLITZ
        ),
        TRANSCRIBED,
        HANDBOOK + "B022022",
        LIMITS_2022,
        rapid=RAPID_MORE_THAN,
        blitz=5,
        blitz_itself=True,
        blitz_unsure=BLITZ_MORE_THAN,
    ),
    Pace(
        "2022-10",
        "2022-10-01",
        None,
        Message(
            "source-fide-pace-2024", document=B02, day=Day("2024-03-01"), other=RAPID_AND_BLITZ
        ),
        TRANSCRIBED,
        HANDBOOK + "B022024",
        LIMITS_2022,
        rapid=RAPID_MORE_THAN,
        blitz=BLITZ_MORE_THAN,
    ),
)


def minutes(base: float, increment: float, moves: int = MOVES) -> float:
    """The time for this many moves: ``base`` minutes and ``increment`` seconds for each move.

    >>> minutes(90, 30), minutes(3, 2)
    (120.0, 5.0)
    """
    return base + increment * moves / 60


def pace(event: Event) -> Pace:
    """The limits of the event's day, the newest without one.

    >>> pace(Event("2013-06-30")).name, pace(Event("2013-07-01")).name, pace(Event()).name
    ('2012-01', '2013-07', '2022-10')
    """
    found = PACES[0]
    for each in PACES:
        if event.date is None or each.since <= event.date:
            found = each
    return found


def limits(event: Event) -> tuple[tuple[int, int], ...]:
    """The limits of 1.1 for this date: from which rating on, and how many minutes."""
    return pace(event).limits


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
    >>> tempo_of(12, 1850, Event("2012-06-01")), tempo_of(4, 1850, Event("2012-06-01"))
    ('blitz', None)
    """
    if time >= standard_limit(highest, event)[1]:
        return STANDARD
    found = pace(event)
    if found.rapid is None or found.blitz is None or time >= RAPID_LESS_THAN:
        return None
    if time > found.rapid or (found.rapid_itself and time == found.rapid):
        return RAPID
    if time > found.blitz or (found.blitz_itself and time == found.blitz):
        return BLITZ
    return None
