"""Measures a ladder with very many games: how long the page stands still, whatever is done.

Each figure is the least of some rounds: what else the machine does can only make one longer. Its
unit is what a page stands still that works in slices of 50 ms, on the same machine a moment before.
"""

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.engine.ladder.clubs import large_ladder
from tests.page.server import serving
from tools.browser import launch_options

GAMES = 20_000
ROUNDS = 3

#: Milliseconds that one thing may take on a slow machine.
PATIENCE = 180_000

WATCH = """() => {
  globalThis.busy = [];
  globalThis.watching = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) busy.push(entry.duration);
  });
  watching.observe({ type: "longtask", buffered: true });
}"""

#: The longest task since it was asked last; what is shorter than 50 ms is none to the browser.
LONGEST = """async () => {
  await new Promise((done) => setTimeout(done, 100));
  for (const entry of watching.takeRecords()) busy.push(entry.duration);
  return Math.max(50, ...busy.splice(0));
}"""

#: The longest of many slices of plain work of 50 ms: longer only by what else the machine does.
YARDSTICK = """async () => {
  let longest = 0;
  for (let i = 0; i < 40; i += 1) {
    const begun = performance.now();
    while (performance.now() - begun < 50);
    longest = Math.max(longest, performance.now() - begun);
    await new Promise((done) => setTimeout(done));
  }
  return longest;
}"""


@dataclass
class Standstill:
    """What was done, how long it took in all, its longest standstill and the unit in ms."""

    what: str
    seconds: float
    longest: float
    unit: float

    @property
    def ratio(self) -> float:
        """The standstill in units."""
        return self.longest / self.unit


class Room:
    """The ladder's room in a window, and what was measured in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[Standstill] = []

    @contextmanager
    def doing(self, what: str) -> Iterator[None]:
        """Measures what is done meanwhile."""
        unit = self.page.evaluate(YARDSTICK)
        self.page.evaluate(LONGEST)
        begun = time.perf_counter()
        yield
        seconds = time.perf_counter() - begun
        longest = self.page.evaluate(LONGEST)
        self.found.append(Standstill(what, seconds, longest, unit))

    def part(self, name: str) -> Callable[[], None]:
        """Presses a part of the room."""
        return self.page.locator(f"[data-ladder={name}]").click

    def wait(self) -> None:
        """Waits until what is kept has been read."""
        self.page.locator(".ladder[data-ready=yes]").wait_for(state="attached")

    def open_parts(self) -> None:
        """Opens all parts of the room."""
        self.page.evaluate(
            "() => document.querySelectorAll('.ladder details').forEach((d) => (d.open = true))"
        )


def standstills(browser: Browser, site: str) -> list[Standstill]:
    """The longest standstill of each thing that one does with the ladder."""
    text = large_ladder(GAMES)
    rounds = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "ladder.json"
        file.write_text(text, encoding="utf-8")
        for _ in range(ROUNDS):
            context = browser.new_context(accept_downloads=True)
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            page.add_init_script(f"({WATCH})()")
            page.goto(f"{site}#ladder")
            rounds.append(_round(Room(page), file))
            context.close()
    return [min(figures, key=lambda each: each.ratio) for figures in zip(*rounds, strict=True)]


def _round(room: Room, file: Path) -> list[Standstill]:
    page = room.page
    room.wait()
    room.open_parts()
    with room.doing("file read"):
        page.locator("[data-ladder=files] input[type=file]").set_input_files(file)
        page.locator("[data-ladder=take-in]").wait_for()
    with room.doing("file taken in"):
        room.part("take-in")()
        page.locator("[data-ladder=taken-in-text]").wait_for()
    with room.doing("kept ladder opened"):
        page.reload(wait_until="commit")
        room.wait()
    room.open_parts()
    with room.doing("a game entered"):
        for side, name in (("white", "Player 3"), ("black", "Player 7")):
            page.locator(f"[data-ladder=game-form] [name={side}]").select_option(label=name)
        page.locator("[data-ladder=game-form] [name=result]").first.check()
        page.locator("[data-ladder=game-form] button[type=submit]").click()
        page.locator("[data-ladder=outcome]").wait_for()
    with room.doing("that game undone"):
        room.part("undo")()
        page.locator("[data-ladder=outcome]").wait_for(state="hidden")
    for what, name in (("saved", "save-file"), ("games saved as a table", "save-games")):
        with room.doing(what), page.expect_download():
            room.part(name)()
    with room.doing("season closed"):
        page.locator("[data-ladder=closing] [name=next]").fill("Season 2")
        page.locator("[data-ladder=closing] [name=next]").press("Enter")
        expect(page.locator("[data-ladder=seasons] li")).to_have_count(2, timeout=PATIENCE)
    with room.doing("a player's card opened"):
        page.locator("[data-ladder=places] a").first.click()
        page.locator("[data-ladder=card]").wait_for()
    return room.found


def main() -> None:
    """``python -m tests.bench.large_ladder`` measures this alone, on the site built in ``dist``."""
    with serving(Path("dist"), "/") as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for each in standstills(browser, site):
            print(
                f"{each.what:26}{each.seconds:7.1f} s{each.longest:7.0f} ms{each.ratio:6.1f} units"
            )
        browser.close()


if __name__ == "__main__":
    main()
