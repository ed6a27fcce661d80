"""An event written as a tournament report file and read back is the same event."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.tournament.checks import check
from elo.tournament.event import Entrant, Result, Tournament
from elo.tournament.trf import looks_like_trf, read_trf, to_trf, write_trf
from tests.tournament.events import tournaments
from tests.tournament.samples import only_event, results, sample

#: What the checks may say of a made-up event: its dates and points are anything.
ABOUT_THE_DRAW = {
    *("points-differ", "birth-unlikely", "games-twice", "no-result-yet", "no-results"),
    "no-opponents",
    *("start-after-end", "numbers-missing", "same-name", "same-id", "date-from-end"),
}


def plain(event: Tournament) -> Tournament:
    """The event without what only a file has: places, format, source."""
    players = [
        replace(
            player,
            line=0,
            results=[replace(result, line=0, column=0) for result in player.results],
        )
        for player in event.players
    ]
    return replace(event, players=players, problems=[], format="", source=b"", rounds=0)


@given(tournaments())
def test_an_event_survives_writing_and_reading(event: Tournament) -> None:
    data = write_trf(event)
    assert looks_like_trf(data)
    again = read_trf(data)
    assert again.problems == []
    assert plain(again) == plain(event)


@given(tournaments())
def test_nothing_is_said_against_an_event_without_contradictions(event: Tournament) -> None:
    assert {problem.code for problem in check(event)} <= ABOUT_THE_DRAW


@given(
    tournaments(), st.sampled_from(["\r", "\n", "\r\n"]), st.sampled_from([b"", b"\xef\xbb\xbf"])
)
def test_line_ends_and_byte_order_marks_change_nothing(
    event: Tournament, end: str, mark: bytes
) -> None:
    data = write_trf(event)
    other = mark + data.replace(b"\r\n", end.encode())
    assert plain(read_trf(other)) == plain(read_trf(data))


@settings(max_examples=50)
@given(tournaments(), st.integers(-3, 12).filter(bool))
def test_fields_that_stand_beside_their_columns_are_read_and_said(
    event: Tournament, by: int
) -> None:
    for player in event.players:
        player.points = player.points or 0.0
        player.federation = player.federation or "NED"
        player.name = player.name[:25]
    lines = write_trf(event).decode().split("\r\n")
    moved = [shifted(line, by) if line.startswith("001") else line for line in lines]
    again = read_trf("\r\n".join(moved).encode())
    assert results(again) == results(event)
    assert plain(again).players == plain(event).players
    shifts = [problem for problem in again.problems if problem.code == "columns-shifted"]
    assert [problem.values["by"] for problem in shifts] == [by] * len(event.players)


def shifted(line: str, by: int) -> str:
    """The line with everything behind the name moved; the name ends before column 42."""
    return line[:42] + line[42 - min(by, 0) :] if by < 0 else line[:42] + " " * by + line[42:]


def test_a_starting_rank_that_does_not_fit_is_refused() -> None:
    with pytest.raises(InputError, match="10000"):
        write_trf(Tournament(players=[Entrant(10000, "Adler, Anna")]))


@pytest.mark.parametrize("name", ["pgn_roundrobin.pgn", "trf_bad_too_many_results.trf"])
def test_an_event_of_any_format_can_be_written(name: str) -> None:
    event = only_event(sample(name))
    assert results(read_trf(write_trf(event))) == results(event)


def line(rounds: str, number: int = 1, name: str = "Adler, Anna") -> str:
    """A player's line with these rounds."""
    head = f"001 {number:4d} w    {name:<33} 1850 NED     1234567 2001/05/17  1.0    1  "
    assert len(head) == 91
    return head + rounds


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ("   2 w 1", (2, "w", 1.0, "played")),
        ("   2 b =", (2, "b", 0.5, "played")),
        ("   2 - 0", (2, "", 0.0, "played")),
        ("   2 w +", (2, "w", 1.0, "forfeit")),
        ("   2 w -", (2, "w", 0.0, "forfeit")),
        ("   2 w W", (2, "w", 1.0, "short")),
        ("   2 b d", (2, "b", 0.5, "short")),
        ("   2 w L", (2, "w", 0.0, "short")),
        ("   2 w  ", (2, "w", None, "open")),
        ("   2 w", (2, "w", None, "open")),
        ("0000 - H", (None, "", 0.5, "bye")),
        ("0000 - f", (None, "", 1.0, "bye")),
        ("0000 - U", (None, "", 1.0, "bye")),
        ("0000 - Z", (None, "", 0.0, "bye")),
        ("0000 - -", (None, "", 0.0, "forfeit")),
        ("0000 - +", (None, "", 1.0, "forfeit")),
        ("0000 -  ", (None, "", None, "bye")),
        ("       H", (None, "", 0.5, "bye")),
        ("       -", (None, "", 0.0, "forfeit")),
        ("     -  ", (None, "", None, "bye")),
    ],
)
def test_every_result_code_means_what_the_annex_says(
    block: str, expected: tuple[int | None, str, float | None, str]
) -> None:
    event = read_trf(line(block).encode())
    assert results(event) == {(1, 1): expected}
    assert event.problems == []


