"""Every sample of a tournament report file: what is read in it, and what is reported."""

import pytest

from elo.tournament.event import Rating, Tournament
from elo.tournament.trf import looks_like_trf, write_trf
from tests.tournament.samples import TRF_FILES, noticed, only_event, places, results, sample

NO_RESULTS = ("no-results", 0, 0)

#: Of each file: players, rounds, first and last day, and the place of everything reported. Read in
#: the files by eye.
FOUND = {
    "dwz_exceptional.trf": (6, 5, "2025-05-01", "2025-05-05", []),
    "dwz_new_year.trf": (3, 2, "2025-12-27", "2026-01-05", []),
    "dwz_newcomer.trf": (6, 5, "2025-09-01", "2025-09-05", []),
    "dwz_whole_event.trf": (10, 9, "2025-01-10", "2025-03-07", []),
    "krause_bunratty_masters_2011.tab": (
        *(34, 6, "2011-02-25", "2011-02-27"),
        [
            ("bad-date", 13, 92),
            *[("points-differ", line, 0) for line in (29, 31, 32, 38, 47)],
        ],
    ),
    "krause_irish_intermediate_2011.tab": (
        *(21, 5, "2011-07-02", "2011-07-03"),
        [("encoding-assumed", 0, 0), ("points-differ", 29, 0)],
    ),
    "krause_latin1.tab": (3, 3, "2008-06-07", "", []),
    "fide_norms.trf": (12, 11, "2025-11-01", "2025-11-11", []),
    "krause_utf8_bom.tab": (
        *(2, 1, "2011-09-26", "2012-04-01"),
        # 11/09/26 and 12/04/01: an event from 2011 to 2012, not from 2026 to 2001
        [],
    ),
    "trf16_belgian_interclub_2024_excerpt.trf": (
        *(112, 11, "2024-09-29", "2025-04-27"),
        [
            ("player-count-differs", 6, 5),
            ("opponents-missing", 14, 92),
            *[("round-outside-event", 0, 0)] * 3,
        ],
    ),
    "trf16_chessfy_real.trf": (52, 9, "2010-09-24", "2010-10-02", []),
    "trf26_team_minimal.trf": (
        *(2, 5, "2026-01-10", "2026-01-14"),
        [
            ("field-shifted", 13, 71),
            ("field-shifted", 14, 71),
            ("bye-and-result", 17, 5),
            ("points-differ", 13, 0),
            ("points-differ", 14, 0),
        ],
    ),
    "trf_bad_incompatible_result.trf": (7, 5, "", "", [("results-disagree", 2, 132)]),
    "trf_bad_incorrect_points.trf": (7, 5, "", "", [("points-differ", 2, 0)]),
    "trf_bad_missing_result.trf": (7, 5, "", "", [("one-sided", 2, 132)]),
    "trf_bad_missing_starting_number.trf": (
        7,
        5,
        "",
        "",
        [NO_RESULTS, ("numbers-missing", 0, 0)],
    ),
    "trf_bad_too_many_results.trf": (
        *(7, 5, "", ""),
        [("too-many-rounds", 2, 142), ("too-many-rounds", 7, 142)],
    ),
    "trf_py4swiss_comments.trf": (7, 5, "", "", [NO_RESULTS]),
    "trfbx_issue7_CR_only.trf": (60, 15, "", "", []),
    "trfx_javafo_sample2.trf": (52, 9, "2010-09-24", "2010-10-02", []),
}


def event_of(name: str) -> Tournament:
    return only_event(sample(name))


def test_every_file_is_known() -> None:
    assert set(FOUND) == {path.name for path in TRF_FILES}


@pytest.mark.parametrize("name", FOUND)
def test_a_file_is_read_and_everything_odd_has_its_place(name: str) -> None:
    assert looks_like_trf(sample(name))
    event = event_of(name)
    players, rounds, start, end, problems = FOUND[name]
    assert len(event.players) == players
    assert (event.rounds, event.start, event.end) == (rounds, start, end)
    assert places(event) == problems


@pytest.mark.parametrize("name", FOUND)
def test_a_file_stays_as_it_is(name: str) -> None:
    assert event_of(name).source == sample(name)


