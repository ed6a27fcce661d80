"""A ladder as a file: written the same everywhere, read with suspicion."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.games import WIN
from elo.ladder.exchange import FAULTS_TOLD, read_entries, read_file
from elo.ladder.kinds import UNREAD
from elo.ladder.ladder import Ladder
from elo.ladder.merging import plan
from elo.ladder.writing import write_entry, write_file
from tests.effort import tried
from tests.engine.ladder.clubs import Club, act, club, scripts, state


def written(here: Club) -> dict[str, Any]:
    """The file of a ladder, as JSON says it."""
    found: dict[str, Any] = json.loads(write_file(here.ladder.journal))
    return found


def small() -> dict[str, Any]:
    here, (anna, bert, *_) = club()
    game = here.play(anna, bert, WIN)
    here.correct(game, 0)
    here.undo(game.identity)
    here.close("Spring")
    return written(here)


@settings(max_examples=50)
@given(scripts)
def test_a_file_brings_the_whole_ladder_back(script: Any) -> None:
    here, _ = club()
    for happening in script:
        act(here, happening)
    text = write_file(here.ladder.journal)
    reading = read_file(text)
    assert reading.faults == []
    told = Ladder()
    told.add_all(reading.entries)
    assert state(told) == state(here.ladder)
    assert write_file(told.journal) == text


@given(st.text(min_size=1, max_size=80))
def test_every_name_that_is_taken_comes_back_as_it_was(name: str) -> None:
    here, _ = club()
    try:
        here.join(name)
    except InputError as fault:
        assert fault.code in ("empty-name", "bad-name", "long-name", "name-taken")  # noqa: PT017
        return
    reading = read_file(write_file(here.ladder.journal))
    assert reading.faults == []
    assert reading.entries[-1].said == here.ladder.journal.entries[-1].said


@settings(max_examples=50)
@given(scripts)
def test_the_same_file_counts_once(script: Any) -> None:
    here, _ = club()
    for happening in script:
        act(here, happening)
    reading = read_file(write_file(here.ladder.journal))
    found = plan(here.ladder, reading.entries)
    assert (found.fresh, found.refused) == ([], [])
    assert found.known == len(here.ladder.journal.entries)


def test_a_program_that_marks_its_texts_is_understood() -> None:
    text = "\ufeff" + json.dumps(small())
    assert read_file(text).faults == []


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ("", "not-json", ""),
        ("<html>", "not-json", ""),
        ("[" * 100_000, "not-json", ""),
        ("[]", "not-a-ladder", "format"),
        ('{"format": "something"}', "not-a-ladder", "format"),
        ('{"format": "elo-ladder"}', "not-a-ladder", "version"),
        ('{"format": "elo-ladder", "version": true, "entries": []}', "not-a-ladder", "version"),
        ('{"format": "elo-ladder", "version": 1, "entries": {}}', "not-a-ladder", "entries"),
        ('{"format": "elo-ladder", "version": 1, "entries": []}', "no-founding", "entries"),
        (" " * 20_000_001, "too-large", ""),
        (
            '{"format": "elo-ladder", "version": 1, "entries": [' + "1," * 100_000 + "1]}",
            "too-many",
            "entries",
        ),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_no_ladder_is_refused_at_once(text: str, code: str, field: str) -> None:
    with pytest.raises(InputError) as fault:
        read_file(text)
    assert (fault.value.code, fault.value.field) == (code, field)


#: Which entry of the small file, what is put where, and what is said of it.
FAULTS = [
    (0, "system", "no-system", "unknown-system"),
    (0, "system", 7, "not-text"),
    (0, "start", 1e9, "out-of-range"),
    (0, "start", 99, "out-of-range"),
    (0, "start", None, "missing"),
    (0, "tempo", "blitz", "unknown-tempo"),
    (0, "k", 0, "out-of-range"),
    (1, "name", "", "empty-name"),
    (1, "name", "  ", "empty-name"),
    (1, "name", "x" * 81, "long-name"),
    (1, "name", "two  spaces", "bad-name"),
    (1, "name", "a\u0000b", "bad-name"),
    (1, "name", "a\u202eb", "bad-name"),
    (1, "name", ["Anna"], "not-text"),
    (1, "rating", "1200", "not-a-number"),
    (1, "rating", True, "not-a-number"),
    (1, "rating", -1, "out-of-range"),
    (1, "rating", 1200.5, "not-whole"),
    (1, "games", 1e308, "out-of-range"),
    (1, "born", 1899, "out-of-range"),
    (1, "guest", 1, "not-a-flag"),
    (1, "kind", None, "unknown-kind"),
    (1, "kind", ["joined"], "unknown-kind"),
    (1, "id", "", "bad-identity"),
    (1, "id", "a b", "bad-identity"),
    (1, "id", "é", "bad-identity"),
    (1, "id", "x" * 65, "bad-identity"),
    (1, "id", 7, "bad-identity"),
    (1, "id", None, "missing"),
    (1, "device", {}, "bad-identity"),
    (1, "time", "2025-11-07", "bad-time"),
    (1, "time", "2025-02-30T19:30:00.000Z", "bad-time"),
    (1, "time", "2025-11-07T19:60:00.000Z", "bad-time"),
    (1, "time", "2025-11-07t19:30:00.000z", "bad-time"),
    (1, "time", "2025-11-07T19:30:00.0000", "bad-time"),
    (1, "after", "tomorrow", "bad-time"),
    (1, "turn", 0, "out-of-range"),
    (5, "white", None, "missing"),
    (5, "score", 2, "bad-score"),
    (5, "score", True, "bad-score"),
    (5, "score", "1", "bad-score"),
    (5, "date", "7 November", "bad-date"),
    (5, "date", 20251107, "bad-date"),
    (5, "rated", "no", "not-a-flag"),
    (7, "entries", [], "bad-list"),
    (7, "entries", "phone-1", "bad-list"),
    (7, "entries", ["a b"], "bad-identity"),
    (8, "next", None, "missing"),
]


@pytest.mark.parametrize(("number", "field", "value", "code"), FAULTS)
def test_a_fault_is_told_at_its_place_and_the_rest_is_read(
    number: int, field: str, value: object, code: str
) -> None:
    rows = small()["entries"]
    rows[number][field] = value
    reading = read_entries(rows)
    assert [(fault.code, fault.field) for fault in reading.faults] == [
        (code, f"entries.{number}.{field}")
    ]
    understood = [entry for entry in reading.entries if entry.kind != UNREAD]
    assert (len(understood), reading.refused) == (len(rows) - 1, 1)


@pytest.mark.parametrize("row", [None, 7, "entry", [], True])
def test_an_entry_that_is_no_object_is_refused(row: object) -> None:
    (fault,) = read_entries([row]).faults
    assert fault.field in ("entries.0", "entries.0.kind")


def test_two_entries_of_one_identity_must_say_the_same() -> None:
    rows = small()["entries"]
    same = copy.deepcopy(rows[5])
    other = copy.deepcopy(rows[5]) | {"score": 0.5}
    reading = read_entries([*rows, same, other])
    assert [(fault.code, fault.field) for fault in reading.faults] == [
        ("other-entry", "entries.10.id")
    ]
    assert len(reading.entries) == len(rows)


def test_of_many_faults_the_first_are_told_and_all_are_counted() -> None:
    reading = read_entries([{}] * 1000)
    assert (len(reading.faults), reading.refused) == (FAULTS_TOLD, 1000)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@tried(300)
@given(st.integers(0, 8), st.data())
def test_whatever_a_file_says_is_read_or_refused_and_never_more(number: int, data: Any) -> None:
    rows = small()["entries"]
    field = data.draw(st.sampled_from([*sorted(rows[number]), "k", "rated", "games"]))
    rows[number][field] = data.draw(json_values)
    reading = read_entries(rows)
    understood = [entry for entry in reading.entries if entry.kind != UNREAD]
    assert len(understood) + reading.refused + reading.newer >= len(rows)
    assert len(reading.entries) + len(reading.rest) == len(rows)
    told = Ladder()
    told.add_all(reading.entries)
    for entry in reading.entries:
        assert json.loads(write_entry(entry))["id"] == entry.identity
