"""Measures the budgets: the page beside the same form in plain JavaScript, in one run.

    make bench

Compare the ratios, not the milliseconds: a slower machine slows both.
"""

import contextlib
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from elo.systems import SYSTEMS
from elo.systems.plain_elo import PLAIN
from tests.page.server import serving
from tests.tournament.large_list import HALF_A_MILLION
from tools.browser import launch_options

from . import batch, desk, first_report, large_ladder, officer
from .pages import lay_out
from .season import BUDGET_NEWEST, season_times
from .season import GAMES as GAMES_OF_SEASON
from .table import Table
from .visitor import (
    CPU,
    FAR,
    FULL_SPEED,
    GAMES,
    NEAR,
    PRESSES,
    SLOW_LINE,
    SLOW_PROCESSOR,
    Visit,
    key_times,
    visits,
)

ROUNDS = 3
ROUNDS_OF_KEYS = 3

BUDGET_BYTES = 330_000
BUDGET_DESK_BYTES = 5_100_000
BUDGET_FIRST_NUMBER = 1.1

#: First live result beside the plain page: first and second visit.
BUDGETS_LIVE = {SLOW_LINE: (2.6, 2.2), SLOW_PROCESSOR: (2.1, 2.4), FULL_SPEED: (2.8, 2.7)}

#: The desk's first report beside the bare start of Pyodide as it is published.
BUDGETS_REPORT = (0.5, 0.55)
BUDGET_KEY = 1.6
BUDGET_OTHER_SYSTEM = 1.5
BUDGET_BATCH = 4.0
BUDGET_DESK = 1.5
BUDGET_STANDSTILL = 50.0
#: In standstills of a page that works in slices of 50 ms: 200 ms where nothing else goes on.
BUDGET_LADDER_STANDSTILL = 4.0


