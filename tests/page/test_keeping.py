"""A visitor's own calculation is kept on the device; a shared one never takes its place unasked."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import BASE, Visitor

#: Where earlier versions kept it, for every site of the origin, and where it is kept for this one.
OLD_KEY = "elo-calculator"
KEY = f"{OLD_KEY} {BASE}"
SHARED = "#v=1&system=elo&mode=one&rating=2000&k=10&opponent=l1900"

#: Stores that a browser may have: each is put in the place of the real one before the page runs.
STORES = {
    "refused": """Object.defineProperty(globalThis, "localStorage", {
        get() { throw new DOMException("no", "SecurityError"); } });""",
    "missing": """Object.defineProperty(globalThis, "localStorage", { value: null });""",
    "full": """Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError"); };""",
    "forgetful": "Storage.prototype.setItem = () => {};",
    "unreadable": """Storage.prototype.getItem = () => {
        throw new DOMException("broken", "UnknownError"); };""",
}

#: What may lie in the store that the page did not put there.
CORRUPT = [
    "#v=2&system=elo&rating=1",
    "{}",
    "#",
    "\ud800#v=1",
    "#v=1&" + "game=w1900&" * 5000,
    "<script>document.title = 'taken over'</script>",
]


def rating(page: Page) -> str:
    return page.get_by_label("Your rating").input_value()


def type_rating(page: Page, text: str) -> None:
    """Types a rating and waits until the page has settled."""
    page.get_by_label("Your rating").fill(text)
    page.wait_for_function("text => location.hash.includes(`rating=${text}`)", arg=text)


def kept(page: Page) -> str:
    return str(page.evaluate("key => localStorage.getItem(key) ?? ''", KEY))


def leave(page: Page) -> None:
    page.goto("about:blank")


# Keeping


def test_the_next_visit_begins_where_the_last_one_ended(visitor: Visitor) -> None:
    page = visitor.open()
    expect(page.get_by_text("is kept in this browser, on this device only")).to_be_visible()
    assert kept(page) == ""
    page.get_by_label("Rating system").select_option("fide")
    page.get_by_role("radio", name="Several games").check()
    page.get_by_role("textbox", name="Opponent's rating, game 2").fill("1777")
    type_rating(page, "1666")
    expect(page.get_by_text("Kept in this browser, on this device only.")).to_be_visible()
    leave(page)
    visitor.open()
    expect(page.get_by_label("Rating system")).to_have_value("fide")
    assert rating(page) == "1666"
    expect(page.get_by_role("textbox", name="Opponent's rating, game 2")).to_have_value("1777")
    expect(page.get_by_text("This is a shared calculation.")).to_be_hidden()


def test_what_was_typed_in_the_last_moment_is_kept(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Your rating").fill("1666")
    page.reload()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    assert rating(page) == "1666"


def test_looking_keeps_nothing(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_text("How this is calculated").click()
    leave(page)
    visitor.open()
    assert kept(page) == ""
    assert page.evaluate("() => location.hash") == ""


def test_one_button_deletes_it_and_another_takes_that_back(visitor: Visitor) -> None:
    page = visitor.open()
    expect(page.get_by_role("button", name="Delete it")).to_be_hidden()
    type_rating(page, "1666")
    page.get_by_role("button", name="Delete it").click()
    assert (kept(page), rating(page)) == ("", "1850")
    assert "1666" not in page.url
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_focused()
    undo.click()
    assert rating(page) == "1666"
    assert "rating=1666" in kept(page)
    page.get_by_role("button", name="Delete it").click()
    page.reload()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    assert (kept(page), rating(page)) == ("", "1850")


def test_a_full_sheet_of_the_longest_texts_is_kept_whole(visitor: Visitor) -> None:
    # as long as a field can be, and nine characters each in an address
    game = "w" + "①" * 20 + "*n" + "①" * 19
    fragment = "#v=1&system=schaaks&mode=several" + f"&game={game}" * 300
    page = visitor.open(fragment=fragment)
    page.get_by_role("button", name="Keep this one as mine").click()
    leave(page)
    visitor.open()
    expect(page.locator(".sheet .opponent input")).to_have_count(300)
    last = page.get_by_role("textbox", name="Opponent's rating, game 300")
    expect(last).to_have_value("①" * 20)


@pytest.mark.parametrize("store", STORES)
def test_every_store_that_fails_is_survived_and_told(visitor: Visitor, store: str) -> None:
    page = visitor.page
    page.add_init_script(STORES[store])
    visitor.open()
    type_rating(page, "2400")
    page.get_by_label("K-factor", exact=True).fill("32")
    page.get_by_label("Opponent's rating").fill("2000")
    # published example, tests/cases/plain.jsonl P-002
    expect(page.get_by_label("New rating", exact=True)).to_have_text("2403")
    expect(page.get_by_text("This browser keeps nothing for this page.")).to_be_visible()
    # the address still has it
    page.reload()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    assert rating(page) == "2400"
    expect(page.get_by_text("This is a shared calculation.")).to_be_hidden()


@pytest.mark.parametrize("text", CORRUPT)
def test_a_store_that_holds_something_else_is_survived(visitor: Visitor, text: str) -> None:
    page = visitor.open()
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])
    page.reload()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    expect(page.get_by_label("New rating", exact=True)).not_to_be_empty()
    assert "taken over" not in page.title()
    type_rating(page, "1666")
    assert "rating=1666" in kept(page)


