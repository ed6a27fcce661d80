"""What is typed stays on the device: nothing is sent, nothing is stored, nobody else is asked."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from bs4 import BeautifulSoup
from playwright.sync_api import BrowserContext, FrameLocator, Page, Request, expect

from tools.catalogue import LANGUAGES, Catalogue
from tools.pages import INDEX
from tools.reach import ROOT

from .conftest import BASE, Visitor
from .server import serving

#: What the visitor types; none of it may be found anywhere but in the page and its fragment.
TYPED = ("2717", "2618", "27.75", "geheim")

#: What PyScript says where the browser refuses it a store; it works without one.
STORAGE_NOISE = re.compile(r"dispatchEvent|^Event$|IDBFactory|IndexedDB|indexedDB|SecurityError")

STORED = """async () => JSON.stringify({
    session: {...sessionStorage},
    local: {...localStorage},
    caches: await Promise.all((await caches.keys()).map(
        async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))),
    name: window.name,
    cookie: document.cookie,
    history: history.state,
})"""


def type_everywhere(visitor: Visitor) -> None:
    """Types into every mode and waits until the page has settled."""
    page, say = visitor.page, visitor.text
    page.get_by_role("radio", name=say("mode-one"), exact=True).check()
    page.get_by_label(say("fact-rating"), exact=True).fill(TYPED[0])
    page.get_by_label(say("opponent-label"), exact=True).fill(TYPED[1])
    page.get_by_label(say("fact-k"), exact=True).fill(TYPED[2])
    page.get_by_role("radio", name=say("result-draw"), exact=True).check()
    page.get_by_role("radio", name=say("mode-average"), exact=True).check()
    page.get_by_label(say("average-label"), exact=True).fill(TYPED[3])
    page.get_by_role("radio", name=say("mode-several"), exact=True).check()
    page.get_by_role("textbox", name=say("row-opponent", number="2")).fill(TYPED[3])
    page.wait_for_function("typed => location.hash.includes(typed)", arg=TYPED[3])


def test_nothing_that_is_typed_is_sent_or_stored(
    visitor: Visitor, context: BrowserContext, dist: Path
) -> None:
    asked: list[Request] = []
    context.on("request", lambda request: asked.append(request))
    page = visitor.page
    visitor.open()
    for language in ("nl", "de", "en"):
        type_everywhere(visitor)
        page.locator(f"nav a[hreflang={language}]").click()
        page.locator(f"html[lang={language}][data-engine=ready]").wait_for(state="attached")
        visitor.catalogue = Catalogue(language)
    link = f"#v=1&mode=one&rating={TYPED[0]}&k={TYPED[2]}&opponent={TYPED[3]}&result=win"
    page.goto("about:blank")
    visitor.open("nl", fragment=link)
    expect(page.get_by_label(visitor.text("fact-rating"), exact=True)).to_have_value(TYPED[0])

    assert len(asked) > 20
    for request in asked:
        address = urlsplit(request.url)
        if request.url == "about:blank":
            continue
        assert (request.method, request.post_data, address.query) == ("GET", None, "")
        # a file of the site, so the path says nothing else
        assert request.url.startswith(visitor.site)
        assert (dist / address.path.removeprefix(BASE)).exists(), address.path
        sent = json.dumps(request.all_headers())
        assert [typed for typed in TYPED if typed in sent] == []
    kept = json.dumps(context.storage_state(indexed_db=True)) + page.evaluate(STORED)
    assert [typed for typed in TYPED if typed in kept] == []
    assert context.cookies() == []


@pytest.mark.parametrize("language", [*LANGUAGES, "repository"])
def test_the_policy_allows_the_site_itself_and_no_more(dist: Path, language: str) -> None:
    built = dist / ("" if language == "en" else language) / "index.html"
    file = INDEX if language == "repository" else built
    page = BeautifulSoup(file.read_text(encoding="utf-8"), "html.parser")
    (meta,) = page.select("meta[http-equiv=Content-Security-Policy]")
    policy = {}
    for directive in str(meta["content"]).split(";"):
        name, *sources = directive.split()
        policy[name] = sources
    assert policy["default-src"] == ["'none'"]
    assert policy["base-uri"] == policy["form-action"] == ["'none'"]
    assert "'wasm-unsafe-eval'" in policy["script-src"]
    for name, sources in policy.items():
        for source in sources:
            own = source in ("'self'", "'none'") or re.fullmatch(r"'sha256-[\w+/]+=*'", source)
            wasm = (name, source) == ("script-src", "'wasm-unsafe-eval'")
            picture = (name, source) == ("img-src", "data:")
            assert own or wasm or picture, (name, source)
    # a policy holds for what follows it
    assert meta.find_previous(["script", "style", "link", "img"]) is None
    for tag in page.find_all(True):
        assert not [name for name in tag.attrs if name == "style" or name.startswith("on")], tag


def test_the_policy_forbids_what_it_should(troubled_visitor: Visitor) -> None:
    page = troubled_visitor.open()
    outcome = page.evaluate(
        """async (address) => {
            const refused = [];
            addEventListener("securitypolicyviolation",
                ({ effectiveDirective }) => refused.push(effectiveDirective));
            // later, because what a test itself evaluates may use eval
            await new Promise((done) => setTimeout(() => {
                try { eval("1"); } catch {}
                done();
            }));
            try { await fetch(address); } catch {}
            const inline = document.createElement("script");
            inline.textContent = "document.title = 'taken over'";
            document.body.append(inline);
            await new Promise((done) => setTimeout(done));
            return [refused, document.title];
        }""",
        "http://localhost:1/",
    )
    assert set(outcome[0]) == {"script-src", "script-src-elem", "connect-src"}
    assert outcome[1] != "taken over"


def test_the_repository_s_root_can_be_served_as_it_is(page: Page) -> None:
    with serving(ROOT, "/some/where/") as address:
        visitor = Visitor(page, address)
        visitor.open()
        page.get_by_label("Your rating").fill("2400")
        page.get_by_label("K-factor", exact=True).fill("32")
        page.get_by_label("Opponent's rating").fill("2000")
        # published example, tests/cases/plain.jsonl P-002
        expect(page.get_by_label("New rating", exact=True)).to_have_text("2403")
        page.get_by_role("radio", name="Several games").check()
        expect(page.get_by_label("New rating", exact=True)).to_have_text("2403")
        assert visitor.complaints == []
        assert [url for url in visitor.requests if not url.startswith(address)] == []


class Club:
    """A club's own site, of another origin, with the calculator in a frame."""

    def __init__(self, visitor: Visitor, folder: Path, address: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.folder = folder
        self.address = address
        # the same server, to the browser another site
        self.calculator = visitor.site.replace("127.0.0.1", "localhost")

    def show(self, attributes: str = "") -> FrameLocator:
        """Opens the club's page; the frame of the calculator in it."""
        frame = f'<iframe {attributes} src="{self.calculator}?embed=1" title="Elo"></iframe>'
        icon = '<link rel="icon" href="data:,">'
        (self.folder / "index.html").write_text(f"<!doctype html>{icon}<h1>Club</h1>{frame}")
        self.page.goto(self.address)
        return self.page.frame_locator("iframe")

    def is_refused_storage(self) -> bool:
        """Whether the browser keeps the frame from storing anything."""
        frame = next(frame for frame in self.page.frames if frame.url.startswith(self.calculator))
        return bool(
            frame.evaluate(
                """() => {
                    try {
                        return !localStorage;
                    } catch {
                        return true;
                    }
                }"""
            )
        )

    def complaints(self) -> list[str]:
        """What went wrong, but for what PyScript says about stores it is refused."""
        return [text for text in self.visitor.complaints if not STORAGE_NOISE.search(text)]


@pytest.fixture
def club(troubled_visitor: Visitor, tmp_path: Path) -> Iterator[Club]:
    with serving(tmp_path, "/") as address:
        yield Club(troubled_visitor, tmp_path, address)


def answers(frame: FrameLocator) -> None:
    """The calculator in the frame is live and right."""
    frame.locator("html[data-engine=ready]").wait_for(state="attached")
    frame.get_by_label("Your rating").fill("2400")
    frame.get_by_label("K-factor", exact=True).fill("32")
    frame.get_by_label("Opponent's rating").fill("2000")
    # published example, tests/cases/plain.jsonl P-002
    expect(frame.get_by_label("New rating", exact=True)).to_have_text("2403")
    # the page settles, which must not fail either: it writes what is entered into its fragment
    expect(frame.locator("p[role=status][data-slot=status]")).to_contain_text("2403")
    expect(frame.get_by_role("alert")).to_be_hidden()


def test_a_club_s_page_can_hold_the_calculator_though_the_browser_refuses_it_storage(
    club: Club,
) -> None:
    frame = club.show()
    answers(frame)
    if not club.is_refused_storage():
        pytest.skip("this browser lets frames of other sites store")
    assert club.complaints() == []
    allowed = (club.address, club.calculator, "data:")
    assert [url for url in club.visitor.requests if not url.startswith(allowed)] == []
    assert club.page.url == club.address


def test_a_sandboxed_frame_works_where_the_server_lets_anyone_read(club: Club) -> None:
    answers(club.show('sandbox="allow-scripts"'))
    assert club.is_refused_storage()
    assert club.complaints() == []


def test_a_sandboxed_frame_that_may_not_read_the_site_s_files_says_so(
    club: Club, dist: Path
) -> None:
    with serving(dist, BASE, readable=False) as address:
        club.calculator = address.replace("127.0.0.1", "localhost")
        says_that_it_may_not_read(club)


def says_that_it_may_not_read(club: Club) -> None:
    frame = club.show('sandbox="allow-scripts"')
    alert = frame.get_by_role("alert")
    expect(alert).to_be_visible(timeout=20_000)
    expect(alert.get_by_text(club.visitor.text("failure-missing"))).to_be_visible()
    expect(frame.locator("html")).to_have_attribute("data-reason", "missing")
    expect(frame.get_by_label("New rating", exact=True)).to_have_text("1861")
