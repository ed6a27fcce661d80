"""An event with its reports as a workbook (XLSX): the event, its crosstable, reports, notes.

Texts are always texts: what begins like a formula is marked as text, and stays as it is.
"""

import re
from io import BytesIO
from typing import Any

from ...core.errors import InputError
from ...core.numbers import rounded
from ..event import Tournament
from ..problems import Problem
from ..report import Report
from .event_sheets import event_rows, players_sheet
from .norm_sheet import norm_sheet
from .report_sheets import notes_sheet, otherwise_sheet, report_sheet, uncounted_sheet
from .sheets import Label, Number, Sheet, Words, said

#: Characters that no XML file can have, and those that a sheet's name cannot have.
FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
NOT_IN_TITLES = re.compile(r"[\[\]:*?/\\']")
LONGEST_TITLE = 31
LONGEST_TEXT = 32_000

#: How wide a column may be, in characters, for its longest text.
NARROWEST, WIDEST = 6, 48


def to_xlsx(
    event: Tournament, reports: list[Report], problems: list[Problem], words: Words
) -> bytes:
    """The bytes of the workbook.

    Raises ``InputError`` (``missing``) where openpyxl is not installed.
    """
    # opened only here: the desk does most of its work without it
    try:
        from openpyxl import Workbook
    except ImportError:
        raise InputError("missing", "openpyxl", "is needed for workbooks: pip install openpyxl")

    book = Workbook(write_only=True)
    sheets = [Sheet(Label("sheet-event"), event_rows(event), 0, 1), players_sheet(event, reports)]
    for report in reports:
        sheets += [report_sheet(report), uncounted_sheet(report)]
        if report.whole is not None and report.whole.otherwise:
            sheets.append(otherwise_sheet(report))
        norms = norm_sheet(report)
        if norms is not None:
            sheets.append(norms)
    sheets.append(notes_sheet(problems))
    titles: set[str] = set()
    for sheet in sheets:
        _write(book.create_sheet(_title(sheet, words, titles)), sheet, words)
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def _title(sheet: Sheet, words: Words, taken: set[str]) -> str:
    """A title that a workbook allows, and that no other sheet has."""
    text = NOT_IN_TITLES.sub(" ", said(sheet.title, words))[:LONGEST_TITLE].strip()
    number = 1
    title = text
    while title.casefold() in taken:
        number += 1
        title = f"{text[: LONGEST_TITLE - 4]} {number}"
    taken.add(title.casefold())
    return title


def _write(target: Any, sheet: Sheet, words: Words) -> None:
    from openpyxl.cell import WriteOnlyCell
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter

    bold = Font(bold=True)
    texts = [
        [cell if isinstance(cell, Number) else said(cell, words) for cell in row]
        for row in sheet.rows
    ]
    for place, width in enumerate(_widths(texts), start=1):
        target.column_dimensions[get_column_letter(place)].width = width
    if sheet.head_rows:
        target.freeze_panes = f"{get_column_letter(sheet.head_columns + 1)}{sheet.head_rows + 1}"
    for line, row in enumerate(texts):
        cells = []
        for place, value in enumerate(row):
            cell = WriteOnlyCell(target)
            _fill(cell, value)
            if line < sheet.head_rows or (not sheet.head_rows and place < sheet.head_columns):
                cell.font = bold
            cells.append(cell)
        target.append(cells)


def _fill(cell: Any, value: str | Number) -> None:
    if isinstance(value, Number):
        cell.value = rounded(value.value, value.digits)
        if value.digits == 0:
            cell.value = int(cell.value)
        decimals = "0." + "0" * value.digits if value.digits else "0"
        cell.number_format = f"+{decimals};-{decimals};{decimals}" if value.signed else decimals
    elif value:
        cell.value = FORBIDDEN.sub("\ufffd", value)[:LONGEST_TEXT]
        cell.data_type = "s"
        cell.quotePrefix = cell.value[:1] in "=+-@"


def _widths(rows: list[list[str | Number]]) -> list[int]:
    widths: dict[int, int] = {}
    for row in rows:
        for place, value in enumerate(row):
            length = 8 if isinstance(value, Number) else len(value) + 2
            widths[place] = max(widths.get(place, NARROWEST), min(length, WIDEST))
    return [widths[place] for place in sorted(widths)]
