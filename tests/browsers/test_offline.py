"""After one visit the page needs no network, and a new release never mixes with the old one."""

import json
import shutil
from pathlib import Path

import pytest

from tests.page.server import Host

from .conftest import SIZES
from .releases import write_later_release
from .window import Window, becomes, live, until

#: Whether a worker serves this page.
IS_KEPT = """async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return Boolean(navigator.serviceWorker.controller && found?.active?.state === "activated");
}"""

#: What a look for a new release came to.
UPDATE = """async () => {
    const found = await navigator.serviceWorker.getRegistration();
    await found.update().catch(() => {});
    const worker = found.installing;
    if (worker) await new Promise((done) => {
        const look = () => worker.state === "installing" || done();
        worker.addEventListener("statechange", look);
        look();
    });
    return found.waiting ? "ready" : "none";
}"""

#: The names of the releases that are kept.
RELEASES = """async () => {
    const names = await caches.keys();
    return JSON.stringify(names.map((name) => name.split(" ").at(-1)));
}"""

#: Takes a file, or everything, out of what is kept.
LOSE = """async (ending) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
            if (request.url.endsWith(ending)) await cache.delete(request);
    }
}"""


@pytest.fixture(scope="module")
def size() -> tuple[int, int]:
    """A phone: what is kept is the same at every size."""
    return SIZES["phone"]


@pytest.fixture(scope="session")
def later(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A later release."""
    folder = tmp_path_factory.mktemp("later") / "site"
    write_later_release(dist, folder)
    return folder


def visit(window: Window, address: str) -> None:
    """Opens the page and stays until it is kept."""
    window.open(address)
    live(window)
    becomes(lambda: window.run(IS_KEPT), True)


def answers(window: Window) -> None:
    """The calculator is live and right."""
    live(window)
    for label, text in (("K-factor", "32"), ("Your rating", "2400"), ("Opponent's rating", "2000")):
        window.find("textbox", label).type(text)
    # published example, tests/cases/plain.jsonl P-002
    becomes(window.find("status", "New rating").text, "2403")


def release_of(window: Window) -> tuple[str, str]:
    """Which release the page is of, and which its program."""
    root = live(window).part("html")
    return root.attribute("data-page") or "1", root.attribute("data-program") or "1"


def releases(window: Window) -> list[str]:
    """The names of the releases that are kept."""
    found: list[str] = json.loads(window.run(RELEASES))
    return found


def test_after_one_visit_the_page_works_without_a_network(window: Window, host: Host) -> None:
    visit(window, host.address)
    host.stop()
    window.reload()
    answers(window)
    # a part that was never opened before
    window.part("#counting summary").click()
    becomes(lambda: window.part("[data-chapter=side]").attribute("data-state"), "ready")
    # a language that was never opened before: better the one that is kept than none
    window.open(f"{host.address}nl/")
    answers(window)
    assert window.part("html").attribute("lang") == "en"
    window.complaints = None


def test_a_language_is_kept_from_its_first_visit_on(window: Window, host: Host) -> None:
    visit(window, f"{host.address}nl/")
    window.open(host.address)
    answers(window)
    window.open(f"{host.address}de/")
    live(window)
    host.stop()
    for folder, language in (("nl/", "nl"), ("", "en"), ("index.html", "en")):
        window.open(host.address + folder)
        assert live(window).part("html").attribute("lang") == language
    window.complaints = None


def test_a_new_release_says_so_and_comes_when_the_reader_likes(
    window: Window, host: Host, later: Path
) -> None:
    visit(window, host.address)
    (old,) = releases(window)
    host.publish(later)
    window.reload()
    assert release_of(window) == ("1", "1")
    window.find("textbox", "Your rating").type("1999")
    load = window.find("button", "Load the new version")
    until(lambda: window.run(UPDATE), lambda state: state == "ready")
    # somebody may put it off
    window.find("button", "Later").click()
    becomes(lambda: window.part("#new-version").text(), "")
    assert release_of(window) == ("1", "1")
    until(window.address, lambda address: "1999" in address)
    window.reload()
    load.click()
    becomes(lambda: window.part("html").attribute("data-page"), "2")
    assert release_of(window) == ("2", "2")
    becomes(window.find("textbox", "Your rating").value, "1999")
    (new,) = until(lambda: releases(window), lambda found: len(found) == 1)
    assert new != old
    host.stop()
    window.reload()
    assert release_of(window) == ("2", "2")
    window.complaints = None


@pytest.mark.parametrize("fault", ["a program is missing", "a page is still the old one"])
def test_a_release_that_is_not_all_there_changes_nothing(
    window: Window, host: Host, dist: Path, later: Path, tmp_path: Path, fault: str
) -> None:
    visit(window, host.address)
    partial = tmp_path / "partial"
    shutil.copytree(later, partial)
    if fault == "a program is missing":
        for program in partial.glob("code/*/main.bin"):
            program.unlink()
    else:
        shutil.copy(dist / "index.html", partial / "index.html")
    host.publish(partial)
    assert window.run(UPDATE) == "none"
    window.reload()
    assert release_of(window) == ("1", "1")
    host.stop()
    window.reload()
    assert release_of(window) == ("1", "1")
    answers(window)
    host.publish(later)
    becomes(lambda: window.run(UPDATE), "ready")
    window.find("button", "Load the new version").click()
    becomes(lambda: window.part("html").attribute("data-page"), "2")
    assert release_of(window) == ("2", "2")
    window.complaints = None


@pytest.mark.parametrize("lost", ["main.bin", ""], ids=["one file", "everything"])
def test_what_is_no_longer_kept_comes_from_the_network(
    window: Window, host: Host, lost: str
) -> None:
    visit(window, host.address)
    window.run(LOSE, lost)
    window.reload()
    answers(window)
    # and is kept again
    becomes(lambda: window.run(IS_KEPT), True)


def test_a_site_that_is_gone_for_good_leaves_a_page_that_works(
    window: Window, host: Host, dist: Path, tmp_path: Path
) -> None:
    visit(window, host.address)
    empty = tmp_path / "empty"
    empty.mkdir()
    host.publish(empty)
    assert window.run(UPDATE) == "none"
    window.reload()
    answers(window)
    host.publish(dist)
    window.complaints = None
