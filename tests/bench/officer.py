"""Measures the tournament desk on CPython: the engine alone, and the command as officers run it."""

import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter

from elo.tournament.desk import Desk
from elo.tournament.requests import read_choices
from tests.tournament.large_list import large_list

from .desk import TIMES, big_event


@dataclass
class Run:
    """The command from start to end: seconds, and megabytes of memory at most."""

    seconds: float
    megabytes: float


def rate() -> float:
    """Milliseconds to rate the large event in this process; reading it is not counted."""
    desk = Desk()
    desk.open(big_event().encode())
    choice = read_choices({"system": "fide"})
    times = []
    for _ in range(TIMES):
        started = perf_counter()
        desk.rate([choice])
        times.append(1000 * (perf_counter() - started))
    return median(times)


def commands() -> tuple[Run, Run]:
    """The command on the large event: alone, and with a rating list of half a million players."""
    with tempfile.TemporaryDirectory() as folder:
        event = Path(folder) / "event.trf"
        event.write_text(big_event(), encoding="utf-8")
        ratings = Path(folder) / "players_list.txt"
        with ratings.open("wb") as file:
            file.writelines(large_list())
        out = ["--system", "fide", "--out", str(Path(folder) / "report.csv")]
        return _run([str(event), *out]), _run([str(event), *out, "--list", str(ratings)])


def _run(arguments: list[str]) -> Run:
    started = perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "elo", "tournament", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _, _, used = os.wait4(process.pid, 0)
    # Linux counts kilobytes, macOS bytes
    unit = 1_000_000 if sys.platform == "darwin" else 1000
    return Run(perf_counter() - started, used.ru_maxrss / unit)
