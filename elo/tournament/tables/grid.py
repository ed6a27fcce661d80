"""A table as cells, from text with whatever stands between them: tabs, semicolons, commas, spaces.

Nothing is known here of chess but the headings: the separator that makes headings is the right one.
"""

import csv
import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from io import StringIO

from ...core.spreadsheets import unguarded
from ..decoding import UNICODE, decode, split_lines
from ..limits import MOST_COLUMNS, MOST_ROWS, check_cells
from ..problems import NOTICE, WARNING, Problem
from .headings import BLACK, IGNORED, LAST_NAME, NAME, WHITE
from .words import field_of, round_line, round_of

#: So much of a text shows what stands between its cells: its headings are among it.
HEAD = 200_000

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

    ``sheet`` is the sheet's name in a workbook. ``inside`` are the lines of a text that only go on
    with a cell that began before them. ``title`` is what a page calls itself.
    """

    rows: list[Row]
    head: int | None = None
    sheet: str = ""
    problems: list[Problem] = field(default_factory=list)
    inside: set[int] = field(default_factory=set)
    title: str = ""

    def find_headings(self, deepest: int = DEEPEST) -> "Grid":
        """Finds the row of headings: the first that names a player and one thing more."""
        for place, row in enumerate(self.rows[:deepest]):
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

    Without headings the grid has ``head`` None. Raises ``OverBudgetError`` for too many cells.
    """
    text, encoding = decode(data)
    best, mark = _best(_top(text))
    if best is None:
        return Grid([])
    if _width(best) > MOST_COLUMNS:
        return too_large(best)
    if len(text) > HEAD:
        lines = text.count("\n") + text.count("\r")
        check_cells(lines + text.count(mark) if mark else lines * _width(best))
        best = _cut(text, mark).find_headings()
    if len(best.rows) > MOST_ROWS:
        return too_large(best)
    if encoding not in UNICODE:
        best.told("encoding-assumed", 0, 0, NOTICE, encoding=encoding)
    return best


def _top(text: str) -> str:
    """The whole lines of the first part of a text: all of it where it is short."""
    if len(text) <= HEAD:
        return text
    ends = max(text.rfind("\n", 0, HEAD), text.rfind("\r", 0, HEAD))
    return text[: ends if ends > 0 else HEAD]


def _best(text: str) -> tuple[Grid | None, str]:
    """The table with the most headings, and what stands between its cells: ``""`` for spaces."""
    best: Grid | None = None
    between = ""
    for mark in [*(mark for mark in SEPARATORS if mark in text), ""]:
        grid = _cut(text, mark).find_headings()
        if grid.head is not None and (best is None or _width(grid) > _width(best)):
            best, between = grid, mark
    return best, between


def _cut(text: str, mark: str) -> Grid:
    return _separated(text, mark) if mark else _aligned(text)


def too_large(grid: Grid) -> Grid:
    """In place of a table that is too large: none of its rows, and the reason."""
    refused = Grid([], sheet=grid.sheet)
    refused.told("table-too-large", 0, 0, "error", rows=MOST_ROWS, columns=MOST_COLUMNS)
    return refused


def _width(grid: Grid) -> int:
    return len(grid.rows[grid.head or 0].cells)


def _separated(text: str, mark: str) -> Grid:
    if mark == "|":
        lines = [line.strip().strip("|") for line in split_lines(text)]
        return _numbered([line.split("|") for line in lines])
    inside: set[int] = set()
    numbered = []
    try:
        reader = csv.reader(StringIO(text, newline=""), delimiter=mark, strict=True)
        before = 0
        for cells in reader:
            numbered.append((reader.line_num, cells))
            inside.update(range(before + 2, reader.line_num + 1))
            before = reader.line_num
    except csv.Error:
        # a quotation mark is just a mark, then
        grid = _numbered([line.split(mark) for line in split_lines(text)])
        grid.told("table-quotes", 0, 0, WARNING)
        return grid
    return Grid(_rows(numbered), inside=inside)


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
            if round_line(each) is not None:
                grid.rows.append(Row(number, [each.strip()]))
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
    begins = [at for at, _ in heads]
    ends = [at + len(head) for at, head in heads]
    for start, piece in pieces:
        # the headings that the piece lies under: those that end behind its start and begin before
        # its end
        first, last = bisect_right(ends, start), bisect_left(begins, start + len(piece))
        if last - first != 1 or cells[first]:
            return None
        cells[first] = piece
    return cells
