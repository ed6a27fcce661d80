"""Wertungsordnung 3.6: the Turnierleistung, the DWZ at which the expected points are the points."""

from ...core.assessment import Figure, Message
from ...core.numbers import round_half_away, total
from .expectation import difference_for, expected_thousandths, in_thousandths

#: 3.6.1: the least number of games against rated opponents.
LEAST_GAMES = 5

#: The iteration has arrived when the expected points differ by no more thousandths from the score.
AGREED = 5

#: What a score of 0 % or 100 % was worth against the average opponent in older rules (the
#: difference for 99 % in the two-decimal table); the present text of 3.6.2 was not available.
EXTREME = 677

#: No Turnierleistung falls below nought (the DSB's webmaster, on values that stand out, 2026).
LOWEST = 0


def performance(opponents: list[float], score: float) -> tuple[int | None, Message | None]:
    """The Turnierleistung Rh for ``score`` points against these ratings, and what to say of it.

    None for fewer than five opponents (3.6.1). With 0 % or 100 % there is no such rating: then it
    is the opponents' average -/+ 677, an older rule, and the message says so. It is never below 0.

    >>> performance([2039, 2118, 2000, 2123, 2079], 3.5)
    (2222, None)
    >>> rating, note = performance([1500] * 5, 5)
    >>> rating, note.name
    (2177, 'dwz-note-performance-extreme')
    >>> performance([400] * 5, 0)[0], performance([300] * 8, 0.5)[0]
    (0, 0)
    """
    games = len(opponents)
    if games < LEAST_GAMES:
        few = Message("dwz-performance-few", games=Figure(games), least=Figure(LEAST_GAMES))
        return None, few
    if 0 < score < games:
        return _not_below(rating_for(opponents, score), None)
    average = total(opponents) / games
    extreme = EXTREME if score > 0 else -EXTREME
    note = Message("dwz-note-performance-extreme", points=Figure(EXTREME))
    return _not_below(round_half_away(average + extreme), note)


def _not_below(found: int, note: Message | None) -> tuple[int, Message | None]:
    if found >= LOWEST:
        return found, note
    return LOWEST, Message("dwz-note-performance-lowest", lowest=Figure(LOWEST))


def rating_for(opponents: list[float], score: float) -> int:
    """Ri, the rating with the expected points ``score`` against these; 0 < score < games.

    3.2 starts from Rp = Rc + D(p), the average opponent and the share of the points, and iterates.
    Where the iteration ends, the text that we have does not say. It ends at the first rating that
    expects the score to two decimals, if there is one: that gives every printed performance that
    we know, and the exact root does not. Else at the nearest; at the far one of two equally near.

    The way to that end is not walked but halved, over whole numbers and whole thousandths, so that
    every interpreter finds the same.

    >>> rating_for([1300, 1540, 1200, 1290, 1400], 3.5)
    1505
    """
    games = len(opponents)
    wanted = in_thousandths(score)
    start = round_half_away(total(opponents) / games) + difference_for(score / games)
    ahead = expected_thousandths(start, opponents) - wanted
    if abs(ahead) <= AGREED:
        return start
    if ahead < 0:
        end = _lowest(opponents, wanted - AGREED, start)
        return _nearer(end, end - 1, opponents, wanted)
    end = _lowest(opponents, wanted + AGREED + 1, start) - 1
    return _nearer(end, end + 1, opponents, wanted)


def _nearer(end: int, before: int, opponents: list[float], wanted: int) -> int:
    miss = abs(expected_thousandths(end, opponents) - wanted)
    return end if miss <= abs(expected_thousandths(before, opponents) - wanted) else before


def _lowest(opponents: list[float], wanted: int, start: int) -> int:
    """The lowest whole rating whose expected points reach ``wanted`` thousandths.

    It lies near ``start`` as a rule, and is looked for further and further away.
    """
    low, high = start, start
    step = 1
    while expected_thousandths(high, opponents) < wanted:
        low, high = high, high + step
        step *= 2
    while low == high or expected_thousandths(low, opponents) >= wanted:
        low, high = low - step, low
        step *= 2
    while high - low > 1:
        middle = (low + high) // 2
        if expected_thousandths(middle, opponents) < wanted:
            low = middle
        else:
            high = middle
    return high
