"""The steps of an assessment, as a reader sees them."""

import math

from ...core.assessment import Figure, Message
from ...core.games import Player
from ..shared.deviation import DEVIATION, Met, surplus
from .formulas import Q

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable


def steps(
    player: Player,
    own: float,
    deviation: float,
    met: list[Met],
    known: float,
    variance: float,
    shown: "Callable[[float], float]",
) -> list[Message]:
    """Step 1 where time went by, each game, the new deviation and the new rating."""
    found = []
    before = player.number(DEVIATION)
    if player.number("periods") and before is not None:
        found.append(
            Message(
                "glicko-step-rest",
                before=Figure(before, 1),
                periods=Figure(player.number("periods") or 0),
                deviation=Figure(deviation, 1),
            )
        )
    found += game_steps(own, met)
    if not known:
        return found
    total = surplus(met)
    after = math.sqrt(variance)
    change = Q * variance * total
    return found + [
        Message(
            "glicko-step-deviation",
            before=Figure(deviation, 1),
            information=Figure(known, 4),
            d=Figure(math.sqrt(1 / known) / Q, 1),
            deviation=Figure(after, 1),
        ),
        Message(
            "glicko-step-rating",
            own=Figure(own),
            surplus=Figure(total, 4, signed=True),
            factor=Figure(Q * variance, 2),
            change=Figure(change, 2, signed=True),
            rating=Figure(shown(own + change)),
        ),
    ]


def game_steps(own: float, met: list[Met]) -> list[Message]:
    """What was expected of each game that counts, and how much it weighs."""
    found = []
    for number, each in enumerate(met):
        if each.why is None:
            found.append(
                Message(
                    "glicko-step-game",
                    number=Figure(number + 1),
                    own=Figure(own),
                    opponent=Figure(each.game.opponent or 0),
                    weight=Figure(each.weight, 4),
                    expected=Figure(each.expected, 4),
                )
            )
    return found