@pytest.mark.parametrize("name", FOUND)
def test_a_file_written_anew_has_the_same_results(name: str) -> None:
    event = event_of(name)
    again = only_event(write_trf(event))
    assert results(again) == results(event)
    assert [(p.number, p.name, p.title, p.sex, p.birth) for p in again.players] == [
        (p.number, p.name, p.title, p.sex, p.birth) for p in event.players
    ]
    assert [p.ratings for p in again.players] == [p.ratings for p in event.players]


def test_a_player_is_read_field_by_field() -> None:
    player = event_of("trf16_chessfy_real.trf").players[0]
    assert (player.number, player.name, player.title, player.sex) == (1, "Adler, Anna", "GM", "m")
    assert (player.federation, player.ids, player.birth) == ("AZE", {"FID": "90000000"}, "1978")
    assert player.ratings == {"FID": Rating(2527)}
    assert (player.points, player.rank) == (4.0, 1)


def test_results_are_read_with_opponent_colour_and_kind() -> None:
    found = results(event_of("trf16_chessfy_real.trf"))
    assert found[13, 1] == (39, "w", 1.0, "forfeit")
    assert found[39, 1] == (13, "b", 0.0, "forfeit")
    assert found[14, 3] == (None, "", 0.5, "bye")
    assert found[14, 4] == (26, "b", 0.5, "played")
    assert found[48, 4] == (None, "", 1.0, "bye")
    assert (1, 5) not in found


def test_a_rating_of_zero_is_no_rating() -> None:
    players = event_of("trf16_chessfy_real.trf").by_number()
    assert players[6].ratings == {"FID": Rating(None)}
    assert "FID" not in players[6].ids


def test_names_have_their_accents_in_every_encoding() -> None:
    assert event_of("krause_irish_intermediate_2011.tab").by_number()[8].name == "Hoeve, Zoë"
    assert event_of("trf16_chessfy_real.trf").by_number()[13].name == "Müller, Jonas"


def test_short_titles_and_capital_sexes_are_understood() -> None:
    players = event_of("krause_latin1.tab").players
    assert [(p.sex, p.title) for p in players] == [("w", ""), ("m", "IM"), ("m", "GM")]
    zwart = event_of("krause_bunratty_masters_2011.tab").by_number()[26]
    assert (zwart.sex, zwart.title) == ("w", "WFM")


def test_a_round_without_a_code_is_a_bye_of_unknown_worth() -> None:
    found = results(event_of("krause_bunratty_masters_2011.tab"))
    assert found[16, 4] == (None, "", None, "bye")


def test_national_ratings_and_teams_are_read() -> None:
    event = event_of("trf26_team_minimal.trf")
    assert event.players[0].ratings == {"FID": Rating(2851), "RUS": Rating(2650)}
    assert [(team.number, team.name, team.players) for team in event.teams] == [
        (1, "Team A", [1, 2])
    ]
    assert [player.team for player in event.players] == [1, 1]
    (team,) = event_of("trfx_javafo_sample2.trf").teams
    assert (team.name, team.players) == ("Team 52", [1, 2])


def test_a_birth_date_beside_its_columns_is_read_and_said() -> None:
    event = event_of("trf26_team_minimal.trf")
    assert [player.birth for player in event.players] == ["1963-01-01", "1976-01-01"]
    (problem, _) = [each for each in noticed(event) if each.code == "field-shifted"]
    assert problem.values["text"] == "1963/01/01"


def test_the_dates_of_rounds_are_read_by_column() -> None:
    assert event_of("krause_irish_intermediate_2011.tab").round_dates == [
        *["2011-07-02"] * 3,
        *["2011-07-03"] * 2,
    ]


def test_a_game_without_a_partner_is_reported_with_both_names() -> None:
    (problem,) = noticed(event_of("trf_bad_missing_result.trf"))
    assert problem.values["name"] == "Player 2"
    assert problem.values["other"] == "Player 3"
    assert problem.values["round"] == 5


def test_points_that_are_not_the_sum_are_reported_with_both() -> None:
    (problem,) = noticed(event_of("trf_bad_incorrect_points.trf"))
    assert (problem.values["points"], problem.values["sum"]) == ("4", "3")
