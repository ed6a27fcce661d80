"""Days and years of birth as tournament files write them."""

import re
from datetime import date

_PARTS = re.compile(r"(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})\.?")
_WORDED = re.compile(r"(?:([^\W\d]{3,9})\.? (\d{1,2}),?|(\d{1,2})\.? ([^\W\d]{3,9})\.?) (\d{4})")

#: The first three letters of the months in English, Dutch and German; March and May differ.
_MONTHS = (
    ("jan",),
    ("feb",),
    ("mar", "maa", "mrt", "mär"),
    ("apr",),
    ("may", "mei", "mai"),
    ("jun",),
    ("jul",),
    ("aug",),
    ("sep",),
    ("oct", "okt"),
    ("nov",),
    ("dec", "dez"),
)

CENTURY = 2000
#: No number of a date has more digits.
YEAR_DIGITS = 4


class Day:
    """A day as it was read: ``iso``, and ``sure`` unless it could be read another way."""

    def __init__(self, iso: str, sure: bool) -> None:
        self.iso = iso
        self.sure = sure


def read_day(text: str, day_first: bool = False) -> Day | None:
    """A day as it stands in a header, None for what is no day of the calendar.

    A year of four digits stands first or last. One of two digits is of this century; a TRF has it
    first, as in ``YY/MM/DD``, while people write it last: ``day_first`` is for what they wrote.
    What could have been meant otherwise is not ``sure``.

    >>> read_day("2011/07/02").iso, read_day("02/10/2010").iso, read_day("24/09/29").iso
    ('2011-07-02', '2010-10-02', '2024-09-29')
    >>> read_day("25.02.2011").sure, read_day("02/10/2010").sure, read_day("31.02.2011")
    (True, False, None)
    >>> read_day("01.11.25", day_first=True).iso, read_day("31.12.25", day_first=True).sure
    ('2025-11-01', False)
    >>> read_day("Dec 10, 2020").iso
    '2020-12-10'
    """
    text = " ".join(text.split())
    worded = _WORDED.fullmatch(text)
    if worded:
        word, day = worded[1] or worded[4], worded[2] or worded[3]
        return _day(int(worded[5]), _month(word), int(day), sure=True)
    found = _PARTS.fullmatch(text)
    if not found:
        return None
    first, middle, last = int(found[1]), int(found[2]), int(found[3])
    if len(found[1]) == 4:
        return _day(first, middle, last, sure=True)
    if len(found[3]) == 4:
        swapped = _day(last, first, middle, sure=True) if first != middle else None
        day = _day(last, middle, first, sure=swapped is None)
        return day or swapped
    if not day_first:
        return _day(CENTURY + first, middle, last, sure=False)
    year_last = _day(CENTURY + last, middle, first, sure=True)
    year_first = _day(CENTURY + first, middle, last, sure=False)
    if year_last is not None and year_first is not None:
        year_last.sure = year_last.iso == year_first.iso
    return year_last or year_first


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
    if len(numbers) == 3 and _day(numbers[0], numbers[1], numbers[2], sure=True) is None:
        return None
    return "-".join([f"{numbers[0]:04d}", *[f"{number:02d}" for number in numbers[1:]]])


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= YEAR_DIGITS


def _month(word: str) -> int:
    beginning = word[:3].lower()
    for number, names in enumerate(_MONTHS):
        if beginning in names:
            return number + 1
    return 0


def _day(year: int, month: int, day: int, sure: bool) -> Day | None:
    try:
        return Day(date(year, month, day).isoformat(), sure)
    except ValueError:
        return None