@pytest.mark.parametrize(
    ("block", "code", "column"),
    [
        ("   2 w 5", "unknown-result", 99),
        ("   2 x 1", "round-not-read", 92),
        ("  2a w 1", "round-not-read", 92),
        ("0000 - 1", "result-without-opponent", 92),
        ("   2 w H", "bye-with-opponent", 92),
        ("   2 w 1     3 b ?", "unknown-result", 109),
    ],
)
def test_a_round_that_is_not_understood_is_reported_at_its_column(
    block: str, code: str, column: int
) -> None:
    (problem,) = read_trf(line(block).encode()).problems
    assert (problem.code, problem.line, problem.column) == (code, 1, column)


def test_an_unknown_result_keeps_the_game_open() -> None:
    event = read_trf(line("   2 w 5").encode())
    assert results(event) == {(1, 1): (2, "w", None, "open")}


def test_a_name_that_is_too_long_pushes_nothing_away() -> None:
    name = "Van der Adler-Bakker tot Claeshoeve, Anna Maria"
    event = read_trf(line("   2 w 1", name=name).encode() if len(name) < 33 else long_line(name))
    (player,) = event.players
    assert (player.name, player.points, player.born) == (name, 1.0, 2001)
    assert player.ratings["FID"].value == 1850
    assert [problem.code for problem in event.problems] == ["columns-shifted"]


def long_line(name: str) -> bytes:
    whole = f"001    1 w    {name} 1850 NED     1234567 2001/05/17  1.0    1     2 w 1"
    return whole.encode()


def test_only_players_lines_are_a_file() -> None:
    event = read_trf(b"001    1      Adler, Anna\n001    2      Bakker, Hugo")
    assert [player.name for player in event.players] == ["Adler, Anna", "Bakker, Hugo"]
    assert event.problems == []


def test_comments_and_rulers_are_passed_over_and_other_lines_are_reported() -> None:
    event = read_trf(b"### a\n# b\n         1         2\n1234567890\n\n0o1    2 x\n001    1      A")
    assert [(p.code, p.line) for p in event.problems] == [("line-not-understood", 6)]


def test_a_starting_rank_given_twice_is_reported_and_the_first_one_holds() -> None:
    event = read_trf(b"001    1      Adler, Anna\n001    1      Bakker, Hugo")
    assert [player.name for player in event.players] == ["Adler, Anna"]
    (problem,) = event.problems
    assert (problem.code, problem.line, problem.values["first"]) == ("same-number", 2, 1)


def test_a_national_rating_needs_its_player() -> None:
    ned = "NED    7                                        1750     9000001"
    event = read_trf(f"001    7      Adler, Anna\n{ned}\n{ned.replace('7 ', '8 ', 1)}".encode())
    assert event.players[0].ratings["NED"].value == 1750
    assert [(p.code, p.line) for p in event.problems] == [("national-without-player", 3)]


#: A player and his national rating, each with its number in columns 49 to 52, and no points.
PLAYER = "001    1      Adler, Anna" + " " * 23 + "2000" + " " * 39 + "   2 w 1"
NATIONAL = "NED    1" + " " * 40 + "1950     9000001"


@pytest.mark.parametrize("by", range(1, 9))
def test_a_rating_too_far_to_the_left_is_read_whole_or_not_at_all(by: int) -> None:
    assert (PLAYER[48:52], NATIONAL[48:52]) == ("2000", "1950")
    lines = [line[:30] + line[30 + by :] for line in (PLAYER, NATIONAL)]
    event = read_trf("\n".join(lines).encode())
    (player,) = event.players
    for line, (code, value) in enumerate((("FID", 2000), ("NED", 1950)), start=1):
        said = {problem.severity for problem in event.problems if problem.line == line}
        if code in player.ratings:
            assert player.ratings[code].value == value
            assert "warning" in said
        else:
            assert "error" in said
    if "FID" in player.ratings:
        assert player.name == "Adler, Anna"
    # as far as the columns of all fields may stand beside their place
    assert (by <= 6) == (set(player.ratings) == {"FID", "NED"})


