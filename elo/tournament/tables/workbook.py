"""Workbooks (XLSX) as grids, a sheet each: read row by row, and refused when they are too large.

openpyxl does the reading. A workbook is an archive: what it unpacks to is weighed first, in pieces,
for a small file can unpack to more than anybody has time for.
"""

import re
from datetime import date, datetime
from io import BytesIO
from typing import Any
from zipfile import ZipFile

from ..event import Tournament
from ..limits import (
    LARGEST_UNPACKED,
    MOST_COLUMNS,
    MOST_FILES,
    MOST_ROWS,
    MOST_SHEETS,
    MOST_TAGS,
    OverBudgetError,
    check_cells,
)
from ..problems import Problem
from .assembly import assembled
from .grid import Grid, Row, too_large
from .sections import sections

SIGNATURE = b"PK\x03\x04"
#: What workbooks of before 2007 begin with, and those with a password.
OLD_SIGNATURE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"

#: Bytes that are unpacked at a time to weigh them.
PIECE = 1 << 20

#: A formula at the end of a cell, with no value after it, as programs write that do not compute.
UNCOMPUTED = re.compile(rb"(?:</f>|<f\b[^<>]*/>)\s*(?:<v\s*/>\s*|<v></v>\s*)?</c>")
LARGEST_SEARCHED = 50_000_000

#: A figure like a rating; so many rows with one are a list of players.
RATING = re.compile(r"[12][0-9]{3}")
LEAST_PLAYERS = 3

FORMAT = "xlsx"


def looks_like_workbook(data: bytes) -> bool:
    """Whether these bytes are a workbook, of this or of an older kind."""
    if data.startswith(OLD_SIGNATURE):
        return True
    return data.startswith(SIGNATURE) and b"[Content_Types].xml" in data and b"xl/" in data


def read_workbook(data: bytes) -> list[Tournament]:
    """The events in a workbook, with the reason in the problems where there is none."""
    events = [_none("workbook-old")] if data.startswith(OLD_SIGNATURE) else _read(data)
    for event in events:
        event.format, event.source = FORMAT, data if len(events) == 1 else b""
    return events


def _read(data: bytes) -> list[Tournament]:
    try:
        with ZipFile(BytesIO(data)) as archive:
            if _is_too_large(archive):
                return [_none("workbook-too-large")]
        grids, missing = _grids(data), _uncomputed(data)
    except OverBudgetError as fault:
        return [Tournament(problems=[fault.problem])]
    except ImportError:
        return [_none("workbook-no-openpyxl")]
    except Exception:
        # openpyxl meets broken workbooks with whatever error comes up; none of them is ours
        return [_none("workbook-broken")]
    try:
        events = _events(grids)
    except OverBudgetError as fault:
        return [Tournament(problems=[fault.problem])]
    if missing:
        events[0].problems.append(Problem("workbook-formulas", values={"count": missing}))
    return events


def _none(code: str) -> Tournament:
    """No event, and why."""
    return Tournament(problems=[Problem(code)])


def _is_too_large(archive: ZipFile) -> bool:
    """Whether there is more to read than there is time for: cells, and texts that cells share."""
    files = archive.infolist()
    if len(files) > MOST_FILES or sum(file.file_size for file in files) > LARGEST_UNPACKED:
        return True
    tags = 0
    for file in files:
        with archive.open(file) as source:
            while piece := source.read(PIECE):
                tags += piece.count(b"<")
                if tags > MOST_TAGS:
                    return True
    return False


def _uncomputed(data: bytes) -> int:
    """How many formulas there are whose result is not in the workbook: they read as empty."""
    with ZipFile(BytesIO(data)) as archive:
        sheets = [f for f in archive.infolist() if f.filename.startswith("xl/worksheets/")]
        return sum(
            len(UNCOMPUTED.findall(archive.read(sheet)))
            for sheet in sheets
            if sheet.file_size <= LARGEST_SEARCHED
        )


def _grids(data: bytes) -> list[Grid]:
    # opened only here: the desk reads most events without it
    from openpyxl import load_workbook

    looked_at = 0
    grids = []
    book = load_workbook(BytesIO(data), read_only=True, data_only=True, keep_links=False)
    try:
        for sheet in book.worksheets[:MOST_SHEETS]:
            grid, cells = _grid(sheet, looked_at)
            grids.append(grid.find_headings())
            looked_at += cells
    finally:
        book.close()
    return grids


def _grid(sheet: Any, before: int) -> tuple[Grid, int]:
    """A sheet's filled rows, with the numbers that they have in the sheet, and its cells' number.

    ``before`` are the cells of the sheets before it. Raises ``OverBudgetError`` for too many.
    """
    sheet.reset_dimensions()  # what a file says of its own size is often wrong
    grid = Grid([], sheet=sheet.title)
    looked_at = 0
    for line, values in enumerate(sheet.iter_rows(values_only=True), start=1):
        looked_at += len(values)
        check_cells(before + looked_at)
        # most cells of a sparse sheet are empty, and cost next to nothing
        cells = ["" if value is None else _text(value) for value in values]
        while cells and not cells[-1]:
            cells.pop()
        if len(cells) > MOST_COLUMNS or line > MOST_ROWS:
            return too_large(grid), looked_at
        if cells:
            grid.rows.append(Row(line, cells))
    return grid, looked_at


def _text(value: object) -> str:
    """A cell as it would be typed."""
    if value is None:
        return ""
    if isinstance(value, datetime | date):
        return value.isoformat()[:10]
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    return " ".join(str(value).split())


def _events(grids: list[Grid]) -> list[Tournament]:
    """The events of the sheets with tables; what the others say is about the first of them."""
    tables = [table for grid in grids if grid.head is not None for table in sections(grid)]
    refused = [problem for grid in grids if not grid.rows for problem in grid.problems]
    if not tables:
        return [Tournament(problems=refused or [Problem("tables-without-headings")])]
    facts = [grid for grid in grids if grid.head is None and grid.rows]
    events = assembled(tables, facts)
    unread = [
        Problem("table-sheet-unread", grid.rows[0].line, sheet=grid.sheet)
        for grid in facts
        if _holds_players(grid)
    ]
    events[0].problems += [*refused, *unread]
    return events


def _holds_players(grid: Grid) -> bool:
    """Whether most rows of a sheet without headings have a name and a figure like a rating."""
    rows = [
        row
        for row in grid.rows
        if any(RATING.fullmatch(cell) for cell in row.cells)
        and any(cell[:1].isalpha() for cell in row.cells)
    ]
    return len(rows) >= LEAST_PLAYERS and len(rows) * 2 > len(grid.rows)
