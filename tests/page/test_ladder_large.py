"""A ladder with very many games: whatever is done with it, the page is given back in between.

No clock decides here how much is done at a time: for the page's clock every look at it is 20 ms
later, so that whoever looks whether time is up does one step and gives the page back.
"""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.effort import THOROUGH
from tests.engine.ladder.clubs import large_ladder

from .conftest import Visitor
from .ladder_visit import Ladder
from .test_ladder_files import HOLD

#: ``make bench`` takes 20,000 every time.
GAMES = 20_000 if THOROUGH else 2_000
ENTRIES = GAMES + 61

#: Milliseconds for all of them on a slow machine.
PATIENCE = 180_000

#: More than this are never done at once.
MOST = 100

CLOCK = "let time = 0; performance.now = () => (time += 20);"

#: All that the line about the work has said, and what the notice has said.
LISTEN = """() => {
  globalThis.told = [];
  const note = () => {
    for (const name of ["stage", "notice"]) {
      const text = document.querySelector(`[data-ladder=${name}]`)?.textContent;
      if (text && told.at(-1) !== text) told.push(text);
    }
  };
  new MutationObserver(note).observe(document, {
    childList: true, characterData: true, subtree: true,
  });
}"""


@pytest.fixture(scope="module")
def file() -> str:
    """The ladder's file."""
    return large_ladder(GAMES)


def counted(page: Page, words: str) -> list[int]:
    """The numbers that were told in a sentence with these words."""
    told: list[str] = page.evaluate("() => told")
    found = [re.search(words + r"\D*([\d]+)", text) for text in told]
    return [int(match[1]) for match in found if match]


def assert_slices(numbers: list[int], of: int) -> None:
    """In slices, from the beginning to the end."""
    steps = [b - a for a, b in zip([0, *numbers], [*numbers, of], strict=True)]
    assert len(numbers) >= of // MOST - 2
    assert max(steps) <= MOST, steps
    assert min(steps) >= 0


def test_a_large_ladder_goes_in_and_out_in_slices(visitor: Visitor, file: str) -> None:
    page = visitor.page
    page.set_default_timeout(PATIENCE)
    page.add_init_script(CLOCK)
    ladder = Ladder(visitor, patience=PATIENCE)
    page.evaluate(LISTEN)
    ladder.offer(file)
    ladder.button("ladder-take-in").click()
    taken = page.locator("[data-ladder=taken-in-text]")
    expect(taken).to_have_text(f"{ENTRIES} entries taken in.", timeout=PATIENCE)
    assert_slices(counted(page, "Reading the file"), ENTRIES)
    assert_slices(counted(page, "Taking the entries in"), ENTRIES)
    # it is read again as it was taken in, and goes on
    page.add_init_script(f"addEventListener('DOMContentLoaded', {LISTEN})")
    ladder.reload()
    assert_slices(counted(page, "The ladder is being opened"), ENTRIES)
    ladder.enter("Player 3", "Player 7", "1")
    ladder.open_part("ladder-files")
    with page.expect_download(timeout=PATIENCE) as saved:
        ladder.button("ladder-save-file").click()
    entries = json.loads(saved.value.path().read_text(encoding="utf-8"))["entries"]
    assert entries[:-1] == json.loads(file)["entries"]
    assert entries[-1]["kind"] == "played"
    assert_slices(counted(page, "Writing the file"), ENTRIES + 1)
    page.evaluate("() => told.splice(0)")
    with page.expect_download(timeout=PATIENCE) as table:
        ladder.button("ladder-save-games").click()
    rows = table.value.path().read_text(encoding="utf-8").split("\n")
    assert len(rows) == 1 + GAMES + 1 + 1
    assert_slices(counted(page, "Writing the file"), GAMES + 1)


def test_whatever_lasts_can_be_stopped(visitor: Visitor, file: str) -> None:
    page = visitor.page
    page.set_default_timeout(PATIENCE)
    page.add_init_script(CLOCK)
    ladder = Ladder(visitor, patience=PATIENCE)
    stage = page.locator("[data-ladder=stage]")
    downloads: list[object] = []
    page.on("download", lambda download: downloads.append(download))

    def stop(words: str) -> None:
        expect(stage).to_contain_text(words)
        ladder.button("ladder-stop").click()
        expect(stage).to_be_hidden()
        page.evaluate("() => goOn()")

    # what was to be taken in
    ladder.offer(file)
    take_in = ladder.button("ladder-take-in")
    expect(take_in).to_be_visible(timeout=PATIENCE)
    page.evaluate(HOLD)
    take_in.click()
    stop("Taking the entries in")
    expect(ladder.ranking.locator("tbody").get_by_role("row")).to_have_count(0)
    # nothing of it was kept: it can be taken in as ever, and then saving it can be stopped
    take_in.click()
    expect(page.locator("[data-ladder=taken-in-text]")).to_be_visible(timeout=PATIENCE)
    for name in ("ladder-save-file", "ladder-save-games"):
        page.evaluate(HOLD)
        ladder.button(name).click()
        stop("Writing the file")
    with page.expect_download(timeout=PATIENCE) as saved:
        ladder.button("ladder-save-file").click()
    assert json.loads(saved.value.path().read_text(encoding="utf-8")) == json.loads(file)
    assert len(downloads) == 1
