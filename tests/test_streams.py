"""Whoever starts the command line decides where its input and output go: closed, full, or gone."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
EVENT = "tournament tests/tournament/files/pgn_roundrobin.pgn --system fide"
LINE = '{"do":"expect","system":"elo","player":{"rating":1500},"opponent":1500}'


@pytest.fixture
def lines(tmp_path: Path) -> Path:
    file = tmp_path / "lines.jsonl"
    file.write_text(LINE + "\n", encoding="utf-8")
    return file


def run(arguments: str, streams: str) -> subprocess.CompletedProcess[str]:
    """The command with its streams as a shell lays them."""
    command = f"{shlex.quote(sys.executable)} -m elo {arguments} {streams}"
    return subprocess.run(
        command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("streams", "said"),
    [
        (">&-", "standard output: closed\n"),
        ("> /dev/full", "standard output: No space left on device\n"),
    ],
)
@pytest.mark.parametrize("arguments", ["LINES", EVENT, EVENT + " --json"])
def test_output_that_nobody_takes_is_said_in_a_sentence(
    arguments: str, streams: str, said: str, lines: Path
) -> None:
    done = run(arguments.replace("LINES", shlex.quote(str(lines))), streams)
    assert done.returncode == 1
    assert done.stderr.endswith(said)
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr


def test_input_that_is_closed_is_said_in_a_sentence() -> None:
    done = run("", "<&-")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "standard input: closed\n"


@pytest.mark.parametrize("streams", ["2>&-", "2> /dev/full", "<&- 2>&-"])
def test_what_nobody_can_be_told_is_in_the_exit_status(streams: str, lines: Path) -> None:
    well = run(shlex.quote(str(lines)), streams)
    assert well.returncode == 0
    # 1500 against 1500: half a point is expected
    assert well.stdout.endswith('"expected": 0.5}\n')
    badly = run("nowhere.jsonl", streams)
    assert (badly.returncode, badly.stdout) == (1, "")


@pytest.mark.parametrize("streams", [">&- 2>&-", "> /dev/full 2>&1", "<&- >&- 2>&-"])
def test_with_nothing_open_the_exit_status_is_all(streams: str, lines: Path) -> None:
    assert run(shlex.quote(str(lines)), streams).returncode == 1


def test_a_report_that_goes_into_a_file_needs_no_output(tmp_path: Path) -> None:
    out = tmp_path / "report.csv"
    done = run(f"{EVENT} --out {shlex.quote(str(out))}", "<&- >&-")
    assert done.returncode == 0
    assert out.stat().st_size > 0
