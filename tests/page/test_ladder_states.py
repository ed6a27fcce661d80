"""Whatever happens to the store, in whatever order: what was said is there, and in its own ladder.

Hypothesis chooses what happens: entries in several windows of two sites, a fault at any operation
of the database, windows that are killed, that hear nothing or are refused a store, clocks that
jump, other ladders begun, brought back and removed, what an older version goes on writing, a newer
version.
"""

import json
from collections import Counter
from pathlib import Path

from bs4 import BeautifulSoup
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from playwright.sync_api import Browser

from elo.core.errors import InputError
from elo.ladder.exchange import read_file
from elo.ladder.merging import plan
from tests.effort import THOROUGH

from .ladder_windows import (
    AS_VERSION_1,
    BEGIN,
    BY_A_LATER_VERSION,
    DEAF,
    HELD,
    OLD_STORE,
    REFUSED,
    StoreWindow,
)

#: How often and how long; docs/ladder-file.md names the product of the long ones.
RUNS, STEPS = (20, 50) if THOROUGH else (3, 25)
LEAST = RUNS * STEPS // 2

SITES = ("a", "b")

CLOCKS = (
    "2026-01-01T12:00:00.000Z",
    "2025-01-01T12:00:00.000Z",
    "2028-01-01T12:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
)

#: What a window may suffer from, and how the database fails.
TROUBLES = ("", DEAF, DEAF, REFUSED)
REASONS = ("QuotaExceededError", "UnknownError", "InvalidStateError")

#: What happens, as often as it stands here.
WHAT = (
    *("enter",) * 8,
    *("begin", "begin", "earlier", "earlier", "earlier", "opened", "opened", "kill", "older"),
    *("fails", "fails", "fails", "fault", "clock", "newer_comes"),
)


