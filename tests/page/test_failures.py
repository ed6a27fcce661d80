"""Whatever fails, the reader is told in plain words and loses nothing; a late start is a start."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tools.catalogue import LANGUAGES, Catalogue
from tools.compiled import compiled
from tools.reach import MAIN, ROOT

from .conftest import BASE, Visitor
from .trouble import (
    PROGRAM,
    RUNTIME,
    Held,
    altered,
    cut_off,
    having,
    missing,
    somebody_elses_page,
    starting_with,
)

#: Milliseconds within which every failure must be seen.
SOON = 20_000

REASONS = ("missing", "blocked", "broken", "slow")

SYNTAX_ERROR = "def broken(:\n    pass\n"
EXCEPTION = "raise ValueError('on purpose')\n"

#: What is asked for, how it is answered, and the reason that the reader is told.
FAILURES = {
    "the interpreter is missing": ("**/micropython.mjs", missing, "missing"),
    "the runtime is missing": (RUNTIME, missing, "missing"),
    "the line breaks": (RUNTIME, cut_off, "missing"),
    "a log-in page comes for the runtime": (RUNTIME, somebody_elses_page, "missing"),
    "PyScript is missing": ("**/core.js", missing, "missing"),
    "a part of PyScript is missing": ("**/core-*.js", missing, "missing"),
    "the program is missing": (PROGRAM, missing, "missing"),
    "the line breaks before the program": (PROGRAM, cut_off, "missing"),
    "a log-in page comes for the program": (PROGRAM, somebody_elses_page, "missing"),
    "the texts' module is missing": ("**/fluent.js", missing, "missing"),
    "the program has a syntax error": (PROGRAM, starting_with(SYNTAX_ERROR), "broken"),
    "the program raises": (PROGRAM, starting_with(EXCEPTION), "broken"),
}

#: What the page starts with.
START = (ROOT / MAIN).read_text(encoding="utf-8")

#: Leaves PyScript's last word on its progress where a test can wait for it.
REMEMBER_PROGRESS = """
addEventListener("mpy:progress", ({ detail }) => {
    document.documentElement.dataset.progress = detail;
});
"""

#: Faults of the program that show only when the reader types 1234.
LATE_FAULTS = {
    "in a handler": """
from elo.page.browser.runtime import element, listen
def broken(event):
    if str(event.target.value) == "1234":
        raise ValueError("on purpose")
listen(element("calculator"), "input", broken)
""",
    "in an asynchronous handler": """
from elo.page.browser.runtime import element, listen
async def broken(event):
    if str(event.target.value) == "1234":
        raise ValueError("on purpose")
listen(element("calculator"), "input", broken)
""",
    "where the browser refuses something": """
from elo.page.browser.runtime import element, listen, window
def broken(event):
    if str(event.target.value) == "1234":
        window.decodeURIComponent("%")
listen(element("calculator"), "input", broken)
""",
    "in a delayed task": """
from elo.page.browser.runtime import Delay, element, listen
def broken():
    raise ValueError("on purpose")
delay = Delay(10, broken)
def typed(event):
    if str(event.target.value) == "1234":
        delay.restart()
