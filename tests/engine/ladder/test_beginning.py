"""What a ladder began with, put right: its rules, and what its players came with."""

import pytest

from elo.core.errors import InputError
from elo.core.games import LOSS, WIN
from elo.ladder import commands
from elo.ladder.exchange import read_file
from elo.ladder.facts import facts_of
from elo.ladder.ladder import Ladder
from elo.ladder.merging import plan
from elo.ladder.writing import write_file
from tests.engine.ladder.clubs import Club, club, state

RULES = {"name": "Rookery", "season": "2026/27", "system": "elo", "start": 1500, "k": 20}


def refound(here: Club, **facts: object) -> str:
    entry = commands.refound(here.ladder, here.stamp(), RULES | facts)
    here.add(entry)
    return entry.identity


def restate(here: Club, player: str, **facts: object) -> str:
    entry = commands.restate(here.ladder, here.stamp(), player, facts)
    here.add(entry)
    return entry.identity


def test_other_rules_hold_from_the_first_game_and_can_be_taken_back() -> None:
    here, (anna, bert, *_) = club()
    here.play(anna, bert, WIN)
    before = state(here.ladder)
    entry = refound(here)
    ratings = here.ladder
    # plain Elo, K 20: half of it against an equal
    assert here.ratings()["Anna"] == 1510
    assert (ratings.seasons[0].name, facts_of(ratings).name) == ("2026/27", "Rookery")
    assert ratings.founding is not None
    assert facts_of(ratings).day == ratings.founding.time[:10]
    here.undo(entry)
    assert state(here.ladder) == before


def test_a_starting_rating_is_put_right_and_the_games_after_it_follow() -> None:
    here, (anna, bert, chantal, _) = club("elo", start=1500, k=20)
    here.play(anna, bert, LOSS)
    here.play(chantal, anna, WIN)
    restate(here, bert.identity, rating=1712)
    restate(here, bert.identity, rating=1490, games=40)  # the last word holds
    direct = Club()
    direct.found("elo", start=1500, k=20)
    one, two, three = direct.join("Anna"), direct.join("Bert", rating=1490), direct.join("Chantal")
    direct.join("Dirk")
    direct.play(one, two, LOSS)
    direct.play(three, one, WIN)
    assert here.ratings() == direct.ratings()


def test_who_was_no_guest_after_all_is_rated() -> None:
    here = Club()
    here.found("elo", start=1500, k=20)
    anna, bert = here.join("Anna"), here.join("Bert", guest=True)
    here.play(anna, bert, WIN)
    assert here.ratings()["Anna"] == 1500
    restate(here, bert.identity, rating=1500)
    assert here.ratings() == {"Anna": 1510, "Bert": 1490}


def test_with_the_first_season_closed_it_is_settled() -> None:
    here, (anna, bert, *_) = club()
    here.play(anna, bert, WIN)
    entry = refound(here)
    closing = here.close("Spring")
    for refused in (
        lambda: refound(here),
        lambda: restate(here, anna.identity, rating=1500),
        lambda: here.undo(entry),
    ):
        with pytest.raises(InputError) as caught:
            refused()
        assert caught.value.code == "frozen"
    here.undo(closing.identity)
    restate(here, anna.identity, rating=1600)
    assert anna.identity in here.ladder.members


@pytest.mark.parametrize(
    ("facts", "code"),
    [({"start": 99999}, "out-of-range"), ({"system": "none"}, "unknown-system")],
)
def test_what_cannot_be_a_beginning_is_refused(facts: dict[str, object], code: str) -> None:
    here, _ = club()
    with pytest.raises(InputError) as caught:
        refound(here, **facts)
    assert caught.value.code == code


def test_a_copy_from_elsewhere_brings_it_along_and_says_so() -> None:
    here, (anna, bert, *_) = club()
    there = Club("laptop", Ladder())
    there.ladder.add_all(list(here.ladder.journal.entries))
    here.play(anna, bert, WIN)
    refound(here)
    restate(here, anna.identity, rating=1600)
    text = write_file(here.ladder.journal)
    assert '"version": 2' in text  # not to be half understood by the first version
    reading = read_file(text)
    assert (reading.faults, reading.newer) == ([], 0)
    there.close("Spring")
    found = plan(there.ladder, reading.entries)
    assert [len(part) for part in (found.corrections, found.late)] == [2, 2]
    again = Ladder()
    again.add_all(reading.entries)
    assert state(again) == state(here.ladder)
    assert write_file(again.journal) == text


def test_somebody_taken_off_comes_back_with_a_game_of_another_device_at_once() -> None:
    here = Club()
    here.found()
    anna, bert = here.join("Anna"), here.join("Bert")
    there = Club("laptop", Ladder())
    there.clock = 60_000
    there.ladder.add_all(list(here.ladder.journal.entries))
    other = [there.ladder.member(each.identity) for each in (anna, bert)]
    assert other[0] is not None
    assert other[1] is not None
    here.undo(bert.identity)
    game = there.play(other[0], other[1], WIN)
    here.ladder.add(there.ladder.journal.entries[-1])
    # half of K 216 against an equal, as after every other way of reading the same entries
    again = Ladder()
    again.add_all(list(here.ladder.journal.entries))
    for ladder in (here.ladder, again):
        players = [ladder.member(each.identity) for each in (anna, bert)]
        assert [player and player.rating for player in players] == [1308, 1092]
        found = ladder.game(game.identity)
        assert found is not None
        assert found.white is players[0]
