"""KNSB since 2024, reconstructed from public code and pages (see the module's docstring).

Values of the normal curve are worked out with Python's own ``statistics.NormalDist``.
"""

from math import floor
from random import Random
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.field import Field
from elo.core.games import DRAW, LOSS, WIN, Event, Game, Player
from elo.systems.knsb.applicable import Ratings, opponent_rating, player_rating
from elo.systems.knsb.list_performance import limits, list_performance
from elo.systems.knsb.since_2024 import KNSB
from tests.engine.systems.reasons import k_reason

CURVE = NormalDist(0, 2000 / 7)
SPRING = Event("2025-03-01")
RAPID = Event("2025-03-01", "rapid")
BLITZ = Event("2025-03-01", "blitz")
JUNIOR = 2007  # turns 18 in 2025
ADULT = 2006

ratings = st.integers(400, 3000)
scores = st.sampled_from([WIN, DRAW, LOSS])
played = st.builds(Game, ratings, scores)
periods = st.lists(played, min_size=1, max_size=8)


def junior_game(score: float, games: int | None = 40, born: int = JUNIOR) -> Game:
    """A game against a junior rated 1500."""
    return Game(1500, score, opponent_games=games, opponent_born=born)


def names(player: Player, games: list[Game], event: Event = SPRING) -> list[str]:
    """The names of the notes on a result."""
    return [note.name for note in KNSB.rate(player, games, event).notes]


@given(ratings, ratings)
def test_the_expected_score_is_the_normal_curve(own: int, opponent: int) -> None:
    assert KNSB.expect(own, opponent) == pytest.approx(CURVE.cdf(own - opponent), abs=1e-12)


def test_there_are_three_tempos_and_the_first_is_classical() -> None:
    assert KNSB.tempos == ("classical", "rapid", "blitz")
    assert KNSB.tempo() == "classical"
    with pytest.raises(InputError) as fault:
        KNSB.expect(1500, 1500, Event(tempo="standard"))
    assert fault.value.code == "unknown-tempo"


@pytest.mark.parametrize(("event", "floor"), [(SPRING, 1200), (RAPID, 400), (BLITZ, 400)])
def test_each_tempo_has_its_floor(event: Event, floor: int) -> None:
    found = KNSB.rate(Player(floor, games=80), [Game(floor, LOSS)] * 4, event)
    assert found.new_rating == floor
    assert "knsb-step-floor" in [step.name for step in found.steps]


# Juniors


@pytest.mark.parametrize(("born", "k"), [(JUNIOR, 40), (ADULT, 25), (None, 25)])
def test_a_junior_is_18_at_most_in_the_year_of_the_period(born: int | None, k: float) -> None:
    for day in ("2025-01-01", "2025-12-31"):
        assert KNSB.suggest_k(Player(1500, games=80, born=born), Event(day))[0] == k


def test_a_juniors_k_is_fixed_from_30_games_on() -> None:
    k = [KNSB.suggest_k(Player(1500, games=n, born=JUNIOR), SPRING)[0] for n in (29, 30)]
    assert k == [pytest.approx(216 / 29**0.5), 40]


def test_without_a_date_nobody_is_a_junior_and_that_is_said() -> None:
    infant = Player(1500, games=80, born=2020)
    found = KNSB.rate(infant, [Game(1500, WIN)])
    assert found.k == KNSB.suggest_k(Player(1500, games=80))[0]
    assert "knsb-note-no-date" in [note.name for note in found.notes]


@pytest.mark.parametrize(
    ("player", "game"),
    [
        (Player(1900, games=100), junior_game(LOSS)),
        (Player(1900, games=100, born=ADULT), junior_game(LOSS, games=99)),
        (Player(1900, games=100), junior_game(DRAW)),
    ],
)
def test_points_lost_to_an_unproven_junior_count_half(player: Player, game: Game) -> None:
    found = KNSB.rate(player, [game], SPRING)
    assert (found.k, k_reason(found).name) == (12.5, "knsb-k-halved")
    assert found.lines[0].note is not None
    assert found.lines[0].note.name == "knsb-line-halved"
    assert found.change == pytest.approx(12.5 * ((game.score or 0) - CURVE.cdf(400)), abs=1e-9)


