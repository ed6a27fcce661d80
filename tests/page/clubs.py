"""A club's own site, of another origin than the calculator's, as webmasters make them."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import FrameLocator, Locator, Page, expect

from .conftest import Visitor
from .server import serving

#: The demo page: a club's website that shows the calculator at nine sizes.
DEMO = Path(__file__).parent / "club"

#: Where the demo page says that the calculator is.
PLACEHOLDER = "https://calculator.example/"


class Club:
    """The club's website in a visitor's browser."""

    def __init__(self, visitor: Visitor, folder: Path, address: str) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.folder = folder
        self.address = address
        # the same server, to the browser another site
        self.calculator = visitor.site.replace("127.0.0.1", "localhost")

    def open_demo(self) -> Page:
        """The club's page with nine calculators."""
        shutil.copytree(DEMO, self.folder, dirs_exist_ok=True)
        file = self.folder / "index.html"
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(PLACEHOLDER, self.calculator), encoding="utf-8")
        self.page.goto(self.address)
        return self.page

    def write(self, body: str, style: str = "") -> Page:
        """A page of the club with this body, and the calculator's script."""
        script = f'<script async src="{self.calculator}static/embed.js"></script>'
        head = f'<meta charset="utf-8"><link rel="icon" href="data:,">{script}{style}'
        text = f'<!doctype html><html lang="nl"><head>{head}</head><body>{body}</body></html>'
        (self.folder / "index.html").write_text(text, encoding="utf-8")
        self.page.goto(self.address)
        return self.page

    def show(self, attributes: str = "", link: str = "<a href='#'>Elo</a>") -> Locator:
        """A page with one calculator; its element, live."""
        page = self.write(f"<elo-calculator {attributes}>{link}</elo-calculator>")
        return live(page.locator("elo-calculator"))

    def assert_at_peace(self) -> None:
        """Nothing in the console, and nobody else was asked."""
        heard = self.visitor.complaints
        assert heard == [], heard
        allowed = (self.address, self.calculator, "data:")
        assert [url for url in self.visitor.requests if not url.startswith(allowed)] == []


def live(element: Locator) -> Locator:
    """Waits until an element's calculator answers."""
    element.scroll_into_view_if_needed()
    expect(element.locator("iframe")).not_to_have_attribute("inert", "")
    inside(element).locator("html[data-engine=ready]").wait_for(state="attached")
    return element


def inside(element: Locator) -> FrameLocator:
    """The calculator in an element."""
    return element.locator("iframe").content_frame


def measured(element: Locator) -> dict[str, Any]:
    """An element's frame and what is in it, in pixels."""
    root = inside(element).locator("html")
    found: dict[str, Any] = root.evaluate(
        "root => ({ content: root.scrollHeight, shown: innerHeight, wide: root.scrollWidth, "
        "width: innerWidth })"
    )
    return found | {"height": element.evaluate("element => element.height")}


def visiting(visitor: Visitor, folder: Path) -> Iterator[Club]:
    """The club's website while it is served."""
    with serving(folder, "/") as address:
        yield Club(visitor, folder, address)


def colour(text: str) -> tuple[float, ...]:
    """A computed colour's red, green and blue, 0 to 255."""
    return tuple(float(part) for part in re.findall(r"[\d.]+", text)[:3])


def contrast(one: str, other: str) -> float:
    """WCAG 2.2's contrast ratio of two computed colours."""

    def luminance(text: str) -> float:
        shares = [part / 255 for part in colour(text)]
        red, green, blue = (
            s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)
