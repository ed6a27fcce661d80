"""Lichess: the numbers of its own tests, and what is its own besides Glicko-2."""

from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.core.games import BLACK, DRAW, LOSS, WHITE, WIN, Event, Game, Player
from elo.systems import by_name
from elo.systems.lichess.rules import FACTORS, days_between
from tests.cases.reading import read_cases

LICHESS = by_name("lichess")
CASES = read_cases("lichess.jsonl")


def number(value: float | str) -> float:
    assert not isinstance(value, str)
    return value


def before_the_factor(change: float, factor: float) -> float:
    """The expected numbers are those of the library, which knows no factor of the gains."""
    return change / factor if change > 0 else change


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_numbers_of_scalachess_own_tests_come_out(case: dict[str, Any]) -> None:
    request, expected = case["request"], case["expected"]
    own = Player().moved(request["player"])
    row = dict(request["games"][0])
    game = Game(row.pop("opponent"), row.pop("score"), **row)
    found = LICHESS.rate(own, [game], Event(tempo=request["tempo"]))
    rating = (own.rating or 0) + before_the_factor(found.change, dict(FACTORS)[request["tempo"]])
    deviation, volatility = number(found.after["deviation"]), number(found.after["volatility"])
    if "rating_2dp" in expected:
        assert rating == pytest.approx(float(expected["rating_2dp"]), abs=0.005 + 1e-9)
        assert deviation == pytest.approx(float(expected["deviation_4dp"]), abs=0.00005 + 1e-9)
    else:
        assert (int(rating), int(deviation)) == (
            int(expected["rating_cut"]),
            int(expected["deviation_cut"]),
        )
        assert volatility == pytest.approx(float(expected["volatility_7dp"]), abs=1e-7)


def test_a_gain_is_multiplied_and_a_loss_is_not() -> None:
    """RatingRegulator: after the factor a gain is so much more; by hand from its own tests.

    1658.56 - 1500 = 158.56 in the first case with colours; times 1.015 it is 160.94.
    """
    a = Player(1500, deviation=350, volatility=0.06)
    white, black = LICHESS.rate_pair(a, a, WIN, Event(tempo="rapid"))
    assert white.change == pytest.approx(158.56 * 1.015, abs=0.01)
    assert black.change == pytest.approx(1341.44 - 1500, abs=0.005)


def test_a_game_is_a_period_of_its_own_and_a_row_is_its_games_one_by_one() -> None:
    now = Player(1500, deviation=200, volatility=0.06)
    games = [
        Game(1400, WIN, opponent_deviation=60, color=WHITE),
        Game(1700, LOSS, opponent_deviation=90, color=BLACK),
        Game(1600, DRAW, opponent_deviation=45),
    ]
    row = LICHESS.rate(now, games)
    for game in games:
        now = now.moved(LICHESS.rate(now, [game]).after)
    assert row.after == {name: now.value(name) for name in row.after}
    assert row.change == pytest.approx((now.rating or 0) - 1500)
    assert sum(line.change or 0 for line in row.lines) == pytest.approx(row.change)


def test_what_is_shown_is_cut_and_a_question_mark_is_told() -> None:
    found = LICHESS.rate(Player(1500), [Game(1500, LOSS)])
    # 1258.52: lila shows 1258
    assert found.new_rating == 1258
    assert number(found.after["rating"]) == pytest.approx(1258.52, abs=0.005)
    assert "lichess-note-provisional" in [note.name for note in found.notes]
    sure = LICHESS.rate(Player(1500, deviation=60), [Game(1500, LOSS, opponent_deviation=60)])
    assert "lichess-note-provisional" not in [note.name for note in sure.notes]


def test_a_year_without_games_takes_a_deviation_of_60_to_110() -> None:
    """What PERIODS_A_DAY was chosen for, says lila's Glicko.scala, at the volatility of then."""
    at_rest = Player(1500, deviation=60, volatility=0.06, last="2025-12-01")
    rested = LICHESS.rest(at_rest, Event("2026-12-01"))
    assert rested.number("deviation") == pytest.approx(110, abs=1)


def test_colours_count_in_the_expectation() -> None:
    """1 / (1 + 10^(-11.782457/400)) is 0.517 at a deviation of nothing; g makes it a bit less."""
    own = Player(1500, deviation=45)
    white, black, neither = [
        LICHESS.expected(own, Game(1500, None, opponent_deviation=45, color=colour))
        for colour in (WHITE, BLACK, None)
    ]
    assert white == pytest.approx(0.517, abs=0.001)
    assert white + black == pytest.approx(1)
    assert neither == 0.5
    notes = LICHESS.rate(own, [Game(1500, WIN, opponent_deviation=45)]).notes
    assert "lichess-note-color" in [note.name for note in notes]


@given(
    st.floats(400, 4000),
    st.floats(45, 500),
    st.lists(
        st.builds(
            Game,
            st.floats(400, 4000),
            st.sampled_from((WIN, DRAW, LOSS)),
            opponent_deviation=st.floats(45, 500),
            color=st.sampled_from((WHITE, BLACK, None)),
        ),
        max_size=8,
    ),
)
def test_all_numbers_stay_within_the_limits(
    rating: float, deviation: float, games: list[Game]
) -> None:
    found = LICHESS.rate(Player(rating, deviation=deviation, volatility=0.1), games)
    assert 400 <= number(found.after["rating"]) <= 4000
    assert 45 <= number(found.after["deviation"]) <= 500
    assert number(found.after["volatility"]) <= 0.1
    for line in found.lines:
        assert abs(line.change or 0) <= 700 + 1e-9


@given(st.dates(date(1900, 1, 1)), st.dates(date(1900, 1, 1)))
def test_days_are_counted_as_the_calendar_has_them(one: date, other: date) -> None:
    first, second = sorted((one, other))
    assert days_between(first.isoformat(), second.isoformat()) == (second - first).days


def test_before_colours_counted_it_is_said() -> None:
    """The pull request 18629 of lila, in use since 18 November 2025."""
    games = [Game(1500, WIN, opponent_deviation=60, color=WHITE)]
    for day, told in (("2025-11-17", True), ("2025-11-18", False)):
        notes = LICHESS.rate(Player(1500, deviation=60), games, Event(day)).notes
        assert ("lichess-note-earlier" in [note.name for note in notes]) == told
