"""A report as sheets: a row a player under each system, and what was noticed about the event."""

from ...core.numbers import decimals, fewest_decimals
from ..problems import Problem
from ..report import Report
from ..rows import RATED, Row
from .results import result_cell
from .sheets import Cell, Label, Number, Sheet

#: Headings that the reader of tables knows to be those of a report: it reads none of them. Between
#: the first and the others stands the factor.
RATING_USED = "rating-used"
REPORTED = ("counted", "score-counted", "expected", "change", "new-rating")


def report_sheet(report: Report) -> Sheet:
    """The report under one system."""
    names = ("number", "title", "name", *_reported_names(report), "notes")
    sheet = Sheet(Label("sheet-report", report.book.name), [], 1, 3)
    sheet.rows.append([Label(f"column-{name}") for name in names])
    for row in report.rows:
        player = row.player
        cells: list[Cell] = [Number(player.number), player.title, player.name]
        notes = [note for note in (row.k_reason, row.reason, *row.notes) if note is not None]
        sheet.rows.append([*cells, *reported(row, report), *notes])
    return sheet


def uncounted_sheet(report: Report) -> Sheet:
    """The games that move no rating, with the reason for each."""
    sheet = Sheet(Label("sheet-uncounted", report.book.name), [], 1, 2)
    names = ("number", "name", "in-round", "opponent", "result", "why-not")
    sheet.rows.append([Label(f"column-{name}") for name in names])
    for player in report.event.players:
        for game in report.games(player):
            if game.line.counted or game.reason is None:
                continue
            sheet.rows.append(
                [
                    Number(player.number),
                    player.name,
                    Number(game.result.round),
                    game.opponent.name if game.opponent else None,
                    result_cell(game.result),
                    game.reason,
                ]
            )
    return sheet


def otherwise_sheet(report: Report) -> Sheet:
    """The games in which the opponent counts with another number than his rating, and why."""
    sheet = Sheet(Label("sheet-otherwise", report.book.name), [], 1, 2)
    names = ("number", "name", "in-round", "opponent", "result", "counted-with", "notes")
    sheet.rows.append([Label(f"column-{name}") for name in names])
    for player in report.event.players:
        for game in report.games(player):
            number = game.line.game.opponent
            if not game.line.counted or number == game.rating or game.opponent is None:
                continue
            sheet.rows.append(
                [
                    Number(player.number),
                    player.name,
                    Number(game.result.round),
                    game.opponent.name,
                    result_cell(game.result),
                    Number(number or 0),
                    game.reason,
                ]
            )
    return sheet


def reported_headings(report: Report) -> list[Cell]:
    """The headings of :func:`reported`, with the system's name behind each."""
    return [Label(f"column-{name}", report.book.name) for name in _reported_names(report)]


def _reported_names(report: Report) -> list[str]:
    factor = [report.letter.lower() + "-used"] if report.letter else []
    return [RATING_USED, *factor, *REPORTED]


def reported(row: Row, report: Report) -> list[Cell]:
    """What a report says of a player, in the order of :func:`reported_headings`."""
    rated = row.status == RATED
    k = row.k if rated else None
    factor: list[Cell] = [None if k is None else Number(k, decimals(k))]
    return [
        None if row.rating is None else Number(row.rating),
        *(factor if report.letter else []),
        Number(row.counted),
        Number(row.score, fewest_decimals(row.score)),
        None if row.expected is None else Number(row.expected, 2),
        None if row.change is None else Number(row.change, 2, signed=True),
        None if row.new_rating is None else Number(row.new_rating),
    ]


def notes_sheet(problems: list[Problem]) -> Sheet:
    """What was noticed: how serious, where, and what."""
    sheet = Sheet(Label("sheet-notes"), [], 1)
    names = ("severity", "sheet", "line", "column", "what")
    sheet.rows.append([Label(f"column-{name}") for name in names])
    for problem in problems:
        place = [problem.line, problem.column]
        numbers: list[Cell] = [Number(each) if each else None for each in place]
        severity = Label(f"severity-{problem.severity}")
        sheet.rows.append([severity, problem.sheet, *numbers, problem])
    return sheet
