"""What is written can be read, always: by any clock, with later entries, up to the limit."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.games import DRAW, LOSS, WIN
from elo.ladder import exchange, merging
from elo.ladder.exchange import check_room, read_entries, read_file
from elo.ladder.journal import Journal
from elo.ladder.kinds import UNREAD
from elo.ladder.ladder import Ladder
from elo.ladder.merging import plan
from elo.ladder.stamps import Stamp
from elo.ladder.writing import write_entry, write_file
from tests.engine.ladder.clubs import Club, club, state

HERE = Path(__file__).parent

#: A file that version 1 of the program wrote, whose clock was ahead for an evening, and what that
#: version showed of it.
VERSION_1 = (HERE / "kept" / "version-1.json").read_text(encoding="utf-8")
TOLD_BY_VERSION_1 = json.loads((HERE / "kept" / "version-1-told.json").read_text(encoding="utf-8"))

AHEAD = "2028-01-01T00:00:00.000Z"
NOW = "2026-11-30T12:00:00.000Z"
LAST = "9999-12-31T23:59:59.999Z"

#: An entry of a kind that a later version may have.
PRIZE = {
    "id": "prize-1",
    "kind": "prize",
    "time": "2025-11-07T21:00:00.000Z",
    "device": "laptop",
    "player": "phone-2",
    "points": 1.25,
    "of": {"name": "Łódź\n\u2028", "when": [None, True, {"z": -7}]},
}


class Clocked(Club):
    """A device whose clock shows whatever it is told to."""

    now = NOW

    def stamp(self) -> Stamp:
        self.made += 1
        order = self.ladder.journal.next_order(self.now)
        return Stamp(f"{self.device}-{self.made}", order, self.device)


def read_back(text: str) -> Ladder:
    """The ladder of a file, all of which can be read."""
    reading = read_file(text)
    assert (reading.faults, reading.refused, reading.rest) == ([], 0, [])
    told = Ladder()
    told.add_all(reading.entries)
    return told


def test_a_clock_that_was_ahead_once_keeps_no_file_from_being_read() -> None:
    here = Clocked()
    here.now = AHEAD
    here.found()
    anna, bert = here.join("Anna"), here.join("Bert")
    here.play(anna, bert, WIN)
    here.now = NOW
    game = here.play(bert, anna, DRAW)
    # the clock is right again, and says when the game was entered; its place is after the others
    assert game.entry.time == NOW
    assert [each.identity for each in here.ladder.games][-1] == game.identity
    text = write_file(here.ladder.journal)
    told = read_back(text)
    assert state(told) == state(here.ladder)
    assert write_file(told.journal) == text


clocks = st.one_of(
    st.sampled_from([AHEAD, NOW, LAST, "0001-01-01T00:00:00.000Z", "+010000-01-01T00:00:00.000Z"]),
    st.datetimes().map(lambda day: day.isoformat(timespec="milliseconds") + "Z"),
)


@settings(max_examples=200)
@given(st.lists(st.tuples(clocks, st.integers(0, 3), st.integers(0, 3)), max_size=20))
def test_whatever_a_clock_shows_the_order_stays_and_the_file_is_read(script: Any) -> None:
    here = Clocked()
    here.found()
    members = [here.join(name) for name in ("Anna", "Bert", "王小明", "Ζωή 🐎")]
    made = []
    for clock, one, two in script:
        here.now = clock
        if one != two:
            made.append(here.play(members[one], members[two], LOSS).identity)
    assert [game.identity for game in here.ladder.games] == made
    text = write_file(here.ladder.journal)
    told = read_back(text)
    assert state(told) == state(here.ladder)
    assert write_file(told.journal) == text


def test_a_file_of_version_1_is_read_as_before() -> None:
    told = read_back(VERSION_1)
    assert {m.identity: m.rating for m in told.everybody()} == TOLD_BY_VERSION_1["ratings"]
    assert len(told.games) == TOLD_BY_VERSION_1["games"]
    assert [season.name for season in told.seasons] == TOLD_BY_VERSION_1["seasons"]
    # nothing in it is newer: an earlier program may have it back, to the letter
    assert write_file(told.journal) + "\n" == VERSION_1
    assert Journal().next_order(NOW) == (NOW, "", 0)


def with_prize() -> dict[str, Any]:
    here, (anna, bert, *_) = club()
    here.play(anna, bert, WIN)
    file: dict[str, Any] = json.loads(write_file(here.ladder.journal))
    file["version"] = 3
    file["entries"][1]["nickname"] = "The Rook"
    file["entries"].append(PRIZE)
    return file


def test_what_a_later_version_says_is_carried_along_word_for_word() -> None:
    file = with_prize()
    reading = read_file(json.dumps(file))
    assert (reading.refused, reading.newer, reading.version) == (0, 2, 3)
    told = Ladder()
    told.add_all(reading.entries)
    # half of K 216 (Schaaks, rating page) against an equal; the prize counts for nothing here
    assert [member.rating for member in told.everybody()] == [1308, 1092, 1200, 1200]
    again = json.loads(write_file(told.journal))
    assert again["version"] == 2
    assert sorted(again["entries"], key=lambda entry: str(entry["id"])) == sorted(
        file["entries"], key=lambda entry: str(entry["id"])
    )
    assert write_file(told.journal) == write_file(read_back(write_file(told.journal)).journal)


def test_two_copies_of_what_nobody_can_read_are_one() -> None:
    file = with_prize()
    first, second = (read_file(json.dumps(file)).entries for _ in range(2))
    told = Ladder()
    told.add_all(first)
    found = plan(told, second)
    assert (found.fresh, found.refused, found.known) == ([], [], len(first))
    other = copy.deepcopy(PRIZE) | {"points": 2}
    assert len(plan(told, read_entries([other]).entries).refused) == 1


def test_an_entry_with_a_wrong_value_is_told_and_still_carried() -> None:
    rows = with_prize()["entries"]
    rows[5]["score"] = 0.25
    reading = read_entries(rows)
    assert [(fault.code, fault.field) for fault in reading.faults] == [
        ("bad-score", "entries.5.score")
    ]
    (carried,) = [entry for entry in reading.entries if entry.identity == rows[5]["id"]]
    assert carried.kind == UNREAD
    assert json.loads(write_entry(carried)) == rows[5]


@pytest.mark.parametrize("value", [float("inf"), float("nan"), 10**30], ids=str)
def test_what_could_not_be_written_again_is_refused(value: float) -> None:
    reading = read_entries([PRIZE | {"points": value}])
    assert [fault.code for fault in reading.faults] == ["bad-entry"]
    assert (reading.entries, len(reading.rest)) == ([], 1)


def test_what_is_nested_too_deep_is_refused() -> None:
    deep: list[object] = []
    for _ in range(500):
        deep = [deep]
    assert [fault.code for fault in read_entries([PRIZE | {"of": deep}]).faults] == ["bad-entry"]


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**18), 10**18)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(), max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@settings(max_examples=200)
@given(st.dictionaries(st.text(min_size=1, max_size=8), json_values, max_size=4))
def test_whatever_a_later_entry_says_comes_back(more: Any) -> None:
    row = more | PRIZE
    reading = read_entries([row])
    # an entry whose place in the order cannot be read goes back into the file as it came
    texts = [write_entry(entry) for entry in reading.entries] + reading.rest_texts()
    assert [json.loads(text) for text in texts] == [row]


def test_a_founding_that_cannot_be_read_is_told_as_that() -> None:
    file = with_prize()
    file["entries"][0]["system"] = "a-later-system"
    with pytest.raises(InputError) as fault:
        read_file(json.dumps(file))
    assert fault.value.code == "unread-founding"
    del file["entries"][0]
    with pytest.raises(InputError) as fault:
        read_file(json.dumps(file))
    assert fault.value.code == "no-founding"


@pytest.mark.parametrize(("entries", "characters"), [(30, 100_000), (100_000, 5_000)])
def test_what_is_held_can_be_written_and_read_up_to_the_limit(
    monkeypatch: pytest.MonkeyPatch, entries: int, characters: int
) -> None:
    monkeypatch.setattr(exchange, "MOST_ENTRIES", entries)
    monkeypatch.setattr(exchange, "LONGEST_FILE", characters)
    here, _ = club(players=0)
    length = len(write_entry(here.ladder.journal.entries[0]))
    with pytest.raises(InputError, match="full"):  # noqa: PT012
        while True:
            stamp = here.stamp()
            entry = exchange_entry(here, stamp, "王" * 40)
            length += len(write_entry(entry))
            check_room(len(here.ladder.journal.entries) + 1, length)
            here.add(entry)
            text = write_file(here.ladder.journal)
            assert write_file(read_back(text).journal) == text
    assert len(here.ladder.journal.entries) > 10


def exchange_entry(here: Club, stamp: Stamp, name: str) -> Any:
    """The entry of a new player."""
    (entry,) = read_entries([stamp.head("joined") | {"name": f"{name} {stamp.identity}"}]).entries
    return entry


def test_an_import_of_any_size_can_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merging, "UNDONE_TOGETHER", 3)
    here, (anna, bert, *_) = club()
    there = Club("laptop")
    there.ladder.add_all(list(here.ladder.journal.entries))
    before = here.ratings()
    white, black = [there.ladder.members[each.identity] for each in (anna, bert)]
    for _ in range(7):
        there.play(white, black, WIN)
    found = plan(here.ladder, there.ladder.journal.entries)
    merging.apply(here.ladder, found)
    undoings = here.take_back(found)
    assert [len(each.said["entries"]) for each in undoings] == [3, 3, 1]  # type: ignore[arg-type]
    assert here.ratings() == before
