"""Whatever a system declares can be typed, is carried by link and file, and reaches the engine.

The systems are those of the shelf and one of three numbers that stands on none.
"""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any
from urllib.parse import parse_qsl, urlencode

import pytest

from elo import systems
from elo.core.games import Event, Game, Player
from elo.page.view.calculator import address
from elo.page.view.calculator.background import comparison
from elo.page.view.calculator.entry import FIELD, ONE, PARTS, PLANS, SEVERAL, Entry, Row, game_facts
from elo.page.view.calculator.games_file import read_games, write_games
from elo.page.view.calculator.pasting import read_lines
from elo.page.view.calculator.presentation import answer, hints
from elo.page.view.calculator.reading import Reading
from elo.page.view.calculator.summary import summary
from elo.page.view.wording import Wording
from elo.systems.base import CHOICE, DAY, Fact, RuleBook
from tests.engine.systems.three_numbers import THREE
from tools.catalogue import LANGUAGES, Catalogue

NAMES = [*systems.SYSTEMS, THREE.name]


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(systems, "SHELF", (*systems.SHELF, (THREE.name, lambda: THREE)))


def book_of(name: str) -> RuleBook:
    return systems.by_name(name)


@cache
def wording(language: str = "en") -> Wording:
    """A language, with words for what only the system of three numbers asks and says."""
    catalogue = Catalogue(language)
    own = [fact.label for fact in THREE.facts if fact.name != "rating"]

    def say(name: str, values: dict[str, str | int]) -> str | None:
        return name if name in own or name.endswith("-three") else catalogue.text(name, values)

    return Wording(say)


def sample(fact: Fact) -> tuple[str, float | str]:
    """What somebody types into a field, and what is meant by it."""
    if fact.kind == CHOICE:
        return fact.choices[-1], fact.choices[-1]
    if fact.kind == DAY:
        return "2025-10-03", "2025-10-03"
    if fact.name == "born":
        return "1990", 1990
    if fact.whole:
        value = max(int(fact.low), min(int(fact.high), 40))
        return str(value), value
    # as it is typed where the decimal mark is a comma
    middle = fact.low + (min(fact.high, 100) - fact.low) * 0.375
    text = f"{middle:.4f}"
    return text.replace(".", ","), float(text)


def filled(book: RuleBook, mode: str = SEVERAL) -> tuple[Entry, dict[str, float | str]]:
    """An entry in which everything that the system asks is typed, and what is meant."""
    entry = Entry()
    entry.system, entry.mode = book.name, mode
    entry.date = entry.end = "2025-11-07"
    entry.tempo = book.tempos[0] if book.tempos else ""
    meant: dict[str, float | str] = {}
    for fact in book.facts_at(Event(entry.date, None, entry.end)):
        if fact.name == "rating":
            entry.facts["rating"], meant["rating"] = "1850", 1850
        else:
            entry.facts[fact.name], meant[fact.name] = sample(fact)
    return entry, meant


def game(book: RuleBook) -> tuple[Row, dict[str, Any]]:
    row = Row("1900", "draw")
    meant: dict[str, Any] = {}
    for name, fact in game_facts(book):
        text, meant[name] = sample(fact)
        row.set(name, text)
    return row, meant


def by_link(entry: Entry) -> Entry:
    """The entry as it comes back from a link, or from what the browser keeps."""
    link = urlencode(address.to_pairs(entry, book_of(entry.system)))
    found = address.from_pairs(parse_qsl(link, keep_blank_values=True), tuple(NAMES))
    assert found is not None
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_is_typed_goes_through_a_link_to_the_engine(name: str) -> None:
    book = book_of(name)
    typed, meant = filled(book)
    row, about_game = game(book)
    typed.rows, typed.one = [row], row
    for mode in (ONE, SEVERAL):
        typed.mode = mode
        entry = by_link(typed)
        for fact in book.facts:
            assert entry.fact(fact.name) == typed.fact(fact.name)
        reading = Reading(entry, book)
        assert reading.faults == {}
        player = Player()
        for key, value in meant.items():
            player.put(key, value)
        assert reading.player() == player
        assert reading.games() == [Game(1900, 0.5, **about_game)]
        found = answer(entry, book, wording())
        assert found.assessment is not None
        assert found.assessment.after == book.rate(player, reading.games(), reading.event).after


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_known_of_a_game_goes_through_a_file(name: str, language: str) -> None:
    book = book_of(name)
    entry, _ = filled(book)
    row, _ = game(book)
    entry.rows = [row, Row("1700", "win")]
    words = wording(language)
    text = write_games(entry, answer(entry, book, words), words)
    for found in (read_games(text), read_lines(text).rows):
        assert found is not None
        assert [(each.opponent, each.result, each.facts) for each in found] == [
            ("1900", "draw", row.facts),
            ("1700", "win", {}),
        ]


@pytest.mark.parametrize("name", NAMES)
def test_every_field_has_a_place_for_its_fault_and_says_it(name: str) -> None:
    book = book_of(name)
    wrong = {CHOICE: "neither", DAY: "2025-02-30"}
    for key, fact in [*((f.name, f) for f in book.facts), *game_facts(book)]:
        entry, _ = filled(book, ONE)
        entry.one, _ = game(book)
        holder = entry.one.facts if key in entry.one.facts else entry.facts
        holder[key] = wrong.get(fact.kind, "lots")
        found = answer(entry, book, wording())
        assert (key, "hint-" + key) in hints(book)
        assert found.faulty == [key]
        assert found.slots["hint-" + key]
        assert found.assessment is None


