"""Rows that a copy of a web page has torn: a flag in a cell breaks the line that it stands in.

What is left of such a row is its numbers on one line, and on the next everything from the title or
the name on; a list of games is torn again before Black's name. The name is the mark by which the
rest finds its columns: a cell that was empty beside the flag is missing altogether.
"""

from ..problems import NOTICE
from .grid import Grid, Row
from .headings import BLACK, LAST_NAME, NAME, WHITE
from .words import TITLES, field_of

#: The longest number before a name: a rank, a board, a starting number.
LONGEST_NUMBER = 5


def mended(grid: Grid) -> Grid:
    """The grid with its torn rows put together, which is said; another grid as it is."""
    if grid.head is None:
        return grid
    names = _names(grid.rows[grid.head].cells)
    rows = grid.rows[: grid.head + 1]
    place, found = grid.head + 1, 0
    while place < len(grid.rows):
        row = grid.rows[place]
        place += 1
        if names and _is_beginning(row.cells, names[0]):
            parts: list[list[str]] = []
            for _ in names[: len(grid.rows) - place]:
                part = grid.rows[place + len(parts)].cells
                if _is_beginning(part, names[0]) or not _goes_on(part):
                    break
                parts.append(part)
            if parts:
                row = Row(row.line, _together(row.cells, parts, names))
                place += len(parts)
                found += 1
        rows.append(row)
    if found:
        grid.rows = rows
        grid.told("table-torn", 0, 0, NOTICE, count=found)
    return grid


def _names(headings: list[str]) -> list[int]:
    """The columns of names, in their order: one, or White's and Black's."""
    known = [field_of(heading) for heading in headings]
    fields = [each[0] if each else "" for each in known]
    if WHITE in fields and BLACK in fields:
        return sorted((fields.index(WHITE), fields.index(BLACK)))
    name = next((each for each in (NAME, LAST_NAME) if each in fields), None)
    # only a cell before the name tears a row where it matters
    return [fields.index(name)] if name and fields.index(name) > 0 else []


def _is_beginning(cells: list[str], before: int) -> bool:
    """Whether a row has nothing but numbers, and those before the name."""
    filled = [cell for cell in cells if cell]
    return 0 < len(cells) <= before and all(map(_is_number, filled))


def _goes_on(cells: list[str]) -> bool:
    """Whether a row begins with a title or a name, and not with a number of its own."""
    return bool(cells) and bool(cells[0]) and not _is_number(cells[0]) and len(cells) > 1


def _is_number(cell: str) -> bool:
    plain = cell.rstrip(".")
    return plain.isascii() and plain.isdigit() and len(plain) <= LONGEST_NUMBER


def _together(first: list[str], parts: list[list[str]], names: list[int]) -> list[str]:
    cells = list(first)
    for part, name in zip(parts, names, strict=False):
        titled = len(part) > 1 and part[0].casefold().rstrip(".") in TITLES
        begins = name - 1 if titled else name
        # what stood before the flag may reach to it, never into the name
        cells = cells[:begins] + [""] * (begins - len(cells)) + part
    return cells
