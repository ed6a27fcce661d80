"""The performance on the logistic curve: the rating x that expects just the score.

    sum of 1 / (1 + 10^((Ro - x) / 400)) = score

No federation's figure, but the one that follows from the curve itself. At 0 % and 100 % there is
none: no rating expects to lose or to win everything.
"""

import math

from ...core.assessment import Figure, Message, Performance
from ...core.curves import LOGISTIC_SCALE, logistic
from ...core.games import Game
from ...core.numbers import NOISE, same, total

PERFORMANCE = "performance"

#: For the list of a system's figures.
FIGURE = (PERFORMANCE, Message("performance-logistic", scale=Figure(LOGISTIC_SCALE)))


def logistic_performance(games: list[Game]) -> Performance:
    """The whole number nearest to x, a half going up; None at 0 % and 100 %.

    ``games`` all count, and there is at least one.

    >>> logistic_performance([Game(1500, 1), Game(1700, 0)]).value
    1600
    >>> logistic_performance([Game(1500, 1)]).reason.name
    'performance-all-or-nothing'
    """
    name, definition = FIGURE
    opponents = [game.opponent or 0 for game in games]
    score = total([game.score or 0 for game in games])
    if same(score, 0) or same(score, len(games)):
        return Performance(name, definition, None, Message("performance-all-or-nothing"))
    return Performance(name, definition, _nearest(opponents, score))


def _nearest(opponents: list[float], score: float) -> int:
    # Against equal opponents x lies this far from them; so it lies so far from the weakest at
    # least, and from the strongest at most.
    distance = LOGISTIC_SCALE * math.log10(score / (len(opponents) - score))
    low = math.floor(min(opponents) + distance) - 1
    high = math.ceil(max(opponents) + distance) + 1
    while high - low > 1:  # the lowest whole number at whose upper edge more is expected
        middle = (low + high) // 2
        edge = middle + 0.5
        if total([logistic(edge - opponent) for opponent in opponents]) > score + NOISE:
            high = middle
        else:
            low = middle
    return high
