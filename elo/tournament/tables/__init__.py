"""Tables as events: CSV, copied tables, workbooks; in English, Dutch or German.

reader        what kind of table it is; players, teams
workbook      the sheets of an XLSX file
grid          rows and cells, whatever stands between them
columns       which column holds what; words: what headings and cells are called
players       a row as a player
crosstable    results by round, or everybody against everybody
cells         a cell with an opponent in it; scores: one with nothing but results
pairings      lists of games, and the card of one player; sides: White's columns and Black's
facts         what stands beside a table: name, dates, teams
"""

from .reader import TEXTS, as_table, looks_like_event, looks_like_table, read_table
from .workbook import looks_like_workbook, read_workbook

__all__ = [
    "TEXTS",
    "as_table",
    "looks_like_event",
    "looks_like_table",
    "looks_like_workbook",
    "read_table",
    "read_workbook",
]
