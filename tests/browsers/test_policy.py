"""Wherever the site's code runs it reaches nothing but the site: another site hears of no attempt.

The attempts are made by code that is laid into the site's own files, so that it runs where they do:
in the page, in a frame of another site, in the desk's worker, in the worker that keeps the site.
"""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.page.server import Host, serving
from tools.offline import WORKER, write_service_worker
from tools.site import HEADERS

from .conftest import BASE, SECONDS, SIZES
from .outsider import ATTEMPT, Outsider
from .window import Window, becomes, live, until

#: The script that a page or a frame is given.
SCRIPT = "attempt.js"

#: Where the workers leave what became of their attempts.
LEFT = """async (place) => {
    const found = await caches.match(place);
    return found ? await found.text() : "";
}"""

#: Runs a script of the site in a page, and waits until it has tried everything.
RUN = """async (address) => {
    const script = document.createElement("script");
    script.src = address;
    document.body.append(script);
    await new Promise((done) => script.addEventListener("load", done));
    return await globalThis.attempted;
}"""

#: What needs no document, which no worker has.
ANYWHERE = {"fetch", "request", "import", "XMLHttpRequest", "WebSocket", "EventSource"}
ANYWHERE |= {"cache", "caches"}

#: What only a page can try. Browsers let nobody start a worker from another site, policy or not.
IN_PAGES = {"sendBeacon", "Image", "script", "style", "frame", "form"}


@pytest.fixture(scope="module")
def size() -> tuple[int, int]:
    """One size: what may be asked for is the same at every size."""
    return SIZES["desk"]


@pytest.fixture(scope="module")
def outsider() -> Iterator[Outsider]:
    """Another site, which hears of everybody who asks it."""
    with Outsider() as outsider:
        yield outsider


