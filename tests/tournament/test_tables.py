"""Tables as people have them become events; what is not clear is said at its place.

The tables are made up; what they say can be read in them. Their shapes are those of crosstables,
pairing lists and players' cards as Swiss-Manager, Sevilla, Vega and plain spreadsheets write them.
"""

from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook

from elo.tournament.checks import check
from elo.tournament.detect import read_events
from elo.tournament.event import Entrant, Rating, Tournament
from elo.tournament.tables import read_table, read_workbook
from elo.tournament.tables.cells import Spelling
from elo.tournament.tables.scores import read_alone
from tests.effort import tried

Game = tuple[int, int | None, str, float | None, str]


def read(text: str) -> Tournament:
    [event] = read_table(text.encode())
    return event


def played(player: Entrant) -> list[Game]:
    return [(r.round, r.opponent, r.colour, r.score, r.state) for r in player.results]


def places(event: Tournament) -> list[tuple[str, int, int]]:
    return [(problem.code, problem.line, problem.column) for problem in event.problems]


def against(event: Tournament) -> list[list[tuple[object, ...]]]:
    """Everybody's results, without colours, and with opponents by their place in the table."""
    place = {player.number: i for i, player in enumerate(event.players)}
    return [
        [(r, place.get(number or 0), *rest) for r, number, _, *rest in played(player)]
        for player in event.players
    ]


def by_name(event: Tournament, name: str) -> Entrant:
    return next(player for player in event.players if player.name.startswith(name))


# crosstables by round

SWISS = """Open Utrecht 2026
Final Ranking crosstable after 3 Rounds
Rk.\tSNo\t\tName\tFED\tRtg\t1.Rd\t2.Rd\t3.Rd\tPts.\t TB1
1\t3\tGM\tAlpha, A\tNED\t2500\t4w1\t2b½\t3w1\t2,5\t4
2\t1\t\tBravo, B\tGER\t2400\t3b1\t1w½\t4b½\t2\t5
3\t2\tFM\tCharlie\tBEL\t0\t2w0\t4b+\t1b0\t1\t3
4\t4\t\tDelta\tNED\t\t1b0\t3w-\t2w½\t½\t2
"""


def test_a_copied_crosstable_names_opponents_by_rank_where_its_results_show_it() -> None:
    event = read(SWISS)
    alpha, delta = by_name(event, "Alpha"), by_name(event, "Delta")
    assert (event.name, event.rounds) == ("Open Utrecht 2026", 3)
    assert (alpha.number, alpha.rank, alpha.title, alpha.points) == (3, 1, "GM", 2.5)
    assert played(alpha) == [
        (1, 4, "w", 1.0, "played"),
        (2, 1, "b", 0.5, "played"),
        (3, 2, "w", 1.0, "played"),
    ]
    assert played(delta)[1] == (2, 2, "w", 0.0, "forfeit")
    assert by_name(event, "Charlie").ratings == {"": Rating(None)}
    assert delta.ratings == {}
    assert places(event) == [("table-by-rank", 0, 0)]
    assert [problem.code for problem in check(event)] == []


def test_a_crosstable_by_starting_number_is_read_as_one() -> None:
    event = read(
        "Rk;SNo;Name;1.Rd;2.Rd\n1;2;Alpha;1w1;3b1\n2;3;Bravo;bye 1;2w0\n3;1;Charlie;2b0;bye ½\n"
    )
    assert played(by_name(event, "Alpha")) == [
        (1, 1, "w", 1.0, "played"),
        (2, 3, "b", 1.0, "played"),
    ]
    assert event.problems == []


