"""What is Lichess's own in its ratings: limits, colours, factors, and time that counts by the day.

scalachess, ``rating/src/main/scala/glicko/model.scala`` and ``impl/RatingCalculator.scala``; lila,
``modules/rating/src/main/Glicko.scala``, ``PerfExt.scala`` and ``RatingRegulator.scala``,
``modules/round/src/main/PerfsUpdater.scala``.
"""

from ...core.games import BLACK, WHITE

#: Glicko.minRating and maxRating, minDeviation and maxDeviation, maxVolatility.
LOWEST, HIGHEST = 400, 4000
LEAST_DEVIATION, MOST_DEVIATION = 45, 500
MOST_VOLATILITY = 0.1

#: Glicko.default: a new account.
START, START_VOLATILITY = 1500, 0.09

#: Glicko.provisionalDeviation: from this deviation on a question mark stands behind the rating.
PROVISIONAL = 110

#: Tau.default.
TAU = 0.75

#: Glicko.maxRatingDelta: what one game moves at most.
MOST_POINTS = 700

#: RatingPeriodsPerDay: so many rating periods go by in a day.
PERIODS_A_DAY = 0.21436

#: ColorAdvantage.standard: White counts half of it more and Black half of it less.
WHITES_ADVANTAGE = 11.782457
ADVANTAGE = {WHITE: WHITES_ADVANTAGE, BLACK: -WHITES_ADVANTAGE}

#: The kinds of play, the slowest first, each with what its gains are multiplied by (RatingFactor).
#: These are settings of the site and stand in no source file: read from two public notes.
FACTORS = (
    ("classical", 1.01),
    ("rapid", 1.015),
    ("blitz", 1.005),
    ("bullet", 1.01),
    ("ultrabullet", 1.013),
)


def factor_of(tempo: str | None) -> float:
    """What a gain is multiplied by in a kind of play, the first without one.

    >>> factor_of("blitz"), factor_of(None)
    (1.005, 1.01)
    """
    for name, factor in FACTORS:
        if name == tempo:
            return factor
    return FACTORS[0][1]


def limited(value: float, low: float, high: float) -> float:
    """The value, or the limit that it would pass.

    >>> limited(30, 45, 500), limited(501, 45, 500), limited(60, 45, 500)
    (45, 500, 60)
    """
    return min(max(value, low), high)


def days_between(earlier: str, later: str) -> int:
    """The days from one ISO date to another; 0 where it is not later.

    >>> days_between("2025-12-31", "2026-01-01"), days_between("2024-02-28", "2024-03-01")
    (1, 2)
    >>> days_between("2026-01-02", "2026-01-01")
    0
    """
    return max(_day_number(later) - _day_number(earlier), 0)


def _day_number(iso: str) -> int:
    # the year begins in March here, so that a leap day is its last one
    year, month, day = int(iso[:4]), int(iso[5:7]), int(iso[8:])
    if month < 3:
        year, month = year - 1, month + 12
    leaps = year // 4 - year // 100 + year // 400
    return 365 * year + leaps + (153 * (month - 3) + 2) // 5 + day
