"""The raise of all DWZ on 8 June 2026, "Umstufung 2026", announced as "DWZ-Upgrade 2025".

DWZ below 1000 gained 400 points, those from 1000 to 2110 became 0.64 * R + 760, those above stayed;
the index rose by 1. The formula is the DSB-Wertungskommission's, quoted by
main-taunus-schachvereinigung.de (article 232) and schachklub-bad-homburg.de. That it was carried
out, and on which day, the DSB's own rating pages show: Samson1964/contao-wertungsportal-bundle
prints 1366-21 -> 1634-22 and 2841-105 -> 2841-106 under that name, and a player's card of the
Dresden-Striesen club 2063-15 -> 2080-16. Below 1000 no published pair was seen.
"""

from ...core.assessment import Day, Figure, Message, Name
from ...core.numbers import round_half_away
from ..base import TRANSCRIBED, Fact

RAISED_ON = "2026-06-08"

#: The ratings that there are.
RATING = Fact("rating", 1, 4000)

LOW_END = 1000
LOW_RAISE = 400
HIGH_END = 2110
SLOPE_HUNDREDTHS = 64
BASE = 760

#: By so much the index rose.
INDEX_RAISE = 1


def raise_2026(rating: float) -> int:
    """What the raise made of a DWZ; a whole number, a half away from zero.

    Raises ``InputError`` (``out-of-range``).

    >>> raise_2026(1366), raise_2026(2063), raise_2026(2841)
    (1634, 2080, 2841)
    """
    RATING.check(rating)
    if rating < LOW_END:
        return round_half_away(rating + LOW_RAISE)
    if rating <= HIGH_END:
        return round_half_away((SLOPE_HUNDREDTHS * rating + 100 * BASE) / 100)
    return round_half_away(rating)


#: When this was last looked up.
CHECKED = "2026-11-30"

#: Name, date, source, confidence, when it was last checked, the conversion itself, and what it is.
DWZ_RAISE_2026 = (
    "dwz-raise-2026",
    RAISED_ON,
    Message("source-dwz-raise-2026", document=Name("Umstufung 2026")),
    TRANSCRIBED,
    CHECKED,
    raise_2026,
    Message(
        "conversion-dwz-raise-2026-about",
        index=Figure(INDEX_RAISE),
        low=Figure(LOW_END),
        points=Figure(LOW_RAISE),
        limit=Figure(HIGH_END),
        checked=Day(CHECKED),
    ),
)
