"""The Wertungsordnung worked by hand: its formulas written out once more, with nothing but math.

Sources: Deutscher Schachbund, Wertungsordnung, articles 3.3, 3.4, 3.5, 3.6 and Anhang 1.2
(schachbund.de/wertungsordnung.html and the pages of its articles), and for events that end on
8 June 2026 or later the formulas in which ChessLeagueManager/com_clm, har64/DWZ-Calc,
Moritz72/elochess and oleksiy/ChessHelper agree.
"""

import math
from collections.abc import Sequence


def chance(own: float, opponent: float) -> float:
    """3.3.1: the normal curve with standard deviation 200 * sqrt(2)."""
    return 0.5 + 0.5 * math.erf((own - opponent) / (200 * math.sqrt(2)) / math.sqrt(2))


def half_up(value: float) -> int:
    """The nearest whole number."""
    return math.floor(value + 0.5)


def shown(own: float, opponent: float) -> float:
    """P(D) as it was printed until June 2026, with three decimals."""
    return half_up(1000 * chance(own, opponent)) / 1000


def points_expected(own: float, opponents: Sequence[float]) -> float:
    """3.3.2: We."""
    return sum(shown(own, opponent) for opponent in opponents)


def performance(opponents: Sequence[float], points: float) -> int:
    """3.6.2: from Rc + D(p) a point at a time, until We agrees with W to two decimals.

    D(p) is asked with three decimals of p, as tables have it. That the way ends there is what every
    printed performance shows that we know.
    """
    share = half_up(1000 * points / len(opponents)) / 1000
    difference = min(range(-900, 901), key=lambda d: abs(chance(d, 0) - share))
    rating = half_up(sum(opponents) / len(opponents)) + difference
    step = 1 if points_expected(rating, opponents) < points else -1
    while abs(points_expected(rating, opponents) - points) > 0.0051:
        rating += step
    return rating


def together(
    rated: dict[int, list[tuple[float, float]]], met: dict[int, list[tuple[int, float]]]
) -> dict[int, int]:
    """3.4.4: the newcomers at once, until no unit changes.

    ``rated`` are the numbers and points of each one's games against rated players, ``met`` the
    newcomers and the points of his other games.
    """
    found = {
        one: performance([r for r, _ in games], sum(p for _, p in games))
        for one, games in rated.items()
        if len(games) >= 5
    }
    for one in rated:
        if one not in found:
            known = rated[one] + [(found[other], p) for other, p in met[one] if other in found]
            found[one] = performance([r for r, _ in known], sum(p for _, p in known))
    while True:
        games = {
            one: rated[one] + [(found[other], points) for other, points in met[one]]
            for one in rated
        }
        new = {
            one: performance([r for r, _ in all_games], sum(p for _, p in all_games))
            for one, all_games in games.items()
        }
        if new == found:
            return found
        found = new


def next_2016(own: float, opponents: Sequence[float], points: float) -> int:
    """3.5.2 with E by Anhang 1.2, over 25 years old, index 6 or higher."""
    expected = points_expected(own, opponents)
    brake = math.exp((1300 - own) / 150) - 1 if own < 1300 and points < expected else 0
    exact = half_up((own / 1000) ** 4 + 15 + brake)
    e = min(exact, 150) if brake else min(exact, 30)
    return half_up(own + 800 * (points - expected) / (e + len(opponents)))


def next_2026(own: float, k: float, opponents: Sequence[float], points: float) -> int:
    """Rn = R0 + K (W - We), with We unrounded."""
    return half_up(own + k * (points - sum(chance(own, opponent) for opponent in opponents)))


def first_2016(found: float) -> int:
    """3.4.4: up to 800 it is 700 + Ri / 8."""
    return half_up(700 + found / 8) if found <= 800 else half_up(found)


def first_2026(found: float) -> int:
    """From 2000 on Ri; from 1100 on Ri + 0.08 (2000 - Ri); else 1100 + 9 * 0.08 Ri / 11."""
    if found >= 2000:
        return half_up(found)
    return half_up(found + 0.08 * (2000 - found) if found >= 1100 else 1100 + 9 * 0.08 * found / 11)
