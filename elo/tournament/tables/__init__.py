"""Tables as events: CSV, copied tables, web pages, workbooks; in nine languages.

assembly      the tables of a page or a workbook as events
sections      where one table ends and the next begins
reader        what kind of table it is; players, teams
workbook      the sheets of an XLSX file
markup        the tables of a web page
grid          rows and cells, whatever stands between them; torn: rows that a copy has torn
columns       which column holds what
headings      what columns are called; phrases: what stands in cells; words: known whatever the case
players       a row as a player
crosstable    results by round, or everybody against everybody
cells         a cell with an opponent in it; scores: one with nothing but results
pairings      lists of games, and the card of one player; sides: White's columns and Black's
facts         what stands beside a table: name, dates, teams
"""

from .assembly import read_page, read_table
from .markup import looks_like_html
from .reader import as_table, looks_like_event, looks_like_table
from .texts import TEXTS
from .workbook import looks_like_workbook, read_workbook

__all__ = [
    "TEXTS",
    "as_table",
    "looks_like_event",
    "looks_like_html",
    "looks_like_table",
    "looks_like_workbook",
    "read_page",
    "read_table",
    "read_workbook",
]
