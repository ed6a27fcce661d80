"""The tournament desk as a visitor uses it: gives files, reads the table, waits for answers."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Download, FilePayload, Locator, Page, expect

DESKTOP = {"width": 1280, "height": 900}


class Desk:
    """The room in a window; ``say`` gives a text of its language."""

    def __init__(self, page: Page, say: Callable[..., str], complaints: list[str]) -> None:
        self.page = page
        self.say = say
        self.complaints = complaints
        self.host = page.locator("#tournament")
        self.report = page.locator("table.report")

    def clear(self) -> None:
        """Back to the first system, with nothing noticed by the console."""
        self.page.set_viewport_size({"width": 1280, "height": 900})
        self.complaints.clear()
        # as a press on the button does: a browser does not tell of the same file chosen again
        self.part("file").evaluate("(input) => { input.value = ''; }")
        self.page.evaluate("() => { location.hash = '#tournament'; }")
        if self.event.is_visible():
            # another file would ask what shall become of corrections
            undo = self.part("undo")
            while undo.is_visible() and undo.is_enabled():
                undo.click()
                self.settled()
            self.choose("system", "fide")
            self.choose("second", "")

    @property
    def event(self) -> Locator:
        """The event's heading."""
        return self.part("name")

    def part(self, name: str) -> Locator:
        """A part of the room by its name in the program."""
        return self.host.locator(f"[data-desk={name}]")

    def settled(self) -> None:
        """Waits until everything that was asked is answered; another file may replace this one."""
        if self.part("replacing").is_visible():
            self.part("replacing").evaluate(
                """(dialog) => new Promise((done) => {
                  dialog.addEventListener("close", done, { once: true });
                  dialog.querySelector("[value=replace]").click();
                })"""
            )
        expect(self.host).to_have_attribute("data-busy", "no", timeout=60_000)

    def give(self, file: Path | FilePayload) -> None:
        """Chooses a file by the button."""
        self.part("file").set_input_files(file)
        self.settled()

    def give_text(self, name: str, text: str) -> None:
        """Chooses a file that holds this text."""
        self.give({"name": name, "mimeType": "text/plain", "buffer": text.encode()})

    def box(self, name: str) -> Locator:
        """A box for text, unfolded: it stays as whoever was there before left it."""
        box = self.part(name)
        if not box.is_visible():
            inside = self.page.locator(f"[data-desk={name}]")
            self.host.locator("details", has=inside).locator("> summary").click()
        return box

    def paste(self, text: str) -> None:
        """Pastes a text into its box."""
        self.box("text").fill(text)
        self.part("take").click()
        self.settled()

    def choose(self, name: str, value: str) -> None:
        """Chooses an option."""
        if self.part(name).input_value() != value:
            self.part(name).select_option(value)
            self.settled()

    def lines(self) -> list[list[str]]:
        """The table's lines, cell by cell, without the remarks."""
        found: list[list[str]] = self.report.evaluate(
            """(table) => [...table.tBodies[0].rows]
              .filter((row) => !row.classList.contains("panel-row"))
              .map((row) => [...row.cells].map(
                (cell) => (cell.querySelector("button") ?? cell).textContent))"""
        )
        return found

    def line(self, name: str) -> list[str]:
        """The line of a player."""
        (found,) = [line for line in self.lines() if line[1].endswith(name)]
        return found

    def open_player(self, name: str) -> Locator:
        """Opens a player's panel."""
        self.report.get_by_role("button", name=name).click()
        self.settled()
        return self.page.get_by_role("group", name=name)

    def correct(self, fact: str, value: str) -> None:
        """Corrects a fact in the open panel."""
        field = self.page.locator(f"#correction-{fact}")
        field.fill(value)
        field.press("Enter")
        self.settled()

    def problems(self) -> list[str]:
        """What was noticed, as it is shown."""
        items = self.part("problem-list").locator("li")
        return [" ".join(text.split()) for text in items.all_text_contents()]

    def export(self, kind: str) -> Download:
        """Saves the event as a file."""
        with self.page.expect_download() as found:
            self.part("exports").locator(f"[data-kind={kind}]").click()
        self.settled()
        return found.value
