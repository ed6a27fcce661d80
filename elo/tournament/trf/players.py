"""A player's line: everything before the rounds. National rating lines have the same columns.

5-8 starting rank   10 sex   11-13 title   15-47 name   49-52 rating   54-56 federation
58-68 id   70-79 birth   81-84 points   86-89 rank
"""

import re

from ..dates import read_birth
from ..event import FEMALE, FIDE_LIST, MALE, Entrant, Rating
from ..problems import ERROR, WARNING, Problem

NUMBER = slice(4, 8)
SEX = slice(9, 10)
TITLE = slice(10, 13)
NAME = slice(14, 47)
#: The fields behind the name, and what each looks like when it is there.
TAIL: tuple[tuple[str, int, int, re.Pattern[str]], ...] = (
    ("rating", 48, 52, re.compile(r"[0-9]{1,4}")),
    ("federation", 53, 56, re.compile(r"[^\W\d_]{2,3}|[A-Za-z.]{2,3}")),
    ("id", 57, 68, re.compile(r"'?[A-Za-z]{0,3}-?[0-9]{1,11}'?")),
    (
        "birth",
        69,
        79,
        re.compile(
            r"[0-9]{4}(?:[./-][0-9. ]+(?:[/-][0-9. ]+)*)?|[ ./-]*"
            r"|[0-9]{2}[./-][0-9]{2}[./-][0-9]{4}"
        ),
    ),
    ("points", 80, 84, re.compile(r"[0-9]{1,3}(?:[.,][0-9])?")),
    ("rank", 85, 89, re.compile(r"[0-9]{1,4}")),
)
GAPS = (47, 52, 56, 68, 79, 84, 89, 90)
TAIL_BEGINS = 47
TAIL_ENDS = 91

#: A name that is too long pushes the rest to the right by no more than this, and a few characters
#: that are missing pull it to the left.
FARTHEST = 40
NEAREST = 6

#: A number at the end of the name's columns, apart from the name: a rating too far to the left.
_RATING_IN_NAME = re.compile(r"(?:^\s?|(?<=\s\s))([0-9]{3,4})$")

SEXES = {"m": MALE, "w": FEMALE, "f": FEMALE}

TITLES = ("GM", "WGM", "IM", "WIM", "FM", "WFM", "CM", "WCM")
#: How TRF06 writes them.
SHORT_TITLES = {
    "g": "GM",
    "m": "IM",
    "f": "FM",
    "c": "CM",
    "gf": "WGM",
    "mf": "WIM",
    "ff": "WFM",
    "wf": "WFM",
    "cf": "WCM",
}

#: No list has a rating beyond this; a larger number is a slip.
HIGHEST = 3500

TEXTS = {
    "no-starting-rank": "This player's line has no starting rank in columns {first} to {last}:"
    " “{text}”.",
    "columns-shifted": "The fields behind the name of player {number}, {name}, stand {by} columns"
    " beside their place; they were read from where they stand.",
    "field-shifted": "“{text}” of player {number}, {name}, stands beside its columns {first} to"
    " {last}; it was read nevertheless.",
    "field-not-read": "In columns {first} to {last} of player {number}, {name}, “{text}” cannot be"
    " read.",
    "rating-unlikely": "Player {number}, {name}, has the rating {rating}, which no list has; it"
    " was left out.",
    "national-twice": "Player {number}, {name}, has a second national rating ({list}), {text}. The"
    " first one holds.",
    "national-without-player": "A national rating ({list}) is given for number {number}, but no"
    " player has that number.",
}


def read_player(line: str, row: int, problems: list[Problem]) -> tuple[Entrant | None, int]:
    """The player of a line without the rounds, and how far its fields stand beside their columns.

    None when the line has no starting rank, because then nothing can refer to it.
    """
    digits = line[NUMBER].strip()
    if (
        not digits.strip("0")
        or not _is_number(digits)
        or line[3:4] not in ("", " ")
        or line[8:9] not in ("", " ")
    ):
        text = line[3:15].strip()
        values: dict[str, str | int] = {"first": 5, "last": 8, "text": text}
        problems.append(Problem("no-starting-rank", row, 5, values))
        return None, 0
    player = Entrant(int(digits), "", line=row)
    shift, fields = read_tail(line, player, row, problems)
    player.name = line[NAME.start : _name_ends(line, shift)].strip()
    player.sex = SEXES.get(line[SEX].lower(), "")
    title = line[TITLE].strip()
    player.title = title.upper() if title.upper() in TITLES else SHORT_TITLES.get(title.lower(), "")
    rating = fields.get("rating")
    if rating is not None:
        _rate(player, FIDE_LIST, rating, row, shift, problems)
    player.federation = fields.get("federation", "").upper()
    if fields.get("id", "0").strip("0"):
        player.ids[FIDE_LIST] = fields["id"]
    birth = read_birth(fields.get("birth", ""))
    if birth is None:
        year = re.match(r"\d{4}", fields["birth"])
        values = {**_who(player), "first": 70, "last": 79, "text": fields["birth"]}
        problems.append(Problem("field-not-read", row, 70 + shift, values, WARNING))
        birth = year[0] if year else ""
    player.birth = birth
    if "points" in fields:
        player.points = float(fields["points"].replace(",", "."))
    if "rank" in fields:
        player.rank = int(fields["rank"])
    return player, shift


