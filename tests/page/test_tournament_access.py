"""Everybody can use the desk: by keyboard, by ear, on a small screen, in every language."""

import pytest
from playwright.sync_api import expect

from tests.tournament.samples import FILES

from .axe import faults_everywhere
from .conftest import Visitor
from .desk import Desk

SWISS = FILES / "trf16_chessfy_real.trf"
BROKEN = FILES / "trf_bad_missing_result.trf"

WIDTHS = (320, 768, 1280)


def everything_open(desk: Desk) -> None:
    """Two systems, a correction, a player's panel, the remarks, every box."""
    desk.give(BROKEN)
    desk.choose("second", "knsb")
    desk.open_player("Player 2")
    desk.correct("born", "1990")
    desk.host.evaluate(
        "(host) => host.querySelectorAll('details').forEach((d) => { d.open = true; })"
    )


def test_axe_finds_nothing_light_or_dark_on_phone_or_desktop(desk: Desk) -> None:
    everything_open(desk)
    assert faults_everywhere(desk.page) == []
    desk.page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_the_screen(desk: Desk, width: int) -> None:
    everything_open(desk)
    desk.page.set_viewport_size({"width": width, "height": 900})
    assert desk.page.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", WIDTHS)
def test_headings_stand_over_their_columns(desk: Desk, width: int) -> None:
    everything_open(desk)
    desk.page.set_viewport_size({"width": width, "height": 900})
    games = desk.page.locator(".player table")
    # a table that is laid out as something else shows its headings side by side all the same
    for table in (desk.report, games.first):
        heads = table.locator("> thead > tr").last.locator("> th")
        cells = table.locator("> tbody > tr").first.locator("> *")
        edges = [
            [
                (round(box["x"]), round(box["x"] + box["width"]))
                for box in (each.bounding_box() for each in row.all())
                if box is not None
            ]
            for row in (heads, cells)
        ]
        assert len(edges[0]) > 3
        assert edges[0] == edges[1]


def test_a_phone_shows_the_change_and_the_new_rating_without_scrolling(desk: Desk) -> None:
    desk.give(SWISS)
    desk.page.set_viewport_size({"width": 320, "height": 640})
    row = desk.report.locator("tbody tr").first
    for column in ("column-name", "column-change", "column-new"):
        box = row.locator(f".{column}").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 320


def test_the_desk_works_by_keyboard_alone(desk: Desk) -> None:
    desk.give(SWISS)
    page = desk.page
    search = desk.part("search")
    search.focus()
    page.keyboard.type("90000007 HOE")
    desk.settled()
    assert [line[1] for line in desk.lines()] == ["Hoeve, Zoë"]
    opener = desk.report.get_by_role("button", name="Hoeve, Zoë")
    for _ in range(40):
        page.keyboard.press("Tab")
        if opener.evaluate("(button) => button === document.activeElement"):
            break
    expect(opener).to_be_focused()
    page.keyboard.press("Enter")
    desk.settled()
    expect(opener).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Tab")
    rating = page.locator("#correction-rating")
    expect(rating).to_be_focused()
    rating.fill("2099")
    page.keyboard.press("Enter")
    desk.settled()
    # the place in the panel is kept while everything is rated anew
    expect(rating).to_be_focused()
    assert desk.line("Hoeve, Zoë")[2] == "2099"
    opener.focus()
    page.keyboard.press("Enter")
    expect(opener).to_have_attribute("aria-expanded", "false")
    search.fill("")
    desk.settled()


def test_a_result_that_is_corrected_keeps_the_focus(desk: Desk) -> None:
    desk.give(SWISS)
    panel = desk.open_player("Hoeve, Zoë")
    choice = panel.locator("select").first
    choice.focus()
    choice.select_option("=")
    desk.settled()
    expect(panel.locator("select").first).to_be_focused()
    desk.part("undo").click()
    desk.settled()


def test_the_page_stays_live_while_games_are_rated(desk: Desk) -> None:
    desk.part("file").set_input_files(SWISS)
    # the visitor goes on typing elsewhere in the page
    desk.page.locator("#rooms a").first.click()
    desk.page.locator("#rating").fill("1800")
    expect(desk.page.locator("#new-rating")).not_to_have_text("1800")
    desk.page.locator("#rooms a").nth(1).click()
    desk.settled()
    expect(desk.event).to_have_text("Example Open")


@pytest.mark.parametrize("language", ["nl", "de"])
def test_the_room_speaks_the_readers_language(visitor: Visitor, language: str) -> None:
    page = visitor.open(language, fragment="#tournament")
    file = page.get_by_label(visitor.text("desk-file"), exact=True)
    expect(file).to_be_visible()
    expect(page.get_by_role("button", name=visitor.text("desk-sample"))).to_be_visible()
