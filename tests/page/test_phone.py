"""The calculator in one hand: the whole job on the first screen, and the answer always in view."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elo.page.view.chapters import of_system
from elo.systems import SYSTEMS
from tools.catalogue import LANGUAGES

from .conftest import Visitor
from .measures import CUT

PHONE = {"width": 360, "height": 740}

#: What a keyboard leaves of it.
TYPING = {"width": 360, "height": 420}

#: The smallest phone, and the sizes that are tried beside it.
SIZES = (
    {"width": 320, "height": 640},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 900},
)

#: Where the parts of one game end and begin, from the window's top. The answer's head in its own
#: place: not where it stays while what is entered is longer than the window.
PLACES = """() => {
    const head = document.querySelector(".headline");
    head.style.position = "static";
    const place = (node) => node.getBoundingClientRect();
    const parts = ["#system", "#rating", "#opponent", ".outcomes"].map((name) =>
        place(document.querySelector(name)));
    const found = {
        top: Math.min(...parts.map(({ top }) => top)),
        job: Math.max(...parts.map(({ bottom }) => bottom)),
        head: place(head).top,
        answer: Math.max(...["#new-rating", "#change"].map((name) =>
            place(document.querySelector(name)).bottom)),
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
    head.style.position = "";
    return found;
}"""

#: Whether the new rating and the change are seen, and a field above them.
IN_VIEW = """(name) => {
    const place = (node) => node.getBoundingClientRect();
    const head = place(document.querySelector(".headline"));
    const field = place(document.querySelector(name));
    return ["#new-rating", "#change"].every((each) => {
        const { top, bottom } = place(document.querySelector(each));
        return top >= 0 && bottom <= innerHeight;
    }) && field.top >= 0 && field.bottom <= head.top;
}"""


def resize(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_job_fits_the_first_screen_of_a_phone_in_every_system(
    visitor: Visitor, language: str
) -> None:
    resize(visitor.page, PHONE)
    page = visitor.open(language)
    select = page.get_by_label(visitor.text("system-label"))
    for system in SYSTEMS:
        select.select_option(system)
        chapter = of_system(system)
        if chapter is not None:  # it has to come first
            place = page.locator(f"[data-chapter={chapter.name}]")
            expect(place).to_have_attribute("data-state", "ready")
        found: dict[str, Any] = page.evaluate(PLACES)
        assert found["top"] >= 0, system
        assert found["job"] <= found["head"], system
        assert found["answer"] <= PHONE["height"], (system, found)
        assert page.evaluate(CUT) == [], system
        for size in SIZES:
            resize(page, size)
            assert page.evaluate(PLACES)["wide"] <= 0, (system, size)
            assert page.evaluate(CUT) == [], (system, size)
        resize(page, TYPING)
        for field in ("#rating", "#opponent"):
            page.locator(field).focus()
            assert page.evaluate(IN_VIEW, field), (system, field)
        resize(page, PHONE)
        page.evaluate("scrollTo(0, 0)")
    page.get_by_role("radio", name=visitor.text("mode-several")).check()
    for size in (PHONE, *SIZES):
        resize(page, size)
        assert page.evaluate(CUT) == [], size


def test_the_answer_stays_in_view_below_many_games(visitor: Visitor) -> None:
    games = "".join(f"&game=w{1700 + number}" for number in range(9))
    resize(visitor.page, PHONE)
    page = visitor.open(fragment="#v=1&system=fide&mode=several&rating=1850" + games)
    for size in (PHONE, TYPING):
        resize(page, size)
        for number in ("1", "9"):
            field = page.get_by_role("textbox", name=visitor.text("row-opponent", number=number))
            field.focus()
            field.evaluate("field => field.id = 'in-hand'")
            assert page.evaluate(IN_VIEW, "#in-hand"), (size, number)
            field.evaluate("field => field.removeAttribute('id')")


def test_a_keyboard_that_lies_over_the_page_does_not_cover_the_answer(visitor: Visitor) -> None:
    resize(visitor.page, PHONE)
    page = visitor.open()
    # so do the phones whose keyboard leaves the window as high as it was
    page.evaluate("""() => {
        Object.defineProperty(visualViewport, "height", { get: () => 400 });
        visualViewport.dispatchEvent(new Event("resize"));
    }""")
    page.get_by_label("Your rating").focus()
    for name in ("New rating", "Change"):
        box = page.get_by_role("status", name=name, exact=True).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 400


def test_an_example_is_selected_to_be_typed_over_and_what_was_typed_is_not(
    visitor: Visitor,
) -> None:
    page = visitor.open()
    for name in ("Your rating", "Opponent's rating"):
        field = page.get_by_label(name, exact=True)
        field.click()
        expect(field).to_be_focused()
        page.wait_for_function("() => document.activeElement.selectionEnd === 4")
        page.wait_for_function("() => document.activeElement.selectionStart === 0")
        page.keyboard.type("1543")
        expect(field).to_have_value("1543")
    page.get_by_label("Your rating", exact=True).click()
    page.keyboard.press("End")
    page.keyboard.press("Backspace")
    expect(page.get_by_label("Your rating", exact=True)).to_have_value("154")


def test_a_dutch_player_s_first_answer_takes_eleven_touches(visitor: Visitor) -> None:
    resize(visitor.page, PHONE)
    page = visitor.open("nl")
    touches = 0
    for name, typed in (("fact-rating", "1543"), ("opponent-label", "1687")):
        field = page.get_by_label(visitor.text(name), exact=True)
        field.click()
        page.wait_for_function("() => document.activeElement.selectionEnd === 4")
        touches += 1
        for digit in typed:
            page.keyboard.press(digit)
            touches += 1
        expect(field).to_have_value(typed)
    page.get_by_role("radio", name=visitor.text("result-draw"), exact=True).click()
    touches += 1
    expect(page.get_by_label(visitor.text("system-label"))).to_have_value("knsb")
    # a draw against somebody stronger brings points in any system
    expect(page.locator("#answer")).to_have_attribute("data-direction", "gain")
    assert touches <= 11


def test_each_language_opens_with_its_readers_federation_and_remembers_another(
    visitor: Visitor,
) -> None:
    for language, system in (("nl", "knsb"), ("de", "dwz"), ("en", "elo")):
        page = visitor.open(language)
        select = page.get_by_label(visitor.text("system-label"))
        expect(select).to_have_value(system)
        visitor.open(language, query="?system=fide")
        expect(select).to_have_value("fide")
        assert visitor.output("new-rating-label") != "–", language
    page = visitor.open("nl")
    page.get_by_label(visitor.text("system-label")).select_option("fide")
    page.wait_for_function("() => location.hash.includes('system=fide')")
    for language in ("nl", "de"):
        page.goto("about:blank")
        visitor.open(language)
        expect(page.get_by_label(visitor.text("system-label"))).to_have_value("fide")


def test_the_other_usual_system_is_one_tap_away(visitor: Visitor) -> None:
    page = visitor.open("nl")
    select = page.get_by_label(visitor.text("system-label"))
    near = page.locator("#near-systems")
    near.get_by_role("button", name="FIDE", exact=True).click()
    expect(select).to_have_value("fide")
    expect(select).to_be_focused()
    expect(near.get_by_role("button", name="FIDE", exact=True)).to_be_hidden()
    near.get_by_role("button", name="KNSB", exact=True).click()
    expect(select).to_have_value("knsb")


def test_the_example_s_game_is_named_one_and_gives_way_to_a_list(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Several games").check()
    first = page.get_by_role("textbox", name="Opponent's rating, game 1")
    expect(first).to_have_accessible_description(visitor.text("row-example"))
    first.click()
    page.wait_for_function("() => document.activeElement.selectionEnd === 4")
    page.wait_for_function("() => document.activeElement.selectionStart === 0")
    page.locator("[data-sheet=paste] > summary").click()
    page.locator("[data-sheet=list]").fill("1800 1\n1700 0")
    page.get_by_role("button", name=visitor.text("paste-take")).click()
    expect(first).to_have_value("1800")
    expect(first).to_have_accessible_description("")


def test_a_german_youth_has_age_and_index_in_the_open_and_a_mark_until_they_are_told(
    visitor: Visitor,
) -> None:
    resize(visitor.page, PHONE)
    page = visitor.open("de")
    page.get_by_label(visitor.text("fact-rating"), exact=True).fill("1300")
    mark = page.locator("#answer").get_by_role("button", name=visitor.text("fact-index"))
    expect(mark).to_be_visible()
    assert "*" in page.evaluate(
        "() => getComputedStyle(document.querySelector('#new-rating'), '::after').content"
    )
    mark.click()
    expect(page.get_by_label(visitor.text("fact-born"), exact=True)).to_be_focused()
    page.keyboard.type("2014")
    mark.click()
    expect(page.get_by_label(visitor.text("fact-index"), exact=True)).to_be_focused()
    page.keyboard.type("3")
    expect(mark).to_have_count(0)
    assert "*" not in page.evaluate(
        "() => getComputedStyle(document.querySelector('#new-rating'), '::after').content"
    )
