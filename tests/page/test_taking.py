"""What is taken along: a link, a text, a file that can be read again, a page of paper."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.cases.reading import read_cases
from tools.catalogue import LANGUAGES

from .conftest import Visitor

#: Wikipedia's worked example.
ROUNDS = read_cases("plain.jsonl")[0]

SIGNS = {1: "1", 0.5: "½", 0: "0"}


def enter_rounds(visitor: Visitor, language: str = "en") -> Page:
    """The worked example, entered as a pasted list."""
    page, say = visitor.open(language, query="?system=elo"), visitor.text
    page.get_by_label(say("fact-rating"), exact=True).fill(str(ROUNDS["rating"]))
    page.get_by_label(say("fact-k"), exact=True).fill(str(ROUNDS["k"]))
    page.get_by_role("radio", name=say("mode-several"), exact=True).check()
    page.get_by_role("button", name=say("row-remove", number="1"), exact=True).click()
    lines = "\n".join(f"{opponent} {SIGNS[score]}" for opponent, score in ROUNDS["games"])
    paste(visitor, lines)
    expect(page.locator("#new-rating")).to_have_text(str(ROUNDS["expected"]["new_rating"]))
    return page


def paste(visitor: Visitor, text: str) -> None:
    page, say = visitor.page, visitor.catalogue.text
    box = page.locator("[data-sheet=paste]")
    if box.get_attribute("open") is None:
        box.locator("summary").click()
    page.locator("[data-sheet=list]").fill(text)
    page.get_by_role("button", name=say("paste-take", {})).click()
    expect(page.locator("[data-sheet=echo]")).not_to_be_empty()


def press(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=visitor.catalogue.text(name, {})).click()


def clipboard(page: Page) -> str:
    return str(page.evaluate("() => navigator.clipboard.readText()"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_for_a_message_is_copied(
    new_visitor: Visitor, context: BrowserContext, language: str
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = enter_rounds(new_visitor, language)
    press(new_visitor, "take-text")
    expect(page.get_by_text(new_visitor.text("taking-copied"))).to_be_visible()
    lines = clipboard(page).split("\n")
    assert lines[0] == new_visitor.text("system-elo")
    games = [f"{i}. {o}: {SIGNS[s]}" for i, (o, s) in enumerate(ROUNDS["games"], start=1)]
    assert lines[2 : 2 + len(games)] == games
    assert str(ROUNDS["expected"]["new_rating"]) in lines[-2]


def test_a_link_is_copied_and_means_the_same(new_visitor: Visitor, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = enter_rounds(new_visitor)
    press(new_visitor, "take-link")
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = clipboard(page)
    assert link.startswith(new_visitor.site + "#v=1&")
    assert len(link) < 300
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator("#new-rating")).to_have_text(str(ROUNDS["expected"]["new_rating"]))


@pytest.mark.parametrize("refusal", ["Promise.reject(new Error())", "(() => { throw 1; })()"])
def test_a_clipboard_that_is_refused_leaves_the_text_selected(
    visitor: Visitor, refusal: str
) -> None:
    page = visitor.page
    page.add_init_script(f"navigator.clipboard.writeText = () => {refusal};")
    enter_rounds(visitor)
    press(visitor, "take-link")
    field = page.get_by_label("Select and copy this yourself:")
    expect(field).to_be_focused()
    assert field.input_value().startswith(visitor.site + "#v=1&")
    assert field.evaluate("f => f.value.slice(f.selectionStart, f.selectionEnd) === f.value")


@pytest.mark.parametrize(("language", "separator"), [("en", ","), ("nl", ";"), ("de", ";")])
def test_the_games_are_saved_and_read_again(
    visitor: Visitor, language: str, separator: str
) -> None:
    page = enter_rounds(visitor, language)
    with page.expect_download() as download:
        press(visitor, "take-file")
    assert download.value.suggested_filename.endswith(".csv")
    data = Path(download.value.path()).read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    text = data.decode("utf-8")
    assert text.splitlines()[0].count(separator) == 5
    for other in LANGUAGES:
        page.goto("about:blank")
        page.evaluate("() => {}")
        visitor.open(other, fragment="#v=1&mode=several&rating=1613&k=32")
        paste(visitor, text)
        expect(page.locator("#new-rating")).to_have_text(str(ROUNDS["expected"]["new_rating"]))


def test_an_average_field_says_that_it_has_no_games(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Average field").check()
    press(visitor, "take-file")
    expect(page.get_by_text(visitor.text("taking-no-games"))).to_be_visible()


# What is shown to others


def test_the_result_is_drawn_as_a_picture_and_its_link_as_a_code(visitor: Visitor) -> None:
    page = enter_rounds(visitor)
    with page.expect_download() as download:
        press(visitor, "take-picture")
    assert download.value.suggested_filename.endswith(".png")
    data = Path(download.value.path()).read_bytes()
    # the signature of a PNG, and its width and height (www.w3.org/TR/png, 5.2 and 11.2.1)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(data[at : at + 4]) for at in (16, 20)] == [1200, 630]
    press(visitor, "take-code")
    code = page.get_by_role("img", name="QR code of the link to this calculation")
    expect(code).to_be_visible()
    # a square of 21 and four more for every version, and four light ones around it (ISO/IEC 18004)
    side = int(str(code.get_attribute("viewBox")).split()[2])
    assert (side - 8 - 21) % 4 == 0
    press(visitor, "take-text")
    expect(code).to_be_hidden()


def test_a_calculation_that_no_code_holds_says_so(visitor: Visitor) -> None:
    page = visitor.open(fragment="#v=1&mode=several&rating=1850" + "&game=w1850" * 290)
    press(visitor, "take-code")
    expect(page.get_by_text(visitor.text("taking-too-long"))).to_be_visible()


def test_a_phone_has_the_system_s_share_sheet_for_the_link(
    new_context: Callable[..., BrowserContext], site: str
) -> None:
    context = new_context(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 740})
    page = context.new_page()
    # no browser without a screen has one: this one notes what it is offered
    page.add_init_script("""
        navigator.share = async (what) => { window.offered = what; };
    """)
    page.goto(site)
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    expect(page.get_by_role("button", name="Copy link")).to_be_hidden()
    page.get_by_label("Your rating").fill("1701")
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("() => window.offered?.url.includes('rating=1701')")


# Paper


def as_printed(page: Page) -> None:
    """The page as a printer gets it."""
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")


def test_the_printout_holds_inputs_working_edition_and_day_on_one_light_page(
    visitor: Visitor,
) -> None:
    page = visitor.page
    page.emulate_media(color_scheme="dark")
    enter_rounds(visitor)
    as_printed(page)
    typed = page.locator(".sheet .opponent input").all()
    assert [field.input_value() for field in typed if field.is_visible()] == [
        *[str(opponent) for opponent, _ in ROUNDS["games"]],
        "",
    ]
    expect(page.locator("#step-list li").first).to_be_visible()
    expect(
        page.get_by_text("The Rating of Chessplayers, Past and Present, 1978. Last checked on")
    ).to_be_visible()
    expect(page.locator("body")).to_have_css("background-color", "rgb(251, 250, 247)")
    expect(page.locator("html")).to_have_css("color-scheme", "light")
    for button in page.get_by_role("button").all():
        expect(button).to_be_hidden()
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(page.locator("#steps")).not_to_have_attribute("open", "")
    pdf = page.pdf(format="A4")
    assert pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") == 1


@pytest.mark.parametrize(
    ("browser_does", "words"),
    [
        ("", "saving-asked"),
        (
            "throw new DOMException('The user aborted a request.', 'AbortError');",
            "saving-stopped",
        ),
        (
            "const folder = await navigator.storage.getDirectory();"
            "return folder.getFileHandle('games.csv', { create: true });",
            "saving-saved",
        ),
    ],
    ids=["no dialog", "closed", "saved"],
)
def test_of_a_file_the_page_says_what_the_browser_says(
    visitor: Visitor, browser_does: str, words: str
) -> None:
    if browser_does:
        dialog = f"globalThis.showSaveFilePicker = async () => {{ {browser_does} }};"
        visitor.page.add_init_script(dialog)
    page = enter_rounds(visitor)
    press(visitor, "take-file")
    expect(page.locator("[data-taking=said]")).to_contain_text(visitor.text(words))
