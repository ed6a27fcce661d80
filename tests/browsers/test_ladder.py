"""A club evening in the browsers beside Chromium: games are entered, kept, and there the next day.

In Chromium tests/page holds each of these promises.
"""

import os
import shutil
from pathlib import Path

import pytest

from tests.page.server import Host

from .conftest import SIZES
from .window import Window, becomes, live, until

pytestmark = pytest.mark.parametrize("engine", ["firefox", "webkit"], indirect=True)


@pytest.fixture(scope="module")
def size() -> tuple[int, int]:
    """A phone: what is kept is the same at every size."""
    return SIZES["phone"]


#: The value of a select's option by its text.
VALUE = """(id, name) => [...document.getElementById(id).options]
    .find((option) => option.text === name)?.value ?? "" """

#: The table as it is seen: names and ratings.
RANKING = """() => [...document.querySelectorAll("[data-ladder=places] tr")].map((row) =>
    row.querySelector("th a").innerText.trim() + " " + row.querySelector(".rating").innerText)
    .join(", ")"""

READY = """() => document.querySelector(".ladder")?.dataset.ready ?? "" """


def opened(window: Window) -> Window:
    """Waits until what was kept has been read."""
    live(window)
    becomes(lambda: window.run(READY), "yes")
    return window


def choose(window: Window, label: str, place: str, name: str) -> None:
    """Chooses a player by name."""
    value = until(lambda: window.run(VALUE, place, name), bool)
    window.find("combobox", label).choose(str(value))


def test_games_are_entered_kept_and_there_the_next_day(window: Window, host: Host) -> None:
    window.open(f"{host.address}#ladder")
    opened(window)
    for name in ("Anna", "Bert"):
        window.find("textbox", "Player name").type(name)
        window.find("button", "Add player").click()
        becomes(lambda name=name: name in window.run(RANKING), True)  # type: ignore[misc]
    choose(window, "White", "ladder-white", "Anna")
    choose(window, "Black", "ladder-black", "Bert")
    window.find("radio", "White wins").click()
    window.find("button", "Enter game").click()
    # half of K 216 (Schaaks, rating page: no game counts as one) against an equal
    becomes(lambda: window.run(RANKING), "Anna 1308, Bert 1092")
    window.reload()
    opened(window)
    assert window.run(RANKING) == "Anna 1308, Bert 1092"
    window.find("link", "Anna").click()
    becomes(window.find("heading", "Anna").text, "Anna")


#: Opens the parts of the room in which files and earlier ladders are.
OPEN_PARTS = """() => {
    for (const part of document.querySelectorAll(".ladder details")) part.open = true; }"""

TOLD = """() => document.querySelector("[data-ladder=save-told]").innerText"""


def add(window: Window, name: str) -> None:
    """Adds a player."""
    window.find("textbox", "Player name").type(name)
    window.find("button", "Add player").click()
    becomes(lambda: name in window.run(RANKING), True)


def test_a_file_is_only_asked_for_and_an_earlier_ladder_comes_back(
    window: Window, host: Host
) -> None:
    window.open(f"{host.address}#ladder")
    opened(window)
    add(window, "Anna")
    window.run(OPEN_PARTS)
    window.find("button", "Save the ladder (JSON)").click()
    until(lambda: str(window.run(TOLD)), lambda told: told.startswith("The browser was asked"))
    window.find("button", "Begin anew").click()
    becomes(lambda: window.run(RANKING), "")
    add(window, "Dora")
    window.reload()
    opened(window)
    assert window.run(RANKING) == "Dora 1200"
    window.run(OPEN_PARTS)
    window.find("button", "Open Club ladder").click()
    becomes(lambda: window.run(RANKING), "Anna 1200")


def test_two_sites_under_one_address_keep_their_ladders_apart(
    window: Window, host: Host, dist: Path, tmp_path: Path
) -> None:
    for name in ("a", "b"):
        shutil.copytree(dist, tmp_path / name, copy_function=os.link)
    host.publish(tmp_path)
    for name, player in (("a", "Anna"), ("b", "Bert")):
        window.open(f"{host.address}{name}/#ladder")
        opened(window)
        assert window.run(RANKING) == ""
        add(window, player)
    window.run(OPEN_PARTS)
    window.find("button", "Begin anew").click()
    becomes(lambda: window.run(RANKING), "")
    window.open(f"{host.address}a/#ladder")
    opened(window)
    assert window.run(RANKING) == "Anna 1200"


