"""FIDE's one-off conversions of its ratings, in 2022 and in 2024."""

from ...core.assessment import Day, Figure, Message
from ..base import RECONSTRUCTED, TRANSCRIBED
from .editions_fast import RAPID_AND_BLITZ
from .facts import RATING

#: March 2024: so many percent of what a rating is short of this are added.
COMPRESSED_BELOW = 2000
COMPRESSED_BY = 40
#: October 2022: how far a rapid or blitz rating may lie below the standard one.
UPLIFT = 100


def compressed(rating: float) -> float:
    """FIDE, 1 March 2024: below 2000 a rating rose by 0.40 * (2000 - rating), above it stayed.

    In standard, rapid and blitz. How FIDE rounded the fifths of a point is not published; there
    are no ties, so the nearest whole number is a fair guess.

    >>> compressed(1600), compressed(1702), compressed(2000)
    (1760.0, 1821.2, 2000)
    """
    RATING.check(rating)
    if rating >= COMPRESSED_BELOW:
        return rating
    # one division: exact to the last digit
    return ((100 - COMPRESSED_BY) * rating + COMPRESSED_BY * COMPRESSED_BELOW) / 100


def uplifted(rating: float, standard: float) -> float:
    """FIDE, 1 October 2022: a rapid or blitz rating rose to the standard rating less 100.

    Only if it lay below that; the others stayed.

    >>> uplifted(2283, 2732), uplifted(2700, 2732)
    (2632, 2700)
    """
    RATING.check(rating)
    RATING.check(standard, "standard")
    return max(rating, standard - UPLIFT)


#: The day on which they were last looked up.
CHECKED = "2026-11-30"

#: Name, date, source, confidence, when it was last checked, the conversion itself, what it is, the
#: ratings that it needs, and a link where there is one.
FIDE_UPLIFT_2022 = (
    "fide-rapid-uplift-2022",
    "2022-10-01",
    Message("source-fide-uplift", document=RAPID_AND_BLITZ),
    RECONSTRUCTED,
    CHECKED,
    uplifted,
    Message("conversion-fide-rapid-uplift-2022-about", points=Figure(UPLIFT)),
    ("rating", "standard"),
)
FIDE_COMPRESSION_2024 = (
    "fide-compression-2024",
    "2024-03-01",
    Message("source-fide-compression", news=Figure(2538), day=Day("2024-03-01")),
    TRANSCRIBED,
    CHECKED,
    compressed,
    Message(
        "conversion-fide-compression-2024-about",
        limit=Figure(COMPRESSED_BELOW),
        percent=Figure(COMPRESSED_BY),
        checked=Day(CHECKED),
    ),
    ("rating",),
    "https://qc.fide.com/2024/03/01/new-rating-regulations-come-into-force/",
)
