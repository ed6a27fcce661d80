"""Step 5 of Glicko-2: the new volatility, found by Illinois's method of halving."""

import math

#: 5.1: how near two steps must lie to each other.
TOLERANCE = 0.000001

#: Far more steps than it ever takes.
MOST_STEPS = 100


def new_volatility(sigma: float, phi: float, v: float, delta: float, tau: float) -> float:
    """The volatility after a period.

    ``sigma`` and ``phi`` are the volatility and the deviation before it, ``v`` the variance that
    comes from the games (step 3), ``delta`` the improvement that they speak for (step 4), ``tau``
    how fast a volatility may change.

    >>> abs(new_volatility(0.06, 1.1513, 1.7785, -0.4834, 0.5) - 0.05999) < 0.00001
    True
    """
    a = math.log(sigma * sigma)
    known, surprise = phi * phi + v, delta * delta

    def f(x: float) -> float:  # 5.1
        power = math.exp(x)
        sum_ = known + power
        return power * (surprise - sum_) / (2 * sum_ * sum_) - (x - a) / (tau * tau)

    # 5.2: both ends of an interval that holds the root. f(a - k tau) is k / tau, less half a unit
    # at most: one step is enough for every tau below 2
    one = a
    other = math.log(surprise - known) if surprise > known else a - tau
    at_one, at_other = f(one), f(other)  # 5.3
    for _ in range(MOST_STEPS):  # 5.4
        if abs(other - one) <= TOLERANCE:
            break
        between = one + (one - other) * at_one / (at_other - at_one)
        at_between = f(between)
        if at_between * at_other <= 0:
            one, at_one = other, at_other
        else:
            at_one = at_one / 2
        other, at_other = between, at_between
    return math.exp(one / 2)  # 5.5
