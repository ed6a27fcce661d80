"""Every regular expression of the program takes time in proportion to the text, whatever the text.

The structure of each is looked at, which needs no clock; then each is tried on texts of two
lengths, and only the growth is judged: a slow machine is slow for both.
"""

import random
import re
import time
from collections.abc import Callable

import pytest

from .ambiguity import ambiguity
from .collected import Use, of_javascript, of_python

PYTHON = of_python()
USES = [*PYTHON, *of_javascript()]

#: The lengths that are compared. What is linear takes 8 times as long, what is quadratic 64 times.
SHORT, LONG = 600, 4_800
GROWTH = 30
#: Seconds below which nothing is measured: a text that is refused at once grows by nothing.
TOO_SOON = 0.001
#: How often a growth is measured before it is believed to be one.
TRIES = 20
TIMES = 3

#: Patterns that take the square of the length or more, and their like that do not.
BAD = (
    (r"(?:total)(?: ?:? ?\d+)*", "exponential"),
    (r"(a|aa)+$", "exponential"),
    (r"(?:a*)*b", "exponential"),
    (r"(?:</f>|<f\b[^>]*/>)\s*(?:<v\s*/>|<v></v>)?\s*</c>", "polynomial"),
    (r"<name>\s*([^<&]*?)\s*</name>", "polynomial"),
    (r"(.+?)\s+(?:-|to)\s+(.+)", "polynomial"),
    (r"\s+$", "polynomial"),
    (r"a(?:[ab]*c)?", "polynomial"),
)
GOOD = (r"(?:ab)+", r"a+", r"<name>[^<&]*</name>", r"^\s*a", r"x\d+(?:[.,]\d+)*", r"\S+(?: \S+)*")


@pytest.mark.parametrize(("pattern", "kind"), BAD)
def test_a_pattern_that_goes_back_and_forth_is_found(pattern: str, kind: str) -> None:
    assert ambiguity(pattern) == kind


@pytest.mark.parametrize("pattern", GOOD)
def test_a_pattern_that_goes_straight_on_is_left_alone(pattern: str) -> None:
    assert ambiguity(pattern) == ""


def test_the_patterns_of_every_part_are_collected() -> None:
    places = {use.place.split(":")[0] for use in USES}
    # one each of those that read names of columns, workbooks, lists, report files; and a script
    assert {
        "elo/tournament/tables/words.py",
        "elo/tournament/tables/workbook.py",
        "elo/tournament/lists/fide_xml.py",
        "elo/tournament/trf/rounds.py",
        "embed.js",
    } <= places


@pytest.mark.parametrize("use", USES, ids=str)
def test_no_text_is_read_in_many_ways(use: Use) -> None:
    assert ambiguity(use.pattern, use.flags, use.search) == ""


def bad_texts(use: Use) -> list[Callable[[int], str]]:
    """Texts of any length on which such a pattern may try again and again."""
    source = use.pattern if isinstance(use.pattern, str) else use.pattern.decode("latin-1")
    chance = random.Random(repr(source))
    signs = sorted({*re.findall(r"[^\\]", source), *" 0a.:-\t\n\"'<"})
    words = re.findall(r"[A-Za-zø</>\"#=]+", source) or ["a"]
    made = [_repeating("", sign, "") for sign in signs]
    for _ in range(25):
        start, end = chance.choice(words), chance.choice(signs)
        again = "".join(chance.choices(signs, k=chance.randint(1, 3)))
        made.append(_repeating(start, again, end))
    return made


def _repeating(start: str, again: str, end: str) -> Callable[[int], str]:
    return lambda size: start + again * (size // len(again)) + "\x00" + end


def seconds(use: Use, text: str | bytes) -> float:
    """The least time for a text, of some tries."""
    pattern = re.compile(use.pattern, use.flags)
    work = pattern.search if use.search else pattern.fullmatch
    best = 1e9
    for _ in range(TIMES):
        begun = time.perf_counter()
        work(text)  # type: ignore[arg-type]
        best = min(best, time.perf_counter() - begun)
    return best


def takes_longer_in_proportion(use: Use, short: str | bytes, long: str | bytes) -> bool:
    """Whether it does in one of some tries: a busy machine spoils some, a bad pattern all."""
    return any(
        seconds(use, long) < max(GROWTH * seconds(use, short), TOO_SOON) for _ in range(TRIES)
    )


@pytest.mark.parametrize("use", PYTHON, ids=str)
def test_a_longer_text_takes_longer_in_proportion(use: Use) -> None:
    for make in bad_texts(use):
        short, long = make(SHORT), make(LONG)
        is_text = isinstance(use.pattern, str)
        one, two = (
            each if is_text else each.encode("latin-1", "replace") for each in (short, long)
        )
        assert takes_longer_in_proportion(use, one, two), short[:60]
