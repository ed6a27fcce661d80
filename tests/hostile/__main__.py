"""Tries every entrance with hostile inputs: none may be lost, none may hang.

    python -m tests.hostile [--count 10000] [--seed 1] [ENTRANCE ...]

Each entrance runs in a process of its own, watched from here: an input over which nothing is heard
for too long is named with its seed, and the next one is tried. The worst time is the processor's;
that of the messages between a page and its frame, which a browser takes, is the clock's.
"""

import argparse
import contextlib
import queue
import random
import subprocess
import sys
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .entrances import ENTRANCES

ROOT = Path(__file__).resolve().parents[2]

#: Seconds after which an input counts as hung: on a busy machine none comes near.
TOO_LONG = 60
#: Seconds that a process may take until its first input: one of them builds a site before.
STARTING = 600
#: Processes at a time.
WORKERS = 2
MANY = 10_000


class Result:
    """What an entrance made of its inputs: those it took, the worst time, and what went wrong."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.taken = 0
        self.lost: list[str] = []
        self.hung: list[str] = []
        self.worst = 0.0
        self.worst_at = ""

    @property
    def is_well(self) -> bool:
        """Whether every input was taken."""
        return not self.lost and not self.hung

    def __str__(self) -> str:
        counts = f"{self.taken:6d} taken {len(self.lost):4d} lost {len(self.hung):4d} hung"
        return f"{self.name:10}{counts}   worst {self.worst:6.2f} s ({self.worst_at})"


def take(name: str, seed: int, number: int) -> float:
    """Takes one input, the same one for the same numbers; the seconds that it took."""
    entrance = ENTRANCES[name]
    given = entrance.make(random.Random(f"{name} {seed} {number}"))
    begun = entrance.clock()
    entrance.take(given)
    return entrance.clock() - begun


def work(name: str, seed: int, first: int, count: int) -> None:
    """Takes inputs one by one, and tells of each: before, and afterwards how long it took."""
    if first < count:
        # what is read or started once is nobody's time
        with contextlib.suppress(Exception):
            take(name, seed, -1)
    for number in range(first, count):
        print("begin", number, flush=True)
        try:
            seconds = take(name, seed, number)
        except Exception:
            last = traceback.format_exc().strip().splitlines()
            print("lost", number, "|".join(last[-3:]), flush=True)
        else:
            print("took", number, seconds, flush=True)


def watch(name: str, seed: int, count: int, patience: float = TOO_LONG) -> Result:
    """Has an entrance tried in another process, and anew behind each input that hangs."""
    result = Result(name)
    number = 0
    while number < count:
        number = _watch_one(result, seed, number, count, patience)
    return result


def _watch_one(result: Result, seed: int, first: int, count: int, patience: float) -> int:
    command = [sys.executable, "-m", "tests.hostile", "--work", result.name]
    command += ["--seed", str(seed), "--first", str(first), "--count", str(count)]
    number = first
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        heard: queue.Queue[str] = queue.Queue()
        threading.Thread(target=_hear, args=(process, heard), daemon=True).start()
        waited_for: float = STARTING
        while True:
            try:
                line = heard.get(timeout=waited_for)
            except queue.Empty:
                process.kill()
                result.hung.append(f"--seed {seed} input {number}")
                return number + 1
            if not line:
                break
            waited_for = patience
            word, told, *rest = line.split(maxsplit=2)
            number = int(told)
            if word == "lost":
                result.lost.append(f"--seed {seed} input {number}: {rest[0].strip()}")
            elif word == "took":
                result.taken += 1
                if float(rest[0]) > result.worst:
                    result.worst, result.worst_at = float(rest[0]), f"input {number}"
    if process.returncode:
        # it died over this one: of memory, or of a stack that was too deep
        result.lost.append(f"--seed {seed} input {number}: exit status {process.returncode}")
        return number + 1
    return count


def _hear(process: subprocess.Popen[str], heard: "queue.Queue[str]") -> None:
    assert process.stdout is not None
    for line in process.stdout:
        heard.put(line)
    heard.put("")


def main() -> int:
    """Runs the command and returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("entrances", nargs="*", metavar="ENTRANCE", help=", ".join(ENTRANCES))
    parser.add_argument("--count", type=int, default=MANY, help="inputs for each entrance")
    parser.add_argument("--seed", type=int, default=1, help="other inputs")
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--work", choices=ENTRANCES, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        work(options.work, options.seed, options.first, options.count)
        return 0
    unknown = [name for name in options.entrances if name not in ENTRANCES]
    if unknown:
        parser.error(f"no such entrance: {', '.join(unknown)}")
    print(f"seed {options.seed}, {options.count} inputs for each entrance", flush=True)
    well = True
    with ThreadPoolExecutor(WORKERS) as pool:
        names = options.entrances or list(ENTRANCES)
        for result in pool.map(lambda name: watch(name, options.seed, options.count), names):
            print(result, flush=True)
            for fault in [*result.lost[:20], *result.hung[:20]]:
                print("   ", fault, flush=True)
            well = well and result.is_well
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
