"""An event with its reports as one CSV file: facts above, then a row a player."""

import csv
from codecs import BOM_UTF8
from io import StringIO

from ...core.numbers import MINUS, write
from ...core.spreadsheets import guarded
from ..event import Tournament
from ..report import Report
from .event_sheets import event_rows, players_sheet
from .report_sheets import reported, reported_headings
from .sheets import Cell, Number, Words, said


def to_csv(event: Tournament, reports: list[Report], words: Words) -> bytes:
    """The bytes of the file: UTF-8 with a mark, semicolons where the decimal mark is a comma."""
    rows = event_rows(event)
    table = players_sheet(event, reports).rows
    for report in reports:
        table[0] += reported_headings(report)
        for cells, row in zip(table[1:], report.rows, strict=True):
            cells += reported(row, report)
    out = StringIO()
    writer = csv.writer(out, delimiter=";" if words.mark == "," else ",", lineterminator="\r\n")
    for cells in [*rows, [], *table]:
        writer.writerow([_text(cell, words) for cell in cells])
    return BOM_UTF8 + out.getvalue().encode("utf-8")


def _text(cell: Cell, words: Words) -> str:
    if isinstance(cell, Number):
        return write(cell.value, cell.digits, words.mark, cell.signed).replace(MINUS, "-")
    return guarded(said(cell, words))
