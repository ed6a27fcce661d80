"""The dialog for webmasters, and what the lines that it writes do on a club's page."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Locator, Page, expect

from .clubs import Club, live, visiting
from .conftest import Visitor

ELEMENT = "For most sites: the height follows by itself"
FRAME = "For sites that remove scripts: a frame of a fixed height"


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """As browsers are: the frames of another site are at peace with the worker."""
    return {**browser_context_args, "service_workers": "allow"}


@pytest.fixture
def club(troubled_visitor: Visitor, tmp_path: Path) -> Iterator[Club]:
    yield from visiting(troubled_visitor, tmp_path)


def chosen(page: Page) -> Locator:
    """The dialog after a Dutch club chose its language, system, mode, K and colours."""
    page.get_by_role("button", name="Put this on your club's website").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Language").select_option("nl")
    dialog.get_by_label("Rating system to begin with").select_option("schaaks")
    dialog.get_by_label("Mode to begin with").select_option("several")
    dialog.get_by_label("Colours").select_option("dark")
    return dialog


def is_as_chosen(frame: FrameLocator) -> None:
    frame.locator("html[lang=nl][data-engine=ready][data-theme=dark]").wait_for(state="attached")
    expect(frame.get_by_label("Ratingsysteem")).to_have_value("schaaks")
    expect(frame.get_by_role("radio", name="Meerdere partijen")).to_be_checked()


def test_the_preview_shows_what_was_chosen(visitor: Visitor) -> None:
    dialog = chosen(visitor.open())
    is_as_chosen(dialog.locator("iframe").content_frame)


@pytest.mark.parametrize("snippet", [ELEMENT, FRAME], ids=["element", "frame"])
def test_the_lines_do_on_a_club_s_page_what_was_chosen(club: Club, snippet: str) -> None:
    page = club.visitor.open()
    written = chosen(page).get_by_label(snippet).input_value()
    assert club.visitor.site in written
    page = club.write(written.replace(club.visitor.site, club.calculator))
    if snippet == ELEMENT:
        live(page.locator("elo-calculator"))
    is_as_chosen(page.frame_locator("iframe"))


def test_the_embedded_view_lets_the_club_s_page_shine_through(club: Club) -> None:
    page = club.write(
        "<elo-calculator lang='en'></elo-calculator>", "<style>body { background: gold }</style>"
    )
    live(page.locator("elo-calculator"))
    frame = page.frame_locator("iframe")
    for root in ("html", "body"):
        colour = frame.locator(root).evaluate("node => getComputedStyle(node).backgroundColor")
        assert colour == "rgba(0, 0, 0, 0)"
    # no chrome of its own but the link to the full page
    expect(frame.get_by_role("link", name="Open the full calculator")).to_be_visible()
    for role in ("banner", "navigation"):
        expect(frame.get_by_role(role)).to_have_count(0)
