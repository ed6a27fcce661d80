"""The KNSB's expected score, article 2.8: a normal distribution of the rating difference.

    We = Phi((R - Ro) / (2000/7))

Phi is the standard normal distribution. Club pages give it as the spreadsheet formula
NORM.VERD(d; 0; 2000/7; WAAR); github.com/SteefCoder/fimo-api at 31414a41 as 1/2 + erf(7 d /
(2000 sqrt 2)) / 2, which is the same. No source cuts the rating difference off.
"""

from ...core.assessment import Figure, Message
from ...core.curves import normal
from ...core.numbers import decimals

#: The standard deviation of the rating difference is 2000 / 7.
SD_OVER = 2000
SD_UNDER = 7
SD = SD_OVER / SD_UNDER


def expected_score(difference: float) -> float:
    """We, 0 to 1, of a player this many points above the opponent.

    >>> expected_score(0), round(expected_score(-130), 3)
    (0.5, 0.325)
    """
    return normal(difference, SD)


def curve_step(name: str, own: float, opponent: float, expected: float, number: int) -> Message:
    """The working of one expected score, in the figures that the reader typed."""
    difference = own - opponent
    return Message(
        name,
        number=Figure(number),
        own=Figure(own, decimals(own)),
        opponent=Figure(opponent, decimals(opponent)),
        difference=Figure(difference, decimals(difference)),
        over=Figure(SD_OVER),
        under=Figure(SD_UNDER),
        z=Figure(difference / SD, 4),
        expected=Figure(expected, 4),
    )
