"""A small share of ``make hostile``, and what it says of inputs that hang or are lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.hostile import __main__ as hostile
from tests.hostile.entrances import ENTRANCES

#: For each entrance; ``make hostile`` tries ten thousand.
SOME = 60


@pytest.mark.parametrize("name", ENTRANCES)
def test_no_input_is_lost_and_none_hangs(name: str) -> None:
    result = hostile.watch(name, seed=1, count=SOME)
    assert result.lost == []
    assert result.hung == []
    assert result.taken == SOME


def test_an_input_that_hangs_is_named_and_the_next_one_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # a stand-in for the working process: it answers the first input and never the second
    script = (
        "import sys, time\n"
        "first = int(sys.argv[sys.argv.index('--first') + 1])\n"
        "for n in range(first, 3):\n"
        "    print('begin', n, flush=True)\n"
        "    time.sleep(600 if n == 1 else 0)\n"
        "    print('took', n, 0.5, flush=True)\n"
    )
    started = subprocess.Popen

    def start(command: list[str], **more: object) -> subprocess.Popen[str]:
        return started([sys.executable, "-c", script, *command[3:]], **more)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(subprocess, "Popen", start)
    result = hostile.watch("pgn", seed=1, count=3, patience=5)
    assert result.taken == 2
    assert result.hung == ["--seed 1 input 1"]


def test_the_command_says_what_it_tried(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.hostile", "pasted", "--count", "20", "--seed", "3"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "seed 3, 20 inputs" in done.stdout
    assert "20 taken    0 lost    0 hung" in done.stdout
