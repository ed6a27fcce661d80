"""Norms as plain text for the command line: the format they go by, and what was not checked."""

from ..core.names import isolated
from ..systems.norm_report import DEPENDS, MET, NormReport
from ..systems.norms import unchecked_of_all
from .aligned import aligned
from .format import event_format
from .norms import EventNorms, has_norms
from .report import Report

#: What is not looked at. The catalogues say the same; a test holds that their English is this one.
UNCHECKED = {
    "norm-unchecked-event": "registration of the event with FIDE, time control, rounds a day,"
    " arbiters in the playing venue",
    "norm-unchecked-fewer": "team championships and the World Cup, where fewer games are enough",
    "norm-unchecked-adjudged": "games decided by adjudication or otherwise than over the board",
    "norm-unchecked-altered": "changes of rounds or pairings that favoured a player",
    "norm-unchecked-format": "formats other than Swiss, round-robin, double round-robin and"
    " knockout",
    "norm-unchecked-exempt": "exemptions from the conditions on federations: national"
    " championships, zonals, large international Swiss tournaments",
    "norm-unchecked-list": "that ratings, titles and federations are those of the list at the"
    " start",
    "norm-unchecked-together": "what all norms of an application must have together",
    "norm-unchecked-woman": "that the player is a woman",
}


def write_norms(report: Report) -> str:
    """The norms that are met or in reach, a line each; a sentence where there are none."""
    if not has_norms(report):
        return f"Norms: none under {report.book.name}; they are FIDE's, in standard chess.\n"
    event_norms = EventNorms(report)
    rows, found = [["No", "Name", "Norm", "Status", "Not met or not known"]], []
    for player in report.event.players:
        for norm in event_norms.norms(player):
            found.append(norm)
            number, name = str(player.number), isolated(player.name)
            rows.append([number, name, norm.name, _status(norm), _open(norm)])
    parts = ["Norms: " + _about_format(report)]
    parts += aligned(rows, len(rows[0])) if found else ["None is met or in reach."]
    return "\n".join(parts + _unchecked(found)) + "\n"


def _status(norm: NormReport) -> str:
    """The status; a norm is met only as far as it was checked."""
    return "met, as far as checked" if norm.status == MET else norm.status


def _open(norm: NormReport) -> str:
    """The conditions that are not met, or what it depends on."""
    if norm.status == DEPENDS:
        return "; ".join(f"{each.form}: {each.status}" for each in norm.outcomes)
    return ", ".join(
        f"{each.name} ({each.article})" for each in norm.conditions if each.status != MET
    )


def _about_format(report: Report) -> str:
    if report.format is not None:
        return f"{report.format}, as chosen."
    told = event_format(report.event)
    return "the file does not tell the format." if told is None else f"{told}, by the file."


def _unchecked(found: list[NormReport]) -> list[str]:
    """All that was not looked at, an item a line."""
    kinds = {each.name: each for each in found}
    lines = []
    for name, article, norms in unchecked_of_all(list(kinds.values())):
        whose = ", ".join(norms) + ": " if norms else ""
        lines.append(f"- {whose}{UNCHECKED[name]} ({article})")
    return ["", "Not checked here:", *lines] if lines else []
