"""Ladders that rate by period: nothing moves before the season is closed, then all at once."""

import json

import pytest

from elo.core.games import DRAW, LOSS, WIN, Event, Game, Player
from elo.ladder.ranking import history, ranking
from elo.systems import by_name
from tests.engine.ladder.clubs import DAY, Club, club, state
from tests.engine.systems.dutch_cases import NATIONAL

GERBEN, DIRK = [json.loads(line) for line in NATIONAL.read_text(encoding="utf-8").split("\n")[:2]]


def test_a_season_gives_the_published_ratings_to_both() -> None:
    here = Club()
    here.found("knsb-classic")
    # K 25 holds from 75 games on
    gerben, dirk = [
        here.join(case["inputs"]["player"], rating=case["inputs"]["rating"], games=80)
        for case in (GERBEN, DIRK)
    ]
    here.play(gerben, dirk, WIN)
    assert (gerben.rating, dirk.rating) == (1729, 1859)
    here.close("Spring")
    assert gerben.rating == GERBEN["expected"]["new_rating"]
    assert dirk.rating == DIRK["expected"]["new_rating"]
    assert (gerben.number("games"), dirk.number("games")) == (81, 81)


def test_all_games_of_a_season_count_from_the_ratings_before_it() -> None:
    here, (anna, bert, chantal, _) = club("fide", start=1600, k=20)
    here.play(anna, bert, WIN)
    here.play(bert, chantal, WIN)
    here.play(anna, chantal, WIN)
    here.close("Spring")
    # K 20 against equals: half of it for each point more than was expected (table 8.1.2: 0.50)
    assert (anna.rating, bert.rating, chantal.rating) == (1620, 1600, 1580)


def test_the_running_season_shows_what_it_would_be_worth() -> None:
    here, (anna, bert, *_) = club("fide", start=1600, k=20)
    here.play(anna, bert, WIN)
    first = ranking(here.ladder)[0]
    assert (first.member, first.rating, first.expected, first.change) == (anna, 1600, 1610, 10)
    here.play(anna, bert, WIN)
    assert ranking(here.ladder)[0].expected == 1620


def test_the_day_of_the_first_game_chooses_the_edition() -> None:
    # B02 8.3.1: since October 2025 nobody from 2650 on has the limit of 400 points
    changes = []
    for day in ("2025-09-30", "2025-10-01"):
        here = Club()
        here.found("fide", k=10)
        strong, weak = here.join("Strong", rating=2700), here.join("Weak", rating=1800)
        here.play(strong, weak, WIN, date=day)
        here.play(strong, weak, WIN, date="2026-01-10")
        here.close("Next")
        book = by_name("fide")
        games = [Game(1800, WIN), Game(1800, WIN)]
        assert strong.rating == book.rate(Player(2700, k=10), games, Event(day)).new_rating
        changes.append(strong.rating)
    assert changes[0] != changes[1]


@pytest.mark.parametrize("system", ["fide", "knsb", "knsb-classic", "dwz"])
def test_a_newcomer_waits_for_a_first_rating_over_seasons(system: str) -> None:
    here = Club()
    here.found(system, start=None)
    new = here.join("New")
    old = [here.join(f"Old {number}", rating=1500 + 10 * number, games=100) for number in range(7)]
    scores = (WIN, DRAW, LOSS, WIN, DRAW, WIN, LOSS)
    for other, score in zip(old[:3], scores, strict=False):
        here.play(new, other, score)
    here.close("Spring")
    assert new.rating is None
    for other, score in list(zip(old, scores, strict=True))[3:]:
        here.play(new, other, score)
    here.close("Autumn")
    games = [
        Game(other.start, score, opponent_games=100)
        for other, score in zip(old, scores, strict=True)
    ]
    assert new.rating == by_name(system).first(games, Event(DAY)).rating
    assert new.rating is not None
    rows = [row for row in history(here.ladder, new) if row.game is None]
    assert [(row.season, row.new) for row in rows] == [("Autumn", None), ("Spring", new.rating)]


def test_a_closing_that_is_undone_has_never_been() -> None:
    here, (anna, bert, *_) = club("dwz", start=1500)
    here.play(anna, bert, WIN)
    before = state(here.ladder)
    closing = here.close("Spring")
    here.play(bert, anna, WIN)
    assert len(here.ladder.seasons) == 2
    here.undo(closing.identity)
    here.undo(here.ladder.games[-1].identity)
    assert state(here.ladder) == before


def test_a_closed_season_keeps_its_table() -> None:
    here, (anna, bert, *_) = club()
    here.play(anna, bert, WIN)
    here.close("Spring")
    here.play(bert, anna, WIN)
    final = here.ladder.seasons[0].final
    told = {each.member.name: (each.rating, each.games, each.points) for each in final}
    assert told == {"Anna": (1308, 1, 1), "Bert": (1092, 1, 0)}  # half of K 216 against an equal
    assert (anna.season_games, anna.points) == (1, 0)


def test_a_birth_year_after_the_event_stops_nothing() -> None:
    here = Club()
    here.found("dwz")
    child, other = here.join("Child", born=2099), here.join("Other")
    here.play(child, other, WIN)
    here.close("Spring")
    assert here.ladder.seasons[0].outcomes[child.identity].fault == "out-of-range"
    assert child.rating == 1200
    assert other.rating != 1200
