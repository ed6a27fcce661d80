"""Days and years of birth as tournament files, web pages and people write them."""

import re
import unicodedata
from datetime import date

from ..systems import SYSTEMS, by_name
from .months import FILLERS, WEEKDAYS, month_of

_PARTS = re.compile(r"(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})")
#: "28. 07. 2005": spaces behind the marks.
_SPACED = re.compile(r"(?<=\d) ?([./-]) ?(?=\d)")
_COMPACT = re.compile(r"(\d{4})(\d{2})(\d{2})")
#: A time of day behind a day: "10:00", "T18:00:00Z", "18.30 Uhr", "20h00", "9:30 pm".
_TIME = re.compile(
    r"(?:t| )(\d{1,2}(?::\d{2}(?::\d{2}(?:\.\d{1,6})?)?|[.h]\d{2}(?= ?(?:uhr|u|uur|h)?$))"
    r" ?(?:z|[ap]m|uhr|uur|u|h|[+-]\d{2}:?\d{2})?|\d{1,2} ?(?:uhr|uur|h))$"
)
_WORD = re.compile(r"\d+|[^\W\d_]+(?:-feira)?")
#: What stands between the first and the last day of a period.
_UNTIL = re.compile(r" (?:-|–|—|to|tot|bis|t/m|until|au|al|a|do|az) |(?<=\d{4}) ?[–—] ?")
#: The marks of a period, each of which would cost a look: a day has few words.
LONGEST = 60

#: No number of a date has more digits.
YEAR_DIGITS = 4
#: The first year that two digits may mean, and the last: the one after which the rules were looked
#: at last. Nobody has an event beyond it.
EARLIEST = 1970
LATEST = 1 + max(
    int(edition.checked[:4])
    for name in SYSTEMS
    for edition in by_name(name).editions
    if edition.checked
)


class Day:
    """A day as it was read: ``iso``; ``others`` are what it could mean besides, ISO days too."""

    def __init__(self, iso: str, others: tuple[str, ...] = ()) -> None:
        self.iso = iso
        self.others = others

    @property
    def sure(self) -> bool:
        """Whether it could not be read another way."""
        return not self.others


def read_day(text: str, day_first: bool = False) -> Day | None:
    """A day as it stands in a header, None for what is no day of the calendar.

    A time of day and a day of the week make no difference. A year of two digits is one of the years
    from which there are rules; a TRF has it first, as in ``YY/MM/DD``, while people write it last:
    ``day_first`` is for what they wrote. What could have been meant otherwise is not ``sure``.

    >>> read_day("2011/07/02").iso, read_day("02/10/2010").iso, read_day("24/09/29").iso
    ('2011-07-02', '2010-10-02', '2024-09-29')
    >>> read_day("25.02.2011").sure, read_day("02/10/2010").others, read_day("31.02.2011")
    (True, ('2010-02-10',), None)
    >>> read_day("01.11.25", day_first=True).iso, read_day("28/07/05").iso
    ('2025-11-01', '2005-07-28')
    >>> [read_day(text).iso for text in ("28. 07. 2005", "2025-08-02T18:00", "20050728")]
    ['2005-07-28', '2025-08-02', '2005-07-28']
    >>> [read_day(text).iso for text in ("Thu Jul 28 2005", "28 de julio de 2005", "Dec 10, 2020")]
    ['2005-07-28', '2005-07-28', '2020-12-10']
    """
    plain = _plain(text)
    compact = _COMPACT.fullmatch(plain)
    if compact is not None:
        year, month, day = (int(part) for part in compact.groups())
        return _certain(year, month, day) if EARLIEST <= year <= LATEST else None
    figures = _PARTS.fullmatch(_SPACED.sub(r"\1", plain).rstrip("."))
    if figures is not None:
        return _of_figures(figures[1], figures[2], figures[3], day_first, "/" in plain)
    return _of_words(plain)


def read_period(text: str) -> tuple[str, str] | None:
    """The two days of a period as they are written, None for a single day.

    >>> read_period("2005.07.28 - 2005.07.31"), read_period("2026/08/01 to 2026/08/09")
    (('2005.07.28', '2005.07.31'), ('2026/08/01', '2026/08/09'))
    >>> read_period("28-07-2005") is None
    True
    """
    if len(text) > LONGEST:
        return None
    found = _UNTIL.split(" ".join(text.split()), maxsplit=1)
    if len(found) != 2 or not all(any(sign.isdigit() for sign in part) for part in found):
        return None
    return found[0], found[1]


