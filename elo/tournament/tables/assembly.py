"""Events from tables: what belongs together is joined, by number or by name.

A list of players fills in what a crosstable lacks; sheets and lists of games are rounds of one
event. Tables of other players are events of their own. What is not read is an error.
"""

from collections.abc import Callable

from ..event import Tournament
from ..joining import belongs, joined
from ..limits import MOST_ROWS, OverBudgetError, check_tables
from ..problems import Problem
from .grid import Grid, Row, grid_of, too_large
from .markup import read_markup
from .reader import is_report, read_grid
from .sections import sections
from .torn import mended

FORMAT = "table"
PAGE_FORMAT = "html"


def read_table(data: bytes) -> list[Tournament]:
    """The events in tables of text: CSV, or copied from a page or a spreadsheet."""
    return _read(data, lambda: mended(grid_of(data)), FORMAT)


def read_page(data: bytes) -> list[Tournament]:
    """The events in the tables of a web page that was saved, or of a part of one."""
    return _read(data, lambda: _of_page(data), PAGE_FORMAT)


def _read(data: bytes, cut: Callable[[], Grid], name: str) -> list[Tournament]:
    try:
        events = assembled(sections(cut()), [])
    except OverBudgetError as fault:
        events = [Tournament(problems=[fault.problem])]
    for event in events:
        event.format, event.source = name, data if len(events) == 1 else b""
    return events


def _of_page(data: bytes) -> Grid:
    rows, title = read_markup(data)
    if len(rows) > MOST_ROWS:
        return too_large(Grid([]))
    grid = Grid([Row(line, cells) for line, cells in enumerate(rows, start=1)], title=title)
    return grid.find_headings(MOST_ROWS)


def assembled(tables: list[Grid], facts: list[Grid]) -> list[Tournament]:
    """The events of these tables, one at least; ``facts`` are sheets that say something of them.

    Raises ``OverBudgetError`` for more results than are read at once.
    """
    check_tables(len(tables), 0)
    events: list[Tournament] = []
    alone: list[tuple[str, Tournament]] = []
    compared = 0
    reports = [is_report(grid) for grid in tables if grid.head is not None]
    for place, grid in enumerate(tables):
        if grid.head is not None and is_report(grid) and not all(reports):
            continue  # made of the event that is beside it
        source = _source(grid, place)
        found = read_grid(grid, [] if events else facts)
        if len(tables) == 1:
            return [found]
        if not found.players:
            _take_problems(events, found)
            continue
        compared += sum(len(each.players) for each in events) + len(found.players)
        check_tables(len(tables), compared)
        host = next((place for place, each in enumerate(events) if belongs(each, found)), None)
        if host is not None:
            events[host] = joined(events[host], found, source)
        elif _has_results(found):
            events.append(found)
        else:
            alone.append((source, found))
    return _with_lists(events, alone)


def _with_lists(events: list[Tournament], alone: list[tuple[str, Tournament]]) -> list[Tournament]:
    """The events with the lists of players that came before them, or that belong to none."""
    for source, found in alone:
        host = next((place for place, each in enumerate(events) if belongs(each, found)), None)
        if host is not None:
            events[host] = joined(events[host], found, source)
        elif events:
            values: dict[str, str | int] = {"source": source, "players": len(found.players)}
            events[0].problems.append(Problem("table-not-joined", values=values))
        else:
            events.append(found)
    return events or [Tournament(problems=[Problem("tables-without-headings")])]


def _take_problems(events: list[Tournament], found: Tournament) -> None:
    if events:
        known = {id(problem) for problem in events[0].problems}
        events[0].problems += [each for each in found.problems if id(each) not in known]


def _has_results(event: Tournament) -> bool:
    return any(player.results for player in event.players)


def _source(grid: Grid, place: int) -> str:
    """How a table is called in what is said of it."""
    if grid.sheet:
        return grid.sheet
    above = [cell for row in grid.rows[: grid.head or 0] for cell in row.cells if cell]
    return above[-1][:60] if above else f"#{place + 1}"
