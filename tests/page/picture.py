"""Takes the picture of the page that README.md shows: the built site, in a real browser.

make picture

What is entered is Wikipedia's worked example, as in tests/cases/plain.jsonl.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page.server import serving
from tools.browser import launch_options
from tools.reach import ROOT
from tools.site import DIST

PICTURE = ROOT / "docs" / "picture.png"
WIDTH, HEIGHT = 1000, 840

#: More would make the first screen of README.md slow.
MOST_BYTES = 150_000

#: The fragment of a link that fills the form.
EXAMPLE = (
    "#v=1&mode=several&rating=1613&k=32&game=l1609&game=d1477&game=w1388&game=w1586&game=l1720"
)


def take(picture: Path = PICTURE) -> None:
    """Serves the built site for a moment and photographs it with its curve."""
    with serving(DIST, "/") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light", locale="en"
        )
        page.goto(address + EXAMPLE)
        page.locator("html[data-engine=ready]").wait_for(state="attached")
        page.locator("#glance svg").last.wait_for()
        page.mouse.move(0, 0)
        page.screenshot(path=picture, animations="disabled")
        browser.close()


if __name__ == "__main__":
    take()
    size = PICTURE.stat().st_size
    print(f"{PICTURE.relative_to(ROOT)}: {size // 1000} KB")
    sys.exit(size > MOST_BYTES)
