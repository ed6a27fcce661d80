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

from . import desk, large_ladder, officer
from .pages import lay_out
from .season import BUDGET_NEWEST, season_times
from .season import GAMES as GAMES_OF_SEASON
from .visitor import CPU, GAMES, Visit, key_times, visits

ROUNDS = 5
ROUNDS_OF_KEYS = 3

BUDGET_BYTES = 360_000
BUDGET_FIRST_NUMBER = 1.2
BUDGET_COLD = 5.0
BUDGET_WARM = 3.0
BUDGET_KEY = 8.0
BUDGET_DESK = 2_000.0
BUDGET_STANDSTILL = 50.0
#: In standstills of a page that works in slices of 50 ms: 200 ms where nothing else goes on.
BUDGET_LADDER_STANDSTILL = 4.0


def percentile(values: list[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


class Table:
    """The budget table, printed line by line."""

    def __init__(self) -> None:
        self.broken = 0
        print(f"{'':56}{'site':>10}{'plain':>10}{'ratio':>8}{'budget':>10}")

    def ratio(self, name: str, site: float, plain: float, budget: float | None) -> None:
        """A line that compares the site with the plain page."""
        allowed = "" if budget is None else f"{budget:.1f}"
        self._line(name, f"{site:.0f} ms", f"{plain:.0f} ms", site / plain, budget, allowed)

    def absolute(self, name: str, site: str, plain: str, used: float, allowed: str) -> None:
        """A line with a budget of its own; ``used`` is the share of it that is used up."""
        self._line(name, site, plain, used, 1.0, allowed, show_ratio=False)

    def _line(
        self,
        name: str,
        site: str,
        plain: str,
        value: float,
        budget: float | None,
        allowed: str,
        show_ratio: bool = True,
    ) -> None:
        over = budget is not None and value > budget
        self.broken += over
        ratio = f"{value:.1f}" if show_ratio else ""
        mark = "  OVER" if over else ""
        print(f"{name:56}{site:>10}{plain:>10}{ratio:>8}{allowed:>10}{mark}", flush=True)


def median(rounds: list[list[Visit]], visit: int, part: Callable[[Visit], float]) -> float:
    """The median over the rounds of one figure of the first or second visit."""
    return statistics.median(part(found[visit]) for found in rounds)


def measure(browser: Browser, site: str, plain: str) -> int:
    """Prints the table and returns how many budgets are broken."""
    slow_site: list[list[Visit]] = []
    slow_plain: list[list[Visit]] = []
    fast_site: list[list[Visit]] = []
    fast_plain: list[list[Visit]] = []
    for _ in range(ROUNDS):
        slow_site.append(visits(browser, site, slow=True))
        slow_plain.append(visits(browser, plain, slow=True))
        fast_site.append(visits(browser, site, slow=False))
        fast_plain.append(visits(browser, plain, slow=False))
    table = Table()
    size, bare = slow_site[0][0].size, slow_plain[0][0].size
    table.absolute(
        "bytes to a live calculator",
        f"{size / 1000:.0f} KB",
        f"{bare / 1000:.0f} KB",
        size / BUDGET_BYTES,
        f"{BUDGET_BYTES // 1000} KB",
    )
    for name, visit, part, budget in (
        ("first true number, slow line, first visit", 0, lambda v: v.painted, BUDGET_FIRST_NUMBER),
        ("first live result, slow line, first visit", 0, lambda v: v.live, BUDGET_COLD),
        ("first live result, slow line, second visit", 1, lambda v: v.live, BUDGET_WARM),
    ):
        table.ratio(name, median(slow_site, visit, part), median(slow_plain, visit, part), budget)
    for name, visit in (("first visit", 0), ("second visit", 1)):
        table.ratio(
            f"first live result, this machine, {name}",
            median(fast_site, visit, lambda v: v.live),
            median(fast_plain, visit, lambda v: v.live),
            None,
        )
    _keys(browser, site, plain, table)
    _other_systems(browser, site)
    _season(table)
    _large_ladder(browser, site, table)
    _desk(browser, site, table)
    _commands()
    if "--pyodide" in sys.argv:
        _pyodide(browser, site)
    return table.broken


def _keys(browser: Browser, site: str, plain: str, table: Table) -> None:
    """A key in a sheet of games: the median of rounds that take turns."""
    rounds = [(key_times(browser, site), key_times(browser, plain)) for _ in range(ROUNDS_OF_KEYS)]
    for name, share in (("median", 0.5), ("95 %", 0.95)):
        mine = statistics.median(percentile(keys, share) for keys, _ in rounds)
        bare = statistics.median(percentile(keys, share) for _, keys in rounds)
        table.absolute(
            f"key to changed numbers, {GAMES} games, CPU / {CPU}, {name}",
            f"{mine:.1f} ms",
            f"{bare:.1f} ms",
            mine / BUDGET_KEY,
            f"{BUDGET_KEY:.0f} ms" if share > 0.5 else "",
        )


def _other_systems(browser: Browser, site: str) -> None:
    """The same key under the federations' rules, which the plain page does not know."""
    found = [
        (name, percentile(key_times(browser, f"{site}?system={name}"), 0.95))
        for name in SYSTEMS
        if name != PLAIN.name
    ]
    print("the same key under other rules, 95 %: ", end="")
    print(", ".join(f"{name} {milliseconds:.1f} ms" for name, milliseconds in found), flush=True)


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
    print(
        f"ladder: all {GAMES_OF_SEASON} games replayed {times['replay']:.0f} ms; "
        f"the hundredth last corrected {times['recent']:.0f} ms, the first {times['first']:.0f} ms"
    )


def _large_ladder(browser: Browser, site: str, table: Table) -> None:
    """The page's longest standstill with a large ladder, beside reading its file as plain JSON."""
    print(
        f"ladder of {large_ladder.GAMES:,} games, the page's longest standstill; in the column of"
    )
    print("the plain page that of JavaScript which works in slices of 50 ms")
    for each in large_ladder.standstills(browser, site):
        name = f"ladder: {each.what}, in {each.seconds:.1f} s"
        table.ratio(name, each.longest, each.unit, BUDGET_LADDER_STANDSTILL)


def _desk(browser: Browser, site: str, table: Table) -> None:
    """The tournament desk; there is no plain page to compare it with."""
    found = desk.rate(browser, site)
    table.absolute(
        f"desk: {found.games:,} games rated in the worker",
        f"{found.milliseconds:.0f} ms",
        "",
        found.milliseconds / BUDGET_DESK,
        f"{BUDGET_DESK:.0f} ms",
    )
    alone = officer.rate()
    table.absolute(
        "desk: the same on CPython, less than in the worker",
        f"{alone:.0f} ms",
        "",
        alone / found.milliseconds,
        f"{found.milliseconds:.0f} ms",
    )
    table.absolute(
        "desk: the page's longest standstill meanwhile",
        f"{found.standstill:.0f} ms",
        "",
        found.standstill / BUDGET_STANDSTILL,
        f"{BUDGET_STANDSTILL:.0f} ms",
    )


def _commands() -> None:
    """The command as officers run it, on the same event."""
    plain, listed = officer.commands()
    print(
        f"command: from file to report {plain.seconds:.1f} s, {plain.megabytes:.0f} MB; "
        f"with a list of {HALF_A_MILLION:,} players {listed.seconds:.1f} s, "
        f"{listed.megabytes:.0f} MB"
    )


def _pyodide(browser: Browser, site: str) -> None:
    """The same page on Pyodide alone, for comparison."""
    address = f"{site}?interpreter=pyodide"
    first, second = visits(browser, address, slow=False)
    print(f"on Pyodide: {first.size / 1e6:.1f} MB, first live result on this machine ", end="")
    print(f"{first.live:.0f} ms, second visit {second.live:.0f} ms", flush=True)
    slow, again = visits(browser, address, slow=True)
    print(f"on Pyodide, slow line: {slow.live:.0f} ms, second visit {again.live:.0f} ms")


def main() -> int:
    """Builds, serves, measures; the exit status says whether every budget holds."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        lay_out(folder)
        address = stack.enter_context(serving(folder, "/", seconds=600))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(**launch_options())
        broken = measure(browser, f"{address}site/", f"{address}plain/")
        browser.close()
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
