"""Lists of games: which columns are White's and which are Black's."""

from ..problems import WARNING
from .columns import Columns, Field
from .grid import Grid
from .headings import BLACK, NAME, NUMBER, OF_A_LIST, WHITE


def sides_of(grid: Grid, columns: Columns) -> tuple[Columns, Columns]:
    """The columns of White's and of Black's players, as of a table of players each.

    A heading that comes twice is of the side whose name stands first, and then of the other. Of
    a column by itself nobody knows whose it is: that is told, and it is not read.
    """
    white, black = Columns({NAME: columns.fields[WHITE]}), Columns({NAME: columns.fields[BLACK]})
    sides = sorted((white, black), key=lambda side: side.fields[NAME])
    for field, places in columns.of_players.items():
        if len(places) == 2:
            for side, place in zip(sides, places, strict=True):
                _put(side, field, place)
        elif field[0] != NUMBER:
            _not_read(grid, places)
    for name, side in ((WHITE, white), (BLACK, black)):
        for field, place in columns.of_sides.get(name, {}).items():
            _put(side, field, place)
    return white, black


def _put(side: Columns, field: Field, place: int) -> None:
    name, _ = field
    if name in OF_A_LIST:
        side.listed[field] = place
    else:
        side.fields[name] = place


def _not_read(grid: Grid, places: list[int]) -> None:
    headings = grid.rows[grid.head or 0]
    for place in places:
        text = headings.cells[place][:60]
        grid.told("table-side", headings.line, place + 1, WARNING, text=text)