#: Two windows of one visitor, side by side in a page of the same address.
TWO = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Two</title>
<link rel="icon" href="data:,"></head><body>
<iframe title="one" src="a/#ladder" width="600" height="600"></iframe>
<iframe title="two" src="a/#ladder" width="600" height="600"></iframe></body></html>"""

#: What each of them shows; empty until it has read what was kept.
SHOWN = """() => [...document.querySelectorAll("iframe")].map(({ contentDocument: page }) =>
    page.querySelector(".ladder")?.dataset.ready
        ? [...page.querySelectorAll("[data-ladder=places] tr")].map((row) =>
            row.querySelector("th a").innerText.trim()).join(", ") || "nobody"
        : "").join(" | ")"""

#: Adds a player in one of them, and begins another ladder there.
ADD = """(title, name) => {
    const page = document.querySelector(`iframe[title=${title}]`).contentDocument;
    const form = page.querySelector("[data-ladder=player-form]");
    form.querySelector("[name=name]").value = name;
    form.requestSubmit(); }"""
BEGIN_ANEW = """(title) => document.querySelector(`iframe[title=${title}]`)
    .contentDocument.querySelector("[data-ladder=anew]").click()"""


def test_two_windows_show_one_ladder(
    window: Window, host: Host, dist: Path, tmp_path: Path
) -> None:
    shutil.copytree(dist, tmp_path / "a", copy_function=os.link)
    (tmp_path / "two.html").write_text(TWO, encoding="utf-8")
    host.publish(tmp_path)
    window.open(f"{host.address}two.html")
    becomes(lambda: window.run(SHOWN), "nobody | nobody")
    window.run(ADD, "one", "Anna")
    becomes(lambda: window.run(SHOWN), "Anna | Anna")
    window.run(ADD, "two", "Bert")
    becomes(lambda: window.run(SHOWN), "Anna, Bert | Anna, Bert")
    # one begins another ladder: nothing of the old one goes into it from the other
    window.run(BEGIN_ANEW, "two")
    becomes(lambda: window.run(SHOWN), "nobody | nobody")
    window.run(ADD, "one", "Dora")
    becomes(lambda: window.run(SHOWN), "Dora | Dora")
    window.reload()
    becomes(lambda: window.run(SHOWN), "Dora | Dora")


TROUBLE = """() => document.querySelector("[data-ladder=trouble]").hidden
    ? "" : document.querySelector("[data-ladder=trouble-text]").innerText"""

#: The store has no space, and has some again.
FULL = """() => {
    globalThis.add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => { throw new DOMException("", "QuotaExceededError"); }; }"""
SPACE = """() => { IDBObjectStore.prototype.add = globalThis.add; }"""


def test_a_store_without_space_is_told_of_and_nothing_is_lost(window: Window, host: Host) -> None:
    window.open(f"{host.address}#ladder")
    opened(window)
    add(window, "Anna")
    window.run(FULL)
    add(window, "Bert")
    until(lambda: str(window.run(TROUBLE)), lambda told: "no space left" in told)
    window.run(SPACE)
    add(window, "Dora")
    becomes(lambda: window.run(TROUBLE), "")
    window.reload()
    opened(window)
    assert window.run(RANKING) == "Anna 1200, Bert 1200, Dora 1200"


#: A later version of the page opens the store.
LATER = """async () => {
    const [{ name }] = (await indexedDB.databases()).filter((each) =>
        each.name.startsWith("elo-ladder "));
    await new Promise((done, failed) => {
        const request = indexedDB.open(name, 7);
        request.onupgradeneeded = () => request.result.createObjectStore("more");
        request.onerror = failed;
        request.onsuccess = () => { request.result.close(); done(); };
    }); }"""


def test_a_store_of_a_later_version_is_shown_and_left_alone(window: Window, host: Host) -> None:
    window.open(f"{host.address}#ladder")
    opened(window)
    add(window, "Anna")
    window.run(LATER)
    until(lambda: str(window.run(TROUBLE)), lambda told: "newer version" in told)
    window.reload()
    opened(window)
    assert window.run(RANKING) == "Anna 1200"
    assert "A newer version of this page keeps the ladder" in window.run(TROUBLE)
