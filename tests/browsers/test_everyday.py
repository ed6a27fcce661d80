"""What everybody does with the page in the browsers beside Chromium, most of it on a phone.

In Chromium tests/page holds each of these promises.
"""

import shutil
from pathlib import Path

import pytest

from tests.cases.reading import read_cases
from tests.page.server import Host, serving
from tools.catalogue import LANGUAGES, Catalogue

from .window import Window, becomes, live, until

#: Wikipedia's worked example.
ROUNDS = read_cases("plain.jsonl")[0]
NATIONAL = {case["id"]: case for case in read_cases("national.jsonl")}

RESULTS = {1: "Win 1", 0.5: "Draw ½", 0: "Loss 0"}

#: Seconds that Pyodide may take to start on a busy machine.
PYODIDE_PATIENCE = 120.0

pytestmark = pytest.mark.parametrize("engine", ["firefox", "webkit"], indirect=True)

#: For what is the same at every size.
at_the_desk = pytest.mark.parametrize("size", ["desk"], indirect=True)

#: For what a small window may spoil, and a large one does not.
on_the_phone = pytest.mark.parametrize("size", ["phone"], indirect=True)

#: Wider than the window: a reader would have to scroll sideways.
TOO_WIDE = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"

#: Lines as people copy them from a page.
LINES = "1 Jansen, Piet 1.850 1\n2 Müller, Eva 2011 ½"

#: The event of pasting: no driver fills the clipboard everywhere. Firefox takes its own words.
PASTE = """text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", text);
    const its = { clipboardData, dataType: "text/plain", data: text, bubbles: true };
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", its));
}"""


def shows(window: Window, output: str, figure: str) -> None:
    """Waits until an output of this name says a figure."""
    becomes(window.find("status", output).text, figure)


def fill(window: Window, **fields: object) -> None:
    """Types into fields, which are called by their labels' words joined by underscores."""
    for label, text in fields.items():
        window.find("textbox", label.replace("_", " ")).type(str(text))


@on_the_phone
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_and_output_has_its_name(window: Window, host: Host, language: str) -> None:
    say = Catalogue(language).wording.text
    folder = "" if language == "en" else f"{language}/"
    window.open(f"{host.address}{folder}?system=elo")
    live(window)
    assert window.part("html").attribute("lang") == language
    assert window.find("combobox", say("system-label")).value() == "elo"
    for name in ("result-win", "result-draw", "result-loss"):
        # afterwards WebKit adds the figure to the name, see README
        assert window.find("radio", say(name)).is_checked() == (name == "result-win")
    mode = window.find("group", say("mode-label"))
    for name in ("mode-one", "mode-several", "mode-average"):
        mode.find("radio", say(name)).click()
        becomes(mode.find("radio", say(name)).is_checked, True)
        assert not window.run(TOO_WIDE)
    for name in ("average-label", "rounds-label", "points-label"):
        window.find("textbox", say(name)).type("3")
    mode.find("radio", say("mode-one")).click()
    for name, value in (("fact-rating", "1850"), ("opponent-label", "1900"), ("fact-k", "20")):
        becomes(window.find("textbox", say(name)).value, value)
    for name in ("new-rating-label", "change-label", "probability-label"):
        assert window.find("status", say(name)).text()


@on_the_phone
def test_one_game_is_answered_with_every_key(window: Window, host: Host) -> None:
    window.open(host.address)
    fill(live(window), **{"K-factor": "32", "Your rating": "2400", "Opponent's rating": "2000"})
    # published example, tests/cases/plain.jsonl P-002 and P-004
    shows(window, "New rating", "2403")
    window.find("radio", "Loss").click()
    shows(window, "New rating", "2371")


@on_the_phone
def test_half_typed_input_shows_a_dash_and_is_marked_when_left(window: Window, host: Host) -> None:
    window.open(host.address)
    fill(live(window), **{"Your rating": "18x"})
    for output in ("New rating", "Change", "Win probability"):
        shows(window, output, "–")
    own = window.find("textbox", "Your rating")
    assert own.attribute("aria-invalid") != "true"
    own.press("Tab")
    becomes(lambda: own.attribute("aria-invalid"), "true")
    assert own.value() == "18x"


@on_the_phone
def test_a_rating_is_understood_as_people_write_it(window: Window, host: Host) -> None:
    window.open(host.address)
    own = live(window).find("textbox", "Your rating")
    expected = window.find("status", "New rating").text()
    for typed in ("1.850", "1 850", "1,850"):
        own.type(typed)
        assert own.value() == typed
        shows(window, "New rating", expected)
        own.press("Tab")
        becomes(own.value, "1850")


def test_a_sheet_of_games_is_filled_with_enter(window: Window, host: Host) -> None:
    window.open(host.address)
    fill(live(window), **{"K-factor": ROUNDS["k"], "Your rating": ROUNDS["rating"]})
    window.find("radio", "Several games").click()
    for number, (opponent, score) in enumerate(ROUNDS["games"], 1):
        field = window.find("textbox", f"Opponent's rating, game {number}")
        field.type(str(opponent))
        group = window.find("radiogroup", f"Result of game {number}")
        group.find("radio", RESULTS[score]).click()
        field.press("Enter")
    shows(window, "New rating", str(ROUNDS["expected"]["new_rating"]))
    window.find("button", "Remove game 2").click()
    until(
        window.find("status", "New rating").text,
        lambda text: text != str(ROUNDS["expected"]["new_rating"]),
    )
    window.find("button", "Undo").click()
    shows(window, "New rating", str(ROUNDS["expected"]["new_rating"]))
    assert not window.run(TOO_WIDE)