@pytest.mark.parametrize(
    "text",
    [
        "Nr;Naam;Rating;R1;R2;Punten\n1;Alpha;1850;2w1;3z½;1,5\n2;Bravo;1750;1z0;vrij;1\n"
        "3;Charlie;1.650;vrij;1w½;1½\n",
        "Nr.\tTeilnehmer\tTWZ\t1. Runde\t2. Runde\tPunkte\n1\tAlpha\t1850\t2w1\t3s½\t1,5\n"
        "2\tBravo\t1750\t1s0\tspielfrei\t1\n3\tCharlie\t1650\tspielfrei\t1w½\t1,5\n",
        'No,Player,Elo,Round 1,Round 2,Pts\n1,Alpha,1850,2W1,3B=,"1.5"\n2,Bravo,1750,1B0,bye,1\n'
        "3,Charlie,1650,bye,1W=,1.5\n",
        "| No | Name | Rtg | R1 | R2 | Pts |\n|---|---|---|---|---|---|\n"
        "| 1 | Alpha | 1850 | 2w1 | 3b½ | 1.5 |\n| 2 | Bravo | 1750 | 1b0 | bye | 1 |\n"
        "| 3 | Charlie | 1650 | bye | 1w½ | 1.5 |\n",
        "No  Name     Elo   R1    R2    Pts\n 1  Alpha    1850  2w1   3b½   1.5\n"
        " 2  Bravo    1750  1b0   bye   1\n 3  Charlie  1650  bye   1w½   1.5\n",
    ],
    ids=["Dutch", "German", "English", "Markdown", "aligned"],
)
def test_languages_and_separators_make_no_difference(text: str) -> None:
    event = read(text)
    assert [player.name for player in event.players] == ["Alpha", "Bravo", "Charlie"]
    assert [player.ratings[""].value for player in event.players] == [1850, 1750, 1650]
    assert [player.points for player in event.players] == [1.5, 1, 1.5]
    assert played(event.players[0]) == [(1, 2, "w", 1.0, "played"), (2, 3, "b", 0.5, "played")]
    assert played(event.players[1])[1][3:] == (None, "bye")
    assert event.problems == []


def test_signs_before_numbers_are_results_where_draws_are_signs() -> None:
    event = read("No;Name;R1;R2\n1;Alpha;+W2;=B3\n2;Bravo;-B1;+BYE\n3;Charlie;+BYE;=W1\n")
    assert played(event.players[0]) == [(1, 2, "w", 1.0, "played"), (2, 3, "b", 0.5, "played")]
    assert played(event.players[1]) == [(1, 1, "b", 0.0, "played"), (2, None, "", 1.0, "bye")]


def test_letters_before_numbers_are_results_where_losses_are_letters() -> None:
    event = read("No;Name;R1;R2\n1;Alpha;W2;D3\n2;Bravo;L1;X3\n3;Charlie;bye;D1\n")
    assert played(event.players[0]) == [(1, 2, "", 1.0, "played"), (2, 3, "", 0.5, "played")]
    assert played(event.players[1])[1] == (2, 3, "", 1.0, "forfeit")


def test_signs_that_may_be_wins_or_forfeits_are_not_guessed() -> None:
    event = read("No;Name;R1\n1;Alpha;2w+\n2;Bravo;1b-\n")
    assert [played(player) for player in event.players] == [[], []]
    assert places(event) == [("table-result", 2, 3), ("table-result", 3, 3)]


@pytest.mark.parametrize(
    "cell", ["121", "12w2", "12w1w", "abc", "1-0", "12w11", "w", "½½½", "12x1"]
)
def test_a_cell_that_is_not_clear_is_reported_and_not_read(cell: str) -> None:
    event = read(f"No;Name;R1;R2\n1;Alpha;2w1;{cell}\n2;Bravo;1b0;bye\n")
    assert played(event.players[0]) == [(1, 2, "w", 1.0, "played")]
    assert places(event) == [("table-result", 2, 4)]
    assert event.problems[0].values["text"] == cell


def test_a_point_without_opponent_is_a_bye() -> None:
    event = read("No;Name;R1;R2\n1;Alpha;2w1;-½\n2;Bravo;1b0;-1\n")
    assert played(event.players[0])[1] == (2, None, "", 0.5, "bye")
    assert played(event.players[1])[1] == (2, None, "", 1.0, "bye")


# everybody against everybody


def test_a_round_robin_is_read_with_its_games_numbered() -> None:
    event = read(
        "Nr;Naam;Rating;1;2;3;Punten\n1;Alpha;1800;*;1;½;1,5\n2;Bravo;1700;0;*;+;1\n"
        "3;Charlie;geen;½;-;*;½\n"
    )
    games = {(p.name, r.opponent): (r.score, r.state) for p in event.players for r in p.results}
    assert games == {
        ("Alpha", 2): (1.0, "played"),
        ("Alpha", 3): (0.5, "played"),
        ("Bravo", 1): (0.0, "played"),
        ("Bravo", 3): (1.0, "forfeit"),
        ("Charlie", 1): (0.5, "played"),
        ("Charlie", 2): (0.0, "forfeit"),
    }
    assert places(event) == [("table-rounds-unknown", 0, 0)]
    assert [problem.code for problem in check(event)] == []


