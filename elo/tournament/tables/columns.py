"""Which column of a table holds what, from its headings."""

from collections import Counter
from dataclasses import dataclass, field

from ..event import ANY_LIST
from ..problems import NOTICE, WARNING
from .grid import Grid
from .words import (
    BLACK,
    IGNORED,
    NUMBER,
    OF_A_LIST,
    RANK,
    RATING,
    REPORTED,
    RESULT,
    TITLE,
    TITLES,
    WHITE,
    field_of,
    round_of,
)

#: What stands for a national list of unknown name in the dictionary of headings.
NATIONAL = "nat"


@dataclass(slots=True)
class Columns:
    """The columns of a table, counted from 0: fields, facts by list, and rounds.

    ``cycle`` is the highest round in the headings. Where they come again, as above a double round
    robin, the numbers in ``rounds`` go on after it.
    """

    fields: dict[str, int] = field(default_factory=dict)
    listed: dict[tuple[str, str], int] = field(default_factory=dict)
    rounds: dict[int, int] = field(default_factory=dict)
    cycle: int = 0
    #: a field's further columns, as a list of games has one for each side
    again: dict[str, list[int]] = field(default_factory=dict)

    def has(self, *names: str) -> bool:
        """Whether there is a column for each of these fields."""
        return all(name in self.fields for name in names)


def columns_of(grid: Grid) -> Columns:
    """The columns of a grid that has headings; what is not understood is told to the grid."""
    headings = grid.rows[grid.head or 0]
    found = Columns()
    unknown, headed = [], []
    for place, heading in enumerate(headings.cells):
        known = field_of(heading)
        number = round_of(heading)
        if known is not None:
            _take(grid, found, place, *known)
        elif number is not None:
            headed.append((number, place))
        elif not heading and _holds_titles(grid, place) and TITLE not in found.fields:
            found.fields[TITLE] = place
        elif heading:
            unknown.append((place, heading))
    _take_rounds(grid, found, headed)
    _tell(grid, found, unknown)
    if not found.has(NUMBER) and RANK in found.fields:
        found.fields[NUMBER] = found.fields[RANK]
    return found


def _tell(grid: Grid, found: Columns, unknown: list[tuple[int, str]]) -> None:
    """Says which columns are not read."""
    line = grid.rows[grid.head or 0].line
    for place in _without_heading(grid):
        if found.fields.get(TITLE) != place:
            grid.told("table-no-heading", line, place + 1, NOTICE)
    for place, heading in unknown:
        grid.told("table-heading", line, place + 1, NOTICE, text=heading[:60])


def _take_rounds(grid: Grid, found: Columns, headed: list[tuple[int, int]]) -> None:
    """Takes the columns of rounds; a number that comes again is of the next cycle."""
    line = grid.rows[grid.head or 0].line
    found.cycle = max((number for number, _ in headed), default=0)
    times: Counter[int] = Counter()
    again = []
    for number, place in headed:
        found.rounds[number + times[number] * found.cycle] = place
        if times[number]:
            again.append(place)
        times[number] += 1
    if again:
        grid.told("table-rounds-again", line, again[0] + 1, NOTICE, last=found.cycle)
    first = [number for number in found.rounds if number <= found.cycle]
    if first != list(range(1, found.cycle + 1)) or len(found.rounds) != max(
        found.rounds, default=0
    ):
        rounds = ", ".join(str(number) for number, _ in headed)
        grid.told("table-round-headings", line, 0, WARNING, rounds=rounds)


def _take(grid: Grid, found: Columns, place: int, name: str, of: str) -> None:
    if name in (IGNORED, REPORTED):
        found.fields.setdefault(name, place)
        return
    two_sides = {WHITE, BLACK} <= set(_names(grid))
    if name in OF_A_LIST:
        if of == NATIONAL:
            of = ANY_LIST
        if (name, of) not in found.listed:
            found.listed[name, of] = place
        elif not two_sides:
            _twice(grid, place)
    elif name not in found.fields:
        found.fields[name] = place
    elif not two_sides and name != RESULT:
        _twice(grid, place)
    if two_sides:
        found.again.setdefault(name if name in found.fields else f"{name} {of}", []).append(place)


def _names(grid: Grid) -> list[str]:
    known = [field_of(heading) for heading in grid.rows[grid.head or 0].cells]
    return [name[0] for name in known if name is not None]


def _twice(grid: Grid, place: int) -> None:
    headings = grid.rows[grid.head or 0]
    heading = headings.cells[place][:60]
    grid.told("table-heading-twice", headings.line, place + 1, WARNING, text=heading)


def _without_heading(grid: Grid) -> list[int]:
    """The columns that have no heading and yet are not empty."""
    head = grid.head or 0
    named = {place for place, heading in enumerate(grid.rows[head].cells) if heading}
    filled = {
        place for row in grid.rows[head + 1 :] for place, cell in enumerate(row.cells) if cell
    }
    return sorted(filled - named)


def _holds_titles(grid: Grid, place: int) -> bool:
    cells = [
        row.cells[place] for row in grid.rows[(grid.head or 0) + 1 :] if place < len(row.cells)
    ]
    filled = [cell.casefold() for cell in cells if cell]
    return bool(filled) and all(cell in TITLES for cell in filled)


def rating_places(found: Columns) -> list[int]:
    """The columns of ratings."""
    return [place for (name, _), place in found.listed.items() if name == RATING]
