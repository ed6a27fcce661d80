"""Schaaks: a ladder that moves after every game. Its printed cases are in test_dutch_cases.py."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.field import Field
from elo.core.games import DRAW, LOSS, WIN, Event, Game, Player
from elo.systems.schaaks.book import SCHAAKS
from tests.engine.systems.reasons import k_reason

ratings = st.integers(100, 3000)
counts = st.integers(0, 200)
scores = st.sampled_from([WIN, DRAW, LOSS])
played = st.builds(Game, ratings, scores)


def test_200_points_up_the_opponent_is_expected_to_score_about_a_quarter() -> None:
    assert SCHAAKS.expect(1500, 1700) == pytest.approx(0.24, abs=0.005)  # printed: about 0.24


@pytest.mark.parametrize(("score", "rating"), [(WIN, 1813), (DRAW, 1800), (LOSS, 1788)])
def test_an_exact_half_goes_up(score: float, rating: int) -> None:
    # K 25 against an equal, an everyday case: half up, as PHP and JavaScript round
    assert SCHAAKS.rate(Player(1800, games=80), [Game(1800, score)]).new_rating == rating


def test_one_game_moves_both_players_each_by_his_own_k() -> None:
    white, black = SCHAAKS.rate_pair(Player(1200, games=0), Player(1200, games=100), WIN)
    assert (white.k, black.k) == (216, 25)
    assert (white.new_rating, black.new_rating) == (1308, 1188)


@given(ratings, counts, ratings, counts, scores)
def test_a_pair_is_two_assessments_of_the_same_game(
    one: int, one_games: int, other: int, other_games: int, score: float
) -> None:
    white, black = Player(one, games=one_games), Player(other, games=other_games)
    for_white, for_black = SCHAAKS.rate_pair(white, black, score)
    assert for_white.new_rating == SCHAAKS.rate(white, [Game(other, score)]).new_rating
    assert for_black.new_rating == SCHAAKS.rate(black, [Game(one, 1 - score)]).new_rating
    assert for_white.expected + for_black.expected == pytest.approx(1, abs=1e-12)


@given(ratings, counts, ratings, counts, scores, st.none() | st.integers(1, 300))
def test_whole_seasons_move_by_the_same_numbers(
    one: int, one_games: int, other: int, other_games: int, score: float, k: int | None
) -> None:
    white, black = Player(one, k, games=one_games), Player(other, k, games=other_games)
    pair = SCHAAKS.rate_pair(white, black, score)
    after = [(each.new_rating, each.after.get("games")) for each in pair]
    assert SCHAAKS.move_pair(white, black, score) == tuple(after)


@given(ratings, counts, st.lists(played, max_size=8))
def test_several_games_are_rated_one_after_another(own: int, count: int, games: list[Game]) -> None:
    rating: float = own
    for index, game in enumerate(games):
        rating = SCHAAKS.rate(Player(rating, games=count + index), [game]).new_rating or 0
    assert SCHAAKS.rate(Player(own, games=count), games).new_rating == rating


def test_a_game_that_does_not_count_is_no_step_on_the_ladder() -> None:
    games = [Game(1200, WIN), Game(None, WIN), Game(1300, None), Game(1300, DRAW)]
    without = [games[0], games[3]]
    player = Player(1200, games=0)
    found = SCHAAKS.rate(player, games)
    assert found.new_rating == SCHAAKS.rate(player, without).new_rating
    assert [line.counted for line in found.lines] == [True, False, False, True]


def test_a_k_of_ones_own_holds_for_every_game() -> None:
    found = SCHAAKS.rate(Player(1500, k=20, games=0), [Game(1500, WIN), Game(1510, WIN)])
    assert [line.change for line in found.lines] == [10, 10]
    assert k_reason(found).name == "k-override"


@given(ratings, counts, st.lists(played, max_size=8))
def test_nobody_falls_below_100(own: int, count: int, games: list[Game]) -> None:
    assert (SCHAAKS.rate(Player(own, games=count), games).new_rating or 0) >= 100


def test_the_floor_is_told() -> None:
    found = SCHAAKS.rate(Player(105, games=80), [Game(105, LOSS)])
    assert found.new_rating == 100
    assert found.steps[-1].name == "schaaks-step-floor"


@given(ratings, counts, ratings)
def test_a_better_result_never_gives_a_lower_rating(own: int, count: int, opponent: int) -> None:
    player = Player(own, games=count)
    found = [SCHAAKS.rate(player, [Game(opponent, s)]).new_rating or 0 for s in (LOSS, DRAW, WIN)]
    assert found == sorted(found)


def test_a_field_is_an_estimate_with_one_k() -> None:
    found = SCHAAKS.rate_field(Player(1800, games=80), Field(1800, 10, 6))
    assert (found.new_rating, found.estimate) == (1825, True)  # 1800 + 25 * (6 - 5)
    assert [note.name for note in found.notes] == ["note-estimate"]


@pytest.mark.parametrize("games", [[], [Game(2000, WIN)] * 6])
def test_everyone_starts_at_1200(games: list[Game]) -> None:
    found = SCHAAKS.first(games)
    assert found.rating == 1200
    assert not [line for line in found.lines if line.counted]


def test_one_game_is_told_at_length_and_several_in_a_line_each() -> None:
    def steps(games: list[Game]) -> list[str]:
        return [step.name for step in SCHAAKS.rate(Player(1200, games=0), games).steps]

    assert steps([Game(1300, WIN)]) == [
        "knsb-k-no-games",
        "schaaks-step-expected",
        "step-change",
        "schaaks-step-new-rating",
    ]
    assert steps([Game(1300, WIN), Game(1400, LOSS)]) == [
        "knsb-k-no-games",
        "schaaks-step-game",
        "schaaks-step-game",
        "schaaks-step-row",
    ]


@pytest.mark.parametrize(
    ("player", "event", "field"),
    [
        (Player(), Event(), "player.rating"),
        (Player(99), Event(), "player.rating"),
        (Player(1500, games=-1), Event(), "player.games"),
        (Player(1500), Event(tempo="blitz"), "tempo"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(player: Player, event: Event, field: str) -> None:
    with pytest.raises(InputError) as fault:
        SCHAAKS.rate(player, [Game(1500, WIN)], event)
    assert fault.value.field == field
