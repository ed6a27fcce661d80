"""A player, and the norms of an event, under each system of a report, in JSON."""

from ..core.errors import InputError
from ..wire.messages import write_message
from ..wire.norms import write_norm
from .event import Entrant
from .norms import EventNorms, norms
from .report import Report
from .wire import Json, write_entrant, write_player


def write_player_under(reports: list[Report], number: int) -> Json:
    """One player under each system: games, facts, working, norms. Raises ``InputError``."""
    found = []
    for report in reports:
        player = _player(report, number)
        assessed = report.detail(player).found
        found.append(
            {
                **write_player(report, player),
                "player": write_entrant(player, report.list),
                "steps": [write_message(s) for s in assessed.steps] if assessed else [],
                "norms": [write_norm(each) for each in norms(report, player)],
            }
        )
    return {"number": number, "systems": found}


def write_norms_under(reports: list[Report]) -> Json:
    """``norms`` has a list for each report: those who have made norms or can still make some."""
    found = []
    for report in reports:
        lines: list[Json] = []
        of_event = EventNorms(report)
        for player in report.event.players:
            made = [write_norm(each) for each in of_event.norms(player)]
            if made:
                lines.append({"number": player.number, "name": player.name, "norms": made})
        found.append(lines)
    return {"norms": found}


def _player(report: Report, number: int) -> Entrant:
    player = report.players.get(number)
    if player is None:
        raise InputError("unknown-player", "number", f"no player has the number {number}")
    return player