@pytest.mark.parametrize(
    ("player", "game"),
    [
        (Player(1900, games=100, born=JUNIOR), junior_game(LOSS)),  # a junior himself
        (Player(1900, games=100), junior_game(LOSS, games=100)),  # a proven junior
        (Player(1900, games=100), junior_game(LOSS, born=ADULT)),  # no junior
        (Player(1900, games=100), junior_game(WIN)),  # points gained
        (Player(1100, games=100), junior_game(DRAW)),  # a draw that gains points
    ],
)
def test_otherwise_k_is_not_halved(player: Player, game: Game) -> None:
    found = KNSB.rate(player, [game], SPRING)
    assert found.k == KNSB.suggest_k(player, SPRING)[0]
    assert found.lines[0].note is None


def test_a_junior_of_unknown_experience_is_pointed_out() -> None:
    found = KNSB.rate(Player(1900, games=100), [junior_game(LOSS, games=None)], SPRING)
    assert found.k == 25
    assert found.lines[0].note is not None
    assert found.lines[0].note.name == "knsb-line-junior-games"


def test_half_k_holds_for_its_own_game_only() -> None:
    found = KNSB.rate(Player(1900, games=100), [junior_game(LOSS), Game(1900, WIN)], SPRING)
    changes = [line.change for line in found.lines]
    assert changes == [pytest.approx(-12.5 * CURVE.cdf(400)), 12.5]
    assert found.k == 25
    steps = [step.name for step in found.steps]
    assert "knsb-step-halved" in steps
    assert "knsb-step-changes" in steps


def test_a_k_of_ones_own_is_halved_too_and_stays_visible() -> None:
    found = KNSB.rate(Player(1900, k=30, games=100), [junior_game(LOSS)], SPRING)
    assert (found.k, k_reason(found).name) == (15, "k-override")
    assert k_reason(found).values["suggested"].value == 25


def test_both_sides_of_a_game_have_their_own_rules() -> None:
    senior = Player(1900, games=100, born=1980)
    junior = Player(1500, games=40, born=JUNIOR)
    lost, won = KNSB.rate_pair(senior, junior, LOSS, SPRING)
    assert (lost.k, won.k) == (12.5, 40)


# The list performance rating


@pytest.mark.parametrize("score", [1, 2.5, 3, 4.5, 5.5])
def test_against_equals_the_lpr_is_the_inverse_of_the_curve(score: float) -> None:
    found = list_performance([(1500, 6)], score, None)
    assert found.rating == round(1500 + CURVE.inv_cdf(score / 6))
    assert found.drawn_with is None


@given(st.lists(ratings, min_size=2, max_size=12), st.data())
def test_at_the_lpr_the_expected_points_are_the_points(
    opponents: list[int], data: st.DataObject
) -> None:
    score = data.draw(st.integers(1, 2 * len(opponents) - 1)) / 2
    lpr = list_performance([(rating, 1) for rating in opponents], score, None).rating

    def expected(rating: float) -> float:
        return sum(CURVE.cdf(rating - opponent) for opponent in opponents)

    assert expected(lpr - 0.51) <= score + 1e-9
    assert score - 1e-9 <= expected(lpr + 0.51)


@given(ratings, st.lists(ratings, min_size=1, max_size=12))
def test_all_won_or_lost_adds_a_draw_with_oneself(own: int, opponents: list[int]) -> None:
    met: list[tuple[float, int]] = [(rating, 1) for rating in opponents]
    drawn = [*met, (own, 1)]
    assert (
        list_performance(met, len(met), own).rating
        == list_performance(drawn, len(met) + 0.5, None).rating
    )
    assert list_performance(met, 0, own).rating == list_performance(drawn, 0.5, None).rating


@pytest.mark.parametrize(
    ("old", "lpr", "moved", "allowed"),
    [
        (1500, 1600, 1, (None, 1620)),
        (1600, 1500, -1, (1480, None)),
        (1500, 1500, 3, (1480, 1520)),
        (1500, 1500, -3, (1480, 1520)),
        (1500, 1500, 0, (None, None)),
        (1600, 1500, 5, (None, None)),
        (1500, 1600, -5, (None, None)),
    ],
)
def test_the_cap_holds_for_moves_towards_the_lpr(
    old: int, lpr: int, moved: int, allowed: tuple[int | None, int | None]
) -> None:
    assert limits(old, lpr, moved) == allowed