def test_a_round_robin_that_is_sorted_by_points_is_read_by_rank_or_by_number() -> None:
    by_rank = read("Rk;Name;1;2;3\n1;Charlie;x;1;1\n2;Alpha;0;x;½\n3;Bravo;0;½;x\n")
    by_number = read("No;Name;1;2;3\n3;Charlie;1;1;x\n1;Alpha;x;½;0\n2;Bravo;½;x;0\n")
    for event in (by_rank, by_number):
        names = {player.number: player.name for player in event.players}
        games = {
            (player.name, names[r.opponent or 0]): r.score
            for player in event.players
            for r in player.results
        }
        assert games["Charlie", "Alpha"] == 1
        assert games["Alpha", "Bravo"] == 0.5
        assert [problem.code for problem in check(event)] == []


def test_two_games_in_a_cell_are_two_rounds() -> None:
    event = read("Nr;Name;1;2;3;4\n1;A;;1½;11;0=\n2;B;0½;;½½;10\n3;C;00;½½;;1 1\n4;D;1=;01;0 0;\n")
    assert [len(player.results) for player in event.players] == [6, 6, 6, 6]
    for player in event.players:
        assert [result.round for result in player.results] == [1, 2, 3, 4, 5, 6]
    assert [problem.code for problem in check(event) if problem.severity == "error"] == []
    assert sum(r.score or 0 for r in event.players[0].results) == 1.5 + 2 + 0.5


@pytest.mark.parametrize("cell", ["1.5", "2", "0.51", "a"])
def test_a_sum_of_games_does_not_tell_their_results(cell: str) -> None:
    assert read_alone(cell) is None


@pytest.mark.parametrize(
    ("won", "lost", "state"),
    [
        ("1-0", "0-1", "played"),
        ("1:0", "0:1", "played"),
        ("1 – 0", "0 – 1", "played"),
        ("+:-", "-:+", "forfeit"),
    ],
)
def test_both_sides_results_in_a_cell_are_one_game(won: str, lost: str, state: str) -> None:
    event = read(f"No;Name;Rating;1;2\n1;A;2000;X;{won}\n2;B;1900;{lost};X\n")
    assert played(event.players[0]) == [(1, 2, "", 1.0, state)]
    assert played(event.players[1]) == [(1, 1, "", 0.0, state)]
    assert places(event) == [("table-rounds-unknown", 0, 0)]


def test_a_draw_that_is_written_for_both_sides_is_one_game() -> None:
    event = read("No;Name;1;2;3\n1;A;x;½-½;1-0\n2;B;½-½;x;½:½\n3;C;0-1;½:½;x\n")
    scores = [{r.opponent: r.score for r in player.results} for player in event.players]
    assert scores == [{2: 0.5, 3: 1}, {1: 0.5, 3: 0.5}, {1: 0, 2: 0.5}]
    assert [problem.code for problem in check(event)] == []


def test_points_of_two_games_make_it_unclear_what_a_pair_of_results_is() -> None:
    event = read("No;Name;1;2;3\n1;A;x;1-1;1-0\n2;B;1-1;x;1\n3;C;0-1;0;x\n")
    assert [len(player.results) for player in event.players] == [0, 1, 1]
    assert places(event)[:4] == [("table-result", *at) for at in ((2, 4), (2, 5), (3, 3), (4, 3))]


@pytest.mark.parametrize("cell", ["1-", "+-", "1-0-", "1-1", "--1", "0+"])
def test_a_sign_among_other_results_is_not_taken_for_a_forfeit(cell: str) -> None:
    event = read(f"No;Name;1;2;3\n1;A;x;{cell};1\n2;B;1;x;1\n3;C;0;0;x\n")
    assert [result.opponent for result in event.players[0].results] == [3]
    assert ("table-result", 2, 4) in places(event)


def test_results_without_opponents_are_said_to_be_of_no_use() -> None:
    event = read("Name;Rating;R1;R2;R3\nAlpha;1800;1;0;1\nBravo;1700;0;1;½\n")
    assert [played(player) for player in event.players] == [[], []]
    assert places(event) == [("table-no-opponents", 1, 0)]


# headings of rounds that come again


@pytest.mark.parametrize(
    ("headings", "rows", "column"),
    [
        ("R1;R1", ("2w1;2b0", "1b0;1w1"), 5),
        ("1. Runde;2. Runde;1. Runde;2. Runde", ("2w1;;2b0;", "1b0;;1w1;"), 6),
    ],
)
def test_rounds_that_are_headed_again_are_of_a_second_cycle(
    headings: str, rows: tuple[str, str], column: int
) -> None:
    ann, bob = rows
    event = read(f"No;Name;Rating;{headings}\n1;A, Ann;2000;{ann}\n2;B, Bob;1900;{bob}\n")
    scores = [[result.score for result in player.results] for player in event.players]
    assert scores == [[1, 0], [0, 1]]
    assert places(event) == [("table-rounds-again", 1, column)]
    assert {problem.code for problem in check(event)} == {"games-twice"}


