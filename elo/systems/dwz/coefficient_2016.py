"""Wertungsordnung Anhang 1.2 until 7 June 2026: the development coefficient E.

    E = E0 * fB + SBr, a whole number within limits

It stands for the weight of what a player has shown before: the lower, the faster the DWZ moves.
Young and low-rated players have a low one; success makes a youth's lower still (fB), failure makes
a low-rated player's higher (SBr, the brake).
"""

import math

from ...core.assessment import Figure, Message
from ...core.numbers import round_half_away
from .ages import JUNIOR, YOUTH
from .edition import Coefficient

#: J by age group: (up to this age, J, name).
AGE_GROUPS = ((YOUTH, 5, "youth"), (JUNIOR, 10, "junior"))
J_ADULT = 15

#: E0 = (R0 / 1000)^4 + J
BASE_SCALE = 1000
BASE_POWER = 4

#: fB = R0 / 2000, from 0.5 to 1.0: youths who scored at least what was expected.
FACTOR_SCALE = 2000
FACTOR_LOW = 0.5
FACTOR_HIGH = 1.0

#: SBr = exp((1300 - R0) / 150) - 1: below 1300, who scored less than expected, at any age.
BRAKE_BELOW = 1300
BRAKE_SCALE = 150

#: Limits of E: at least 5; without a brake at most 5 * index up to index 5, then 30; with one 150.
E_LEAST = 5
E_PER_INDEX = 5
E_MOST = 30
E_MOST_BRAKED = 150


def weight(own: float, age: int | None, index: int | None, behind: bool) -> int:
    """E alone, for a player rated ``own``; ``behind`` is whether he scored less than expected.

    ``age`` is None where unknown; so is ``index``, and then no limit of it applies.

    >>> weight(1600, 30, 10, behind=False), weight(1600, 30, 1, behind=False)
    (22, 5)
    """
    brake = braking(own, behind)
    return _limited(round_half_away(_unlimited(own, age, behind, brake)), brake > 0, index)[0]


def coefficient(own: float, age: int | None, index: int | None, behind: bool) -> Coefficient:
    """E with its reason and its steps.

    >>> coefficient(1600, 30, 10, behind=False).value
    22
    >>> coefficient(1000, 16, 12, behind=False).value, coefficient(1200, 16, 12, behind=True).value
    (5, 8)
    """
    factor = acceleration(own, age, behind)
    brake = braking(own, behind)
    exact = _unlimited(own, age, behind, brake)
    whole = round_half_away(exact)
    e, limit = _limited(whole, brake > 0, index)

    def working() -> list[Message]:
        steps = _steps(own, age, factor, brake, exact, whole)
        if limit:
            steps.append(Message("dwz-step-limit-" + limit, **_figures(e, own, index)))
        return steps

    reason = Message("dwz-e-" + _reason(age, factor, brake, limit), **_figures(e, own, index))
    return Coefficient(e, reason, working)


def base_value(own: float, age: int | None) -> float:
    """E0 = (R0 / 1000)^4 + J."""
    return (own / BASE_SCALE) ** BASE_POWER + age_constant(age)


def _unlimited(own: float, age: int | None, behind: bool, brake: float) -> float:
    return base_value(own, age) * acceleration(own, age, behind) + brake


def age_constant(age: int | None) -> int:
    """J, by age group.

    >>> age_constant(20), age_constant(21), age_constant(25), age_constant(26), age_constant(None)
    (5, 10, 10, 15, 15)
    """
    for oldest, j, _ in AGE_GROUPS:
        if age is not None and age <= oldest:
            return j
    return J_ADULT


def acceleration(own: float, age: int | None, behind: bool) -> float:
    """The factor fB, 0.5 to 1; 1 except for youths who scored at least what was expected.

    >>> acceleration(1200, 20, behind=False), acceleration(1200, 21, behind=False)
    (0.6, 1.0)
    """
    if age is None or age > YOUTH or behind:
        return FACTOR_HIGH
    return min(max(own / FACTOR_SCALE, FACTOR_LOW), FACTOR_HIGH)


def braking(own: float, behind: bool) -> float:
    """The brake SBr; 0 from 1300 on and for whoever scored at least what was expected.

    >>> braking(1300, behind=True), braking(1000, behind=False)
    (0.0, 0.0)
    """
    if not behind or own >= BRAKE_BELOW:
        return 0.0
    return math.exp((BRAKE_BELOW - own) / BRAKE_SCALE) - 1


def _limited(whole: int, braked: bool, index: int | None) -> tuple[int, str]:
    """E within its limits, and the name of the limit that changed it, else an empty one."""
    if whole < E_LEAST:
        return E_LEAST, "least"
    if braked:
        return (E_MOST_BRAKED, "braked") if whole > E_MOST_BRAKED else (whole, "")
    if index is not None and E_PER_INDEX * index < min(whole, E_MOST):
        return E_PER_INDEX * index, "index"
    return (E_MOST, "most") if whole > E_MOST else (whole, "")


def _reason(age: int | None, factor: float, brake: float, limit: str) -> str:
    if brake > 0:
        return "brake"
    if limit:
        return limit
    if age is None:
        return "unknown-age"
    for oldest, _, name in AGE_GROUPS:
        if age <= oldest:
            return name + "-fast" if factor < FACTOR_HIGH else name
    return "adult"


def _figures(e: int, own: float, index: int | None) -> dict[str, Figure]:
    figures = {
        "k": Figure(e),
        "own": Figure(own),
        "youth": Figure(YOUTH),
        "junior": Figure(JUNIOR),
        "below": Figure(BRAKE_BELOW),
        "times": Figure(E_PER_INDEX),
    }
    if index is not None:
        figures["index"] = Figure(index)
    return figures


def _steps(
    own: float,
    age: int | None,
    factor: float,
    brake: float,
    exact: float,
    whole: int,
) -> list[Message]:
    base = base_value(own, age)
    steps = [
        Message(
            "dwz-step-base",
            own=Figure(own),
            scale=Figure(BASE_SCALE),
            power=Figure(BASE_POWER),
            j=Figure(age_constant(age)),
            base=Figure(base, 3),
        )
    ]
    if factor < FACTOR_HIGH:
        steps.append(_factor_step(own, factor))
    if brake > 0:
        steps.append(
            Message(
                "dwz-step-brake",
                own=Figure(own),
                below=Figure(BRAKE_BELOW),
                scale=Figure(BRAKE_SCALE),
                brake=Figure(brake, 3),
            )
        )
    steps.append(
        Message(
            "dwz-step-coefficient",
            base=Figure(base, 3),
            factor=Figure(factor, 3),
            brake=Figure(brake, 3),
            exact=Figure(exact, 3),
            k=Figure(whole),
        )
    )
    return steps


def _factor_step(own: float, factor: float) -> Message:
    return Message(
        "dwz-step-factor",
        own=Figure(own),
        youth=Figure(YOUTH),
        scale=Figure(FACTOR_SCALE),
        low=Figure(FACTOR_LOW, 1),
        high=Figure(FACTOR_HIGH),
        factor=Figure(factor, 3),
    )
