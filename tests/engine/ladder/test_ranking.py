"""The table, histories and curves, scores against each opponent, fair opponents."""

from typing import Any

from hypothesis import given

from elo.core.games import DRAW, LOSS, WIN
from elo.ladder import commands
from elo.ladder.opponents import fair_opponents
from elo.ladder.ranking import curve, head_to_head, history, ranking
from tests.engine.ladder.clubs import Club, act, club, scripts


def test_equal_ratings_share_a_rank_and_leave_the_next_one_free() -> None:
    here, (anna, bert, *_) = club(players=4)
    here.play(anna, bert, WIN)
    told = [(place.rank, place.member.name) for place in ranking(here.ladder)]
    assert told == [(1, "Anna"), (2, "Chantal"), (2, "Dirk"), (4, "Bert")]


def test_who_left_and_guests_have_no_place_and_come_back_with_their_rating() -> None:
    here, (anna, bert, *_) = club(players=3)
    here.join("Visitor", guest=True)
    here.play(anna, bert, WIN)
    here.add(commands.leave(here.ladder, here.stamp(), anna.identity))
    assert [place.member.name for place in ranking(here.ladder)] == ["Chantal", "Bert"]
    here.add(commands.come_back(here.ladder, here.stamp(), anna.identity))
    assert ranking(here.ladder)[0].rating == 1308


def test_the_trend_is_the_last_five_rated_games() -> None:
    here, (anna, bert, *_) = club("elo", start=1500, k=20)
    guest = here.join("Visitor", guest=True)
    for _ in range(6):
        here.play(anna, bert, WIN)
    here.play(anna, guest, LOSS)
    first = ranking(here.ladder)[0]
    changes = [row.change or 0 for row in history(here.ladder, anna)]
    assert len(first.last) == 5
    assert first.change == changes[5]
    assert first.trend == sum(changes[1:6])
    assert first.last[0] is anna.games[5]


@given(scripts)
def test_the_history_leads_from_the_start_to_the_rating(script: Any) -> None:
    here, _ = club()
    for happening in script:
        act(here, happening)
    for member in here.ladder.everybody():
        if member.start is None:
            continue
        rating: float = member.start
        for row in history(here.ladder, member):
            assert row.old == rating
            if row.new is not None:
                assert row.change == row.new - rating
                rating = row.new
        assert rating == member.rating
        points = curve(here.ladder, member)
        assert points[0] == ("", member.start)
        assert points[-1][1] == member.rating


@given(scripts)
def test_scores_against_each_opponent_are_seen_alike_from_both_sides(script: Any) -> None:
    here, _ = club()
    for happening in script:
        act(here, happening)
    scores = {
        (member.identity, score.opponent.identity): score
        for member in here.ladder.everybody()
        for score in head_to_head(member)
    }
    for (one, other), score in scores.items():
        back = scores[other, one]
        assert (score.wins, score.draws, score.losses) == (back.losses, back.draws, back.wins)
        assert score.points + back.points == score.games


def test_a_score_counts_wins_draws_and_losses() -> None:
    here, (anna, bert, chantal, _) = club()
    for white, black, score in (
        *((anna, bert, WIN), (bert, anna, WIN), (anna, bert, DRAW)),
        *((bert, anna, LOSS), (anna, chantal, LOSS)),
    ):
        here.play(white, black, score)
    told = [(s.opponent.name, s.wins, s.draws, s.losses) for s in head_to_head(anna)]
    assert told == [("Bert", 2, 1, 1), ("Chantal", 0, 0, 1)]


def rated(**ratings: int) -> tuple[Club, dict[str, Any]]:
    here = Club()
    here.found()
    return here, {name: here.join(name, rating=rating) for name, rating in ratings.items()}


def names(here: Club, member: Any, present: list[str] | None = None) -> list[str]:
    return [each.member.name for each in fair_opponents(here.ladder, member, present)]


def test_a_fair_opponent_is_within_100_points_first_then_wider() -> None:
    here, who = rated(me=1500, far=1750, near=1600, wide=1399, nearest=1490)
    told = fair_opponents(here.ladder, who["me"])
    assert [(each.member.name, each.within) for each in told] == [
        *(("nearest", 100), ("near", 100), ("wide", 200), ("far", 300)),
    ]


def test_the_opponent_of_last_time_comes_last() -> None:
    here, who = rated(me=1500, near=1510, far=2400)
    here.play(who["me"], who["near"], DRAW)
    told = fair_opponents(here.ladder, who["me"])
    assert [(each.member.name, each.again) for each in told] == [("far", False), ("near", True)]


def test_among_equally_fair_ones_the_least_met_comes_first() -> None:
    here, who = rated(me=1500, often=1500, seldom=1550, last=1500)
    here.play(who["me"], who["often"], DRAW)
    here.play(who["me"], who["last"], DRAW)
    assert names(here, who["me"]) == ["seldom", "often", "last"]


def test_only_those_who_are_here_tonight_are_asked() -> None:
    here, who = rated(me=1500, here=1700, away=1500)
    assert names(here, who["me"], [who["here"].identity, who["me"].identity]) == ["here"]


def test_nobody_is_a_fair_opponent_who_left_or_is_a_guest() -> None:
    here, who = rated(me=1500, left=1500)
    here.join("Visitor", guest=True)
    here.add(commands.leave(here.ladder, here.stamp(), who["left"].identity))
    assert names(here, who["me"]) == []
