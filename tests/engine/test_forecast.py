"""What do I need, and how likely is it?"""

from itertools import product
from math import sqrt
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elo.cli.batch import answer
from elo.core.errors import InputError
from elo.core.field import Field
from elo.core.games import DRAW, FORFEIT, LOSS, WIN, Event, Game, Player
from elo.questions.chances import (
    Chances,
    at_least,
    chance_to_reach,
    chances,
    distribution,
    expected_score,
    game_chances,
)
from elo.questions.forecast import Outlook, outlook, outlook_in_field
from elo.systems import shelf
from elo.systems.base import CHANCES, FIELD, NUMBER, TARGET, RuleBook

BOOKS = {book.name: book for book in shelf()}
SCORES = (LOSS, DRAW, WIN)
EVENT = Event("2026-03-01")

ratings = st.integers(1400, 2700)
#: Some of them juniors with few games: the KNSB halves K against them. All have enough of them to
#: count under the old rules.
opponents = st.builds(
    Game,
    ratings,
    st.none(),
    opponent_games=st.none() | st.integers(25, 150),
    opponent_born=st.none() | st.integers(2005, 2015),
)
open_lists = st.lists(opponents, min_size=1, max_size=3)
players = st.builds(
    Player,
    ratings,
    games=st.none() | st.integers(0, 100),
    born=st.none() | st.integers(1950, 2012),
)
expectations = st.floats(0, 1)
rates = st.floats(0, 1)

each_book, each_with_field = [
    pytest.mark.parametrize(
        "book",
        [book for book in shelf() if all(book.offers(each) for each in asked)],
        ids=lambda book: book.name,
    )
    for asked in ((TARGET, CHANCES), (TARGET, CHANCES, FIELD))
]


def every_way(book: RuleBook, player: Player, games: list[Game]) -> dict[float, list[float]]:
    """The new ratings of all combinations of results, by their total."""
    found: dict[float, list[float]] = {}
    for results in product(SCORES, repeat=len(games)):
        sheet = [game.scored(score) for game, score in zip(games, results, strict=True)]
        new = book.rate(player, sheet, EVENT).new_rating
        assert new is not None
        found.setdefault(sum(results), []).append(new)
    return found


# the target


@each_book
@settings(max_examples=25)
@given(players, open_lists)
def test_each_score_has_the_lowest_and_the_highest_rating_that_it_can_lead_to(
    book: RuleBook, player: Player, games: list[Game]
) -> None:
    ways = every_way(book, player, games)
    found = outlook(book, player, games, EVENT)
    for outcome in found.table():
        new = ways[outcome.score]
        assert (outcome.least.new_rating, outcome.most.new_rating) == (min(new), max(new))
        if not found.spread:
            assert outcome.least is outcome.most
    assert len(found.table()) == len(ways)


@each_book
@settings(max_examples=25)
@given(players, st.lists(opponents, min_size=1, max_size=12), st.integers(-150, 150))
def test_the_score_needed_is_the_least_and_where_only_points_count_more_are_never_worse(
    book: RuleBook, player: Player, games: list[Game], gain: int
) -> None:
    goal = (player.rating or 0) + gain
    found = outlook(book, player, games, EVENT)
    for needed, new in (
        (found.needed(goal), [o.least.new_rating or 0 for o in found.table()]),
        (found.possible(goal), [o.most.new_rating or 0 for o in found.table()]),
    ):
        assert found.spread or new == sorted(new)
        enough = [halves / 2 for halves, rating in enumerate(new) if rating >= goal]
        assert needed == (enough[0] if enough else None)


@each_book
@settings(max_examples=15)
@given(players, open_lists, st.lists(st.tuples(ratings, st.sampled_from(SCORES)), max_size=3))
def test_games_that_were_played_stay_as_they_are(
    book: RuleBook, player: Player, games: list[Game], played: list[tuple[int, float]]
) -> None:
    before = [Game(rating, score) for rating, score in played]
    dropped = [Game(2000, WIN, FORFEIT), Game(None, None)]
    found = outlook(book, player, [*before, *dropped, *games], EVENT)
    assert found.games == len(games)
    for halves, score in ((0, LOSS), (2 * len(games), WIN)):
        sheet = before + [game.scored(score) for game in games]
        rated, foreseen = book.rate(player, sheet, EVENT), found.at(halves).least
        assert (foreseen.new_rating, foreseen.k) == (rated.new_rating, rated.k)
        assert foreseen.change == pytest.approx(rated.change, abs=1e-9)
        assert foreseen.expected == pytest.approx(rated.expected, abs=1e-9)


