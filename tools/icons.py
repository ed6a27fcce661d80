"""Draws the icons of the installed page from ``static/icon.svg``, and the cards of links to it.

In a browser: ``make icons``.

The results are checked in, so that building the site needs no browser.
"""

from playwright.sync_api import Browser, sync_playwright

from elo.page.view.calculator.result_picture import HEIGHT, WIDTH

from .browser import launch_options
from .cards import FOLDER as CARDS
from .cards import card
from .catalogue import LANGUAGES, Catalogue
from .reach import ROOT

SOURCE = ROOT / "static" / "icon.svg"
FOLDER = ROOT / "static" / "icons"

#: File, pixels, and whether the drawing fills the whole square instead of rounding its corners.
ICONS = (
    ("icon-192.png", 192, False),
    ("icon-512.png", 512, False),
    ("maskable-512.png", 512, True),
    ("touch-180.png", 180, True),
)

#: The rounded corners of the drawing.
CORNERS = ' rx="7"'

#: Whoever cuts an icon leaves a circle of four fifths of its width; the drawing fits into that.
SAFE_VIEW = ("0 0 32 32", "-4 -4 40 40")


def draw(browser: Browser, pixels: int, fills: bool) -> bytes:
    """The icon as a PNG."""
    svg = SOURCE.read_text(encoding="utf-8")
    if fills:
        for old, new in ((CORNERS, ""), SAFE_VIEW, ('width="32" height="32"', "")):
            assert old in svg, f"{SOURCE} has no {old}"
            svg = svg.replace(old, new)
        svg = svg.replace("<rect ", '<rect x="-4" y="-4" width="40" height="40" ')
    page = browser.new_page(viewport={"width": pixels, "height": pixels})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def draw_card(browser: Browser, language: str) -> bytes:
    """The card of a language as a PNG."""
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    svg = card(Catalogue(language)).replace("<svg ", '<svg style="display: block" ', 1)
    page.set_content(f"<style>body {{ margin: 0 }}</style>{svg}")
    picture = page.screenshot()
    page.close()
    return picture


def main() -> None:
    """Draws all of them."""
    CARDS.mkdir(exist_ok=True)
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for name, pixels, fills in ICONS:
            (FOLDER / name).write_bytes(draw(browser, pixels, fills))
        for language in LANGUAGES:
            (CARDS / f"{language}.png").write_bytes(draw_card(browser, language))
        browser.close()


if __name__ == "__main__":
    main()
