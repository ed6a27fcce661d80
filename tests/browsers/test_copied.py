"""Tables are copied and pasted with the keys: the clipboard is the browser's own.

Each browser starts once for the desk, and everything that people bring is pasted into one page.
"""

from collections.abc import Iterator
from io import BytesIO

import pytest
from openpyxl import load_workbook

from elo.core.numbers import write
from tests.page.server import Host
from tests.tournament.copied_files import CHANGES, DWZ, copied
from tests.tournament.programs import Rows, page

from .clipboard import HTML, TEXT, Clipboard
from .test_tournament import START
from .window import Window, becomes, live, until

#: The changes of the report, once everything that was asked is answered.
REPORT = """() => document.getElementById("tournament").dataset.busy === "no"
    ? [...document.querySelectorAll(".report tbody tr:not(.panel-row)")].map((row) => [
        (row.cells[1].querySelector("button") ?? row.cells[1]).textContent.trim(),
        row.querySelector(".column-change").textContent.trim(),
        row.querySelector(".column-new").textContent.trim(),
    ]) : null"""

IS_THERE = "(selector) => !!document.querySelector(selector)?.checkVisibility()"
EMPTY = "(selector) => { document.querySelector(selector).value = ''; }"
UNFOLD = "(selector) => { document.querySelector(selector).closest('details').open = true; }"
TEXTS = "(selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent)"

DESK = "[data-desk=text]"
LADDER = "[data-ladder=list-box]"

#: One player's page at chess-results: the result stands in a table of its own, beside a colour.
CARD = """<table><tr><th>Rd.</th><th>SNo</th><th></th><th>Name</th><th>Rtg</th><th>Res.</th></tr>
<tr><td>1</td><td>7</td><td><div class="tn_ENG"></div></td><td><a href="#x">Adler, Anna</a></td>
<td>1850</td><td><table><tr><td><div class="w"></div></td><td>1</td></tr></table></td></tr>
<tr><td>2</td><td>9</td><td><div class="tn_ENG"></div></td><td>Bakker,<br>Hugo</td>
<td>1900</td><td><table><tr><td><div class="b"></div></td><td>&frac12;</td></tr></table></td></tr>
</table>"""

#: A starting rank of chess-results, with flags, links and titles.
RANK: Rows = [
    ["No.", "", "", "Name", "FideID", "FED", "Rtg"],
    ["1", "", "GM", "Adler, Anna", "90000011", "NED", "2500"],
    ["2", "", "", "Bakker, Bo", "", "NED", "1900"],
]


@pytest.fixture(scope="session")
def size() -> tuple[int, int]:
    """One size: the clipboard has none."""
    return (1280, 900)


@pytest.fixture
def clipboard(window: Window, engine: str) -> Clipboard:
    """The window's clipboard. WebKitGTK's driver presses no two keys at once."""
    return Clipboard(window, engine != "webkit")


