"""Everybody can use the page: by keyboard, by ear, on a small screen, in every colour scheme."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import JSHandle, Locator, Page, expect

from tests.cases.reading import read_cases
from tools.catalogue import LANGUAGES

from .axe import faults, faults_everywhere
from .conftest import Visitor
from .trouble import RUNTIME, Held, missing

#: Wikipedia's worked example.
ROUNDS = read_cases("plain.jsonl")[0]

PHONE = {"width": 320, "height": 640}
DESK = {"width": 1280, "height": 900}

MODES = ("mode-one", "mode-several", "mode-average")


# The states that a visitor can meet


def loading(visitor: Visitor) -> None:
    Held(visitor.page, RUNTIME)
    visitor.go()
    expect(visitor.page.get_by_text(visitor.text("loading"))).to_be_visible()


def failed(visitor: Visitor) -> None:
    visitor.page.route(RUNTIME, missing)
    visitor.go()
    expect(visitor.page.get_by_role("alert")).to_be_visible()


def one_game(visitor: Visitor) -> None:
    visitor.open()


def several_games(visitor: Visitor) -> None:
    page, say = visitor.open(), visitor.text
    page.get_by_role("radio", name=say("mode-several")).check()
    page.get_by_role("textbox", name=say("row-opponent", number="2")).fill("1700")


def average_field(visitor: Visitor) -> None:
    page, say = visitor.open(), visitor.text
    page.get_by_role("radio", name=say("mode-average")).check()
    page.get_by_label(say("average-label")).fill("1700")


def marked_errors(visitor: Visitor) -> None:
    several_games(visitor)
    page, say = visitor.page, visitor.text
    for field in (
        page.get_by_label(say("fact-rating"), exact=True),
        page.get_by_role("textbox", name=say("row-opponent", number="2")),
    ):
        field.fill("18x")
        field.blur()
        expect(field).to_have_attribute("aria-invalid", "true")


def steps_open(visitor: Visitor) -> None:
    visitor.open().get_by_text(visitor.text("steps-heading")).click()
    expect(visitor.page.get_by_role("listitem").first).to_be_visible()


def undo_offered(visitor: Visitor) -> None:
    several_games(visitor)
    page, say = visitor.page, visitor.text
    page.get_by_role("button", name=say("row-remove", number="1")).click()
    expect(page.get_by_role("button", name=say("undo"))).to_be_visible()


def embedded(visitor: Visitor) -> None:
    visitor.open(query="?embed=1")
    expect(visitor.page.get_by_role("banner")).to_be_hidden()
    # the page behind a frame shines through; axe takes it for white, whatever the scheme
    visitor.page.evaluate("() => { document.documentElement.style.background = 'Canvas'; }")


def shared(visitor: Visitor) -> None:
    visitor.open(fragment="#v=1&mode=one&rating=2000&k=10&opponent=w1900")
    expect(visitor.page.get_by_role("button", name=visitor.say("shared-back"))).to_be_visible()


def kept(visitor: Visitor) -> None:
    visitor.open().get_by_label(visitor.say("fact-rating"), exact=True).fill("1666")
    visitor.page.get_by_role("button", name=visitor.say("keeping-forget")).click()
    expect(visitor.page.get_by_role("button", name=visitor.say("undo"))).to_be_visible()


def unread_link(visitor: Visitor) -> None:
    visitor.open(fragment="#v=0&rating=2000")
    expect(visitor.page.get_by_text(visitor.say("link-unread"))).to_be_visible()


def copied_by_hand(visitor: Visitor) -> None:
    visitor.page.add_init_script("navigator.clipboard.writeText = () => Promise.reject();")
    visitor.open().get_by_role("button", name=visitor.say("take-text")).click()
    expect(visitor.page.get_by_label(visitor.say("taking-by-hand"))).to_be_visible()


def website_dialog(visitor: Visitor) -> None:
    visitor.open().get_by_role("button", name=visitor.say("take-website")).click()
    preview = visitor.page.get_by_role("dialog").locator("iframe")
    preview.content_frame.locator("html[data-engine=ready]").wait_for(state="attached")
    expect(preview).not_to_have_attribute("inert", "")


def colours_and_deviations(visitor: Visitor) -> None:
    """A system without a K, whose games have facts and whose answer has further states."""
    games = "&game=w1560*.color.b*.opponent_deviation.70&game=d1600&game=l1450*f"
    facts = "&tempo=blitz&rating=1500&deviation=62&volatility=0.06"
    page = visitor.open(fragment="#v=1&system=lichess&mode=several" + facts + games)
    page.locator("#facts > summary").click()
    page.get_by_text(visitor.text("steps-heading")).click()
    expect(page.locator("#states output").first).not_to_be_empty()


def deviations(visitor: Visitor) -> None:
    facts = "&rating=1500&deviation=200&volatility=0.06&opponent=w1400*.opponent_deviation.30"
    page = visitor.open(fragment="#v=1&system=glicko2&mode=one" + facts)
    page.get_by_text(visitor.say("comparison-heading")).click()
    expect(page.locator("#comparison-body tr").first).to_be_visible()


STATES: dict[str, Callable[[Visitor], None]] = {
    "colours and deviations": colours_and_deviations,
    "deviations": deviations,
    "loading": loading,
    "failed": failed,
    "one game": one_game,
    "several games": several_games,
    "average field": average_field,
    "marked errors": marked_errors,
    "steps open": steps_open,
    "undo offered": undo_offered,
    "embedded": embedded,
    "shared": shared,
    "deleted": kept,
    "unread link": unread_link,
    "copied by hand": copied_by_hand,
    "website dialog": website_dialog,
}

#: What the console complains of is what these states are about.
TROUBLES = ("failed", "loading")


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_light_or_dark_on_phone_or_desk(visitor: Visitor, state: str) -> None:
    STATES[state](visitor)
    assert faults_everywhere(visitor.page) == []
    if state in TROUBLES:
        visitor.complaints.clear()


@pytest.mark.parametrize("language", ["nl", "de"])
def test_axe_finds_nothing_in_other_languages(visitor: Visitor, language: str) -> None:
    page = visitor.open(language)
    page.get_by_role("radio", name=visitor.text("mode-several")).check()
    assert faults(page) == ""


def test_axe_would_find_something(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Your rating").evaluate("field => field.labels[0].remove()")
    assert "label" in faults(page)


def background(radio: Locator) -> str:
    look = "radio => getComputedStyle(radio.closest('label')).backgroundColor"
    return str(radio.evaluate(look))


@pytest.mark.parametrize("state", ["marked errors", "failed"])
def test_forced_colours_keep_what_is_chosen_and_where_one_is_visible(
    troubled_visitor: Visitor, state: str
) -> None:
    page = troubled_visitor.page
    page.emulate_media(forced_colors="active")
    STATES[state](troubled_visitor)
    assert faults(page) == ""
    modes = page.get_by_role("group", name=troubled_visitor.text("mode-label")).get_by_role("radio")
    chosen, *others = sorted(modes.all(), key=Locator.is_checked, reverse=True)
    assert background(chosen) not in map(background, others)
    assert_focus_is_seen_everywhere(page)


# Small screens

#: What sticks out of the window or of its own box, as text.
STICKING_OUT = """() => {
    const width = document.documentElement.clientWidth;
    const found = [];
    if (document.documentElement.scrollWidth > width)
        found.push(`page: ${document.documentElement.scrollWidth}`);
    for (const node of document.body.querySelectorAll("*")) {
        if (!node.checkVisibility({ visibilityProperty: true }) || node.closest(".skip") ||
            // what only readers of screens meet
            node.clientWidth === 1 || node.closest(".visually-hidden")) continue;
        const { left, right } = node.getBoundingClientRect();
        if (left < -0.5 || right > width + 0.5)
            found.push(`${node.outerHTML.slice(0, 80)}: ${left} to ${right}`);
        const clips = getComputedStyle(node).overflowX !== "visible";
        if ((clips || node.matches("button, label, th, td")) &&
            !node.matches("input") && node.scrollWidth > node.clientWidth + 1 &&
            getComputedStyle(node).display !== "inline")
            found.push(`${node.outerHTML.slice(0, 80)}: ${node.scrollWidth} too wide`);
    }
    return found;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_sticks_out_at_320_pixels_which_is_640_at_twice_the_size(
    visitor: Visitor, language: str
) -> None:
    page, say = visitor.page, visitor.text
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    visitor.open(language, query="?system=elo")
    page.get_by_text(say("steps-heading")).click()
    for mode in MODES:
        page.get_by_role("radio", name=say(mode), exact=True).check()
        assert page.evaluate(STICKING_OUT) == [], mode
    page.get_by_label(say("average-label")).fill("18x")
    page.get_by_label(say("points-label")).fill("99999999999999999999")
    page.get_by_label(say("fact-rating"), exact=True).fill("99999999999999999999")
    assert page.evaluate(STICKING_OUT) == []
    page.get_by_role("radio", name=say("mode-several"), exact=True).check()
    for number in (2, 3, 4):
        field = page.get_by_role("textbox", name=say("row-opponent", number=str(number)))
        field.fill("4000")
        page.get_by_role("radiogroup").nth(number - 1).get_by_role("radio").first.check()
        field.press("Enter")
    page.get_by_label(say("fact-k"), exact=True).fill("40")
    page.get_by_label(say("fact-rating"), exact=True).fill("100")
    assert page.evaluate(STICKING_OUT) == []
    page.get_by_role("button", name=say("row-remove", number="1"), exact=True).click()
    expect(page.get_by_role("button", name=say("undo"))).to_be_visible()
    assert page.evaluate(STICKING_OUT) == []


@pytest.mark.parametrize(
    "state",
    [
        "shared",
        "deleted",
        "copied by hand",
        "website dialog",
        "colours and deviations",
        "deviations",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shared_kept_and_taken_along_fits_320_pixels(
    visitor: Visitor, language: str, state: str
) -> None:
    visitor.language = language
    visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    STATES[state](visitor)
    assert visitor.page.evaluate(STICKING_OUT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failure_fits_320_pixels(troubled_visitor: Visitor, language: str) -> None:
    page = troubled_visitor.page
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.route(RUNTIME, missing)
    troubled_visitor.go(language)
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.evaluate(STICKING_OUT) == []


#: Everything that can be pressed, with its name, size and whether it is a main control.
TARGETS = """() => [...document.querySelectorAll(
    "a[href], button, input, select, summary, [role=button], [tabindex]"
)].filter((node) => node.checkVisibility({ visibilityProperty: true })).map((node) => {
    const { width, height } = (node.closest("label") ?? node).getBoundingClientRect();
    const name = node.ariaLabel ?? (node.labels?.[0]?.innerText || node.innerText || node.name);
    return { name, width, height, main: !node.matches(".remove, .skip") };
})"""


def test_targets_can_be_hit_with_a_thumb(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    visitor.open()
    page.get_by_text("How this is calculated").click()
    seen = 0
    for mode in MODES:
        page.get_by_role("radio", name=visitor.text(mode), exact=True).check()
        for target in page.evaluate(TARGETS):
            seen += 1
            assert min(target["width"], target["height"]) >= 24, target
            assert target["height"] >= 44 or not target["main"], target
    assert seen > 50
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    for target in page.evaluate(TARGETS):
        assert min(target["width"], target["height"]) >= 24, target


# The keyboard

#: How the element in focus, or the label that stands for it, looks; and whether it is in view.
FOCUSED = """() => {
    const node = document.activeElement;
    if (node === document.body) return null;
    return node.matches("[type=radio]") ? node.closest("label") : node;
}"""
LOOK = """(node) => {
    const style = getComputedStyle(node);
    const outline = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    const look = [
        outline ? [style.outlineStyle, style.outlineWidth, style.outlineColor] : "none",
        style.boxShadow,
    ].join(" ");
    return { look, shown: outline || style.boxShadow !== "none" };
}"""
TO_THE_TOP = """() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
}"""
COVERED = """(node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return !found || !(node.contains(found) || found.contains(node));
}"""


def assert_focus_is_seen_everywhere(page: Page) -> int:
    """Tabs once through the page; the number of stops."""
    page.evaluate(TO_THE_TOP)
    seen: list[tuple[JSHandle, Any]] = []
    names: list[str] = []
    for _ in range(80):
        page.keyboard.press("Tab")
        node = page.evaluate_handle(FOCUSED)
        if node.evaluate("node => node === null"):
            break
        name = str(node.evaluate("node => node.outerHTML.slice(0, 160)"))
        if name in names:
            break
        names.append(name)
        look = node.evaluate(LOOK)
        assert look["shown"], name
        assert not node.evaluate(COVERED), name
        seen.append((node, look["look"]))
    page.evaluate("() => document.activeElement.blur()")
    for (node, look), name in zip(seen, names, strict=True):
        assert node.evaluate(LOOK)["look"] != look, f"looks the same without focus: {name}"
    return len(seen)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_focus_is_always_seen(visitor: Visitor, size: dict[str, int]) -> None:
    page = visitor.page
    page.set_viewport_size(size)  # type: ignore[arg-type]
    several_games(visitor)
    page.get_by_text("How this is calculated").click()
    page.get_by_role("button", name="Remove game 1").click()
    assert assert_focus_is_seen_everywhere(page) > 15
    page.get_by_role("radio", name="Average field").check()
    assert assert_focus_is_seen_everywhere(page) > 12
    page.get_by_role("radio", name="One game").check()
    page.emulate_media(color_scheme="dark")
    assert assert_focus_is_seen_everywhere(page) > 10


class Keyboard:
    """A visitor without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def reach(self, target: Locator, key: str = "Tab") -> None:
        """Presses Tab until the target has the focus."""
        for _ in range(40):
            if target.evaluate("node => node === document.activeElement"):
                return
            self.press(key)
        raise AssertionError(f"{key} never reaches {target}")

    def type(self, target: Locator, text: str) -> None:
        """Goes on to a field and types over what stands in it."""
        self.reach(target)
        self.page.keyboard.type(text)
        expect(target).to_have_value(text)

    def choose(self, group: Locator, name: str) -> None:
        """Goes on to a group of choices and moves to one of them with the arrow keys."""
        choices = group.get_by_role("radio")
        names = [str(choice.get_attribute("value")) for choice in choices.all()]
        checked = group.get_by_role("radio", checked=True)
        self.reach(checked if checked.count() else choices.first)
        self.press("Space")
        for _ in names:
            wanted = choices.nth(names.index(name))
            if wanted.is_checked():
                break
            self.press("ArrowRight")
        expect(wanted).to_be_checked()
        expect(wanted).to_be_focused()


def test_the_main_job_needs_no_mouse(visitor: Visitor) -> None:
    page = visitor.open()
    keyboard = Keyboard(page)
    new_rating = page.get_by_label("New rating", exact=True)
    keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    keyboard.press("Enter", "Tab")
    expect(page.get_by_label("Rating system")).to_be_focused()

    keyboard.choose(page.get_by_role("group", name="Mode"), "several")
    keyboard.type(page.get_by_label("Your rating"), str(ROUNDS["rating"]))
    masters = page.get_by_role("button", name="masters")
    keyboard.reach(masters)
    keyboard.press("Space")
    field = page.get_by_label("K-factor", exact=True)
    expect(field).to_have_value("10")
    keyboard.reach(field, "Shift+Tab")
    keyboard.type(field, str(ROUNDS["k"]))

    results = {1: "win", 0.5: "draw", 0: "loss"}
    for number, (opponent, score) in enumerate(ROUNDS["games"], start=1):
        rating = page.get_by_role("textbox", name=f"Opponent's rating, game {number}")
        keyboard.type(rating, str(opponent))
        group = page.get_by_role("radiogroup", name=f"Result of game {number}")
        keyboard.choose(group, results[score])
        if number < len(ROUNDS["games"]):
            keyboard.reach(rating, "Shift+Tab")
            keyboard.press("Enter")
            following = f"Opponent's rating, game {number + 1}"
            expect(page.get_by_role("textbox", name=following)).to_be_focused()
    expected = str(ROUNDS["expected"]["new_rating"])
    expect(new_rating).to_have_text(expected)

    keyboard.reach(page.get_by_role("button", name="Remove game 2"), "Shift+Tab")
    keyboard.press("Enter")
    expect(page.get_by_text("Game 2 removed.")).to_be_visible()
    expect(new_rating).not_to_have_text(expected)
    # the game that took its place, so that nobody is thrown back to the top
    expect(page.get_by_role("textbox", name="Opponent's rating, game 2")).to_be_focused()
    keyboard.reach(page.get_by_role("button", name="Undo"))
    keyboard.press("Space")
    expect(new_rating).to_have_text(expected)
    expect(page.get_by_role("textbox", name="Opponent's rating, game 2")).to_be_focused()

    steps = page.get_by_role("region", name="Answer").get_by_role("listitem")
    expect(steps).to_have_count(0)
    keyboard.reach(page.locator("summary", has_text="How this is calculated"))
    keyboard.press("Enter")
    expect(steps.first).to_be_visible()
    expect(steps.filter(has_text=expected)).to_have_count(1)


def test_taking_along_and_the_clubs_dialog_need_no_mouse(visitor: Visitor) -> None:
    page = visitor.open()
    keyboard = Keyboard(page)
    copying = page.get_by_role("button", name="Copy link")
    page.locator("summary", has_text="How sure is this?").focus()
    keyboard.reach(copying)
    keyboard.press("Enter")
    expect(page.locator("[data-taking=said]")).not_to_be_empty()
    page.locator("summary", has_text="What did a one-off raise").focus()
    opener = page.get_by_role("button", name="Put this on your club's website")
    keyboard.reach(opener)
    keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="The calculator on your club's website")
    expect(dialog).to_be_visible()
    keyboard.reach(dialog.get_by_label("Language"))
    keyboard.press("d")
    expect(dialog.get_by_label("For most sites")).to_have_value(re.compile('lang="de"'))
    keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # back to where the visitor was
    expect(opener).to_be_focused()


# What is heard

#: Collects what every live region says from now on.
LISTEN = """() => {
    globalThis.heard = [];
    const regions = "[role=status], [role=alert], [role=log], [aria-live], output";
    new MutationObserver((records) => {
        for (const { target } of records) {
            const node = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
            const region = node?.closest(regions);
            if (region && region.ariaLive !== "off") heard.push(region.textContent.trim());
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""


#: The clock of a test counts its timers from a million million, and MicroPython has 32 bits.
SMALL_TIMERS = """(() => {
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    const timers = [];
    globalThis.setTimeout = (...task) => timers.push(set(...task));
    globalThis.clearTimeout = (number) => clear(timers[number - 1]);
})()"""


class Ear:
    """A visitor who hears the page; its clock stands still unless told to go on."""

    def __init__(self, visitor: Visitor) -> None:
        page = self.page = visitor.page
        page.clock.install(time=0)
        page.add_init_script(SMALL_TIMERS)
        visitor.open()
        page.clock.pause_at(60_000)
        page.evaluate(LISTEN)

    def hears(self, milliseconds: int) -> list[str]:
        """What is said in this time."""
        self.page.clock.run_for(milliseconds)
        return list(self.page.evaluate("() => heard.splice(0)"))


@pytest.fixture
def ear(new_visitor: Visitor) -> Ear:
    return Ear(new_visitor)


def test_one_sentence_is_said_a_second_after_the_last_key(ear: Ear) -> None:
    page = ear.page
    page.get_by_label("K-factor", exact=True).fill("32")
    page.get_by_label("Your rating").fill("2400")
    assert ear.hears(500) == []
    field = page.get_by_label("Opponent's rating")
    field.fill("")
    for key in "2000":
        field.press(key)
        assert ear.hears(300) == []
    expect(page.get_by_label("New rating", exact=True)).to_have_text("2403")
    assert ear.hears(400) == []
    assert ear.hears(900) == ["New rating 2403, change +2.9."]
    assert ear.hears(60_000) == []


def test_an_answer_that_stays_the_same_is_not_said_again(ear: Ear) -> None:
    field = ear.page.get_by_label("Your rating")
    field.fill("1500")
    assert len(ear.hears(2000)) == 1
    field.fill("1.500")
    field.blur()
    ear.page.get_by_text("How this is calculated").click()
    assert ear.hears(10_000) == []


def test_half_typed_input_is_said_to_be_no_result_yet(ear: Ear) -> None:
    ear.page.get_by_label("Your rating").fill("18x")
    assert ear.hears(2000) == ["No result yet."]


def test_a_removal_is_said_once_and_its_result_once(ear: Ear) -> None:
    page = ear.page
    page.get_by_role("radio", name="Several games").check()
    page.get_by_role("textbox", name="Opponent's rating, game 2").fill("1700")
    page.get_by_role("radiogroup", name="Result of game 2").get_by_role("radio").first.check()
    ear.hears(2000)
    page.get_by_role("button", name="Remove game 2").click()
    assert ear.hears(500) == ["Game 2 removed."]
    heard = ear.hears(2000)
    assert len(heard) == 1
    assert heard[0].startswith("New rating 1861")


def test_a_deletion_is_said_once(ear: Ear) -> None:
    page = ear.page
    page.get_by_label("Your rating").fill("1666")
    assert len(ear.hears(2000)) == 1
    page.get_by_role("button", name="Delete it").click()
    assert ear.hears(60_000) == ["Deleted: nothing of it is left on this device."]


def test_a_way_back_to_ones_own_is_said_as_one_result(ear: Ear) -> None:
    page = ear.page
    page.evaluate("() => { location.hash = 'v=1&mode=one&rating=2400&k=32&opponent=w2000'; }")
    expect(page.get_by_label("New rating", exact=True)).to_have_text("2403")
    assert ear.hears(60_000) == ["New rating 2403, change +2.9."]
    page.get_by_role("button", name="Back to my own").click()
    assert ear.hears(60_000) == ["New rating 1861, change +11.4."]


def test_only_a_failure_interrupts(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Several games").check()
    assert page.locator("[aria-live=assertive]").count() == 0
    assert page.locator("[role=alert]").evaluate_all("nodes => nodes.map(({ id }) => id)") == [
        "failure"
    ]
    said = page.locator("[role=status]:not(output)")
    assert said.evaluate_all("nodes => nodes.filter((n) => n.ariaLive === 'assertive')") == []


#: Elements that move, for however short a time.
MOVING = """() => [...document.querySelectorAll("*")].filter((node) => {
    return ["", "::before", "::after"].some((part) => {
        const style = getComputedStyle(node, part || null);
        const times = [style.transitionDuration, style.animationDuration].join(", ").split(", ");
        return times.some((time) => parseFloat(time) > 0) || style.scrollBehavior === "smooth";
    });
}).map((node) => node.outerHTML.slice(0, 80))"""


def test_nothing_moves_for_those_who_asked_for_stillness(visitor: Visitor) -> None:
    visitor.page.emulate_media(reduced_motion="reduce")
    several_games(visitor)
    assert visitor.page.evaluate(MOVING) == []
