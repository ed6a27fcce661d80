"""The cells of a crosstable: an opponent's number, a colour, a result, in many spellings."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ...core.games import BYE, FORFEIT, OPEN, PLAYED
from ..event import SHORT, VARIANT
from .phrases import BLACK_BESIDE_B, BLACK_LETTERS, BYE_WORDS, EITHER_LETTER, WHITE_LETTERS
from .words import NOTHING, UNPAIRED, unaccented

#: The letters of colours as they are in English, Dutch and German; see :class:`Spelling`.
COLOURS = {
    **dict.fromkeys(WHITE_LETTERS, "w"),
    **dict.fromkeys(BLACK_LETTERS + EITHER_LETTER, "b"),
    "": "",
    ":": "",
}
_COLOUR = WHITE_LETTERS + BLACK_LETTERS + EITHER_LETTER

SCORES = {
    **{sign: 1.0 for sign in ("1", "1,0", "1.0")},
    **{sign: 0.5 for sign in ("½", "0.5", "0,5", ".5", ",5", "1/2", "=", "r", "d", "remis")},
    **{sign: 0.0 for sign in ("0", "0,0", "0.0")},
}
#: The spellings of a result, the longer ones first.
SCORE = r"1/2|½|0[.,]5|[.,]5|1[.,]0|0[.,]0|=|remis|r|d|1|0"

#: What follows a result and says how it came about; ours are ``ff``, ``sh`` and ``vr``.
SUFFIXES = {
    "": PLAYED,
    "ff": FORFEIT,
    "k": FORFEIT,
    "f": FORFEIT,
    "sh": SHORT,
    "vr": VARIANT,
    "bye": BYE,
}
_SUFFIX = r"ff|sh|vr|bye|k|f"

#: "12w1", "5b½", "12:1", "3s+", "4 w *"; "3w/1", "8/+" as Swiss-Chess writes them
CELL = re.compile(
    rf"(?P<opponent>\d{{1,5}}) ?(?P<colour>[{_COLOUR}:/])? ?/? ?"
    rf"(?P<score>{SCORE}|\+|-|\*)? ?(?P<suffix>{_SUFFIX})?"
)
#: "+W12", "-B 3", "=5"; with the colour behind, and ">" and "<" for forfeits: "+ 12B", "> 5N"
SIGNED = re.compile(
    rf"(?P<sign>[+=<>-]) ?(?P<colour>[{_COLOUR}])? ?(?P<opponent>\d{{1,5}})(?P<after>[{_COLOUR}])?"
)
#: "2:W", "1:L", "3:D", "0:W": the result as a letter behind, as SwissPerfect writes it
BEHIND = re.compile(r"(?P<opponent>\d{1,5}) ?: ?(?P<letter>[wld])")
LETTERED = re.compile(r"(?P<letter>[a-z]) ?(?P<opponent>\d{1,5})(?P<sign>[+=-]|½|1/2)?")
#: "bye", "bye 1", "1 bye", "+bye", "bye ½ H"
BYE_CELL = re.compile(
    rf"(?P<before>{SCORE}|\+|=|-)? ?(?:{BYE_WORDS}) ?(?P<score>{SCORE}|\+|-)?(?: (?P<code>[hfzu]))?"
)
BYE_POINTS = {"H": 0.5, "F": 1.0, "Z": 0.0}
#: A point without an opponent, as chess-results writes it: "-1", "-½", "-0"
POINT_ALONE = re.compile(rf"-(?P<score>{SCORE})")
#: A point without an opponent, as Swiss-Chess writes it
WON_ALONE = "+"
#: A player's own place in such a table.
OWN = {"*", "x", "xx", "***", "\\", "■", "█", "#", "**", "●", "xxx", "=="}

#: Results by letter, in tables that have them before the opponent's number.
LETTERS = {"w": (1.0, PLAYED), "d": (0.5, PLAYED), "l": (0.0, PLAYED)}
LETTERS |= {"x": (1.0, FORFEIT), "f": (0.0, FORFEIT)}

WINS_AND_LOSSES = "results"
FORFEITS = "forfeits"
UNKNOWN = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell says of one game. ``opponent`` is a number in the table, None for none."""

    opponent: int | None
    colour: str
    score: float | None
    state: str
    code: str = ""