@pytest.mark.parametrize(
    ("headings", "rows"),
    [
        ("1;2;3;1;2;3", ("x;1;½;x;0;1", "0;x;1;1;x;½", "½;0;x;0;½;x")),
        ("1;1;2;2;3;3", ("x;x;1;0;½;1", "0;1;x;x;1;½", "½;0;0;½;x;x")),
    ],
)
def test_a_double_round_robin_has_two_games_of_each_pair(
    headings: str, rows: tuple[str, ...]
) -> None:
    lines = [f"{i};{'ABC'[i - 1]};{row}" for i, row in enumerate(rows, start=1)]
    event = read(f"No;Name;{headings}\n" + "\n".join(lines))
    scores = [[(r.opponent, r.score) for r in player.results] for player in event.players]
    assert sorted(scores[0]) == [(2, 0), (2, 1), (3, 0.5), (3, 1)]
    assert sorted(scores[1]) == [(1, 0), (1, 1), (3, 0.5), (3, 1)]
    assert sorted(scores[2]) == [(1, 0), (1, 0.5), (2, 0), (2, 0.5)]
    assert {p.code for p in event.problems} == {"table-rounds-again", "table-rounds-unknown"}
    assert {problem.code for problem in check(event)} == {"games-twice"}


def test_a_round_that_is_missing_among_the_headings_is_said() -> None:
    event = read("No;Name;R1;R2;R3;R2\n1;A;2w1;;;2b1\n2;B;1b0;;;1w0\n")
    assert places(event) == [("table-rounds-again", 1, 6), ("table-round-headings", 1, 0)]
    assert event.problems[1].values["rounds"] == "1, 2, 3, 2"


# other tables


def test_a_list_of_games_is_an_event() -> None:
    event = read(
        "Ronde;Wit;Rtg;Zwart;Rtg;Uitslag\n1;Alpha, A;1800;Bravo, B;1700;1-0\n"
        "2;Charlie;0;Alpha, A;1800;½-½\n3;Bravo B;1700;Charlie;;+ - -\n"
    )
    assert [player.name for player in event.players] == ["Alpha, A", "Bravo, B", "Charlie"]
    assert played(event.players[0]) == [(1, 2, "w", 1.0, "played"), (2, 3, "b", 0.5, "played")]
    assert played(event.players[2])[1] == (3, 2, "b", 0.0, "forfeit")
    assert [player.ratings.get("") for player in event.players] == [
        *[Rating(1800), Rating(1700), Rating(None)]
    ]
    assert event.problems == []


@pytest.mark.parametrize(
    ("headings", "of"),
    [
        ("Runde;Weiß;DWZ;Schwarz;DWZ;Ergebnis", "GER"),
        ("Round;White;FIDE;Black;FIDE;Result", "FID"),
        ("Ronde;Wit;KNSB;Zwart;KNSB;Uitslag", "NED"),
        ("Round;White;WhiteElo;Black;BlackElo;Result", ""),
        ("Ronde;Wit;Rating wit;Zwart;Rating zwart;Uitslag", ""),
    ],
)
def test_ratings_of_any_list_are_read_beside_white_and_black(headings: str, of: str) -> None:
    event = read(f"{headings}\n1;Alpha, A;1800;Bravo, B;1700;1-0\n")
    assert [player.ratings for player in event.players] == [{of: Rating(1800)}, {of: Rating(1700)}]
    assert event.problems == []


def test_columns_of_black_may_stand_before_those_of_white() -> None:
    event = read("Rd;Black;DWZ;White;DWZ;Result\n1;Bravo;1700;Alpha;1800;1-0\n")
    ratings = {player.name: player.ratings["GER"].value for player in event.players}
    assert ratings == {"Alpha": 1800, "Bravo": 1700}
    assert by_name(event, "Alpha").results[0].score == 1


def test_several_lists_and_numbers_stand_beside_both_players() -> None:
    event = read(
        "Rd;White;FIDE-ID;DWZ;FIDE;Black;FIDE-ID;DWZ;FIDE;Result\n"
        "1;Alpha;4600001;1800;1850;Bravo;;1700;0;1-0\n2;Bravo;4600002;1700;;Alpha;4600003;1801;;½\n"
    )
    alpha, bravo = event.players
    assert (alpha.ids, bravo.ids) == ({"FID": "4600001"}, {"FID": "4600002"})
    assert alpha.ratings == {"GER": Rating(1800), "FID": Rating(1850)}
    assert bravo.ratings == {"GER": Rating(1700), "FID": Rating(None)}
    assert places(event) == [("table-rating-differs", 3, 8), ("table-id-differs", 3, 7)]


