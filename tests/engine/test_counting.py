"""Which rating a game counts for: the limits of B02 1 and those that Dutch clubs state."""

import pytest

from elo.core.errors import InputError
from elo.core.games import Event
from elo.systems.counting import Clock, counting_rules
from elo.systems.fide.counting import fide_counting
from elo.systems.knsb.counting import knsb_counting

#: Every text that an answer on what counts may rest on.
RULES = [edition for rules in counting_rules() for edition in rules.editions]

NOW = Event("2026-10-09")


@pytest.mark.parametrize(
    ("base", "increment", "white", "black", "rating", "reason"),
    [
        # 1.1: 120 minutes for 60 moves if either is 2400 or more, 90 from 1800 on, else 60
        (90, 30, 2400, 1500, "standard", "counting-fide-standard"),
        (89, 30, 2400, 1500, "none", "counting-fide-too-fast"),
        (89, 30, 2399, 1500, "standard", "counting-fide-standard"),
        (60, 30, 1500, 1800, "standard", "counting-fide-standard"),
        (60, 29, 1500, 1800, "none", "counting-fide-too-fast"),
        (60, 29, 1500, 1799, "standard", "counting-fide-standard-low"),
        (60, 0, 1500, 1500, "standard", "counting-fide-standard-low"),
        # rapid 1.1.1: more than 10 and less than 60; blitz 1.1.2: more than 3, at most 10
        (59, 0, 1500, 1500, "rapid", "counting-fide-rapid"),
        (60, 0, 1800, 1500, "none", "counting-fide-too-fast"),
        (15, 10, 1500, 1500, "rapid", "counting-fide-rapid"),
        (10, 0, 1500, 1500, "blitz", "counting-fide-blitz"),
        (10, 1, 1500, 1500, "rapid", "counting-fide-rapid"),
        (3, 2, 1500, 1500, "blitz", "counting-fide-blitz"),
        (3, 0, 1500, 1500, "none", "counting-fide-too-short"),
        # 7.3.1 of rapid and blitz
        (15, 10, 2601, 2001, "none", "counting-fide-gap"),
        (15, 10, 2601, 2002, "rapid", "counting-fide-rapid"),
        (90, 30, 2601, 2001, "standard", "counting-fide-standard"),
    ],
)
def test_fide_decides_by_time_and_the_higher_rating(
    base: int, increment: int, white: int, black: int, rating: str, reason: str
) -> None:
    found = fide_counting(Clock(base, increment), white, black, NOW)
    assert (found.rating, found.reason.name) == (rating, reason)
    assert found.confidence == "transcribed"
    turned = fide_counting(Clock(base, increment), black, white, NOW)
    assert (turned.rating, turned.reason.name) == (rating, reason)


def test_the_limits_before_2022_were_2200_and_1600() -> None:
    before, since = Event("2021-12-31"), Event("2022-01-01")
    assert fide_counting(Clock(90, 0), 2200, 2000, before).rating == "none"
    assert fide_counting(Clock(90, 0), 2200, 2000, since).rating == "standard"
    assert fide_counting(Clock(60, 0), 1600, 1500, before).rating == "none"
    assert fide_counting(Clock(60, 0), 1600, 1500, before).confidence == "reconstructed"


def test_rapid_is_rated_since_2012() -> None:
    before = fide_counting(Clock(25, 0), 2000, 2000, Event("2011-12-31"))
    assert (before.rating, before.reason.name) == ("none", "counting-fide-no-list")
    assert before.reason.values["year"].value == 2012
    assert fide_counting(Clock(25, 0), 2000, 2000, Event("2012-01-01")).rating == "rapid"


# FIDE news 5721 (16 November 2011): rapid "at least 15 minutes, but less than 60 minutes", blitz
# "at least five minutes, but less than 15 minutes". chess-news.ru (11 September 2012, A. Tkachev
# on the FIDE congress): from 1 July 2013 rapid begins at 10 minutes; until then at 15.


@pytest.mark.parametrize(
    ("base", "increment", "day", "rating", "reason"),
    [
        (12, 0, "2012-06-01", "blitz", "counting-fide-blitz-below"),
        (15, 0, "2012-06-01", "rapid", "counting-fide-rapid-from"),
        (14, 1, "2012-06-01", "rapid", "counting-fide-rapid-from"),
        (59, 0, "2012-06-01", "rapid", "counting-fide-rapid-from"),
        (5, 0, "2012-06-01", "blitz", "counting-fide-blitz-below"),
        (3, 2, "2012-06-01", "blitz", "counting-fide-blitz-below"),  # "3 minutes plus 2 second"
        (4, 0, "2012-06-01", "none", "counting-fide-too-short-below"),
        (12, 0, "2013-06-30", "blitz", "counting-fide-blitz-below"),
        (12, 0, "2013-07-01", "rapid", "counting-fide-rapid"),
        (10, 0, "2013-07-01", "blitz", "counting-fide-blitz-from"),
        (4, 0, "2022-10-01", "blitz", "counting-fide-blitz"),
        (60, 0, "2012-06-01", "none", "counting-fide-too-fast"),
    ],
)
def test_rapid_and_blitz_had_other_limits_at_first(
    base: int, increment: int, day: str, rating: str, reason: str
) -> None:
    found = fide_counting(Clock(base, increment), 1850, 1700, Event(day))
    assert (found.rating, found.reason.name) == (rating, reason)


