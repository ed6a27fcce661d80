"""The DWZ since 8 June 2026: published evaluations, the table, and what must hold for any input."""

import csv
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.cli.batch import answer
from elo.core.assessment import Figure, Message
from elo.core.errors import InputError
from elo.core.field import Field
from elo.core.games import Event, Game, Player
from elo.systems.dwz import DWZ, raise_2026
from elo.systems.dwz.editions import EDITIONS
from elo.systems.dwz.next_rating import next_rating
from elo.systems.dwz.performance import performance
from tests.cases.reading import HERE, read_cases
from tests.engine.systems.reasons import k_reason

RULES = EDITIONS[-1]
DAY = Event("2026-09-01")

EVENTS = [case for case in read_cases("events.jsonl") if case["kind"] == "dwz_event_2026"]
RECORDS = [case for case in read_cases("national.jsonl") if case["system"] == "DWZ 2026"]


def named(cases: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in cases]


def born(age: int | None) -> int | None:
    """The year of birth of somebody of this age in 2026."""
    return None if age is None else 2026 - age


def names(messages: list[Message]) -> list[str]:
    return [message.name for message in messages]


def figure(message: Message, name: str) -> float:
    found = message.values[name]
    assert isinstance(found, Figure)
    return found.value


# ---- published evaluations ---------------------------------------------------------------------


@pytest.mark.parametrize("case", named(EVENTS))
def test_published_events_come_out_to_the_last_digit(case: dict[str, Any]) -> None:
    games = [Game(*pair) for pair in zip(case["opp"], case["res"], strict=True)]
    player = Player(case["R"], index=case["index"], born=born(case["age"]))
    found = DWZ.rate(player, games, Event(case["date"]))
    printed = case["expected"]
    assert str(found.new_rating) == printed["new_rating"]
    assert found.k == printed["K"]
    assert f"{found.expected:.5f}" == printed["expected_points"]
    assert [f"{line.expected:.6f}" for line in found.lines] == printed["each"]


@pytest.mark.parametrize("case", named(RECORDS))
def test_published_records_come_out_from_their_sums(case: dict[str, Any]) -> None:
    given, printed = case["inputs"], case["expected"]
    behind = "W" in given and given["W"] < given["We"]
    k = RULES.coefficient(given["R0"], given["age"], given["index"], behind).value
    if "W" not in given:
        k = RULES.coefficient(given["R0"], given["age"], given["index"], behind=True).value
    assert k == printed["K"]
    if "Rn" in printed:
        change = RULES.change(1000 * (given["W"] - given["We"]), k, 7)
        assert next_rating(given["R0"], change, RULES) == printed["Rn"]


# ---- which edition, and which age --------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "last", "edition"),
    [
        ("2026-06-07", "2026-06-07", "2016"),
        ("2026-06-08", "2026-06-08", "2026"),
        ("2025-09-21", "2026-06-07", "2016"),
        ("2025-09-21", "2026-06-14", "2026"),  # a league season that spans the day
    ],
)
def test_the_last_day_of_the_event_chooses_the_edition(first: str, last: str, edition: str) -> None:
    request = {"do": "rate", "system": "dwz", "player": {"rating": 1700, "index": 20}}
    found = answer({**request, "games": [[1700, 1]], "date": first, "end": last})
    assert found["edition"] == edition
    assert answer({**request, "games": [[1700, 1]], "end": last})["edition"] == edition


def test_a_season_over_new_year_takes_the_age_of_its_last_year() -> None:
    # born 2005 and so 21 in 2026: E0 = 1.7^4 + 10 = 18.35, E 18; We by the table 0.430 + 0.362
    # against 1750 and 1800: 800 * (1.5 - 0.792) / (18 + 2) = 28.32
    found = DWZ.rate(
        Player(1700, born=2005, index=44),
        [Game(1750, 1), Game(1800, 0.5)],
        Event("2025-12-27", None, "2026-01-05"),
    )
    assert (found.k, found.new_rating) == (18, 1728)
    assert found.change == pytest.approx(28.32)


def test_somebody_born_after_the_last_day_is_refused() -> None:
    with pytest.raises(InputError) as fault:
        DWZ.rate(Player(1600, born=2027), [Game(1600, 1)], Event("2026-12-27", None, "2026-12-28"))
    assert fault.value.field == "player.born"


# ---- K, cell by cell ---------------------------------------------------------------------------

