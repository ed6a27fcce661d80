"""One-off conversions: days on which a federation moved its ratings by a formula.

A conversion is no rating period: nobody played. Whoever compares an old rating with a new one
needs it, and whoever rates old games must not apply it twice.
"""

from ..core.assessment import Day, Figure, Message
from ..core.errors import InputError
from ..systems.base import RECONSTRUCTED, TRANSCRIBED
from ..systems.dwz.raise_2026 import DWZ_RAISE_2026
from ..systems.fide.editions import RAPID_AND_BLITZ
from ..systems.knsb.raise_2024 import KNSB_RAISE_2024

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable


class Conversion:
    """A federation's one-off conversion of its ratings.

    ``name`` is stable, ``date`` the ISO day from which the new ratings hold;
    ``source``, ``confidence``, ``checked`` and ``link`` are as in an edition. ``convert`` takes the
    ratings that ``needs`` names, in that order, and returns the new one before any rounding; it
    raises ``InputError`` (``out-of-range``) for a rating that there was not. ``about`` says what
    was done.
    """

    def __init__(
        self,
        name: str,
        date: str,
        source: Message,
        confidence: str,
        checked: str,
        convert: "Callable[..., float]",
        about: Message,
        needs: tuple[str, ...] = ("rating",),
        link: str = "",
    ) -> None:
        self.name = name
        self.date = date
        self.source = source
        self.confidence = confidence
        self.checked = checked
        self.convert = convert
        self.about = about
        self.needs = needs
        self.link = link


def check(value: float, low: float, high: float, field: str = "rating") -> float:
    """The value itself, if it lies in the range. Raises ``InputError`` (``out-of-range``)."""
    if not low <= value <= high:
        text = "must be from " + str(low) + " to " + str(high)
        raise InputError("out-of-range", field, text, low=low, high=high)
    return value


#: The lowest rating FIDE published before March 2024, and a bound that no player nears.
FIDE_LOW = 1000
FIDE_HIGH = 4000
#: March 2024: so many percent of what a rating is short of this are added.
FIDE_COMPRESSED_BELOW = 2000
FIDE_COMPRESSED_BY = 40
#: October 2022: how far a rapid or blitz rating may lie below the standard one.
FIDE_UPLIFT = 100


def fide_compression(rating: float) -> float:
    """FIDE, 1 March 2024: below 2000 a rating rose by 0.40 * (2000 - rating), above it stayed.

    In standard, rapid and blitz. How FIDE rounded the fifths of a point is not published; there
    are no ties, so the nearest whole number is a fair guess.

    >>> fide_compression(1600), fide_compression(1702), fide_compression(2000)
    (1760.0, 1821.2, 2000)
    """
    check(rating, FIDE_LOW, FIDE_HIGH)
    if rating >= FIDE_COMPRESSED_BELOW:
        return rating
    # one division: exact to the last digit
    return ((100 - FIDE_COMPRESSED_BY) * rating + FIDE_COMPRESSED_BY * FIDE_COMPRESSED_BELOW) / 100


def fide_rapid_uplift(rating: float, standard: float) -> float:
    """FIDE, 1 October 2022: a rapid or blitz rating rose to the standard rating less 100.

    Only if it lay below that; the others stayed.

    >>> fide_rapid_uplift(2283, 2732), fide_rapid_uplift(2700, 2732)
    (2632, 2700)
    """
    check(rating, FIDE_LOW, FIDE_HIGH)
    check(standard, FIDE_LOW, FIDE_HIGH, "standard")
    return max(rating, standard - FIDE_UPLIFT)


#: The day on which the conversions of FIDE were last looked up.
CHECKED = "2026-11-30"

CONVERSIONS = (
    Conversion(
        "fide-rapid-uplift-2022",
        "2022-10-01",
        Message("source-fide-uplift", document=RAPID_AND_BLITZ),
        RECONSTRUCTED,
        CHECKED,
        fide_rapid_uplift,
        Message("conversion-fide-rapid-uplift-2022-about", points=Figure(FIDE_UPLIFT)),
        needs=("rating", "standard"),
    ),
    Conversion(
        "fide-compression-2024",
        "2024-03-01",
        Message("source-fide-compression", news=Figure(2538), day=Day("2024-03-01")),
        TRANSCRIBED,
        CHECKED,
        fide_compression,
        Message(
            "conversion-fide-compression-2024-about",
            limit=Figure(FIDE_COMPRESSED_BELOW),
            percent=Figure(FIDE_COMPRESSED_BY),
            checked=Day(CHECKED),
        ),
        link="https://qc.fide.com/2024/03/01/new-rating-regulations-come-into-force/",
    ),
    Conversion(*KNSB_RAISE_2024),
    Conversion(*DWZ_RAISE_2026),
)
