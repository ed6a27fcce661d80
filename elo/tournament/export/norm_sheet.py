"""Norms as a sheet: those that are met or in reach, and below them what was not checked."""

from ...core.assessment import Message, Name
from ...systems.norm_report import DEPENDS, MET, NormReport
from ...systems.norms import unchecked_of_all
from ..format import DOUBLE_ROUND_ROBIN, ROUND_ROBIN, SWISS, event_format
from ..norms import EventNorms
from ..report import Report
from .sheets import Cell, Label, Number, Sheet

#: A norm is met only as far as it was checked; one that is not met is not listed.
STATUSES = {MET: Message("norm-all-met"), DEPENDS: Message("norm-depends")}
NOT_KNOWN = Message("norm-not-known")
FORMATS = {
    SWISS: Message("norm-format-swiss"),
    ROUND_ROBIN: Message("norm-format-round-robin"),
    DOUBLE_ROUND_ROBIN: Message("norm-format-double-round-robin"),
}


def norm_sheet(report: Report) -> Sheet | None:
    """The norms of all players under one report; None where nobody makes or can make one."""
    event_norms = EventNorms(report)
    sheet = Sheet(Label("sheet-norms"), [], 1, 2)
    names = ("number", "name", "norm", "status", "format", "format-from", "notes")
    sheet.rows.append([Label(f"column-{name}") for name in names])
    kinds: dict[str, NormReport] = {}
    for player in report.event.players:
        for norm in event_norms.norms(player):
            kinds[norm.name] = norm
            who: list[Cell] = [Number(player.number), player.name, norm.name]
            status = STATUSES.get(norm.status, NOT_KNOWN)
            sheet.rows.append([*who, status, *_format(report), *_notes(norm)])
    if not kinds:
        return None
    sheet.rows += [[], [None, Message("norm-note-unchecked")]]
    for name, article, norms in unchecked_of_all(list(kinds.values())):
        where = Message("norm-article", article=Name(article))
        sheet.rows.append([None, Message(name), ", ".join(norms), where])
    return sheet


def _format(report: Report) -> list[Cell]:
    """The format by which the norms go, and where it comes from; empty where it is not known."""
    if report.format is not None:
        return [FORMATS[report.format], Label("cell-chosen")]
    told = event_format(report.event)
    return [None, None] if told is None else [FORMATS[told], Label("cell-by-file")]


def _notes(norm: NormReport) -> list[Cell]:
    """What is not met or not known, and all that is said besides."""
    open_ones = [each.message for each in norm.conditions if each.status != MET]
    return [*open_ones, *[note for note in norm.notes if note.name != "norm-note-unchecked"]]