#: Who each column is for, at the ends of it: age and DWZ. Behind the expectation and from 1600 on
#: there is neither brake nor bonus, so that K is the base value.
COLUMNS = {
    "young": ((5, 1600), (20, 2199), (21, 1600), (25, 2199)),
    "adult": ((26, 1600), (26, 1999), (90, 1999), (None, 1700)),
    "others": ((26, 2000), (None, 2000), (70, 2900), (20, 2200), (25, 2200)),
}

with open(HERE / "tables" / "dwz_k0_2026.csv", encoding="utf-8") as file:
    TABLE = [{name: int(row[name]) for name in row} for row in csv.DictReader(file)]


@pytest.mark.parametrize("column", COLUMNS)
def test_the_base_values_are_those_of_the_table(column: str) -> None:
    assert [row["index"] for row in TABLE] == list(range(1, 12))
    for row in TABLE:
        for age, own in COLUMNS[column]:
            assert RULES.coefficient(own, age, row["index"], behind=True).value == row[column]
            assert RULES.weight(own, age, row["index"], behind=True) == row[column]
    for age, own in COLUMNS[column]:
        for index in (12, 105, None):
            assert RULES.weight(own, age, index, behind=True) == TABLE[-1][column]


@pytest.mark.parametrize(
    ("own", "age", "index", "behind", "k"),
    [
        # b = (R0 + 800) / 2400, below 1600 at any age
        (1100, 40, 20, True, 22.2),  # 28 * 1900/2400 = 22.1667
        (1400, 40, 3, True, 40.3),  # 44 * 2200/2400 = 40.3333
        (1300, 20, 5, True, 38.5),  # 44 * 2100/2400
        (1500, 25, 20, True, 30.7),  # 32 * 2300/2400 = 30.6667
        (1599, 40, 20, True, 28.0),  # 28 * 2399/2400 = 27.9883
        (1600, 40, 20, True, 28),
        # a = (2000 - R0) / 30 up to 20
        (1400, 20, 20, False, 52),  # 32 + 20
        (1985, 20, 20, False, 32.5),  # 32 + 0.5
        (1999, 15, 20, False, 32.0),  # 32 + 0.0333
        (2000, 20, 20, False, 32),
        # a = 4 below 1600, 21 to 25 and above
        (1599, 21, 20, False, 36),
        (1600, 21, 20, False, 32),
        (1599, 25, 3, False, 52),
        (1599, 26, 20, False, 32),
        (1600, 26, 20, False, 28),
        (1599, None, 20, False, 32),
        # at most 80: index 1 and 2 up to 20 years, below 1400
        (1406, 20, 1, False, 79.8),  # 60 + 19.8
        (1400, 20, 2, False, 80),
        (1399, 20, 1, False, 80),  # 60 + 20.0333
        (1100, 10, 2, False, 80),  # 60 + 30
        (1100, 10, 3, False, 78),  # 48 + 30
    ],
)
def test_brake_bonus_and_cap_are_those_reckoned_by_hand(
    own: int, age: int | None, index: int, behind: bool, k: float
) -> None:
    assert RULES.coefficient(own, age, index, behind).value == k
    assert RULES.weight(own, age, index, behind) == k


def test_a_result_as_expected_has_the_bonus_and_no_brake() -> None:
    # 1400 and 1600 are as far above as below: the sum is 1, but for the last binary digit
    games = [Game(1400, 0.5), Game(1600, 0.5)]
    found = DWZ.rate(Player(1500, born=born(30), index=20), games, DAY)
    assert (found.k, found.new_rating) == (32, 1500)
    assert "dwz-step-k-bonus" in names(found.steps)
    assert "dwz-step-k-brake" not in names(found.steps)


ratings = st.integers(1, 3000)
ages = st.none() | st.integers(4, 99)
rows = st.lists(st.tuples(ratings, st.sampled_from([0, 0.5, 1])), min_size=1, max_size=12)


@given(ratings, ages, st.none() | st.integers(1, 200), st.booleans())
def test_k_is_above_nought_and_never_above_80(
    own: int, age: int | None, index: int | None, behind: bool
) -> None:
    assert 0 < RULES.weight(own, age, index, behind) <= 80


@given(ratings, ages, st.integers(1, 200), st.booleans())
def test_k_never_rises_with_the_index(own: int, age: int | None, index: int, behind: bool) -> None:
    higher = RULES.weight(own, age, index + 1, behind)
    assert higher <= RULES.weight(own, age, index, behind)


@given(ratings, ages, st.none() | st.integers(1, 200), rows)
def test_no_new_dwz_lies_below_1100(
    own: int, age: int | None, index: int | None, games: list[Any]
) -> None:
    found = DWZ.rate(Player(own, born=born(age), index=index), [Game(*row) for row in games], DAY)
    assert (found.new_rating or 0) >= 1100


