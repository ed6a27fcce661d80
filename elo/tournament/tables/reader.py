"""A table as an event: crosstable, start list, list of games, or the card of one player."""

from ..decoding import decode, split_lines
from ..event import Entrant, Team, Tournament
from ..limits import check_results
from ..problems import ERROR, WARNING, Problem
from .columns import Columns, columns_of
from .crosstable import Rows, read_results
from .facts import read_facts
from .grid import HEAD, Grid, Row, grid_of
from .headings import (
    BLACK,
    HEADING_CELLS,
    NUMBER,
    RANK,
    REPORTED,
    RESULT,
    ROUND,
    TEAM,
    TEAM_NUMBER,
    WHITE,
)
from .pairings import read_card, read_games
from .players import HIGHEST_NUMBER, Numbers, PlayerRow, read_player
from .words import SUMMARY, folded


def looks_like_table(data: bytes) -> bool:
    r"""Whether a text has the headings of a table of players or games near its top.

    >>> looks_like_table(b"Rk.\tName\tRtg\n1\tAlpha\t1800"), looks_like_table(b"Dear all,\n")
    (True, False)
    """
    return grid_of(data[:HEAD]).head is not None


def as_table(data: bytes) -> tuple[list[str], list[int], set[int]] | None:
    r"""The first lines of a text as a table; None without headings.

    Besides the lines these are the numbers, from 1, of those that are rows with more than one cell,
    the headings among them, and of those that only go on with a cell of the line before.

    >>> as_table(b'Name;Rating\nAlpha;"a\nb"\n')
    (['Name;Rating', 'Alpha;"a', 'b"', ''], [1, 3], {3})
    """
    top = data[:HEAD]
    grid = grid_of(top)
    if grid.head is None:
        return None
    rows = [row.line for row in grid.rows[grid.head :] if len(row.cells) > 1]
    return split_lines(decode(top)[0]), rows, grid.inside


def looks_like_event(data: bytes) -> bool:
    r"""Whether a text is a table that has columns of rounds or of results.

    >>> looks_like_event(b"Name;DWZ;R1\nAlpha;1800;2w1"), looks_like_event(b"Name;DWZ\nAlpha;1800")
    (True, False)
    """
    grid = grid_of(data[:HEAD])
    return grid.head is not None and has_results(grid)


def read_grid(grid: Grid, beside: list[Grid] | None = None) -> Tournament:
    """The event in a grid with headings; ``beside`` are other sheets with facts about it.

    Raises ``OverBudgetError`` for more results than are read at once.
    """
    event, owner = Tournament(), Entrant(1, "")
    event.problems = grid.problems
    if grid.head is not None:
        columns = columns_of(grid)
        for other in beside or []:
            read_facts(other, other.rows, event, owner)
            event.problems += other.problems
        read_facts(grid, grid.rows[: grid.head], event, owner)
        if columns.has(WHITE, BLACK):
            read_games(grid, columns, event)
        elif columns.has(RESULT, ROUND) and not columns.rounds:
            read_card(grid, columns, event, owner)
        else:
            _read_players(grid, columns, event)
    elif not event.problems:
        event.problems.append(Problem("tables-without-headings"))
    played = [result.round for player in event.players for result in player.results]
    event.rounds = event.rounds or max(played, default=0)
    return event


def has_results(grid: Grid) -> bool:
    """Whether a grid has columns of results."""
    columns = columns_of(Grid(grid.rows, grid.head))
    return bool(columns.rounds) or columns.has(RESULT)


def is_report(grid: Grid) -> bool:
    """Whether a grid is a report on an event, as is made here, and not the event."""
    columns = columns_of(Grid(grid.rows, grid.head))
    return columns.has(REPORTED) and not columns.rounds


def _read_players(grid: Grid, columns: Columns, event: Tournament) -> None:
    rows: Rows = []
    ranks: dict[int, int] = {}
    numbers = Numbers()
    data = grid.rows[(grid.head or 0) + 1 :]
    check_results(len(data) * len(columns.rounds))
    for place, each in enumerate(data, start=1):
        row = PlayerRow(grid, columns, each)
        if _is_heading_again(grid, each):
            continue
        first = next(filter(None, each.cells))
        if SUMMARY.fullmatch(folded(first)):
            grid.told("table-summary", each.line, 0, WARNING, text=first[:60])
            continue
        if not row.name():
            # what a report of ours says below its players has nothing in the first columns
            below = columns.has(REPORTED) and not any(each.cells[:HEADING_CELLS])
            if not below and len([cell for cell in each.cells if cell]) > 1:
                row.told("table-no-name", None, WARNING)
            continue
        player = read_player(row, _number(row, place, numbers))
        if player.rank is not None:
            ranks[player.number] = player.rank
        rows.append((player, row))
    event.players = [player for player, _ in rows]
    read_results(rows, ranks if RANK in columns.fields else {})
    _read_teams(rows, event)


def _is_heading_again(grid: Grid, row: Row) -> bool:
    """Whether a row repeats the headings, as tables do that are printed on several pages."""
    return row.cells == grid.rows[grid.head or 0].cells


def _number(row: PlayerRow, place: int, numbers: Numbers) -> int:
    """The player's number: as it stands, else by the row; one that is taken is replaced."""
    column = row.columns.fields.get(NUMBER)
    number = row.whole(column, HIGHEST_NUMBER)
    used = numbers.take(place if number is None else number)
    if number is not None and used != number:
        row.told("table-number-twice", column, ERROR, number=number, name=row.name(), used=used)
    return used


def _read_teams(rows: Rows, event: Tournament) -> None:
    """Teams by their number, else by their name, in the order in which they come."""
    teams = {team.number: team for team in event.teams}
    listed = set(teams)
    numbers: dict[str, int] = {}
    for player, row in rows:
        name = row.text(TEAM)
        number = row.whole(row.columns.fields.get(TEAM_NUMBER), HIGHEST_NUMBER)
        if number is None and name:
            number = numbers.setdefault(name, len(numbers) + 1)
        if number is None:
            continue
        player.team = number
        team = teams.setdefault(number, Team(number, name))
        if number not in listed:
            team.players.append(player.number)
    event.teams = list(teams.values())
