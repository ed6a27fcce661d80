"""Hostile messages between a club's page and the calculator's frame in it, in a real browser."""

import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.page.server import Host
from tests.view.hostile import SIGNS, VALUES
from tools import site
from tools.browser import launch_options

#: Names the folder of a site that has just been built, as in `tests/conftest.py`.
BUILT = "BUILT_SITE"

#: Texts for attributes, from a seed: near misses, injections and noise.
TEXTS = """(seed, values, signs) => {
    let state = seed;
    const random = (most) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor(state / 4294967296 * most);
    };
    const sign = () => signs[random(signs.length)];
    const noise = () => Array.from({ length: random(30) }, sign).join("");
    return { random, noise, any: () => random(2) ? values[random(values.length)] : noise() };
}"""

#: A message of any shape, as near to the true ones as a forger would get.
MESSAGES = f"""(seed, values, signs) => {{
    const {{ random, any }} = ({TEXTS})(seed, values, signs);
    const odd = [null, undefined, NaN, Infinity, -Infinity, -1, 0, 1e9, 99_999_999, "500", [500],
        {{}}, true, 2 ** 53, -0, "", [], new Date(0), {{ valueOf: 500 }}];
    const pick = () => random(3) ? odd[random(odd.length)] : any();
    return () => random(8) === 0 ? pick() : {{
        elo: random(4) ? 1 : pick(), height: pick(), title: pick(), engine: pick(),
        theme: pick(), accent: pick(), [any()]: pick(),
    }};
}}"""

#: A club's page with the calculator in it.
CLUB = """<!doctype html><html lang="en"><head><meta charset="utf-8">
<link rel="icon" href="data:,"><script async src="{script}"></script></head>
<body><elo-calculator theme="light"><a href="#">Elo</a></elo-calculator></body></html>"""

#: Sends one message from the frame and one to it; what is wrong afterwards, if anything.
SEND = f"""([seed, values, signs]) => {{
    const message = ({MESSAGES})(seed, values, signs);
    const element = document.querySelector("elo-calculator");
    const frame = element.shadowRoot.querySelector("iframe");
    const {{ origin }} = new URL(frame.src);
    dispatchEvent(
        new MessageEvent("message", {{ data: message(), origin, source: frame.contentWindow }}));
    const shown = parseFloat(frame.style.height);
    if (!(shown >= 80 && shown <= 20000)) return `a height of ${{shown}}`;
    if (frame.title.length > 120) return `a title of ${{frame.title.length}} characters`;
    if (element.shadowRoot.querySelectorAll("*").length !== 3) return "grown";
    try {{
        frame.contentWindow.postMessage(message(), "*");
    }} catch {{
        // some values cannot be sent at all
    }}
    return "";
}}"""

#: What the frame's own page is like after it has heard all messages so far.
FRAME = """() => new Promise((done) => setTimeout(() => done([
    document.documentElement.dataset.engine,
    document.querySelector("#rating").value,
    document.documentElement.getAttribute("style") ?? "",
    document.querySelectorAll("main script, main img, main iframe").length,
])))"""

#: The only properties that a message may set.
COLOURS = {"--accent", "--on-accent", "--accent-soft", "--keyboard"}


def texts() -> list[str]:
    """Hostile values that can be sent at all."""
    return [value for value in VALUES if "\ud800" not in value]


@cache
def club() -> tuple[Page, list[str]]:
    """The club's page, live, for as long as this process runs, and what it complains of."""
    folder = Path(tempfile.mkdtemp())
    if BUILT in os.environ:
        shutil.copytree(os.environ[BUILT], folder / "site")
    else:
        site.build(folder / "site")
    host = Host(folder, "/")
    host.start()
    address = host.address
    (folder / "index.html").write_text(
        # the same server, to the browser another site
        CLUB.format(script=f"{address.replace('127.0.0.1', 'localhost')}site/static/embed.js"),
        encoding="utf-8",
    )
    browser = sync_playwright().start().chromium.launch(**launch_options())
    page = browser.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    frame = page.locator("elo-calculator iframe").content_frame
    frame.locator("html[data-engine=ready]").wait_for(state="attached")
    frame.locator("#rating").fill("2222")
    return page, complaints


def send(seed: int) -> None:
    """Sends messages in both directions; raises ``AssertionError`` for what one has done."""
    page, complaints = club()
    fault = page.evaluate(SEND, [seed, texts(), SIGNS])
    assert fault == "", fault
    engine, rating, style, strangers = page.frames[1].evaluate(FRAME)
    names = {part.split(":")[0].strip() for part in style.split(";") if part.strip()}
    assert (engine, rating, strangers) == ("ready", "2222", 0)
    assert names <= COLOURS, names
    assert complaints == []
