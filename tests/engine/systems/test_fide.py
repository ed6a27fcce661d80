"""What FIDE's regulations promise, article by article; expected values are the regulations' own."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.core.assessment import Assessment, Message
from elo.core.errors import InputError
from elo.core.field import Field
from elo.core.games import BYE, FORFEIT, OPEN, UNRATED, Event, Game, Player
from elo.core.numbers import fixed, same
from elo.systems.base import CONFIDENCES
from elo.systems.fide import FIDE, Tournament
from elo.systems.fide.calculation import calculation
from elo.systems.fide.edition import FideEdition
from tests.engine.systems.reasons import k_reason

NOW = Event("2026-10-09")
RATINGS = st.integers(1400, 2900)
SCORES = st.sampled_from([0.0, 0.5, 1.0])
PAIRS = st.lists(st.tuples(st.integers(1400, 2900), SCORES), max_size=12)


def games(*rows: tuple[float, float]) -> list[Game]:
    return [Game(opponent, score) for opponent, score in rows]


def names(messages: list[Message]) -> list[str]:
    return [message.name for message in messages]


def notes(found: Assessment) -> list[str | None]:
    return [line.note.name if line.note else None for line in found.lines]


def day_before(iso: str) -> str:
    return (date.fromisoformat(iso) - timedelta(days=1)).isoformat()


# Editions: a change applies to tournaments starting on or after its day (0.1)


@pytest.mark.parametrize(
    ("tempo", "since", "before"),
    [
        ("standard", "2009-07-01", "before-2009-07"),
        ("standard", "2014-07-01", "2012-07"),
        ("standard", "2022-01-01", "2017-07"),
        ("standard", "2024-03-01", "2022-01"),
        ("standard", "2025-10-01", "2024-03"),
        ("rapid", "2021-11-10", "2012-01"),
        ("rapid", "2022-10-01", "2021-11"),
        ("blitz", "2024-03-01", "2022-10"),
        ("rapid", "2024-12-01", "2024-03"),
    ],
)
def test_an_edition_begins_on_its_day(tempo: str, since: str, before: str) -> None:
    assert FIDE.edition(Event(since, tempo)).name == since[:7]
    assert FIDE.edition(Event(day_before(since), tempo)).name == before


def test_editions_run_from_old_to_new_each_with_source_and_confidence() -> None:
    days = [edition.since for edition in FIDE.editions]
    assert days == sorted(days)
    for edition in FIDE.editions:
        assert edition.confidence in CONFIDENCES
    assert FIDE.edition().name == "2025-10"
    assert FIDE.edition(Event(None, "blitz")).name == "2024-12"


# 8.3.1: the limit of the difference


@pytest.mark.parametrize(
    ("event", "own", "opponent", "expected"),
    [
        # 350 points before 1 July 2009: 350 is .89, the 400 of later .92
        (Event("2009-06-30"), 2400, 2000, "0.89"),
        (Event("2009-07-01"), 2400, 2000, "0.92"),
        # 400 in every game, both ways
        (Event("2024-03-01"), 2800, 1800, "0.92"),
        (Event("2024-03-01"), 1800, 2800, "0.08"),
        # since October 2025 by the player's own rating: 2650 is exempt, 2649 is not
        (Event("2025-10-01"), 2650, 2000, "0.99"),
        (Event("2025-10-01"), 2649, 2000, "0.92"),
        (Event("2025-10-01"), 2000, 2650, "0.08"),
        (Event("2025-10-01"), 2800, 2064, "1.00"),
        (Event("2025-09-30"), 2650, 2000, "0.92"),
        # rapid and blitz: no exemption; before October 2022 no limit
        (Event("2025-10-01", "rapid"), 2650, 2100, "0.92"),
        (Event("2022-09-30", "blitz"), 2650, 1914, "1.00"),
        (Event("2022-10-01", "blitz"), 2650, 1914, "0.92"),
    ],
)
def test_the_difference_is_limited_by_edition_and_own_rating(
    event: Event, own: int, opponent: int, expected: str
) -> None:
    assert fixed(FIDE.expect(own, opponent, event), 2) == expected


@pytest.mark.parametrize(("opponent", "note"), [(1600, None), (1599, "fide-capped")])
def test_a_difference_of_400_is_plain_and_401_is_limited(opponent: int, note: str | None) -> None:
    below = FIDE.rate(Player(2000, k=20), games((opponent, 1)), NOW)
    above = FIDE.rate(Player(opponent, k=20), games((2000, 1)), NOW)
    assert notes(below) == notes(above) == [note]
    assert below.expected == 0.92
    assert above.expected == 0.08


def test_an_exempt_player_is_told_that_the_full_difference_counts() -> None:
    assert notes(FIDE.rate(Player(2813, k=10), games((2400, 1), (2500, 1)), NOW)) == [
        "fide-full-difference",
        None,
    ]


def test_from_2022_to_2024_one_game_per_tournament_was_upgraded() -> None:
    # a rapid event of October 2022 as FIDE's page showed it: Rc 1592, Ro 2000, chg -0.61,
    # K*chg -12.20; 1063 counted as 1600, the gaps of 701, 587 and 573 in full
    # (chesschat.org, thread 18971)
    played = games((1063, 1), (1299, 1), (1413, 1), (1872, 0.5), (1851, 0), (1427, 1), (1682, 1))
    found = FIDE.rate(Player(2000, k=20), played, Event("2022-10-29", "rapid"))
    row, rows = calculation(found)
    assert row is not None
    printed = [row.rc, row.ro, row.w, row.n, row.chg, row.k, row.k_chg]
    assert [fixed(figure.value, figure.digits) for figure in printed] == [
        "1592",
        "2000",
        "5.50",
        "7",
        "-0.61",
        "20",
        "-12.20",
    ]
    assert [fixed(one.chg.value, 2) for one in rows] == [
        "0.08",
        "0.01",
        "0.02",
        "-0.17",
        "-0.70",
        "0.02",
        "0.13",
    ]
    assert [one.starred for one in rows] == [True] + [False] * 6
    assert notes(found).count("fide-no-upgrade") == 3
    # the same page: under the rules before, the four wins would have been worth 6.4, not 2.6
    assert fixed(FIDE.rate(Player(2000, k=20), played, Event("2021-10-30")).change, 2) == "-8.40"


def test_each_tournament_of_a_period_had_its_own_upgrade() -> None:
    event = Event("2022-05-01")
    apart = [Tournament(2000, games((1300, 1)), event), Tournament(2000, games((1200, 1)), event)]
    assert [line.expected for line in FIDE.rate_period(Player(2000, k=20), apart).lines] == [
        0.92,
        0.92,
    ]
    together = FIDE.rate(Player(2000, k=20), games((1300, 1), (1200, 1)), event)
    assert [line.expected for line in together.lines] == [0.99, 0.92]


# 5.1, 7.2.1, 7.3.1: games that are listed but not rated


def test_games_that_are_not_rated_are_listed_with_their_reason() -> None:
    found = FIDE.rate(
        Player(2000, k=20),
        [
            Game(2000, 1),
            Game(1900, 1, FORFEIT),
            Game(None, 1, BYE),
            Game(1900, 1, UNRATED),
            Game(1900, None, OPEN),
            Game(None, 1),
            Game(1399, 0),
            Game(0, 0),
        ],
        NOW,
    )
    assert notes(found) == [
        None,
        "not-counted-forfeit",
        "not-counted-bye",
        "not-counted-unrated",
        "not-counted-open",
        "not-counted-unrated",
        "fide-opponent-below-floor",
        "fide-opponent-below-floor",
    ]
    assert found.score == 1
    assert found.new_rating == 2010


def test_the_floor_is_that_of_the_events_day() -> None:
    player, game = Player(1450, k=20), games((1399, 1))
    assert not FIDE.rate(player, game, Event("2024-03-01")).lines[0].counted
    assert FIDE.rate(player, game, Event("2024-02-29")).lines[0].counted
    assert not FIDE.rate(player, games((999, 1)), Event("2024-02-29")).lines[0].counted


@pytest.mark.parametrize(
    ("own", "opponent", "date", "rated"),
    [
        (2601, 2001, "2024-12-01", False),
        (2601, 2002, "2024-12-01", True),
        (2600, 2000, "2024-12-01", True),
        (2001, 2601, "2024-12-01", False),
        (2601, 2001, "2024-11-30", True),
    ],
)
def test_rapid_games_600_apart_with_a_player_above_2600_are_not_rated(
    own: int, opponent: int, date: str, rated: bool
) -> None:
    line = FIDE.rate(Player(own, k=20), games((opponent, 1)), Event(date, "rapid")).lines[0]
    assert line.counted is rated
    assert rated or (line.note is not None and line.note.name == "fide-gap-not-rated")


def test_a_rating_below_the_floor_stays_a_number_and_is_noted() -> None:
    found = FIDE.rate(Player(1405, k=20), games((1400, 0)), NOW)
    assert found.new_rating == 1395
    assert names(found.notes) == ["fide-below-floor"]
    assert names(FIDE.rate(Player(1350, k=20), games((1400, 0)), NOW).notes) == [
        "fide-own-below-floor"
    ]


# 8.3.3: K


@pytest.mark.parametrize(
    ("player", "event", "k", "reason"),
    [
        (Player(1800, games=29), NOW, 40, "fide-k-new"),
        (Player(1800, games=30), NOW, 20, "fide-k-usual"),
        (Player(1800), NOW, 20, "fide-k-assumed"),
        (Player(2399, games=100), NOW, 20, "fide-k-usual"),
        (Player(2400, games=100), NOW, 10, "fide-k-top"),
        (Player(2300, games=100, peak=2400), NOW, 10, "fide-k-top"),
        (Player(2300, games=100, peak=2399), NOW, 20, "fide-k-usual"),
        (Player(2400, games=12), NOW, 10, "fide-k-top"),
        (Player(1800, games=100, born=2008), NOW, 40, "fide-k-junior"),
        (Player(1800, games=100, born=2007), NOW, 20, "fide-k-usual"),
        (Player(2299, games=100, born=2010), NOW, 40, "fide-k-junior"),
        (Player(2300, games=100, born=2010), NOW, 20, "fide-k-junior-strong"),
        (Player(2200, games=100, born=2010, peak=2300), NOW, 20, "fide-k-junior-strong"),
        (Player(2300, games=12, born=2010), NOW, 40, "fide-k-new"),
        (Player(1800, games=100, born=2008), Event("2026-10-09", "blitz"), 40, "fide-k-junior"),
        # rapid and blitz before 1 October 2022: 20 for everybody
        (Player(2500, games=3), Event("2022-09-30", "rapid"), 20, "fide-k-everybody"),
        (Player(2500, games=100), Event("2022-10-01", "rapid"), 10, "fide-k-top"),
        # 25, 15 and 10, then 30, 15 and 10, until 1 July 2014; no rule for the young
        (Player(2000, games=29), Event("2009-07-01"), 25, "fide-k-new"),
        (Player(2000, games=29), Event("2014-06-30"), 30, "fide-k-new"),
        (Player(2000, games=30, born=2005), Event("2014-06-30"), 15, "fide-k-usual"),
        (Player(2450, games=29), Event("2014-06-30"), 30, "fide-k-new"),
        (Player(2450, games=30), Event("2014-06-30"), 10, "fide-k-top"),
        (Player(2000, games=30, born=2005), Event("2014-07-01"), 40, "fide-k-junior-birthday"),
    ],
)
def test_k_follows_the_article_and_says_why(
    player: Player, event: Event, k: int, reason: str
) -> None:
    suggested, why = FIDE.suggest_k(player, event)
    assert (suggested, why.name) == (k, reason)
    assert why.values["k"].value == k


@pytest.mark.parametrize(
    ("k", "number", "limited"),
    [
        (40, 17, 40),
        (40, 18, 38),
        (20, 35, 20),
        (20, 36, 19),
        (10, 70, 10),
        (10, 71, 9),
        (20, 39, 17),
    ],
)
def test_k_times_games_does_not_exceed_700(k: int, number: int, limited: int) -> None:
    facts = {40: Player(1800, games=3), 20: Player(1800, games=50), 10: Player(2450)}
    unplayed = [Game(1800, 1, FORFEIT), Game(None, 1)]
    found = FIDE.rate(facts[k], games(*[(1800, 0.5)] * number) + unplayed, NOW)
    assert found.k == limited
    assert (k_reason(found).name == "fide-k-limit") is (limited != k)
    assert FIDE.rate_field(facts[k], Field(1800, number, number / 2), NOW).k == limited


def test_a_k_of_ones_own_is_used_and_the_suggestion_shown() -> None:
    player = Player(1800, k=40, games=100)
    found = FIDE.rate(player, games(*[(1800, 1)] * 18), NOW)
    assert found.k == 40
    assert k_reason(found).name == "k-override"
    assert k_reason(found).values["suggested"].value == 20
    assert names(found.notes) == ["fide-k-above-limit"]
    assert found.notes[0].values["largest"].value == 38
    assert FIDE.suggest_k(player, NOW)[0] == 40


def test_without_a_date_nobody_is_taken_for_a_junior_and_that_is_noted() -> None:
    young = FIDE.rate(Player(1800, games=100, born=2012), games((1800, 1)))
    assert young.k == 20
    assert names(young.notes) == ["fide-age-needs-date"]
    adult = FIDE.rate(Player(1800, games=100, born=1990), games((1800, 1)))
    assert not adult.notes
    new = FIDE.rate(Player(1800, games=3, born=2012), games((1800, 1)))
    assert not new.notes


# K of juniors from July 2014 to 2021: "K = 40 for all players until their 18th birthday" (8.56 as
# the chess federation of Samara, chesselo.com and others quote it); "until the end of the year of
# their 18th birthday" is the text of 2022


@pytest.mark.parametrize(
    ("day", "born", "games_before", "note"),
    [
        ("2014-07-01", 1996, 100, True),
        ("2021-12-31", 2003, 100, True),
        ("2021-12-31", 2004, 100, False),  # 17 in that year: 40 on every day of it
        ("2021-12-31", 2002, 100, False),  # 19: the birthday was the year before
        ("2021-12-31", 2003, 12, False),  # a newcomer keeps 40 after the birthday
        ("2022-01-01", 2004, 100, False),  # the end of the year
    ],
)
def test_in_the_year_of_the_18th_birthday_k_40_hung_on_the_day(
    day: str, born: int, games_before: int, note: bool
) -> None:
    player = Player(1800, games=games_before, born=born)
    found = FIDE.rate(player, games((1800, 1)), Event(day))
    assert ("fide-note-birthday" in names(found.notes)) == note
    assert found.k == (20 if born == 2002 else 40)
    if note:
        (said,) = [each for each in found.notes if each.name == "fide-note-birthday"]
        assert {name: value.value for name, value in said.values.items()} == {
            "age": 18,
            "k": 40,
            "after": 20,
        }


def test_whoever_chose_a_k_is_told_nothing_of_the_birthday() -> None:
    found = FIDE.rate(Player(1800, k=20, born=2003), games((1800, 1)), Event("2021-06-01"))
    assert "fide-note-birthday" not in names(found.notes)


def test_the_reason_for_a_juniors_k_is_that_of_its_edition() -> None:
    player = Player(1800, games=100, born=2005)
    assert FIDE.suggest_k(player, Event("2021-06-01"))[1].name == "fide-k-junior-birthday"
    assert FIDE.suggest_k(player, Event("2022-06-01"))[1].name == "fide-k-junior"


# Rapid and blitz from 2012 to September 2022. FIDE news 5721 of 16 November 2011: "the method used
# to calculate ratings in each list will be the same as currently used, with the exception that the
# K factor used will in all cases be 20": with the limit of 400 points of that day.
# chessexpress.blogspot.com, 10 November 2021: "the maximum difference between two players rating is
# 735, rather than 400 in the standard list".


def test_rapid_began_with_the_limit_of_standard_chess() -> None:
    # 2400 against 1800 counts as a difference of 400: .92 by table 8.1.2; 20 * (0 - 0.92) = -18.4
    found = FIDE.rate(Player(2400), games((1800, 0)), Event("2012-03-01", "rapid"))
    assert (found.k, fixed(found.expected, 2), fixed(found.change, 1)) == (20, "0.92", "-18.4")
    assert "fide-note-limit-gone" in names(found.notes)


def test_by_november_2021_rapid_had_no_limit() -> None:
    # a difference of 600 is .98 by the same table; 20 * (0 - 0.98) = -19.6
    found = FIDE.rate(Player(2400), games((1800, 0)), Event("2021-11-10", "blitz"))
    assert (fixed(found.expected, 2), fixed(found.change, 1)) == ("0.98", "-19.6")
    assert "fide-note-limit-gone" not in names(found.notes)


def test_that_the_limit_may_have_been_gone_is_said_only_where_it_matters() -> None:
    between = Event("2018-01-01", "rapid")
    assert "fide-note-limit-gone" not in names(
        FIDE.rate(Player(2200), games((1800, 0)), between).notes
    )
    field = FIDE.rate_field(Player(2400), Field(1800, 2, 1), between)
    assert "fide-note-limit-gone" in names(field.notes)


@pytest.mark.parametrize("day", ["2012-01-01", "2018-01-01", "2022-06-01", "2023-01-01"])
def test_a_standard_rating_stands_in_for_a_missing_rapid_one_from_the_first_day(day: str) -> None:
    # news 5721: "for players with existing FIDE ratings, their initial rating on both of the new
    # lists will be that rating"
    assert FIDE.edition(Event(day, "rapid")).standard_stands_in
    assert not FIDE.edition(Event(day, "standard")).standard_stands_in


def test_nobody_is_born_after_the_event() -> None:
    with pytest.raises(InputError) as caught:
        FIDE.suggest_k(Player(1800, born=2027), NOW)
    assert (caught.value.code, caught.value.field) == ("out-of-range", "player.born")


# 8.3.2 and 8.3.4: sums and the one rounding


def test_a_tie_that_binary_numbers_miss_goes_away_from_zero() -> None:
    # .50 + .50 + .65 against one point: -0.65 * 10 is exactly -6.5 (8.3.4: away from zero)
    found = FIDE.rate(Player(2500, k=10), games((2500, 1), (2500, 0), (2390, 0)), NOW)
    assert fixed(found.change, 2) == "-6.50"
    assert found.new_rating == 2493


def test_the_working_ends_in_the_answer_and_names_its_chapter() -> None:
    found = FIDE.rate(Player(2000, k=20), games((2000, 1), (1500, 0.5)), NOW)
    assert names(found.steps) == [
        "fide-step-game",
        "fide-step-game-capped",
        "fide-step-sum",
        "fide-step-change",
        "fide-step-new-rating",
    ]
    total = found.steps[2].values
    assert [total["scored"].value, total["expected"].value] == [150, 142]
    assert found.steps[-1].values["rating"].value == found.new_rating
    assert {step.values["chapter"].value for step in found.steps} == {8}
    rapid = FIDE.rate(Player(2000, k=20), games((2000, 1)), Event("2026-01-01", "rapid"))
    assert {step.values["chapter"].value for step in rapid.steps} == {7}


def test_a_limited_k_shows_the_k_before_the_limit_in_the_working() -> None:
    found = FIDE.rate(Player(1800, games=3), games(*[(1800, 1)] * 18), NOW)
    assert "fide-k-new" in names(found.steps)


def test_no_game_is_no_change() -> None:
    found = FIDE.rate(Player(1800), [], NOW)
    assert (found.change, found.new_rating, found.score, found.expected) == (0, 1800, 0, 0)
    assert calculation(found) == (None, [])


@given(RATINGS, RATINGS)
def test_below_2650_the_expectations_of_both_sides_make_one_point(own: int, opponent: int) -> None:
    own, opponent = min(own, 2649), min(opponent, 2649)
    assert same(FIDE.expect(own, opponent, NOW) + FIDE.expect(opponent, own, NOW), 1)


@given(RATINGS, st.integers(1400, 2899), st.sampled_from(FIDE.editions))
def test_a_stronger_opponent_is_never_expected_to_yield_more(
    own: int, opponent: int, edition: FideEdition
) -> None:
    event = Event(edition.since, edition.tempos[-1])
    assert FIDE.expect(own, opponent, event) >= FIDE.expect(own, opponent + 1, event)


@given(RATINGS, PAIRS, st.sampled_from(["2008-01-01", "2022-06-01", "2026-01-01"]), st.data())
def test_the_order_of_the_games_does_not_matter(
    own: int, pairs: list[tuple[int, float]], day: str, data: st.DataObject
) -> None:
    event = Event(day)
    found = FIDE.rate(Player(own, k=20), games(*pairs), event)
    mixed = data.draw(st.permutations(pairs))
    turned = FIDE.rate(Player(own, k=20), games(*mixed), event)
    assert found.new_rating == turned.new_rating
    assert same(found.change, turned.change)


@given(RATINGS, PAIRS)
def test_the_lines_add_up_to_the_change(own: int, pairs: list[tuple[int, float]]) -> None:
    found = FIDE.rate(Player(own, k=20), games(*pairs), NOW)
    assert same(sum(line.change or 0 for line in found.lines), found.change)
    row, rows = calculation(found)
    if row is not None:
        assert same(row.k_chg.value, found.change)
        assert len(rows) == row.n.value


@given(RATINGS, PAIRS, st.integers(1400, 2900))
def test_a_better_result_is_never_worth_less(
    own: int, pairs: list[tuple[int, float]], opponent: int
) -> None:
    changes = [
        FIDE.rate(Player(own, k=20), games(*pairs, (opponent, score)), NOW).change
        for score in (0.0, 0.5, 1.0)
    ]
    assert changes[0] < changes[1] < changes[2]


@given(RATINGS, RATINGS, st.integers(1, 30), st.data())
def test_an_average_field_is_the_games_when_all_opponents_are_equal(
    own: int, opponent: int, number: int, data: st.DataObject
) -> None:
    wins = data.draw(st.integers(0, number))
    pairs = [(opponent, 1.0)] * wins + [(opponent, 0.0)] * (number - wins)
    for day in ("2022-06-01", "2026-01-01"):
        field = FIDE.rate_field(Player(own, games=9), Field(opponent, number, wins), Event(day))
        each = FIDE.rate(Player(own, games=9), games(*pairs), Event(day))
        assert field.estimate
        assert field.notes[0].name == "note-estimate"
        assert same(field.change, each.change)
        assert field.new_rating == each.new_rating


def test_an_average_field_that_would_not_be_rated_is_refused_with_the_range() -> None:
    with pytest.raises(InputError) as caught:
        FIDE.rate_field(Player(1500), Field(1399, 5, 3), NOW)
    assert caught.value.field == "field.average"
    assert caught.value.values["low"] == 1400
    with pytest.raises(InputError) as caught:
        FIDE.rate_field(Player(2700), Field(2100, 5, 3), Event("2025-01-01", "blitz"))
    assert (caught.value.values["low"], caught.value.values["high"]) == (2101, 3299)


# 7.1.4 and 8.2: the first rating

FIVE = [(1902, 0.5), (1877, 0.5), (1884, 1), (2012, 0), (1832, 1)]


def test_four_games_are_one_too_few() -> None:
    found = FIDE.first(games(*FIVE[:4]), NOW)
    assert found.rating is None
    assert found.reason is not None
    assert found.reason.name == "fide-first-few"
    assert found.reason.values["missing"].value == 1
    assert found.performance is not None


def test_a_pool_without_a_point_is_disregarded() -> None:
    found = FIDE.first(games(*[(1800, 0)] * 6), NOW)
    assert (found.rating, found.performance) == (None, None)
    assert found.reason is not None
    assert found.reason.name == "fide-first-zero"
    assert not any(line.counted for line in found.lines)


def test_no_game_leaves_five_missing() -> None:
    found = FIDE.first([Game(None, 1), Game(1800, 1, FORFEIT), Game(1300, 1)], NOW)
    assert found.rating is None
    assert found.reason is not None
    assert found.reason.values["missing"].value == 5
    assert [line.counted for line in found.lines] == [False] * 3


def test_a_first_rating_has_a_maximum_and_a_floor() -> None:
    high = FIDE.first(games(*[(2500, 1)] * 5), NOW)
    assert high.rating == 2200
    assert names(high.notes) == ["fide-first-maximum"]
    low = FIDE.first(games((1400, 0.5), *[(1400, 0)] * 6), NOW)
    assert low.rating is None
    assert low.reason is not None
    assert low.reason.name == "fide-first-below-floor"
    assert low.reason.values["floor"].value == 1400


def test_the_limit_of_the_difference_plays_no_part_in_a_first_rating() -> None:
    # Ra = (5 * 2500 + 2 * 1800) / 7 = 2300; 1.5 of 7 is .21, dp -230 (8.2.2, 8.2.3)
    assert FIDE.first(games((2500, 0.5), *[(2500, 0)] * 4), NOW).rating == 2070


def test_a_standard_rating_counts_as_the_first_rapid_one_and_that_is_noted() -> None:
    # 7.2.1 of the rapid and blitz regulations
    found = FIDE.first(games(*FIVE), Event("2026-01-01", "rapid"))
    assert names(found.notes) == ["fide-first-standard-counts"]
    assert found.rating == 1922
    assert not FIDE.first(games(*FIVE), NOW).notes


@pytest.mark.parametrize("event", [Event("2017-06-30"), Event("2022-09-30", "rapid")])
def test_where_the_rule_is_not_known_no_first_rating_is_offered(event: Event) -> None:
    with pytest.raises(InputError) as caught:
        FIDE.first(games(*FIVE), event)
    assert (caught.value.code, caught.value.field) == ("not-offered", "date")


# Input


@pytest.mark.parametrize(
    ("player", "opponent", "code", "field"),
    [
        (Player(None), 1800, "missing", "player.rating"),
        (Player(999), 1800, "out-of-range", "player.rating"),
        (Player(1800.5), 1800, "not-whole", "player.rating"),
        (Player(1800, k=0), 1800, "out-of-range", "player.k"),
        (Player(1800, games=-1), 1800, "out-of-range", "player.games"),
        (Player(1800, born=1800), 1800, "out-of-range", "player.born"),
        (Player(1800, peak=4001), 1800, "out-of-range", "player.peak"),
        (Player(1800), 4001, "out-of-range", "games.0.opponent"),
        (Player(1800), 1800.5, "not-whole", "games.0.opponent"),
    ],
)
def test_unusable_input_is_refused_at_its_place(
    player: Player, opponent: float, code: str, field: str
) -> None:
    with pytest.raises(InputError) as caught:
        FIDE.rate(player, games((opponent, 1)), NOW)
    assert (caught.value.code, caught.value.field) == (code, field)


def test_an_exact_half_point_gained_is_a_whole_point() -> None:
    """8.3.4 with K 10: a draw where .45 is expected (8.1.2, 36 points) is +0.5, rounded +1."""
    found = FIDE.rate(Player(2400, k=10), [Game(2436, 0.5)], NOW)
    assert fixed(found.expected, 2) == "0.45"
    assert fixed(found.change, 2) == "0.50"
    assert found.new_rating == 2401


def test_a_date_before_all_known_rules_is_told() -> None:
    def notes(event: Event) -> list[str]:
        return [note.name for note in FIDE.rate(Player(2000), [Game(2000, 1)], event).notes]

    # FIDE's rapid lists began in 2012
    assert "fide-note-early" in notes(Event("2005-01-01", "rapid"))
    assert "fide-note-early" not in notes(Event("2012-01-01", "rapid"))
    assert "fide-note-early" not in notes(Event(None, "rapid"))
