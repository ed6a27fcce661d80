"""The end of the working: the sum, the change, the new rating, and the floor below it."""

from ...core.assessment import Figure, Message, Points
from ...core.numbers import decimals, same
from ..shared.period import Tally


def lift(rating: float, floor: int, steps: list[Message] | None) -> float:
    """The rating, at least the floor; adds a step, if asked, when it had to be lifted.

    >>> steps = []
    >>> lift(1150, 1200, steps), steps[0].name
    (1200, 'knsb-step-floor')
    """
    if rating >= floor:
        return rating
    if steps is not None:
        steps.append(Message("knsb-step-floor", floor=Figure(floor)))
    return floor


def closing_steps(own: float, k: float, found: Tally, moved: int) -> list[Message]:
    """The sum, the change and the new rating before any limit."""
    steps = []
    expected = Figure(found.expected, 4)
    change = Figure(found.change, 2, signed=True)
    if found.games > 1:
        steps.append(Message("step-sum", expected=expected, games=Figure(found.games)))
    if same(k * (found.score - found.expected), found.change):
        steps.append(
            Message(
                "step-change",
                k=Figure(k, decimals(k)),
                score=Points(found.score),
                expected=expected,
                change=change,
            )
        )
    else:  # not every game had the same K
        steps.append(Message("knsb-step-changes", change=change, games=Figure(found.games)))
    steps.append(
        Message(
            "knsb-step-new-rating",
            own=Figure(own, decimals(own)),
            change=change,
            moved=Figure(moved, 0, signed=True),
            rating=Figure(own + moved, decimals(own)),
        )
    )
    return steps
