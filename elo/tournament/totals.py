"""What players scored, expected and gained together; whose rating moved most; the standings."""

from dataclasses import dataclass

from .event import Entrant, Team, Tournament
from .report import Report
from .rows import RATED, Row

#: Among so few nobody stands out.
FEW = 4


class Sums:
    """The sums over some rated rows; ``average`` is that of the ratings, None without a row."""

    def __init__(self, rows: list[Row]) -> None:
        self.rated = len(rows)
        self.average = sum(row.rating or 0 for row in rows) / len(rows) if rows else None
        self.games = sum(row.counted for row in rows)
        self.score = sum(row.score for row in rows)
        self.expected = sum(row.expected or 0 for row in rows)
        self.change = sum(row.change or 0 for row in rows)


def movers(report: Report) -> dict[int, bool]:
    """By number who gained most (true) and who lost most (false), equals together."""
    changes = {
        row.player.number: row.change
        for row in report.rows
        if row.status == RATED and row.counted and row.change is not None
    }
    if len(changes) < FEW:
        return {}
    best, worst = max(changes.values()), min(changes.values())
    found = {number: True for number, change in changes.items() if change == best > 0}
    found.update({number: False for number, change in changes.items() if change == worst < 0})
    return found


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's ``rank`` as the file has it, else None; the ``points``; the ``order`` of both."""

    rank: int | None
    points: float
    order: tuple[float, float, int]


def standings(event: Tournament) -> dict[int, Standing]:
    """The standings by number: the file's ranks and points, where it has none what was scored."""
    return {player.number: _standing(player, event) for player in event.players}


def _standing(player: Entrant, event: Tournament) -> Standing:
    rank, made = player.rank or None, player.points
    if made is None:
        made = sum(result.score or 0 for result in player.results)
    # whoever has no rank comes after all who have one
    last = len(event.players) + 1
    return Standing(rank, made, (rank or last, -made, player.number))


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
        sums = Sums([row for row in members if row.status == RATED])
        rows.append(
            TeamRow(
                team,
                len(members),
                sums.rated,
                sums.average,
                sums.games,
                sums.score,
                sums.expected,
                sums.change,
            )
        )
    return rows
