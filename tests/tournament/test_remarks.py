"""How grave what is noticed is, and that one cause is said once."""

import pytest

from elo.__main__ import main
from elo.tournament.checks import check
from elo.tournament.problems import ERROR, NOTICE, WARNING, Problem, gathered
from elo.tournament.tempo import tempo
from elo.tournament.texts import sentence
from tests.tournament.samples import noticed, only_event, results

PAIR = '[White "Adler, Anna"]\n[Black "Bakker, Hugo"]\n[Result "1-0"]\n[Date "2025.03.01"]\n'
#: More than two hundred letters of moves, which nobody plays twice.
MOVES = " ".join(f"{number}. Nf3 Nf6" for number in range(1, 30)) + " 1-0\n"


def player(number: int, rounds: str, points: str = " 0.0", more: str = "") -> str:
    name = f"Player {number}"
    return (
        f"001 {number:>4}      {name:<33} 1800 NED {more:>11}            {points}       {rounds}\n"
    )


def test_of_many_remarks_of_one_kind_the_first_is_said_with_their_number() -> None:
    many = [Problem("points-differ", line, values={"number": line}) for line in range(1, 100)]
    [told] = gathered(many)
    assert (told.line, told.more) == (1, 98)
    told.values |= {"name": "A", "points": "1", "sum": "0"}
    assert sentence(told).endswith("And 98 more of this kind, on the lines 2, 3, 4, 5, 6, 7, ….")
    few = many[:8]
    assert gathered(few) == few
    assert gathered([few[0], few[0]]) == few[:1]


def test_the_command_says_one_cause_once(
    capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    lines = "".join(f"{n}\tPlayer {n}\t{n % 7}\t1800\n" for n in range(1, 99))
    path = f"{tmp_path}/standings.txt"
    with open(path, "w", encoding="utf-8") as file:
        file.write("Rk.\tName\tPts.\tRtg\n" + lines)
    assert main(["tournament", path, "--system", "fide", "--date", "2026-01-10"]) == 1
    errors = [line for line in capsys.readouterr().err.splitlines() if ": error: " in line]
    assert len(errors) == 1
    assert "not against whom" in errors[0]


def test_rulers_and_byes_of_fides_own_examples_give_no_remark() -> None:
    text = "042 2026/01/10\n052 2026/01/11\n122 90+30\n"
    text += "DDD SSSS sTTT NNNNNNNNN RRRR FFF\nCCC SSS NNNN NNNN\nBBB T RRR PPPP PPPP\n"
    text += player(1, "   2 w 1  0000 - -", " 1.0") + player(2, "   1 b 0  0000 - -", " 0.0")
    text += "240 Z   2    1    2\n"
    assert noticed(only_event(text.encode())) == []


def test_a_bye_of_half_a_point_without_a_code_is_a_notice_and_no_error() -> None:
    text = "042 2026/01/10\n" + player(1, "   2 w 1  0000 -  =", " 1.5").replace("-  =", "- =")
    text += player(2, "   1 b 0", " 0.0")
    found = [(p.code, p.severity) for p in only_event(text.encode()).problems]
    assert found == [("result-without-opponent", NOTICE)]


def test_a_number_of_fide_in_quotation_marks_is_read() -> None:
    text = player(1, "   2 w 1", " 1.0", "'34179178'") + player(2, "   1 b 0")
    event = only_event(text.encode())
    assert event.players[0].ids == {"FID": "34179178"}
    assert [p for p in event.problems if p.severity == ERROR] == []


@pytest.mark.parametrize(
    ("clock", "pace", "code"),
    [
        # seconds, as the standard of PGN has them: 1 and 3 minutes are faster than any rated blitz
        ("60+0", "blitz", "tempo-too-fast"),
        ("180", "blitz", "tempo-too-fast"),
        ("300+3", "blitz", "tempo-from-clock"),
        ("600+5", "rapid", "tempo-from-clock"),
        ("2x15", "standard", "tempo-unclear"),
    ],
)
def test_a_time_control_in_seconds_is_read_and_one_that_is_not_is_an_error(
    clock: str, pace: str, code: str
) -> None:
    event = only_event((PAIR + f'[TimeControl "{clock}"]\n\n1-0\n').encode())
    found, problem = tempo(event)
    assert problem is not None
    assert (found, problem.code) == (pace, code)
    assert (problem.severity == ERROR) == (code != "tempo-from-clock")


def test_a_game_from_another_position_does_not_count_and_the_beginning_is_none() -> None:
    begins = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    for position, state in ((begins, "played"), ("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "variant")):
        event = only_event((PAIR + f'[Round "1"]\n[FEN "{position}"]\n\n1-0\n').encode())
        assert results(event)[1, 1] == (2, "w", 1.0, state)
        codes = [(p.code, p.severity) for p in event.problems]
        assert codes == ([] if state == "played" else [("games-from-positions", ERROR)])


def test_a_game_that_stands_there_twice_counts_once() -> None:
    with_moves = PAIR + "\n" + MOVES + "\n"
    with_round = PAIR + '[Round "3"]\n\n1-0\n\n'
    for game in (with_moves, with_round):
        event = only_event((game * 2).encode())
        assert [len(each.results) for each in event.players] == [1, 1]
        assert ("games-listed-twice", WARNING) in [(p.code, p.severity) for p in event.problems]
    # without round and moves they may be two games of a match
    event = only_event(((PAIR + "\n1-0\n\n") * 2).encode())
    assert [len(each.results) for each in event.players] == [2, 2]


def test_games_without_moves_among_others_are_one_error() -> None:
    bare = "".join(PAIR + f'[Round "{n}"]\n\n1-0\n\n' for n in range(1, 6))
    event = only_event((bare + PAIR + '[Round "9"]\n\n' + MOVES).encode())
    told = [(p.code, p.severity, p.values["count"]) for p in event.problems]
    assert told == [("games-without-moves", ERROR, 5)]


def test_half_a_point_for_one_and_none_for_the_other_is_a_penalty_and_said() -> None:
    text = PAIR.replace("1-0", "½-0") + '[Round "1"]\n'
    event = only_event(text.encode())
    assert results(event)[1, 1] == (2, "w", 0.5, "played")
    assert results(event)[2, 1] == (1, "b", 0.0, "played")
    assert "result-with-penalty" in [problem.code for problem in check(event)]
