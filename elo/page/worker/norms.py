"""Norms in an event: those of a player or of all, the format they go by, what was not checked."""

from ...core.names import isolated
from ...systems.norm_report import NormReport
from ...tournament.desk import Desk
from ...tournament.event import Entrant
from ...tournament.format import FORMATS, event_format
from ...tournament.norms import EventNorms, has_norms
from ...tournament.report import Report
from ..view.event.norms import Norms, Verdict
from ..view.wording import Wording

Json = dict[str, object]


def formats(desk: Desk, wording: Wording) -> list[list[str]]:
    """The formats that may be chosen, before them what the file tells; none without norms."""
    if not any(has_norms(each) for each in desk.reports):
        return []
    told = event_format(desk.event)
    by_file = wording.text("desk-format-untold")
    if told is not None:
        by_file = wording.text("desk-format-told", format=_format(told, wording))
    return [["", by_file], *[[name, _format(name, wording)] for name in FORMATS]]


def player_norms(player: Entrant, report: Report, wording: Wording) -> Json:
    """The norms that a player has made or can still make, and what stands beside them."""
    found = EventNorms(report).norms(player)
    return _told(
        found,
        [_line(each, wording) for each in _norms(found, report, wording).verdicts],
        report,
        wording,
    )


def event_norms(reports: list[Report], wording: Wording) -> Json:
    """The same of all players, under the first of the systems that has norms."""
    for report in reports:
        if has_norms(report):
            of_event, found, lines = EventNorms(report), [], []
            for player in report.event.players:
                made = of_event.norms(player)
                found += made
                name = f"{player.number} {isolated(player.name)}"
                lines += [
                    f"{name} · {_line(each, wording)}"
                    for each in _norms(made, report, wording).verdicts
                ]
            return _told(found, lines, report, wording)
    return {"norms": []}


def _told(found: list[NormReport], lines: list[str], report: Report, wording: Wording) -> Json:
    # each norm once: of all players the same is not checked
    kinds = {each.name: each for each in found}
    beside = _norms(list(kinds.values()), report, wording)
    return {
        "norms": lines,
        "norms-format": _about_format(report, wording) if lines else "",
        "not-checked": beside.not_checked,
        "unchecked": beside.unchecked,
    }


def _norms(found: list[NormReport], report: Report, wording: Wording) -> Norms:
    return Norms(found, report.book, wording)


def _line(verdict: Verdict, wording: Wording) -> str:
    """A norm that is made or in reach: whether it is, and what it hangs on."""
    open_ones = [sentence for status, sentence in verdict.conditions if status != "met"]
    parts = [verdict.heading, verdict.verdict + ".", *open_ones, verdict.still, verdict.notes]
    return " ".join(part for part in parts if part)


def _about_format(report: Report, wording: Wording) -> str:
    """The format by which the norms go, and where it comes from."""
    told = event_format(report.event)
    name = report.format or told
    if name is None:
        return wording.text("desk-format-open")
    chosen = _format(name, wording)
    if report.format is None:
        return wording.text("desk-format-by-file", format=chosen)
    if told is None or told == name:
        return wording.text("desk-format-chosen", format=chosen)
    return wording.text("desk-format-instead", format=chosen, told=_format(told, wording))


def _format(name: str, wording: Wording) -> str:
    return wording.text("norm-format-" + name)
