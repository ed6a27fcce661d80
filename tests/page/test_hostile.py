"""Attributes, messages, fragments and pasted text are anybody's: ten thousand of each do no harm.

The Python that reads them is tried as often in ``tests/view``, where it is quicker; here it
is the JavaScript, and a sample of the whole in a real page.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.hostile.messages import MESSAGES, TEXTS, texts
from tests.view.hostile import SIGNS, hostile_list, hostile_pairs

from .clubs import Club, inside, measured, visiting
from .conftest import BASE, Visitor

KEY = f"elo-calculator {BASE}"

MANY = 10_000

#: Milliseconds that the browser may take for all of them, by far.
SOON = 60_000

ATTRIBUTES = f"""([count, values, signs, root]) => {{
    const {{ random, any }} = ({TEXTS})(1, values, signs);
    const names = ["system", "systems", "mode", "k", "lang", "theme", "accent", "sandbox"];
    const allowed = new Set(["embed", "system", "systems", "mode", "k", "theme", "accent"]);
    const forms = {{
        embed: /^1$/, system: /^[a-z0-9-]+$/, systems: /^[a-z0-9 -]+$/, mode: /^[a-z]+$/,
        k: /^[\\d.,]+$/, theme: /^(light|dark|auto)$/, accent: /^#[0-9a-f]+$/,
    }};
    for (let i = 0; i < count; i++) {{
        const element = document.createElement("elo-calculator");
        for (let n = random(5); n >= 0; n--)
            element.setAttribute(names[random(names.length)], any());
        const address = new URL(element.address);
        const folder = address.origin + address.pathname;
        if (![root, root + "nl/", root + "de/"].includes(folder)) return folder;
        for (const [name, value] of address.searchParams)
            if (!allowed.has(name) || !forms[name].test(value) || value.length > 400)
                return `${{name}}: ${{value}}`;
    }}
    return "";
}}"""


@pytest.fixture
def club(troubled_visitor: Visitor, tmp_path: Path) -> Iterator[Club]:
    yield from visiting(troubled_visitor, tmp_path)


def test_no_attribute_leads_out_of_the_site_or_into_its_query(club: Club) -> None:
    club.show()
    assert club.page.evaluate(ATTRIBUTES, [MANY, texts(), SIGNS, club.calculator]) == ""
    club.assert_at_peace()


def test_messages_from_anybody_but_the_frame_are_ignored(club: Club) -> None:
    element = club.show()
    before = measured(element)
    elsewhere = club.address + "other.html"
    (club.folder / "other.html").write_text(
        """<!doctype html><link rel="icon" href="data:,"><script>
        parent.postMessage({ elo: 1, height: 333, title: "taken over" }, "*");
        parent.postMessage("done", "*");
        </script>"""
    )
    done = club.page.evaluate(
        """async (elsewhere) => {
            const { contentWindow } = document.querySelector("elo-calculator").shadowRoot
                .querySelector("iframe");
            const message = { elo: 1, height: 333, title: "taken over" };
            // from the page itself, from a forger who names the right window, from another frame
            postMessage(message, "*");
            const other = { data: message, origin: "https://evil.example", source: contentWindow };
            dispatchEvent(new MessageEvent("message", other));
            const frame = document.createElement("iframe");
            const heard = new Promise((resolve) => addEventListener("message", ({ data }) => {
                if (data === "done") resolve(true);
            }));
            frame.src = elsewhere;
            document.body.append(frame);
            return heard;
        }""",
        elsewhere,
    )
    assert done
    assert measured(element)["height"] == before["height"]
    assert element.locator("iframe").first.get_attribute("title") != "taken over"


def test_no_message_of_the_frame_makes_it_absurd(club: Club) -> None:
    element = club.show()
    worst = element.evaluate(
        f"""async (element, [count, values, signs]) => {{
            const message = ({MESSAGES})(2, values, signs);
            const frame = element.shadowRoot.querySelector("iframe");
            const {{ origin }} = new URL(frame.src);
            for (let i = 0; i < count; i++) {{
                const data = message();
                dispatchEvent(
                    new MessageEvent("message", {{ data, origin, source: frame.contentWindow }}));
                const {{ title }} = frame;
                const shown = parseFloat(frame.style.height);
                if (!(shown >= 80 && shown <= 20000)) return [data, shown];
                if (title.length > 120) return [data, title];
                if (element.shadowRoot.querySelectorAll("*").length !== 3) return [data, "grown"];
            }}
            return null;
        }}""",
        [MANY, texts(), SIGNS],
    )
    assert worst is None


@pytest.mark.parametrize("height", [99_999, 20_001, 1, 79])
def test_a_height_beyond_reason_is_clamped(club: Club, height: int) -> None:
    element = club.show()
    element.evaluate(
        """(element, height) => {
            const frame = element.shadowRoot.querySelector("iframe");
            dispatchEvent(new MessageEvent("message", {
                data: { elo: 1, height, title: "", engine: "ready" },
                origin: new URL(frame.src).origin,
                source: frame.contentWindow,
            }));
        }""",
        height,
    )
    assert element.evaluate("element => element.height") == min(max(height, 80), 20_000)


def test_no_message_to_the_frame_does_more_than_change_its_colours(club: Club) -> None:
    element = club.show('theme="light"')
    frame = inside(element)
    frame.locator("#rating").fill("2222")
    element.evaluate(
        f"""(element, [count, values, signs]) => {{
            const message = ({MESSAGES})(3, values, signs);
            const frame = element.shadowRoot.querySelector("iframe");
            for (let i = 0; i < count; i++) {{
                try {{
                    frame.contentWindow.postMessage(message(), "*");
                }} catch {{
                    // some values cannot be sent at all
                }}
            }}
            frame.contentWindow.postMessage({{ elo: 1, theme: "dark", accent: "#fd0" }}, "*");
        }}""",
        [MANY, texts(), SIGNS],
    )
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark", timeout=SOON)
    style = frame.locator("html").get_attribute("style") or ""
    names = {part.split(":")[0].strip() for part in style.split(";") if part.strip()}
    # the height of a keyboard on the screen is the page's own
    assert names <= {"--accent", "--on-accent", "--accent-soft", "--keyboard"}
    expect(frame.locator("#rating")).to_have_value("2222")
    expect(frame.locator("#new-rating")).not_to_be_empty()


def test_no_fragment_injects_anything_or_loses_the_sheet(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Your rating").fill("1666")
    page.wait_for_function("() => location.hash.includes('1666')")
    kept = page.evaluate("key => localStorage.getItem(key)", KEY)
    page.evaluate("() => { globalThis.alert = () => { document.title = 'taken over'; }; }")
    chance = random.Random(4)
    for _ in range(150):
        pairs = hostile_pairs(chance)
        fragment = "&".join(
            f"{quote(n, errors='replace')}={quote(t, errors='replace')}" for n, t in pairs
        )
        page.evaluate("fragment => { location.hash = fragment; }", fragment[:50_000])
    page.evaluate("() => { location.hash = 'v=1&rating=2345&system=elo'; }")
    expect(page.get_by_label("Your rating")).to_have_value("2345", timeout=SOON)
    assert page.evaluate("key => localStorage.getItem(key)", KEY) == kept
    assert "taken over" not in page.title()
    assert page.locator("main script, main img, main iframe").count() == 0
    page.get_by_role("button", name="Back to my own").click()
    expect(page.get_by_label("Your rating")).to_have_value("1666")


def test_no_pasted_text_injects_anything_or_loses_a_game(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Several games").check()
    # the page's own example gives way to a list, a visitor's game does not
    page.get_by_role("textbox", name="Opponent's rating, game 1").fill("1901")
    page.get_by_text("Paste a list of games").click()
    box, echo = page.locator("[data-sheet=list]"), page.locator("[data-sheet=echo]")
    chance = random.Random(5)
    for _ in range(25):
        box.fill(hostile_list(chance).encode("utf-8", "replace").decode())
        page.get_by_role("button", name="Add these games").click()
        expect(echo).not_to_be_empty()
    # the first game, which was there before all of this
    expect(page.get_by_role("textbox", name="Opponent's rating, game 1")).to_have_value("1901")
    assert page.locator("main script, main img, main iframe").count() == 0
