"""A table is copied and pasted with the keys: the clipboard is the browser's own."""

import pytest

from tests.page.server import Host

from .window import Window, becomes, live

# WebKitGTK: its driver presses no two keys at once; Chromium: tests/page
pytestmark = pytest.mark.parametrize("engine", ["firefox"], indirect=True)

#: Puts a table into the page, as its nodes, and marks it: its plain text has torn rows.
MARK = """() => {
    const table = document.createElement("table");
    const games = [["1", "7", "Adler, Anna", "1850", "1"], ["2", "9", "Bakker, Hugo", "1900", "½"]];
    for (const cells of games) {
        const row = table.insertRow();
        for (const text of cells) {
            const cell = row.insertCell();
            // a block for the colour stands before the result, as at chess-results
            if (text === cells[4]) cell.append(document.createElement("div"));
            const inner = document.createElement(text === cells[4] ? "div" : "span");
            inner.textContent = text;
            cell.append(inner);
        }
    }
    document.body.prepend(table);
    getSelection().selectAllChildren(table);
}"""


@pytest.fixture(scope="session")
def size() -> tuple[int, int]:
    """One size: the clipboard has none."""
    return (1280, 900)


def test_a_table_that_was_copied_becomes_games(window: Window, host: Host) -> None:
    window.open(host.address)
    live(window).find("radio", "Several games").click()
    window.run(MARK)
    window.part("body").press("ControlOrMeta+c")
    window.find("textbox", "Opponent's rating, game 2").press("ControlOrMeta+v")
    for number, opponent, result in ((2, "1850", "Win 1"), (3, "1900", "Draw ½")):
        field = window.find("textbox", f"Opponent's rating, game {number}")
        becomes(field.value, opponent)
        group = window.find("radiogroup", f"Result of game {number}")
        becomes(group.find("radio", result).is_checked, True)
