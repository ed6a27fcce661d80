"""The club ladder: a journal that is replayed, and what every game does to both its players."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.games import DRAW, LOSS, WIN
from elo.ladder import commands
from elo.ladder.entries import Entry
from elo.ladder.ladder import Ladder
from elo.ladder.stamps import Result
from elo.systems import SYSTEMS, by_name
from tests.engine.ladder.clubs import DAY, Club, act, club, scripts, state
from tests.engine.systems.dutch_cases import NATIONAL

PUBLISHED = [
    case
    for case in map(json.loads, NATIONAL.read_text(encoding="utf-8").splitlines())
    if case["system"] == "Schaaks"
]


def replayed(entries: list[Entry]) -> Ladder:
    ladder = Ladder()
    ladder.add_all(list(entries))
    return ladder


@pytest.mark.parametrize("case", PUBLISHED, ids=lambda case: case["id"])
def test_a_game_gives_the_published_rating(case: Any) -> None:
    said = case["inputs"]
    here = Club()
    here.found()
    player = here.join("Anna", rating=said["rating"], games=said["games_before"])
    opponent = here.join("Bert", rating=said["opponent"])
    here.play(player, opponent, said["score"])
    assert player.rating == case["expected"]["new_rating"]


def test_there_are_published_ladder_numbers() -> None:
    assert len(PUBLISHED) >= 2


def test_a_game_moves_both_players_each_by_his_own_k() -> None:
    here = Club()
    here.found()
    # K 216 before the first game, 25 from 75 games on: against an equal half of each
    new, old = here.join("New"), here.join("Old", games=75)
    game = here.play(new, old, WIN)
    assert (game.white_old, game.white_new, game.black_old, game.black_new) == (
        *(1200, 1308),
        *(1200, 1188),  # -12.5: the exact half goes up
    )
    assert (new.number("games"), old.number("games")) == (1, 76)


def test_plain_elo_moves_game_by_game_with_the_k_of_the_ladder() -> None:
    here, (anna, bert, *_) = club("elo", start=1500, k=40)
    here.play(anna, bert, LOSS)
    assert (anna.rating, bert.rating) == (1480, 1520)  # half of K 40 against an equal


def test_nobody_falls_below_the_floor_of_the_system() -> None:
    here = Club()
    here.found(start=100)
    anna, bert = here.join("Anna"), here.join("Bert")
    here.play(anna, bert, WIN)
    assert bert.rating == 100  # Schaaks, rating page: never below 100


def test_a_guest_game_is_shown_and_never_rated() -> None:
    here, (anna, *_) = club()
    guest = here.join("Visitor", guest=True)
    game = here.play(guest, anna, WIN)
    assert (game.why, anna.rating, anna.number("games")) == ("guest", 1200, 0)
    assert anna.games == [game]


def test_a_friendly_game_is_shown_and_never_rated() -> None:
    here, (anna, bert, *_) = club()
    game = here.play(anna, bert, WIN, rated=False)
    assert (game.why, anna.rating, bert.rating) == ("friendly", 1200, 1200)


def test_the_same_entry_counts_once_and_says_so() -> None:
    here, (anna, bert, *_) = club()
    game = here.play(anna, bert, WIN)
    before = state(here.ladder)
    assert here.ladder.add(game.entry) is False
    assert state(here.ladder) == before


def test_another_entry_of_the_same_identity_is_refused() -> None:
    here, (anna, bert, *_) = club()
    game = here.play(anna, bert, WIN)
    other = Entry(game.identity, "played", game.entry.time, "phone", game.entry.said | {"score": 0})
    with pytest.raises(InputError, match="identity"):
        here.ladder.add(other)
    assert here.ladder.game(game.identity) is game


def test_a_correction_reaches_every_game_after_it() -> None:
    here, (anna, bert, chantal, dirk) = club()
    first = here.play(anna, bert, WIN)
    here.play(bert, chantal, WIN)
    here.play(chantal, dirk, DRAW)
    here.correct(first, LOSS)
    told, (anna, bert, chantal, dirk) = club()
    told.play(anna, bert, LOSS)
    told.play(bert, chantal, WIN)
    told.play(chantal, dirk, DRAW)
    assert here.ratings() == told.ratings()


def test_the_last_correction_holds() -> None:
    here, (anna, bert, *_) = club()
    game = here.play(anna, bert, WIN)
    here.correct(game, DRAW)
    here.correct(game, LOSS)
    assert here.round(game.identity).score == LOSS


def test_two_who_are_one_have_all_the_games_of_both() -> None:
    here, (anna, bert, chantal, _) = club()
    again = here.join("Anna again")
    here.play(anna, bert, WIN)
    here.play(again, chantal, WIN)
    entry = commands.unite(here.ladder, here.stamp(), again.identity, anna.identity)
    here.add(entry)
    one = here.ladder.member(again.identity)
    assert one is not None
    assert one.identity == anna.identity
    assert (len(one.games), one.number("games")) == (2, 2)
    here.undo(entry.identity)
    assert here.ratings()["Anna again"] == here.ratings()["Anna"]


def test_circles_of_who_is_who_are_cut() -> None:
    here, (anna, bert, *_) = club()
    stamps = [here.stamp(), here.stamp()]
    fields = [(anna, bert), (bert, anna)]
    circle = [
        Entry(stamp.identity, "united", stamp.time, "x", {"player": a.identity, "with": b.identity})
        for stamp, (a, b) in zip(stamps, fields, strict=True)
    ]
    told = replayed([*here.ladder.journal.entries, *circle])
    assert len(told.members) == 3


def test_a_player_is_not_lost_to_one_whom_nobody_knows() -> None:
    here, (anna, bert, *_) = club()
    here.play(anna, bert, WIN)
    seen = state(here.ladder)
    stamp = here.stamp()
    said: dict[str, object] = {"player": anna.identity, "with": "nobody"}
    here.add(Entry(stamp.identity, "united", stamp.time, "x", said))
    assert state(here.ladder) == state(replayed(here.ladder.journal.entries)) == seen


@pytest.mark.parametrize(
    ("kind", "more"),
    [("left", {}), ("renamed", {"name": "Nobody"}), ("united", {"with": "phone-2"})],
)
def test_what_is_told_of_a_player_before_he_joins_does_nothing(
    kind: str, more: dict[str, str]
) -> None:
    # as a clock that is slow, or a file made by hand, may put it
    here, _ = club()
    stamp, late = here.stamp(), here.stamp()
    here.add(Entry(stamp.identity, kind, stamp.time, "x", {"player": late.identity, **more}))
    here.add(Entry(late.identity, "joined", late.time, "x", {"name": "Late"}))
    for ladder in (here.ladder, replayed(here.ladder.journal.entries)):
        member = ladder.member(late.identity)
        assert member is not None
        assert (member.identity, member.name, member.active) == (late.identity, "Late", True)


@settings(max_examples=60)
@given(scripts, st.sampled_from(["schaaks", "elo", "fide", "dwz", "knsb"]))
def test_the_replay_of_any_prefix_is_what_was_seen_at_the_time(script: Any, system: str) -> None:
    here, _ = club(system)
    for happening in script:
        act(here, happening)
        assert state(here.ladder) == state(replayed(here.ladder.journal.entries))


@settings(max_examples=60)
@given(scripts, st.data())
def test_entries_may_come_in_any_order(script: Any, data: Any) -> None:
    here, _ = club()
    for happening in script:
        act(here, happening)
    shuffled = data.draw(st.permutations(here.ladder.journal.entries))
    told = Ladder()
    for entry in shuffled:
        assert told.add(entry)
    assert state(told) == state(here.ladder)


@given(scripts, st.integers(0, 100), st.sampled_from([WIN, DRAW, LOSS]))
def test_a_correction_that_is_undone_has_never_been(script: Any, which: int, score: float) -> None:
    here, _ = club()
    for happening in script:
        act(here, happening)
    games = [game for game in here.ladder.games if not here.ladder.is_frozen(game)]
    if not games:
        return
    before = state(here.ladder)
    correction = here.correct(games[which % len(games)], score)
    undoing = here.undo(correction.identity)
    assert state(here.ladder) == before
    here.undo(undoing.identity)
    assert here.round(games[which % len(games)].identity).score == score


@given(scripts, st.integers(0, 100))
def test_a_game_that_is_undone_has_never_been(script: Any, which: int) -> None:
    here, _ = club()
    for happening in script:
        act(here, happening)
    games = [game for game in here.ladder.games if not here.ladder.is_frozen(game)]
    if not games:
        return
    before = state(here.ladder)
    undoing = here.undo(games[which % len(games)].identity)
    assert here.ladder.game(games[which % len(games)].identity) is None
    here.undo(undoing.identity)
    assert state(here.ladder) == before


@given(scripts)
def test_a_game_moves_both_players_or_none(script: Any) -> None:
    here, _ = club()
    for happening in script:
        act(here, happening)
    for game in here.ladder.games:
        assert (game.white_new is None) == (game.black_new is None) == (game.why is not None)


@given(scripts, st.integers(0, 3))
def test_no_clock_that_is_slow_puts_an_entry_before_what_was_seen(script: Any, back: int) -> None:
    here, _ = club()
    for happening in script:
        act(here, happening)
        here.clock = max(0, here.clock - back * 1000)
    # each device counts its entries: the order is that in which they were made
    made = [int(entry.identity.split("-")[1]) for entry in here.ladder.journal.entries]
    assert made == sorted(made)


def test_who_joined_by_mistake_but_played_stays() -> None:
    here, (anna, bert, *_) = club()
    here.play(anna, bert, WIN)
    here.undo(anna.identity)
    assert here.ladder.member(anna.identity) is not None
    assert [game.why for game in here.ladder.games] == [None]


def test_a_game_of_unknown_players_is_shown_and_waits_for_them() -> None:
    here, (anna, bert, *_) = club()
    here.play(anna, bert, WIN)
    entries = here.ladder.journal.entries
    without = replayed([entry for entry in entries if entry.identity != anna.identity])
    assert [game.why for game in without.games] == ["unknown-player"]
    without.add(anna.games[0].entry)
    without.add(next(entry for entry in entries if entry.identity == anna.identity))
    assert state(without) == state(here.ladder)


def refusal(call: Any) -> str:
    with pytest.raises(InputError) as fault:
        call()
    return fault.value.code


def test_what_cannot_be_is_refused() -> None:
    here, (anna, bert, chantal, _) = club()
    game = here.play(anna, bert, WIN)
    ladder = here.ladder
    here.add(commands.leave(ladder, here.stamp(), chantal.identity))

    def play(white: str, black: str) -> Any:
        return commands.play(ladder, here.stamp(), Result(white, black, WIN, DAY))

    a, b, c = anna.identity, bert.identity, chantal.identity
    founding = ladder.journal.entries[0].identity
    assert refusal(lambda: play(a, a)) == "same-player"
    assert refusal(lambda: play(a, "nobody")) == "unknown-player"
    assert refusal(lambda: play(c, a)) == "player-left"
    assert refusal(lambda: commands.join(ladder, here.stamp(), {"name": "Anna"})) == "name-taken"
    assert refusal(lambda: commands.join(ladder, here.stamp(), {"name": " "})) == "empty-name"
    assert (
        refusal(lambda: commands.join(ladder, here.stamp(), {"name": "X", "rating": 99}))
        == "out-of-range"
    )
    assert refusal(lambda: commands.rename(ladder, here.stamp(), a, "Bert")) == "name-taken"
    assert refusal(lambda: commands.unite(ladder, here.stamp(), a, b)) == "played-each-other"
    assert refusal(lambda: commands.unite(ladder, here.stamp(), a, a)) == "same-player"
    assert refusal(lambda: commands.undo(ladder, here.stamp(), ["nothing"])) == "unknown-entry"
    assert refusal(lambda: commands.undo(ladder, here.stamp(), [founding])) == "not-undoable"
    nothing = Result(a, b, WIN, DAY)
    assert (
        refusal(lambda: commands.correct(ladder, here.stamp(), "nothing", nothing))
        == "unknown-game"
    )
    here.close("Spring")
    assert refusal(lambda: here.correct(game, LOSS)) == "frozen"
    assert refusal(lambda: here.undo(game.identity)) == "frozen"


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_can_be_chosen(system: str) -> None:
    here, (anna, bert, *_) = club(system)
    here.play(anna, bert, WIN)
    at_once = anna.rating != 1200
    assert at_once == by_name(system).game_by_game
    here.close("Spring")
    assert here.ladder.seasons[0].name == "Autumn"
    assert here.ladder.seasons[1].name == "Spring"
