"""What is still needed: each score in the remaining games, and the opponents it asks for."""

import math

from ...norm_report import Need
from .requirements import UNRATED, Field, Norm, lowest_halves, lowest_total
from .sheet import Sheet


def needs(norm: Norm, sheet: Sheet) -> list[Need]:
    """All scores in the remaining games, from no point upwards; empty without a game.

    >>> from ....core.games import Game
    >>> from ...norms import Opponent
    >>> from .requirements import NORMS
    >>> from .sheet import Choice
    >>> sheet = Sheet([Opponent(Game(2500, 1))] * 5, [2500] * 5, 9, Choice())
    >>> [(need.score, need.average) for need in needs(NORMS[0], sheet)][1:3]
    [(0.5, 2544), (1.0, 2443)]
    """
    if not sheet.games:
        return []
    field = Field(sheet.ratings, norm.floor)
    found = []
    for halves in range(2 * sheet.open + 1):
        score = sheet.halves + halves
        enough: bool | None = False
        average = None
        if score >= lowest_halves(sheet.games):
            wanted = lowest_total(norm, sheet.games, score)
            enough = field.total >= wanted
            if sheet.unlisted:
                average = _least(norm, sheet, wanted)
                enough = field.average >= average if field.games else None
        found.append(Need(halves / 2, average, enough))
    return found


def _least(norm: Norm, sheet: Sheet, wanted: float) -> int:
    # one of the unknown opponents may be the lowest of all: then it is him that is raised
    low = UNRATED - 1
    high = max(UNRATED, math.ceil(wanted))
    while high - low > 1:
        middle = (low + high) // 2
        if Field(sheet.ratings + [middle] * sheet.unlisted, norm.floor).total >= wanted:
            high = middle
        else:
            low = middle
    return high
