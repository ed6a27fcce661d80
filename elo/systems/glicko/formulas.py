"""The formulas of the paper, in its order."""

import math

from ...core.curves import LOGISTIC_SCALE, logistic

#: Step 2: q = ln(10) / 400.
Q = math.log(10) / LOGISTIC_SCALE


def grown(deviation: float, c: float, periods: float, most: float) -> float:
    """Step 1 (b): RD = min(sqrt(RD^2 + c^2 t), 350), after so many rating periods.

    >>> grown(50, 0, 1, 350), grown(340, 100, 4, 350)
    (50.0, 350)
    """
    return min(math.sqrt(deviation * deviation + c * c * periods), most)


def weight(deviation: float) -> float:
    """Step 2: g(RD) = 1 / sqrt(1 + 3 q^2 RD^2 / pi^2), of the opponent's deviation.

    >>> weight(0)
    1.0
    """
    share = Q * deviation / math.pi
    return 1 / math.sqrt(1 + 3 * share * share)


def expectation(own: float, opponent: float, g: float) -> float:
    """Step 2: E = 1 / (1 + 10^(-g(RDj) (r - rj) / 400)).

    >>> expectation(1500, 1500, 0.5)
    0.5
    """
    return logistic(g * (own - opponent))


def variance_after(deviation: float, information: float) -> float:
    """Step 2: RD'^2 = 1 / (1 / RD^2 + 1 / d^2), where 1 / d^2 = q^2 sum(g^2 E (1 - E)).

    >>> variance_after(200, 0)
    40000.0
    """
    return 1 / (1 / (deviation * deviation) + Q * Q * information)
