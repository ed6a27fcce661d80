"""Every published case of a Dutch system is reproduced, or named with the reason why not."""

from typing import Any

import pytest

from elo.core.curves import logistic
from elo.core.games import Event, Game, Player
from elo.systems.knsb.before_2024 import KNSB_CLASSIC, linear_performance
from elo.systems.knsb.book import KnsbBook
from elo.systems.knsb.coefficient import senior_k
from elo.systems.knsb.list_performance import list_performance
from elo.systems.knsb.raise_2024 import raised
from elo.systems.knsb.since_2024 import KNSB
from elo.systems.knsb.working import lift
from elo.systems.schaaks.book import SCHAAKS
from tests.engine.systems import dutch_cases
from tests.engine.systems.dutch_cases import cases, name

GAMES = cases("KNSB")
K = cases("KNSB/Schaaks K")
INITIAL = cases("KNSB initial (club formula)")
LPR = cases("KNSB LPR (2024+)")
FLOOR = cases("KNSB 2024+ floor")
HALVED = cases("KNSB 2024+ halved K")
RAISE = cases("KNSB 1-3-2024 one-off raise")
LADDER = cases("Schaaks")
TESTED = GAMES + K + INITIAL + LPR + FLOOR + HALVED + RAISE + LADDER

SPRING = Event("2025-03-01")


def test_every_line_is_tested_or_listed_as_unmet() -> None:
    listed = [case["id"] for case in TESTED] + [unmet for unmet, _ in dutch_cases.UNMET]
    assert sorted(listed) == sorted(case["id"] for case in dutch_cases.DUTCH)


@pytest.mark.parametrize("book", [KNSB_CLASSIC, KNSB])
@pytest.mark.parametrize("case", GAMES, ids=name)
def test_a_printed_game_is_reproduced(case: Any, book: KnsbBook) -> None:
    given, printed = case["inputs"], case["expected"]
    player = Player(given["rating"], k=given["K"])
    found = book.rate(player, [Game(given["opponent"], given["score"])])
    assert given["rating"] - given["opponent"] == printed["diff"]
    assert found.expected == pytest.approx(printed["expected_score_3dp"], abs=0.0005)
    assert found.new_rating == printed["new_rating"]


@pytest.mark.parametrize("case", K, ids=name)
def test_k_is_exact_and_prints_as_the_pages_print_it(case: Any) -> None:
    given, printed = case["inputs"], case["expected"]
    k, _ = senior_k(given.get("rating", 1500), given["games"])
    assert k == pytest.approx(printed.get("K_exact", printed.get("K")), abs=5e-7)
    if "K_as_printed" in printed:
        assert int(k) == printed["K_as_printed"]


@pytest.mark.parametrize("book", [KNSB_CLASSIC, KNSB, SCHAAKS])
@pytest.mark.parametrize("case", K, ids=name)
def test_all_three_systems_take_k_from_the_one_table(case: Any, book: KnsbBook) -> None:
    given = case["inputs"]
    player = Player(given.get("rating", 1500), games=given["games"])
    assert book.suggest_k(player)[0] == senior_k(given.get("rating", 1500), given["games"])[0]


@pytest.mark.parametrize("case", INITIAL, ids=name)
def test_the_club_formula_gives_the_first_rating(case: Any) -> None:
    given = case["inputs"]
    scores = [1] * int(given["score"]) + [0] * int(given["games"] - given["score"])
    games = [Game(given["avg_opponent"], score) for score in scores]
    assert KNSB_CLASSIC.first(games).rating == case["expected"]["initial_rating"]


@pytest.mark.parametrize("case", LPR, ids=name)
def test_the_list_performance_rating_is_reproduced(case: Any) -> None:
    given, printed = case["inputs"], case["expected"]
    opponents = [(rating, 1) for rating in given["opponents"]]
    score = sum(given["scores"])
    found = list_performance(opponents, score, given.get("own_rating"))
    assert found.rating == printed["lpr"]
    if "linear_start_value" in printed:
        average = sum(given["opponents"]) / len(opponents)
        start = linear_performance(average, len(opponents), score)
        assert found.start == start == pytest.approx(printed["linear_start_value"], abs=0.0005)
    if "own_rating" not in given:
        games = [Game(*pair) for pair in zip(given["opponents"], given["scores"], strict=True)]
        assert KNSB.first(games, SPRING).rating == printed["lpr"]


@pytest.mark.parametrize("case", FLOOR, ids=name)
def test_a_list_shows_nothing_below_its_floor(case: Any) -> None:
    given = case["inputs"]
    floor = KNSB.floor(Event("2025-03-01", given["type"]))
    assert lift(given["raw"], floor, []) == floor == case["expected"]["floor"]


@pytest.mark.parametrize("case", HALVED, ids=name)
def test_a_loss_to_an_unproven_junior_costs_half(case: Any) -> None:
    given, printed = case["inputs"], case["expected"]
    facts = {"opponent_games": given["junior_nv"], "opponent_born": 2012}
    game = Game(given["junior_opponent"], given["score"], **facts)
    player = Player(given["senior_rating"], games=given["senior_nv"], born=1980)
    found = KNSB.rate(player, [game], SPRING)
    assert found.k == printed["K"]
    assert found.change == pytest.approx(printed["delta"], abs=5e-7)


@pytest.mark.parametrize("case", RAISE, ids=name)
def test_the_raise_of_2024_is_reproduced(case: Any) -> None:
    assert raised(case["inputs"]["old"]) == case["expected"]["new"]


@pytest.mark.parametrize("case", LADDER, ids=name)
def test_a_ladder_game_is_reproduced(case: Any) -> None:
    given, printed = case["inputs"], case["expected"]
    player = Player(given["rating"], games=given["games_before"])
    found = SCHAAKS.rate(player, [Game(given["opponent"], given["score"])])
    assert (found.expected, found.k) == (printed["expected"], printed["K"])
    assert found.new_rating == printed["new_rating"]


def test_the_claim_of_one_club_page_stays_unmet_on_both_curves() -> None:
    (case,) = [case for case in dutch_cases.DUTCH if case["id"] == "N-031"]
    claim = case["expected"]
    on_normal = KNSB_CLASSIC.expect(1600, 1500)
    on_logistic = logistic(case["inputs"]["diff"])
    assert on_normal == pytest.approx(claim["knsb_normal"], abs=0.00005)
    assert on_logistic == pytest.approx(claim["logistic"], abs=0.00005)
    assert claim["claimed_expected"] not in (round(on_normal, 2), round(on_logistic, 2))