class Windows(RuleBasedStateMachine):
    """A visitor with windows on two sites of one origin."""

    browser: Browser
    address: str
    module: str

    #: How often each thing has happened, over all runs.
    happened: Counter[str]

    def __init__(self) -> None:
        super().__init__()
        self.context = self.browser.new_context()
        self.context.route(
            "**/nothing", lambda route: route.fulfill(content_type="text/html", body="<p>nothing")
        )
        self.open: list[tuple[str, StoreWindow]] = []
        #: What was said and confirmed: for each site the entries, each with its ladder.
        self.said: dict[str, dict[str, str]] = {site: {} for site in SITES}
        self.removed: set[str] = set()
        self.old: list[str] = []
        self.newer: set[str] = set()
        self.number = 0
        self.bare = self.context.new_page()
        self.bare.goto(f"{self.address}nothing")

    def teardown(self) -> None:
        try:
            for site in SITES:
                self.open_window(site, "")
            self.nothing_is_lost_and_nothing_is_where_it_does_not_belong()
            for site in SITES:
                self.what_the_older_version_wrote_is_there(site)
        finally:
            self.context.close()

    def open_window(self, site: str, trouble: str) -> StoreWindow:
        home = f"{self.address}{site}/"
        window = StoreWindow(self.context, home, home + self.module, trouble)
        self.open.append((site, window))
        return window

    @initialize()
    def a_club_has_a_ladder_on_each_site(self) -> None:
        for site in SITES:
            window = self.open_window(site, "")
            # it goes on with its ladder while the others begin another one
            self.open_window(site, DEAF)
            for name in ("Anna", "Bert"):
                entry, ladder = window.add(name)
                self.said[site][entry] = ladder

    @rule(
        what=st.sampled_from(WHAT),
        which=st.integers(0, 5),
        how=st.integers(0, 11),
    )
    def something_happens(self, what: str, which: int, how: int) -> None:
        # one rule for all: each is chosen as often as it stands in the list
        self.happened[what] += 1
        if what == "opened":
            self.open_window(SITES[which % 2], TROUBLES[how % len(TROUBLES)])
        elif what == "older":
            self.an_older_version_goes_on_writing()
        elif self.open:
            site, window = self.open[which % len(self.open)]
            getattr(self, what)(site, window, how)

    def clock(self, site: str, window: StoreWindow, how: int) -> None:
        """A clock jumps."""
        window.store.clock = CLOCKS[how % len(CLOCKS)]

    def enter(self, site: str, window: StoreWindow, how: int) -> None:
        """A player or a game is entered."""
        self.number += 1
        try:
            if how % 3 and len(window.keeper.ladder.everybody()) > 1:
                entry, ladder = window.play()
            else:
                entry, ladder = window.add(f"Player {self.number}")
        except InputError as fault:
            # a ladder that is being read takes nothing; a later version's clock knows no end
            assert fault.code == "not-read-yet"  # noqa: PT017
            return
        if window.store.is_open or entry in window.waiting():
            self.said[site][entry] = ladder

    def fault(self, site: str, window: StoreWindow, how: int) -> None:
        """The database fails at one of the next operations, or works again."""
        if how > 9:
            window.recover()
        else:
            window.fail_after(how, REASONS[self.number % len(REASONS)])

    def fails(self, site: str, window: StoreWindow, how: int) -> None:
        """The database fails while something is entered."""
        window.fail_after(how % 6, REASONS[self.number % len(REASONS)])
        self.enter(site, window, how)

    def kill(self, site: str, window: StoreWindow, how: int) -> None:
        """A window is killed while it writes."""
        # what only this window has goes with it; the browser asks before that happens
        for entry in window.waiting():
            self.said[site].pop(entry, None)
        if window.store.is_open and window.keeper.ladder.founding is not None:
            self.number += 1
            head = {"id": f"killed-{self.number}", "device": "d", "time": CLOCKS[0]}
            line = json.dumps(head | {"kind": "later"})
            given = [window.keeper.held.name, "", line]
            window.page.evaluate(BEGIN, ["#", "keep", given])
        window.page.close(run_before_unload=False)
        self.open = [each for each in self.open if each[1] is not window]

    def begin(self, site: str, window: StoreWindow, how: int) -> None:
        """Another ladder is begun."""
        window.begin_anew()

    def earlier(self, site: str, window: StoreWindow, how: int) -> None:
        """An earlier ladder is brought back, or removed."""
        earlier = window.store.earlier()
        if not earlier:
            return
        ladder = str(earlier[how % len(earlier)]["id"])
        if how % 4:
            window.keeper.bring(ladder, lambda: None, lambda reason: None)
            return

        def told(reason: str) -> None:
            if not reason:
                self.removed.add(ladder)

        window.store.remove(ladder, told)

    def an_older_version_goes_on_writing(self) -> None:
        founded = not self.old
        self.number += 1
        entry: dict[str, object] = {
            "id": f"old-{self.number}",
            "time": f"2025-01-01T00:00:00.{self.number:03}Z",
            "device": "old",
            "kind": "founded" if founded else "joined",
            "name": f"Old {self.number}",
        }
        if founded:
            entry |= {"season": "1", "system": "schaaks", "start": 1200}
        self.bare.evaluate(AS_VERSION_1, [OLD_STORE, [entry]])
        self.old.append(str(entry["id"]))

    def newer_comes(self, site: str, window: StoreWindow, how: int) -> None:
        """A newer version of the page opens the database."""
        if site in self.newer or how:
            return
        self.newer.add(site)
        self.bare.evaluate(BY_A_LATER_VERSION, f"elo-ladder /{site}/")

    def held(self, site: str) -> dict[str, list[str]]:
        """The ladders of a site that have each entry."""
        names = self.bare.evaluate("async () => (await indexedDB.databases()).map((d) => d.name)")
        name = f"elo-ladder /{site}/"
        found: dict[str, list[str]] = {}
        if name in names:
            for ladder, entry, _ in self.bare.evaluate(HELD, name):
                found.setdefault(entry, []).append(ladder)
        return found

    @invariant()
    def nothing_is_lost_and_nothing_is_where_it_does_not_belong(self) -> None:
        for site in SITES:
            held = self.held(site)
            waiting: dict[str, str] = {}
            for its_site, window in self.open:
                if its_site == site:
                    window.store.pump()
                    waiting |= window.waiting()
            for entry, ladder in self.said[site].items():
                if ladder in self.removed:
                    continue
                assert held.get(entry, [waiting.get(entry)]) == [ladder], (entry, ladder)
            for entry, ladders in held.items():
                assert len(ladders) == 1, entry
                assert not set(ladders) & self.removed, entry

    def what_the_older_version_wrote_is_there(self, site: str) -> None:
        held = self.held(site)
        found = [entry for entry in self.old if entry in held]
        if site not in self.newer and (found or not self.removed):
            assert found == self.old

    @invariant()
    def every_window_can_save_what_it_shows(self) -> None:
        for _, window in self.open:
            ladder = window.keeper.ladder
            if ladder.founding is not None:
                reading = read_file(window.file())
                assert len(reading.entries) == len(ladder.journal.entries)
                assert window.keeper.held.is_all_in(plan(ladder, reading.entries), reading)


def test_whatever_happens_nothing_that_was_confirmed_is_lost(
    browser: Browser, dist: Path, two_sites: str
) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    Windows.happened = Counter()
    Windows.browser = browser
    Windows.address = two_sites
    host = BeautifulSoup(page, "html.parser").select_one("[data-chapter=ladder]")
    assert host is not None
    Windows.module = str(host["data-module"])
    run_state_machine_as_test(
        Windows,
        settings=settings(
            max_examples=RUNS,
            stateful_step_count=STEPS,
            deadline=None,
            # what is found is long and says where it went wrong; to make it short takes minutes
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )
    assert Windows.happened.total() >= LEAST
    # nothing of it was left out, where there was time for all of it
    if THOROUGH:
        assert set(Windows.happened) == set(WHAT)
