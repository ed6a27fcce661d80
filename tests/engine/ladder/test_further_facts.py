"""Ladders of systems with more than a rating: what is carried, what time does, what is undone."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.games import BLACK, LOSS, WHITE, WIN, Event, Game, Player
from elo.ladder import commands
from elo.ladder.carrying import take_entry
from elo.ladder.exchange import read_file
from elo.ladder.ladder import Ladder
from elo.ladder.writing import write_file
from elo.systems import SYSTEMS, by_name
from tests.engine.ladder.clubs import Club, act, club, scripts


def facts_of(ladder: Ladder) -> dict[str, dict[str, float | str | None]]:
    """All that is known of everybody."""
    return {member.name: {**member.facts, "rating": member.rating} for member in ladder.everybody()}


def test_a_season_of_glicko_is_a_rating_period() -> None:
    """Anna beats Bert; both enter with the values at the beginning of the season."""
    here, (anna, bert, carl) = club("glicko", 3, start=1500)
    here.play(anna, bert, WIN)
    assert anna.rating == 1500
    here.close("Next")
    book = by_name("glicko")
    # nobody said a deviation: both begin with that of a newcomer, 350
    won = book.rate(Player(1500, deviation=350), [Game(1500, WIN, opponent_deviation=350)])
    lost = book.rate(Player(1500, deviation=350), [Game(1500, LOSS, opponent_deviation=350)])
    assert anna.rating == won.after["rating"] != won.new_rating
    assert (anna.facts["deviation"], bert.rating) == (won.after["deviation"], lost.after["rating"])
    # who had no game is a period older, and no less sure than a newcomer
    assert (carl.rating, carl.facts["deviation"], carl.facts["periods"]) == (1500, 350, 1)


@pytest.mark.parametrize("system", ["glicko", "glicko2"])
def test_who_does_not_play_in_a_season_is_less_sure_after_it(system: str) -> None:
    here, _ = club(system, 2, start=1500)
    idle = here.join("Idle", rating=1600, deviation=60)
    here.close("Second")
    one = idle.facts["deviation"]
    here.close("Third")
    two = idle.facts["deviation"]
    here.close("Fourth")
    three = idle.facts["deviation"]
    # Glicko: 60 is of the first season's beginning, so time counts from the second on (step 1)
    first = 60 if system == "glicko" else 60.0001
    assert first <= float(one) < float(two) < float(three)
    assert idle.rating == 1600
    grown = by_name(system).rest(Player(1600, deviation=60, periods=2, idle=3)).number("deviation")
    assert float(three) == pytest.approx(grown)


def test_in_the_next_season_the_opponent_has_grown_older_as_well() -> None:
    here, (anna, bert) = club("glicko", 2, start=1500)
    here.play(anna, bert, WIN)
    here.close("Second")
    before = [Player(each.rating, **each.facts) for each in (anna, bert)]  # type: ignore[arg-type]
    here.play(anna, bert, WIN)
    here.close("Third")
    book = by_name("glicko")
    older = book.rest(before[1])
    assert (older.number("deviation") or 0) > (before[1].number("deviation") or 0)
    game = Game(older.rating, WIN, opponent_deviation=older.number("deviation"))
    assert anna.rating == book.rate(before[0], [game]).after["rating"]


def test_on_a_lichess_ladder_time_counts_by_the_day() -> None:
    here, (anna, bert) = club("lichess", 2, start=1500, tempo="blitz")
    here.play(anna, bert, WIN, date="2026-01-10")
    assert anna.facts["last"] == "2026-01-10"
    before = [Player(each.rating, **each.facts) for each in (anna, bert)]  # type: ignore[arg-type]
    here.play(bert, anna, WIN, date="2027-01-10")
    book, event = by_name("lichess"), Event("2027-01-10", "blitz")
    older = book.rest(before[0], event)
    assert (older.number("deviation") or 0) > (before[0].number("deviation") or 0)
    seen = book.meeting(older, WIN, WHITE)
    assert bert.rating == book.rate(before[1], [seen], event).after["rating"]
    other = book.meeting(book.rest(before[1], event), LOSS, BLACK)
    assert anna.rating == book.rate(before[0], [other], event).after["rating"]


@pytest.mark.parametrize("system", ["glicko", "glicko2", "lichess"])
@settings(max_examples=25)
@given(script=scripts, more=scripts)
def test_undoing_gives_every_state_back(system: str, script: Any, more: Any) -> None:
    here, _ = club(system, 3, start=1500)
    for happening in script:
        act(here, happening)
    before, known = facts_of(here.ladder), len(here.ladder.journal.entries)
    for happening in more:
        act(here, happening)
    added = [entry.identity for entry in here.ladder.journal.entries[known:]]
    for identity in reversed(added):
        try:
            here.undo(identity)
        except InputError:
            return  # what is in a closed season stays; a replay decides below
    assert facts_of(here.ladder) == before


@pytest.mark.parametrize("system", SYSTEMS)
@settings(max_examples=10)
@given(script=scripts)
def test_a_replay_gives_every_state_again(system: str, script: Any) -> None:
    here, _ = club(system, 3, start=1500)
    here.join("Known", rating=1700, deviation=80, volatility=0.07)
    for happening in script:
        act(here, happening)
    again = Ladder()
    again.add_all(read_file(write_file(here.ladder.journal)).entries)
    assert facts_of(again) == facts_of(here.ladder)


@pytest.mark.parametrize("system", ["glicko", "lichess"])
@settings(max_examples=25)
@given(script=scripts, dice=st.randoms())
def test_the_order_in_which_entries_come_to_a_device_does_not_matter(
    system: str, script: Any, dice: Any
) -> None:
    """A player who comes by a later import may have been there when an earlier season ended."""
    here, _ = club(system, 3, start=1500)
    for happening in script:
        act(here, happening)
    here.close("Last")
    again, entries = Ladder(), list(here.ladder.journal.entries)
    dice.shuffle(entries)
    for entry in entries:
        again.add(entry)
    assert facts_of(again) == facts_of(here.ladder)


def test_facts_that_a_system_asks_for_are_carried_in_the_file() -> None:
    here = Club()
    here.found("glicko2", start=1500, tau=0.3, volatility=0.05)
    anna = here.join("Anna", rating=1900, deviation=71.25)
    bert = here.join("Bert", volatility=0.09)
    assert (anna.facts["tau"], anna.facts["volatility"], anna.facts["deviation"]) == (
        *(0.3, 0.05),
        71.25,
    )
    assert (bert.facts["volatility"], bert.rating) == (0.09, 1500)
    text = write_file(here.ladder.journal)
    given_ = json.loads(text)
    # an earlier version keeps the fields that it does not know
    assert given_["version"] == 2
    assert given_["entries"][1]["deviation"] == 71.25
    reading = read_file(text)
    assert (reading.faults, reading.newer) == ([], 0)
    again = Ladder()
    again.add_all(reading.entries)
    assert facts_of(again) == facts_of(here.ladder)
    assert write_file(again.journal) == text


def test_a_ladder_without_such_facts_is_written_as_ever() -> None:
    here, _ = club("glicko", 2, start=1500)
    assert json.loads(write_file(here.ladder.journal))["version"] == 1


def test_a_fact_of_another_system_is_kept_and_has_no_effect() -> None:
    here = Club()
    here.found("schaaks")
    anna = here.join("Anna", deviation=80)
    assert "deviation" not in anna.facts
    assert json.loads(write_file(here.ladder.journal))["entries"][1]["deviation"] == 80


def test_a_fact_beyond_the_range_of_the_system_is_limited_as_a_rating_is() -> None:
    here = Club()
    here.found("lichess", start=1500)
    assert here.join("Anna", deviation=20).facts["deviation"] == 45


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"deviation": "80"}, "not-a-number", "deviation"),
        ({"deviation": True}, "not-a-number", "deviation"),
        ({"deviation": 1e300}, "out-of-range", "deviation"),
        ({"periods": 1.5}, "not-whole", "periods"),
        ({"last": "2026-02-30"}, "bad-date", "last"),
        ({"last": 7}, "not-text", "last"),
        ({"deviaton": 80}, "unknown-field", "deviaton"),
    ],
)
def test_a_wrong_fact_is_told_at_its_place(fields: dict[str, Any], code: str, field: str) -> None:
    here = Club()
    here.found("glicko", start=1500)
    with pytest.raises(InputError) as fault:
        commands.join(here.ladder, here.stamp(), {"name": "Anna", **fields})
    assert (fault.value.code, fault.value.field) == (code, field)


def test_a_founding_says_only_what_its_system_asks() -> None:
    with pytest.raises(InputError) as fault:
        Club().found("glicko2", start=1500, tau=5)
    assert (fault.value.code, fault.value.field) == ("out-of-range", "tau")


def test_what_is_newer_still_is_counted_as_newer() -> None:
    entry, wrong = take_entry(
        {
            "id": "a",
            "kind": "joined",
            "time": "2025-11-07T19:30:00.000Z",
            "device": "d",
            "name": "Anna",
            "deviation": 80,
            "colour_of_hair": "red",
        }
    )
    assert (wrong, entry.further(), entry.is_newer()) == (None, {"deviation": 80}, True)
    known, _ = take_entry(
        {
            "id": "a",
            "kind": "joined",
            "time": "2025-11-07T19:30:00.000Z",
            "device": "d",
            "name": "Anna",
            "deviation": 80,
        }
    )
    assert not known.is_newer()


@settings(max_examples=10)
@given(st.integers(1, 349), st.integers(1, 3))
def test_closing_a_season_that_is_undone_leaves_no_trace(deviation: int, seasons: int) -> None:
    here, _ = club("glicko", 2, start=1500)
    here.join("Idle", rating=1600, deviation=deviation)
    before = facts_of(here.ladder)
    closings = [here.close(f"Season {number}") for number in range(seasons)]
    for closing in reversed(closings):
        here.undo(closing.identity)
    assert facts_of(here.ladder) == before
