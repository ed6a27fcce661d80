"""What is typed stays on the device: nothing is sent, one thing is kept, nobody else is asked."""

import json
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from bs4 import BeautifulSoup
from playwright.sync_api import BrowserContext, Page, Request, expect

from tools.catalogue import LANGUAGES, Catalogue
from tools.pages import INDEX
from tools.reach import ROOT

from .conftest import BASE, Visitor
from .server import serving

#: What the visitor types; none of it may be found anywhere but in the page and its fragment.
TYPED = ("2717", "2618", "27.75", "geheim")

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


#: How the page may be presented; a query holds this and nothing that is entered.
PRESENTATION = {"embed", "system", "systems", "mode", "k", "theme", "accent"}

#: The one thing that is kept, and the one place where it is.
KEY = f"elo-calculator {BASE}"


def take_along(visitor: Visitor) -> None:
    """Presses every button that takes a calculation along, and looks at the dialog for clubs."""
    page, say = visitor.page, visitor.catalogue.text
    page.evaluate("() => { globalThis.print = () => dispatchEvent(new Event('beforeprint')); }")
    page.get_by_role("button", name=say("take-link", {})).click()
    expect(page.locator("[data-taking=said]")).not_to_be_empty()
    page.get_by_role("button", name=say("take-text", {})).click()
    with page.expect_download():
        page.get_by_role("button", name=say("take-file", {})).click()
    page.get_by_role("button", name=say("take-print", {})).click()
    expect(page.locator("#printed")).not_to_be_empty()
    page.get_by_role("button", name=say("take-website", {})).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("iframe").content_frame.locator("html[data-engine=ready]").wait_for(
        state="attached"
    )
    dialog.get_by_role("button", name=say("website-close", {})).click()


def test_typing_sharing_embedding_and_printing_send_nothing(
    new_visitor: Visitor, context: BrowserContext, dist: Path
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    asked: list[Request] = []
    context.on("request", lambda request: asked.append(request))
    page = new_visitor.page
    new_visitor.open()
    for language in ("nl", "de", "en"):
        type_everywhere(new_visitor)
        if language == "en":
            take_along(new_visitor)
        page.locator(f"#languages a[hreflang={language}]").click()
        page.locator(f"html[lang={language}][data-engine=ready]").wait_for(state="attached")
        new_visitor.catalogue = Catalogue(language)
    link = f"#v=1&mode=one&rating={TYPED[0]}&k={TYPED[2]}&opponent={TYPED[3]}&result=win"
    page.goto("about:blank")
    new_visitor.open("nl", fragment=link)
    expect(page.get_by_label(new_visitor.text("fact-rating"), exact=True)).to_have_value(TYPED[0])

    assert len(asked) > 20
    for request in asked:
        address = urlsplit(request.url)
        if request.url == "about:blank" or address.scheme == "blob":
            continue
        assert (request.method, request.post_data) == ("GET", None)
        assert set(parse_qs(address.query)) <= PRESENTATION
        # a file of the site, so the path says nothing else
        assert request.url.startswith(new_visitor.site)
        assert (dist / address.path.removeprefix(BASE)).exists(), address.path
        sent = address.query + json.dumps(request.all_headers())
        assert [typed for typed in TYPED if typed in sent] == []
    assert context.cookies() == []


def test_what_is_typed_is_kept_in_one_place_and_can_be_deleted(
    new_visitor: Visitor, context: BrowserContext
) -> None:
    page = new_visitor.open()
    type_everywhere(new_visitor)

    def everything() -> str:
        return json.dumps(context.storage_state(indexed_db=True)) + str(page.evaluate(STORED))

    kept = page.evaluate("key => localStorage.getItem(key)", KEY)
    assert [typed for typed in (TYPED[0], TYPED[2], TYPED[3]) if typed in kept] != []
    page.evaluate("key => localStorage.removeItem(key)", KEY)
    assert [typed for typed in TYPED if typed in everything()] == []
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, kept])
    page.get_by_role("button", name="Delete it").click()
    assert [typed for typed in TYPED if typed in everything() + page.url] == []
    expect(page.locator("#kept")).to_have_text("Deleted: nothing of it is left on this device.")
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
            # a worker that the page makes has the page's policy; one from a file has the file's
            made = (name, source) == ("worker-src", "blob:")
            assert own or wasm or picture or made, (name, source)
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