def test_a_name_with_two_years_of_birth_may_be_two_players() -> None:
    event = read("Rd;White;Born;Black;Born;Result\n1;Ann;1978;Bob;;1-0\n2;Bob;1990;Ann;2011;½\n")
    assert [player.birth for player in event.players] == ["1978", "1990"]
    assert places(event) == [("table-birth-differs", 3, 5)]


def test_a_rating_that_may_be_of_either_side_is_not_read() -> None:
    event = read("Rd;White;Black;DWZ;Result\n1;Alpha;Bravo;1700;1-0\n")
    assert [player.ratings for player in event.players] == [{}, {}]
    assert places(event) == [("table-side", 1, 4)]


def test_rounds_between_the_games_are_read() -> None:
    event = read("White\tBlack\tResult\nRound 1\nA\tB\t1-0\nRound 2\nB\tA\t0-1\n")
    assert [r.round for r in event.players[0].results] == [1, 2]


def test_games_without_rounds_get_numbers_that_nobody_has_twice() -> None:
    event = read("White;Black;Result\nA;B;1-0\nA;C;1-0\nB;C;½\nB;A;0-1\n")
    for player in event.players:
        rounds = [result.round for result in player.results]
        assert len(set(rounds)) == len(rounds)
    assert places(event) == [("table-rounds-unknown", 0, 0)]
    assert {p.code for p in check(event)} == {"games-twice"}


def test_an_odd_result_in_a_list_of_games_is_an_open_game() -> None:
    event = read("White;Black;Result;Rd\nA;B;3-0;1\nA;;1-0;2\n")
    assert played(event.players[0]) == [(1, 2, "w", None, "open")]
    assert places(event) == [("table-result-of-game", 2, 3), ("table-no-pair", 3, 0)]


def test_a_players_card_is_his_games() -> None:
    event = read(
        "Name: Alpha, A\nRating: 1850\nStarting rank: 5\n"
        "Rd.\tSNo\t\tName\tRtg\tFED\tPts.\tRes.\n1\t12\t\tBravo, B\t1700\tNED\t3\tw 1\n"
        "2\t3\tFM\tCharlie, C\t2300\tNED\t4\ts ½\n3\t7\t\tDelta\t0\tNED\t2\t- 1K\n"
    )
    owner = event.players[0]
    assert (owner.name, owner.number, owner.ratings) == ("Alpha, A", 5, {"": Rating(1850)})
    assert played(owner) == [
        (1, 12, "w", 1.0, "played"),
        (2, 3, "b", 0.5, "played"),
        (3, 7, "", 1.0, "forfeit"),
    ]
    assert event.problems == []
    assert [problem.code for problem in check(event) if problem.severity == "error"] == []


def test_a_start_list_has_its_facts_by_list() -> None:
    event = read(
        'Nr,Name,FideID,RtgI,RtgN,DWZ,Titel,Geb.,Land,Verein\n1,"Müller, Anna",4600001,2101,2150,'
        "2144,wfm,14.03.2005,GER,SF Süd\n"
    )
    [anna] = event.players
    assert anna.ids == {"FID": "4600001"}
    assert anna.ratings == {"FID": Rating(2101), "": Rating(2150), "GER": Rating(2144)}
    assert (anna.birth, anna.title, anna.federation) == ("2005-03-14", "WFM", "GER")
    assert event.problems == []


def test_facts_above_a_table_are_the_events() -> None:
    event = read(
        "Toernooi;Open Utrecht\nPlaats van spelen;Utrecht\nDatum;10-01-2026 t/m 12-01-2026\n"
        "Bedenktijd;90 min + 30 s\nTempo;klassiek\n\nNr;Naam;Rating\n1;Alpha;1800\n"
    )
    assert (event.name, event.city) == ("Open Utrecht", "Utrecht")
    assert (event.start, event.end) == ("2026-01-10", "2026-01-12")
    assert (event.clock, event.tempo) == ("90 min + 30 s", "standard")


def test_a_tempo_in_minutes_is_the_time_control() -> None:
    event = read("Tempo: 15 min + 5 sec\nNr;Naam;Rating\n1;Alpha;1800\n")
    assert (event.tempo, event.clock) == ("", "15 min + 5 sec")


