"""Results without an opponent's number: of one side, of several games, or of both sides at once."""

import re

from ...core.games import FORFEIT, OPEN, PLAYED
from .cells import CELL, COLOURS, SCORE, SCORES, Cell, small

#: A result by itself, of a table of everybody against everybody; several games follow each other.
ALONE = re.compile(rf"(?P<colour>[wbsz])?(?P<score>{SCORE}|\+|-|\*)(?P<after>[wbsz]|k)?")
DECIMAL = re.compile(r"\d+[.,]\d+")

_ONE = r"1/2|½|0[.,]5|[.,]5|=|1[.,]0|0[.,]0|1|0|\+|-"
#: "1 - 0", "½:½", "+ - -", "0-0"
BOTH = re.compile(rf"({_ONE}) ?[-:–] ?({_ONE})(?: ?(k|ff))?")
#: Points of both sides, whatever they add up to: "1-1", "1½:½"
POINTS = re.compile(r"[\d.,½]+ ?[-:] ?[\d.,½]+")
#: One sign for both: a draw, or White's score.
DRAWS = {"½", "1/2", "=", "0.5", "0,5", "remis", "r", "draw"}
SIGNS = {"+": 1.0, "-": 0.0}


def read_both(text: str) -> tuple[float | None, float | None, str] | None:
    """White's and Black's score and the state, from one cell; None if that is not clear.

    >>> read_both("1 - 0"), read_both("½"), read_both("+ - -"), read_both("*")
    ((1.0, 0.0, 'played'), (0.5, 0.5, 'played'), (1.0, 0.0, 'forfeit'), (None, None, 'open'))
    """
    cell = small(text)
    if cell in ("", "*", "-:-", "?"):
        return None, None, OPEN
    if cell in DRAWS:
        return 0.5, 0.5, PLAYED
    found = BOTH.fullmatch(cell)
    if found is None:
        return None
    one, other = (SIGNS.get(sign, SCORES.get(sign)) for sign in found.groups()[:2])
    if found[1] in SIGNS or found[2] in SIGNS or found[3]:
        return one, other, FORFEIT
    if one is None or other is None or one + other > 1:
        return None
    if one == other == 0:
        return one, other, FORFEIT  # lost by both, by default or by decision
    return one, other, PLAYED


def read_pair(text: str) -> Cell | None:
    """The game in a cell that has both sides' results, one's own first; None for any other cell.

    >>> read_pair("1-0").score, read_pair("½:½").score, read_pair("+ - -").state
    (1.0, 0.5, 'forfeit')
    >>> read_pair("½"), read_pair("1-1"), read_pair("1-")
    (None, None, None)
    """
    found = BOTH.fullmatch(small(text))
    scores = read_both(text)
    if found is None or scores is None or (found[1] in SIGNS) != (found[2] in SIGNS):
        return None
    return Cell(None, "", scores[0], scores[2], text)


def adds_up_games(text: str) -> bool:
    """Whether a cell has points of both sides that no single game can give, as ``1-1``."""
    return POINTS.fullmatch(small(text)) is not None and read_both(text) is None


def read_alone(text: str) -> list[Cell] | None:
    """The games in a cell that has one side's results; None if it is not clear.

    >>> [game.score for game in read_alone("½1")], read_alone("1.5"), read_alone("")
    ([0.5, 1.0], None, [])
    >>> read_alone("+")[0].state
    'forfeit'
    """
    cell = small(text).replace(" ", "")
    if DECIMAL.fullmatch(cell) and cell not in SCORES:
        return None  # the sum of several games, which does not tell them apart
    paired = CELL.fullmatch(cell)
    if paired is not None and paired["colour"] and paired["score"]:
        return None  # "1w½": a draw against number 1
    found = []
    place = 0
    while place < len(cell):
        match = ALONE.match(cell, place)
        if match is None:
            return None
        sign, colour = match["score"], match["colour"] or (match["after"] or "").replace("k", "")
        if sign == "*":
            found.append(Cell(None, COLOURS[colour], None, OPEN, text))
        elif sign in ("+", "-"):
            found.append(Cell(None, COLOURS[colour], 1.0 if sign == "+" else 0.0, FORFEIT, text))
        else:
            state = FORFEIT if match["after"] == "k" else PLAYED
            found.append(Cell(None, COLOURS[colour], SCORES[sign], state, text))
        place = match.end()
    if len(found) > 1 and any(sign in cell for sign in SIGNS):
        return None  # "1-0", "1-": the sign may be a forfeit, or only stand between two results
    return found
