"""What keeps the site on the device stays out of the way, and says what it does."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browsers.releases import write_later_release
from tests.browsers.window import becomes, until
from tools.catalogue import LANGUAGES, Catalogue
from tools.icons import ICONS
from tools.manifest import theme_colours

from .axe import faults
from .conftest import BASE, Visitor
from .desk import Desk
from .ladder_visit import Ladder
from .server import Host, serving
from .test_accessibility import STICKING_OUT
from .test_privacy import TYPED, type_everywhere

#: Milliseconds that Pyodide may take to start on a slow machine.
PATIENCE = 60_000

IS_KEPT = """async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return Boolean(navigator.serviceWorker.controller && found?.active?.state === "activated");
}"""

KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
}"""

#: What a page has asked for, the page itself included.
ASKED = """() => [location.href.split("#")[0],
    ...performance.getEntriesByType("resource").map(({ name }) => name)]"""

UPDATE = """async () => {
    await (await navigator.serviceWorker.getRegistration()).update();
}"""


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """With the worker."""
    return {**browser_context_args, "service_workers": "allow"}


@pytest.fixture(scope="session")
def later(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A later release of the site."""
    folder = tmp_path_factory.mktemp("later") / "site"
    write_later_release(dist, folder)
    return folder


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    """A server that can be given another release; files may be kept as on GitHub Pages."""
    with Host(dist, BASE, seconds=600) as host:
        yield host


@pytest.fixture
def guest(page: Page, host: Host) -> Iterator[Visitor]:
    """A visitor of that server."""
    found = Visitor(page, host.address)
    yield found
    assert found.complaints == []
    assert [url for url in found.requests if not url.startswith(host.address)] == []


def kept(page: Page) -> None:
    """Waits until the worker serves the page."""
    becomes(lambda: page.evaluate(IS_KEPT), True)


def test_one_visit_keeps_what_the_page_asked_for_and_no_other_language(
    new_visitor: Visitor, context: BrowserContext
) -> None:
    page = new_visitor.open()
    asked = set(page.evaluate(ASKED))
    kept(page)
    found = set(page.evaluate(KEPT))
    assert found >= asked
    assert not [url for url in found if "/nl/" in url or "/de/" in url or "pyodide" in url]
    context.set_offline(True)
    page.reload()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    page.get_by_label("Your rating").fill("2400")
    page.get_by_label("K-factor", exact=True).fill("32")
    page.get_by_label("Opponent's rating").fill("2000")
    # published example, tests/cases/plain.jsonl P-002
    expect(page.get_by_label("New rating", exact=True)).to_have_text("2403")
    # what was never opened is there as well, a chart with its style too
    page.get_by_text(new_visitor.text("event-target")).click()
    page.get_by_text(new_visitor.text("chart-change")).click()
    line = page.locator("#target .ct-grid").first
    expect(line).to_be_attached()
    expect(line).not_to_have_css("stroke", "none")


def test_the_other_interpreter_is_kept_once_it_was_used(
    new_visitor: Visitor, context: BrowserContext
) -> None:
    page = new_visitor.go(query="?interpreter=pyodide")
    page.locator("html[data-engine=ready]").wait_for(state="attached", timeout=PATIENCE)
    wanted = {url for url in page.evaluate(ASKED) if "pyodide" in url and "?" not in url}
    assert len(wanted) >= 5
    kept(page)
    until(lambda: set(page.evaluate(KEPT)), lambda found: found >= wanted)
    context.set_offline(True)
    page.reload()
    page.locator("html[data-engine=ready]").wait_for(state="attached", timeout=PATIENCE)
    # MicroPython is asked for before the page knows better, and is not needed
    new_visitor.complaints = [text for text in new_visitor.complaints if "preloaded" not in text]


def test_the_ladder_opens_without_a_network_and_keeps_what_is_played(
    new_visitor: Visitor, context: BrowserContext
) -> None:
    page = new_visitor.open()
    kept(page)
    context.set_offline(True)
    # never opened before
    ladder = Ladder(new_visitor)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    ladder.reload()
    # half of K 216 (Schaaks, rating page: 216 / sqrt(n), no game counts as one) against an equal
    ladder.expect_ratings(Anna="1308", Bert="1092")


def test_the_tournament_desk_works_without_a_network_once_it_was_used(
    new_visitor: Visitor, context: BrowserContext
) -> None:
    page = new_visitor.open(fragment="#tournament")
    kept(page)
    desk = Desk(page, new_visitor.text, new_visitor.complaints)
    desk.part("sample").click()
    desk.settled()
    before = desk.lines()
    assert before
    context.set_offline(True)
    page.reload()
    desk.part("sample").click()
    desk.settled()
    assert desk.lines() == before


def test_a_page_that_stays_open_over_a_new_release_keeps_all_its_parts(
    guest: Visitor, context: BrowserContext, host: Host, later: Path
) -> None:
    first = guest.open()
    kept(first)
    other = Visitor(context.new_page(), host.address)
    second = other.open()
    host.publish(later)
    first.evaluate(UPDATE)
    for page in (first, second):
        expect(page.get_by_role("button", name="Load the new version")).to_be_visible()
    second.get_by_role("button", name="Load the new version").click()
    second.locator("html[data-page='2'][data-program='2']").wait_for(state="attached")
    # the server has the old release's parts no longer, and the first page is still of it
    first.get_by_text("Which rating does this game count for?").click()
    first.locator("[data-chapter=side][data-state=ready]").wait_for(state="attached")
    assert first.locator("html").get_attribute("data-page") is None
    # by now the new release is there already: the page is loaded, and that is all
    first.get_by_role("button", name="Load the new version").click()
    first.locator("html[data-page='2'][data-program='2']").wait_for(state="attached")
    becomes(lambda: len(first.evaluate("() => caches.keys()")), 1)
    assert other.complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_news_of_a_release_can_be_read_by_everybody(
    guest: Visitor, host: Host, later: Path, language: str
) -> None:
    page, say = guest.open(language), guest.text
    kept(page)
    host.publish(later)
    page.evaluate(UPDATE)
    news = page.get_by_role("status").filter(has_text=say("new-version"))
    expect(news.get_by_role("button")).to_have_text(
        [say("new-version-load"), say("new-version-later")]
    )
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 640})
        expect(news).to_be_in_viewport(ratio=1)
        assert page.evaluate(STICKING_OUT) == []
        assert faults(page) == ""


def test_a_page_inside_another_keeps_nothing(new_visitor: Visitor, tmp_path: Path) -> None:
    page = new_visitor.page
    # of the same site, so that nothing but the page itself would keep it from storing
    (tmp_path / "index.html").write_text(
        f'<!doctype html><link rel="icon" href="data:,"><h1>Club</h1>'
        f'<iframe src="{new_visitor.site}?embed=1" title="Elo"></iframe>'
    )
    with serving(tmp_path, "/") as address:
        page.goto(address)
        frame = page.frame_locator("iframe")
        frame.locator("html[data-engine=ready]").wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        assert not [url for url in new_visitor.requests if "offline.js" in url]
        new_visitor.requests = [url for url in new_visitor.requests if not url.startswith(address)]


def test_an_embedded_view_in_a_window_of_its_own_keeps_nothing(new_visitor: Visitor) -> None:
    page = new_visitor.open(query="?embed=1")
    page.wait_for_load_state("networkidle")
    assert not [url for url in new_visitor.requests if "offline.js" in url]


REFUSALS = {
    "no workers at all": "delete Navigator.prototype.serviceWorker",
    "the worker refused": """ServiceWorkerContainer.prototype.register =
        () => Promise.reject(new DOMException("refused", "SecurityError"))""",
    "the worker refused at once": """ServiceWorkerContainer.prototype.register =
        () => { throw new DOMException("refused", "SecurityError"); }""",
}


@pytest.mark.parametrize("refusal", REFUSALS)
def test_a_browser_that_refuses_the_worker_changes_nothing(
    new_visitor: Visitor, refusal: str
) -> None:
    new_visitor.page.add_init_script(REFUSALS[refusal])
    with new_visitor.page.expect_request(lambda request: "offline.js" in request.url):
        page = new_visitor.open()
    page.get_by_label("Opponent's rating").fill("1850")
    # a win against an equal opponent gains half of K
    expect(page.get_by_label("Change", exact=True)).to_have_text("+10.0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_can_be_installed_in_its_language(
    new_visitor: Visitor, context: BrowserContext, dist: Path, language: str
) -> None:
    page = new_visitor.open(language)
    kept(page)
    session = context.new_cdp_session(page)
    answer = session.send("Page.getAppManifest")
    assert answer["errors"] == []
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # a test's window is a private one
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}
    manifest = json.loads(answer["data"])
    say = Catalogue(language).wording.text
    assert (manifest["lang"], manifest["name"]) == (language, say("heading"))
    base = answer["url"]
    start, scope = (
        page.evaluate("([path, base]) => new URL(path, base).href", [manifest[key], base])
        for key in ("start_url", "scope")
    )
    assert start == page.url.partition("#")[0]
    assert scope == new_visitor.site
    for icon in manifest["icons"]:
        path = page.evaluate("([path, base]) => new URL(path, base).href", [icon["src"], base])
        assert (dist / path.removeprefix(new_visitor.site)).is_file(), path


def test_the_icons_have_the_sizes_that_their_names_say(dist: Path) -> None:
    for name, pixels, _ in ICONS:
        data = (dist / "static" / "icons" / name).read_bytes()
        # a PNG's width and height stand in its first chunk
        assert int.from_bytes(data[16:20]) == int.from_bytes(data[20:24]) == pixels, name


def test_the_browser_s_own_bars_have_the_colour_of_the_page(new_visitor: Visitor) -> None:
    page = new_visitor.open()
    for scheme, colour in zip(("light", "dark"), theme_colours(), strict=True):
        meta = page.locator(f"meta[name=theme-color][media*={scheme}]")
        expect(meta).to_have_attribute("content", colour)
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
        expect(page.locator("body")).to_have_css("background-color", f"rgb({red}, {green}, {blue})")


def test_what_is_kept_and_asked_for_says_nothing_of_what_is_typed(
    new_visitor: Visitor, context: BrowserContext
) -> None:
    asked: list[str] = []
    # those of the worker as well
    context.on("request", lambda request: asked.append(request.url))
    page = new_visitor.open(query="?theme=dark")
    kept(page)
    type_everywhere(new_visitor)
    page.reload()
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    kept(page)
    found = page.evaluate(KEPT)
    assert any(url.endswith("service-worker.js") for url in asked)
    assert len(found) > 5
    assert [url for url in found if "?" in url or not url.startswith(new_visitor.site)] == []
    said = " ".join((*found, *(url.partition("#")[0] for url in asked)))
    assert [typed for typed in TYPED if typed in said] == []
