"""Glicko and Glicko-2: the papers' examples, others' numbers, and what holds for all games."""

import math
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.games import DRAW, LOSS, WIN, Event, Game, Player
from elo.systems import by_name
from elo.systems.base import RuleBook
from elo.systems.glicko.formulas import weight
from tests.cases.reading import read_cases

GLICKO, GLICKO2 = by_name("glicko"), by_name("glicko2")
CASES = read_cases("glicko.jsonl")
SCORES = (LOSS, DRAW, WIN)

both = pytest.mark.parametrize("book", [GLICKO, GLICKO2], ids=lambda book: book.name)
deviations = st.floats(30, 350)
games_played = st.lists(
    st.builds(
        Game,
        st.integers(800, 2600),
        st.sampled_from(SCORES),
        opponent_deviation=st.none() | deviations,
    ),
    max_size=8,
)
players = st.builds(Player, st.integers(1000, 2400), deviation=deviations)


def asked(case: dict[str, Any]) -> tuple[RuleBook, Player, list[Game]]:
    """The system, the player and the games of a published case."""
    request = case["request"]
    games = [
        Game(each["opponent"], each["score"], opponent_deviation=each["opponent_deviation"])
        for each in request["games"]
    ]
    return by_name(request["system"]), Player().moved(request["player"]), games


def agrees(value: float, written: str, within: float = 0.5) -> bool:
    """Whether a value is the written one to its last decimal, or ``within`` so many of them."""
    unit = 10.0 ** -len(written.partition(".")[2])
    return abs(value - float(written)) <= within * unit + 1e-9


def number(value: float | str) -> float:
    assert not isinstance(value, str)
    return value


def after(book: RuleBook, player: Player, games: list[Game], name: str) -> float:
    return number(book.rate(player, games).after[name])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_published_calculations_come_out(case: dict[str, Any]) -> None:
    book, player, games = asked(case)
    found = book.rate(player, games)
    # the paper rounds on the way where its note says so
    loose = 1.0 if "note" in case else 0.5
    for name, written in case["expected"].items():
        state, _, digits = name.rpartition("_")
        if digits.endswith("dp") and state in found.after:
            assert agrees(number(found.after[state]), written, loose), name
    expected = case["expected"]
    if "rating" in expected:
        assert found.new_rating == expected["rating"]
    for line, written in zip(found.lines, expected.get("each_3dp", []), strict=False):
        assert line.expected is not None
        assert agrees(line.expected, written)
    for game, written in zip(games, expected.get("weights_4dp", []), strict=False):
        assert agrees(weight(game.number("opponent_deviation") or 0), written)


def test_the_steps_of_glicko_2_are_those_of_the_paper() -> None:
    """It prints v = 1.7785 and delta = -0.4834, from g and E with four and three decimals."""
    (case,) = [case for case in CASES if "variance_4dp" in case["expected"]]
    book, player, games = asked(case)
    steps = book.rate(player, games).steps
    values = {step.name: step.values for step in steps}
    variance = values["glicko2-step-variance"]["variance"].value
    improvement = values["glicko2-step-volatility"]["improvement"].value
    assert number(variance) == pytest.approx(1.7785, abs=0.001)
    assert number(improvement) == pytest.approx(-0.4834, abs=0.001)


@both
def test_a_newcomer_begins_at_1500_with_350(book: RuleBook) -> None:
    """Step 1 of both papers."""
    games = [Game(1400, WIN, opponent_deviation=30)]
    first = book.first(games)
    rated = book.rate(Player(1500, deviation=350), games)
    assert (first.rating, first.after) == (rated.new_rating, rated.after)
    assert book.first([]).rating == 1500


@both
def test_what_is_not_known_is_a_newcomers_and_is_said(book: RuleBook) -> None:
    games = [Game(1400, WIN), Game(1500, DRAW, opponent_deviation=50)]
    found = book.rate(Player(1500), games)
    known = [Game(1400, WIN, opponent_deviation=350), games[1]]
    assert found.after == book.rate(Player(1500, deviation=350), known).after
    notes = {note.name: note.values for note in found.notes}
    assert notes["glicko-note-deviation"]["deviation"].value == 350
    assert notes["glicko-note-opponents"]["games"].value == 1
    assert book.rate(Player(1500, deviation=350), known).notes == []


@both
@given(players, games_played, st.randoms())
def test_the_order_within_a_period_does_not_matter(
    book: RuleBook, player: Player, games: list[Game], dice: Any
) -> None:
    shuffled = list(games)
    dice.shuffle(shuffled)
    one, other = book.rate(player, games), book.rate(player, shuffled)
    for name in one.after:
        assert number(one.after[name]) == pytest.approx(number(other.after[name]), abs=1e-6)


@given(players, games_played)
def test_in_glicko_a_deviation_never_grows_by_playing(player: Player, games: list[Game]) -> None:
    before = player.number("deviation") or 0
    assert after(GLICKO, player, games, "deviation") <= before + 1e-9


@both
@given(players, st.integers(0, 1000))
def test_time_alone_makes_a_rating_less_sure_and_no_less_than_a_newcomers(
    book: RuleBook, player: Player, periods: int
) -> None:
    name = "periods" if book is GLICKO else "idle"
    before = player.number("deviation") or 0
    rested = book.rest(player.moved({name: periods}))
    assert before <= (rested.number("deviation") or 0) + 1e-9 <= 350 + 2e-9
    assert rested.rating == player.rating
    idle = book.rate(player.moved({name: periods}), [])
    assert idle.after["rating"] == player.rating
    assert number(idle.after["deviation"]) >= before - 1e-9


