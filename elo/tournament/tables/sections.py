"""Where one table ends and the next begins: a page or a sheet may hold several.

A row of headings begins a table, and so do the lines above it that stand alone. The same headings
again go on with the table where they are repeated for a new page, a new round; where the numbering
begins anew it is another table, such as another group.
"""

from .grid import DEEPEST, Grid, Row, is_headings
from .headings import BLACK, HEADINGS, LAST_NAME, NAME, NUMBER, RANK, WHITE
from .words import field_of, unaccented

#: Words of which one is in every row of headings.
ANCHORS = frozenset(
    word
    for (field, _), words in HEADINGS.items()
    if field in (NAME, LAST_NAME, WHITE)
    for word in words.split("|")
)


def sections(grid: Grid) -> list[Grid]:
    """The tables of a grid, each with the lines above it; the grid itself where there is one."""
    if grid.head is None:
        return [grid]
    starts = [grid.head]
    for place in range(grid.head + 1, len(grid.rows)):
        row = grid.rows[place]
        if has_headings(row) and not _goes_on(grid, starts[-1], place):
            starts.append(place)
    if len(starts) == 1:
        return [grid]
    begins = [0, *(_lines_above(grid, start) for start in starts[1:]), len(grid.rows)]
    found = []
    for number, start in enumerate(starts):
        first, last = begins[number], begins[number + 1]
        part = Grid(grid.rows[first:last], start - first, grid.sheet, grid.problems, grid.inside)
        part.title = grid.title
        found.append(part)
    return found


def has_headings(row: Row) -> bool:
    """Whether a row is one of headings; most rows are seen at a glance to be none."""
    anchored = any(unaccented(cell).strip(" .:") in ANCHORS for cell in row.cells if len(cell) < 40)
    return anchored and is_headings(row.cells)


def _goes_on(grid: Grid, start: int, place: int) -> bool:
    """Whether headings only come again within the table that began at ``start``."""
    first, again = grid.rows[start].cells, grid.rows[place].cells
    if first != again:
        return False
    fields = [known[0] if known else "" for known in map(field_of, first)]
    if WHITE in fields and BLACK in fields:
        return True
    column = next((fields.index(each) for each in (NUMBER, RANK) if each in fields), None)
    if column is None or place + 1 >= len(grid.rows):
        return True
    return _cell(grid.rows[place + 1], column) != _cell(grid.rows[start + 1], column)


def _cell(row: Row, column: int) -> str:
    return row.cells[column] if column < len(row.cells) else ""


def _lines_above(grid: Grid, start: int) -> int:
    """The place of the first of the lines above a table that belong to it.

    Such a line has one text, which is no figure.
    """
    place = start
    while place > max(0, start - DEEPEST):
        filled = [cell for cell in grid.rows[place - 1].cells if cell]
        if len(filled) != 1 or filled[0].strip(".").isdigit():
            break
        place -= 1
    return place
