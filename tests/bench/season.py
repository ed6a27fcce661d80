"""How long a club's season takes: replayed at once, and game by game, in the page's interpreter."""

import json
import random
import subprocess
from pathlib import Path

from elo.core.games import DRAW, LOSS, WIN
from elo.ladder.writing import write_file
from tests.engine.ladder.clubs import Club

ENGINE = Path(__file__).resolve().parents[2] / "elo"
PROBES = Path(__file__).resolve().parents[1] / "interpreters"

GAMES = 5000
PLAYERS = 60

#: Milliseconds for what a visitor waits for after a result, with a whole season before it.
BUDGET_NEWEST = 100.0


def season_file() -> str:
    """A season of 5,000 games, as a file: always the same."""
    dice = random.Random(20251107)
    here = Club()
    here.found()
    members = [here.join(f"Player {number}") for number in range(PLAYERS)]
    for _ in range(GAMES):
        white, black = dice.sample(members, 2)
        here.play(white, black, dice.choice((WIN, DRAW, LOSS)))
    return write_file(here.ladder.journal)


def season_times() -> dict[str, float]:
    """Milliseconds in MicroPython: ``replay``; ``newest`` game; ``recent``, ``first`` corrected."""
    request = {"season": season_file(), "now": "2026-01-01T00:00:00.000Z"}
    done = subprocess.run(
        ["node", str(PROBES / "run.mjs"), "micropython", str(ENGINE), str(PROBES)],
        input=json.dumps(request),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found
