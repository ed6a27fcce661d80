"""Results, ratings and rounds as PGN files write them."""

import re

from ...core.games import DRAW, FORFEIT, LOSS, OPEN, PLAYED, WIN
from ..dates import read_day
from ..event import ANY_LIST, FIDE_LIST

#: What is written for a result: White's score, Black's, and the state of the game.
RESULTS: dict[str, tuple[float | None, float | None, str]] = {
    "1-0": (WIN, LOSS, PLAYED),
    "0-1": (LOSS, WIN, PLAYED),
    "1/2-1/2": (DRAW, DRAW, PLAYED),
    "*": (None, None, OPEN),
    "+--": (WIN, LOSS, FORFEIT),
    "--+": (LOSS, WIN, FORFEIT),
    "---": (LOSS, LOSS, FORFEIT),
    # lost by both: by default, or by the arbiter's decision
    "0-0": (LOSS, LOSS, FORFEIT),
}

#: Other ways to write them; these are unmistakable.
SPELLINGS = {
    "½-½": "1/2-1/2",
    "0.5-0.5": "1/2-1/2",
    "0,5-0,5": "1/2-1/2",
    "1/2": "1/2-1/2",
    "½": "1/2-1/2",
    "=": "1/2-1/2",
    "remis": "1/2-1/2",
    "draw": "1/2-1/2",
    "+-": "+--",
    "-+": "--+",
    "1f-0f": "+--",
    "1-0f": "+--",
    "1f-0": "+--",
    "1-0ff": "+--",
    "0f-1f": "--+",
    "0-1f": "--+",
    "0f-1": "--+",
    "0-1ff": "--+",
    "0f-0f": "---",
}
#: Where one side has half a point and the other none, by a penalty: a game that was played.
HALVES = {"1/2": DRAW, "½": DRAW, "0.5": DRAW, "0,5": DRAW, "0": LOSS}

#: Ways of ending that mean: nobody played. "time forfeit" is a game that was played.
UNPLAYED = ("unplayed", "forfeit", "bye", "default")

#: Endings of tags that name a list: whose rating it is.
RATING_TAGS = (
    ("Elo", FIDE_LIST),
    ("DWZ", "GER"),
    ("USCF", "USA"),
    ("KNSB", "NED"),
)

#: Values of ``Variant`` for chess by FIDE's rules; "From Position" is told by its position.
STANDARD = ("", "standard", "chess", "normal", "classical", "from position")
#: The pieces of the position in which every game begins.
BEGINNING = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

#: Sites whose ``WhiteElo`` is a rating of their own.
SITES = ("lichess.org", "chess.com", "chess24.com", "freechess.org", "chessclub.com")


def read_result(text: str) -> tuple[float | None, float | None, str] | None:
    """The scores of White and Black and the state; None for what is no result.

    >>> read_result("1:0"), read_result("½-½"), read_result("+/-"), read_result("2-0")
    ((1.0, 0.0, 'played'), (0.5, 0.5, 'played'), (1.0, 0.0, 'forfeit'), None)
    >>> read_result("0-0"), read_result("½-0"), read_result("1F-0F")
    ((0.0, 0.0, 'forfeit'), (0.5, 0.0, 'played'), (1.0, 0.0, 'forfeit'))
    """
    plain = re.sub(r"\s", "", text).casefold().replace("–", "-").replace("−", "-")
    plain = SPELLINGS.get(plain, plain)
    if plain not in RESULTS and re.fullmatch(r"[-+01½][:/][-+01½]", plain):
        plain = plain[0] + "-" + plain[2]
        plain = SPELLINGS.get(plain, plain)
    one, _, other = plain.partition("-")
    if plain not in RESULTS and one in HALVES and other in HALVES:
        return HALVES[one], HALVES[other], PLAYED
    return RESULTS.get(plain)


def read_rating(text: str) -> int | None:
    """A rating, 0 for "unrated" (``-``, ``0``), None for nothing known or no number.

    >>> read_rating("2749"), read_rating("-"), read_rating("?"), read_rating("1500?")
    (2749, 0, None, 1500)
    """
    text = text.strip().rstrip("?").strip()
    if text == "-":
        return 0
    return int(text) if re.fullmatch(r"[0-9]{1,4}", text) else None


def read_round(text: str) -> int | None:
    """The round, None when the tag does not tell: ``5.1`` is board 1 of round 5.

    >>> read_round("1.12"), read_round("7"), read_round("?"), read_round("")
    (1, 7, None, None)
    """
    found = re.match(r"([0-9]{1,3})(?![0-9])", text.strip())
    return int(found[1]) or None if found else None


def read_date(text: str) -> str:
    """The day of a PGN date, ``""`` when it is not wholly known or no day.

    >>> read_date("2026.04.14"), read_date("2026.??.??"), read_date("")
    ('2026-04-14', '', '')
    """
    day = read_day(text) if "?" not in text else None
    return day.iso if day else ""


def is_variant(variant: str, position: str) -> bool:
    """Whether a game was played by other rules, or from another position than that of chess.

    >>> is_variant("Crazyhouse", ""), is_variant("Standard", BEGINNING + " w KQkq - 0 1")
    (True, False)
    >>> is_variant("", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1")
    True
    """
    if variant.strip("?- ").casefold() not in STANDARD:
        return True
    return bool(position.strip("?- ")) and position.split(" ")[0] != BEGINNING


def list_of(site: str) -> str:
    """The list that ``WhiteElo`` is from: FIDE's by the standard, but sites put their own there.

    >>> list_of("https://lichess.org/abcdefgh"), list_of("Wijk aan Zee NED")
    ('', 'FID')
    """
    return ANY_LIST if any(name in site.lower() for name in SITES) else FIDE_LIST
