"""Games and fields as values."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.field import Field
from elo.core.games import LOSS, OPEN, PLAYED, Event, Game


def test_a_lost_game_is_not_a_game_without_a_result() -> None:
    assert Game(1900, LOSS).state == PLAYED
    assert Game(1900, None).state == OPEN


@pytest.mark.parametrize("score", [2, -1, 0.3, 0.25])
def test_no_game_of_chess_scores_anything_else(score: float) -> None:
    with pytest.raises(InputError) as refusal:
        Game(1900, score)
    assert refusal.value.code == "bad-score"


def test_a_state_that_nobody_knows_is_refused() -> None:
    with pytest.raises(InputError) as refusal:
        Game(1900, 1, "adjourned")
    assert refusal.value.code == "unknown-state"


@given(st.integers(1, 100), st.integers(0, 200))
def test_a_field_takes_half_points_up_to_its_games(games: int, halves: int) -> None:
    if halves <= 2 * games:
        assert Field(1500, games, halves / 2).points == halves / 2
    else:
        with pytest.raises(InputError) as refusal:
            Field(1500, games, halves / 2)
        assert (refusal.value.code, refusal.value.values) == ("bad-points", {"high": games})


@pytest.mark.parametrize("points", [2.3, 0.25, -0.5, 1.0001])
def test_points_are_whole_or_half(points: float) -> None:
    with pytest.raises(InputError) as refusal:
        Field(1500, 5, points)
    assert refusal.value.code == "bad-points"


@pytest.mark.parametrize("games", [0, -1, 2.5])
def test_a_field_has_a_whole_number_of_games(games: float) -> None:
    with pytest.raises(InputError) as refusal:
        Field(1500, games, 0)
    assert refusal.value.code == "bad-games"


def test_a_day_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InputError) as refusal:
        Event("2025-02-30")
    assert refusal.value.code == "bad-date"
