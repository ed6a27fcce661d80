"""Expected score as a function of a rating difference."""

import math

#: Elo's logistic scale: at this many points the stronger player is expected to score ten
#: times what the weaker one does.
LOGISTIC_SCALE = 400


def logistic(difference: float) -> float:
    """The expected score, 0 to 1, of a player ``difference`` points above the opponent.

    E = 1 / (1 + 10^(-d/400)): Elo, *The Rating of Chessplayers, Past and Present* (1978), the
    logistic form. ``difference`` is own rating minus opponent's rating.

    >>> logistic(0)
    0.5
    >>> abs(logistic(400) - 10 / 11) < 1e-12
    True
    """
    return 1 / (1 + 10 ** (-difference / LOGISTIC_SCALE))


def normal(difference: float, sd: float) -> float:
    """The expected score, 0 to 1, of a player ``difference`` points above the opponent.

    The normal distribution function Phi(d / sd), ``sd`` being the standard deviation of the
    difference of two performances, in points: Elo's own first form.

    >>> normal(0, 200)
    0.5
    >>> abs(normal(200, 200) - 0.8413447460685429) < 1e-12
    True
    """
    return 0.5 * math.erfc(-difference / (sd * math.sqrt(2)))
