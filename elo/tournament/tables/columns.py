"""Which column of a table holds what, from its headings."""

from collections import Counter
from dataclasses import dataclass, field

from ..event import ANY_LIST
from ..problems import NOTICE, WARNING
from .grid import Grid
from .headings import (
    BLACK,
    IGNORED,
    LAST_NAME,
    NAME,
    NUMBER,
    OF_A_LIST,
    OF_A_PERSON,
    RANK,
    RATING_OR_RANK,
    REPORTED,
    RESULT,
    TITLE,
    WHITE,
)
from .words import TITLES, field_of, folded, round_of, side_of

#: A field, and the list that it is of.
Field = tuple[str, str]

#: What stands for a national list of unknown name in the dictionary of headings.
NATIONAL = "nat"
NAMES = (NAME, LAST_NAME, WHITE, BLACK)
#: "N." before the names is a number; behind them it counts games.
GAMES_OR_NUMBER = "n"
#: Nobody has a lower rating, and few events have more ranks.
LEAST_RATING = 400


@dataclass(slots=True)
class Columns:
    """The columns of a table, counted from 0: fields, facts by list, and rounds.

    ``cycle`` is the highest round in the headings. Where they come again, as above a double round
    robin, the numbers in ``rounds`` go on after it.
    """

    fields: dict[str, int] = field(default_factory=dict)
    listed: dict[Field, int] = field(default_factory=dict)
    rounds: dict[int, int] = field(default_factory=dict)
    cycle: int = 0
    #: in a list of games: all columns of what is a player's, and those whose heading names the side
    of_players: dict[Field, list[int]] = field(default_factory=dict)
    of_sides: dict[str, dict[Field, int]] = field(default_factory=dict)

    def has(self, *names: str) -> bool:
        """Whether there is a column for each of these fields."""
        return all(name in self.fields for name in names)


def columns_of(grid: Grid) -> Columns:
    """The columns of a grid that has headings; what is not understood is told to the grid."""
    headings = grid.rows[grid.head or 0]
    found = Columns()
    unknown, headed = [], []
    games = {WHITE, BLACK} <= set(_names(grid))
    fields = _fields(grid)
    for place, heading in enumerate(headings.cells):
        known = fields[place]
        number = round_of(heading)
        side = side_of(heading) if games and known is None else None
        if known is not None and games and known[0] in (*OF_A_LIST, *OF_A_PERSON):
            found.of_players.setdefault(_listed(*known), []).append(place)
        elif known is not None:
            _take(grid, found, place, *known, twice=games)
        elif side is not None:
            found.of_sides.setdefault(side[0], {}).setdefault(_listed(*side[1:]), place)
        elif number is not None:
            headed.append((number, place))
        elif not heading and _holds_titles(grid, place):
            _take_titles(found, place, games)
        elif heading:
            unknown.append((place, heading))
    _take_rounds(grid, found, headed)
    _tell(grid, found, unknown)
    if not found.has(NUMBER) and RANK in found.fields:
        found.fields[NUMBER] = found.fields[RANK]
    return found


def _fields(grid: Grid) -> list[Field | None]:
    """What each heading stands for; where a word has two meanings, its place or its cells tell."""
    found: list[Field | None] = []
    for place, heading in enumerate(grid.rows[grid.head or 0].cells):
        known, word = field_of(heading), folded(heading)
        if word == GAMES_OR_NUMBER and not any(each and each[0] in NAMES for each in found):
            known = NUMBER, ""
        elif word in RATING_OR_RANK and _holds_ranks(grid, place):
            known = RANK, ""
        found.append(known)
    return found


def _tell(grid: Grid, found: Columns, unknown: list[tuple[int, str]]) -> None:
    """Says which columns are not read."""
    line = grid.rows[grid.head or 0].line
    titles = {found.fields.get(TITLE), *found.of_players.get((TITLE, ""), ())}
    for place in _without_heading(grid):
        if place not in titles:
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
    gaps = len(found.rounds) < max(found.rounds, default=0)
    if gaps or first != list(range(1, found.cycle + 1)):
        rounds = ", ".join(str(number) for number, _ in headed)
        grid.told("table-round-headings", line, 0, WARNING, rounds=rounds)


def _take(grid: Grid, found: Columns, place: int, name: str, of: str, twice: bool) -> None:
    """Takes a column; ``twice`` says that one of a kind may stand beside each side of a game."""
    if name in (IGNORED, REPORTED):
        found.fields.setdefault(name, place)
    elif name in OF_A_LIST:
        if found.listed.setdefault(_listed(name, of), place) != place:
            _twice(grid, place)
    elif found.fields.setdefault(name, place) != place and name != RESULT and not twice:
        _twice(grid, place)


def _listed(name: str, of: str) -> Field:
    return name, ANY_LIST if of == NATIONAL else of


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


def _take_titles(found: Columns, place: int, games: bool) -> None:
    """A column of titles without a heading, one for each side in a list of games."""
    if games:
        found.of_players.setdefault((TITLE, ""), []).append(place)
    else:
        found.fields.setdefault(TITLE, place)


def _holds_ranks(grid: Grid, place: int) -> bool:
    """Whether a column has figures that are too small for ratings."""
    cells = [
        row.cells[place] for row in grid.rows[(grid.head or 0) + 1 :] if place < len(row.cells)
    ]
    figures = [int(cell) for cell in cells if cell.isascii() and cell.isdigit() and len(cell) < 6]
    return bool(figures) and sum(figure < LEAST_RATING for figure in figures) * 2 > len(figures)


def _holds_titles(grid: Grid, place: int) -> bool:
    cells = [
        row.cells[place] for row in grid.rows[(grid.head or 0) + 1 :] if place < len(row.cells)
    ]
    filled = [cell.casefold() for cell in cells if cell]
    return bool(filled) and all(cell in TITLES for cell in filled)
