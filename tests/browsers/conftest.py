"""The same promises in three browsers, on a phone and on a desk."""

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright

from tests.page.server import Host

from . import by_playwright, by_selenium
from .window import Window

#: GitHub Pages serves a project below the name of its repository, and lets files be kept a while.
BASE = "/club/elo/"
SECONDS = 600

ENGINES = ("chromium", "firefox", "webkit")

#: WebKitGTK's small browser makes no window narrower than 447 pixels.
SIZES = {"phone": (360, 740), "desk": (1280, 900)}


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    """A server of the site that can be stopped and given another release."""
    with Host(dist, BASE, SECONDS) as host:
        yield host


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    """The browser's name."""
    return str(request.param)


@pytest.fixture(scope="session", params=SIZES)
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    """The window's width and height."""
    return SIZES[request.param]


@pytest.fixture(scope="session")
def browser_of_engine(engine: str, playwright: Playwright) -> Iterator[Browser | None]:
    """The browser that Playwright drives, or a screen for the one that it cannot."""
    with ExitStack() as stack:
        if engine == "webkit":
            if os.geteuid() == 0:
                # root has no sandbox to run it in
                os.environ["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
            stack.enter_context(by_selenium.screen())
            yield None
        else:
            browser = by_playwright.LAUNCH[engine](playwright)
            stack.callback(browser.close)
            yield browser


@pytest.fixture
def window(
    browser_of_engine: Browser | None, size: tuple[int, int], host: Host
) -> Iterator[Window]:
    """A window of a visitor who was never here before."""
    with ExitStack() as stack:
        window: Window
        if browser_of_engine:
            window = stack.enter_context(
                by_playwright.window_of(browser_of_engine, size, host.address)
            )
        else:
            window = stack.enter_context(by_selenium.window_of(size))
        yield window
        assert not window.complaints
