"""What hangs on whether an opponent of unknown federation belongs to FIDE (B01 1.4.2a).

He may turn out to belong to no federation of FIDE, and then the game with him is left out.
"""

from ....core.formats import DOUBLE_ROUND_ROBIN
from ....core.games import OVER_THE_BOARD, WIN
from ....core.numbers import total
from ...norm_report import NOT_KNOWN, NOT_MET
from .leeway import Account, Asked, best, has_titles
from .requirements import MIN_GAMES, MIN_HOLDERS, UNRATED, Field, Norm, lowest_average
from .sheet import Choice, Sheet, is_strange

#: With more opponents of unknown federation than this, not every case is tried.
MOST_STRANGERS = 4


def certain(asked: Asked, form: str, scoreless: tuple[int, ...]) -> Account:
    """The games as they are best for the player; not known where it hangs on who is FIDE's."""
    found = best(asked, form, scoreless)
    strangers = _strangers(asked, scoreless)
    if found.status == NOT_KNOWN or not strangers:
        return found
    base = asked.sheet(Choice(form == DOUBLE_ROUND_ROBIN, scoreless))
    if found.status == NOT_MET and not _might_be_made(asked.norm, base):
        return found
    hangs = len(strangers) > MOST_STRANGERS
    for number in range(1, 0 if hangs else 2 ** len(strangers)):
        outside = tuple([each for i, each in enumerate(strangers) if number >> i & 1])
        if best(asked, form, scoreless, outside).status != found.status:
            hangs = True
            break
    if hangs:
        found.status = NOT_KNOWN
        found.strangers = strangers
    return found


def _strangers(asked: Asked, scoreless: tuple[int, ...]) -> list[int]:
    """The places of opponents over the board of whom it is not known whether they are FIDE's."""
    return [
        place
        for place, each in enumerate(asked.opponents)
        if each.game.state in OVER_THE_BOARD
        and place not in scoreless
        and (each.federation is None or is_strange(each.federation))
    ]


def _might_be_made(norm: Norm, sheet: Sheet) -> bool:
    """Whether fewer of these games might make the norm: each condition as well as it can be."""
    if sheet.titled(norm.holders)[1] < MIN_HOLDERS:
        return False
    if sheet.unlisted or sheet.choice.double:
        return sheet.games > MIN_GAMES
    ratings = [UNRATED if each is None else each for each in sheet.ratings]
    ratings.sort()  # sort: equal numbers are the same
    halves = [2 * (WIN if each.game.score is None else each.game.score) for each in sheet.listed]
    halves.sort()  # sort: equal numbers are the same
    for games in range(MIN_GAMES, sheet.games):
        if has_titles(norm, sheet, games):
            # the strongest opponents, and the most points
            average = Field(list(ratings[-games:]), norm.floor).average
            points = int(total(halves[-games:]))
            if average >= lowest_average(norm, games, points):
                return True
    return False
