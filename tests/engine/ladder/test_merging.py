"""Two copies of a ladder become one, whichever takes in which, and as often as one likes."""

from typing import Any

import pytest
from hypothesis import given, settings

from elo.core.errors import InputError
from elo.core.games import DRAW, LOSS, WIN
from elo.ladder.entries import Entry
from elo.ladder.ladder import Ladder
from elo.ladder.merging import apply, plan
from elo.ladder.writing import write_file
from tests.engine.ladder.clubs import Club, act, club, scripts, state


def copied(club: Club, device: str) -> Club:
    """Another device with a copy of the ladder."""
    ladder = Ladder()
    ladder.add_all(list(club.ladder.journal.entries))
    made = Club(device, ladder)
    made.clock = club.clock
    return made


def take_in(here: Club, there: Club) -> None:
    apply(here.ladder, plan(here.ladder, there.ladder.journal.entries))


@settings(max_examples=60)
@given(scripts, scripts, scripts)
def test_two_copies_become_one_in_whichever_order(
    together: Any, on_one: Any, on_other: Any
) -> None:
    one, _ = club()
    for happening in together:
        act(one, happening)
    other = copied(one, "laptop")
    for happening in on_one:
        act(one, happening)
    for happening in on_other:
        act(other, happening)
    first, second = copied(one, "x"), copied(other, "y")
    take_in(first, other)
    take_in(second, one)
    take_in(second, one)
    assert state(first.ladder) == state(second.ladder)
    assert write_file(first.ladder.journal) == write_file(second.ladder.journal)
    fresh = plan(first.ladder, other.ladder.journal.entries)
    assert fresh.is_empty()


@settings(max_examples=60)
@given(scripts, scripts)
def test_an_import_that_is_undone_leaves_the_games_as_they_were(here_: Any, there_: Any) -> None:
    here, _ = club()
    there = copied(here, "laptop")
    for happening in here_:
        act(here, happening)
    for happening in there_:
        act(there, happening)
    before = state(here.ladder)
    found = plan(here.ladder, there.ladder.journal.entries)
    if found.is_empty():
        return
    apply(here.ladder, found)
    here.take_back(found)
    after = state(here.ladder)
    assert after["games"] == before["games"]
    assert after["members"] == before["members"]
    assert after["seasons"] == before["seasons"]


def test_a_plan_says_what_would_change_before_it_does() -> None:
    here, (anna, bert, *_) = club()
    there = copied(here, "laptop")
    mine = here.play(anna, bert, WIN)
    white, black = [there.ladder.members[each.identity] for each in (anna, bert)]
    theirs = there.play(white, black, DRAW)
    there.correct(theirs, LOSS)
    there.join("Emma")
    before = state(here.ladder)
    found = plan(here.ladder, there.ladder.journal.entries)
    assert state(here.ladder) == before
    assert [entry.says("name") for entry in found.players] == ["Emma"]
    assert [entry.identity for entry in found.games] == [theirs.identity]
    assert len(found.corrections) == 1
    assert found.known == 5
    assert {move.member.name for move in found.moves} == {"Anna", "Bert", "Emma"}
    apply(here.ladder, found)
    foreseen = {move.member.name: move.after for move in found.moves}
    assert foreseen == {name: here.ratings()[name] for name in foreseen}
    assert {game.identity for game in here.ladder.games} == {mine.identity, theirs.identity}


def test_the_same_game_entered_on_two_devices_is_pointed_out() -> None:
    here, (anna, bert, *_) = club()
    there = copied(here, "laptop")
    mine = here.play(anna, bert, WIN)
    white, black = [there.ladder.members[each.identity] for each in (anna, bert)]
    theirs = there.play(white, black, WIN)
    entries = there.ladder.journal.entries
    found = plan(here.ladder, entries)
    assert [(fresh.identity, known) for fresh, known in found.twins] == [(theirs.identity, mine)]
    without = plan(here.ladder, entries, tuple(fresh.identity for fresh, _ in found.twins))
    assert without.is_empty()


def test_a_player_who_joined_on_two_devices_is_pointed_out() -> None:
    here, _ = club()
    there = copied(here, "laptop")
    mine, theirs = here.join("Emma"), there.join("Emma")
    found = plan(here.ladder, there.ladder.journal.entries)
    assert [(fresh.identity, known) for fresh, known in found.namesakes] == [
        (theirs.identity, mine)
    ]


def test_what_reaches_into_a_closed_season_is_pointed_out() -> None:
    here, (anna, bert, *_) = club()
    old = here.play(anna, bert, WIN)
    there = copied(here, "laptop")
    here.clock += 60_000
    here.close("Spring")
    white, black = [there.ladder.members[each.identity] for each in (anna, bert)]
    late = there.play(white, black, WIN)
    correction = there.correct(there.round(old.identity), LOSS)
    found = plan(here.ladder, there.ladder.journal.entries)
    assert [entry.identity for entry in found.late] == [late.identity, correction.identity]


def test_an_entry_that_says_something_else_here_stays_as_it_is_here() -> None:
    here, (anna, bert, *_) = club()
    game = here.play(anna, bert, WIN)
    forged = Entry(game.identity, "played", game.entry.time, "x", game.entry.said | {"score": LOSS})
    found = plan(here.ladder, [forged])
    assert (found.refused, found.fresh) == ([forged], [])


def test_another_ladder_is_refused() -> None:
    here, _ = club()
    there = Club("laptop")
    there.found()
    with pytest.raises(InputError, match="another"):
        plan(here.ladder, there.ladder.journal.entries)


def test_an_empty_ladder_takes_any_in() -> None:
    there, (anna, bert, *_) = club()
    there.play(anna, bert, WIN)
    empty = Ladder()
    apply(empty, plan(empty, there.ladder.journal.entries))
    assert state(empty) == state(there.ladder)


def test_games_without_their_players_are_pointed_out() -> None:
    here, (anna, bert, *_) = club()
    there = copied(here, "laptop")
    emma = there.join("Emma")
    game = there.play(emma, there.ladder.members[anna.identity], WIN)
    entries = [entry for entry in there.ladder.journal.entries if entry.identity != emma.identity]
    found = plan(here.ladder, entries)
    assert [each.identity for each in found.strangers] == [game.identity]
    assert bert.rating == 1200


def test_a_ladder_that_was_begun_twice_at_once_is_one_by_the_first_of_its_foundings() -> None:
    here, (anna, *_) = club(players=2)
    other = Club("tab")
    other.found(start=1500)
    other.join("Emma")
    both = Ladder()
    both.add_all(list(other.ladder.journal.entries))
    for entry in here.ladder.journal.entries:
        both.add(entry)
    assert both.founding is min(
        (entry for entry in both.journal.entries if entry.kind == "founded"),
        key=lambda entry: entry.order,
    )
    take = plan(here.ladder, both.journal.entries)
    apply(here.ladder, take)
    assert state(here.ladder) == state(both)
    assert anna.name in here.ratings()