@given(st.integers(1200, 2600), st.sampled_from([10, 25, 40, 80, 216]), periods)
def test_every_new_rating_keeps_within_the_limits_at_the_lpr(
    own: int, k: float, games: list[Game]
) -> None:
    # where the limits are far away the LPR is not looked for; that must make no difference
    found = KNSB.rate(Player(own, k=k), games, BLITZ)
    met = [(game.opponent or 0, 1) for game in games]
    lpr = list_performance(met, sum(game.score or 0 for game in games), own).rating
    moved = floor(found.change + 0.5 + 1e-9)
    low, high = limits(own, lpr, moved)
    within = max(own + moved, low if low is not None else 0)
    within = min(within, high if high is not None else within)
    assert found.new_rating == max(within, 400)
    capped = "knsb-step-cap" in [step.name for step in found.steps]
    assert capped == (within != own + moved)


def test_a_rise_ends_20_points_beyond_the_lpr() -> None:
    # nine out of twelve against equals with K 216/sqrt(7): uncapped it would be 1745
    games = [Game(1500, WIN)] * 9 + [Game(1500, LOSS)] * 3
    found = KNSB.rate(Player(1500, games=7), games, SPRING)
    lpr = round(1500 + CURVE.inv_cdf(0.75))
    assert found.change == pytest.approx(3 * 216 / 7**0.5)
    assert found.new_rating == lpr + 20
    assert found.steps[-1].name == "knsb-step-cap"
    assert found.steps[-1].values["lpr"].value == lpr


def test_a_fall_ends_20_points_beyond_the_lpr() -> None:
    games = [Game(1800, LOSS)] * 9 + [Game(1800, WIN)] * 3
    found = KNSB.rate(Player(1800, games=7), games, SPRING)
    assert found.new_rating == round(1800 + CURVE.inv_cdf(0.25)) - 20


# The period as a whole


@given(st.lists(played, max_size=8), st.randoms())
def test_the_order_of_games_does_not_matter(games: list[Game], chance: Random) -> None:
    player = Player(1700, games=40)
    before = KNSB.rate(player, games, SPRING).new_rating
    chance.shuffle(games)
    assert KNSB.rate(player, games, SPRING).new_rating == before


@given(st.integers(1200, 3000), st.integers(1, 200), periods)
def test_a_better_result_never_gives_a_lower_rating(
    own: int, count: int, games: list[Game]
) -> None:
    found = []
    for score in (LOSS, DRAW, WIN):
        games[0] = Game(games[0].opponent, score)
        found.append(KNSB.rate(Player(own, games=count), games, SPRING).new_rating or 0)
    assert found == sorted(found)


@given(ratings, st.integers(1, 200), periods, st.sampled_from([SPRING, RAPID]))
def test_no_rating_falls_below_the_floor(
    own: int, count: int, games: list[Game], event: Event
) -> None:
    assert (KNSB.rate(Player(own, games=count), games, event).new_rating or 0) >= KNSB.floor(event)


@given(st.integers(1200, 3000), ratings, st.integers(1, 20))
def test_a_field_of_equals_is_what_its_games_are(own: int, average: int, games: int) -> None:
    player = Player(own, games=50)
    field = KNSB.rate_field(player, Field(average, games, 1), SPRING)
    listed = [Game(average, WIN)] + [Game(average, LOSS)] * (games - 1)
    assert field.new_rating == KNSB.rate(player, listed, SPRING).new_rating
    assert field.estimate


def test_a_period_without_counted_games_changes_nothing() -> None:
    found = KNSB.rate(Player(1000, games=50), [Game(1500, None), Game(None, WIN)], SPRING)
    assert found.new_rating == 1000
    assert [line.note.name for line in found.lines if line.note] == [
        "not-counted-open",
        "not-counted-unrated",
    ]


@pytest.mark.parametrize("event", [RAPID, BLITZ])
def test_a_quick_game_with_an_unrated_opponent_is_left_out_with_its_reason(event: Event) -> None:
    (line,) = KNSB.rate(Player(1500, games=50), [Game(None, WIN)], event).lines
    assert not line.counted
    assert line.note is not None
    assert line.note.name == "knsb-not-counted-no-tlpr"


# First rating


def test_a_first_rating_takes_six_counted_games() -> None:
    five = KNSB.first([Game(1500, WIN), Game(1500, LOSS)] * 2 + [Game(1500, DRAW)], SPRING)
    assert (five.rating, five.performance) == (None, 1500)
    assert five.reason is not None
    assert five.reason.name == "knsb-first-too-few"
    assert KNSB.first([Game(1500, WIN), Game(1500, LOSS)] * 3, SPRING).rating == 1500


def test_no_games_give_no_rating_and_no_performance() -> None:
    none = KNSB.first([], SPRING)
    assert (none.rating, none.performance) == (None, None)