def _name_ends(line: str, shift: int) -> int:
    """Where the name's columns end; before a number that stands in them and in those behind."""
    end = max(NAME.start, NAME.stop + shift)
    if shift == 0:
        for word in re.finditer(r"\S+", line[:TAIL_ENDS]):
            if word.start() < end < word.end() and _is_number(word[0]):
                return word.start()
    return end


def read_national(
    line: str, row: int, players: dict[int, Entrant], problems: list[Problem]
) -> None:
    """A national rating line: the same columns, behind the code of the federation."""
    code = line[:3]
    digits = line[NUMBER].strip()
    number = int(digits) if _is_number(digits) else 0
    player = players.get(number)
    if player is None:
        values: dict[str, str | int] = {"list": code, "number": number}
        problems.append(Problem("national-without-player", row, 5, values))
        return
    shift, fields = read_tail(line, player, row, problems)
    before = player.ratings.get(code)
    if before is not None and (before.value or 0) != int(fields.get("rating", 0)):
        values = {**_who(player), "list": code, "text": fields.get("rating", "")}
        problems.append(Problem("national-twice", row, 49 + shift, values))
        return
    if "rating" in fields:
        _rate(player, code, fields["rating"], row, shift, problems)
    if fields.get("id", "0").strip("0"):
        player.ids[code] = fields["id"]


def read_tail(
    line: str, player: Entrant, row: int, problems: list[Problem]
) -> tuple[int, dict[str, str]]:
    """The fields behind the name, and how far all of them stand beside their columns."""
    fields = _clean(line, 0)
    astray = _RATING_IN_NAME.search(line[NAME].rstrip())
    if fields is not None and ("rating" in fields or not astray):
        return 0, fields
    name = line[NAME].strip()
    who: dict[str, str | int] = {"number": player.number, "name": player.name or name}
    for shift in sorted([*range(-NEAREST, 0), *range(1, FARTHEST)], key=abs):
        fields = _clean(line, shift)
        if fields is None:
            continue
        # with a rating in the name's columns nothing else needs to say how far
        to_left = shift < 0 and len(fields.get("rating", "")) > 2
        if to_left or ("points" in fields and len(fields) > 1):
            values = {**who, "by": shift}
            problems.append(
                Problem("columns-shifted", row, TAIL_BEGINS + shift + 2, values, WARNING)
            )
            return shift, fields
    if astray:
        values = {**who, "first": 49, "last": 52, "text": astray[1]}
        column = NAME.start + astray.start(1) + 1
        problems.append(Problem("field-not-read", row, column, values))
    return 0, _by_words(line, who, row, problems)


def _clean(line: str, shift: int) -> dict[str, str] | None:
    """The fields at this shift, None unless each looks as it should and blanks part them."""
    found = {}
    for gap in GAPS:
        if line[gap + shift : gap + shift + 1] not in ("", " "):
            return None
    for name, start, stop, pattern in TAIL:
        text = line[start + shift : stop + shift].strip()
        if text:
            if not pattern.fullmatch(text):
                return None
            found[name] = text.strip("'")
    return found


def _by_words(
    line: str, who: dict[str, str | int], row: int, problems: list[Problem]
) -> dict[str, str]:
    """Field by field: each word belongs to the field that it stands in or overlaps most."""
    found: dict[str, str] = {}
    for word in re.finditer(r"\S+", line[:TAIL_ENDS]):
        # whole words: what is left of one that begins among the name's columns is no rating
        start, stop = word.span()
        if stop <= TAIL_BEGINS:
            continue
        name, begin, end, pattern = max(
            TAIL, key=lambda field: min(stop, field[2]) - max(start, field[1])
        )
        overlap = min(stop, end) - max(start, begin)
        values = {**who, "first": begin + 1, "last": end, "text": word[0]}
        if name in found or overlap <= 0 or not pattern.fullmatch(word[0]):
            harmless = name in ("points", "rank", "federation", "id")
            lost = "rating" not in found and re.fullmatch(r"[0-9]{3,4}", word[0])
            severity = WARNING if harmless and not lost else ERROR
            problems.append(Problem("field-not-read", row, start + 1, values, severity))
            continue
        if start < begin or stop > end:
            problems.append(Problem("field-shifted", row, start + 1, values, WARNING))
        found[name] = word[0].strip("'")
    return found


def _rate(
    player: Entrant, code: str, text: str, row: int, shift: int, problems: list[Problem]
) -> None:
    value = int(text)
    if value > HIGHEST:
        values = {**_who(player), "rating": value}
        problems.append(Problem("rating-unlikely", row, 49 + shift, values))
        return
    player.ratings[code] = Rating(value or None)


def _who(player: Entrant) -> dict[str, str | int]:
    return {"number": player.number, "name": player.name}


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()
