"""The raise of all DWZ that the DSB planned for 2025. Nothing found says that it was carried out.

DSB-Wertungskommission, quoted by main-taunus-schachvereinigung.de (article 232) and
schachklub-bad-homburg.de: with the new software, DWZ below 1000 gain 400 points, those from 1000 to
2110 become 0.64 * R + 760, those above stay.
"""

from ...assessment import Message
from ...numbers import round_half_away
from ..rulebook import PLAN, Fact

#: The ratings that there are.
RATING = Fact("rating", 1, 4000)

LOW_END = 1000
LOW_RAISE = 400
HIGH_END = 2110
SLOPE_HUNDREDTHS = 64
BASE = 760


def upgrade_2025(rating: float) -> int:
    """What a DWZ would become under the plan; rounded half away (the plan prints whole numbers).

    Raises ``InputError`` (``out-of-range``).

    >>> upgrade_2025(700), upgrade_2025(1600), upgrade_2025(2110), upgrade_2025(2111)
    (1100, 1784, 2110, 2111)
    """
    RATING.check(rating)
    if rating < LOW_END:
        return round_half_away(rating + LOW_RAISE)
    if rating <= HIGH_END:
        return round_half_away((SLOPE_HUNDREDTHS * rating + 100 * BASE) / 100)
    return round_half_away(rating)


#: Name, date (none is known), source, confidence, the conversion itself, and what it is.
DWZ_UPGRADE_2025 = (
    "dwz-upgrade-2025",
    None,
    "DSB-Wertungskommission, DWZ-Upgrade 2025 (an announced plan)",
    PLAN,
    upgrade_2025,
    Message("conversion-dwz-upgrade-2025-about"),
)