def test_the_least_dwz_is_said_in_the_working() -> None:
    # 1105 loses to 1105: K 28 * 1905/2400 = 22.2, -11.1
    found = DWZ.rate(Player(1105, born=born(40), index=20), [Game(1105, 0)], DAY)
    assert (found.k, found.new_rating) == (22.2, 1100)
    assert names(found.steps)[-2:] == ["step-new-rating", "dwz-step-least"]


def test_a_field_is_rated_like_its_games() -> None:
    player = Player(1700, born=born(30), index=5)
    field = DWZ.rate_field(player, Field(1640, 4, 2.5), DAY)
    games = DWZ.rate(player, [Game(1640, score) for score in (1, 1, 0.5, 0)], DAY)
    assert (field.new_rating, field.k) == (games.new_rating, games.k)


# ---- what is not known, and what it could make -------------------------------------------------


@pytest.mark.parametrize(
    ("player", "day", "name", "low", "high"),
    [
        # a win against an equal is half of K. K at index 1: 60 + 4; above 10: 28 + 4
        (Player(1500, born=1986), DAY, "dwz-note-no-index", 1516, 1532),
        # at index 10: over 25 30 + 4, up to 25 34 + 4, up to 20 34 + 500/30 = 50.7
        (Player(1500, index=10), DAY, "dwz-note-no-age", 1517, 1525),
        # at index 1 and up to 20: 60 + 16.67 = 76.7; over 25 and above index 10: 32
        (Player(1500), DAY, "dwz-note-no-age-no-index", 1516, 1538),
        # 2016: E0 = 1.6^4 + 15 = 21.55, E 22, at index 1 it is 5: 400/23 and 400/6
        (Player(1600, born=1986), Event("2025-01-01"), "dwz-note-no-index", 1617, 1667),
        # without a date no age is known
        (Player(1500, born=1986, index=10), Event(), "dwz-note-no-age", 1517, 1525),
    ],
)
def test_a_result_that_rests_on_something_unknown_says_between_what_it_lies(
    player: Player, day: Event, name: str, low: int, high: int
) -> None:
    note = DWZ.rate(player, [Game(player.rating, 1)], day).notes[0]
    assert note.name == name
    assert (figure(note, "low"), figure(note, "high")) == (low, high)


def test_what_is_unknown_and_changes_nothing_is_not_noted() -> None:
    for player in (Player(1500, born=1986, index=20), Player(1500, k=30)):
        assert not [n for n in names(DWZ.rate(player, [Game(1500, 1)], DAY).notes) if "-no-" in n]
    # over 2200 the age does not matter
    known = DWZ.rate(Player(2300, index=20), [Game(2300, 1)], DAY)
    assert "dwz-note-no-age" not in names(known.notes)


@given(ratings, rows, st.integers(1, 200), st.integers(4, 99), st.sampled_from(EDITIONS))
def test_whatever_index_and_age_are_the_result_lies_between_those_figures(
    own: int, games: list[Any], index: int, age: int, edition: Any
) -> None:
    played = [Game(*row) for row in games]
    day = Event(edition.since)
    unknown = DWZ.rate(Player(own), played, day)
    known = DWZ.rate(Player(own, born=int(edition.since[:4]) - age, index=index), played, day)
    low = high = unknown.new_rating or 0
    for note in unknown.notes:
        if note.name == "dwz-note-no-age-no-index":
            low, high = figure(note, "low"), figure(note, "high")
    assert low <= (known.new_rating or 0) <= high


# ---- the raise ---------------------------------------------------------------------------------


def test_a_dwz_that_may_be_from_before_the_raise_is_told_what_became_of_it() -> None:
    note = DWZ.rate(Player(1366, k=30), [Game(1400, 1)], DAY).notes[-1]
    assert note.name == "dwz-note-raised"
    assert figure(note, "raised") == 1634  # the DSB's own example


@pytest.mark.parametrize(
    ("rating", "day"),
    [
        (1366, Event("2026-06-07")),  # rated from the DWZ before the raise
        (1366, Event("2027-06-08")),  # a year later nobody has the old one in mind
        (2110, DAY),  # not raised
    ],
)
def test_where_no_raise_lies_between_nothing_is_said_of_it(rating: int, day: Event) -> None:
    notes = names(DWZ.rate(Player(rating, k=30), [Game(1400, 1)], day).notes)
    assert "dwz-note-raised" not in notes


