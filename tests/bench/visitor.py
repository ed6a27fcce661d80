"""What a visitor waits for, timed in the page itself."""

from playwright.sync_api import Browser, CDPSession, Page

#: 1.6 Mbit/s and 150 ms, as a phone in a playing hall; the processor four times slower.
SLOW = {"latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
CPU = 4
GAMES = 30
PRESSES = 100

#: Opponents within 400 points of the player, and some far beyond.
NEAR = 13
FAR = 45

#: What a visit may be: the whole machine, a processor so much slower, a slow line as well.
FULL_SPEED = "full speed"
SLOW_PROCESSOR = f"CPU / {CPU}"
SLOW_LINE = "slow line"

#: In the page: notes when it is ready, types a key, and notes when the number has changed.
WATCH = """() => {
  window.bench = {};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.bench.painted = entry.startTime;
  }).observe({ type: "element", buffered: true });
  const type = () => {
    const field = document.querySelector('input[name="rating"]');
    const output = document.getElementById("new-rating");
    const before = output.textContent;
    // on a second visit the first one's rating stands there already
    field.value = field.value === "1750" ? "1700" : "1750";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (output.textContent !== before) window.bench.live = performance.now();
  };
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.engine !== "ready") return;
    observer.disconnect();
    type();
  }).observe(document, { attributes: true, attributeFilter: ["data-engine"], subtree: true });
}"""

KEYS = """async (presses) => {
  const field = document.querySelector('input[name="rating"]');
  const pause = () => new Promise((done) => setTimeout(done, 80));
  const times = [];
  for (let i = 0; i < presses; i += 1) {
    // as fast fingers press them: the page is painted in between
    await pause();
    const start = performance.now();
    field.value = String(1500 + i * 7);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    times.push(performance.now() - start);
  }
  return times;
}"""


class Visit:
    """What one visit to a page measured, in milliseconds and bytes."""

    def __init__(self, painted: float, live: float, size: int) -> None:
        self.painted = painted
        self.live = live
        self.size = size


def visits(browser: Browser, address: str, condition: str, times: int = 2) -> list[Visit]:
    """A first visit with an empty cache, and the following ones of the same visitor."""
    context = browser.new_context()
    found = []
    for _ in range(times):
        page = context.new_page()
        session = context.new_cdp_session(page)
        size: list[int] = []
        session.on("Network.loadingFinished", lambda e, s=size: s.append(e["encodedDataLength"]))
        session.send("Network.enable")
        _slow_down(session, condition)
        page.add_init_script(f"({WATCH})()")
        page.goto(address, wait_until="commit")
        page.wait_for_function("() => window.bench.live && window.bench.painted", timeout=180_000)
        measured = page.evaluate("() => window.bench")
        found.append(Visit(measured["painted"], measured["live"], int(sum(size))))
        page.close()
    context.close()
    return found


def key_times(
    browser: Browser, address: str, step: int = NEAR, presses: int = PRESSES
) -> list[float]:
    """Milliseconds from a key to changed numbers, with many games listed, on a slow processor.

    ``step`` is how far each opponent is above the one before.
    """
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    page.locator("[data-engine=ready]").wait_for(state="attached")
    _list_games(page, step)
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
    page.evaluate(KEYS, 10)
    found: list[float] = page.evaluate(KEYS, presses)
    context.close()
    return found


def _list_games(page: Page, step: int) -> None:
    page.locator("input[value=several]").check()
    for number in range(GAMES):
        if page.locator(".sheet tbody").count() <= number:
            page.locator("[data-sheet=add]").click()
        row = page.locator(".sheet tbody").nth(number)
        row.locator("input[type=text]").first.fill(str(1500 + step * number))
        row.locator("input[type=radio]").nth(number % 3).check()


def _slow_down(session: CDPSession, condition: str) -> None:
    if condition == SLOW_LINE:
        session.send("Network.emulateNetworkConditions", {"offline": False, **SLOW})
    if condition != FULL_SPEED:
        session.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
