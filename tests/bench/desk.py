"""Measures the tournament desk: a very large event, rated while the page stays live."""

import random
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

#: Players and rounds: as many games as the budget speaks of.
PLAYERS = 9_524
ROUNDS = 21

#: Repeated, for the first time warms nothing.
TIMES = 3

#: In the page: notes when the worker says how far it is, and what kept the page busy.
WATCH = """() => {
  window.bench = { games: [], busy: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.bench.busy.push(entry.duration);
  }).observe({ type: "longtask" });
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (data[1] === "games") window.bench.games.push([performance.now(), data[2], data[3]]);
      });
    }
  };
}"""


@dataclass
class Rated:
    """What was measured: games, milliseconds to rate them, and the page's longest standstill."""

    games: int
    milliseconds: float
    standstill: float


def rate(browser: Browser, site: str) -> Rated:
    """Rates the event in the desk of the built site."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site}#tournament")
    page.locator("[data-engine=ready]").wait_for(state="attached")
    page.locator("#tournament-file").wait_for()
    page.evaluate(WATCH)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "big.trf"
        file.write_text(big_event(), encoding="utf-8")
        page.locator("#tournament-file").set_input_files(file)
        _settled(page)
    times = []
    for _ in range(TIMES):
        # another system and back: the same games again
        for system in ("elo", "fide"):
            page.evaluate("() => { window.bench.games = []; }")
            page.locator("#desk-system").select_option(system)
            _settled(page)
        words = page.evaluate("() => window.bench.games")
        times.append(words[-1][0] - words[0][0])
    page.get_by_role("columnheader", name="Change").get_by_role("button").click()
    _settled(page)
    page.locator("#desk-search").press_sequentially("player 77")
    _settled(page)
    page.locator(".report tbody button").first.click()
    _settled(page)
    busy = page.evaluate("() => window.bench.busy")
    context.close()
    return Rated(words[-1][2] // 2, statistics.median(times), max(busy, default=0))


def _settled(page: Page) -> None:
    expect(page.locator("#tournament")).to_have_attribute("data-busy", "no", timeout=120_000)


def big_event(players: int = PLAYERS, rounds_played: int = ROUNDS) -> str:
    """An event of invented players in the format TRF16, the same every time."""
    chance = random.Random(1)
    numbers = list(range(1, players + 1))
    rounds: dict[int, list[str]] = {number: [] for number in numbers}
    points = dict.fromkeys(numbers, 0.0)
    for _ in range(rounds_played):
        chance.shuffle(numbers)
        for white, black in zip(numbers[::2], numbers[1::2], strict=True):
            code, other, score = chance.choice([("1", "0", 1.0), ("=", "=", 0.5), ("0", "1", 0.0)])
            rounds[white].append(f"{black:>4} w {code}")
            rounds[black].append(f"{white:>4} b {other}")
            points[white] += score
            points[black] += 1 - score
    lines = ["012 A very large event", "042 2025/11/01", "052 2025/11/30", "122 90 min + 30 sec"]
    for number in sorted(numbers):
        rating = chance.randint(1400, 2700)
        lines.append(
            f"001 {number:>4} m    {f'Player {number}, Name':<33} {rating:>4} NED {number:>11} 1990"
            f"       {points[number]:>4.1f} {number:>4}  " + "  ".join(rounds[number])
        )
    return "\n".join(lines) + "\n"