@pytest.mark.parametrize(
    ("text", "day", "told"),
    [
        # 2001 has rules as well as 2025, and they are others
        ("01.11.25", "2025-11-01", ["date-guessed"]),
        # of 2031 there are none
        ("31.12.25", "2025-12-31", []),
        # September or October: on the first of October 2025 FIDE's rules changed
        ("9-10-25", "2025-10-09", ["date-guessed"]),
        ("07/11/25", "2025-11-07", ["date-guessed"]),
        ("25.11.25", "2025-11-25", []),
        # with dots the day is first; with slashes it may be the month
        ("01.11.2025", "2025-11-01", []),
        # the eleventh of January or the first of November: on 1 October the rules changed
        ("01/11/2025", "2025-11-01", ["date-guessed"]),
        # the fifth of June or the sixth of May: under the same rules
        ("05/06/2025", "2025-06-05", ["date-read-as"]),
        # no November has 32 days, so 32 can only be the year
        ("01.11.32", "2032-11-01", []),
        ("25.13.01", "", ["table-day"]),
    ],
)
def test_a_year_of_two_digits_stands_last_in_what_people_write(
    text: str, day: str, told: list[str]
) -> None:
    event = read(f"Datum: {text}\nNr;Name;DWZ\n1;Alpha;1800\n")
    assert event.start == day
    assert [problem.code for problem in event.problems] == told


