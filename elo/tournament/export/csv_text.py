"""An event with its reports as one CSV file: facts above, a row a player, below them the norms."""

import csv
from codecs import BOM_UTF8
from io import StringIO

from ...core.assessment import Message, Name
from ...core.numbers import MINUS, write
from ...core.spreadsheets import guarded
from ...systems.norm_report import NormReport
from ...systems.norms import unchecked_of_all
from ..event import Tournament
from ..norms import EventNorms, has_norms
from ..report import Report
from ..tables.headings import HEADING_CELLS
from .event_sheets import event_rows, players_sheet
from .norm_sheet import NOT_KNOWN, STATUSES
from .report_sheets import reported, reported_headings
from .sheets import Cell, Label, Number, Words, said


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
    below = _add_norms(table, reports, words)
    for cells in [*rows, [], *table, *below]:
        writer.writerow([_text(cell, words) for cell in cells])
    return BOM_UTF8 + out.getvalue().encode("utf-8")


def _add_norms(table: list[list[Cell]], reports: list[Report], words: Words) -> list[list[Cell]]:
    """Adds a column of norms under the first report that has any; the rows of what is not checked.

    Those have nothing in the first columns, so that no reader of the file takes them for players.
    """
    for report in reports:
        kinds: dict[str, NormReport] = {}
        if not has_norms(report):
            continue
        event_norms = EventNorms(report)
        told = []
        for player in report.event.players:
            made = event_norms.norms(player)
            kinds.update({norm.name: norm for norm in made})
            told.append("; ".join(_norm(norm, words) for norm in made))
        if not kinds:
            continue
        table[0].append(Label("sheet-norms"))
        for cells, text in zip(table[1:], told, strict=True):
            cells.append(text)
        apart: list[Cell] = [None] * HEADING_CELLS
        rows: list[list[Cell]] = [[], [*apart, Message("norm-note-unchecked")]]
        for name, article, norms in unchecked_of_all(list(kinds.values())):
            where = Message("norm-article", article=Name(article))
            rows.append([*apart, Message(name), ", ".join(norms), where])
        return rows
    return []


def _norm(norm: NormReport, words: Words) -> str:
    """A norm and whether it is met, as one text."""
    status = STATUSES.get(norm.status, NOT_KNOWN)
    return f"{norm.name}: {words.message(status)}"


def _text(cell: Cell, words: Words) -> str:
    if isinstance(cell, Number):
        return write(cell.value, cell.digits, words.mark, cell.signed).replace(MINUS, "-")
    return guarded(said(cell, words))
