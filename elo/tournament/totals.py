"""The report by team: what a team's players scored, expected and gained together."""

from dataclasses import dataclass

from .event import Team
from .report import RATED, Report


@dataclass(slots=True)
class TeamRow:
    """A team's sums over its rated players. ``average`` is None without a rated player."""

    team: Team
    players: int
    rated: int
    average: float | None
    games: int
    score: float
    expected: float
    change: float


def by_team(report: Report) -> list[TeamRow]:
    """The teams in the event's order; none in an event without teams."""
    rows = []
    for team in report.event.teams:
        members = [row for row in report.rows if row.player.team == team.number]
        rated = [row for row in members if row.status == RATED]
        ratings = [row.rating or 0 for row in rated]
        rows.append(
            TeamRow(
                team,
                len(members),
                len(rated),
                sum(ratings) / len(ratings) if ratings else None,
                sum(row.counted for row in rated),
                sum(row.score for row in rated),
                sum(row.expected or 0 for row in rated),
                sum(row.change or 0 for row in rated),
            )
        )
    return rows
