"""Events and reports as spreadsheets, which the reader of tables opens again without loss.

event_sheets, report_sheets    what stands in them; results: the cells of the rounds
csv_text, workbook             the files
sheets                         rows and cells, and the words of a language; english: ours
"""

from .csv_text import to_csv
from .english import English
from .sheets import Words
from .workbook import to_xlsx

__all__ = ["English", "Words", "to_csv", "to_xlsx"]