@each_with_field
@settings(max_examples=15)
@given(players, ratings, st.integers(1, 30))
def test_in_a_field_each_score_is_the_rating_of_that_field(
    book: RuleBook, player: Player, average: int, games: int
) -> None:
    found = outlook_in_field(book, player, Field(average, games, 0), EVENT)
    for outcome in found.table():
        same = book.rate_field(player, Field(average, games, outcome.score), EVENT)
        assert outcome.least.new_rating == same.new_rating
        assert outcome.least.estimate


def test_a_target_worked_out_by_hand_from_fides_table() -> None:
    # table 8.1.2: 50 points are .57, 50 less .43, 100 less .36; so 1.36 expected. K is 20: to gain
    # 20 takes (W - 1.36) * 20 >= 19.5, W >= 2.335; to lose nothing (W - 1.36) * 20 > -0.5.
    games = [Game(rating, None) for rating in (1900, 2000, 2050)]
    found = outlook(BOOKS["fide"], Player(1950, k=20), games)
    assert (found.needed(1970), found.needed(1950), found.needed(1984)) == (2.5, 1.5, None)


def test_a_loss_that_rounds_to_nothing_loses_nothing() -> None:
    # expected .51 against a player 4 points below: K 10 * (.5 - .51) = -0.1
    found = outlook(BOOKS["fide"], Player(2404, k=10), [Game(2400, None)])
    assert found.needed(2404) == 0.5


def test_to_hold_ones_rating_on_the_ladder_depends_on_the_order() -> None:
    found = outlook(BOOKS["schaaks"], Player(1500, games=10), [Game(1400, None), Game(1600, None)])
    assert found.spread
    assert [note.name for note in found.notes] == ["forecast-spread"]


def test_points_lost_to_a_junior_with_few_games_cost_half_in_the_knsb() -> None:
    # 25 * 0.5 = 12.5 against an equal, or half of it against the junior (knsb.py: halved K)
    games = [Game(1600, None), Game(1600, None, opponent_games=20, opponent_born=2012)]
    player = Player(1600, games=100, born=1980)
    outcome = outlook(BOOKS["knsb"], player, games, EVENT).at(2)
    assert (outcome.least.change, outcome.most.change) == (0, 6.25)
    without = outlook(BOOKS["knsb"], player, games[:1] * 2, EVENT)
    assert not without.spread


@each_book
def test_without_open_games_only_what_is_played_counts(book: RuleBook) -> None:
    found = outlook(book, Player(1800), [Game(1800, WIN)], EVENT)
    assert (found.games, found.needed(1801), found.needed(2400)) == (0, 0, None)


@each_book
def test_a_player_without_a_rating_has_no_target(book: RuleBook) -> None:
    with pytest.raises(InputError) as fault:
        outlook(book, Player(), [Game(1800, None)], EVENT)
    assert (fault.value.code, fault.value.field) == ("missing", "player.rating")


@each_book
def test_a_fault_is_said_before_a_score_is_asked_for(book: RuleBook) -> None:
    *_, last = [fact for fact in book.facts if fact.kind == NUMBER]
    for player, games in (
        (Player(1800).moved({last.name: 99999}), [Game(1800, None)]),
        (Player(1800), [Game(99999, WIN), Game(1800, None)]),
        (Player(1800), [Game(1800, WIN), Game(99999, None)]),
    ):
        with pytest.raises(InputError) as fault:
            outlook(book, player, games, EVENT)
        assert fault.value.code == "out-of-range"


# the chances