@pytest.fixture(scope="module")
def tried(dist: Path, outsider: Outsider, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, with code in it that tries to reach the other one."""
    folder = tmp_path_factory.mktemp("tried") / "site"
    shutil.copytree(dist, folder)
    attempt = f"({ATTEMPT})({json.dumps(outsider.address)})"
    (folder / SCRIPT).write_text(f"globalThis.attempted = {attempt};")
    keep = "(async (said) => (await caches.open('tried')).put({place}, new Response(said)))"
    (desk,) = folder.glob("code/*/desk-worker.js")
    place = "new URL('/desk', location.origin)"
    # the desk's own fetch gives the desk up at the first refusal
    desk.write_text(
        f"const plain = self.fetch;\n{desk.read_text()}\n;((fetch) => {attempt})"
        f"((...asked) => plain.apply(self, asked)).then({keep.format(place=place)});"
    )
    (frame,) = folder.glob("code/*/frame.js")
    with frame.open("a") as file:
        file.write(
            "\n;(document.readyState === 'loading' ? new Promise((done) => document"
            ".addEventListener('DOMContentLoaded', done)) : Promise.resolve())"
            f".then(() => {attempt}).then((said) => {{"
            " document.documentElement.dataset.attempts = said; });"
        )
    (folder / WORKER).unlink()
    # stamped already: the release's name changes in its worker alone
    write_service_worker(folder)
    with (folder / WORKER).open("a") as file:
        place = "new URL('/keeper', registration.scope)"
        file.write(
            f"\n;addEventListener('message', (event) => {{ if (event.data === 'try')"
            f" event.waitUntil({attempt}.then({keep.format(place=place)})); }});"
        )
    return folder


@pytest.fixture
def host(tried: Path, outsider: Outsider) -> Iterator[Host]:
    """The server of that site; nobody has asked the other one yet."""
    outsider.asked.clear()
    with Host(tried, BASE, SECONDS) as host:
        yield host


def heard(window: Window, outsider: Outsider) -> set[str]:
    """What the other site was asked for, once it is asked for one thing more.

    That is done by going there, which no policy prevents.
    """
    window.open(f"{outsider.address}end")
    until(lambda: outsider.asked, lambda asked: "end" in asked)
    # the console told of every refusal, and a picture for the tab may have been asked for
    window.complaints = None
    return outsider.asked - {"end", "favicon.ico"}


def names(attempts: str) -> set[str]:
    """What was tried."""
    return {line.split()[0] for line in attempts.splitlines()}


def ran(attempts: str) -> list[str]:
    """Which texts became code."""
    return [line for line in attempts.splitlines() if line.endswith(" RAN")]


def test_without_a_policy_every_attempt_arrives(
    window: Window, outsider: Outsider, host: Host, tmp_path: Path
) -> None:
    attempt = f"({ATTEMPT})({json.dumps(outsider.address)})"
    (tmp_path / SCRIPT).write_text(f"globalThis.attempted = {attempt};")
    (tmp_path / "index.html").write_text("<!doctype html><link rel='icon' href='data:,'><h1>Any")
    with serving(tmp_path, "/") as address:
        window.open(address)
        attempts = window.run(RUN, address + SCRIPT)
        assert len(ran(attempts)) == 5
        # a form on its way is given up when the window goes elsewhere
        until(lambda: set(outsider.asked), lambda asked: asked >= ANYWHERE | IN_PAGES)
        assert heard(window, outsider) == ANYWHERE | IN_PAGES


def test_the_page_reaches_nobody_else(window: Window, outsider: Outsider, host: Host) -> None:
    window.open(host.address)
    live(window)
    assert ran(window.run(RUN, host.address + SCRIPT)) == []
    assert heard(window, outsider) == set()


@pytest.mark.parametrize("sandbox", ["", "sandbox='allow-scripts'"], ids=["frame", "sandbox"])
def test_a_frame_reaches_nobody_else(
    window: Window, outsider: Outsider, host: Host, tmp_path: Path, engine: str, sandbox: str
) -> None:
    elsewhere = host.address.replace("127.0.0.1", "localhost")
    (tmp_path / "index.html").write_text(
        f"<!doctype html><link rel='icon' href='data:,'><h1>Club</h1>"
        f"<iframe {sandbox} src='{elsewhere}?embed=1' title='Elo' height='700'></iframe>"
    )
    with serving(tmp_path, "/") as club:
        window.open(club)
        frame = window.frame("Elo")
        if sandbox and engine == "webkit":
            # there such a frame runs no script of the site, see test_everyday.py
            becomes(lambda: frame.part("html").attribute("data-engine"), "failed")
        else:
            attempts = until(lambda: frame.part("html").attribute("data-attempts"), bool) or ""
            assert names(attempts) >= ANYWHERE | IN_PAGES
            assert ran(attempts) == []
        assert heard(window, outsider) == set()


def test_the_desk_s_worker_reaches_nobody_else(
    window: Window, outsider: Outsider, host: Host
) -> None:
    window.open(f"{host.address}#tournament")
    live(window)
    until(lambda: window.run("() => !!document.querySelector('[data-desk=sample]')"), bool)
    window.find("button", "Show a sample event").click()
    attempts = until(lambda: window.run(LEFT, "/desk"), bool)
    assert names(attempts) >= ANYWHERE
    assert ran(attempts) == []
    assert heard(window, outsider) == set()


def test_the_worker_that_keeps_the_site_reaches_nobody_else(
    window: Window, outsider: Outsider, host: Host
) -> None:
    window.open(host.address)
    live(window)
    becomes(lambda: window.run("() => !!navigator.serviceWorker.controller"), True)
    window.run("() => { navigator.serviceWorker.controller.postMessage('try'); }")
    attempts = until(lambda: window.run(LEFT, "/keeper"), bool)
    assert names(attempts) >= ANYWHERE
    assert ran(attempts) == []
    assert heard(window, outsider) == set()


def test_the_site_works_with_the_headers_that_it_offers(window: Window, dist: Path) -> None:
    headers: dict[str, dict[str, str]] = {}
    for line in (dist / HEADERS).read_text(encoding="utf-8").splitlines():
        if line.startswith("/"):
            file = line.removeprefix("/")
            headers[file] = {}
        elif line.startswith(" "):
            name, _, value = line.strip().partition(": ")
            headers[file][name] = value
    assert headers[WORKER]["Content-Security-Policy"].startswith("default-src 'none';")
    with Host(dist, BASE, SECONDS, headers={WORKER: headers[WORKER]}) as host:
        window.open(host.address)
        live(window)
        becomes(lambda: window.run("() => !!navigator.serviceWorker.controller"), True)
        host.stop()
        window.reload()
        live(window)
    window.complaints = None