listen(element("calculator"), "input", typed)
""",
}


def told(visitor: Visitor, reason: str, heading: str = "failure-heading") -> None:
    """The page says that it failed, and why, and nothing else."""
    page = visitor.page
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible(timeout=SOON)
    html = page.locator("html")
    expect(html).to_have_attribute("data-engine", "failed")
    expect(html).to_have_attribute("data-reason", reason)
    expect(alert.get_by_role("heading", name=visitor.text(heading))).to_be_visible()
    expect(alert.get_by_text(visitor.text("failure-advice"))).to_be_visible()
    expect(alert.get_by_role("button", name=visitor.text("failure-retry"))).to_be_visible()
    for other in REASONS:
        said = alert.get_by_text(visitor.text(f"failure-{other}"))
        expect(said).to_be_visible(visible=other == reason)
    expect(page.get_by_text(visitor.text("loading"))).to_be_hidden()


@pytest.mark.parametrize("failure", FAILURES)
def test_a_failure_is_told_with_its_reason_and_what_was_typed_stays(
    troubled_visitor: Visitor, failure: str
) -> None:
    pattern, answer, reason = FAILURES[failure]
    held = Held(troubled_visitor.page, pattern)
    page = troubled_visitor.go()
    page.get_by_label("Your rating").fill("1234")
    page.get_by_role("radio", name="Draw").check()
    held.release(answer)
    told(troubled_visitor, reason)
    expect(page.get_by_label("Your rating")).to_have_value("1234")
    expect(page.get_by_role("radio", name="Draw")).to_be_checked()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failure_is_told_in_the_language_of_the_page(
    troubled_visitor: Visitor, language: str
) -> None:
    troubled_visitor.page.route(RUNTIME, missing)
    troubled_visitor.go(language)
    told(troubled_visitor, "missing")


def test_a_policy_against_webassembly_is_named_as_the_reason(troubled_visitor: Visitor) -> None:
    without = altered(lambda html: html.replace(" 'wasm-unsafe-eval'", ""))
    troubled_visitor.page.route(f"**{BASE}", without)
    troubled_visitor.go()
    told(troubled_visitor, "blocked")


def test_a_browser_without_webassembly_is_named_as_the_reason(troubled_visitor: Visitor) -> None:
    troubled_visitor.page.add_init_script("delete globalThis.WebAssembly")
    troubled_visitor.go()
    told(troubled_visitor, "blocked")


@pytest.mark.parametrize("fault", LATE_FAULTS)
def test_a_program_error_after_the_start_is_told_as_well(
    troubled_visitor: Visitor, fault: str
) -> None:
    page = troubled_visitor.page
    page.route(PROGRAM, starting_with(START + LATE_FAULTS[fault]))
    troubled_visitor.open()
    expect(page.get_by_role("alert")).to_be_hidden()
    field = page.get_by_label("Your rating")
    field.fill("1233")
    expect(page.get_by_role("alert")).to_be_hidden()
    field.fill("1234")
    told(troubled_visitor, "broken", "failure-heading-later")
    expect(field).to_have_value("1234")


def test_a_program_error_names_the_file_and_the_line_as_in_the_repository(
    troubled_visitor: Visitor,
) -> None:
    name = "elo/page/browser/side_room.py"
    source = (ROOT / name).read_text(encoding="utf-8")
    line = source.count("\n") + 1
    faulty = compiled(name, source + EXCEPTION)
    page = troubled_visitor.page
    page.route(PROGRAM, having({name.replace(".py", ".mpy"): faulty}))
    with page.expect_console_message(lambda said: "on purpose" in said.text) as said:
        troubled_visitor.go()
    assert f'File "{name}", line {line}' in said.value.text
    told(troubled_visitor, "broken")


def test_trying_again_starts_the_page_anew_with_what_was_typed(
    troubled_visitor: Visitor,
) -> None:
    page = troubled_visitor.page
    page.route(RUNTIME, missing)
    troubled_visitor.go()
    told(troubled_visitor, "missing")
    page.get_by_label("Your rating").fill("1500")
    page.get_by_label("Opponent's rating").fill("1500")
    page.get_by_role("radio", name="Loss").check()
    page.unroute(RUNTIME)
    page.get_by_role("button", name="Try again").click()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page.get_by_label("Your rating")).to_have_value("1500")
    # 1500 loses to 1500 with K 20: half of K
    expect(page.get_by_label("New rating", exact=True)).to_have_text("1490")
    # it is kept for the one reload and no longer
    assert page.evaluate("() => history.state") is None


@pytest.mark.parametrize("pattern", ["**/core.js", RUNTIME, PROGRAM])
def test_an_answer_that_never_comes_is_told_after_twenty_seconds(
    troubled_visitor: Visitor, pattern: str
) -> None:
    page = troubled_visitor.page
    page.clock.install()
    Held(page, pattern)
    with page.expect_request(pattern):
        troubled_visitor.go()
    page.get_by_label("Your rating").fill("1234")
    expect(page.get_by_role("alert")).to_be_hidden()
    page.clock.fast_forward(SOON)
    told(troubled_visitor, "slow")
    expect(page.get_by_label("Your rating")).to_have_value("1234")


def test_a_runtime_that_arrives_after_the_message_takes_it_back(
    troubled_visitor: Visitor,
) -> None:
    page = troubled_visitor.page
    page.clock.install()
    held = Held(page, RUNTIME)
    with page.expect_request(RUNTIME):
        troubled_visitor.go()
    page.clock.fast_forward(SOON)
    told(troubled_visitor, "slow")
    # 1500 beats 1500 with K 20: half of K
    page.get_by_label("Your rating").fill("1500")
    page.get_by_label("Opponent's rating").fill("1500")
    held.release()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page.get_by_label("New rating", exact=True)).to_have_text("1510")


def test_progress_puts_the_message_off(troubled_visitor: Visitor) -> None:
    page = troubled_visitor.page
    page.clock.install()
    page.add_init_script(REMEMBER_PROGRESS)
    runtime, program = Held(page, RUNTIME), Held(page, PROGRAM)
    with page.expect_request(RUNTIME):
        troubled_visitor.go()
    page.clock.fast_forward(SOON * 3 // 4)
    runtime.release()
    page.locator('html[data-progress="Loaded MicroPython"]').wait_for(state="attached")
    page.clock.fast_forward(SOON * 3 // 4)
    expect(page.locator("html")).to_have_attribute("data-engine", "loading")
    program.release()
    page.locator("html[data-engine=ready]").wait_for(state="attached")


def test_typing_counts_while_python_loads(visitor: Visitor) -> None:
    page = visitor.page
    held = Held(page, RUNTIME)
    visitor.go()
    expect(page.get_by_text(visitor.text("loading"))).to_be_visible()
    # the opening example, 1850 beats 1900 with K 20, is a true result and stays on screen
    example = {"new-rating-label": "1861", "change-label": "+11.4", "probability-label": "42.9%"}
    for label, figure in example.items():
        assert visitor.output(label) == figure
    page.get_by_label("Your rating").fill("2400")
    page.get_by_label("K-factor", exact=True).fill("32")
    page.get_by_label("Opponent's rating").fill("2000")
    page.get_by_role("radio", name="Loss").check()
    for label, figure in example.items():
        assert visitor.output(label) == figure
    assert "–" not in page.get_by_role("region", name="Answer").inner_text()
    held.release()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    # published example, tests/cases/plain.jsonl P-004
    expect(page.get_by_label("New rating", exact=True)).to_have_text("2371")
    expect(page.get_by_label("Your rating")).to_have_value("2400")
    expect(page.get_by_text(visitor.text("loading"))).to_be_hidden()


def test_a_k_pressed_while_python_loads_is_the_one_that_counts(visitor: Visitor) -> None:
    page = visitor.page
    held = Held(page, RUNTIME)
    visitor.go()
    preset = page.get_by_role("button", name="40 new or junior")
    preset.click()
    held.release()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    expect(page.get_by_label("K-factor", exact=True)).to_have_value("40")
    expect(preset).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("mode", ["several", "average"])
def test_a_mode_chosen_while_python_loads_is_the_mode_that_opens(
    visitor: Visitor, mode: str
) -> None:
    page = visitor.page
    held = Held(page, RUNTIME)
    visitor.go()
    page.get_by_role("radio", name=visitor.text(f"mode-{mode}")).check()
    held.release()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    expect(page.get_by_role("radio", name=visitor.text(f"mode-{mode}"))).to_be_checked()
    field = {"several": "Opponent's rating, game 1", "average": "Average opponent"}[mode]
    expect(page.get_by_role("textbox", name=field)).to_be_editable()


@pytest.fixture
def scriptless_page(browser: Browser) -> Iterator[Page]:
    """A window of a browser in which JavaScript is switched off."""
    context = browser.new_context(java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_javascript_the_page_says_so_and_shows_a_worked_example(
    scriptless_page: Page, visitor: Visitor, site: str, language: str
) -> None:
    page = scriptless_page
    say = Catalogue(language).wording.text
    visitor.open(language)
    # what the program says of the example with which this language opens
    live = visitor.output("new-rating-label")
    # published example of the plain formula, which the English page opens with
    assert language != "en" or live == "1861"
    page.goto(site if language == "en" else f"{site}{language}/")
    # Playwright looks for no text inside <noscript>
    said = page.locator("noscript p")
    expect(said).to_be_visible()
    expect(said).to_have_text(say("no-script"))
    expect(page.get_by_label(say("new-rating-label"), exact=True)).to_have_text(live)
    expect(page.get_by_label(say("fact-rating"), exact=True)).to_have_value("1850")
    expect(page.get_by_label(say("opponent-label"), exact=True)).to_have_value("1900")
    page.get_by_text(say("steps-heading")).click()
    # the first number of the working is the opponent's
    expect(page.get_by_role("region").get_by_text("1900").first).to_be_visible()
    expect(page.get_by_text(say("loading"))).to_be_hidden()
    box = page.locator("#failure")
    expect(box).to_be_hidden()
    # nor will time alone bring it
    assert box.evaluate("box => box.getAnimations().length") == 0
    expect(box).to_have_css("display", "none")


def test_without_the_boot_script_time_alone_shows_the_message(troubled_visitor: Visitor) -> None:
    page = troubled_visitor.page
    page.route(f"**{BASE}", altered(_without_script_hashes))
    troubled_visitor.go()
    page.wait_for_load_state()
    assert page.locator("html").get_attribute("data-boot") is None
    alert = page.get_by_role("alert")
    seconds_later = """(box, seconds) => {
        const [appearance] = box.getAnimations();
        appearance.currentTime = 1000 * seconds;
    }"""
    box = page.locator("#failure")
    box.evaluate(seconds_later, 14)
    expect(alert).to_be_hidden()
    assert box.evaluate("box => box.offsetHeight") == 0
    box.evaluate(seconds_later, 20)
    expect(alert).to_be_visible()
    expect(alert.get_by_text(troubled_visitor.text("failure-missing"))).to_be_visible()
    expect(page.get_by_label("New rating", exact=True)).to_have_text("1861")
    # nothing starts any more, and a button without a script would do nothing
    expect(page.get_by_text(troubled_visitor.text("loading"))).to_be_hidden()
    expect(alert.get_by_role("button")).to_be_hidden()


def _without_script_hashes(html: str) -> str:
    return re.sub(r"script-src 'self' 'sha256-[^']+'", "script-src 'self'", html)