@pytest.mark.parametrize("name", NAMES)
def test_a_message_to_somebody_tells_what_was_entered(name: str) -> None:
    book = book_of(name)
    entry, _ = filled(book)
    row, _ = game(book)
    entry.rows = [row]
    words = wording()
    found = answer(entry, book, words)
    lines = summary(found, words).split("\n")
    for fact in book.facts_at(found.reading.event):
        if fact.name not in ("rating", "k"):
            assert words.text(fact.label) in lines[1]
    for _, fact in game_facts(book):
        assert words.text(fact.label) in lines[2]
    if book.fact("k") is None:
        assert "K" not in lines[1].split()
    else:
        assert book.factor_letter(found.reading.event) in lines[1].split()


def test_no_fact_has_a_name_that_means_something_else_in_a_link_or_a_form() -> None:
    for name in NAMES:
        book = book_of(name)
        own = [fact.name for fact in book.facts]
        of_games = [key for key, _ in game_facts(book)]
        assert len({*own, *of_games}) == len(own) + len(of_games)
        for key in own + of_games:
            assert not [sign for sign in key if sign not in address.IN_NAMES], key
            assert len(key) <= address.LONGEST
            assert key not in (*address.RESERVED, *FIELD, *PLANS, *PARTS)


def test_what_was_typed_under_one_system_is_there_again_after_another() -> None:
    entry, _ = filled(THREE)
    row, _ = game(THREE)
    entry.rows = [row]
    before = dict(entry.facts), dict(row.facts)
    entry.system, entry.facts["k"] = "knsb", ""
    assert answer(entry, book_of("knsb"), wording()).reading.player() == Player(1850)
    row.set("opponent_games", "30")
    entry.system = THREE.name
    assert entry.facts == {**before[0], "k": ""}
    assert row.facts == {**before[1], "opponent_games": "30"}
    # and a link takes along what is known of a game in any system
    assert by_link(entry).rows[0].facts == row.facts


@pytest.mark.parametrize("name", NAMES)
def test_one_systems_faulty_facts_disturb_no_other_in_the_comparison(name: str) -> None:
    entry, _ = filled(book_of(name), ONE)
    entry.one = Row("1900", "win")
    words = wording()
    rows = {row[0]: row for row in comparison(entry, words)}
    for fact in book_of(name).facts:
        if fact.name in ("rating", "k"):
            continue
        entry.facts[fact.name] = "lots"
        found = {row[0]: row for row in comparison(entry, words)}
        for each in NAMES:
            if each != name and book_of(each).fact(fact.name) is None:
                label = words.text("system-" + each)
                assert found[label] == rows[label], (fact.name, each)
        entry.facts[fact.name] = sample(fact)[0]


def states_of(found: object) -> Iterator[tuple[str, str]]:
    for name, _, text in found.states:  # type: ignore[attr-defined]
        yield name, text


def test_the_answer_shows_every_state_before_and_after() -> None:
    """1890 with White against 1500, as in the system's own test: uncertainty 100 * 0.9, form -2."""
    entry = Entry()
    entry.system, entry.date = THREE.name, "2026-01-10"
    entry.facts = {"rating": "1890", "k": "20", "uncertainty": "100", "form": "-2"}
    entry.one = Row("1500", "draw")
    entry.one.set("color", "w")
    words = wording("nl")
    found = answer(entry, THREE, words)
    assert list(states_of(found)) == [("uncertainty", "100,0 → 90,0"), ("form", "−2 → −2")]
    assert found.slots["state-uncertainty"] == "100,0 → 90,0"
    assert found.slots["state-last"] == ""
    assert found.suggested_k == found.slots["k-reason"] == ""
    # 1890 - 45/11 = 1885.909..., of which this system shows the whole points
    assert found.slots["new-rating"] == "1885"
    assert found.slots["rounding"] == words.text(
        "cut", own="1890", change="− 4,09", exact="1885,91", rating="1885"
    )
    entry.facts["last"] = "2026-01-05"
    found = answer(entry, THREE, words)
    assert found.slots["state-last"] == "05-01-2026 → 10-01-2026"


def test_a_link_brings_no_more_facts_than_there_is_room_for() -> None:
    chance = random.Random(4)
    letters = address.IN_NAMES
    pairs = [("v", "1"), ("mode", "one"), ("k", "20")]
    pairs += [("".join(chance.choices(letters, k=9)), "1") for _ in range(300)]
    game_text = "w1900" + "".join(f"*.{name}.1" for name, _ in pairs)
    entry = address.from_pairs([*pairs, ("opponent", game_text)], tuple(NAMES))
    assert entry is not None
    assert len(entry.facts) == address.MOST_FACTS
    assert len(entry.one.facts) <= address.MOST_FACTS


def test_without_any_game_time_alone_is_answered_and_no_chance_is_named() -> None:
    """The last game ten days ago: uncertainty 100 + 10."""
    entry = Entry()
    entry.system, entry.mode, entry.date = THREE.name, SEVERAL, "2026-01-20"
    entry.facts = {"rating": "1500", "k": "", "uncertainty": "100", "last": "2026-01-10"}
    words = wording()
    found = answer(entry, THREE, words)
    assert found.slots["new-rating"] == "1500"
    assert found.slots["state-uncertainty"] == "100.0 → 110.0"
    assert found.slots["probability"] == words.dash
    assert found.slots["expected"] == ""
