"""Chromium and Firefox, driven by Playwright."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    FrameLocator,
    Locator,
    Page,
    Playwright,
)

from tools.browser import firefox_options, launch_options

#: What PyScript writes to the console at every start.
GREETING = "PyScript Ready"

LAUNCH: dict[str, Callable[[Playwright], Browser]] = {
    "chromium": lambda playwright: playwright.chromium.launch(**launch_options()),
    "firefox": lambda playwright: playwright.firefox.launch(**firefox_options()),
}


class PlaywrightThing:
    """An element by a locator, which Playwright looks up anew and waits for by itself."""

    def __init__(self, locator: Locator) -> None:
        self._locator = locator

    def find(self, role: str, name: str) -> "PlaywrightThing":
        """The element of this role and name inside this one."""
        return PlaywrightThing(self._locator.get_by_role(role, name=name, exact=True))  # type: ignore[arg-type]

    def click(self) -> None:
        """A real click in its middle."""
        self._locator.click()

    def type(self, text: str) -> None:
        """Marks what is there and types."""
        self._locator.click()
        self._locator.press("ControlOrMeta+a")
        self._locator.press("Delete")
        self._locator.press_sequentially(text)

    def press(self, key: str) -> None:
        """A real key."""
        self._locator.press(key)

    def choose(self, value: str) -> None:
        """An option by its value."""
        self._locator.select_option(value)

    def text(self) -> str:
        """What is seen in it."""
        return self._locator.inner_text()

    def value(self) -> str:
        """What is entered in it."""
        return self._locator.input_value()

    def is_checked(self) -> bool:
        """Whether it is the chosen one."""
        return self._locator.is_checked()

    def attribute(self, name: str) -> str | None:
        """An attribute as it stands in the document."""
        return self._locator.get_attribute(name)


class PlaywrightWindow:
    """A page of a context of its own, or a frame of it."""

    def __init__(
        self, page: Page, place: Page | FrameLocator | None = None, site: str = ""
    ) -> None:
        self._page = page
        self._place = place or page
        self.complaints: list[str] | None = []
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._complain(str(error)))
        page.on("request", lambda request: self._asked(request.url))
        self._site = site

    def _heard(self, message: ConsoleMessage) -> None:
        if GREETING not in message.text:
            self._complain(f"{message.type}: {message.text}")

    def _asked(self, url: str) -> None:
        if not url.startswith((self._site, "data:", "blob:")):
            self._complain(f"asked {url}")

    def _complain(self, text: str) -> None:
        if self.complaints is not None:
            self.complaints.append(text)

    def open(self, address: str) -> None:
        """Goes to an address."""
        with _any_answer():
            self._page.goto(address, wait_until="commit")

    def reload(self) -> None:
        """Loads the page again."""
        with _any_answer():
            self._page.reload(wait_until="commit")

    def address(self) -> str:
        """The address of the page, asked of the page: Playwright's own note may lag behind."""
        return str(self._page.evaluate("location.href"))

    def find(self, role: str, name: str) -> PlaywrightThing:
        """The one element of this role and name."""
        return PlaywrightThing(self._place.get_by_role(role, name=name, exact=True))  # type: ignore[arg-type]

    def part(self, selector: str) -> PlaywrightThing:
        """An element by its place in the document."""
        return PlaywrightThing(self._place.locator(selector))

    def frame(self, title: str) -> "PlaywrightWindow":
        """The page in a frame."""
        frame = self._page.frame_locator(f"iframe[title='{title}']")
        return PlaywrightWindow(self._page, frame, self._site)

    def run(self, function: str, *arguments: str) -> Any:
        """The result of a function in the page."""
        return self._page.evaluate(f"args => ({function})(...args)", list(arguments))


@contextmanager
def _any_answer() -> Iterator[None]:
    """A page that does not come is no error of the test's: the browser shows its own."""
    try:
        yield
    except Error as error:
        if "ERR_" not in error.message and "NS_ERROR" not in error.message:
            raise


@contextmanager
def window_of(browser: Browser, size: tuple[int, int], site: str) -> Iterator[PlaywrightWindow]:
    """A window of a visitor who was never here before."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    yield PlaywrightWindow(context.new_page(), site=site)
    context.close()
