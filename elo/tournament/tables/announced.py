"""Lines between games that say which round they are of, and when it was."""

from ..dates import day_in
from ..event import Tournament
from .grid import Grid, Row
from .words import round_line, round_of

#: No event has more rounds.
HIGHEST_ROUND = 99


class Announced:
    """The round that the lines between the games announce, or the sheet's name; and its day."""

    def __init__(self, grid: Grid, event: Tournament) -> None:
        self.grid = grid
        self.event = event
        on_sheet = round_line(grid.sheet)
        self.number = on_sheet[0] if on_sheet else round_of(grid.sheet) or 0

    def take(self, row: Row) -> bool:
        """Takes a line that announces a round; whether it is one."""
        filled = [cell for cell in row.cells if cell]
        if len(filled) != 1:
            return False
        told = round_line(filled[0])
        number = told[0] if told else round_of(filled[0])
        if not number or number > HIGHEST_ROUND:
            return False
        self.number = number
        day = day_in(told[1]) if told else None
        if day is not None:
            dates = self.event.round_dates
            dates += [""] * (number - len(dates))
            dates[number - 1] = dates[number - 1] or day.iso
        return True
