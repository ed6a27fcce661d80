"""The steps of an assessment, as a reader sees them."""

from ...core.assessment import Figure, Message
from ..glicko.working import game_steps
from ..shared.deviation import Met, information, surplus
from .formulas import SCALE, grown

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable


def steps(
    own: float,
    phi: float,
    sigma: float,
    new_sigma: float,
    new_phi: float,
    met: list[Met],
    shown: "Callable[[float], float]",
) -> list[Message]:
    """Each game, the variance, the new volatility, deviation and rating."""
    known, total = information(met), surplus(met)
    grown_phi = grown(phi, new_sigma, 1)
    growth = Message(
        "glicko2-step-period",
        before=Figure(SCALE * phi, 1),
        volatility=Figure(new_sigma, 6),
        deviation=Figure(SCALE * grown_phi, 1),
    )
    found = game_steps(own, met)
    if not known:
        return found + [growth]
    change = SCALE * new_phi * new_phi * total
    return found + [
        Message(
            "glicko2-step-variance", information=Figure(known, 4), variance=Figure(1 / known, 4)
        ),
        Message(
            "glicko2-step-volatility",
            before=Figure(sigma, 6),
            improvement=Figure(total / known, 4, signed=True),
            volatility=Figure(new_sigma, 6),
        ),
        growth,
        Message(
            "glicko2-step-deviation",
            before=Figure(SCALE * grown_phi, 1),
            deviation=Figure(SCALE * new_phi, 1),
        ),
        Message(
            "glicko-step-rating",
            own=Figure(own),
            surplus=Figure(total, 4, signed=True),
            factor=Figure(SCALE * new_phi * new_phi, 2),
            change=Figure(change, 2, signed=True),
            rating=Figure(shown(own + change)),
        ),
    ]
