"""A row of a table as a player: what stands there is read or reported, never completed."""

import re

from ...core.errors import InputError
from ...core.number_reading import read_decimal, read_whole
from ..dates import read_birth
from ..event import Entrant, Rating
from ..lists.dsb import DSB_LIST
from ..problems import ERROR, WARNING
from .cells import small
from .columns import Columns
from .grid import Grid, Row
from .headings import (
    BIRTH,
    FEDERATION,
    FINAL_RANK,
    FIRST_NAME,
    GAMES,
    ID,
    INDEX,
    LAST_NAME,
    MEMBER,
    NAME,
    NUMBER,
    PEAK,
    POINTS,
    RANK,
    RATING,
    SEX,
    TITLE,
    K,
)
from .words import SEXES, UNRATED

HIGHEST_RATING = 4000
HIGHEST_NUMBER = 99_999
#: A DWZ with the number of rated events behind it: "1850-23"
WITH_INDEX = re.compile(r"([1-3]?\d{3}) ?- ?(\d{1,3})")
#: The length of a German club's number (ZPS).
CLUB_DIGITS = 5


class PlayerRow:
    """A row below headings, and where to complain about it."""

    def __init__(self, grid: Grid, columns: Columns, row: Row) -> None:
        self.grid = grid
        self.columns = columns
        self.row = row

    def cell(self, place: int | None) -> str:
        """A cell's text, empty where the row is too short or there is no such column."""
        return "" if place is None or place >= len(self.row.cells) else self.row.cells[place]

    def text(self, name: str) -> str:
        """The cell of a field."""
        return self.cell(self.columns.fields.get(name))

    def told(self, code: str, place: int | None, severity: str = ERROR, **more: str | int) -> None:
        """Complains about a cell; the sentence quotes it."""
        column = 0 if place is None else place + 1
        values: dict[str, str | int] = {"text": self.cell(place)[:60], **more}
        self.grid.told(code, self.row.line, column, severity, **values)

    def whole(self, place: int | None, most: int) -> int | None:
        """A whole number of 1 to ``most``, None for an empty cell; what is neither is reported."""
        text = self.cell(place)
        if not text:
            return None
        try:
            value = read_whole(text.removesuffix(".").removesuffix(".0"))
        except InputError:
            value = 0
        if not 1 <= value <= most:
            self.told("table-number", place)
            return None
        return value

    def name(self) -> str:
        """The player's name, ``"Last, First"`` where the table has two columns for it."""
        last, first, name = self.text(LAST_NAME), self.text(FIRST_NAME), self.text(NAME)
        fields = self.columns.fields
        if LAST_NAME in fields and FIRST_NAME not in fields and NAME in fields:
            # "Nombre" beside "Apellidos" is a first name
            first = "" if last and last in name else name
        elif FIRST_NAME in fields and LAST_NAME not in fields and NAME in fields:
            last = name
        if last:
            return f"{last}, {first}" if first else last
        return name


class Numbers:
    """The numbers that players have so far; each is given once.

    >>> numbers = Numbers()
    >>> numbers.take(7), numbers.take(7), numbers.take(1), numbers.take(1)
    (7, 8, 1, 9)
    """

    def __init__(self) -> None:
        self._taken: set[int] = set()
        self._highest = 0

    def take(self, number: int) -> int:
        """This number, or the next one after the highest where somebody has it."""
        if number in self._taken:
            number = self._highest + 1
        self._taken.add(number)
        self._highest = max(self._highest, number)
        return number

    def next(self) -> int:
        """The number after the highest one."""
        return self.take(self._highest + 1)


def read_player(row: PlayerRow, number: int) -> Entrant:
    """The player of a row, with everything but results, under this number."""
    fields = row.columns.fields
    player = Entrant(number, row.name(), line=row.row.line)
    player.title = row.text(TITLE).upper()
    player.federation = row.text(FEDERATION).upper()
    player.sex = SEXES.get(row.text(SEX).casefold().rstrip("."), "")
    if row.text(SEX) and not player.sex:
        row.told("table-sex", fields[SEX], WARNING)
    birth = read_birth(row.text(BIRTH))
    if birth is None:
        row.told("table-birth", fields[BIRTH], WARNING)
    player.birth = birth or ""
    player.points = _points(row, fields.get(POINTS))
    if RANK in fields and fields[RANK] != fields.get(NUMBER):
        player.rank = row.whole(fields[RANK], HIGHEST_NUMBER)
    if FINAL_RANK in fields:
        player.rank = row.whole(fields[FINAL_RANK], HIGHEST_NUMBER)
    player.ids, player.ratings = read_lists(row)
    return player


def read_lists(row: PlayerRow) -> tuple[dict[str, str], dict[str, Rating]]:
    """The numbers and ratings by list."""
    ids: dict[str, str] = {}
    ratings: dict[str, Rating] = {}
    for (name, of), place in row.columns.listed.items():
        text = row.cell(place)
        if name == ID and text.strip("0"):
            ids[of] = _with_member(text, row.text(MEMBER)) if of == DSB_LIST else text
        elif name == RATING and text:
            rating = read_rating(row, place)
            if rating is not None:
                ratings[of] = rating
    for (name, of), place in row.columns.listed.items():
        if name in (ID, RATING) or not row.cell(place).strip("0.,"):
            continue  # a list that has 0 does not know it: a new player's K, for instance
        value = row.whole(place, HIGHEST_RATING if name == PEAK else HIGHEST_NUMBER)
        of = _list_meant(of, ratings)
        if of in ratings:
            attribute = {K: "k", GAMES: "games", INDEX: "index", PEAK: "peak"}[name]
            setattr(ratings[of], attribute, value)
        elif value is not None:
            row.told("table-no-rating-for", place, WARNING)
    return ids, ratings


def _with_member(number: str, member: str) -> str:
    """A German club's number becomes the player's where a column has his number in the club."""
    return f"{number}-{member.lstrip('0')}" if member and len(number) == CLUB_DIGITS else number


def _list_meant(of: str, ratings: dict[str, Rating]) -> str:
    """A fact without a list belongs to the one rating that there is."""
    return next(iter(ratings)) if of not in ratings and not of and len(ratings) == 1 else of


def read_rating(row: PlayerRow, place: int) -> Rating | None:
    """A rating, without value where the cell says so; for anything else None and a problem."""
    text = row.cell(place)
    if text.casefold() in UNRATED:
        return Rating(None)
    with_index = WITH_INDEX.fullmatch(small(text))
    if with_index is not None:
        return Rating(int(with_index[1]), index=int(with_index[2]) or None)
    value = row.whole(place, HIGHEST_RATING)
    return None if value is None else Rating(value)


def _points(row: PlayerRow, place: int | None) -> float | None:
    text = row.cell(place).split("/")[0] if "1/2" not in row.cell(place) else row.cell(place)
    if not text:
        return None
    try:
        return read_decimal(text.replace("1/2", "½").replace(" ", ""))
    except InputError:
        row.told("table-points", place, WARNING)
        return None