# Sharing


def test_a_shared_link_is_shown_as_one_and_leaves_the_visitors_own(visitor: Visitor) -> None:
    page = visitor.open()
    type_rating(page, "1666")
    mine = kept(page)
    leave(page)
    visitor.open(fragment=SHARED)
    expect(page.get_by_text("This is a shared calculation. Your own is untouched.")).to_be_visible()
    assert rating(page) == "2000"
    type_rating(page, "2001")
    assert kept(page) == mine
    # a reload is no reason to take it for the visitor's own
    page.reload()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    assert rating(page) == "2001"
    expect(page.get_by_text("This is a shared calculation.")).to_be_visible()
    page.get_by_role("button", name="Back to my own").click()
    assert (rating(page), kept(page)) == ("1666", mine)
    expect(page.get_by_text("This is a shared calculation.")).to_be_hidden()


def test_a_shared_calculation_becomes_the_visitors_own_when_he_says_so(visitor: Visitor) -> None:
    page = visitor.open(fragment=SHARED)
    page.get_by_role("button", name="Keep this one as mine").click()
    assert "rating=2000" in kept(page)
    expect(page.get_by_text("This is a shared calculation.")).to_be_hidden()
    expect(page.get_by_role("button", name="Delete it")).to_be_focused()
    leave(page)
    visitor.open()
    assert rating(page) == "2000"


def test_a_visitor_without_a_calculation_goes_back_to_the_example(visitor: Visitor) -> None:
    page = visitor.open(fragment=SHARED)
    page.get_by_role("button", name="Back to my own").click()
    assert (rating(page), kept(page)) == ("1850", "")


def test_a_copied_link_opens_as_shared_with_somebody_else(
    new_visitor: Visitor, new_context: Callable[..., object]
) -> None:
    page = new_visitor.open()
    type_rating(page, "1666")
    other = new_context().new_page()  # type: ignore[attr-defined]
    other.goto(page.url)
    other.locator("html[data-engine=ready]").wait_for(state="attached")
    expect(other.get_by_text("This is a shared calculation.")).to_be_visible()
    assert rating(other) == "1666"


def test_a_link_pasted_over_the_page_can_be_gone_back_from(visitor: Visitor) -> None:
    page = visitor.open()
    type_rating(page, "1666")
    page.evaluate("fragment => { location.hash = fragment; }", SHARED)
    expect(page.get_by_text("This is a shared calculation.")).to_be_visible()
    assert rating(page) == "2000"
    page.go_back()
    expect(page.get_by_label("Your rating")).to_have_value("1666")
    expect(page.get_by_text("This is a shared calculation.")).to_be_hidden()
    page.go_forward()
    expect(page.get_by_label("Your rating")).to_have_value("2000")
    page.get_by_role("button", name="Back to my own").click()
    expect(page.get_by_label("Your rating")).to_have_value("1666")
    page.go_back()
    expect(page.get_by_label("Your rating")).to_have_value("2000")
    expect(page.get_by_text("This is a shared calculation.")).to_be_visible()


def test_typing_makes_no_steps_to_go_back_through(visitor: Visitor) -> None:
    page = visitor.open()
    steps = page.evaluate("() => history.length")
    for text in ("1666", "1777", "1888"):
        type_rating(page, text)
    assert page.evaluate("() => history.length") == steps


@pytest.mark.parametrize("fragment", ["#v=2&rating=2000", "#v=&game=w1", "#v=one"])
def test_a_link_that_cannot_be_read_is_told(visitor: Visitor, fragment: str) -> None:
    page = visitor.open(fragment=fragment)
    expect(page.get_by_text("could not be read")).to_be_visible()
    assert rating(page) == "1850"


def test_a_language_takes_the_visitors_own_along_as_his_own(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Your rating").fill("1666")
    page.locator("#languages a[hreflang=nl]").click()
    page.locator("html[lang=nl][data-engine=ready]").wait_for(state="attached")
    expect(page.get_by_label("Jouw rating")).to_have_value("1666")
    expect(page.get_by_text("Dit is een gedeelde berekening.")).to_be_hidden()


def test_an_embedded_page_keeps_nothing_and_calls_nothing_shared(visitor: Visitor) -> None:
    page = visitor.open(query="?embed=1", fragment=SHARED)
    assert rating(page) == "2000"
    expect(page.get_by_text("This is a shared calculation.")).to_be_hidden()
    type_rating(page, "1666")
    assert kept(page) == ""