def pastes() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Everything that can be pasted: its name, and what is copied one after another."""
    for name in sorted(CHANGES):
        data = copied(name)
        if name.endswith(".xlsx"):
            sheets = load_workbook(BytesIO(data)).worksheets
            yield name, [(HTML, page([cells(sheet.values)]).decode()) for sheet in sheets]
        elif name.endswith(".html"):
            yield name, [(HTML, data.decode())]
        else:
            yield name, [(TEXT, data.decode())]
            if name.endswith(".txt") and name != "flag_copy.txt":
                rows = [line.split("\t") for line in data.decode().splitlines()]
                yield f"{name} as a page", [(HTML, page([rows]).decode())]


def cells(rows: Iterator[tuple[object, ...]]) -> Rows:
    """A sheet as texts."""
    return [["" if cell is None else str(cell) for cell in row] for row in rows]


Read = dict[str, tuple[str, str]]


def pasted(window: Window, clipboard: Clipboard, pieces: list[tuple[str, str]]) -> Read:
    """The change and the new number of everybody, when these have been pasted and read."""
    window.run(EMPTY, DESK)
    for kind, content in pieces:
        clipboard.paste(kind, content, DESK)
    window.part("[data-desk=take]").click()
    rows = until(lambda: window.run(REPORT), bool, START)
    return {name: (change, new) for name, change, new in rows}


def of_player(found: Read, player: str) -> list[tuple[str, str]]:
    """What is shown of a player, whose title stands before the name."""
    return [shown for name, shown in found.items() if name.endswith(player)]


def test_what_people_bring_is_pasted_into_the_desk(
    window: Window, host: Host, clipboard: Clipboard
) -> None:
    window.open(f"{host.address}?system=fide#tournament")
    live(window)
    until(lambda: window.run("() => !!document.querySelector('[data-desk=text]')"), bool)
    window.run(UNFOLD, DESK)
    wrong = {}
    for name, pieces in pastes():
        if clipboard.has_keys or pieces[0][0] == HTML:
            found = pasted(window, clipboard, pieces)
            for player, change in CHANGES[name.split(" ")[0]].items():
                if [each[0] for each in of_player(found, player)] != [
                    write(change, 1, signed=True)
                ]:
                    wrong[name, player] = found
    if clipboard.has_keys:
        window.part("[data-desk=system]").choose("dwz")
        until(lambda: window.run(REPORT), bool, START)
        for name, expected in DWZ.items():
            found = pasted(window, clipboard, [(TEXT, copied(name).decode())])
            for player, rating in expected.items():
                if [each[1] for each in of_player(found, player)] != [str(rating)]:
                    wrong[name, player] = found
    assert wrong == {}


def test_players_are_pasted_into_the_ladder(
    window: Window, host: Host, clipboard: Clipboard
) -> None:
    window.open(f"{host.address}?system=fide#ladder")
    live(window)
    until(lambda: window.run(IS_THERE, ".ladder[data-ready=yes]"), bool)
    window.run(UNFOLD, LADDER)
    clipboard.paste(HTML, page([RANK], 1).decode(), LADDER)
    until(lambda: window.part(LADDER).value(), lambda text: "Adler, Anna\t90000011" in text)
    take = window.find("button", "Add these players")
    take.click()
    names = "[data-ladder=places] a"
    becomes(lambda: window.run(TEXTS, names), ["Adler, Anna", "Bakker, Bo"])
    becomes(lambda: window.run(TEXTS, "[data-ladder=places] .rating"), ["2500", "1900"])
    becomes(window.part("[data-ladder=list-echo]").text, "2 players have been added.")
    assert window.part(LADDER).value() == ""
    if not clipboard.has_keys:
        return
    # a list as people write it, with somebody who is there and a line that says too little
    clipboard.paste(TEXT, "Claes, Cor; 1700\nbo bakker\n1850", LADDER)
    take.click()
    becomes(lambda: window.run(TEXTS, names), ["Adler, Anna", "Bakker, Bo", "Claes, Cor"])
    assert window.part(LADDER).value() == "bo bakker\n1850"
    assert window.run(TEXTS, "[data-ladder=list-left] li") == [
        "Line 1, “bo bakker”: Bakker, Bo is on the ladder already.",
        "Line 2, “1850”: There is no name in it.",
    ]
    # and together they are taken back
    window.part("[data-ladder=list-undo]").click()
    becomes(lambda: window.run(TEXTS, names), ["Adler, Anna", "Bakker, Bo"])


def test_a_card_of_games_is_pasted_into_the_calculator(
    window: Window, host: Host, clipboard: Clipboard
) -> None:
    window.open(host.address)
    live(window).find("radio", "Several games").click()
    clipboard.paste(HTML, CARD, "[data-position='1'] input[type=text]")
    for number, opponent, result in ((2, "1850", "Win 1"), (3, "1900", "Draw ½")):
        field = window.find("textbox", f"Opponent's rating, game {number}")
        becomes(field.value, opponent)
        group = window.find("radiogroup", f"Result of game {number}")
        becomes(group.find("radio", result).is_checked, True)
