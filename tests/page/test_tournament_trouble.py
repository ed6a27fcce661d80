"""The desk when something goes wrong or takes long: it says so, and nothing given is lost."""

import pytest
from playwright.sync_api import Dialog, Page, expect

from tests.tournament.samples import FILES
from tools.reach import ROOT
from tools.reach import WORKER as WORKER_PROGRAM

from .conftest import Visitor
from .desk import Desk
from .trouble import Answer, Held, cut_off, having, missing

SWISS = FILES / "trf16_chessfy_real.trf"

#: What the worker asks for, one after the other: its script, Python, its program.
WORKER = "**/desk-worker.js"
PYTHON = "**/pyodide.asm.wasm"
PROGRAM = "**/desk.bin"

#: The whole of Python's standard library, and modules that no work at the desk imports.
LIBRARY = "python_stdlib.zip"
LEFT_OUT = "colorsys"
LEFT_OUT_OF_A_PACKAGE = "xml.dom.minidom"


def desk_of(visitor: Visitor, language: str) -> Desk:
    page = visitor.open(language, "?system=elo", "#tournament")
    expect(page.locator("#tournament-file")).to_be_visible()
    return Desk(page, visitor.text, visitor.complaints)


def stands_ready(page: Page) -> None:
    """The rest of the page goes on meanwhile."""
    page.locator("#rooms a").first.click()
    page.locator("#rating").fill("1900")
    expect(page.locator("#new-rating")).to_have_text("1910")
    page.go_back()


@pytest.mark.parametrize(
    ("part", "answer", "language"),
    [(WORKER, missing, "en"), (PYTHON, cut_off, "nl"), (PROGRAM, missing, "de")],
)
def test_a_part_that_does_not_come_says_so_and_the_file_is_kept(
    troubled_visitor: Visitor, part: str, answer: Answer, language: str
) -> None:
    desk = desk_of(troubled_visitor, language)
    desk.page.route(part, answer)
    desk.part("file").set_input_files(SWISS)
    alert = desk.host.get_by_role("alert")
    expect(alert).to_contain_text(desk.say("desk-failed-missing"), timeout=60_000)
    expect(desk.part("cancel")).to_be_hidden()
    stands_ready(desk.page)
    desk.page.unroute(part)
    if language != "de":
        return
    # once to its end: starting Python takes its time
    alert.get_by_role("button", name=desk.say("failure-retry")).click()
    desk.settled()
    expect(desk.event).to_have_text("Example Open")
    expect(desk.part("trouble")).to_be_hidden()
    assert desk.line("Adler, Anna")[4:6] == ["4", "4"]


def test_a_module_that_the_desk_s_part_of_python_lacks_comes_with_the_whole(
    visitor: Visitor,
) -> None:
    asked = visitor.requests
    desk = desk_of(visitor, "en")
    desk.give(SWISS)
    assert not [url for url in asked if url.endswith(LIBRARY)]
    late = f"import {LEFT_OUT}\nimport {LEFT_OUT_OF_A_PACKAGE}\n".encode()
    source = (ROOT / WORKER_PROGRAM).read_bytes()
    desk.page.route(PROGRAM, having({f"{WORKER_PROGRAM}c": b"", WORKER_PROGRAM: source + late}))
    desk.page.reload()
    desk.give(SWISS)
    expect(desk.event).to_have_text("Example Open")
    assert len([url for url in asked if url.endswith(LIBRARY)]) == 1


def test_whatever_takes_long_shows_how_far_it_is_and_can_be_stopped(visitor: Visitor) -> None:
    desk = desk_of(visitor, "nl")
    held = Held(desk.page, PYTHON)
    desk.part("file").set_input_files(SWISS)
    expect(desk.part("stage")).to_have_text(desk.say("desk-stage-python"))
    bar = desk.page.get_by_role("progressbar", name=desk.say("desk-stage-python"))
    expect(bar).to_be_visible()
    # what comes beside Python's largest file is counted already
    expect(desk.part("amount")).to_contain_text("MB")
    stands_ready(desk.page)
    desk.part("cancel").click()
    expect(desk.part("stage")).to_have_text(desk.say("desk-stopped"))
    expect(bar).to_be_hidden()
    held.release(cut_off)
    desk.page.unroute(PYTHON)
    desk.give(SWISS)
    desk.open_player("Adler, Anna")
    desk.correct("k", "33")
    after = desk.lines()
    # stopped with corrections made: the next step starts anew, with all of them
    desk.page.evaluate("() => document.querySelector('[data-desk=cancel]').click()")
    expect(desk.part("stage")).to_have_text(desk.say("desk-stopped"))
    desk.report.get_by_role("columnheader").first.get_by_role("button").click()
    desk.settled()
    desk.report.get_by_role("columnheader").first.get_by_role("button").click()
    desk.settled()
    assert desk.lines() == after
    expect(desk.part("edits").locator("li")).to_have_count(1)


def test_corrections_that_stand_in_no_file_are_not_lost_without_a_question(
    visitor: Visitor,
) -> None:
    desk = desk_of(visitor, "de")
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    desk.page.on("dialog", stay)
    desk.give(SWISS)
    desk.open_player("Adler, Anna")
    desk.correct("k", "33")
    with desk.page.expect_event("dialog"):
        desk.page.get_by_role("link", name="Nederlands").click()
    assert asked == ["beforeunload"]
    assert desk.part("edits").locator("li").count() == 1
    desk.export("xlsx")
    desk.page.get_by_role("link", name="Nederlands").click()
    expect(desk.page.locator("html")).to_have_attribute("lang", "nl")
    assert asked == ["beforeunload"]
