"""What was done to an event is not lost by opening, choosing or stopping something else."""

from playwright.sync_api import expect

from tests.tournament.samples import FILES

from .desk import Desk

LISTS = FILES.parent / "lists"
SWISS = FILES / "trf16_chessfy_real.trf"
TWO_EVENTS = FILES / "pgn_chesscom_shapes.pgn"
OTHER = "012 Other\n001    1      Alpha, Anton\n"

#: Goes on with the other file, and stops before the worker can have answered.
GO_ON_AND_STOP = """
  async () => {
    const part = (name) => document.querySelector(`[data-desk=${name}]`);
    const closed = new Promise((done) =>
      part("replacing").addEventListener("close", done, { once: true }));
    part("replacing").querySelector("[value=replace]").click();
    await closed;
    const held = part("report").inert;
    part("cancel").click();
    return held;
  }
"""


def corrected(desk: Desk) -> list[list[str]]:
    """An event with a correction that stands in no file; its lines."""
    desk.give(SWISS)
    desk.open_player("Adler, Anna")
    desk.correct("k", "33")
    return desk.lines()


def still_there(desk: Desk, lines: list[list[str]]) -> None:
    """The event goes on as it was: shown, and known to whoever answers the next step."""
    expect(desk.event).to_have_text("Example Open")
    expect(desk.part("edits").locator("li")).to_have_count(1)
    for _ in range(2):
        desk.report.get_by_role("columnheader").first.get_by_role("button").click()
        desk.settled()
    assert desk.lines() == lines
    expect(desk.event).to_have_text("Example Open")
    expect(desk.part("edits").locator("li")).to_have_count(1)


def offer(desk: Desk, name: str = "other.trf") -> None:
    """Chooses another file, without waiting."""
    desk.part("file").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": OTHER.encode()}
    )


def test_another_file_asks_before_corrections_are_lost(desk: Desk) -> None:
    lines = corrected(desk)
    offer(desk)
    dialog = desk.page.get_by_role("dialog", name=desk.say("desk-replace"))
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name=desk.say("desk-replace-keep"))).to_be_focused()
    desk.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(desk.part("file")).to_have_value("")
    still_there(desk, lines)
    # it can be chosen again, and taken
    offer(desk)
    dialog.get_by_role("button", name=desk.say("desk-replace-go")).click()
    desk.settled()
    expect(desk.event).to_have_text("Other")
    expect(desk.part("corrections")).to_be_hidden()
    # nothing is left that could be lost
    desk.give(SWISS)
    expect(desk.event).to_have_text("Example Open")


def test_what_stands_in_a_file_needs_no_question(desk: Desk) -> None:
    corrected(desk)
    desk.export("trf")
    offer(desk)
    expect(desk.part("replacing")).to_be_hidden()
    desk.settled()
    expect(desk.event).to_have_text("Other")


def test_an_opening_that_is_stopped_leaves_the_event_with_its_corrections(desk: Desk) -> None:
    lines = corrected(desk)
    offer(desk)
    # meanwhile nobody can correct what the worker would take for the other event's
    assert desk.page.evaluate(GO_ON_AND_STOP)
    expect(desk.part("stage")).to_have_text(desk.say("desk-stopped"))
    expect(desk.part("report")).not_to_have_js_property("inert", True)
    still_there(desk, lines)


def test_each_event_of_a_file_keeps_its_corrections(desk: Desk) -> None:
    desk.give(TWO_EVENTS)
    desk.choose("system", "fide")
    edits = desk.part("edits").locator("li")
    desk.report.locator("button.open").first.click()
    desk.settled()
    desk.correct("k", "33")
    lines = desk.lines()
    desk.choose("tempo", "rapid")
    rapid = desk.lines()
    desk.choose("events", "1")
    expect(edits).to_have_count(0)
    desk.choose("events", "0")
    expect(edits).to_have_count(1)
    expect(desk.part("tempo")).to_have_value("rapid")
    assert desk.lines() == rapid
    desk.choose("tempo", "standard")
    assert desk.lines() == lines
    # a worker that starts anew is told of all of them
    desk.choose("events", "1")
    desk.page.evaluate("() => document.querySelector('[data-desk=cancel]').click()")
    desk.choose("events", "0")
    expect(edits).to_have_count(1)
    assert desk.lines() == lines


def test_the_list_of_the_last_event_is_named_no_more(desk: Desk) -> None:
    desk.give_text("x.trf", OTHER)
    desk.host.locator("details.look-up").evaluate("(details) => { details.open = true; }")
    for _ in range(2):
        # the same list for the next event: it must be possible to choose it again
        expect(desk.part("rating-list")).to_have_value("")
        desk.part("rating-list").set_input_files(LISTS / "fide_players_list_sample.txt")
        desk.settled()
        assert desk.line("Alpha, Anton")[2] == "1638"
        desk.give_text("x.trf", OTHER)
        assert desk.line("Alpha, Anton")[2] == desk.say("dash")


def test_of_several_files_the_one_that_is_opened_is_named(desk: Desk) -> None:
    transfer = desk.page.evaluate_handle(
        """(text) => {
          const transfer = new DataTransfer();
          for (const name of ["first.trf", "second.trf"])
            transfer.items.add(new File([text], name));
          return transfer;
        }""",
        OTHER,
    )
    desk.part("drop").dispatch_event("drop", {"dataTransfer": transfer})
    desk.settled()
    expect(desk.event).to_have_text("Other")
    expect(desk.part("stage")).to_contain_text("first.trf")


#: A browser with a dialog of its own for saving, which is closed at once.
CLOSED = """() => {
  globalThis.showSaveFilePicker = async () => {
    throw new DOMException("The user aborted a request.", "AbortError");
  };
}"""


def test_a_save_that_was_stopped_is_none(desk: Desk) -> None:
    corrected(desk)
    desk.page.evaluate(CLOSED)
    try:
        desk.part("exports").locator("[data-kind=trf]").click()
        expect(desk.part("stage")).to_contain_text(desk.say("saving-stopped"))
    finally:
        desk.page.evaluate("() => { delete globalThis.showSaveFilePicker; }")
    offer(desk)
    dialog = desk.page.get_by_role("dialog", name=desk.say("desk-replace"))
    expect(dialog).to_be_visible()
    desk.page.keyboard.press("Escape")
    desk.export("trf")
    expect(desk.part("stage")).to_contain_text(desk.say("saving-asked"))
