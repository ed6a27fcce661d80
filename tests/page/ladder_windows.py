"""Windows on the ladder's store without a page around it: the program's own keeper and own store.

The keeper runs in this process, the store in a window of a real browser, with that browser's
database and channel. What the store tells reaches the keeper in the order in which it was told.
"""

import json
import time
import uuid
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import BrowserContext, Page

from elo.ladder.commands import join, play
from elo.ladder.entries import Entry
from elo.ladder.keeper import Keeper
from elo.ladder.stamps import Result
from elo.ladder.store import LOST

OPEN = """async (address) => {
  globalThis.heard = [];
  globalThis.store = await import(address);
  await store.open((word, text) => heard.push([word, text]));
}"""

#: Asks the store something; the answer stands among what it tells.
ASK = """async ([number, name, given]) => {
  await store[name](...given, (answer) => heard.push([number, answer]));
}"""

#: The same, and nobody waits for it.
BEGIN = """([number, name, given]) => {
  store[name](...given, (answer) => heard.push([number, answer]));
}"""

HEARD = "() => heard.splice(0)"

#: A piece of the entries that the store has laid out, and how many one is.
FETCH = "([number, from, to]) => store.piece(number, from, to)"
PIECE = 100

#: The database fails at the operation of this number from now on: with no space, or out of order.
FAULTS = """() => {
  globalThis.fault = null;
  for (const name of ["add", "put", "get", "getKey", "getAll", "count", "delete"]) {
    const work = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...given) {
      if (globalThis.fault && !globalThis.fault.after--) {
        const { reason } = globalThis.fault;
        globalThis.fault = null;
        throw new DOMException("on purpose", reason);
      }
      return work.apply(this, given);
    };
  }
}"""

#: Where earlier versions kept one ladder for a whole origin.
OLD_STORE = "elo-ladder"

#: Fills that store as version 1 of the page did.
AS_VERSION_1 = """([name, entries]) => new Promise((done, failed) => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("entries", { keyPath: "id" });
    request.result.createObjectStore("settings");
  };
  request.onerror = failed;
  request.onsuccess = () => {
    const writing = request.result.transaction(["entries", "settings"], "readwrite");
    for (const entry of entries) writing.objectStore("entries").put(entry);
    writing.objectStore("settings").put("old-device", "device");
    writing.oncomplete = () => { request.result.close(); done(); };
  };
})"""

#: How many entries that store has.
IN_VERSION_1 = """(name) => new Promise((done) => {
  const request = indexedDB.open(name);
  request.onsuccess = () => {
    const { result } = request;
    const count = result.transaction("entries").objectStore("entries").count();
    count.onsuccess = () => { result.close(); done(count.result); };
  };
})"""

#: A later version of the page has opened the store.
BY_A_LATER_VERSION = """(name) => new Promise((done, failed) => {
  const request = indexedDB.open(name, 7);
  request.onupgradeneeded = () => request.result.createObjectStore("more");
  request.onerror = failed;
  request.onsuccess = () => { request.result.close(); done(); };
})"""

#: Windows hear nothing of each other.
DEAF = "globalThis.BroadcastChannel = class { postMessage() {} close() {} };"

REFUSED = """IDBFactory.prototype.open = function () {
  throw new DOMException("denied", "SecurityError");
};"""

#: All that a database holds: ladder, identity and text of every entry.
HELD = """(name) => new Promise((done, failed) => {
  const request = indexedDB.open(name);
  request.onerror = failed;
  request.onsuccess = () => {
    const { result } = request;
    const all = result.transaction("entries").objectStore("entries").getAll();
    all.onsuccess = () => {
      result.close();
      done(all.result.map(({ ladder, id, text }) => [ladder, id, text]));
    };
  };
})"""


