"""Whether it is time to save the ladder as a file again: by games and by days."""

import json

from ..core.errors import InputError
from ..core.numbers import is_iso_date

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .ladder import Ladder

#: After so many games, or so many days with a game, a saved file is remembered.
GAMES = 20
DAYS = 30

#: Whoever puts it off is asked again after so many days.
PUT_OFF = 7

#: The days of the year before each month, and of a year.
BEFORE_MONTH = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
YEAR = 365


class Backup:
    """When a ladder was last saved as a file, how many games it had then; empty before the first.

    ``known`` tells whether the file was seen to be there: the browser said so, or it was opened
    again. Otherwise the browser was only asked to save it. Until ``quiet`` nobody asks.
    """

    def __init__(self, day: str = "", games: int = 0, known: bool = False, quiet: str = "") -> None:
        self.day = day
        self.games = games
        self.known = known
        self.quiet = quiet

    def is_due(self, ladder: "Ladder", today: str) -> bool:
        """Whether the visitor should be reminded today, an ISO date."""
        fresh = len(ladder.games) - self.games
        founding = ladder.founding
        if founding is None or fresh <= 0 or (self.quiet and today < self.quiet):
            return False
        since = self.day or founding.time[:10]
        return fresh >= GAMES or day_number(today) - day_number(since) >= DAYS

    def put_off(self, today: str) -> None:
        """Asks again in some days."""
        self.quiet = day_of(day_number(today) + PUT_OFF)

    def text(self) -> str:
        """As it is kept.

        >>> read_backup(Backup("2025-11-07", 20, True).text()).games
        20
        """
        return json.dumps([self.day, self.games, self.known, self.quiet])


def read_backup(text: str) -> Backup:
    """What was kept; nothing where that cannot be read."""
    try:
        day, games, known, quiet = json.loads(text)
        for each in (day, quiet):
            if each and not is_iso_date(each):
                raise InputError("bad-date", "", "must be a date")
        return Backup(day, int(games), bool(known), quiet)
    except (ValueError, TypeError, AttributeError, InputError):
        return Backup()


def day_number(date: str) -> int:
    """How many days this one comes after the first day of year 1.

    >>> day_number("2025-03-01") - day_number("2025-02-28"), day_number("0001-01-01")
    (1, 0)
    """
    year, month, day = [int(part) for part in date.split("-")]
    years = year - 1
    number = years * YEAR + years // 4 - years // 100 + years // 400
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return number + BEFORE_MONTH[month - 1] + day - 1 + (1 if is_leap and month > 2 else 0)


def day_of(number: int) -> str:
    """The day of this number.

    >>> day_of(day_number("2024-02-29")), day_of(day_number("2025-12-31") + 1)
    ('2024-02-29', '2026-01-01')
    """
    year = number // (YEAR + 1) + 1
    while day_number(_written(year + 1, 1, 1)) <= number:
        year += 1
    month = 12
    while day_number(_written(year, month, 1)) > number:
        month -= 1
    return _written(year, month, number - day_number(_written(year, month, 1)) + 1)


def _written(year: int, month: int, day: int) -> str:
    parts = []
    for value, length in ((year, 4), (month, 2), (day, 2)):
        text = str(value)
        parts.append("0" * (length - len(text)) + text)
    return "-".join(parts)
