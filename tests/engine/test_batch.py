"""The batch contract and the command line."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.cli.batch import answer, answer_line

ROOT = Path(__file__).resolve().parents[2]

RATE: dict[str, Any] = {"do": "rate", "system": "elo", "player": {"rating": 1613, "k": 32}}
#: Wikipedia's worked example, see tests/cases/plain.jsonl P-001.
ROUNDS: list[list[float]] = [[1609, 0], [1477, 0.5], [1388, 1], [1586, 1], [1720, 0]]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)


def fault(request: object) -> tuple[str, str]:
    error = answer(request)["error"]
    assert isinstance(error, dict)
    assert error["message"]
    return error["code"], error["field"]


def test_rate_answers_every_promised_field() -> None:
    found = answer({**RATE, "games": ROUNDS})
    assert set(found) >= {
        "system",
        "edition",
        "k",
        "score",
        "expected",
        "change",
        "new_rating",
        "games",
        "notes",
    }
    assert (found["score"], found["k"], found["new_rating"]) == (2.5, 32, 1601)
    games = found["games"]
    assert isinstance(games, list)
    assert set(games[0]) == {"opponent", "score", "expected", "change", "counted", "note"}


def test_games_may_be_pairs_or_objects() -> None:
    objects = [{"opponent": opponent, "score": score} for opponent, score in ROUNDS]
    assert answer({**RATE, "games": objects}) == answer({**RATE, "games": ROUNDS})


def test_rate_with_a_field_is_marked_as_an_estimate() -> None:
    found = answer({**RATE, "field": {"average": 1613, "games": 5, "points": 3}})
    # equal opponents: half a point expected a game, so K times the half point more
    assert (found["expected"], found["change"], found["new_rating"]) == (2.5, 16, 1629)
    assert found["notes"] == ["note-estimate"]


def test_expect_answers_the_expected_score() -> None:
    found = answer({"do": "expect", "system": "elo", "player": {"rating": 1700}, "opponent": 1500})
    # Schaaks rating page: 200 points up about 0.76
    assert round(float(str(found["expected"])), 2) == 0.76


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        ([], ("not-an-object", "")),
        ({}, ("unknown-command", "do")),
        ({"do": "win"}, ("unknown-command", "do")),
        ({"do": "rate"}, ("missing", "system")),
        ({"do": "rate", "system": "chesscom"}, ("unknown-system", "system")),
        ({**RATE}, ("missing", "games")),
        ({**RATE, "games": 5}, ("missing", "games")),
        ({**RATE, "games": [], "field": {}}, ("ambiguous", "field")),
        ({**RATE, "player": 1500, "games": []}, ("not-an-object", "player")),
        ({**RATE, "player": {"elo": 1500}, "games": []}, ("unknown-field", "player.elo")),
        ({**RATE, "player": {}, "games": []}, ("missing", "player.rating")),
        ({**RATE, "player": {"rating": "1500"}, "games": []}, ("not-a-number", "player.rating")),
        ({**RATE, "player": {"rating": True}, "games": []}, ("not-a-number", "player.rating")),
        ({**RATE, "player": {"rating": 10**400}, "games": []}, ("not-a-number", "player.rating")),
        ({**RATE, "player": {"rating": 9999}, "games": []}, ("out-of-range", "player.rating")),
        (
            {**RATE, "player": {"rating": 1, "games": 1.5}, "games": []},
            ("not-whole", "player.games"),
        ),
        ({**RATE, "games": [[1500, 1], [1500]]}, ("bad-game", "games.1")),
        ({**RATE, "games": [[1500, 2]]}, ("bad-score", "games.0.score")),
        ({**RATE, "games": [[9999, 1]]}, ("out-of-range", "games.0.opponent")),
        ({**RATE, "games": [{"opponent": 1500, "state": "x"}]}, ("unknown-state", "games.0.state")),
        ({**RATE, "field": []}, ("not-an-object", "field")),
        ({**RATE, "field": {"average": 1500, "games": 5}}, ("missing", "field.points")),
        (
            {**RATE, "field": {"average": 1500, "games": 5, "points": 6}},
            ("bad-points", "field.points"),
        ),
        (
            {**RATE, "field": {"average": 1500, "games": 10**9, "points": 6}},
            ("out-of-range", "field.games"),
        ),
        ({**RATE, "games": [], "date": "yesterday"}, ("bad-date", "date")),
        ({**RATE, "games": [], "tempo": 5}, ("unknown-tempo", "tempo")),
        ({"do": "first", "system": "elo", "games": []}, ("not-offered", "do")),
    ],
)
def test_a_fault_is_reported_with_its_place(request_: object, expected: tuple[str, str]) -> None:
    assert fault(request_) == expected


@given(JSON)
def test_any_json_gets_an_answer_or_an_error_object(value: object) -> None:
    found = json.loads(answer_line(json.dumps(value)))
    assert set(found["error"]) == {"code", "field", "message"}


@given(JSON, st.sampled_from(["player", "games", "field", "date", "tempo", "system"]))
def test_any_value_at_any_place_gets_an_answer(value: object, place: str) -> None:
    found = answer({**RATE, "games": [], place: value})
    assert isinstance(json.dumps(found), str)


ASKED: dict[str, dict[str, Any]] = {
    "performance": {**RATE, "do": "performance", "games": ROUNDS},
    "target": {**RATE, "do": "target", "opponents": [1500], "target": 1600, "draw_rate": 0.5},
    "norm": {"do": "norm", "system": "fide", "games": [{"opponent": 2400, "score": 1}]},
}
PLACES = ["player", "games", "field", "opponents", "target", "draw_rate", "norm", "rounds"]


@pytest.mark.parametrize("do", ASKED)
@given(JSON, st.sampled_from(PLACES))
def test_any_value_at_any_place_of_a_question_gets_an_answer(
    do: str, value: object, place: str
) -> None:
    assert isinstance(json.loads(answer_line(json.dumps({**ASKED[do], place: value}))), dict)


@given(JSON, st.sampled_from(["opponent", "score", "title", "federation", "state"]))
def test_any_value_in_a_game_of_a_norm_gets_an_answer(value: object, name: str) -> None:
    game = {"opponent": 2400, "score": 1, name: value}
    assert isinstance(answer({**ASKED["norm"], "games": [game]}), dict)


def test_deep_nesting_is_refused_and_not_fatal() -> None:
    assert json.loads(answer_line("[" * 100_000))["error"]["code"] == "not-json"


def run(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "elo", *arguments],
        cwd=ROOT,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_line_answers_line_by_line_and_goes_on_after_a_bad_one() -> None:
    good = json.dumps({**RATE, "games": ROUNDS})
    result = run(given=f"{good}\nnonsense\n\n{good}\n")
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [a.get("new_rating") for a in answers] == [1601, None, 1601]
    assert result.returncode == 1


def test_the_command_line_reads_files_and_succeeds_when_all_lines_do(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps({**RATE, "games": ROUNDS}) + "\n", encoding="utf-8")
    result = run(str(file))
    assert json.loads(result.stdout)["new_rating"] == 1601
    assert result.returncode == 0


def test_a_file_that_is_not_there_is_named_and_the_others_are_answered(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps({**RATE, "games": ROUNDS}) + "\n", encoding="utf-8")
    result = run("nowhere.jsonl", str(file))
    assert result.returncode == 1
    assert "nowhere.jsonl" in result.stderr
    assert json.loads(result.stdout)["new_rating"] == 1601


@pytest.mark.parametrize("named", [True, False])
def test_no_bytes_in_a_line_keep_the_others_from_an_answer(tmp_path: Path, named: bool) -> None:
    good = json.dumps({**RATE, "games": ROUNDS}).encode()
    # what Windows puts first, a line that is no UTF-8, and the ends of line of three systems
    data = b"\xef\xbb\xbf" + good + b"\r\n" + b"\xff\xfe{\x00\n" + good + b"\r" + good
    file = tmp_path / "games.jsonl"
    file.write_bytes(data)
    result = subprocess.run(
        [sys.executable, "-m", "elo", *([str(file)] if named else [])],
        cwd=ROOT,
        input=b"" if named else data,
        capture_output=True,
        check=False,
    )
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [each.get("new_rating") for each in answers] == [1601, None, 1601, 1601]
    assert (result.returncode, result.stderr) == (1, b"")


def test_a_reader_who_has_had_enough_is_no_fault_to_speak_of() -> None:
    line = json.dumps({**RATE, "games": ROUNDS}).encode() + b"\n"
    command = [sys.executable, "-m", "elo"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(line)
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(line)
        process.stdin.close()
        assert process.stderr.read() == b""