def percentile(values: list[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def median(rounds: list[list[Visit]], visit: int, part: Callable[[Visit], float]) -> float:
    """The median over the rounds of one figure of the first or second visit."""
    return statistics.median(part(found[visit]) for found in rounds)


def measure(browser: Browser, site: str, plain: str) -> Table:
    """Prints the table."""
    table = Table()
    for page in (site, plain):
        visits(browser, page, FULL_SPEED, 1)
    for condition in BUDGETS_LIVE:
        _visits(browser, site, plain, condition, table)
    _keys(browser, site, plain, table)
    _other_systems(browser, site, table)
    _first_report(browser, site, table)
    _desk(browser, site, table)
    _season(table)
    _large_ladder(browser, site, table)
    table.ratio("batch: JSON lines / the engine called directly", *batch.ratio(), BUDGET_BATCH)
    _commands(table)
    if "--pyodide" in sys.argv:
        _pyodide(browser, site, table)
    return table


def _visits(browser: Browser, site: str, plain: str, condition: str, table: Table) -> None:
    """What a visitor of the calculator waits for: rounds that take turns."""
    pairs = [
        (visits(browser, site, condition), visits(browser, plain, condition)) for _ in range(ROUNDS)
    ]
    ours, others = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    if condition == SLOW_LINE:
        size, bare = ours[0][0].size, others[0][0].size
        table.absolute(
            "bytes to a live calculator",
            f"{size / 1000:.0f} KB",
            f"{bare / 1000:.0f} KB",
            size / BUDGET_BYTES,
            f"{BUDGET_BYTES // 1000} KB",
        )
        table.ratio(
            f"first true number, {condition}, first visit / plain",
            median(ours, 0, lambda v: v.painted),
            median(others, 0, lambda v: v.painted),
            BUDGET_FIRST_NUMBER,
        )
    for visit, name in enumerate(("first", "second")):
        table.ratio(
            f"first live result, {condition}, {name} visit / plain",
            median(ours, visit, lambda v: v.live),
            median(others, visit, lambda v: v.live),
            BUDGETS_LIVE[condition][visit],
        )


def _keys(browser: Browser, site: str, plain: str, table: Table) -> None:
    """A key in a sheet of games: the median of rounds that take turns."""
    rounds = [(key_times(browser, site), key_times(browser, plain)) for _ in range(ROUNDS_OF_KEYS)]
    for name, share, budget in (("median", 0.5, None), ("95 %", 0.95, BUDGET_KEY)):
        table.ratio(
            f"key to changed numbers, {GAMES} games, CPU / {CPU}, {name} / plain",
            statistics.median(percentile(keys, share) for keys, _ in rounds),
            statistics.median(percentile(keys, share) for _, keys in rounds),
            budget,
        )


def _other_systems(browser: Browser, site: str, table: Table) -> None:
    """The same key under other rules, beside the plain formula in this page."""
    for name, step in (("near", NEAR), ("far", FAR)):
        plain = statistics.median(
            key_times(browser, f"{site}?system={PLAIN.name}", step, PRESSES // 2)
        )
        found = {
            system: statistics.median(
                key_times(browser, f"{site}?system={system}", step, PRESSES // 2)
            )
            for system in SYSTEMS
            if system != PLAIN.name
        }
        worst = max(found, key=lambda system: found[system])
        table.ratio(
            f"the same, opponents {name}, {worst} / elo", found[worst], plain, BUDGET_OTHER_SYSTEM
        )


def _first_report(browser: Browser, site: str, table: Table) -> None:
    """What a visitor of the desk waits for."""
    found = first_report.measure(browser, site)
    for visit, name in enumerate(("first", "second")):
        table.ratio(
            f"desk: first report, {name} visit / bare stock Pyodide",
            found.desk[visit],
            found.stock[visit],
            BUDGETS_REPORT[visit],
        )
    table.absolute(
        "desk: bytes to the first report",
        f"{found.size / 1e6:.1f} MB",
        "",
        found.size / BUDGET_DESK_BYTES,
        f"{BUDGET_DESK_BYTES / 1e6:.1f} MB",
    )


def _season(table: Table) -> None:
    """A club's season: it is kept incremental, so that only the newest game has a budget."""
    times = season_times()
    table.absolute(
        f"ladder: the newest game after {GAMES_OF_SEASON} others, MicroPython",
        f"{times['newest']:.1f} ms",
        "",
        times["newest"] / BUDGET_NEWEST,
        f"{BUDGET_NEWEST:.0f} ms",
    )
    table.note(
        f"ladder: all {GAMES_OF_SEASON} games replayed {times['replay']:.0f} ms; "
        f"the hundredth last corrected {times['recent']:.0f} ms, the first {times['first']:.0f} ms"
    )


def _large_ladder(browser: Browser, site: str, table: Table) -> None:
    """The page's longest standstill with a large ladder, beside reading its file as plain JSON."""
    table.note(
        f"ladder of {large_ladder.GAMES:,} games, the page's longest standstill, beside JavaScript "
        "that works in slices of 50 ms"
    )
    for each in large_ladder.standstills(browser, site):
        name = f"ladder: {each.what}, in {each.seconds:.1f} s"
        table.ratio(name, each.longest, each.unit, BUDGET_LADDER_STANDSTILL)


def _desk(browser: Browser, site: str, table: Table) -> None:
    """A very large event in the tournament desk, beside the same on CPython."""
    found = desk.rate(browser, site)
    name = f"desk: {found.games:,} games rated in the worker / CPython"
    table.ratio(name, found.milliseconds, officer.rate(), BUDGET_DESK)
    table.absolute(
        "desk: the page's longest standstill meanwhile",
        f"{found.standstill:.0f} ms",
        "",
        found.standstill / BUDGET_STANDSTILL,
        f"{BUDGET_STANDSTILL:.0f} ms",
    )


def _commands(table: Table) -> None:
    """The command as officers run it, on the same event."""
    plain, listed = officer.commands()
    table.note(
        f"command: from file to report {plain.seconds:.1f} s, {plain.megabytes:.0f} MB; "
        f"with a list of {HALF_A_MILLION:,} players {listed.seconds:.1f} s, "
        f"{listed.megabytes:.0f} MB"
    )


def _pyodide(browser: Browser, site: str, table: Table) -> None:
    """The same page on Pyodide alone, for comparison."""
    address = f"{site}?interpreter=pyodide"
    first, second = visits(browser, address, FULL_SPEED)
    table.note(
        f"on Pyodide: {first.size / 1e6:.1f} MB, first live result on this machine "
        f"{first.live:.0f} ms, second visit {second.live:.0f} ms"
    )
    slow, again = visits(browser, address, SLOW_LINE)
    table.note(f"on Pyodide, slow line: {slow.live:.0f} ms, second visit {again.live:.0f} ms")


def main() -> int:
    """Builds, serves, measures; the exit status says whether every budget holds."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        lay_out(folder)
        address = stack.enter_context(serving(folder, "/", seconds=600))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(**launch_options())
        table = measure(browser, f"{address}site/", f"{address}plain/")
        browser.close()
    if "--keep" in sys.argv:
        table.keep()
    return 1 if table.broken else 0


if __name__ == "__main__":
    sys.exit(main())