def test_teams_are_made_of_their_names() -> None:
    event = read("Nr;Name;Team\n1;Alpha;Süd\n2;Bravo;Nord\n3;Charlie;Süd\n")
    assert [(team.number, team.name, team.players) for team in event.teams] == [
        *[(1, "Süd", [1, 3]), (2, "Nord", [2])]
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_encodings_of_spreadsheets_are_read(encoding: str) -> None:
    [event] = read_table("Nr\tName\tDWZ\n1\tGroß, Jörg\t1650\n".encode(encoding))
    assert event.players[0].name == "Groß, Jörg"
    assumed = [(p.code, p.values) for p in event.problems]
    assert assumed == ([("encoding-assumed", {"encoding": "cp1252"})] if "125" in encoding else [])


def test_the_line_that_tells_a_spreadsheet_the_mark_is_not_the_events_name() -> None:
    for mark in ";,\t":
        cells = mark.join(("Nr", "Name", "DWZ")), mark.join(("1", "Alpha", "1650"))
        event = read(f"sep={mark}\r\n{cells[0]}\r\n{cells[1]}\r\n")
        assert (event.name, event.players[0].name) == ("", "Alpha")
        assert event.players[0].line == 3
        assert event.problems == []


def test_a_dwz_may_have_its_index_behind_it() -> None:
    event = read("Nr;Name;DWZ\n1;Alpha;1850-23\n2;Bravo;987 – 4\n3;Charlie;1850-\n")
    assert [player.ratings.get("GER") for player in event.players] == [
        *[Rating(1850, index=23), Rating(987, index=4), None]
    ]
    assert places(event) == [("table-number", 4, 3)]


def test_a_fact_of_zero_is_one_that_the_list_does_not_know() -> None:
    event = read("No;Name;Rtg;K;Rated games\n1;Alpha;1850;0;0\n2;Bravo;1750;20;35\n3;C;;0;\n")
    assert [player.ratings.get("") for player in event.players] == [
        *[Rating(1850), Rating(1750, k=20, games=35), None]
    ]
    assert event.problems == []


def test_headings_of_club_tables_are_known() -> None:
    event = read("Nr;Name;Geb. jaar;Verein/Ort;DWZ;WP1;WP2\n1;Alpha;1978;Süd;1850;3;2\n")
    assert event.players[0].birth == "1978"
    assert event.problems == []


@pytest.mark.parametrize(
    "row",
    ["Gemiddelde;;1950", ";Average;1950", ";Schnitt:;1950", ";Ø-DWZ;1950", ";Elo-Schnitt;1950"],
)
def test_a_row_that_sums_the_table_up_is_no_player(row: str) -> None:
    event = read(f"Nr;Naam;Rating\n1;Alpha;1900\n2;Bravo;2000\n{row}\n")
    assert [player.name for player in event.players] == ["Alpha", "Bravo"]
    assert places(event) == [("table-summary", 4, 0)]


def test_a_player_with_a_number_may_be_called_anything() -> None:
    event = read("Nr;Naam;Rating\n1;Schnitt;1900\n2;Average, Joe;2000\n")
    assert len(event.players) == 2
    assert event.problems == []


# what is odd is said at its place


def test_problems_have_a_row_and_a_column() -> None:
    event = read(
        "Nr,Name,DWZ,Geb.,Haarfarbe,Sex,Pts\n1,Anna,abc,2005,blond,x,1\n1,Jörg,99999,40.40.2000,,,z\n"
        ",,1600,,,,\n"
    )
    assert places(event) == [
        ("table-heading", 1, 5),
        ("table-sex", 2, 6),
        ("table-number", 2, 3),
        ("table-number-twice", 3, 1),
        ("table-birth", 3, 4),
        ("table-points", 3, 7),
        ("table-number", 3, 3),
    ]
    assert [player.number for player in event.players] == [1, 2]
    assert [player.ratings for player in event.players] == [{}, {}]


def test_a_quotation_mark_that_is_not_closed_hides_no_row() -> None:
    event = read('Nr;Name;Rating\n1;"Alpha;1800\n2;Bravo;1700\n3;Charlie;1600\n')
    assert len(event.players) == 3
    assert ("table-quotes", 0, 0) in places(event)


def test_a_line_whose_columns_are_not_clear_is_left_out() -> None:
    event = read("No  Name     Elo   R1\n 1  Alpha    1850  2w1\n 2  Bravo and more text\n")
    assert [player.name for player in event.players] == ["Alpha"]
    assert places(event) == [("table-not-aligned", 3, 0)]


def test_what_is_no_table_is_not_read_as_one() -> None:
    for text in ("Dear arbiter,\nplease find enclosed\n", "1;2;3\n4;5;6\n", "Name\nAlpha\n"):
        assert [p.code for p in read_events(text.encode())[0].problems] == ["refused-text"]


def test_a_table_is_found_out_by_its_content() -> None:
    [event] = read_events(SWISS.encode())
    assert (event.format, len(event.players)) == ("table", 4)


@pytest.mark.parametrize(
    "text",
    [
        "Nr;Naam;Relatienummer;Rating;R1\n1;Alpha;9000001;1800;2w1\n2;Bravo;9000002;1700;1z0\n",
        "ZPS,Mgl-Nr,Name,DWZ,R1\n40001,1,Alpha,1800,2w1\n40001,2,Bravo,1700,1s0\n",
        "Ronde;Wit;Relatienummer;Zwart;Relatienummer;Uitslag\n1;Alpha;9000001;Bravo;9000002;1-0\n",
    ],
)
def test_a_table_with_results_and_a_lists_headings_is_an_event(text: str) -> None:
    [event] = read_events(text.encode())
    assert event.format == "table"
    assert [player.name for player in event.players] == ["Alpha", "Bravo"]
    assert [result.score for player in event.players for result in player.results] == [1, 0]


def test_a_members_number_is_that_of_his_club_and_his_own() -> None:
    event = read("ZPS,Mgl-Nr,FIDE-ID,Name,DWZ\n40001,0012,10001,Alpha,1800\n")
    assert by_name(event, "Alpha").ids == {"GER": "40001-12", "FID": "10001"}
    assert event.problems == []


# workbooks


def workbook(*sheets: tuple[str, list[list[Any]]]) -> bytes:
    book = Workbook(write_only=True)
    for name, rows in sheets:
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(row)
    out = BytesIO()
    book.save(out)
    return out.getvalue()


HEAD = ["No", "Name", "Rating", "R1", "R2", "Points"]
ROWS = [[1, "Alpha", 1850.0, "2w1", "bye", 2], [2, "Bravo", "unr", "1b0", "bye ½", 0.5]]


def test_a_workbook_is_found_out_by_its_content() -> None:
    [event] = read_events(workbook(("Stand", [["Open"], [], HEAD, *ROWS])))
    assert (event.format, event.name) == ("xlsx", "Open")
    assert [player.ratings[""].value for player in event.players] == [1850, None]
    assert [player.points for player in event.players] == [2, 0.5]
    assert played(event.players[0]) == [(1, 2, "w", 1.0, "played"), (2, None, "", None, "bye")]
    assert [result.line for result in event.players[0].results] == [4, 4]


def test_formulas_that_nobody_computed_are_said_to_be_missing() -> None:
    [event] = read_workbook(workbook(("Stand", [HEAD, [1, "Alpha", "=1800+50", "2w1", "", "=1"]])))
    assert event.players[0].ratings == {}
    [problem] = [each for each in event.problems if each.code == "workbook-formulas"]
    assert problem.values == {"count": 2}


def test_a_list_of_players_on_another_sheet_fills_in_what_the_results_lack() -> None:
    start: list[list[Any]] = [["No", "Name", "Rating"], [1, "Alpha", 1850]]
    [event] = read_workbook(workbook(("Start", start), ("Stand", [HEAD, *ROWS])))
    assert len(event.players) == 2
    assert [player.ratings[""].value for player in event.players] == [1850, None]
    [told] = event.problems
    assert (told.code, told.values["source"], told.values["new"]) == ("join-read", "Start", 0)


def test_a_problem_in_a_workbook_names_the_sheet() -> None:
    [event] = read_workbook(workbook(("Stand", [HEAD, [1, "Alpha", "much", "2w1"]])))
    [problem] = event.problems
    assert (problem.code, problem.sheet, problem.line, problem.column) == (
        *("table-number", "Stand", 2, 3),
    )


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\x00" * 600, "workbook-old"),
        (b"PK\x03\x04[Content_Types].xml xl/ nothing more", "workbook-broken"),
        (workbook(("Stand", [HEAD, *ROWS]))[:-200], "workbook-broken"),
        (workbook(("Notes", [["hello"]])), "tables-without-headings"),
    ],
)
def test_what_is_no_workbook_is_said(data: bytes, code: str) -> None:
    [event] = read_events(data)
    assert [problem.code for problem in event.problems] == [code]
    assert event.players == []


