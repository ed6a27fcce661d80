"""What axe finds wrong with a page, in every look that can make a difference."""

from typing import Any, Literal

from axe_playwright_python.base import AXE_SCRIPT, AxeResults  # type: ignore[import-untyped]
from playwright.sync_api import Page, ViewportSize, expect

#: The rules of axe that are off unless asked for.
AXE: dict[str, Any] = {
    "resultTypes": ["violations"],
    "rules": {"target-size": {"enabled": True}},
}

#: The rules of axe whose answer hangs on colours and places.
OF_LOOKS = ("color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size")

#: A scheme has its colours, a size its places; all else is the same in each. With the number of
#: rules that a page surely passes.
LOOKS: tuple[tuple[Literal["light", "dark"], ViewportSize, dict[str, Any], int], ...] = (
    ("light", {"width": 320, "height": 640}, AXE, 15),
    ("dark", {"width": 1280, "height": 900}, {**AXE, "runOnly": [*OF_LOOKS]}, 1),
)


def faults(page: Page, options: dict[str, Any] = AXE, least: int = 15) -> str:
    """What axe finds wrong with the page as it stands; empty when nothing."""
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(AXE_SCRIPT)
    results = AxeResults(page.evaluate("options => axe.run(options)", options))
    assert len(results.response["passes"]) >= least, "axe looked at next to nothing"
    return str(results.generate_report()) if results.violations_count else ""


def faults_everywhere(page: Page) -> list[str]:
    """What axe finds in light on a phone, and of what a look can change in dark on a desk."""
    found = []
    for scheme, size, options, least in LOOKS:
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_css("color-scheme", scheme)
        page.set_viewport_size(size)
        if fault := faults(page, options, least):
            found.append(f"{scheme}, {size}: {fault}")
    return found
