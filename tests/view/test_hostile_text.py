"""Links, stored sheets, presets and pasted lists are anybody's text: ten thousand of each are read.

Whatever comes, the reader ends, holds no more than a page can show, and answers.
"""

import random
import time
from collections.abc import Callable
from urllib.parse import parse_qsl, urlencode

import pytest

from elo.page.view import presets
from elo.page.view.calculator import address
from elo.page.view.calculator.entry import MODES, MOST_GAMES, Entry
from elo.page.view.calculator.games_file import read_games
from elo.page.view.calculator.pasting import read_lines
from elo.page.view.calculator.presentation import answer
from elo.page.view.calculator.summary import summary
from elo.systems import SYSTEMS, by_name
from tests.view.hostile import VALUES, hostile_list, hostile_pairs, noise
from tools.catalogue import Catalogue

#: How many of each kind are read.
MANY = 10_000
#: Seconds of the processor that one text may take, by far: a busy machine spoils nothing.
LONGEST = 10

WORDING = Catalogue("en").wording


def assert_sound(entry: Entry) -> None:
    """No more than a page can show, and only what its choices offer."""
    assert entry.system in SYSTEMS
    assert entry.mode in MODES
    assert len(entry.rows) <= MOST_GAMES
    assert len(entry.facts) <= address.MOST_FACTS
    texts = [*entry.facts.values(), *entry.field.values(), entry.date, entry.tempo]
    for row in [entry.one, *entry.rows]:
        texts += [row.opponent, *row.facts.values()]
        assert len(row.facts) <= address.MOST_FACTS
    for text in texts:
        assert len(text) <= address.LONGEST
        assert text.isprintable() or not [c for c in text if c < " "]


def timed(work: Callable[[], object]) -> None:
    start = time.process_time()
    work()
    assert time.process_time() - start < LONGEST


def test_a_link_or_a_stored_sheet_is_read_or_refused_and_then_answered() -> None:
    chance = random.Random(1)
    read = 0
    for _ in range(MANY):
        pairs = hostile_pairs(chance)
        entry = address.from_pairs(pairs, SYSTEMS)
        if entry is None:
            assert ("v", "1") not in pairs
            continue
        read += 1
        assert_sound(entry)
        if read % 10 == 0:
            timed(lambda entry=entry: everything_about(entry))  # type: ignore[misc]
    assert read > MANY / 2


def everything_about(entry: Entry) -> None:
    """The answer, the text for a message, and the link, which means the same again."""
    book = by_name(entry.system)
    found = answer(entry, book, WORDING)
    assert summary(found, WORDING)
    found.steps(WORDING)
    pairs = address.to_pairs(entry, book)
    again = address.from_pairs(parse_qsl(urlencode(pairs, errors="replace")), SYSTEMS)
    assert again is not None
    assert_sound(again)


def test_a_pasted_list_is_understood_or_kept_line_by_line() -> None:
    chance = random.Random(2)
    for _ in range(MANY):
        text = hostile_list(chance)
        found = read_lines(text)
        assert len(found.rows) <= MOST_GAMES
        if read_games(text) is None:
            for line in found.unread:
                assert line in text


def test_presets_are_in_order_or_left_out() -> None:
    chance = random.Random(3)
    for _ in range(MANY):
        offered = presets.offered(chance.choice([*VALUES, noise(chance, 500)]))
        assert offered
        assert set(offered) <= set(SYSTEMS)
        entry = Entry()
        entry.system = chance.choice(SYSTEMS)
        presets.start(entry, chance.choice(VALUES), chance.choice([*VALUES, noise(chance, 30)]))
        assert entry.mode in MODES
        assert len(entry.facts["k"]) <= address.LONGEST


@pytest.mark.parametrize("length", [10_000, 1_000_000])
def test_a_text_of_absurd_length_is_read_in_no_time(length: int) -> None:
    timed(lambda: address.from_pairs([("v", "1"), ("game", "*" * length)], SYSTEMS))
    timed(lambda: presets.offered("x" * length))
    timed(lambda: read_lines("1" * length))
    timed(lambda: read_lines("1850 1\n" * (length // 7)))
