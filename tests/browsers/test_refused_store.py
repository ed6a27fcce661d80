"""A browser that keeps nothing of the site: everything works, and the ladder says what that means.

Firefox's setting to block all cookies refuses every store and every channel between pages. Chromium
and WebKitGTK cannot be set so from outside; there `tests/page` lets the store refuse.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright

from tests.page.server import Host
from tools.browser import firefox_options

from .by_playwright import window_of
from .conftest import SIZES
from .test_ladder import RANKING, add, opened
from .test_offline import answers
from .window import Window

#: Firefox: cookies and site data of every site are blocked.
NOTHING_KEPT: dict[str, str | float | bool] = {"network.cookie.cookieBehavior": 2}

#: What Firefox itself says when a page asks for a store.
SAYING = "Storage access is restricted in this context"

TROUBLE = """() => document.querySelector("[data-ladder=trouble]").innerText"""


@pytest.fixture
def strict_window(playwright: Playwright, host: Host) -> Iterator[Window]:
    """A window of a Firefox that keeps nothing."""
    browser = playwright.firefox.launch(**firefox_options(), firefox_user_prefs=NOTHING_KEPT)
    with window_of(browser, SIZES["phone"], host.address) as window:
        yield window
        assert [text for text in window.complaints or [] if SAYING not in text] == []
    browser.close()


def test_a_browser_that_keeps_nothing_calculates_and_tells_that_the_ladder_is_not_kept(
    strict_window: Window, host: Host
) -> None:
    strict_window.open(host.address)
    answers(strict_window)
    strict_window.open(f"{host.address}#ladder")
    strict_window.reload()
    opened(strict_window)
    assert "does not let the page keep anything" in strict_window.run(TROUBLE)
    add(strict_window, "Anna")
    assert strict_window.run(RANKING) == "Anna 1200"
    assert "Save it as a file" in strict_window.run(TROUBLE)
