"""The formulas of the paper but for step 5, in its order."""

import math

#: Step 2: the points of one unit of the scale on which Glicko-2 works, as the paper prints them.
SCALE = 173.7178


def weight(phi: float) -> float:
    """Step 3: g(phi) = 1 / sqrt(1 + 3 phi^2 / pi^2), of the opponent's deviation.

    >>> weight(0)
    1.0
    """
    return 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))


def expectation(difference: float, g: float) -> float:
    """Step 3: E = 1 / (1 + exp(-g(phij) (mu - muj))); ``difference`` is mu - muj.

    >>> expectation(0, 0.5)
    0.5
    """
    return 1 / (1 + math.exp(-g * difference))


def grown(phi: float, sigma: float, periods: float) -> float:
    """Step 6: phi* = sqrt(phi^2 + sigma^2), after so many rating periods.

    >>> grown(3, 2, 4)
    5.0
    """
    return math.sqrt(phi * phi + periods * sigma * sigma)


def deviation_after(phi: float, information: float) -> float:
    """Step 7: phi' = 1 / sqrt(1 / phi*^2 + 1 / v), where 1 / v = sum(g^2 E (1 - E)).

    >>> deviation_after(2, 0)
    2.0
    """
    return 1 / math.sqrt(1 / (phi * phi) + information)
