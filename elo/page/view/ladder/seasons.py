"""The name of the season that follows: a proposal, made from the name of the one before it."""

from ....core.numbers import is_iso_date
from ....ladder.checks import LONGEST_NAME
from ..wording import Wording

#: What stands between the two years of a season that begins in one and ends in the next.
BETWEEN = ("/", "-", "–")

#: So many digits has a year, and so many its short form.
YEAR = 4
SHORT = 2
CENTURY = 100


def next_season(name: str, wording: Wording) -> str:
    """A name for the season after this one; empty where none would be short enough.

    The half-years are those of the reader's language.

    >>> turns = Wording(lambda name, values: "Spring Autumn, Spring Fall")
    >>> next_season("Autumn 2026", turns), next_season("Spring 2027", turns)
    ('Spring 2027', 'Autumn 2027')
    >>> next_season("2026/27", turns), next_season("2026", turns), next_season("Season 3", turns)
    ('2027/28', '2027', 'Season 4')
    """
    words = name.split(" ")
    is_over, has_turned = _turn(words, wording.text("ladder-half-years"))
    found = has_turned
    for place, word in enumerate(words):
        first, mark, last = _years(word)
        if not first:
            continue
        # of two years the one that begins in autumn has its spring in the same season
        if not has_turned or is_over != bool(last):
            words[place] = _raised(first) + mark + _raised(last)
        found = True
    if not found:
        _count(words)
    proposed = " ".join(words)
    return proposed if len(proposed) <= LONGEST_NAME else ""


def _turn(words: list[str], half_years: str) -> tuple[bool, bool]:
    """Puts the other half-year in place: whether it was autumn, and whether there was one."""
    for pair in half_years.split(", "):
        for place, word in enumerate(words):
            spring, autumn = pair.split(" ")
            for old, new, is_over in ((spring, autumn, False), (autumn, spring, True)):
                if word.lower() == old.lower():
                    words[place] = new if word[0] == old[0] else new.lower()
                    return is_over, True
    return False, False


def _years(word: str) -> tuple[str, str, str]:
    """The first year, what stands behind it, the last year; empty for what there is not."""
    for mark in BETWEEN:
        first, found, last = word.partition(mark)
        if found and _is_year(first) and _is_digits(last) and len(last) in (SHORT, YEAR):
            return first, mark, last
    return (word, "", "") if _is_year(word) else ("", "", "")


def _is_year(text: str) -> bool:
    return len(text) == YEAR and is_iso_date(text + "-01-01")


def _is_digits(text: str) -> bool:
    return bool(text) and not text.strip("0123456789")


def _raised(year: str) -> str:
    if not year:
        return ""
    number = int(year) + 1
    if len(year) == YEAR:
        return str(number)
    text = str(number % CENTURY)
    return "0" * (SHORT - len(text)) + text


def _count(words: list[str]) -> None:
    """The last number is one higher; without one this was the first season."""
    for place in range(len(words) - 1, -1, -1):
        if _is_digits(words[place]):
            words[place] = str(int(words[place]) + 1)
            return
    words.append("2")
