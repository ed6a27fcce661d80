"""Workbooks (XLSX) as grids, a sheet each: read row by row, and refused when they are too large.

openpyxl does the reading. A workbook is an archive: what it unpacks to is looked at first.
"""

import re
from datetime import date, datetime
from io import BytesIO
from typing import Any
from zipfile import BadZipFile, ZipFile

from ..event import Tournament
from ..problems import NOTICE, Problem
from .grid import MOST_COLUMNS, MOST_ROWS, Grid, Row, too_large
from .reader import has_results, is_report, read_grid

SIGNATURE = b"PK\x03\x04"
#: What workbooks of before 2007 begin with, and those with a password.
OLD_SIGNATURE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"

#: What a workbook may unpack to, in bytes and in files.
LARGEST = 200_000_000
MOST_FILES = 2_000
MOST_SHEETS = 50
MOST_CELLS = MOST_ROWS * MOST_COLUMNS

#: A formula at the end of a cell, with no value after it, as programs write that do not compute.
UNCOMPUTED = re.compile(rb"(?:</f>|<f\b[^<>]*/>)\s*(?:<v\s*/>\s*|<v></v>\s*)?</c>")
LARGEST_SEARCHED = 50_000_000

FORMAT = "xlsx"


def looks_like_workbook(data: bytes) -> bool:
    """Whether these bytes are a workbook, of this or of an older kind."""
    if data.startswith(OLD_SIGNATURE):
        return True
    return data.startswith(SIGNATURE) and b"[Content_Types].xml" in data and b"xl/" in data


def read_workbook(data: bytes) -> list[Tournament]:
    """The event in a workbook, with the reason in its problems where there is none."""
    refused = _refused(data)
    if refused:
        return [Tournament(problems=[Problem(refused)], format=FORMAT, source=data)]
    try:
        grids, missing = _grids(data), _uncomputed(data)
    except ImportError:
        problem = Problem("workbook-no-openpyxl")
        return [Tournament(problems=[problem], format=FORMAT, source=data)]
    except Exception:
        # openpyxl meets broken workbooks with whatever error comes up; none of them is ours
        problem = Problem("workbook-broken")
        return [Tournament(problems=[problem], format=FORMAT, source=data)]
    event = _event(grids)
    if missing:
        event.problems.append(Problem("workbook-formulas", values={"count": missing}))
    event.format, event.source = FORMAT, data
    return [event]


def _refused(data: bytes) -> str:
    """Why a workbook is not opened, ``""`` where it can be."""
    if data.startswith(OLD_SIGNATURE):
        return "workbook-old"
    try:
        with ZipFile(BytesIO(data)) as archive:
            files = archive.infolist()
    except (BadZipFile, NotImplementedError, OSError, ValueError):
        return "workbook-broken"
    if len(files) > MOST_FILES or sum(file.file_size for file in files) > LARGEST:
        return "workbook-too-large"
    return ""


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

    book = load_workbook(BytesIO(data), read_only=True, data_only=True, keep_links=False)
    try:
        return [_grid(sheet).find_headings() for sheet in book.worksheets[:MOST_SHEETS]]
    finally:
        book.close()


def _grid(sheet: Any) -> Grid:
    """A sheet's filled rows, with the numbers that they have in the sheet."""
    sheet.reset_dimensions()  # what a file says of its own size is often wrong
    grid = Grid([], sheet=sheet.title)
    looked_at = 0
    for line, values in enumerate(sheet.iter_rows(values_only=True), start=1):
        looked_at += len(values)
        cells = [_text(value) for value in values]
        while cells and not cells[-1]:
            cells.pop()
        if len(cells) > MOST_COLUMNS or line > MOST_ROWS or looked_at > MOST_CELLS:
            return too_large(grid)
        if cells:
            grid.rows.append(Row(line, cells))
    return grid


def _text(value: object) -> str:
    """A cell as it would be typed."""
    if value is None:
        return ""
    if isinstance(value, datetime | date):
        return value.isoformat()[:10]
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    return " ".join(str(value).split())


def _event(grids: list[Grid]) -> Tournament:
    """The event of the sheet that has results, else of the first with players."""
    tables = [grid for grid in grids if grid.head is not None]
    events = [grid for grid in tables if not is_report(grid)]
    chosen = next((grid for grid in events if has_results(grid)), next(iter(events), None))
    refused = [problem for grid in grids if not grid.rows for problem in grid.problems]
    if chosen is None:
        return Tournament(problems=refused or [Problem("unknown-format")])
    event = read_grid(chosen, [grid for grid in grids if grid.head is None])
    event.problems += refused
    for grid in events:
        if grid is not chosen:
            told = Problem("table-sheet-second", severity=NOTICE, sheet=grid.sheet)
            event.problems.append(told)
    return event
