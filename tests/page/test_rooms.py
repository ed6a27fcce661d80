"""The rooms of the page, and the parts of it that come only when they are opened."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .trouble import Answer, Held, cut_off, missing, somebody_elses_page

ROOMS = {"calculator": "Calculator", "tournament": "Tournament", "ladder": "Ladder"}

#: The program of the two side questions, the smallest of those that come later.
SIDE = "**/side.bin"


def shown(page: Page) -> list[str]:
    return [
        name
        for name, label in ROOMS.items()
        if page.locator(f".room[data-room={name}]").is_visible()
        and page.get_by_role("link", name=label, exact=True).get_attribute("aria-current") == "page"
    ]


def test_the_address_of_an_answer_opens_it(visitor: Visitor) -> None:
    page = visitor.open(fragment="#ask-draw")
    expect(page.get_by_text("Because a rating compares your score")).to_be_in_viewport()
    privacy = page.get_by_text("The rating engine runs inside this page")
    expect(privacy).to_be_hidden()
    page.evaluate("() => { location.hash = 'ask-privacy'; }")
    expect(privacy).to_be_in_viewport()
    expect(page.locator("html")).to_have_attribute("data-room", "calculator")


@pytest.mark.parametrize("name", ROOMS)
def test_every_room_has_a_link_and_an_address_of_its_own(visitor: Visitor, name: str) -> None:
    page = visitor.open()
    page.get_by_role("link", name=ROOMS[name], exact=True).click()
    expect(page.locator(f".room[data-room={name}] h1")).to_be_visible()
    assert shown(page) == [name]
    fresh = page.context.new_page()
    there = Visitor(fresh, visitor.site)
    there.open(fragment=f"#{name}")
    assert shown(fresh) == [name]
    assert there.complaints == []


@pytest.mark.parametrize("fragment", ["", "#", "#nonsense", "#v=1&rating=1900", "#ladderr", "#%"])
def test_any_other_address_shows_the_calculator(visitor: Visitor, fragment: str) -> None:
    assert shown(visitor.open(fragment=fragment)) == ["calculator"]


def test_back_and_forward_go_through_the_rooms_and_the_calculator_keeps_its_entry(
    visitor: Visitor,
) -> None:
    page = visitor.open()
    page.get_by_label("Your rating").fill("1777")
    page.get_by_role("link", name="Ladder", exact=True).click()
    expect(page.locator("#ladder")).to_be_visible()
    page.go_back()
    expect(page.get_by_label("Your rating")).to_be_visible()
    expect(page.get_by_label("Your rating")).to_have_value("1777")
    page.go_forward()
    expect(page.locator("#ladder")).to_be_visible()
    page.get_by_role("link", name="Calculator", exact=True).click()
    expect(page.get_by_label("Your rating")).to_have_value("1777")
    # a while later the address is the entry's again
    expect(page).to_have_url(
        visitor.site + "#v=1&system=elo&mode=one&rating=1777&k=20&opponent=w1900"
    )


def test_typing_shortly_before_leaving_does_not_lead_back(new_visitor: Visitor) -> None:
    page = new_visitor.open()
    page.clock.install()
    page.get_by_label("Your rating").press_sequentially("7")
    page.get_by_role("link", name="Ladder", exact=True).click()
    page.clock.run_for(5_000)
    expect(page).to_have_url(f"{new_visitor.site}#ladder")
    assert shown(page) == ["ladder"]


def test_the_page_in_another_language_shows_the_same_room(visitor: Visitor) -> None:
    page = visitor.open(fragment="#ladder")
    page.get_by_role("link", name="Nederlands").click()
    page.locator("html[lang=nl][data-engine=ready]").wait_for(state="attached")
    expect(page).to_have_url(f"{visitor.site}nl/#ladder")


def test_inside_another_page_there_is_the_calculator_only(visitor: Visitor) -> None:
    page = visitor.open(query="?embed=1", fragment="#ladder")
    expect(page.get_by_label("Your rating")).to_be_visible()
    assert page.get_by_role("link", name="Ladder").count() == 0


def test_a_part_that_was_never_opened_was_never_asked_for(visitor: Visitor) -> None:
    page = visitor.open()
    assert [url for url in visitor.requests if url.endswith("/side.bin")] == []
    page.locator("#counting summary").click()
    expect(page.locator("#counting [data-place=fide-list]")).to_have_text("Standard")
    page.locator("#conversion summary").click()
    expect(page.locator("#raise option")).not_to_have_count(0)
    assert len([url for url in visitor.requests if url.endswith("/side.bin")]) == 1


@pytest.mark.parametrize("answer", [missing, cut_off, somebody_elses_page])
def test_a_part_that_does_not_come_says_so_and_can_be_asked_for_again(
    troubled_visitor: Visitor, answer: Answer
) -> None:
    page = troubled_visitor.open()
    held = Held(page, SIDE)
    page.locator("#counting summary").click()
    expect(page.get_by_text(troubled_visitor.text("chapter-coming"))).to_be_visible()
    held.release(answer)
    alert = page.get_by_role("alert").filter(has_text="could not be loaded")
    expect(alert).to_be_visible()
    # the calculator itself goes on
    page.get_by_label("Your rating").fill("1900")
    expect(page.get_by_label("New rating", exact=True)).to_have_text("1910")
    page.unroute(SIDE)
    alert.get_by_role("button", name="Try again").click()
    expect(page.locator("#counting [data-place=fide-list]")).to_have_text("Standard")
    expect(alert).to_have_count(0)