def test_a_rating_that_is_lost_is_an_error() -> None:
    line = PLAYER.replace("   2000    ", "      2000 ")
    event = read_trf(line.encode())
    assert event.players[0].ratings == {}
    assert ("field-not-read", "error") in [(p.code, p.severity) for p in event.problems]


def test_of_two_events_in_one_file_the_first_heading_holds_and_the_second_is_reported() -> None:
    one = "012 Open\n042 2026/01/10\n122 90+30\n" + PLAYER
    other = "012 Blitz\n042 2026/02/10\n122 3+2\n" + PLAYER
    event = read_trf(f"{one}\n{other}".encode())
    assert (event.name, event.start, event.clock) == ("Open", "2026-01-10", "90+30")
    told = [(p.line, p.column, p.severity) for p in event.problems if p.code == "header-twice"]
    assert told == [(5, 5, "warning"), (6, 5, "error"), (7, 5, "error")]


def test_a_line_that_is_only_repeated_contradicts_nothing() -> None:
    event = read_trf(f"012 Open\n012 Open\n{PLAYER}\n{NATIONAL}\n{NATIONAL}".encode())
    assert not {"header-twice", "national-twice"} & {problem.code for problem in event.problems}


def test_of_two_national_ratings_the_first_holds_and_the_second_is_an_error() -> None:
    event = read_trf(f"{PLAYER}\n{NATIONAL}\n{NATIONAL.replace('1950', '1800')}".encode())
    assert event.players[0].ratings["NED"].value == 1950
    assert [(p.line, p.severity) for p in event.problems if p.code == "national-twice"] == [
        (3, "error")
    ]


def test_ratings_of_a_list_without_a_name_are_written() -> None:
    table = "Nr;Naam;Rating;R1\n1;Adler, Anna;2000;2w1\n2;Bakker, Hugo;1900;1b0\n"
    again = read_trf(write_trf(only_event(table.encode())))
    assert [player.ratings["FID"].value for player in again.players] == [2000, 1900]


def test_points_of_another_scoring_system_are_written() -> None:
    scoring = {"win": 3.0, "draw": 1.0, "half": 1.5, "forfeit-loss": 0.0}
    again = read_trf(write_trf(Tournament(players=[Entrant(1, "Adler, Anna")], scoring=scoring)))
    assert again.scoring == scoring


@pytest.mark.parametrize(
    ("clock", "tempo", "said"),
    [("", "rapid", True), ("", "standard", False), ("15+10", "rapid", False)],
)
def test_a_tempo_that_the_file_would_not_tell_is_said(clock: str, tempo: str, said: bool) -> None:
    event = Tournament(start="2026-01-10", clock=clock, tempo=tempo)
    codes = [problem.code for problem in to_trf(event, event)[1]]
    assert ("trf-tempo-left-out" in codes) == said


def test_what_is_too_long_for_its_columns_is_said_and_moves_nothing() -> None:
    player = Entrant(1, "Adler, " + "Anna " * 9, federation="Austria", ids={"FID": "1" * 12})
    player.points = 2.5
    data, said = to_trf(Tournament(players=[player]), Tournament())
    again = read_trf(data)
    assert [(each.code, each.values["count"]) for each in said] == [("trf-text-cut", 3)]
    assert again.problems == []
    assert (again.players[0].federation, again.players[0].ids) == ("", {})
    assert again.players[0].points == 2.5


def test_a_number_on_a_national_list_needs_no_rating_to_be_written() -> None:
    player = Entrant(1, "Adler, Anna", ids={"NED": "9000001"})
    again = read_trf(write_trf(Tournament(players=[player])))
    assert (again.players[0].ids, again.players[0].ratings) == ({"NED": "9000001"}, {})


def test_a_bye_of_a_later_round_stands_in_a_line_of_its_own() -> None:
    event = read_trf(b"001    1      Adler, Anna\n240 H   3    1")
    assert results(event) == {(1, 3): (None, "", 0.5, "bye")}


def test_points_of_another_scoring_system_are_understood() -> None:
    scored = line("   2 w 1     3 b =     0 - U".replace("   0", "0000")).replace(" 1.0", " 7.0")
    event = read_trf(f"162  W 3.0    D 1.0    P 3.0\n{scored}".encode())
    assert event.scoring == {"win": 3.0, "draw": 1.0, "pab": 3.0}
    assert "points-differ" not in {problem.code for problem in check(event)}


def test_results_stay_sorted_by_round() -> None:
    event = read_trf((line("   2 w 1               2 b 0") + "\n240 H   2    1").encode())
    assert [result.round for result in event.players[0].results] == [1, 2, 3]
    assert isinstance(event.players[0].results[0], Result)
