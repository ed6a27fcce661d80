"""The built site under a sub-path, and a visitor's browser that reports everything unusual."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from tools.browser import launch_options
from tools.catalogue import Catalogue

from .desk import Desk
from .server import serving

#: GitHub Pages serves a project below the name of its repository.
BASE = "/club/elo/"

#: What PyScript writes to the console at every start, and Playwright where it blocks a worker.
GREETINGS = ("PyScript Ready", "Service Worker registration blocked by Playwright")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The system's Chromium where there is one, without windows if possible: it starts sooner."""
    return launch_options(shell=True)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Without the worker that keeps the site.

    Tests alter answers on their way, and what the worker answers is not on any way. Those about the
    worker allow it.
    """
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the built site."""
    with serving(dist, BASE) as address:
        yield address


@pytest.fixture
def two_sites(dist: Path, tmp_path: Path) -> Iterator[str]:
    """Two copies of the site on one origin, as one owner's projects on GitHub Pages are."""
    for name in ("a", "b"):
        shutil.copytree(dist, tmp_path / name, copy_function=os.link)
    with serving(tmp_path, "/") as address:
        yield address


class Visitor:
    """A browser window at the site, and what it noticed."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.language = "en"
        self.catalogue = Catalogue("en")
        self.complaints: list[str] = []
        self.requests: list[str] = []
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", self._asked)

    def _heard(self, message: ConsoleMessage) -> None:
        if not any(greeting in message.text for greeting in GREETINGS):
            self.complaints.append(f"{message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        # what a page has made itself, the desk's worker say, is asked of nobody
        if not request.url.startswith("blob:"):
            self.requests.append(request.url)

    def was_content(self) -> None:
        """The console stayed clean, and nobody was asked but the site."""
        assert self.complaints == []
        assert [url for url in self.requests if not url.startswith(self.site)] == []

    def open(self, language: str = "", query: str = "", fragment: str = "") -> Page:
        """Opens a language's page and waits until it is live."""
        self.go(language, query, fragment)
        self.page.locator("html[data-engine=ready]").wait_for(state="attached")
        return self.page

    def go(self, language: str = "", query: str = "", fragment: str = "") -> Page:
        """Opens a page without waiting for Python: of this language, else of the visitor's own."""
        language = language or self.language
        self.catalogue = Catalogue(language)
        folder = "" if language == "en" else f"{language}/"
        self.page.goto(f"{self.site}{folder}{query}{fragment}", wait_until="commit")
        return self.page

    def unfold(self, name: str) -> None:
        """Opens what is folded away: "event", the day and the tempo, or "facts", all the rest."""
        box = self.page.locator(f"#{name}")
        if box.get_attribute("open") is None:
            box.locator("> summary").click()

    def text(self, name: str, **values: str | int) -> str:
        """A message of the page's language."""
        return self.catalogue.wording.text(name, **values)

    def say(self, name: str) -> str:
        """What an element with this message's name says, in the page's language."""
        return self.catalogue.text(name, {}) or ""

    def output(self, name: str) -> str:
        """What an output of this label says now."""
        return self.page.get_by_label(self.text(name), exact=True).inner_text()


@pytest.fixture(scope="session")
def warm_context(
    browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[BrowserContext]:
    """A browser that has read the site's files before, for all tests."""
    context = browser.new_context(**browser_context_args)
    yield context
    context.close()


@pytest.fixture
def visitor(warm_context: BrowserContext, site: str) -> Iterator[Visitor]:
    """A visitor with a window of his own, of whom nothing is kept; the browser is warm.

    The console must stay clean, and only the site itself may be asked. Starting is most of what a
    test takes, and half of that is a new browser's.
    """
    page = warm_context.new_page()
    origin = {"origin": site.removesuffix(BASE), "storageTypes": "all"}
    warm_context.new_cdp_session(page).send("Storage.clearDataForOrigin", origin)
    # a clock that a test sets is the whole browser's, and stays
    assert page.evaluate("() => !('__pwClock' in globalThis)"), "set the clock of a new_visitor"
    found = Visitor(page, site)
    yield found
    page.close()
    found.was_content()


@pytest.fixture
def new_visitor(page: Page, site: str) -> Iterator[Visitor]:
    """The same with a new browser, for tests to which it matters what it keeps or has read."""
    found = Visitor(page, site)
    yield found
    found.was_content()


@pytest.fixture
def troubled_visitor(page: Page, site: str) -> Visitor:
    """A visitor for whom something is broken on purpose: complaints are expected."""
    return Visitor(page, site)


@pytest.fixture
def open_visitor(context: BrowserContext, site: str) -> Callable[[], Visitor]:
    """Opens further windows of the same visitor."""
    return lambda: Visitor(context.new_page(), site)


@pytest.fixture(scope="session")
def running_desk(browser: Browser, site: str) -> Iterator[Desk]:
    """A tournament desk whose Python runs: starting it takes longer than most tests."""
    context = browser.new_context(accept_downloads=True)
    visitor = Visitor(context.new_page(), site)
    yield Desk(visitor.open(fragment="#tournament"), visitor.text, visitor.complaints)
    assert [url for url in visitor.requests if not url.startswith(site)] == []
    context.close()


@pytest.fixture
def desk(running_desk: Desk) -> Iterator[Desk]:
    """The running desk with nothing chosen; the console must stay clean."""
    running_desk.clear()
    yield running_desk
    assert running_desk.complaints == []
