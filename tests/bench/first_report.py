"""How long a visitor waits for the desk's first report, beside the bare start of stock Pyodide."""

import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page

from tools.package import VENDOR
from tools.served import content_name
from tools.vendor import PYODIDE

from .desk import big_event

PLAYERS = 52
EVENT_ROUNDS = 9
ROUNDS = 3

#: Milliseconds that a start may take on a slow machine.
PATIENCE = 180_000

#: In the page: notes when a file is given, and when the report's first line is there.
WATCH = """() => {
  window.bench = {};
  document.querySelector("#tournament-file").addEventListener("change", () => {
    window.bench.given = performance.now();
  }, { capture: true });
  new MutationObserver(() => {
    if (document.querySelector("table.report tbody tr"))
      window.bench.shown ??= performance.now();
  }).observe(document.body, { childList: true, subtree: true });
}"""

#: In a page of the same host: starts Pyodide as it is published.
STOCK = """async (address) => {
  const started = performance.now();
  const { loadPyodide } = await import(address);
  await loadPyodide();
  return performance.now() - started;
}"""


@dataclass
class FirstReport:
    """Milliseconds on a first and a second visit, and what the desk's files weigh."""

    desk: tuple[float, float]
    stock: tuple[float, float]
    size: int


def measure(browser: Browser, site: str) -> FirstReport:
    """The medians of rounds that take turns."""
    found = [(_desk(browser, site), _stock(browser, site)) for _ in range(ROUNDS)]
    desk, stock = (
        tuple(statistics.median(pair[side][visit] for pair in found) for visit in (0, 1))
        for side in (0, 1)
    )
    return FirstReport((desk[0], desk[1]), (stock[0], stock[1]), found[0][0][2])


def _desk(browser: Browser, site: str) -> tuple[float, float, int]:
    """A first and a second visit to the desk; and the bytes from the file to the first report."""
    context = browser.new_context()
    times, sizes = [], []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "event.trf"
        file.write_text(big_event(PLAYERS, EVENT_ROUNDS), encoding="utf-8")
        for _ in range(2):
            page = context.new_page()
            page.goto(f"{site}#tournament")
            page.locator("#tournament-file").wait_for()
            page.evaluate(WATCH)
            page.locator("#tournament-file").set_input_files(file)
            page.wait_for_function("() => window.bench.shown", timeout=PATIENCE)
            times.append(float(page.evaluate("() => window.bench.shown - window.bench.given")))
            sizes.append(_bytes_of_worker(page))
            page.close()
    context.close()
    return times[0], times[1], sizes[0]


def _bytes_of_worker(page: Page) -> int:
    """What the worker's files weigh as they come: it alone knows what it has asked for."""
    script = """() => performance.getEntriesByType("resource")
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
    return sum(int(worker.evaluate(script)) for worker in page.workers)


def _stock(browser: Browser, site: str) -> tuple[float, float]:
    context = browser.new_context()
    name = PYODIDE.folder.name
    address = f"{site}static/vendor/{name}-{content_name(VENDOR / name)}/pyodide.mjs"
    times = []
    for _ in range(2):
        page = context.new_page()
        page.goto(f"{site}static/icon.svg")
        times.append(float(page.evaluate(STOCK, address)))
        page.close()
    context.close()
    return times[0], times[1]
