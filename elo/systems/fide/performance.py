"""FIDE's performance figures: of tie-breaks (C.07, chapter 10) and of norms (B01 1.4.8).

    average    Ra or ARO, the opponents' average (C.07 10.1)
    tpr        Ra + dp(p), table 8.1.1 (C.07 10.2)
    ptp        the lowest rating that expects the score, table 8.1.2 (C.07 10.3)
    fide_norm  Rp of B01 1.4.8, with unrated opponents and the raised lowest one

Unplayed games are dropped. There is no limit to a difference in any of them.

The ptp of a perfect score is disputed: by the definition it is the highest opponent and 736 points
more, some programs add 800, and others print yet other numbers. Here the definition is followed,
and the note ``fide-ptp-all-won`` says so.
"""

from ...core.assessment import Figure, Message, Performance
from ...core.games import OVER_THE_BOARD, Game
from ...core.games import UNRATED as WITHOUT_RATING
from ...core.numbers import total
from ...core.tempo import STANDARD
from .differences import hundredths, reason_not_counted
from .edition import FideEdition
from .norms.requirements import UNRATED, norm_performance
from .tables import DIFFERENCES, FULL, PROBABILITY_EDGES, difference_for, probability, whole_percent

#: dp of all points or of none, "notionally".
NOTIONAL = DIFFERENCES[-1]

#: From this difference on a win is certain.
CERTAIN = PROBABILITY_EDGES[-1] + 1

FIGURES = (
    ("average", Message("fide-performance-average")),
    ("tpr", Message("fide-performance-tpr")),
    ("ptp", Message("fide-performance-ptp", notional=Figure(NOTIONAL))),
    ("fide_norm", Message("fide-performance-norm", unrated=Figure(UNRATED))),
)


def performances(games: list[Game], tempo: str | None, edition: FideEdition) -> list[Performance]:
    """The four figures, in order.

    >>> from .editions import EDITIONS
    >>> games = [Game(1950, 1), Game(1850, 1), Game(1600, 0)]
    >>> [figure.value for figure in performances(games, "standard", EDITIONS[-1])]
    [1800, 1925, 1942, 1925]
    """
    rated = [game for game in games if reason_not_counted(game, edition) is None]
    played = [game for game in games if game.state in OVER_THE_BOARD and game.score is not None]
    average, tpr, ptp, norm = FIGURES
    none = Message("performance-no-games")
    found = []
    if rated:
        found += _of_rated(rated)
    else:
        found += [Performance(name, meaning, None, none) for name, meaning in (average, tpr, ptp)]
    if tempo != STANDARD:
        none = Message("fide-norm-standard-only")
    if not played or tempo != STANDARD:
        return found + [Performance(norm[0], norm[1], None, none)]
    return found + [_of_norm(played, edition)]


def tournament_performance(games: list[Game], edition: FideEdition) -> Performance:
    """The TPR, the second of the four.

    >>> from .editions import EDITIONS
    >>> tournament_performance([Game(1950, 1), Game(1850, 1), Game(1600, 0)], EDITIONS[-1]).value
    1925
    """
    rated = [game for game in games if reason_not_counted(game, edition) is None]
    return _tpr(rated) if rated else Performance(*FIGURES[1], None, Message("performance-no-games"))


def rounded_average(ratings: list[float]) -> int:
    """ARO: rounded, a half up; ratings are whole numbers, so that a tie is a tie.

    >>> rounded_average([1650, 1600, 2100, 2200])
    1888
    """
    games = len(ratings)
    return int((2 * total(ratings) + games) // (2 * games))


def perfect_performance(ratings: list[float], score: float) -> int:
    """PTP (C.07 10.3): without a point, the lowest opponent less 800.

    >>> perfect_performance([1700, 1950, 1850, 2050, 2150], 3.5)
    2112
    """
    if score == 0:
        return int(min(ratings)) - NOTIONAL
    wanted = hundredths(score)
    low = int(min(ratings)) - CERTAIN  # expects nothing
    high = int(max(ratings)) + CERTAIN  # expects everything
    while high - low > 1:
        middle = (low + high) // 2
        expected = 0
        for rating in ratings:
            expected += probability(middle - rating)
        if expected >= wanted:
            high = middle
        else:
            low = middle
    return high


def _of_rated(games: list[Game]) -> list[Performance]:
    ratings = [game.opponent or 0 for game in games]
    score = total([game.score or 0 for game in games])
    tpr = _tpr(games)
    won: tuple[Message, ...] = ()
    if score == len(games):
        won = (Message("fide-ptp-all-won", certain=Figure(CERTAIN), notional=Figure(NOTIONAL)),)
    average, ptp = rounded_average(ratings), perfect_performance(ratings, score)
    return [
        Performance(*FIGURES[0], average),
        tpr,
        Performance(*FIGURES[2], ptp, None, won if score else tpr.notes),
    ]


def _tpr(games: list[Game]) -> Performance:
    score = total([game.score or 0 for game in games])
    percent = whole_percent(int(2 * score), len(games))
    value = rounded_average([game.opponent or 0 for game in games]) + difference_for(percent)
    notes: tuple[Message, ...] = ()
    if percent in (0, FULL):
        notes = (Message("fide-performance-notional", notional=Figure(NOTIONAL)),)
    return Performance(*FIGURES[1], value, None, notes)


def _of_norm(games: list[Game], edition: FideEdition) -> Performance:
    ratings = [norm_rating(game, edition) for game in games]
    value, norm = norm_performance(ratings, int(2 * total([game.score or 0 for game in games])))
    notes = []
    if norm is not None:
        figures = {"performance": Figure(norm.performance), "floor": Figure(norm.floor)}
        notes.append(Message("fide-performance-norm-reached", **figures))
    return Performance(FIGURES[3][0], FIGURES[3][1], value, None, tuple(notes))


def norm_rating(game: Game, edition: FideEdition) -> float | None:
    """The rating that an opponent has for a norm, None for one without.

    >>> from .editions import EDITIONS
    >>> norm_rating(Game(1350, 1), EDITIONS[-1]) is None
    True
    """
    if game.state == WITHOUT_RATING:
        return None
    below = edition.floor is not None and (game.opponent or 0) < edition.floor
    return None if below else game.opponent
