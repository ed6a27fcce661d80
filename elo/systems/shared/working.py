"""Steps of the working that several systems write alike."""

from ...core.assessment import Figure, Message, Points
from ...core.numbers import decimals


def change_step(k: float, score: float, expected: float, change: float) -> Message:
    """The change: K times what was scored beyond the expectation.

    >>> change_step(20, 3, 2.5, 10).values["k"].value
    20
    """
    return Message(
        "step-change",
        k=Figure(k, decimals(k)),
        score=Points(score),
        expected=Figure(expected, 4),
        change=Figure(change, 2, signed=True),
    )
