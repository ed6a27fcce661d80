"""A table as cells, from text with whatever stands between them: tabs, semicolons, commas, spaces.

Nothing is known here of chess but the headings: the separator that makes headings is the right one.
"""

import csv
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from io import StringIO

from ...spreadsheets import unguarded
from ..decoding import UNICODE, decode, split_lines
from ..problems import NOTICE, WARNING, Problem
from .words import BLACK, IGNORED, LAST_NAME, NAME, WHITE, field_of, round_of

#: Larger tables are no event's.
MOST_ROWS = 50_000
MOST_COLUMNS = 400
LARGEST = 20_000_000

#: So far from the top the headings may be.
DEEPEST = 80

SEPARATORS = ("\t", ";", "|", ",")
RULER = re.compile(r"[\s|:+=_-]+")
#: What a spreadsheet writes above a table, for itself: which mark stands between the cells.
MARK_LINE = re.compile(r"sep=.?", re.IGNORECASE)
GAP = re.compile(r"\s{2,}|\t")


@dataclass(slots=True)
class Row:
    """The cells of a line of the file; ``line`` counts from 1."""

    line: int
    cells: list[str]


@dataclass(slots=True)
class Grid:
    """A table: the rows that are not empty. ``head`` is the place of the headings among them.

    ``sheet`` is the sheet's name in a workbook.
    """

    rows: list[Row]
    head: int | None = None
    sheet: str = ""
    problems: list[Problem] = field(default_factory=list)

    def find_headings(self) -> "Grid":
        """Finds the row of headings: the first that names a player and one thing more."""
        for place, row in enumerate(self.rows[:DEEPEST]):
            if is_headings(row.cells):
                self.head = place
                break
        return self

    def told(self, code: str, line: int, column: int, severity: str, **values: str | int) -> None:
        """Adds a problem at a place of this table."""
        self.problems.append(Problem(code, line, column, values, severity, self.sheet))


def is_headings(cells: list[str]) -> bool:
    """Whether a row's cells are headings of a table of players or games.

    >>> is_headings(["Rk.", "Name", "Rtg"]), is_headings(["Name", "Open of Utrecht"])
    (True, False)
    """
    if cells and cells[0].endswith(":"):
        return False  # a fact about the event: "Name: Open of Utrecht"
    fields = {named[0] for named in map(field_of, cells) if named is not None} - {IGNORED}
    rounds = any(round_of(cell) for cell in cells)
    if {WHITE, BLACK} <= fields:
        return True
    if not fields & {NAME, LAST_NAME}:
        return False
    known = sum(field_of(cell) is not None or round_of(cell) is not None for cell in cells)
    filled = sum(bool(cell) for cell in cells)
    return (len(fields) > 1 or rounds) and known * 2 > filled


def grid_of(data: bytes) -> Grid:
    """The table in a text file, with the separator that gives it headings.

    Without headings the grid has ``head`` None.
    """
    text, encoding = decode(data[:LARGEST])
    cut: list[Callable[[str], Grid]] = [_separated(mark) for mark in SEPARATORS if mark in text]
    best: Grid | None = None
    for way in [*cut, _aligned]:
        grid = way(text).find_headings()
        if grid.head is None:
            continue
        if best is None or _width(grid) > _width(best):
            best = grid
    if best is None:
        return Grid([])
    if len(data) > LARGEST or len(best.rows) > MOST_ROWS or _width(best) > MOST_COLUMNS:
        return too_large(best)
    if encoding not in UNICODE:
        best.told("encoding-assumed", 0, 0, NOTICE, encoding=encoding)
    return best


def too_large(grid: Grid) -> Grid:
    """In place of a table that is too large: none of its rows, and the reason."""
    refused = Grid([], sheet=grid.sheet)
    refused.told("table-too-large", 0, 0, "error", rows=MOST_ROWS, columns=MOST_COLUMNS)
    return refused


def _width(grid: Grid) -> int:
    return len(grid.rows[grid.head or 0].cells)


def _separated(mark: str) -> Callable[[str], Grid]:
    def cut(text: str) -> Grid:
        if mark == "|":
            lines = [line.strip().strip("|") for line in split_lines(text)]
            return _numbered([line.split("|") for line in lines])
        try:
            reader = csv.reader(StringIO(text, newline=""), delimiter=mark, strict=True)
            return Grid(_rows([(reader.line_num, cells) for cells in reader]))
        except csv.Error:
            # a quotation mark is just a mark, then
            grid = _numbered([line.split(mark) for line in split_lines(text)])
            grid.told("table-quotes", 0, 0, WARNING)
            return grid

    return cut


def _numbered(lines: list[list[str]]) -> Grid:
    return Grid(_rows(list(enumerate(lines, start=1))))


def _rows(numbered: list[tuple[int, list[str]]]) -> list[Row]:
    rows = []
    for line, cells in numbered:
        stripped = [unguarded(cell.strip(" \t\u00a0\u202f\ufeff\r\n")) for cell in cells]
        while stripped and not stripped[-1]:
            stripped.pop()
        if line == 1 and MARK_LINE.fullmatch("".join(stripped)):
            continue
        if stripped and not RULER.fullmatch("".join(stripped)):
            rows.append(Row(line, stripped))
    return rows


def _aligned(text: str) -> Grid:
    """Cells below their headings, two spaces or more apart, as in a printed table."""
    lines = split_lines(text)
    for place, line in enumerate(lines[:DEEPEST]):
        heads = _pieces(line)
        if not is_headings([piece for _, piece in heads]):
            continue
        above = [(i + 1, GAP.split(each.strip())) for i, each in enumerate(lines[:place])]
        grid = Grid(_rows([*above, (place + 1, [piece for _, piece in heads])]))
        for number, each in enumerate(lines[place + 1 :], start=place + 2):
            if not each.strip() or RULER.fullmatch(each):
                continue
            cells = _below(heads, _pieces(each))
            if cells is None:
                grid.told("table-not-aligned", number, 0, "error")
            else:
                grid.rows.append(Row(number, cells))
        return grid
    return Grid([])


def _pieces(line: str) -> list[tuple[int, str]]:
    """The texts of a line that are two spaces or more apart, with where they begin."""
    return [(found.start(), found.group()) for found in re.finditer(r"\S+(?: \S+)*", line)]


def _below(heads: list[tuple[int, str]], pieces: list[tuple[int, str]]) -> list[str] | None:
    """The pieces in the order of the headings, None where it is not clear what belongs where."""
    if len(pieces) == len(heads):
        return [piece for _, piece in pieces]
    cells = [""] * len(heads)
    for start, piece in pieces:
        end = start + len(piece)
        over = [i for i, (at, head) in enumerate(heads) if at < end and start < at + len(head)]
        if len(over) != 1 or cells[over[0]]:
            return None
        cells[over[0]] = piece
    return cells
