"""A browser's window as a visitor uses it, whatever drives the browser.

Things are found by role and accessible name, as a screen reader names them. Everything waits for
what it needs; nothing waits for a length of time.
"""

import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

#: Seconds that anything may take on a busy machine.
PATIENCE = 20.0

#: Seconds between two looks.
PAUSE = 0.02

Found = TypeVar("Found")


class Thing(Protocol):
    """One element of the page, looked up anew whenever it is used."""

    def find(self, role: str, name: str) -> "Thing":
        """The element of this role and name inside this one."""

    def click(self) -> None:
        """Presses it, as a mouse or a finger does."""

    def type(self, text: str) -> None:
        """Types over what stands in it, key by key."""

    def press(self, key: str) -> None:
        """Presses a key while it has the focus: ``Enter``, ``Tab``, ``Control+v``."""

    def choose(self, value: str) -> None:
        """Chooses an option of a select by its value."""

    def text(self) -> str:
        """What is seen in it."""

    def value(self) -> str:
        """What is entered in it."""

    def is_checked(self) -> bool:
        """Whether it is the chosen one."""

    def attribute(self, name: str) -> str | None:
        """An attribute as it stands in the document."""


class Window(Protocol):
    """A window of a browser without a history: nothing is kept from one test to the next."""

    #: What went wrong: messages in the console, requests to other sites; None if it cannot be told.
    complaints: list[str] | None

    def open(self, address: str) -> None:
        """Goes to an address; whatever the answer, this returns."""

    def reload(self) -> None:
        """Loads the page again; whatever the answer, this returns."""

    def address(self) -> str:
        """The address of the page."""

    def find(self, role: str, name: str) -> Thing:
        """The one visible element of this role and exactly this accessible name."""

    def part(self, selector: str) -> Thing:
        """An element without a role, by its place in the document."""

    def frame(self, title: str) -> "Window":
        """The page in a frame of this title."""

    def run(self, function: str, *arguments: str) -> Any:
        """The result of a JavaScript function, which may be a promise."""


def until(
    look: Callable[[], Found], wanted: Callable[[Found], bool], patience: float = PATIENCE
) -> Found:
    """Looks until what is found is what is wanted; the last thing found is in the error."""
    deadline = time.monotonic() + patience
    while True:
        found = look()
        if wanted(found):
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"still {found!r} after {patience:.0f} s")
        time.sleep(PAUSE)


def becomes(look: Callable[[], object], expected: object) -> None:
    """Waits until a look finds what is expected."""
    until(look, lambda found: found == expected)


def live(window: Window) -> Window:
    """Waits until the calculator in this window answers."""
    becomes(lambda: window.part("html").attribute("data-engine"), "ready")
    return window
