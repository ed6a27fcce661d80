"""Wertungsordnung 3.3: the expectation of a game, P(D), and of an event, We.

Until June 2026 the DSB computed and printed expectations to three decimals, so they are whole
thousandths here and their sum is exact; so they are in every performance. Since then they are
summed as they are. There is no cap on the difference.
"""

import math

from ...core.curves import normal
from ...core.numbers import round_half_away

#: 3.3.1: one player's form has a standard deviation of 200 points, so the difference of two
#: independent ones has 200 * sqrt(2), about 282.8.
SD = 200 * math.sqrt(2)

#: One point in thousandths.
POINT = 1000

#: P(D) of the differences met so far: a search for a performance asks for the same ones again.
_KNOWN: dict[int, int] = {}

#: At this difference the expectation shows as 1.000 (it does from 931 on).
CERTAIN = 1000


def whole_difference(own: float, opponent: float) -> int:
    """The whole difference D that 3.3.1 asks for; an average's fraction is rounded half away.

    >>> whole_difference(1600, 1725), whole_difference(1600, 1612.5)
    (-125, -13)
    """
    difference = own - opponent
    whole = int(difference)
    return whole if whole == difference else round_half_away(difference)


def thousandths(difference: int) -> int:
    """P(D) in thousandths of a point; those of both players add up to 1000.

    >>> thousandths(0), thousandths(200), thousandths(-200), thousandths(2000)
    (500, 760, 240, 1000)
    """
    if difference not in _KNOWN:
        # from the stronger side, so that the two sides of one game are rounded only once
        stronger = round_half_away(POINT * normal(abs(difference), SD))
        _KNOWN[difference] = stronger if difference >= 0 else POINT - stronger
    return _KNOWN[difference]


def unrounded(difference: int) -> float:
    """P(D) in thousandths of a point, with all its decimals.

    >>> 638.1631 < unrounded(100) < 638.1632
    True
    """
    return POINT * normal(difference, SD)


def difference_for(share: float) -> int:
    """D(P), the inverse: the whole difference at which ``share`` of the points is expected.

    The share is taken to three decimals, and from 0.001 to 0.999.

    >>> difference_for(0.7), difference_for(0.3), difference_for(1)
    (148, -148, 874)
    """
    shared = min(max(in_thousandths(share), 1), POINT - 1)
    stronger = max(shared, POINT - shared) / POINT
    low = -1
    high = CERTAIN
    while high - low > 1:
        middle = (low + high) // 2
        if normal(middle + 0.5, SD) < stronger:
            low = middle
        else:
            high = middle
    return high if 2 * shared >= POINT else -high


def expected_thousandths(own: float, opponents: list[float]) -> int:
    """3.3.2: We, the expected points against these opponents, in thousandths.

    >>> expected_thousandths(1600, [1600, 1800, 1400])
    1500
    """
    result = 0
    for opponent in opponents:
        difference = own - opponent
        if difference in _KNOWN:  # that of an average is in no table, unless it is whole
            result += _KNOWN[difference]  # type: ignore[index]
        else:
            result += thousandths(whole_difference(own, opponent))
    return result


def in_thousandths(points: float) -> int:
    """Points scored, in thousandths.

    >>> in_thousandths(3.5)
    3500
    """
    return round_half_away(POINT * points)
