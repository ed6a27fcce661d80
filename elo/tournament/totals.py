"""The report by team: what a team's players scored, expected and gained together."""

from dataclasses import dataclass

from .event import Team
from .report import Report
from .rows import RATED, Row


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
    of_teams: dict[int | None, list[Row]] = {}
    for row in report.rows:
        of_teams.setdefault(row.player.team, []).append(row)
    for team in report.event.teams:
        members = of_teams.get(team.number, [])
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