def test_in_the_next_period_whoever_played_is_a_period_older() -> None:
    """The paper's t is 1 for whoever competed in the period before: 50^2 + 120^2 = 130^2."""
    player = Player(1500, deviation=50, c=120)
    found = GLICKO.rate(player, [])
    assert (found.after["deviation"], found.after["periods"]) == (50, 1)
    then = GLICKO.rate(player.moved(found.after), [])
    assert then.after["deviation"] == pytest.approx(130)
    assert GLICKO.rate(player.moved(then.after), []).after["deviation"] == pytest.approx(
        math.sqrt(130**2 + 120**2)
    )


def test_in_glicko_2_a_period_without_games_is_step_6_alone() -> None:
    """By hand, phi' = sqrt(phi^2 + sigma^2): sqrt(200^2 + (0.06 * 173.7178)^2) = 200.27141..."""
    player = Player(1500, deviation=200, volatility=0.06)
    found = GLICKO2.rate(player, [])
    assert number(found.after["deviation"]) == pytest.approx(200.27141, abs=1e-4)
    assert (found.after["rating"], found.after["volatility"]) == (1500, 0.06)
    two = GLICKO2.rate(player.moved({"idle": 1}), [])
    again = GLICKO2.rate(player.moved(found.after), [])
    assert number(two.after["deviation"]) == pytest.approx(number(again.after["deviation"]))
    assert two.after["idle"] == 0


@given(players, games_played)
def test_with_a_steady_volatility_glicko_2_is_glicko(player: Player, games: list[Game]) -> None:
    """A period of Glicko with c = sigma * 173.7178 is one of Glicko-2 whose sigma does not move.

    With the smallest tau it moves little; where it does not move at all, it is the same.
    """
    sigma = 0.02
    two = GLICKO2.rate(player.moved({"volatility": sigma, "tau": 0.2}), games)
    moved = number(two.after["volatility"])
    one = GLICKO.rate(player.moved({"c": moved * 173.7178, "periods": 1}), games)
    deviation = number(two.after["deviation"])
    # Glicko's deviation never grows beyond 350, that of Glicko-2 does: from 350 to 350.02
    assert number(one.after["deviation"]) == pytest.approx(deviation, abs=0.02)
    assert one.change == pytest.approx(two.change, abs=0.01 + abs(two.change) * 1e-4)


@given(players, games_played, st.floats(0.2, 1.2), st.floats(0.01, 0.1))
def test_glicko_2_stays_within_what_it_can_be_asked(
    player: Player, games: list[Game], tau: float, sigma: float
) -> None:
    """What comes after can be where the next period starts."""
    given_ = player.moved({"tau": tau, "volatility": sigma})
    found = given_.moved(GLICKO2.rate(given_, games).after)
    for name in ("deviation", "volatility"):
        fact = GLICKO2.fact(name)
        assert fact is not None
        fact.check(found.number(name) or 0)


@both
@given(players, games_played.filter(lambda games: 0 < len(games) <= 4))
def test_the_ways_to_a_total_are_the_best_and_the_worst_of_all(
    book: RuleBook, player: Player, games: list[Game]
) -> None:
    still = list(range(len(games)))
    changes: dict[float, list[float]] = {}
    for scores in product(SCORES, repeat=len(games)):
        sheet = [game.scored(score) for game, score in zip(games, scores, strict=True)]
        changes.setdefault(sum(scores), []).append(book.rate(player, sheet).change)
    ways = book.spread(player, games, still)
    assert ways is not None
    for total, row in enumerate(ways):
        low, high = [
            book.rate(player, [g.scored(s) for g, s in zip(games, way, strict=True)]).change
            for way in row
        ]
        assert low == pytest.approx(min(changes[total / 2]), abs=1e-4)
        assert high == pytest.approx(max(changes[total / 2]), abs=1e-4)


@both
def test_a_point_against_somebody_unsure_brings_less(book: RuleBook) -> None:
    player = Player(1500, deviation=100)
    sure, unsure = [
        book.rate(player, [Game(1500, WIN, opponent_deviation=rd)]).change for rd in (30, 350)
    ]
    assert sure > unsure > 0


@both
@pytest.mark.parametrize(
    ("player", "game", "field"),
    [
        ({"rating": None}, {}, "player.rating"),
        ({"deviation": 0}, {}, "player.deviation"),
        ({"deviation": 351}, {}, "player.deviation"),
        ({}, {"opponent_deviation": 400}, "games.0.opponent_deviation"),
    ],
)
def test_a_fault_is_said_at_its_place(
    book: RuleBook, player: dict[str, float], game: dict[str, Any], field: str
) -> None:
    whom = Player(1500, deviation=100)
    for name in player:
        whom.put(name, player[name])
    with pytest.raises(InputError) as fault:
        book.rate(whom, [Game(1500, WIN, **game)], Event())
    assert fault.value.field == field


def test_the_questions_that_are_offered() -> None:
    for book in (GLICKO, GLICKO2):
        assert book.questions == ("target", "chances")
        assert book.suggest_k(Player(1500)) is None
    assert by_name("lichess").questions == ("chances",)
