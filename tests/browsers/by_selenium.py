"""WebKitGTK, driven by Selenium: roles and names are those that WebKit itself computes."""

import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import ActionChains, Keys, WebKitGTK
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tools.browser import system_webkit

from .window import until

#: Where elements of a role can be; WebKit then says which of them have it.
CANDIDATES = {
    "button": "button",
    "cell": "td",
    "checkbox": "input[type=checkbox]",
    "combobox": "select",
    "group": "fieldset, [role=group]",
    "heading": "h1, h2, h3",
    "link": "a[href]",
    "radio": "input[type=radio]",
    "radiogroup": "[role=radiogroup]",
    "status": "output, [role=status]",
    "table": "table",
    "textbox": "input[type=text], input[type=date], textarea",
}

#: Those that are on the page, in view or not; a transparent control under its label is.
SHOWN = """const [within, selector] = arguments;
return [...(within ?? document).querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }));"""

KEYS = {
    "Control": Keys.CONTROL,
    "Delete": Keys.DELETE,
    "Enter": Keys.ENTER,
    "Tab": Keys.TAB,
}

Result = TypeVar("Result")

Lookup = Callable[[], list[WebElement]]


class SeleniumThing:
    """An element that is looked up anew whenever it is used."""

    def __init__(self, window: "SeleniumWindow", lookup: Lookup, what: str) -> None:
        self._window = window
        self._lookup = lookup
        self._what = what

    def element(self) -> WebElement:
        """The one element there is."""
        found = until(self._lookup, bool)
        assert len(found) == 1, f"{len(found)} elements are {self._what}"
        return found[0]

    def _do(self, use: Callable[[WebElement], Result]) -> Result:
        """Uses the element; once more if the page was just drawing it anew."""
        try:
            return use(self.element())
        except WebDriverException:
            return use(self.element())

    def find(self, role: str, name: str) -> "SeleniumThing":
        """The element of this role and name inside this one."""
        what = f"{role} {name!r} in {self._what}"
        return SeleniumThing(
            self._window, lambda: self._window.named(role, name, self.element()), what
        )

    def click(self) -> None:
        """A real click in its middle, on whatever lies there."""
        self._do(self._click)

    def _click(self, element: WebElement) -> None:
        driver = self._window.driver
        driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
        ActionChains(driver).move_to_element(element).click().perform()

    def type(self, text: str) -> None:
        """Marks what is there and types."""
        self.click()
        self.press("Control+a")
        self.press("Delete")
        if text:
            self._do(lambda element: element.send_keys(text))

    def press(self, key: str) -> None:
        """A real key, or several held together."""
        keys = [KEYS.get(name, name) for name in key.split("+")]
        self._do(lambda element: element.send_keys(*keys))

    def choose(self, value: str) -> None:
        """An option by its value."""
        self._do(lambda element: Select(element).select_by_value(value))

    def text(self) -> str:
        """What is seen in it."""
        return self._do(lambda element: element.text)

    def value(self) -> str:
        """What is entered in it."""
        return str(self._do(lambda element: element.get_property("value")))

    def is_checked(self) -> bool:
        """Whether it is the chosen one."""
        return bool(self._do(lambda element: element.is_selected()))

    def attribute(self, name: str) -> str | None:
        """An attribute as it stands in the document."""
        return self._do(lambda element: element.get_dom_attribute(name))


class SeleniumWindow:
    """A window of WebKitGTK's small browser, or a frame in it."""

    #: This browser's driver tells of no console and of no requests.
    complaints: list[str] | None = None

    def __init__(self, driver: WebKitGTK, frame: str = "") -> None:
        self._driver = driver
        self._frame = frame

    @property
    def driver(self) -> WebKitGTK:
        """The driver, looking at this window or frame."""
        self._driver.switch_to.default_content()
        if self._frame:
            self._driver.switch_to.frame(
                self._driver.find_element(By.CSS_SELECTOR, f"iframe[title='{self._frame}']")
            )
        return self._driver

    def open(self, address: str) -> None:
        """Goes to an address."""
        self._driver.get(address)

    def reload(self) -> None:
        """Loads the page again."""
        self._driver.refresh()

    def address(self) -> str:
        """The address of the page."""
        return str(self._driver.current_url)

    def find(self, role: str, name: str) -> SeleniumThing:
        """The one visible element of this role and name."""
        return SeleniumThing(self, lambda: self.named(role, name), f"{role} {name!r}")

    def named(self, role: str, name: str, within: WebElement | None = None) -> list[WebElement]:
        """All visible elements of this role and name."""
        found = self.driver.execute_script(SHOWN, within, CANDIDATES[role])
        return [element for element in found if element.accessible_name == name]

    def part(self, selector: str) -> SeleniumThing:
        """An element by its place in the document."""
        return SeleniumThing(
            self, lambda: self.driver.find_elements(By.CSS_SELECTOR, selector), selector
        )

    def frame(self, title: str) -> "SeleniumWindow":
        """The page in a frame."""
        return SeleniumWindow(self._driver, title)

    def run(self, function: str, *arguments: str) -> Any:
        """The result of a function in the page."""
        return self.driver.execute_async_script(
            f"const done = arguments[arguments.length - 1];"
            f"Promise.resolve(({function})(...[...arguments].slice(0, -1))).then(done)",
            *arguments,
        )


@contextmanager
def screen() -> Iterator[None]:
    """A screen that nobody sees, for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        ready = Path(folder) / "display"
        with ready.open("w") as file:
            server = subprocess.Popen(
                ["Xvfb", "-displayfd", str(file.fileno()), "-screen", "0", "1400x1000x24"],
                pass_fds=[file.fileno()],
                stderr=subprocess.DEVNULL,
            )
        before = os.environ.get("DISPLAY")
        try:
            os.environ["DISPLAY"] = f":{until(lambda: ready.read_text().strip(), bool)}"
            yield
        finally:
            server.terminate()
            server.wait()
            os.environ.pop("DISPLAY")
            if before is not None:
                os.environ["DISPLAY"] = before


@contextmanager
def window_of(size: tuple[int, int]) -> Iterator[SeleniumWindow]:
    """A window of a visitor who was never here before; its session is forgotten at the end."""
    paths = system_webkit()
    assert paths, "WebKitGTK is missing: see `python -m tools.browser all`"
    options = Options()
    options.binary_location, service = paths[0], Service(paths[1])
    options.add_argument("--automation")
    driver = WebKitGTK(options=options, service=service)
    try:
        driver.set_window_size(*size)
        yield SeleniumWindow(driver)
    finally:
        driver.quit()