@given(expectations, rates)
def test_win_draw_and_loss_are_chances_and_keep_the_expected_score(
    expected: float, rate: float
) -> None:
    found = chances(expected, rate)
    assert min(found.win, found.draw, found.loss) >= 0
    assert found.win + found.draw + found.loss == pytest.approx(1, abs=1e-12)
    assert found.win + found.draw / 2 == pytest.approx(expected, abs=1e-12)


@given(st.floats(0.02, 0.98), st.floats(0.01, 0.95))
def test_the_model_is_davidsons(expected: float, rate: float) -> None:
    # Davidson (1970): draws are in a fixed proportion to the geometric mean of wins and losses
    found, even = chances(expected, rate), chances(0.5, rate)
    assert even.draw == pytest.approx(rate, abs=1e-12)
    proportion = found.draw / sqrt(found.win * found.loss)
    assert proportion == pytest.approx(even.draw / even.win, rel=1e-6)


@given(expectations, rates)
def test_the_other_side_sees_the_same_game(expected: float, rate: float) -> None:
    one, other = chances(expected, rate), chances(1 - expected, rate)
    assert one.win == pytest.approx(other.loss, abs=1e-12)
    assert one.draw == pytest.approx(other.draw, abs=1e-12)


@pytest.mark.parametrize("rate", [-0.1, 1.1, float("nan")])
def test_a_share_of_draws_lies_between_none_and_all(rate: float) -> None:
    with pytest.raises(InputError) as fault:
        chances(0.5, rate)
    assert (fault.value.code, fault.value.field) == ("out-of-range", "draw_rate")


@given(st.lists(st.builds(chances, expectations, rates), max_size=30))
def test_the_distribution_is_whole_and_has_the_expected_mean(each: list[Chances]) -> None:
    row = distribution(each)
    assert len(row) == 2 * len(each) + 1
    assert min(row) >= 0
    assert sum(row) == pytest.approx(1, abs=1e-9)
    mean = sum(halves / 2 * chance for halves, chance in enumerate(row))
    assert mean == pytest.approx(expected_score(each), abs=1e-9)
    assert at_least(row, 0) == pytest.approx(1, abs=1e-9)


@given(st.lists(st.builds(chances, expectations, rates), min_size=1, max_size=5))
def test_the_distribution_adds_up_all_ways_to_each_total(each: list[Chances]) -> None:
    row = [0.0] * (2 * len(each) + 1)
    for results in product((0, 1, 2), repeat=len(each)):
        chance = 1.0
        for game, halves in zip(each, results, strict=True):
            chance *= (game.loss, game.draw, game.win)[halves]
        row[sum(results)] += chance
    assert distribution(each) == pytest.approx(row, abs=1e-12)


@each_book
@settings(max_examples=15)
@given(players, open_lists, st.integers(-60, 60), rates)
def test_the_chance_to_reach_a_goal_adds_up_the_results_that_reach_it(
    book: RuleBook, player: Player, games: list[Game], gain: int, rate: float
) -> None:
    goal = (player.rating or 0) + gain
    each = game_chances(book, player, games, EVENT, rate)
    exact = 0.0
    for results in product((0, 1, 2), repeat=len(games)):
        chance = 1.0
        sheet = []
        for game, odds, halves in zip(games, each, results, strict=True):
            chance *= (odds.loss, odds.draw, odds.win)[halves]
            sheet.append(game.scored(halves / 2))
        if (book.rate(player, sheet, EVENT).new_rating or 0) >= goal:
            exact += chance
    found: Outlook = outlook(book, player, games, EVENT)
    least, most = chance_to_reach(found, distribution(each), goal)
    assert least - 1e-9 <= exact <= most + 1e-9
    if not found.spread:
        assert least == most


# the batch contract

REQUEST: dict[str, Any] = {
    "do": "target",
    "system": "fide",
    "player": {"rating": 1950, "k": 20},
    "opponents": [1900, 2000, 2050],
    "target": 1970,
}


