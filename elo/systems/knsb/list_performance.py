"""The KNSB's list performance rating (lijstprestatierating, LPR) and the cap tied to it.

Source: github.com/SteefCoder/fimo-api at 31414a41, ``lpr.py``; unofficial code, not checked
against the regulation.

The LPR is the rating x at which the expected scores add up to the score:

    sum of Phi((x - Ro) / (2000/7)) = W

Nobody has such a rating at 0 % or 100 %; one fictitious draw against the player's own rating is
added there. For a newcomer, who has none, it is a draw against the opponents' average: the code
calls that a guess, so a first rating from such a score carries a note.

The source takes four Newton steps from the club pages' linear formula and rounds. Here the steps
go on until the root stands still, inside a bracket that they cannot leave; where four steps reach
the root, the numbers are the same.
"""

import math

from ...core.assessment import Figure, Message, Points
from ...core.games import Game
from ...core.numbers import decimals, round_half_up, same, total
from .before_2024 import linear_performance
from .expectation import SD, expected_score

#: How far a new rating may move beyond the LPR.
CAP = 20

#: The root lies within this of the lowest and the highest opponent: there, eight standard
#: deviations away, an expected score is 0 or 1 to fifteen decimals.
REACH = 8 * SD

#: How far rounding, of the LPR and of the new rating, can shift a border.
ROUNDING = 1

#: The root is found when the next step would be shorter: far below what rounding can notice.
STILL = 1e-10
MOST_STEPS = 200


class ListPerformance:
    """An LPR: ``rating`` is rounded, ``start`` is the linear value that the search starts from.

    ``drawn_with`` is the rating of the fictitious opponent, None when none was needed.
    """

    def __init__(self, rating: int, start: float, drawn_with: float | None) -> None:
        self.rating = rating
        self.start = start
        self.drawn_with = drawn_with


def list_performance(
    opponents: list[tuple[float, int]], score: float, own: float | None
) -> ListPerformance:
    """The LPR of a score against opponents, each given with the number of games against it.

    ``own`` is the player's rating, None for a newcomer. There must be at least one game.

    >>> list_performance([(1500, 1), (1600, 1), (1700, 1)], 1.5, None).rating
    1600
    """
    games = 0
    points = 0.0
    for opponent, times in opponents:
        games += times
        points += opponent * times
    average = points / games
    start = linear_performance(average, games, score)
    drawn_with = None
    met = list(opponents)
    if same(score, 0) or same(score, games):
        drawn_with = average if own is None else own
        met.append((drawn_with, 1))
        score += 0.5
    return ListPerformance(round_half_up(_root(met, score, start)), start, drawn_with)


def clearly_within(
    opponents: list[tuple[float, int]], score: float, own: float, moved: float
) -> bool:
    """Whether no limit of :func:`limits` can be reached, seen without looking for the LPR.

    Of a player who rises, the LPR must not lie more than CAP below the new rating, and so it is
    when less than the score is expected a little above that border; falling, the other way round.
    False where it is close: then only the LPR tells.

    >>> clearly_within([(1500, 1), (1600, 1), (1700, 1)], 2.5, 1500, 25)
    True
    """
    if moved == 0:
        return True
    met = list(opponents)
    if same(score, 0) or same(score, total([times for _, times in opponents])):
        met.append((own, 1))
        score += 0.5
    border = own + moved - CAP + ROUNDING if moved > 0 else own + moved + CAP - ROUNDING
    expected = 0.0
    for opponent, times in met:
        expected += times * expected_score(border - opponent)
    return expected < score if moved > 0 else expected > score


def limits(old: float, lpr: float, moved: float) -> tuple[float | None, float | None]:
    """The lowest and highest new rating that the LPR allows; None where it sets no limit.

    A rise towards the LPR ends at most CAP above it, a fall towards it at most CAP below it; from
    the LPR itself both limits hold. ``moved`` is the rounded change.

    >>> limits(1500, 1600, 130), limits(1700, 1600, -5), limits(1700, 1600, 5)
    ((None, 1620), (1580, None), (None, None))
    """
    at_lpr = same(old, lpr) and moved != 0
    low = lpr - CAP if at_lpr or (moved < 0 and old > lpr) else None
    high = lpr + CAP if at_lpr or (moved > 0 and old < lpr) else None
    return low, high


def _root(met: list[tuple[float, int]], score: float, start: float) -> float:
    low = met[0][0]
    high = low
    for opponent, _ in met:
        low = min(low, opponent)
        high = max(high, opponent)
    low -= REACH
    high += REACH
    x = start
    for _ in range(MOST_STEPS):
        surplus = score
        slope = 0.0
        for opponent, times in met:
            surplus -= times * expected_score(x - opponent)
            slope += times * _density(x - opponent)
        if slope > 0 and abs(surplus) < STILL * slope:
            break
        if surplus > 0:
            low = x
        else:
            high = x
        x = x + surplus / slope if slope > 0 else low
        if not low < x < high:
            x = (low + high) / 2
    return x


def _density(difference: float) -> float:
    z = difference / SD
    return math.exp(-z * z / 2) / (SD * math.sqrt(2 * math.pi))


def of_games(games: list[Game], score: float, own: float | None) -> ListPerformance:
    """The LPR of games that all count."""
    return list_performance([(game.opponent or 0, 1) for game in games], score, own)


def lpr_step(lpr: ListPerformance, score: float, games: int) -> Message:
    """The LPR as a step of the working."""
    figures = {"games": Figure(games), "lpr": Figure(lpr.rating)}
    if lpr.drawn_with is None:
        return Message("knsb-step-lpr", score=Points(score), **figures)
    drawn_with = Figure(lpr.drawn_with, decimals(lpr.drawn_with))
    return Message("knsb-step-lpr-draw", score=Points(score), rating=drawn_with, **figures)