def test_all_won_is_a_draw_more_against_the_average_and_told_as_a_guess() -> None:
    found = KNSB.first([Game(1500, WIN)] * 6, SPRING)
    assert found.rating == round(1500 + CURVE.inv_cdf(6.5 / 7))
    assert "knsb-note-first-extreme" in [note.name for note in found.notes]


def test_a_first_rating_is_lifted_to_the_floor() -> None:
    found = KNSB.first([Game(1200, LOSS)] * 5 + [Game(1200, DRAW)], SPRING)
    assert found.performance == round(1200 + CURVE.inv_cdf(1 / 12))
    assert found.rating == 1200


# What is not known


def test_every_result_says_that_the_rules_are_reconstructed() -> None:
    assert names(Player(1900, games=80), [Game(1800, WIN)]) == ["knsb-note-reconstructed"]
    assert "knsb-note-reconstructed" in [note.name for note in KNSB.first([], SPRING).notes]


@pytest.mark.parametrize(
    ("player", "games", "note"),
    [
        (Player(1500, games=80, born=JUNIOR), [Game(1520, WIN)], "knsb-note-youth-bonus"),
        (Player(2250, games=80, born=JUNIOR), [Game(2240, WIN)], "knsb-note-junior-k"),
        (Player(1900, games=80), [junior_game(DRAW)], "knsb-note-halved-draw"),
        (Player(1900, games=80), [Game(1900, WIN)], "knsb-note-half"),
    ],
)
def test_what_is_not_confirmed_is_told_where_it_matters(
    player: Player, games: list[Game], note: str
) -> None:
    assert names(player, games) == ["knsb-note-reconstructed", note]


@pytest.mark.parametrize(
    ("player", "games"),
    [
        (Player(1500, games=80, born=ADULT), [Game(1520, WIN)]),
        (Player(1745, games=80, born=JUNIOR), [Game(1720, WIN)]),  # ends above 1750
        (Player(2250, games=20, born=JUNIOR), [Game(2240, WIN)]),  # 216 / sqrt(20)
        (Player(1900, games=80), [junior_game(LOSS)]),
    ],
)
def test_and_nowhere_else(player: Player, games: list[Game]) -> None:
    assert names(player, games) == ["knsb-note-reconstructed"]


@pytest.mark.parametrize(
    ("event", "early"),
    [
        (Event("2024-02-29"), True),
        (Event("2024-03-01"), False),
        (Event("2024-09-30", "rapid"), True),
        (Event("2024-10-01", "rapid"), False),
    ],
)
def test_a_game_before_the_first_list_is_told_so(event: Event, early: bool) -> None:
    told = names(Player(1900, games=80), [Game(1800, WIN)], event)
    assert ("knsb-note-not-yet" in told) is early


# Which rating applies


@pytest.mark.parametrize(("classical", "applies"), [(1299, None), (1300, 1300)])
def test_a_classical_rating_stands_in_for_a_quick_one_from_1300_on(
    classical: int, applies: int | None
) -> None:
    ratings = Ratings(classical=classical)
    assert player_rating(ratings, quick=True) == applies
    assert opponent_rating(ratings, quick=True) == applies
    assert opponent_rating(ratings, quick=False) == classical


def test_a_dutch_player_keeps_the_knsb_rating_and_else_takes_the_fide_one() -> None:
    assert opponent_rating(Ratings(classical=1800, fide=1900), quick=False) == 1800
    assert opponent_rating(Ratings(fide=1900, fide_quick=2000), quick=True) == 1900
    assert opponent_rating(Ratings(fide_quick=2000), quick=True) == 2000
    assert opponent_rating(Ratings(fide_quick=2000), quick=False) is None


@pytest.mark.parametrize(
    ("player", "game", "event", "field"),
    [
        (Player(1500, born=2026), Game(1500, WIN), SPRING, "player.born"),
        (Player(399), Game(1500, WIN), SPRING, "player.rating"),
        (Player(1500), junior_game(WIN, born=1899), SPRING, "games.0.opponent_born"),
        (Player(1500), junior_game(WIN, games=-1), SPRING, "games.0.opponent_games"),
        (Player(1500), Game(399, WIN), SPRING, "games.0.opponent"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(
    player: Player, game: Game, event: Event, field: str
) -> None:
    with pytest.raises(InputError) as fault:
        KNSB.rate(player, [game], event)
    assert (fault.value.code, fault.value.field) == ("out-of-range", field)
