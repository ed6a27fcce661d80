"""The K-factor since 8 June 2026.

    K = K0 * b + a, rounded to one decimal, at most Kmax

K0, the base value (Grundwert), comes from a table: by age group, DWZ and index. The brake b
(Bremsfaktor) lowers it for a low-rated player who scored less than expected; the bonus a
(Erfolgsaufschlag) is for who scored at least that. The table and the other numbers stand in
``editions.py`` with the day from which they hold.
"""

from ...core.assessment import Figure, Message
from ...core.numbers import fewest_decimals, round_half_away
from .adjustable import Adjustable
from .ages import JUNIOR, YOUTH
from .edition import Coefficient

#: Below these ratings a player up to 25, or an older one, has the base values of his age group.
YOUNG_BELOW = 2200
ADULT_BELOW = 2000

#: Below this rating youths have the bonus, which falls to nothing there.
YOUTH_BONUS_BELOW = 2000

#: Below this rating there is the brake at any age, and the bonus of the others.
LOW_BELOW = 1600

TENTHS = 10


def row(own: float, age: int | None) -> str:
    """Which row of the table holds: ``young``, ``adult`` or ``others``.

    >>> row(2199, 25), row(2200, 25), row(1999, 26), row(2000, 26), row(1999, None)
    ('young', 'others', 'adult', 'others', 'adult')
    """
    if age is not None and age <= JUNIOR:
        return "young" if own < YOUNG_BELOW else "others"
    return "adult" if own < ADULT_BELOW else "others"


def base_value(own: float, age: int | None, index: int | None, values: Adjustable) -> int:
    """K0, from the table; an unknown index counts as the highest."""
    known = {"young": values.young, "adult": values.adult, "others": values.others}[row(own, age)]
    return known[-1] if index is None else known[min(index, len(known)) - 1]


def brake(own: float, behind: bool, values: Adjustable) -> float:
    """The brake: (R0 + u) / (1600 + u) below 1600 for who scored less than expected, else 1."""
    if not behind or own >= LOW_BELOW:
        return 1.0
    return (own + values.u) / (LOW_BELOW + values.u)


def bonus(own: float, age: int | None, behind: bool, values: Adjustable) -> float:
    """The bonus of who scored at least what was expected of him, else 0."""
    if behind:
        return 0.0
    if age is not None and age <= YOUTH:
        return max(YOUTH_BONUS_BELOW - own, 0) / values.t
    if own >= LOW_BELOW:
        return 0.0
    return values.junior_bonus if age is not None and age <= JUNIOR else values.adult_bonus


def exact(
    own: float, age: int | None, index: int | None, behind: bool, values: Adjustable
) -> float:
    """K before it is rounded and limited."""
    base = base_value(own, age, index, values)
    return base * brake(own, behind, values) + bonus(own, age, behind, values)


def limited(k: float, values: Adjustable) -> float:
    """K with one decimal, a half away from zero, and at most Kmax.

    How a half is rounded is not known. A bonus never makes one, and a brake seldom.
    """
    return min(round_half_away(TENTHS * k) / TENTHS, values.most)


def shown(k: float) -> Figure:
    """K as a figure: with its decimal, where it has one."""
    return Figure(k, fewest_decimals(k))


def coefficient(
    own: float, age: int | None, index: int | None, behind: bool, values: Adjustable
) -> Coefficient:
    """K for a player rated ``own``; ``behind`` is whether he scored less than expected.

    ``age`` and ``index`` are None where unknown: he counts as over 25 then, and as experienced.
    """
    unlimited = exact(own, age, index, behind, values)
    k = limited(unlimited, values)
    figures = {
        "k": shown(k),
        "base": Figure(base_value(own, age, index, values)),
        "youth": Figure(YOUTH),
        "junior": Figure(JUNIOR),
        "low": Figure(LOW_BELOW),
        "young": Figure(YOUNG_BELOW),
        "adult": Figure(ADULT_BELOW),
        "experienced": Figure(values.experienced - 1),
        "bonus": shown(round_half_away(TENTHS * bonus(own, age, behind, values)) / TENTHS),
    }
    if index is not None:
        figures["index"] = Figure(index)
    return Coefficient(
        k,
        Message("dwz-k-" + _reason(own, age, index, behind, unlimited, values), **figures),
        lambda: _steps(own, age, index, behind, unlimited, values, figures),
    )


def _reason(
    own: float, age: int | None, index: int | None, behind: bool, k: float, values: Adjustable
) -> str:
    if k > values.most:
        return "most"
    if brake(own, behind, values) < 1:
        return "brake"
    if bonus(own, age, behind, values) > 0:
        return "bonus"
    return "unknown-age" if age is None else row(own, age) + _by_index(index, values)


def _by_index(index: int | None, values: Adjustable) -> str:
    return "" if index is not None and index < values.experienced else "-experienced"


def _steps(
    own: float,
    age: int | None,
    index: int | None,
    behind: bool,
    k: float,
    values: Adjustable,
    figures: dict[str, Figure],
) -> list[Message]:
    name = "dwz-step-k0-" + row(own, age) + _by_index(index, values)
    steps = [Message(name, own=Figure(own), **figures)]
    braked = Figure(brake(own, behind, values), 3)
    if braked.value < 1:
        steps.append(
            Message(
                "dwz-step-k-brake",
                own=Figure(own),
                below=Figure(LOW_BELOW),
                u=Figure(values.u),
                brake=braked,
            )
        )
    added = Figure(bonus(own, age, behind, values), 3)
    if added.value > 0:
        steps.append(_bonus_step(own, age, added, values))
    steps.append(
        Message(
            "dwz-step-k",
            base=figures["base"],
            brake=braked,
            bonus=added,
            exact=Figure(k, 3),
            k=shown(round_half_away(TENTHS * k) / TENTHS),
        )
    )
    if k > values.most:
        steps.append(Message("dwz-step-k-most", k=figures["k"]))
    return steps


def _bonus_step(own: float, age: int | None, added: Figure, values: Adjustable) -> Message:
    if age is not None and age <= YOUTH:
        return Message(
            "dwz-step-k-bonus-youth",
            own=Figure(own),
            youth=Figure(YOUTH),
            below=Figure(YOUTH_BONUS_BELOW),
            t=Figure(values.t),
            bonus=added,
        )
    return Message("dwz-step-k-bonus", below=Figure(LOW_BELOW), bonus=Figure(added.value))
