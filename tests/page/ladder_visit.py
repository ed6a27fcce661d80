"""A visit to the ladder's room: what a club does there, by roles and labels."""

import re
from pathlib import Path

from playwright.sync_api import Download, Locator, Page, expect

from .conftest import Visitor

#: Milliseconds that the interpreter may take to start: Pyodide does on a slow machine.
PATIENCE = 60_000

RESULTS = {"1": "ladder-white-wins", "½": "result-draw", "0": "ladder-black-wins"}


class Ladder:
    """The ladder's room in one window."""

    def __init__(
        self, visitor: Visitor, language: str = "en", query: str = "", patience: int = PATIENCE
    ) -> None:
        self.visitor = visitor
        self.patience = patience
        self.page: Page = visitor.go(language, query, "#ladder")
        ready = self.page.locator("html[data-engine=ready]")
        ready.wait_for(state="attached", timeout=PATIENCE)
        self.wait()

    def wait(self) -> None:
        """Waits until what was kept has been read."""
        ready = self.page.locator(".ladder[data-ready=yes]")
        expect(ready).to_be_attached(timeout=self.patience)

    def say(self, name: str, **values: str | int) -> str:
        """A message of the page's language."""
        return self.visitor.text(name, **values)

    def reload(self) -> None:
        """Comes back later."""
        self.page.reload()
        self.wait()

    @property
    def ranking(self) -> Locator:
        """The table."""
        return self.page.get_by_role("table", name=self.say("ladder-ranking"), exact=True)

    @property
    def outcome(self) -> Locator:
        """What the game just entered has changed."""
        return self.page.locator("[data-ladder=outcome]")

    def add(self, *names: str) -> None:
        """Adds players."""
        for name in names:
            self.page.get_by_label(self.say("ladder-player-name")).fill(name)
            self.button("ladder-add-player").click()
            expect(self.row(name)).to_be_visible()

    def row(self, name: str) -> Locator:
        """A player's line in the table."""
        return self.ranking.get_by_role("row").filter(
            has=self.page.get_by_role("link", name=name, exact=True)
        )

    def button(self, name: str) -> Locator:
        """A button by its message."""
        return self.page.get_by_role("button", name=self.say(name), exact=True)

    def fill_game(self, white: str, black: str, result: str) -> None:
        """Fills the form, without entering."""
        self.page.get_by_label(self.say("ladder-white"), exact=True).select_option(label=white)
        self.page.get_by_label(self.say("ladder-black"), exact=True).select_option(label=black)
        group = self.page.get_by_role("group", name=self.say("ladder-result"))
        group.get_by_label(self.say(RESULTS[result])).check()

    def enter(self, white: str, black: str, result: str) -> None:
        """Enters a game, and waits until it is confirmed."""
        before = self.games.count()
        self.fill_game(white, black, result)
        self.button("ladder-enter").click()
        expect(self.games).to_have_count(min(before + 1, 10))

    @property
    def games(self) -> Locator:
        """The games that are listed."""
        return self.page.locator(".games").get_by_role("listitem")

    def ratings(self) -> dict[str, str]:
        """Names and ratings as the table shows them."""
        rows = self.ranking.locator("tbody").get_by_role("row").all()
        cells = [re.split(r"\s+", row.inner_text()) for row in rows]
        return {cell[1]: cell[2] for cell in cells}

    def expect_ratings(self, **ratings: str) -> None:
        """Waits until the table shows these."""
        for name, rating in ratings.items():
            expect(self.row(name).locator(".rating")).to_have_text(rating)

    def open_part(self, name: str) -> None:
        """Opens one of the parts below the table."""
        summary = self.page.locator("summary").filter(has_text=self.say(name))
        if not summary.evaluate("node => node.parentElement.open"):
            summary.click()

    def save(self, name: str) -> Download:
        """Presses a button that saves a file."""
        if name != "ladder-rescue":
            self.open_part("ladder-files")
        with self.page.expect_download() as saved:
            self.button(name).click()
        return saved.value

    def saved_text(self, name: str) -> str:
        """The text of what such a button saves."""
        return Path(self.save(name).path()).read_text(encoding="utf-8")

    def offer(self, text: str, name: str = "ladder.json") -> None:
        """Opens a file with this text."""
        self.open_part("ladder-files")
        self.page.get_by_label(self.say("ladder-open-file")).set_input_files(
            {"name": name, "mimeType": "application/json", "buffer": text.encode()}
        )

    def take_in(self, text: str, name: str = "ladder.json") -> None:
        """Opens a file with this text, and takes it in."""
        self.offer(text, name)
        self.button("ladder-take-in").click()
        expect(self.page.locator("[data-ladder=taken-in-text]")).to_be_visible()

    def begin_anew(self) -> None:
        """Begins another ladder, and waits until it is there."""
        self.open_part("ladder-files")
        self.open_part("ladder-anew")
        self.button("ladder-anew-do").click()
        expect(self.said()).to_contain_text(self.say("ladder-begun-anew"))

    def earlier(self, do: str, name: str = "") -> Locator:
        """The button that does this to the earlier ladder of this name."""
        self.open_part("ladder-files")
        name = name or self.say("ladder-usual-name")
        label = self.say(f"ladder-earlier-{do}-which", ladder=name)
        return self.page.get_by_role("button", name=label, exact=True)

    def said(self) -> Locator:
        """What was said last to whoever listens."""
        return self.page.locator("[data-ladder=said]")