class Spelling:
    """How a table writes its results, found from all its cells together.

    ``+`` and ``-`` are forfeits where played games have digits or letters behind, and wins and
    losses where draws are ``=`` and no game has a digit, or where forfeits are ``>`` and ``<``
    or the colour stands behind. A letter before the number is a result where ``D`` or ``L`` is
    among the letters, and else a colour.
    """

    def __init__(self, cells: Iterable[str]) -> None:
        signs, digits, draws, angles, letters = False, False, False, False, set()
        colours: set[str | None] = set()
        for cell in map(small, set(cells)):
            for found in (CELL.fullmatch(cell), SIGNED.fullmatch(cell)):
                if found is None:
                    continue
                parts = found.groupdict()
                colours |= {parts["colour"], parts.get("after")}
                sign = parts.get("sign") or parts.get("score") or ""
                # with the colour behind it, as in Papi's grid, a sign in front is a result
                angles = angles or sign in (">", "<") or bool(parts.get("after"))
                signs = signs or sign in ("+", "-")
                draws = draws or sign == "="
                digits = digits or (sign in SCORES and sign != "=")
            digits = digits or BEHIND.fullmatch(cell) is not None
            lettered = LETTERED.fullmatch(cell)
            if lettered is not None:
                letters.add(lettered["letter"])
        self.letters_are_results = bool(letters & {"d", "l"})
        colours |= letters if not self.letters_are_results else set()
        self.colours = dict(COLOURS)
        if colours & set(BLACK_BESIDE_B) and not colours & {"w", "s", "z"}:
            self.colours[EITHER_LETTER] = "w"
        if digits and not angles:
            self.signs = FORFEITS
        else:
            self.signs = WINS_AND_LOSSES if draws or angles or not signs else UNKNOWN

    def read(self, text: str) -> Cell | None:
        """What a cell of a table with opponents' numbers says; None if that is not clear."""
        cell = small(text)
        if cell in UNPAIRED:
            return Cell(None, "", 0.0, BYE, text)
        if cell == WON_ALONE and self.signs == FORFEITS:
            return Cell(None, "", 1.0, BYE, text)
        for pattern, read in (
            (BYE_CELL, self._bye),
            (BEHIND, self._behind),
            (POINT_ALONE, self._unpaired),
            (CELL, self._cell),
            (SIGNED, self._signed),
            (LETTERED, self._lettered),
        ):
            found = pattern.fullmatch(cell)
            if found is not None and not (read == self._unpaired and self.signs != FORFEITS):
                return read(found, text)
        return None

    def _bye(self, found: re.Match[str], text: str) -> Cell:
        sign = found["before"] or found["score"] or ""
        score = {"+": 1.0, "-": 0.0}.get(sign, SCORES.get(sign))
        code = (found["code"] or "").upper()
        return Cell(None, "", BYE_POINTS.get(code) if score is None else score, BYE, code or text)

    def _unpaired(self, found: re.Match[str], text: str) -> Cell:
        return Cell(None, "", SCORES[found["score"]], BYE, text)

    def _behind(self, found: re.Match[str], text: str) -> Cell:
        opponent = int(found["opponent"]) or None
        score, _ = LETTERS[found["letter"]]
        return Cell(opponent, "", score, BYE if opponent is None else PLAYED, text)

    def _cell(self, found: re.Match[str], text: str) -> Cell | None:
        opponent = int(found["opponent"]) or None
        colour = self.colours[(found["colour"] or "").strip("/")]
        sign, suffix = found["score"] or "", found["suffix"] or ""
        together = not found["colour"] and found["opponent"] + sign in small(text)
        if together and sign[:1].isdigit():
            return None  # "121": against 12 or against 1? Only a sign that is no digit is clear
        if sign in ("+", "-"):
            return self._sign(sign, opponent, colour, text)
        if not (sign or suffix or found["colour"]):
            return None  # a number by itself may be an opponent, a rating, or points
        if sign == "*" or not (sign or suffix):
            return Cell(opponent, colour, None, OPEN, text)
        return Cell(opponent, colour, SCORES.get(sign), SUFFIXES[suffix], text)

    def _signed(self, found: re.Match[str], text: str) -> Cell | None:
        opponent = int(found["opponent"]) or None
        colour = self.colours[found["colour"] or found["after"] or ""]
        if found["sign"] in ("<", ">"):
            score = 1.0 if found["sign"] == ">" else 0.0
            return Cell(opponent, colour, score, FORFEIT, text)
        if found["sign"] == "=":
            return Cell(opponent, colour, 0.5, PLAYED, text)
        return self._sign(found["sign"], opponent, colour, text)

    def _sign(self, sign: str, opponent: int | None, colour: str, text: str) -> Cell | None:
        if self.signs == UNKNOWN:
            return None
        if opponent is None:
            return Cell(None, "", 1.0 if sign == "+" else 0.0, BYE, text)
        state = PLAYED if self.signs == WINS_AND_LOSSES else FORFEIT
        return Cell(opponent, colour, 1.0 if sign == "+" else 0.0, state, text)

    def _lettered(self, found: re.Match[str], text: str) -> Cell | None:
        opponent, letter, sign = int(found["opponent"]), found["letter"], found["sign"]
        if self.letters_are_results:
            if letter not in LETTERS or sign:
                return None
            return Cell(opponent, "", *LETTERS[letter], text)
        if letter not in COLOURS:
            return None
        if sign in ("½", "1/2", "="):
            return Cell(opponent, self.colours[letter], 0.5, PLAYED, text)
        if sign:
            return self._sign(sign, opponent, self.colours[letter], text)
        return Cell(opponent, self.colours[letter], None, OPEN, text)


def small(text: str) -> str:
    """A cell for comparing: small letters, one kind of minus, half and space.

    >>> small(" 5 B – "), small("1⁄2"), small("12w0·5")
    ('5 b -', '½', '12w0·5')
    """
    plain = unaccented(text).replace("\u2212", "-").replace("\u2013", "-").replace("\u2014", "-")
    return " ".join(plain.replace("1\u20442", "½").split())


def says_nothing(text: str) -> bool:
    """Whether a cell stands for no game."""
    return small(text) in NOTHING


def names_an_opponent(text: str) -> bool:
    """Whether a cell has an opponent's number in it, with a colour or a sign; or is a bye."""
    cell = small(text)
    found = CELL.fullmatch(cell)
    if found is not None and (found["colour"] or found["score"] in ("½", "=", "+", "-")):
        return True
    return any(pattern.fullmatch(cell) for pattern in (SIGNED, LETTERED, BYE_CELL, BEHIND))