def test_a_dwz_below_the_least_is_from_before_the_raise_for_certain() -> None:
    for day in (DAY, Event("2030-01-01")):
        note = DWZ.rate(Player(987, k=30), [Game(1400, 1)], day).notes[-1]
        assert note.name == "dwz-note-not-raised"
        assert figure(note, "raised") == 1387  # 987 + 400


@given(st.integers(700, 3000))
def test_no_dwz_is_below_1100_after_the_raise(rating: int) -> None:
    assert raise_2026(rating) >= 1100


# ---- the first DWZ -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("opponents", "scores", "performance", "rating"),
    [
        # half the points against equals: the performance is theirs. 0.92 * Ri + 160
        ([1500] * 6, [1, 1, 1, 0, 0, 0], 1500, 1540),
        ([1100] * 6, [1, 1, 1, 0, 0, 0], 1100, 1172),
        # below 1100: 1100 + 9 * 0.08 * Ri / 11
        ([550] * 6, [1, 1, 1, 0, 0, 0], 550, 1136),
        ([2000] * 6, [1, 1, 1, 0, 0, 0], 2000, 2000),
        ([2300] * 6, [1, 1, 1, 0, 0, 0], 2300, 2300),
        # no performance lies below nought
        ([300] * 8, [0.5] + [0] * 7, 0, 1100),
    ],
)
def test_a_first_dwz_is_the_performance_raised_below_2000(
    opponents: list[int], scores: list[float], performance: int, rating: int
) -> None:
    games = [Game(*pair) for pair in zip(opponents, scores, strict=True)]
    found = DWZ.first(games, DAY)
    assert (found.performance, found.rating) == (performance, rating)
    assert "dwz-note-first-unsure" in names(found.notes)


def test_all_points_give_a_first_dwz_with_a_draw_added_and_say_how_sure_that_is() -> None:
    # 5.5 of 6 against 1500: 391 above by the normal curve, so 0.92 * 1891 + 160 = 1900
    found = DWZ.first([Game(1500, 1)] * 5, DAY)
    assert found.rating == pytest.approx(1900, abs=1)
    assert "dwz-note-first-all-points" in names(found.notes)
    assert DWZ.first([Game(1500, 0)] * 5, DAY).rating is None
    assert DWZ.first([Game(1500, 1)] * 5, Event("2026-06-07")).rating is None


@given(st.integers(0, 2999))
def test_a_better_performance_never_gives_a_lower_first_dwz(found: int) -> None:
    for edition in EDITIONS:
        assert edition.first(found)[0] <= edition.first(found + 1)[0]


def test_no_first_dwz_of_2016_lies_below_700() -> None:
    # 700 + R/8 with R not below nought
    found = DWZ.first([Game(300, 0.5)] + [Game(300, 0)] * 7, Event("2020-01-01"))
    assert (found.performance, found.rating) == (0, 700)


def test_no_performance_lies_below_nought() -> None:
    # the DSB's webmaster: by the Wertungsordnung it cannot fall below zero
    for rivals, score in ((400, 0), (300, 0.5)):
        rating, note = performance([rivals] * 8, score)
        assert rating == 0
        assert note is not None
        assert note.name == "dwz-note-performance-lowest"


# ---- the contract ------------------------------------------------------------------------------


@pytest.mark.parametrize(("k", "day"), [(80.1, DAY), (0.9, DAY), (4, Event("2026-06-07"))])
def test_an_override_out_of_its_editions_range_is_refused(k: float, day: Event) -> None:
    with pytest.raises(InputError) as fault:
        DWZ.rate(Player(1600, k=k), [Game(1600, 1)], day)
    assert fault.value.field == "player.k"


def test_the_coefficient_has_its_editions_name() -> None:
    labels = []
    for edition in EDITIONS:
        fact = DWZ.fact("k", Event(edition.since))
        assert fact is not None
        labels.append((fact.label, fact.low, fact.high, fact.whole))
    assert labels == [("dwz-fact-e", 5, 150, True), ("dwz-fact-k", 1, 80, False)]


def test_an_override_with_decimals_is_used_and_shown_beside_the_rules_own() -> None:
    found = DWZ.rate(Player(1600, k=31.5, index=10), [Game(1600, 1)], DAY)
    assert found.k == 31.5
    assert k_reason(found).name == "k-override"
    assert (figure(k_reason(found), "k"), figure(k_reason(found), "suggested")) == (31.5, 30)


def test_what_is_not_known_of_the_rules_of_2026_is_said() -> None:
    assert names(DWZ.doubts(DAY)) == ["dwz-doubt-text", "dwz-doubt-first", "dwz-doubt-index"]
    assert DWZ.doubts(Event("2026-06-07")) == []
    assert DWZ.edition(DAY).confidence == "transcribed"
