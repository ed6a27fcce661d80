"""Plain Elo: published calculations, and what the formula promises."""

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.field import Field
from elo.core.games import DRAW, LOSS, WIN, Game, Player
from elo.core.numbers import fixed, round_half_away, same
from elo.systems.plain_elo import PLAIN
from tests.cases.reading import read_cases

RATING = st.integers(0, 4000)
K = st.integers(1, 100)
GAMES = st.lists(st.tuples(RATING, st.sampled_from((WIN, DRAW, LOSS))), min_size=1, max_size=30)
NATIONAL = {case["id"]: case for case in read_cases("national.jsonl")}


def games(rows: list[Any]) -> list[Game]:
    return [Game(opponent, score) for opponent, score in rows]


@pytest.mark.parametrize("case", read_cases("plain.jsonl"), ids=lambda case: case["id"])
def test_published_calculations_come_out_the_same(case: dict[str, Any]) -> None:
    found = PLAIN.rate(Player(case["rating"], case["k"]), games(case["games"]))
    assert [fixed(line.expected or 0, 2) for line in found.lines] == case["expected"]["each_2dp"]
    if "new_rating" in case["expected"]:
        assert found.new_rating == case["expected"]["new_rating"]


@pytest.mark.parametrize("name", ["N-081", "N-082"])
def test_a_sum_over_games_differs_from_the_average_as_computed_by_hand(name: str) -> None:
    case = NATIONAL[name]
    rating, opponents = case["inputs"]["rating"], case["inputs"]["opponents"]
    player = Player(rating, case["inputs"]["K"])
    exact = PLAIN.rate(player, games([(opponents[0], WIN), (opponents[1], LOSS)]))
    average = sum(opponents) / len(opponents)
    shortcut = PLAIN.rate_field(player, Field(average, len(opponents), case["inputs"]["score"]))
    assert math.isclose(rating + exact.change, case["expected"]["per_game"], abs_tol=5e-5)
    assert math.isclose(rating + shortcut.change, case["expected"]["by_average"], abs_tol=5e-5)


def test_portisch_gains_what_elo_himself_computed() -> None:
    """Elo 1978, p. 37. The opponents are not printed: the field is the one that gives his We."""
    case = NATIONAL["N-080"]["inputs"]
    rounds = 15
    share = case["We"] / rounds
    average = case["rating"] - 400 * math.log10(share / (1 - share))
    found = PLAIN.rate_field(Player(case["rating"], case["K"]), Field(average, rounds, case["W"]))
    assert fixed(found.expected, 2) == str(case["We"])
    assert fixed(case["rating"] + found.change, 1) == str(NATIONAL["N-080"]["expected"]["new"])


@given(RATING, RATING)
def test_the_two_expectations_of_a_game_sum_to_one(own: int, opponent: int) -> None:
    assert same(PLAIN.expect(own, opponent) + PLAIN.expect(opponent, own), 1)


@given(RATING, RATING, K, st.sampled_from((WIN, DRAW, LOSS)))
def test_whole_seasons_move_by_the_same_numbers(
    one: float, other: float, k: float, score: float
) -> None:
    white, black = Player(one, k), Player(other, k)
    pair = PLAIN.rate_pair(white, black, score)
    assert PLAIN.move_pair(white, black, score) == tuple((each.new_rating,) for each in pair)


@given(RATING, RATING, st.integers(1, 500))
def test_a_higher_rating_expects_more_and_a_stronger_opponent_allows_less(
    own: int, opponent: int, more: int
) -> None:
    if own + more <= PLAIN.opponent.high:
        assert PLAIN.expect(own + more, opponent) > PLAIN.expect(own, opponent)
    if opponent + more <= PLAIN.opponent.high:
        assert PLAIN.expect(own, opponent + more) < PLAIN.expect(own, opponent)


@given(RATING, RATING, K, st.sampled_from((WIN, DRAW, LOSS)))
def test_equal_k_makes_a_game_a_zero_sum(white: int, black: int, k: int, score: float) -> None:
    ours, theirs = PLAIN.rate_pair(Player(white, k), Player(black, k), score)
    assert same(ours.change + theirs.change, 0)
    assert round_half_away(ours.change) + round_half_away(theirs.change) == 0


@given(RATING, K, GAMES, st.randoms())
def test_the_order_of_games_does_not_matter(own: int, k: int, rows: Any, random: Any) -> None:
    player = Player(own, k)
    shuffled = list(rows)
    random.shuffle(shuffled)
    first = PLAIN.rate(player, games(rows))
    second = PLAIN.rate(player, games(shuffled))
    assert fixed(first.change, 6) == fixed(second.change, 6)
    assert first.new_rating == second.new_rating


@given(RATING, K, GAMES)
def test_the_lines_add_up_to_the_whole(own: int, k: int, rows: Any) -> None:
    found = PLAIN.rate(Player(own, k), games(rows))
    assert math.isclose(sum(line.change or 0 for line in found.lines), found.change, abs_tol=1e-9)
    assert found.new_rating == own + round_half_away(found.change)


@given(RATING, RATING, K, st.sampled_from((WIN, DRAW, LOSS)))
def test_a_field_of_one_game_is_that_game(own: int, opponent: int, k: int, score: float) -> None:
    player = Player(own, k)
    assert same(
        PLAIN.rate(player, [Game(opponent, score)]).change,
        PLAIN.rate_field(player, Field(opponent, 1, score)).change,
    )


def test_games_that_were_not_played_are_listed_and_not_counted() -> None:
    listed = [
        Game(1900, WIN),
        Game(1900, WIN, "forfeit"),
        Game(None, WIN, "bye"),
        Game(None, WIN),
        Game(1900, None),
    ]
    found = PLAIN.rate(Player(1900, 20), listed)
    assert [line.counted for line in found.lines] == [True, False, False, False, False]
    notes = [line.note.name for line in found.lines if line.note]
    assert notes == [
        "not-counted-forfeit",
        "not-counted-bye",
        "not-counted-unrated",
        "not-counted-open",
    ]
    assert (found.score, found.new_rating) == (1, 1910)


def test_without_a_k_the_usual_one_is_taken_and_said() -> None:
    k, reason = PLAIN.suggest_k(Player(1500))
    assert (k, reason.name) == (20, "k-usual")
    assert PLAIN.suggest_k(Player(1500, 33))[1].name == "k-chosen"


@pytest.mark.parametrize(
    ("player", "field"),
    [
        (Player(None), "player.rating"),
        (Player(-1), "player.rating"),
        (Player(4001), "player.rating"),
        (Player(math.nan), "player.rating"),
        (Player(1500, 0), "player.k"),
        (Player(1500, math.inf), "player.k"),
    ],
)
def test_a_fact_that_cannot_be_is_refused_at_its_place(player: Player, field: str) -> None:
    with pytest.raises(InputError) as refusal:
        PLAIN.rate(player, [Game(1500, WIN)])
    assert refusal.value.field == field


def test_a_system_without_a_rule_for_newcomers_says_so() -> None:
    with pytest.raises(InputError) as refusal:
        PLAIN.first([])
    assert refusal.value.code == "not-offered"
