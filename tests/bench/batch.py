"""JSON lines in bulk, beside the same engine called directly, on CPython."""

import json
import random
import statistics
from time import perf_counter

from elo import Event, Game, Player, system
from elo.cli.batch import answer_line

GAMES = 20_000
GAMES_A_LINE = 20
ROUNDS = 3
SYSTEM = "fide"
DAY = "2025-11-07"


def ratio() -> tuple[float, float]:
    """Milliseconds for JSON lines and for direct calls, the medians of rounds that take turns."""
    dice = random.Random(20251201)
    lists = [
        [(dice.randint(1500, 2400), dice.choice((1, 0.5, 0))) for _ in range(GAMES_A_LINE)]
        for _ in range(GAMES // GAMES_A_LINE)
    ]
    lines = [
        json.dumps(
            {
                "do": "rate",
                "system": SYSTEM,
                "date": DAY,
                "player": {"rating": 1900, "k": 20},
                "games": [{"opponent": opponent, "score": score} for opponent, score in games],
            }
        )
        for games in lists
    ]
    book = system(SYSTEM)
    batch, direct = [], []
    for _ in range(ROUNDS):
        started = perf_counter()
        for line in lines:
            answer_line(line)
        batch.append(1000 * (perf_counter() - started))
        started = perf_counter()
        for games in lists:
            book.rate(Player(1900, k=20), [Game(*game) for game in games], Event(DAY))
        direct.append(1000 * (perf_counter() - started))
    return statistics.median(batch), statistics.median(direct)
