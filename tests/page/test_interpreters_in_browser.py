"""``?interpreter=pyodide`` runs the same page on CPython: the answers must look the same."""

from playwright.sync_api import Page

from elo.systems import SYSTEMS, by_name
from elo.systems.base import FIELD

from .conftest import Visitor

#: Milliseconds that Pyodide may take to start on a slow machine.
PATIENCE = 60_000

#: What the browser says of MicroPython, which the page asks for before it knows better.
UNUSED = "preloaded"

#: Own rating, opponent and result: a small gap, an expectation that rounds, and nonsense.
ONE_GAME = (("1850", "1900", "Win"), ("1501", "2135", "Draw"), ("18x", "", "Loss"))

SEVERAL_GAMES = ("1900", "2400", "1.600")

#: Average opponent, games and points.
AVERAGES = (("1603", "7", "4½"), ("1750", "2,5", "1"))

#: What is said at once; the status and the pictures follow later.
SAID = """form => [
    ...["[data-slot=status]", "#glance"].reduce((text, part) =>
        text.replace(form.querySelector(part).innerText, ""), form.innerText)
        .split("\\n").filter((line) => line.trim()),
    ...[...form.querySelectorAll("input[type=text]")].map(
        ({ value, ariaInvalid }) => `${value} ${ariaInvalid}`),
].join("\\n")"""


def tour(page: Page) -> list[str]:
    """What the page says at each stop of a visit to every system and mode."""
    page.get_by_text("How this is calculated").click()
    seen = []

    def look() -> None:
        seen.append(str(page.locator("#calculator").evaluate(SAID)))

    for system in SYSTEMS:
        page.get_by_label("Rating system").select_option(system)
        page.get_by_role("radio", name="One game").check()
        for own, opponent, result in ONE_GAME:
            page.get_by_label("Your rating").fill(own)
            page.get_by_label("Opponent's rating").fill(opponent)
            page.get_by_role("radio", name=result, exact=True).check()
            look()
        page.get_by_label("Your rating").fill("1850")
        page.get_by_role("radio", name="Several games").check()
        games = page.get_by_role("textbox", name="Opponent's rating, game")
        for number, opponent in enumerate(SEVERAL_GAMES):
            if games.count() <= number:
                page.get_by_role("button", name="Add a game").click()
            games.nth(number).fill(opponent)
            page.get_by_role("radiogroup").nth(number).get_by_role("radio").nth(number).check()
        look()
        if not by_name(system).offers(FIELD):
            continue
        page.get_by_role("radio", name="Average field").check()
        for average, number_of_games, points in AVERAGES:
            page.get_by_label("Average opponent").fill(average)
            page.get_by_role("textbox", name="Games", exact=True).fill(number_of_games)
            page.get_by_role("textbox", name="Points", exact=True).fill(points)
            look()
    return seen


def test_both_interpreters_say_the_same_in_every_system_and_mode(visitor: Visitor) -> None:
    micropython = tour(visitor.open())
    assert not [url for url in visitor.requests if "pyodide" in url]
    # or the second tour would begin with what was kept from the first
    visitor.page.add_init_script("localStorage.clear()")
    page = visitor.go(query="?interpreter=pyodide")
    page.locator("html[data-engine=ready]").wait_for(state="attached", timeout=PATIENCE)
    assert [url for url in visitor.requests if url.endswith("pyodide.asm.wasm")]
    for expected, said in zip(micropython, tour(page), strict=True):
        assert said == expected
    visitor.complaints = [text for text in visitor.complaints if UNUSED not in text]
    # the tour is one of different places
    assert len(set(micropython)) > len(micropython) * 3 // 4


def test_an_interpreter_that_nobody_knows_is_the_usual_one(visitor: Visitor) -> None:
    visitor.open(query="?interpreter=fortran")
    assert [url for url in visitor.requests if url.endswith("micropython.wasm")]
    assert not [url for url in visitor.requests if "pyodide" in url]