@on_the_phone
def test_a_list_that_is_pasted_becomes_games(window: Window, host: Host) -> None:
    window.open(host.address)
    live(window).find("radio", "Several games").click()
    window.find("textbox", "Opponent's rating, game 2").click()
    window.run(PASTE, LINES)
    for number, opponent in ((1, "1900"), (2, "1850"), (3, "2011")):
        field = window.find("textbox", f"Opponent's rating, game {number}")
        becomes(field.value, opponent)


@at_the_desk
def test_every_system_follows_its_own_rules(window: Window, host: Host) -> None:
    window.open(host.address)
    system = live(window).find("combobox", "Rating system")
    gerben = NATIONAL["N-001"]
    system.choose("knsb-classic")
    fill(
        window,
        **{
            "Your rating": gerben["inputs"]["rating"],
            "Opponent's rating": gerben["inputs"]["opponent"],
            "K-factor": gerben["inputs"]["K"],
        },
    )
    shows(window, "New rating", str(gerben["expected"]["new_rating"]))
    system.choose("schaaks")
    fill(window, **{"Your rating": "1800", "Opponent's rating": "1800", "K-factor": ""})
    # K 25 against an equal: 12.5, rounded up on the new rating
    shows(window, "New rating", "1813")
    system.choose("fide")
    fill(window, **{"Your rating": "2655", "Opponent's rating": "1800", "K-factor": "10"})
    # 8.3.1 from 1 October 2025: who is rated 2650 or more has the full difference, before 400
    for date, change in (("2025-09-30", "+0.8"), ("2025-10-01", "0.0")):
        window.run(
            """date => {
                const field = document.getElementById("date");
                field.value = date;
                field.dispatchEvent(new Event("input", { bubbles: true }));
            }""",
            date,
        )
        shows(window, "Change", change)


@at_the_desk
def test_languages_and_links_take_along_what_is_entered(window: Window, host: Host) -> None:
    window.open(host.address)
    fill(live(window), **{"K-factor": "32", "Your rating": "2400", "Opponent's rating": "2000"})
    for link, language, output in (
        ("Nederlands", "nl", "new-rating-label"),
        ("Deutsch", "de", "new-rating-label"),
    ):
        window.find("link", link).click()
        becomes(lambda: window.part("html").attribute("lang"), language)
        live(window)
        shows(window, Catalogue(language).wording.text(output), "2403")
    link = until(window.address, lambda address: "2400" in address)
    window.open("about:blank")
    window.open(link)
    shows(live(window), "Neue Wertungszahl", "2403")


#: Firefox's driver sends keys and clicks to the outermost page only, so the frame's link enters
#: the published example, tests/cases/plain.jsonl P-002.
ENTERED = "#v=1&amp;rating=2400&amp;k=32&amp;opponent=w2000"


def club_page(folder: Path, calculator: str, attributes: str = "") -> None:
    """Writes a club's page with the calculator in a frame."""
    address = f"{calculator}?embed=1{ENTERED}"
    frame = f'<iframe {attributes} src="{address}" title="Elo" height="700"></iframe>'
    icon = '<link rel="icon" href="data:,">'
    (folder / "index.html").write_text(f"<!doctype html>{icon}<h1>Club</h1>{frame}")


def elsewhere(host: Host) -> str:
    """The site's address on what is another site to the browser."""
    return host.address.replace("127.0.0.1", "localhost")


@on_the_phone
def test_a_club_s_page_can_hold_the_calculator(window: Window, host: Host, tmp_path: Path) -> None:
    club_page(tmp_path, elsewhere(host))
    with serving(tmp_path, "/") as club:
        window.open(club)
        frame = live(window.frame("Elo"))
        shows(frame, "New rating", "2403")
        assert frame.part("html").attribute("data-embed") == "yes"
    # requests to the club, and what PyScript says about stores it is refused
    window.complaints = None


@at_the_desk
def test_a_sandboxed_frame_works_or_says_that_it_does_not(
    window: Window, host: Host, tmp_path: Path, engine: str
) -> None:
    club_page(tmp_path, elsewhere(host), 'sandbox="allow-scripts"')
    with serving(tmp_path, "/") as club:
        window.open(club)
        frame = window.frame("Elo")
        state = until(
            lambda: frame.part("html").attribute("data-engine"), lambda found: found != "loading"
        )
        # to WebKit the policy's 'self' is nobody in such a frame, so that it loads nothing at all
        assert state == ("failed" if engine == "webkit" else "ready")
    window.complaints = None


@at_the_desk
@pytest.mark.parametrize("part", ["micropython.wasm", "main.bin"])
def test_a_part_that_is_missing_is_told_and_nothing_typed_is_lost(
    window: Window, host: Host, dist: Path, tmp_path: Path, part: str
) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(dist, broken)
    for file in broken.rglob(part):
        file.unlink()
    host.publish(broken)
    window.open(host.address)
    fill(window, **{"Your rating": "1234"})
    becomes(lambda: window.part("html").attribute("data-engine"), "failed")
    assert window.part("html").attribute("data-reason") == "missing"
    retry = window.find("button", "Try again")
    host.publish(dist)
    retry.click()
    assert live(window).find("textbox", "Your rating").value() == "1234"
    window.complaints = None


@at_the_desk
def test_the_other_interpreter_gives_the_same_answer(window: Window, host: Host) -> None:
    window.open(f"{host.address}?interpreter=pyodide")
    state = until(
        lambda: window.part("html").attribute("data-engine"),
        lambda found: found != "loading",
        PYODIDE_PATIENCE,
    )
    assert state == "ready"
    fill(window, **{"K-factor": "32", "Your rating": "2400", "Opponent's rating": "2000"})
    shows(window, "New rating", "2403")
    # what a browser says of MicroPython, which the page asks for before it knows better
    window.complaints = None
