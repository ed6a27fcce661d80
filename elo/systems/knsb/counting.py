"""Which of the KNSB's lists a game counts for, from the time on the clock.

The rating regulations (H1) themselves were not at hand; the limits for classical games are those
that clubs state, and those for rapid and blitz are FIDE's, because the KNSB took over its three
lists in October 2024.
"""

from ...core.assessment import Day, Figure, Message, Name
from ...core.games import Event
from ...core.tempo import BLITZ, RAPID
from ..base import RECONSTRUCTED, TRANSCRIBED, Edition
from ..counting import NONE, Clock, Counting, CountingRules, time_figure
from ..fide.counting import tempo_reason
from ..fide.rate_of_play import BLITZ_MORE_THAN, RAPID_LESS_THAN, RAPID_MORE_THAN, minutes, pace

CLASSICAL = "classical"

#: KNSB, as clubs state it: the least minutes for a classical game without increment, and those
#: for 40 moves with at least 5 seconds a move; each for strong players and below 1900 on average.
INCREMENT = 5
MOVES = 40
AVERAGE = 1900
PLAIN = (105, 90)
WITH_INCREMENT = (100, 60)
#: KNSB: rapid and blitz lists since 1 October 2024.
RAPID_SINCE = "2024-10-01"

#: KNSB: the texts that its answers rest on.
MEMBERS = Edition(
    "members",
    "2015-02-01",
    Message("source-knsb-members", site=Name("schaakbond.nl/rating/knsb-rating")),
    TRANSCRIBED,
    checked="2026-11-30",
    link="https://schaakbond.nl/rating/knsb-rating",
)
CLUBS = Edition(
    "clubs",
    "2015-02-01",
    Message("source-knsb-clubs"),
    RECONSTRUCTED,
    checked="2026-11-30",
)


def knsb_counting(
    clock: Clock,
    white: float | None,
    black: float | None,
    event: Event,
    members: bool = True,
) -> Counting:
    """KNSB classical, rapid, blitz or none.

    ``members`` is false when a player with the federation NED is no (recent) member of the KNSB.
    The average below 1900 is that of the two players; where a rating is missing, the stricter
    limit is asked.

    >>> found = knsb_counting(Clock(90, 0), 1850, 1700, Event("2026-01-10"))
    >>> found.rating, found.reason.name
    ('classical', 'counting-knsb-classical')
    """
    if not members:
        return Counting(NONE, Message("counting-knsb-members"), MEMBERS, event)
    increment = clock.increment >= INCREMENT
    time = minutes(clock.base, clock.increment, MOVES) if increment else clock.base
    least = _limit(white, black, WITH_INCREMENT if increment else PLAIN)
    if time >= least:
        name = "counting-knsb-classical-increment" if increment else "counting-knsb-classical"
        return Counting(CLASSICAL, _reason(name, time, least), CLUBS, event)
    sixty = minutes(clock.base, clock.increment)
    tempo = None
    if BLITZ_MORE_THAN < sixty < RAPID_LESS_THAN:
        tempo = RAPID if sixty > RAPID_MORE_THAN else BLITZ
    if tempo is None:
        name = "counting-knsb-too-fast" if sixty > BLITZ_MORE_THAN else "counting-knsb-too-short"
        return Counting(NONE, _reason(name, time, least), CLUBS, event)
    if event.date is not None and event.date < RAPID_SINCE:
        reason = _reason("counting-knsb-no-list", time, least)
        return Counting(NONE, reason, CLUBS, event)
    reason = tempo_reason("counting-knsb-" + tempo, sixty, pace(Event()), CLUBS.checked)
    return Counting(tempo, reason, CLUBS, event)


def _reason(name: str, time: float, least: float) -> Message:
    return Message(
        name,
        time=time_figure(time),
        least=Figure(least),
        moves=Figure(MOVES),
        increment=Figure(INCREMENT),
        average=Figure(AVERAGE),
        checked=Day(CLUBS.checked),
    )


def _limit(white: float | None, black: float | None, limits: tuple[int, int]) -> int:
    if white is None or black is None or white + black >= 2 * AVERAGE:
        return limits[0]
    return limits[1]


KNSB_COUNTING = CountingRules("knsb", (CLUBS, MEMBERS), knsb_counting)