def repacked(data: bytes, name: str, content: bytes) -> bytes:
    out = BytesIO()
    with ZipFile(BytesIO(data)) as old, ZipFile(out, "w", ZIP_DEFLATED) as new:
        for item in old.infolist():
            new.writestr(item.filename, content if item.filename == name else old.read(item))
    return out.getvalue()


def test_a_workbook_that_unpacks_without_end_is_refused() -> None:
    bomb = repacked(workbook(("A", [HEAD, *ROWS])), "xl/worksheets/sheet1.xml", b" " * 201_000_000)
    assert len(bomb) < 1_000_000
    [event] = read_workbook(bomb)
    assert [problem.code for problem in event.problems] == ["workbook-too-large"]


def test_entities_that_grow_are_refused() -> None:
    lol = b'<!DOCTYPE x [<!ENTITY a "' + b"lol" * 1000 + b'">'
    for one, other in ("ba", "cb", "dc", "ed", "fe"):
        lol += f'<!ENTITY {one} "{f"&{other};" * 100}">'.encode()
    lol += b"]><worksheet><sheetData><row><c><v>&f;</v></c></row></sheetData></worksheet>"
    data = repacked(workbook(("A", [HEAD, *ROWS])), "xl/worksheets/sheet1.xml", lol)
    [event] = read_workbook(data)
    assert event.players == []
    assert event.problems


@pytest.mark.parametrize("cell", ["A1048576", "XFD1"])
def test_a_cell_far_out_is_refused_at_once(cell: str) -> None:
    row = cell.lstrip("XFDA")
    sheet = (
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
        f'<row r="{row}"><c r="{cell}"><v>1</v></c></row></sheetData></worksheet>'
    )
    data = repacked(workbook(("A", [HEAD])), "xl/worksheets/sheet1.xml", sheet.encode())
    [event] = read_workbook(data)
    assert [problem.code for problem in event.problems] == ["table-too-large"]


# damage

ALPHABET = "0123456789wbsz½+-=*;,\t|\n\"' bye"


@tried(1000)
@given(st.data())
def test_no_damage_to_a_table_changes_a_result_in_silence(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(SWISS) - 1))
    length = data.draw(st.integers(0, 3))
    piece = data.draw(st.text(ALPHABET, max_size=3))
    event = read(SWISS[:place] + piece + SWISS[place + length :])
    sound = read(SWISS)
    told = {p.code for p in (*event.problems, *check(event))} - {"table-by-rank"}
    assert against(event) == against(sound) or told


@tried(500)
@given(st.text() | st.binary())
def test_any_text_is_read_or_refused(text: str | bytes) -> None:
    data = text.encode() if isinstance(text, str) else text
    assert read_events(b"Rk;Name;Rtg;1;2;3\n" + data)
    assert read_events(data)


@given(st.text(ALPHABET, max_size=12))
def test_any_cell_is_read_or_refused(cell: str) -> None:
    for spelling in (["12w1"], ["+w2", "=b1"], ["w1", "l2"], ["1w+"]):
        found = Spelling([*spelling, cell]).read(cell)
        assert found is None or found.score in (None, 0, 0.5, 1)
    read_alone(cell)