def test_target_answers_every_promised_field() -> None:
    found = answer({**REQUEST, "draw_rate": 0.3})
    assert set(found) >= {"score_needed", "score_possible", "score_to_hold", "table", "games"}
    assert (found["score_needed"], found["score_to_hold"]) == (2.5, 1.5)
    table, said = found["table"], found["chances"]
    assert isinstance(table, list)
    assert isinstance(said, dict)
    assert len(table) == len(said["scores"]) == 7
    assert said["target"] == pytest.approx(sum(said["scores"][5:]), abs=1e-9)
    assert said["expected"] == 1.36  # table 8.1.2: .57 + .43 + .36
    assert answer({**REQUEST, "target": 2500})["score_needed"] is None


def test_opponents_may_be_ratings_or_games_without_a_score() -> None:
    objects = [{"opponent": rating} for rating in REQUEST["opponents"]]
    assert answer({**REQUEST, "opponents": objects}) == answer(REQUEST)


@pytest.mark.parametrize(
    ("changed", "code", "field"),
    [
        ({"opponents": 5}, "missing", "opponents"),
        ({"opponents": [1900, 9000]}, "out-of-range", "opponents.1"),
        ({"opponents": [1900, 1900.5]}, "not-whole", "opponents.1"),
        ({"opponents": [{"opponent": 9000}]}, "out-of-range", "opponents.0.opponent"),
        ({"opponents": [{"opponent": 1900, "score": 1}]}, "bad-score", "opponents.0.score"),
        ({"opponents": ["x"]}, "not-a-number", "opponents.0"),
        ({"field": {"average": 1900, "games": 5}}, "ambiguous", "field"),
        ({"opponents": [1900] * 101}, "out-of-range", "opponents"),
        ({"target": None}, "missing", "target"),
        ({"target": "2000"}, "not-a-number", "target"),
        ({"draw_rate": 2}, "out-of-range", "draw_rate"),
        ({"draw_rate": "x"}, "not-a-number", "draw_rate"),
        ({"player": {}}, "missing", "player.rating"),
        ({"games": [[1900, 3]]}, "bad-score", "games.0.score"),
    ],
)
def test_a_fault_of_a_target_is_reported_with_its_place(
    changed: dict[str, Any], code: str, field: str
) -> None:
    error = answer({**REQUEST, **changed})["error"]
    assert isinstance(error, dict)
    assert (error["code"], error["field"]) == (code, field)


def test_games_played_before_are_not_passed_over_beside_a_field() -> None:
    request = {**REQUEST, "field": {"average": 1950, "games": 4}, "games": [[1900, 1]]}
    del request["opponents"]
    error = answer(request)["error"]
    assert isinstance(error, dict)
    assert (error["code"], error["field"]) == ("ambiguous", "field")


def test_a_field_stands_in_place_of_opponents() -> None:
    request = {**REQUEST, "field": {"average": 1950, "games": 4}, "draw_rate": 0.5}
    del request["opponents"]
    found = answer(request)
    # K 20 * (W - 2) >= 19.5
    assert (found["score_needed"], found["notes"]) == (3, ["note-estimate"])
    assert found["chances"]["expected"] == 2  # type: ignore[index]


def test_a_game_that_would_not_be_rated_is_none_still_to_be_played() -> None:
    # B02 7.3.1 (rapid): 750 points apart and one above 2600
    rapid = Event("2025-01-01", "rapid")
    player = Player(2650, k=10)
    alone = outlook(BOOKS["fide"], player, [Game(1900, None)], rapid)
    assert (alone.games, alone.needed(2651)) == (0, None)
    games = [Game(1900, None), Game(2600, None)]
    found = outlook(BOOKS["fide"], player, games, rapid)
    # against 2600 .57 are expected (8.1.2), so that a win brings 10 * .43 = 4
    assert (found.games, found.needed(2654), found.needed(2655)) == (1, 1, None)
    assert len(game_chances(BOOKS["fide"], player, games, rapid)) == 1


def test_chances_rest_on_what_the_rating_change_expects() -> None:
    # 2022 to 2024: 400 points at most in one game, here against 1300; the others are not cut
    games = [Game(rating, None) for rating in (1300, 1400, 1500)]
    each = game_chances(BOOKS["fide"], Player(2000), games, Event("2023-01-01"))
    # 8.1.2: 400 points .92, 600 points .98, 500 points .96
    assert expected_score(each) == pytest.approx(0.92 + 0.98 + 0.96)
