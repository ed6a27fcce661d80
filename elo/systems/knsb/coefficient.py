"""The K of the Dutch federation (KNSB), "verversingsfactor": read by both KNSB books and Schaaks.

Sources: the K table as Dutch club pages and the Schaaks site print it (seniors); the public code
of github.com/SteefCoder/fimo-api at 31414a41, ``k_factor.py`` (seniors and juniors).

    counted games n     rating R            senior              junior
    few                 any                 216 / sqrt(n)       216 / sqrt(n)
    enough              up to 2100          25                  40
    enough              2100 to 2400        25 - (R - 2100)/20  40 - (R - 2100)/10
    enough              from 2400           10                  10

"Few" is fewer than 75 games for a senior and fewer than 30 for a junior. n is counted before the
period. K is used exactly; pages that print 43 or 30 have cut the decimals for display only.

Not confirmed: between 2100 and 2400 the public code has 25 - (R - 2100)/10 for juniors, which
falls from 40 to 25 at one stroke and ends below zero. Taken here as a slip of the pen: the only
straight line from 40 at 2100 to 10 at 2400 has the 40.
"""

import math

from ...core.assessment import Day, Figure, Message
from ...core.numbers import decimals
from ..base import Fact

K = Fact("k", 1, 1000, whole=False, letter="K")

#: K of a player with few games: FEW_GAMES / sqrt(n).
FEW_GAMES = 216

#: No game yet counts as one.
NO_GAME = 1

#: Where K starts to fall, and where it has fallen to its least value.
SLIDE_FROM = 2100
SLIDE_TO = 2400
LEAST = 10

#: Games from which the fixed values hold, and the value up to SLIDE_FROM.
SENIOR_GAMES = 75
SENIOR = 25
JUNIOR_GAMES = 30
JUNIOR = 40

#: A FIDE rating counts for as many games as 1000 divided by its K: K 40 for 25, K 20 for 50.
FIDE_GAMES = 1000


def counted_games(hint: Message) -> Fact:
    """The number of games counted so far; each book says in its own words which they are."""
    return Fact("games", 0, 100000, hint=hint, state=True)


def senior_k(rating: float, games: int | None) -> tuple[float, Message]:
    """K of a senior, exactly, and the message that says why.

    ``games`` is the number of counted games before the period. No game counts as one (the Schaaks
    rule; on a KNSB list nobody has fewer than six). With None the player is taken for experienced.

    >>> [senior_k(rating, 75)[0] for rating in (2100, 2200, 2300, 2400)]
    [25, 20.0, 15.0, 10]
    >>> senior_k(1500, 25)[0]
    43.2
    """
    return _k(rating, games, SENIOR_GAMES, SENIOR, "knsb-k-senior")


def senior_number(rating: float, games: int | None) -> float:
    """K of a senior without the reason: for many games in a row.

    >>> senior_number(1500, 25), senior_number(2200, None)
    (43.2, 20.0)
    """
    return _number(rating, games, SENIOR_GAMES, SENIOR)


def junior_k(rating: float, games: int | None) -> tuple[float, Message]:
    """K of a junior, exactly, and the message that says why; ``games`` as for a senior.

    >>> [junior_k(rating, 30)[0] for rating in (2100, 2250, 2400)]
    [40, 25.0, 10]
    """
    return _k(rating, games, JUNIOR_GAMES, JUNIOR, "knsb-k-junior")


def is_sliding(rating: float) -> bool:
    """Whether the rating lies where K falls from its full to its least value."""
    return SLIDE_FROM < rating < SLIDE_TO


def junior_slide(checked: str) -> Message:
    """The note that a junior's K between the fixed values was not confirmed by that day."""
    return Message(
        "knsb-note-junior-k",
        low=Figure(SLIDE_FROM),
        high=Figure(SLIDE_TO),
        full=Figure(JUNIOR),
        least=Figure(LEAST),
        checked=Day(checked),
    )


def _k(
    rating: float, games: int | None, enough: int, full: float, name: str
) -> tuple[float, Message]:
    k = _number(rating, games, enough, full)
    if games is None:
        return k, Message("knsb-k-assumed", k=_figure(k), limit=Figure(enough))
    if games < enough:
        return k, Message(
            "knsb-k-few-games" if games else "knsb-k-no-games",
            k=_figure(k),
            base=Figure(FEW_GAMES),
            games=Figure(max(games, NO_GAME)),
            limit=Figure(enough),
        )
    if rating <= SLIDE_FROM:
        return k, Message(name, k=_figure(k), limit=Figure(enough), low=Figure(SLIDE_FROM))
    if not is_sliding(rating):
        return k, Message("knsb-k-master", k=_figure(k), high=Figure(SLIDE_TO))
    return k, Message(
        "knsb-k-sliding",
        k=_figure(k),
        full=Figure(full),
        own=Figure(rating, decimals(rating)),
        low=Figure(SLIDE_FROM),
        high=Figure(SLIDE_TO),
        least=Figure(LEAST),
        divisor=Figure((SLIDE_TO - SLIDE_FROM) / (full - LEAST)),
    )


def _number(rating: float, games: int | None, enough: int, full: float) -> float:
    if games is not None and games < enough:
        return FEW_GAMES / math.sqrt(max(games, NO_GAME))
    return _by_rating(rating, full)


def _by_rating(rating: float, full: float) -> float:
    if rating <= SLIDE_FROM:
        return full
    if is_sliding(rating):
        return full - (rating - SLIDE_FROM) * (full - LEAST) / (SLIDE_TO - SLIDE_FROM)
    return LEAST


def _figure(k: float) -> Figure:
    return Figure(k, decimals(k))
