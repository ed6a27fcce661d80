"""How much of a file is read: of everything that costs time, in total, looked at before the work.

Each limit is far beyond any event: an open with ten thousand players over eleven rounds has
220,000 results, a row for each side of each game. What is beyond it is refused as a whole, with the
reason; nothing is cut off in silence.
"""

from .problems import Problem

#: Bytes of an event's file. A TRF with as many results as are read has 4 MB.
LARGEST_FILE = 20_000_000
#: Bytes of a megabyte, as file managers show it.
MEGABYTE = 1_000_000

#: Results in all rows of all players: each costs the reading, the checks, the rating and the table.
MOST_RESULTS = 300_000

#: Rows and columns of a table, and cells of all tables of a file together, empty ones too.
MOST_ROWS = 50_000
MOST_COLUMNS = 400
MOST_CELLS = 5_000_000

#: Tables of a file, and players in all of them that are held against each other: thirty rounds of
#: two thousand five hundred players on a page.
MOST_TABLES = 200
MOST_COMPARED = 150_000

#: Bytes that a workbook may unpack to, its files and sheets, and the tags in all of them: a cell
#: has two, where it begins and where it ends, its value two more; a text that cells share has four.
LARGEST_UNPACKED = 200_000_000
MOST_FILES = 2_000
MOST_SHEETS = 50
MOST_TAGS = 4_000_000

TEXTS = {
    "file-too-large": "The file has {size} MB; of an event's file at most {most} MB are read."
    " Nothing was read. Divide it into several files.",
    "event-too-large": "The file has {count} results; at most {most} are read at once. Nothing was"
    " read. Divide it into several files, by groups or by rounds.",
    "too-many-tables": "The file has too many tables to be put together: {count}. Nothing was read."
    " Divide it into several files.",
    "table-too-many-cells": "The tables of the file have more than {most} cells. Nothing was read."
    " Save the table with the results as a file of its own.",
}


class OverBudgetError(Exception):
    """More work than one file may ask for; ``problem`` says so to whoever brought it."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.code)
        self.problem = problem


def check_size(size: int) -> None:
    """Raises ``OverBudgetError`` (``file-too-large``) for a file of too many bytes."""
    if size > LARGEST_FILE:
        values: dict[str, str | int] = {
            "size": -(-size // MEGABYTE),
            "most": LARGEST_FILE // MEGABYTE,
        }
        raise OverBudgetError(Problem("file-too-large", values=values))


def check_results(count: int) -> None:
    """Raises ``OverBudgetError`` (``event-too-large``) for more results than are read at once."""
    if count > MOST_RESULTS:
        values: dict[str, str | int] = {"count": count, "most": MOST_RESULTS}
        raise OverBudgetError(Problem("event-too-large", values=values))


def check_tables(tables: int, compared: int) -> None:
    """Raises ``OverBudgetError`` (``too-many-tables``) for more than are joined."""
    if tables > MOST_TABLES or compared > MOST_COMPARED:
        raise OverBudgetError(Problem("too-many-tables", values={"count": tables}))


def check_cells(count: int) -> None:
    """Raises ``OverBudgetError`` (``table-too-many-cells``) for more cells than are read."""
    if count > MOST_CELLS:
        raise OverBudgetError(Problem("table-too-many-cells", values={"most": MOST_CELLS}))
