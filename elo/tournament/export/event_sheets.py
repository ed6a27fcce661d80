"""An event as sheets: what is known of it, and the crosstable with everything about the players."""

from ...core.numbers import fewest_decimals, is_iso_date
from ..event import Entrant, Rating, Result, Tournament
from ..report import Report
from .results import round_cell
from .sheets import Cell, Label, Number, Sheet

#: What is known of a rating besides its value, in the order of the columns.
FACTOR = "k"
FACTS = (FACTOR, "games", "index", "peak")

#: A day that is not known, between others.
NO_DAY = "-"
NO_NAME = "?"


def event_rows(event: Tournament) -> list[list[Cell]]:
    """The event's facts, a row each: a label, and what is known."""
    facts: list[tuple[str, list[str]]] = [
        ("name", [event.name]),
        ("city", [event.city]),
        ("federation", [event.federation]),
        ("start", [event.start]),
        ("end", [event.end]),
        ("rounds", [str(event.rounds) if event.rounds else ""]),
        ("kind", [event.kind]),
        ("arbiter", [event.arbiter]),
        ("deputies", event.deputies),
        ("clock", [event.clock]),
        ("tempo", [event.tempo]),
        ("round-dates", [day if is_iso_date(day) else NO_DAY for day in event.round_dates]),
        ("scoring", [" ".join(f"{kind}={points:g}" for kind, points in event.scoring.items())]),
    ]
    rows: list[list[Cell]] = [
        [Label(f"event-{name}"), *values] for name, values in facts if any(values)
    ]
    for team in event.teams:
        players = " ".join(str(number) for number in team.players)
        rows.append([Label("event-team"), Number(team.number), team.name, players])
    return rows


def players_sheet(event: Tournament, reports: list[Report]) -> Sheet:
    """The crosstable: a row a player, with identity, ratings, points and every round's result.

    A list's factor is named as the reports do that use the list.
    """
    columns = _Columns(
        event, {report.list: report.letter or FACTOR for report in reversed(reports)}
    )
    rows = [columns.headings(), *[columns.row(player) for player in event.players]]
    return Sheet(Label("sheet-players"), rows, 1, columns.before_rounds)


class _Columns:
    """Which columns an event needs."""

    def __init__(self, event: Tournament, letters: dict[str, str]) -> None:
        players = event.players
        self.letters = letters
        self.id_lists = sorted({code for player in players for code in player.ids})
        self.facts = [
            (code, [fact for fact in FACTS if _has(players, code, fact)])
            for code in sorted({code for player in players for code in player.ratings})
        ]
        self.teams = {team.number: team.name for team in event.teams}
        played = [result.round for player in players for result in player.results]
        self.rounds = range(1, max([event.rounds, *played]) + 1)
        self.before_rounds = 3

    def headings(self) -> list[Cell]:
        """The headings."""
        names = ("number", "title", "name", "final-rank", "sex", "birth", "federation")
        cells: list[Cell] = [Label(f"column-{name}") for name in names]
        cells += [Label("column-id", code) for code in self.id_lists]
        for code, facts in self.facts:
            cells.append(Label("column-rating", code))
            for fact in facts:
                name = self.letters.get(code, FACTOR) if fact == FACTOR else fact
                cells.append(Label(f"column-{name.lower()}", code))
        if self.teams:
            cells += [Label("column-team-number"), Label("column-team")]
        cells.append(Label("column-points"))
        return cells + [Label("column-round", number=number) for number in self.rounds]

    def row(self, player: Entrant) -> list[Cell]:
        """A player's row."""
        cells: list[Cell] = [
            Number(player.number),
            player.title,
            player.name or NO_NAME,
            _number(player.rank),
            player.sex,
            player.birth,
            player.federation,
            *[player.ids.get(code, "") for code in self.id_lists],
        ]
        for code, facts in self.facts:
            rating = player.ratings.get(code)
            cells += [_rating(rating), *[_number(getattr(rating, each, None)) for each in facts]]
        if self.teams:
            cells += [_number(player.team), self.teams.get(player.team or 0, "")]
        cells.append(None if player.points is None else _points(player.points))
        by_round: dict[int, list[Result]] = {}
        for result in player.results:
            by_round.setdefault(result.round, []).append(result)
        return cells + [round_cell(by_round.get(number, [])) for number in self.rounds]


def _has(players: list[Entrant], code: str, fact: str) -> bool:
    return any(
        getattr(player.ratings[code], fact) is not None
        for player in players
        if code in player.ratings
    )


def _rating(rating: Rating | None) -> Cell:
    if rating is None:
        return None
    return Label("cell-unrated") if rating.value is None else Number(rating.value)


def _number(value: int | None) -> Cell:
    return None if value is None else Number(value)


def _points(points: float) -> Number:
    return Number(points, fewest_decimals(points))
