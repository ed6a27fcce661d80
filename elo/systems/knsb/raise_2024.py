"""The KNSB's one-off raise of its ratings on 1 March 2024.

Source: the KNSB's notice, quoted at nosbo.nl/rating/1075: after the ordinary calculation for the
March list every rating below 2000, of seniors and of youth, became 0.6 R + 800. That is the same
as R + 0.4 (2000 - R), the raise that FIDE made on the same day.

Not stated: how a fraction is rounded. The nearest whole number is a fair guess, and a half cannot
occur for a whole R, so no rule for halves is needed.
"""

from ...core.assessment import Day, Figure, Message, Name
from ..base import TRANSCRIBED, Fact

#: The ratings that there were; the lists began at 100.
RATING = Fact("rating", 100, 4000)

#: Ratings from here on stay as they are; it is also where the line meets "unchanged".
UNCHANGED_FROM = 2000

#: The line 0.6 R + 800, in tenths, so that the one division is exact to the last digit.
SLOPE_TENTHS = 6
OFFSET_TENTHS = 8000


def raised(rating: float) -> float:
    """The rating of the list of 1 March 2024 after the raise, before any rounding.

    Raises ``InputError`` (``out-of-range``).

    >>> [raised(rating) for rating in (1000, 1729, 1999, 2000, 2300)]
    [1400.0, 1837.4, 1999.4, 2000, 2300]
    """
    RATING.check(rating)
    if rating >= UNCHANGED_FROM:
        return rating
    return (SLOPE_TENTHS * rating + OFFSET_TENTHS) / 10


#: When this was last looked up.
CHECKED = "2026-11-30"

#: Name, date, source, confidence, when it was last checked, the conversion itself, which needs the
#: rating alone, and what it is, in a sentence.
KNSB_RAISE_2024 = (
    "knsb-raise-2024",
    "2024-03-01",
    Message("source-knsb-raise", site=Name("nosbo.nl/rating/1075")),
    TRANSCRIBED,
    CHECKED,
    raised,
    Message(
        "conversion-knsb-raise-2024-about",
        limit=Figure(UNCHANGED_FROM),
        slope=Figure(SLOPE_TENTHS / 10, 1),
        offset=Figure(OFFSET_TENTHS / 10),
        checked=Day(CHECKED),
    ),
    ("rating",),
    "https://nosbo.nl/rating/1075",
)
