"""What a result was worth: the published figures, and what holds for all of them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.cli.batch import answer
from elo.core.assessment import Performance
from elo.core.field import Field
from elo.core.games import BYE, DRAW, FORFEIT, LOSS, WIN, Event, Game, Player
from elo.questions.performance import games_of, performances_in_field
from elo.systems import by_name, shelf
from elo.systems.base import PERFORMANCE, RuleBook
from tests.cases.reading import read_cases

FIDE = by_name("fide")
BOOKS = {book.name: book for book in shelf()}

#: The exercises of FIDE's technical commission, and one event; PTP of all points is disputed.
EXERCISES = [case for case in read_cases("fide.jsonl") if case["kind"] == "performance_ARO_TPR_PTP"]
FIGURES = {"ARO": "average", "TPR": "tpr", "PTP": "ptp", "Rp_rounded": "fide_norm"}

#: Printed beside whole events: by FIDE's tournament pages and by TWIC.
EVENTS = [
    case
    for case in read_cases("fide.jsonl")
    if "performance_rating" in case["expected"] and "games" in case["inputs"]
]

ratings = st.integers(1400, 2800)
scores = st.sampled_from([LOSS, DRAW, WIN])
games_played = st.lists(st.builds(Game, ratings, scores), min_size=1, max_size=12)
each_book = pytest.mark.parametrize(
    "book", [book for book in shelf() if book.offers(PERFORMANCE)], ids=lambda book: book.name
)


def values(found: list[Performance]) -> dict[str, int | None]:
    return {figure.name: figure.value for figure in found}


def notes(found: list[Performance], name: str) -> list[str]:
    (figure,) = [figure for figure in found if figure.name == name]
    return [note.name for note in figure.notes]


def games_for(opponents: list[int], score: float) -> list[Game]:
    """Games with this total; no figure depends on which of them were won."""
    drawn = int(2 * score) % 2
    results = [WIN] * int(score) + [DRAW] * drawn
    results += [LOSS] * (len(opponents) - len(results))
    return [Game(rating, result) for rating, result in zip(opponents, results, strict=True)]


def exercise(inputs: dict[str, Any]) -> list[Game]:
    if "games" in inputs:
        return [Game(rating, score) for rating, score in inputs["games"]]
    return games_for(inputs["opponents"], inputs["score_over_the_board"])


# published


@pytest.mark.parametrize("case", EXERCISES, ids=lambda case: str(case["id"]))
def test_the_published_exercises_come_out(case: dict[str, Any]) -> None:
    found = values(FIDE.performances(exercise(case["inputs"])))
    expected = {FIGURES[name]: value for name, value in case["expected"].items() if name in FIGURES}
    assert {name: found[name] for name in expected} == expected
    if "TPR_scalachess" in case["expected"]:  # it cuts the average; rounded, it is one more
        assert found["tpr"] == case["expected"]["TPR_scalachess"] + 1


def test_all_twelve_exercises_and_more_are_there() -> None:
    assert len(EXERCISES) == 12
    assert len([case for case in EXERCISES if case["id"].startswith("TEC-")]) == 10


@pytest.mark.parametrize("case", EVENTS, ids=lambda case: str(case["id"]))
def test_printed_performances_of_events_come_out(case: dict[str, Any]) -> None:
    games = [Game(rating, score) for rating, score in case["inputs"]["games"]]
    found = values(FIDE.performances(games, event=Event("2009-01-01")))
    assert found["tpr"] == case["expected"]["performance_rating"]


def test_a_perfect_score_follows_the_definition_and_says_that_it_is_disputed() -> None:
    (case,) = [
        case for case in read_cases("fide.jsonl") if case["kind"] == "performance_perfect_score"
    ]
    found = FIDE.performances(exercise(case["inputs"]))
    assert values(found)["ptp"] == case["expected"]["PTP_by_table"]
    assert values(found)["tpr"] == case["expected"]["TPR_by_C07"]
    assert notes(found, "ptp") == ["fide-ptp-all-won"]
    assert notes(found, "tpr") == ["fide-performance-notional"]


@pytest.mark.parametrize(
    "case",
    [case for case in read_cases("events.jsonl") if case["kind"] == "dwz_event"],
    ids=lambda case: str(case["id"]),
)
def test_printed_dwz_performances_come_out(case: dict[str, Any]) -> None:
    games = [Game(*pair) for pair in zip(case["opp"], case["res"], strict=True)]
    (found,) = BOOKS["dwz"].performances(games)
    assert str(found.value) == case["expected"]["performance"]


def test_the_club_pages_linear_performance() -> None:
    # club pages: average + 400 (2 W / n - 1)
    found = BOOKS["knsb-classic"].performances(games_for([1400, 1500, 1600, 1700], 3))
    assert values(found) == {"performance": 1750}


# for a norm


@pytest.mark.parametrize(
    ("opponents", "score", "rating"),
    [
        # B01 1.4.6: 2000 counts as 2200; (2200 + 8 * 2500) / 9 = 2467; 7 of 9 is 78 %, dp 220
        ([2000] + [2500] * 8, 7, 2687),
        # 1.4.6c: only the lowest is raised; (2200 + 2100 + 7 * 2560) / 9 = 2469
        ([2000, 2100] + [2560] * 7, 7, 2689),
        # enough for IM only: 2000 counts as 2050; (2050 + 8 * 2300) / 9 = 2272, and 220
        ([2000] + [2300] * 8, 7, 2492),
        # no norm: nobody is raised; (1800 + 1600) / 2 and 193 for 75 %
        ([1800, 1600], 1.5, 1893),
    ],
)
def test_the_lowest_opponent_is_raised_for_the_norm_that_is_reached(
    opponents: list[int], score: float, rating: int
) -> None:
    found = FIDE.performances(games_for(opponents, score))
    assert values(found)["fide_norm"] == rating
    reached = ["fide-performance-norm-reached"] if rating > 2250 else []
    assert notes(found, "fide_norm") == reached


def test_nobody_is_raised_where_the_average_is_too_low_for_any_norm() -> None:
    # 1.4.8a asks for an average of 2030 at least (WIM); raised to 1850, the only opponent is below
    found = FIDE.performances(games_for([1800], 1))
    assert (values(found)["fide_norm"], notes(found, "fide_norm")) == (1800 + 800, [])


def test_an_unrated_opponent_counts_for_a_norm_and_nowhere_else() -> None:
    # B01 1.4.6d: 1400, here with one opponent of 1600: the average is 1500
    found = values(FIDE.performances([Game(1600, DRAW), Game(None, DRAW)]))
    assert found == {"average": 1600, "tpr": 1600, "ptp": 1600 - 3, "fide_norm": 1500}


def test_there_is_no_norm_in_rapid_chess() -> None:
    found = FIDE.performances([Game(2500, WIN)], event=Event("2025-01-01", "rapid"))
    (norm,) = [figure for figure in found if figure.name == "fide_norm"]
    assert (norm.value, norm.reason and norm.reason.name) == (None, "fide-norm-standard-only")


# for every system


@each_book
@given(games_played)
def test_unplayed_games_change_nothing(book: RuleBook, games: list[Game]) -> None:
    unplayed = [Game(2700, WIN, FORFEIT), Game(None, WIN, BYE), Game(2750, None)]
    player = Player(2000)
    assert values(book.performances(unplayed[:1] + games + unplayed[1:], player)) == values(
        book.performances(games, player)
    )


@each_book
def test_without_a_game_every_figure_says_why_it_is_missing(book: RuleBook) -> None:
    found = book.performances([Game(1800, None)])
    assert [figure.name for figure in found] == [name for name, _ in book.figures]
    assert [figure.value for figure in found if figure.reason is None] == []


@each_book
@given(st.data(), st.lists(ratings, min_size=5, max_size=12))
def test_a_higher_score_is_no_lower_performance(
    book: RuleBook, data: st.DataObject, opponents: list[int]
) -> None:
    # all points and none are notional in the DWZ, by an older rule that fits no curve
    halves = data.draw(st.integers(1, 2 * len(opponents) - 2))
    lower = values(book.performances(games_for(opponents, halves / 2)))
    higher = values(book.performances(games_for(opponents, halves / 2 + 0.5)))
    for name in lower:
        if lower[name] is not None and higher[name] is not None:
            assert (higher[name] or 0) >= (lower[name] or 0)


@pytest.mark.parametrize("name", ["elo", "schaaks", "knsb"])
@given(games_played)
def test_at_its_performance_a_player_expects_the_score(name: str, games: list[Game]) -> None:
    book = BOOKS[name]
    score = sum(game.score or 0 for game in games)
    (found,) = book.performances(games)
    if not 0 < score < len(games):
        assert name == "knsb" or (found.reason and found.reason.name) == (
            "performance-all-or-nothing"
        )
        return
    assert found.value is not None
    around = [
        sum(book.expect(max(rating, 400), game.opponent or 0) for game in games)
        for rating in (found.value - 0.5, found.value + 0.5)
    ]
    assert around[0] - 1e-6 <= score <= around[1] + 1e-6


def test_at_its_perfect_performance_a_player_just_expects_the_score() -> None:
    # FIDE's technical commission, exercises, pages 39 and 40: 2112 expects 3.5, 2111 less
    games = games_for([1700, 1950, 1850, 2050, 2150], 3.5)
    assert values(FIDE.performances(games))["ptp"] == 2112


@each_book
@given(ratings, st.integers(1, 12), st.data())
def test_a_field_is_worth_what_as_many_games_are_worth(
    book: RuleBook, average: int, games: int, data: st.DataObject
) -> None:
    field = Field(average, games, data.draw(st.integers(0, 2 * games)) / 2)
    assert sum(game.score or 0 for game in games_of(field)) == field.points
    assert values(performances_in_field(book, field)) == values(
        book.performances(games_for([average] * games, field.points))
    )


def test_the_average_of_a_field_is_rounded_where_tables_need_it() -> None:
    found = values(performances_in_field(FIDE, Field(1600.5, 4, 2)))
    assert found["average"] == 1601


def test_the_batch_contract_names_every_figure() -> None:
    request = {"do": "performance", "system": "fide", "games": [[1800, 1], [1600, 0.5]]}
    found = answer(request)
    # the average is 1700, and 1.5 of 2 is 75 %: table 8.1.1 gives 193
    assert {name: found[name] for name in ("average", "tpr", "fide_norm")} == {
        "average": 1700,
        "tpr": 1893,
        "fide_norm": 1893,
    }
    assert found["reasons"] == {}