def day_in(text: str) -> Day | None:
    """The day in a line that may say more before it: "on 2026/08/09 at 08:30"; None without one.

    >>> day_in("on 2026/08/09 at 08:30").iso, day_in("(am 9.8.2026)").iso, day_in("Board 12")
    ('2026-08-09', '2026-08-09', None)
    """
    words = text[:LONGEST].strip(" ()[],;:").split()
    for start in range(min(len(words), 4)):
        for end in range(len(words), start, -1):
            day = read_day(" ".join(words[start:end]).strip(" ,;()"), day_first=True)
            if day is not None:
                return day
    return None


def _plain(text: str) -> str:
    """Small letters, no accents, single spaces, no time of day, no day of the week before it."""
    small = " ".join(text[:LONGEST].casefold().replace("ł", "l").split())
    apart = unicodedata.normalize("NFD", small)
    plain = "".join(sign for sign in apart if not unicodedata.combining(sign))
    timed = _TIME.search(plain)
    if timed is not None:
        plain = plain[: timed.start()].rstrip(" ,").removesuffix(" at").removesuffix(" um")
        plain = plain.removesuffix(" om").rstrip(" ,")
    first, _, rest = plain.partition(" ")
    return rest if first.rstrip(".,") in WEEKDAYS and rest else plain


def _of_figures(first: str, middle: str, last: str, day_first: bool, slashes: bool) -> Day | None:
    one, two, three = int(first), int(middle), int(last)
    if len(first) == YEAR_DIGITS:
        return _certain(one, two, three)
    if len(last) == YEAR_DIGITS:
        found = _either([(three, two, one), (three, one, two)])
        # with the month first, as in America, there are slashes between
        return Day(found.iso) if found and not slashes else found
    day_last = [(year, two, three) for year in _years(one)]
    year_last = [(year, two, one) for year in _years(three)]
    found = _either(year_last + day_last if day_first else day_last + year_last)
    if found is None:
        # a year of which there are no rules yet, if nothing else can be meant
        later = [(2000 + one, two, three), (2000 + three, two, one)]
        found = _either(later[::-1] if day_first else later)
    return found


def _years(digits: int) -> list[int]:
    """The years that two digits may mean."""
    return [year for year in (2000 + digits, 1900 + digits) if EARLIEST <= year <= LATEST]


def _either(readings: list[tuple[int, int, int]]) -> Day | None:
    """The first of several readings that is a day; the others are kept."""
    found = [_certain(*reading) for reading in readings]
    days = list(dict.fromkeys(day.iso for day in found if day))
    return Day(days[0], tuple(days[1:])) if days else None


def _of_words(plain: str) -> Day | None:
    """A day with the name of its month: a number before or behind it, and a year."""
    words = [
        word for word in _WORD.findall(plain) if word not in FILLERS | WEEKDAYS or word == "mar"
    ]
    if len(words) > 3 and words[1] in ("st", "nd", "rd", "th", "er", "o"):
        words.pop(1)
    if len(words) > 3 and words[2] in ("st", "nd", "rd", "th"):
        words.pop(2)
    if len(words) != 3:
        return None
    named = [place for place, word in enumerate(words) if not word.isdigit()]
    if len(named) != 1 or named[0] == 2:
        return None
    month = month_of(words[named[0]])
    figures = [word for word in words if word.isdigit()]
    if len(figures[0]) == YEAR_DIGITS:
        figures.reverse()  # "2005 July 28"
    day, year = figures
    if not month or len(day) > 2:
        return None
    if len(year) == YEAR_DIGITS:
        return _certain(int(year), month, int(day))
    return (
        _either([(each, month, int(day)) for each in _years(int(year))]) if len(year) == 2 else None
    )


def _certain(year: int, month: int, day: int) -> Day | None:
    try:
        return Day(date(year, month, day).isoformat())
    except ValueError:
        return None


def read_birth(text: str) -> str | None:
    """What is known of a birth date, ``""`` when nothing; None for what cannot be one.

    >>> read_birth("1978/00/00"), read_birth("1978"), read_birth(" .  . "), read_birth("0000/00/00")
    ('1978', '1978', '', '')
    >>> read_birth("17.05.1978"), read_birth("1978-05"), read_birth("abc")
    ('1978-05-17', '1978-05', None)
    """
    text = text.strip()
    if not text.strip(" ./-0"):
        return ""
    parts = [part.strip() for part in re.split(r"[./-]", text)]
    if len(parts) == 3 and len(parts[2]) == 4:
        parts = [parts[2], parts[1], parts[0]]
    if len(parts) > 3 or not all(_is_number(part) for part in parts) or len(parts[0]) != 4:
        return None
    numbers = [int(part) for part in parts]
    if numbers[0] == 0:
        return ""
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    if len(numbers) > 1 and not 1 <= numbers[1] <= 12:
        return None
    if len(numbers) == 3 and _certain(numbers[0], numbers[1], numbers[2]) is None:
        return None
    return "-".join([f"{numbers[0]:04d}", *[f"{number:02d}" for number in numbers[1:]]])


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= YEAR_DIGITS
