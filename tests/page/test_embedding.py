"""A club's website shows the calculator: at any width, in its language and colour, and at peace."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from elo.page.view.chapters import of_system
from elo.systems import SYSTEMS
from tools.catalogue import LANGUAGES, Catalogue
from tools.reach import ROOT

from .axe import faults
from .clubs import Club, contrast, inside, live, measured, visiting
from .conftest import BASE, Visitor
from .measures import CUT
from .server import serving
from .test_accessibility import STICKING_OUT
from .trouble import RUNTIME, Held, missing

TITLES = {language: Catalogue(language).text("page-title", {}) for language in LANGUAGES}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """As browsers are: what holds the worker back would complain in every sandboxed frame."""
    return {**browser_context_args, "service_workers": "allow"}


@pytest.fixture
def club(troubled_visitor: Visitor, tmp_path: Path) -> Iterator[Club]:
    yield from visiting(troubled_visitor, tmp_path)


def test_the_element_knows_the_languages_that_the_site_has() -> None:
    source = (ROOT / "static" / "embed.js").read_text(encoding="utf-8")
    names = ", ".join(f'"{language}"' for language in LANGUAGES)
    assert f"LANGUAGES = [{names}]" in source


#: The narrowest sidebar that club sites have, and how much of it one game may take.
SIDEBAR = {"width": 268, "height": 900}
TALLEST = 1320


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_sidebar_cuts_no_word_and_is_not_endless(visitor: Visitor, language: str) -> None:
    visitor.page.set_viewport_size(SIDEBAR)  # type: ignore[arg-type]
    page = visitor.open(language, query="?embed=1")
    for system in SYSTEMS:
        page.get_by_label(visitor.text("system-label")).select_option(system)
        chapter = of_system(system)
        if chapter is not None:
            place = page.locator(f"[data-chapter={chapter.name}]")
            expect(place).to_have_attribute("data-state", "ready")
        assert page.evaluate(CUT) == [], system
        height = page.evaluate("() => document.body.getBoundingClientRect().height")
        assert height <= TALLEST, system


# The demo page


def test_a_club_s_page_shows_it_at_nine_sizes(club: Club) -> None:
    page = club.open_demo()
    elements = page.locator("elo-calculator").all()
    widths = []
    for element in elements:
        live(element)
        size = measured(element)
        # as high as what is in it, so that nothing scrolls inside and no wheel gets stuck
        assert size["height"] == size["shown"] == size["content"]
        assert size["wide"] <= size["width"]
        assert inside(element).locator("html").evaluate(STICKING_OUT) == []
        widths.append(size["width"])
        title = element.locator("iframe").get_attribute("title")
        assert title in TITLES.values()
        expect(element.get_by_role("link", name="Schaakrating berekenen")).to_be_hidden()
    frame = page.locator("iframe.plain").content_frame
    page.locator("iframe.plain").scroll_into_view_if_needed()
    frame.locator("html[data-engine=ready]").wait_for(state="attached")
    widths.append(frame.locator("html").evaluate("() => innerWidth"))
    assert sorted(widths)[:-1] == [280, 320, 360, 420, 560, 680, 768, 1024]
    # the fixed height that the docs state is enough for what a visitor meets first
    assert frame.locator("html").evaluate("root => root.scrollHeight <= innerHeight")
    assert page.url == club.address
    assert page.evaluate("() => history.length") <= 2
    club.assert_at_peace()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_club_s_page(club: Club, scheme: str) -> None:
    club.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    live(club.open_demo().locator("elo-calculator").first)
    assert faults(club.page) == ""


def test_language_system_mode_and_k_are_those_of_the_attributes(club: Club) -> None:
    frame = inside(club.show('lang="de" system="dwz" systems="dwz, fide" mode="several"'))
    expect(frame.locator("html")).to_have_attribute("lang", "de")
    expect(frame.locator("#system")).to_have_value("dwz")
    options = frame.locator("#system option")
    assert sorted(options.evaluate_all("all => all.map((o) => o.value)")) == ["dwz", "fide"]
    expect(frame.locator("input[name=mode][value=several]")).to_be_checked()
    frame = inside(club.show('k="32,5" systems="schaaks"'))
    expect(frame.locator("#system")).to_have_value("schaaks")
    # the club's page is Dutch, and so is the calculator in it
    expect(frame.locator("html")).to_have_attribute("lang", "nl")
    frame = inside(club.show('k="32,5"'))
    expect(frame.locator("#k")).to_have_value("32,5")
    club.assert_at_peace()


NONSENSE = (
    'system="no such" systems="<b>" mode="all" k="-1e9" theme="pink" accent="url(x)" lang="../.."'
)


def test_attributes_that_are_not_in_order_count_as_left_out(club: Club) -> None:
    element = club.show(NONSENSE)
    address = element.evaluate("element => element.address")
    assert address == f"{club.calculator}?embed=1&theme=light"
    expect(inside(element).locator("#system")).to_have_value("elo")
    club.assert_at_peace()


def test_the_page_itself_checks_what_a_frame_s_address_asks_for(visitor: Visitor) -> None:
    page = visitor.open(
        query="?embed=1&system=x&systems=%3Cscript%3E&mode=both&k=1e9&theme=%22&accent=red%3B%7D"
    )
    expect(page.locator("#system")).to_have_value("elo")
    expect(page.locator("#k")).to_have_value("20")
    expect(page.locator("input[name=mode][value=one]")).to_be_checked()
    assert page.locator("html").get_attribute("style") is None


def test_the_height_follows_what_is_in_it(club: Club) -> None:
    element = club.show('mode="several"')
    frame = inside(element)
    before = measured(element)["height"]
    for _ in range(6):
        frame.locator("[data-sheet=add]").click()
    expect(element.locator("iframe")).not_to_have_css("height", f"{before}px")
    expect(frame.get_by_role("radiogroup")).to_have_count(8)
    club.page.wait_for_function(
        "before => document.querySelector('elo-calculator').height > before + 200", arg=before
    )
    size = measured(element)
    assert size["height"] == size["content"]
    frame.locator("input[name=mode][value=one]").check()
    club.page.wait_for_function(
        "before => document.querySelector('elo-calculator').height < before + 100", arg=before
    )
    club.assert_at_peace()


def test_a_wheel_over_the_calculator_moves_the_club_s_page(club: Club) -> None:
    element = club.show("", "<a href='#'>Elo</a>")
    club.page.evaluate("() => { document.body.style.paddingBottom = '3000px'; }")
    element.hover(position={"x": 50, "y": 50})
    club.page.mouse.wheel(0, 400)
    club.page.wait_for_function("() => scrollY > 100")
    assert inside(element).locator("html").evaluate("() => scrollY") == 0


# Looks


def test_a_change_of_looks_keeps_what_was_typed(club: Club) -> None:
    element = club.show('theme="light"')
    frame = inside(element)
    frame.locator("#rating").fill("2222")
    element.evaluate("element => element.setAttribute('theme', 'dark')")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    element.evaluate("element => element.setAttribute('accent', '#ffcc00')")
    expect(frame.locator("html")).to_have_css("--accent", "rgb(255 204 0)")
    element.evaluate("element => element.removeAttribute('accent')")
    expect(frame.locator("html")).to_have_css("--accent", "#86cbdc")
    expect(frame.locator("#rating")).to_have_value("2222")
    club.assert_at_peace()


def test_another_system_or_language_makes_another_frame_and_no_step_in_the_history(
    club: Club,
) -> None:
    element = club.show('system="fide"')
    steps = club.page.evaluate("() => history.length")
    for name, value in (("system", "dwz"), ("lang", "de"), ("mode", "average")):
        element.evaluate("(element, [n, v]) => element.setAttribute(n, v)", [name, value])
        live(element)
    expect(inside(element).locator("html")).to_have_attribute("lang", "de")
    expect(inside(element).locator("#system")).to_have_value("dwz")
    expect(inside(element).locator("input[name=mode][value=average]")).to_be_checked()
    assert club.page.evaluate("() => history.length") == steps
    club.assert_at_peace()


@pytest.mark.parametrize(
    ("style", "theme"),
    [
        ("", "light"),
        ("<style>:root { color-scheme: dark }</style>", "dark"),
        ("<style>:root { color-scheme: light dark }</style>", "dark"),
    ],
    ids=["a plain page", "a dark page", "a page of both"],
)
def test_left_alone_it_is_as_light_or_dark_as_the_page_around_it(
    club: Club, style: str, theme: str
) -> None:
    club.page.emulate_media(color_scheme="dark")
    page = club.write("<elo-calculator></elo-calculator>", style)
    element = live(page.locator("elo-calculator"))
    expect(inside(element).locator("html")).to_have_attribute("data-theme", theme)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("accent", ["#fff", "#000", "#ffdd00", "#a5122a", "#7f7f7f", "#00f"])
def test_any_club_s_colour_can_be_read(visitor: Visitor, accent: str, theme: str) -> None:
    page = visitor.open(query=f"?embed=1&theme={theme}&accent=%23{accent[1:]}")
    chosen = page.locator(".segments label:has(:checked)").first
    expect(page.locator("html")).to_have_css("--accent", re.compile("rgb"))
    look = chosen.evaluate(
        "node => { const s = getComputedStyle(node); return [s.color, s.backgroundColor]; }"
    )
    assert contrast(*look) >= 4.5
    link = page.locator(".full-page").evaluate("node => getComputedStyle(node).color")
    paper = {"light": "rgb(251, 250, 247)", "dark": "rgb(20, 23, 26)"}[theme]
    assert contrast(link, paper) >= 4.5


def test_a_style_sheet_that_comes_late_still_decides(club: Club) -> None:
    held = Held(club.page, "**/late.css")
    (club.folder / "late.css").write_text(":root { color-scheme: dark }", encoding="utf-8")
    loaded = """<script>setTimeout(() => {
        const link = Object.assign(document.createElement("link"), { rel: "stylesheet" });
        link.href = "late.css";
        document.head.append(link);
    })</script>"""
    file = club.folder / "index.html"
    script = f'<script src="{club.calculator}static/embed.js"></script>'
    icon = '<link rel="icon" href="data:,">'
    file.write_text(f"<!doctype html>{icon}{loaded}{script}<elo-calculator></elo-calculator>")
    club.page.goto(club.address, wait_until="commit")
    element = club.page.locator("elo-calculator")
    frame = inside(element)
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")
    held.release()
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    club.assert_at_peace()


# When something is missing


def test_until_it_is_live_and_when_it_never_is_there_is_a_link(club: Club) -> None:
    club.page.route("**/embed.js", missing)
    page = club.write('<elo-calculator><a href="https://a.example/">Elo</a></elo-calculator>')
    expect(page.get_by_role("link", name="Elo")).to_be_visible()
    page.unroute("**/embed.js")
    page.route("**/?embed=1*", lambda route: route.abort())
    page = club.write('<elo-calculator lang="en"><a href="#">Elo</a></elo-calculator>')
    expect(page.locator("elo-calculator iframe")).to_have_attribute("inert", "")
    expect(page.get_by_role("link", name="Elo")).to_be_visible()


def test_an_element_with_nothing_in_it_has_a_link_of_its_own(club: Club) -> None:
    club.page.route("**/?embed=1*", lambda route: route.abort())
    page = club.write('<elo-calculator lang="en"></elo-calculator>')
    expect(page.get_by_role("link")).to_have_attribute("href", club.calculator)


def test_a_failure_is_told_and_the_link_comes_back(club: Club) -> None:
    club.page.route(RUNTIME, missing)
    page = club.write('<elo-calculator lang="en"><a href="#">Elo</a></elo-calculator>')
    element = page.locator("elo-calculator")
    expect(inside(element).get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name="Elo")).to_be_visible()


def test_the_form_is_there_while_python_is_still_loading(club: Club) -> None:
    held = Held(club.page, RUNTIME)
    page = club.write('<elo-calculator lang="en"></elo-calculator>')
    element = page.locator("elo-calculator")
    expect(element.locator("iframe")).not_to_have_attribute("inert", "")
    expect(inside(element).locator("#new-rating")).to_have_text("1861")
    held.release()
    live(element)


# The way to the full page


def test_the_full_page_opens_with_the_same_inputs_and_touches_nothing(
    club: Club, site: str
) -> None:
    element = club.show('lang="en" system="fide"')
    frame = inside(element)
    frame.locator("#rating").fill("2222")
    with club.page.context.expect_page() as opened:
        frame.get_by_role("link", name="Open the full calculator").click()
    full: Page = opened.value
    full.locator("html[data-engine=ready]").wait_for(state="attached")
    expect(full.get_by_label("Your rating")).to_have_value("2222")
    expect(full.get_by_label("Rating system")).to_have_value("fide")
    expect(full.get_by_text("This is a shared calculation.")).to_be_visible()
    assert "embed" not in full.url
    assert full.evaluate("() => localStorage.length") == 0


# Frames without rights

#: Whether the browser keeps a frame from storing anything.
IS_REFUSED = """() => {
    try {
        return !localStorage;
    } catch {
        return true;
    }
}"""


def answers(frame: FrameLocator) -> None:
    """The calculator in the frame is live and right, and settles without failing."""
    frame.locator("html[data-engine=ready]").wait_for(state="attached", timeout=60_000)
    frame.get_by_label("Your rating").fill("2400")
    frame.get_by_label("K-factor", exact=True).fill("32")
    frame.get_by_label("Opponent's rating").fill("2000")
    # published example, tests/cases/plain.jsonl P-002
    expect(frame.get_by_label("New rating", exact=True)).to_have_text("2403")
    # it cannot keep what was entered, and puts it into its fragment
    expect(frame.locator("p[role=status][data-slot=status]")).to_contain_text("2403")
    expect(frame.get_by_role("alert")).to_be_hidden()


@pytest.mark.parametrize("interpreter", ["micropython", "pyodide"])
def test_a_frame_that_may_store_nothing_starts_in_peace(club: Club, interpreter: str) -> None:
    source = f"{club.calculator}?embed=1&interpreter={interpreter}"
    page = club.write(f'<iframe sandbox="allow-scripts" src="{source}" title="Elo"></iframe>')
    answers(page.frame_locator("iframe"))
    if interpreter == "pyodide":
        # the page cannot know in time that it will not need the other interpreter
        heard = club.visitor.complaints
        heard[:] = [text for text in heard if "was preloaded using link preload" not in text]
    club.assert_at_peace()


def test_a_frame_of_another_site_works_though_the_browser_refuses_it_storage(club: Club) -> None:
    element = club.show('lang="en"')
    answers(inside(element))
    frame = next(frame for frame in club.page.frames if frame.url.startswith(club.calculator))
    if not frame.evaluate(IS_REFUSED):
        pytest.skip("this browser lets frames of other sites store")
    club.assert_at_peace()
    assert club.page.url == club.address


def test_the_element_can_be_put_into_a_sandbox(club: Club) -> None:
    element = club.show('lang="en" sandbox')
    answers(inside(element))
    assert element.locator("iframe").evaluate("frame => frame.sandbox.contains('allow-scripts')")
    assert not element.locator("iframe").evaluate(
        "frame => frame.sandbox.contains('allow-same-origin')"
    )
    assert measured(element)["height"] == measured(element)["content"]
    club.assert_at_peace()


def test_a_sandboxed_frame_that_may_not_read_the_site_s_files_says_so(
    club: Club, dist: Path
) -> None:
    with serving(dist, BASE, readable=False) as address:
        source = address.replace("127.0.0.1", "localhost") + "?embed=1"
        page = club.write(f'<iframe sandbox="allow-scripts" src="{source}" title="Elo"></iframe>')
        frame = page.frame_locator("iframe")
        alert = frame.get_by_role("alert")
        expect(alert).to_be_visible(timeout=20_000)
        expect(alert.get_by_text(club.visitor.text("failure-missing"))).to_be_visible()
        expect(frame.locator("html")).to_have_attribute("data-reason", "missing")
        expect(frame.get_by_label("New rating", exact=True)).to_have_text("1861")