class BrowserStore:
    """The store of a window, for a keeper."""

    def __init__(self, page: Page, module: str) -> None:
        self.page = page
        self.module = module
        self.is_open = False
        self.device = "unknown"
        self.clock = "2026-01-01T12:00:00.000Z"
        self.told: dict[str, Callable[[str], object]] = {}
        self.tasks: list[Callable[[], object]] = []
        self.hear: Callable[[str, str], object] = lambda word, text: None

    def open(self, hear: Callable[[str, str], object]) -> None:
        self.hear = hear
        self.is_open = True

    def begin_listening(self) -> None:
        """Opens the store, once the keeper is there."""
        self.page.evaluate(OPEN, self.module)
        self.pump()

    def pump(self) -> None:
        """Hands over what the store has told, in its order."""
        for word, text in self.page.evaluate(HEARD):
            if word in self.told:
                self.told.pop(word)(str(text))
            elif word == "device":
                self.device = str(text)
            else:
                self.is_open = self.is_open and word != LOST
                self.hear(str(word), str(text))
            while self.tasks:
                self.tasks.pop(0)()

    def ask(self, name: str, given: list[str], told: Callable[[str], object]) -> None:
        """Asks the store, and waits for what it says."""
        number = f"#{uuid.uuid4()}"
        self.told[number] = told
        self.page.evaluate(ASK, [number, name, given])
        self.pump()

    def keep(self, ladder: str, facts: str, lines: str, told: Callable[[str], object]) -> None:
        if self.is_open:
            self.ask("keep", [ladder, facts, lines], told)
        else:
            told("")

    def begin(self, ladder: str, facts: str, lines: str, told: Callable[[str], object]) -> None:
        self._ask_open("begin", [ladder, facts, lines], told)

    def bring(self, ladder: str, facts: str, earlier: str, told: Callable[[str], object]) -> None:
        self._ask_open("bring", [ladder, facts, earlier], told)

    def remove(self, earlier: str, told: Callable[[str], object]) -> None:
        self._ask_open("remove", [earlier], told)

    def _ask_open(self, name: str, given: list[str], told: Callable[[str], object]) -> None:
        if self.is_open:
            self.ask(name, given, told)
        else:
            told("lost")

    def note(self, ladder: str, saved: str) -> None:
        if self.is_open:
            self.ask("note", [ladder, saved], lambda reason: None)

    def earlier(self) -> list[dict[str, Any]]:
        """The earlier ladders."""
        found: list[dict[str, Any]] = []
        if self.is_open:
            self.ask("list", [], lambda text: found.extend(json.loads(text)))
        return found

    def identity(self) -> str:
        return str(uuid.uuid4())

    def now(self) -> str:
        return self.clock

    def today(self) -> str:
        return self.clock[:10]

    def pieces(self, place: str) -> Iterator[list[str]]:
        laid_out = json.loads(place)
        number, size = laid_out["number"], laid_out["size"]
        for first in range(0, size, PIECE):
            text = self.page.evaluate(FETCH, [number, first, first + PIECE])
            yield text.split("\n")

    def elapsed(self) -> float:
        return time.monotonic() * 1000

    def soon(self, task: Callable[[], object]) -> None:
        self.tasks.append(task)


class StoreWindow:
    """One window: what it shows, and what it was told."""

    def __init__(self, context: BrowserContext, site: str, module: str, trouble: str) -> None:
        self.page = context.new_page()
        self.page.add_init_script(f"({FAULTS})()")
        if trouble:
            self.page.add_init_script(trouble)
        self.page.goto(f"{site}nothing")
        self.store = BrowserStore(self.page, module)
        self.troubles: list[str] = []
        self.keeper = Keeper(
            self.store, lambda: None, self.troubles.append, lambda: None, lambda name: None
        )
        self.keeper.facts = {"name": "Club", "season": "1", "system": "schaaks", "start": 1200}
        self.store.begin_listening()

    def add(self, name: str) -> tuple[str, str]:
        """Adds a player; his identity and the ladder that was meant."""
        return self._say(lambda ladder, stamp: join(ladder, stamp, {"name": name}))

    def play(self) -> tuple[str, str]:
        """A game between the first two players."""
        one, two = [each.identity for each in self.keeper.ladder.everybody()[:2]]
        result = Result(one, two, 1, "2026-01-01")
        return self._say(lambda ladder, stamp: play(ladder, stamp, result))

    def _say(self, make: Any) -> tuple[str, str]:
        said: list[Entry] = []

        def made(ladder: Any, stamp: Any) -> Entry:
            said.append(make(ladder, stamp))
            return said[-1]

        meant = self.keeper.held.name
        self.keeper.say(made, lambda entry: None)
        return said[0].identity, meant

    def begin_anew(self) -> None:
        """Begins another ladder, where that can be."""
        self.keeper.begin_anew([], lambda: None, lambda reason: None, lambda fault: None)

    def fail_after(self, operations: int, reason: str) -> None:
        """The database fails at an operation soon, once."""
        self.page.evaluate(
            "([after, reason]) => { globalThis.fault = { after, reason }; }", [operations, reason]
        )

    def recover(self) -> None:
        """The database works again."""
        self.page.evaluate("() => { globalThis.fault = null; }")

    def waiting(self) -> dict[str, str]:
        """The entries that are kept nowhere but in this window, each with its ladder."""
        keeper = self.keeper
        found = dict.fromkeys(keeper.held.unkept, keeper.held.name)
        for other in keeper.waiting.stranded:
            found |= dict.fromkeys(other.unkept, other.name)
        return found

    def file(self) -> str:
        """The ladder that is shown, as a file."""
        texts: list[str] = []
        for _ in self.keeper.held.writing(texts.append):
            pass
        return "".join(texts)