def test_when_blitz_began_at_three_minutes_is_said_to_be_unknown() -> None:
    between = fide_counting(Clock(4, 0), 1850, 1700, Event("2018-01-01"))
    assert between.rating == "none"
    assert [note.name for note in between.notes] == ["counting-fide-blitz-unsure"]
    for base, day in ((4, "2012-06-01"), (5, "2018-01-01"), (3, "2018-01-01"), (4, "2023-01-01")):
        assert fide_counting(Clock(base, 0), 1850, 1700, Event(day)).notes == []


def test_every_answer_names_the_rules_that_it_rests_on() -> None:
    for found in (
        fide_counting(Clock(90, 30), 1850, 1700, NOW),
        knsb_counting(Clock(90, 30), 1850, 1700, NOW),
        knsb_counting(Clock(90, 30), 1850, 1700, NOW, members=False),
    ):
        assert found.rules in RULES
        assert found.confidence == found.rules.confidence


def test_an_answer_for_a_day_long_after_the_last_look_says_so() -> None:
    far = Event("2100-06-01")
    for found in (
        fide_counting(Clock(90, 30), 1850, 1700, far),
        knsb_counting(Clock(90, 30), 1850, 1700, far),
    ):
        assert "rules-checked" in [note.name for note in found.notes]


def test_an_approved_event_at_45_plus_30_is_mentioned() -> None:
    found = fide_counting(Clock(45, 30), 2500, 2400, NOW)
    assert found.rating == "none"
    assert [note.name for note in found.notes] == ["counting-fide-approved"]
    assert not fide_counting(Clock(45, 30), 2500, 2400, Event("2024-06-01")).notes


def test_a_game_with_an_unrated_player_says_whom_it_counts_for() -> None:
    found = fide_counting(Clock(90, 30), None, 1700, NOW)
    assert found.rating == "standard"
    assert [note.name for note in found.notes] == ["counting-fide-unrated"]


def test_a_game_between_two_unrated_players_counts_for_nobody() -> None:
    # 8.2: a first rating takes games against rated opponents
    found = fide_counting(Clock(90, 30), None, None, NOW)
    assert [note.name for note in found.notes] == ["counting-fide-both-unrated"]


def test_a_game_that_no_list_takes_counts_for_no_unrated_player_either() -> None:
    # up to 3 minutes nothing is rated
    assert not fide_counting(Clock(2, 0), None, 1900, NOW).notes


@pytest.mark.parametrize(
    ("base", "increment", "white", "black", "rating", "reason"),
    [
        # without increment 1 h 45, below 1900 on average 1 h 30
        (105, 0, 2000, 1900, "classical", "counting-knsb-classical"),
        (104, 0, 2000, 1900, "none", "counting-knsb-too-fast"),
        (90, 0, 2000, 1799, "classical", "counting-knsb-classical"),
        (90, 0, 2000, 1800, "none", "counting-knsb-too-fast"),
        # at least 5 seconds a move: 1 h 40 over 40 moves, below 1900 1 h
        (80, 30, 2000, 1900, "classical", "counting-knsb-classical-increment"),
        (79, 30, 2000, 1900, "none", "counting-knsb-too-fast"),
        (40, 30, 1700, 1700, "classical", "counting-knsb-classical-increment"),
        (39, 30, 1700, 1700, "none", "counting-knsb-too-fast"),
        (15, 10, 1700, 1700, "rapid", "counting-knsb-rapid"),
        (5, 3, 1700, 1700, "blitz", "counting-knsb-blitz"),
        (2, 0, 1700, 1700, "none", "counting-knsb-too-short"),
    ],
)
def test_the_knsb_decides_by_time_and_the_average(
    base: int, increment: int, white: int, black: int, rating: str, reason: str
) -> None:
    found = knsb_counting(Clock(base, increment), white, black, NOW)
    assert (found.rating, found.reason.name) == (rating, reason)
    assert found.confidence == "reconstructed"


def test_the_knsb_has_rapid_and_blitz_lists_since_october_2024() -> None:
    found = knsb_counting(Clock(15, 10), 1700, 1700, Event("2024-09-30"))
    assert (found.rating, found.reason.name) == ("none", "counting-knsb-no-list")
    assert knsb_counting(Clock(15, 10), 1700, 1700, Event("2024-10-01")).rating == "rapid"


def test_the_knsb_asks_for_membership() -> None:
    found = knsb_counting(Clock(105, 0), 1700, 1700, NOW, members=False)
    assert (found.rating, found.reason.name) == ("none", "counting-knsb-members")


def test_without_both_ratings_the_knsb_limit_is_the_stricter_one() -> None:
    assert knsb_counting(Clock(90, 0), 1700, None, NOW).rating == "none"


@pytest.mark.parametrize(
    ("base", "increment", "field"), [(-1, 0, "base"), (601, 0, "base"), (5, 601, "increment")]
)
def test_an_impossible_clock_is_refused(base: int, increment: int, field: str) -> None:
    with pytest.raises(InputError) as caught:
        Clock(base, increment)
    assert (caught.value.code, caught.value.field) == ("out-of-range", field)
