"""A result as a cell of a crosstable, so that the tables' reader gets the same result back.

``12w1`` a played game, ``12:½`` one without colour, ``12b0ff`` a forfeit, ``12w1sh`` a game decided
with less than a move each, ``12w*`` one without result, ``bye ½ H`` a bye. No cell begins with a
sign that a spreadsheet takes for a formula.
"""

from collections.abc import Iterable

from ...core.games import BYE, FORFEIT, OPEN, PLAYED
from ...core.numbers import write_points
from ..event import SHORT, VARIANT, Result

SUFFIXES = {PLAYED: "", FORFEIT: "ff", SHORT: "sh", VARIANT: "vr", BYE: "bye"}

#: The kinds of byes that a TRF tells apart.
BYE_CODES = ("H", "F", "Z", "U")

#: Between several results of one round.
SEVERAL = " / "


def result_cell(result: Result) -> str:
    """One result.

    >>> result_cell(Result(1, 12, "w", 0.5, "played"))
    '12w½'
    >>> result_cell(Result(1, 3, "", 1.0, "forfeit"))
    '3:1ff'
    >>> result_cell(Result(1, None, "", 0.5, "bye", "H"))
    'bye ½ H'
    """
    score = "" if result.score is None else write_points(result.score)
    if result.state == BYE and result.opponent is None and not result.colour:
        code = result.code.upper() if result.code.upper() in BYE_CODES else ""
        return " ".join(part for part in ("bye", score, code if score else "") if part)
    pairing = f"{result.opponent or 0}{result.colour or ':'}"
    if result.state == OPEN:
        return f"{pairing}*"
    return f"{pairing}{score}{SUFFIXES[result.state]}"


def round_cell(results: Iterable[Result]) -> str:
    """All results of one round."""
    return SEVERAL.join(result_cell(result) for result in results)
