"""What the page asks of the browser, and which interpreter runs in it.

Nobody else knows that: :mod:`elo.page.browser.places` and :mod:`elo.page.browser.catalogues`, which
hand over many texts at once, are its neighbours.

Everything that crosses to JavaScript is text, or a float where a number is needed: whole numbers
cross as 32 bits in one of the interpreters, and objects may be collected under the caller's feet.
"""

import gc
import os

from pyscript import document, ffi, js_import, window
from pyscript.js_modules import laying, seam

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

ROOT = document.documentElement
WINDOW = document.defaultView

#: Bytes of garbage after which one of the interpreters cleans up. Its own choice is so small that
#: it would clean up at every key press, which takes longer than the answer itself.
GARBAGE = 2_000_000

#: The more it holds, the longer it takes to clean up, and to find room between what it holds: for a
#: large ladder it cleans up more rarely, but never so rarely that a phone would run out of memory.
MOST_GARBAGE = 32_000_000

if hasattr(gc, "threshold"):
    gc.threshold(GARBAGE)

#: The most characters and pairs of a fragment that are looked at: more than a full sheet takes.
LONGEST_FRAGMENT = 200_000
MOST_PAIRS = 400

#: Pixels at the bottom of the window that only a keyboard covers, and no bar of the browser.
LEAST_KEYBOARD = 120

#: The media type of tables.
CSV = "text/csv"


def allow_garbage(amount: int) -> None:
    """Lets so many bytes of garbage gather from now on, within what is usual and what is safe."""
    if hasattr(gc, "threshold"):
        gc.threshold(min(max(GARBAGE, amount), MOST_GARBAGE))


def element(name: str) -> "Node":
    """The element of this id, None where the page has none."""
    return document.getElementById(name)


def has_focus(node: "Node") -> bool:
    """Whether the keys that are pressed now go to this element."""
    return bool(node.matches(":focus"))


def follow_keyboard() -> None:
    """Keeps ``--keyboard`` at the height of a keyboard that lies over the page.

    Where the window itself becomes lower that is nothing, and the style sheet is enough.
    """
    view = WINDOW.visualViewport
    if not view:
        return

    def measure(event: "Node") -> None:
        # a page that is zoomed into has no keyboard
        covered = 0 if view.scale > 1 else WINDOW.innerHeight - view.height - view.offsetTop
        high = covered if covered > LEAST_KEYBOARD else 0
        ROOT.style.setProperty("--keyboard", str(int(high)) + "px")

    listen(view, "resize", measure)
    listen(view, "scroll", measure)


def one(selector: str) -> "Node":
    """The first element that matches a selector."""
    return document.querySelector(selector)


def every(selector: str, within: "Node" = document) -> "list[Node]":
    """All elements that match a selector, in order."""
    found = within.querySelectorAll(selector)
    return [found.item(i) for i in range(found.length)]


def link(address: str, words: str) -> "Node":
    """A link out of the site: loads nothing until it is followed, and tells nothing of the page."""
    made = new("a")
    made.href = address
    made.rel = "noreferrer"
    made.target = "_blank"
    made.textContent = words
    return made


def show_link(place: "Node", address: str, words: str) -> None:
    """Lets a place hold the link to an address, and hides it where there is none."""
    shown = place.firstElementChild
    if shown is None or str(shown.href) != address:
        place.replaceChildren(link(address, words))
    place.hidden = not address


def data(node: "Node", name: str) -> str:
    """An element's ``data-`` attribute, empty where it has none."""
    return str(node.getAttribute("data-" + name) or "")


def focused() -> "Node":
    """The element that has the focus, the body where none has."""
    return document.activeElement or document.body


def copy_of(template: str) -> "Node":
    """A fresh copy of the first element of a ``<template>``."""
    return element(template).content.firstElementChild.cloneNode(True)


def listen(target: "Node", kind: str, handler: "Callable[..., object]") -> None:
    """Calls the handler for every event of this kind."""
    target.addEventListener(kind, ffi.create_proxy(handler))


def callback(function: "Callable[..., object]") -> "Node":
    """A function that JavaScript may call, now or later."""
    return ffi.create_proxy(function)


def identity() -> str:
    """A new identity: a random UUID."""
    return str(window.crypto.randomUUID())


def now() -> str:
    """The moment it is in universal time, like ``2025-11-07T19:30:00.000Z``."""
    return str(window.Date.new().toISOString())


def elapsed() -> float:
    """Milliseconds since the page began: to measure how long something takes."""
    return float(window.performance.now())


def soon(task: "Callable[[], object]") -> None:
    """Does a task when the page has done what waits: paint, keys, clicks."""
    window.setTimeout(ffi.create_proxy(lambda *_: task()), 0)


class Delay:
    """A task that runs once, a while after it was last asked for."""

    def __init__(self, milliseconds: int, task: "Callable[[], object]") -> None:
        self._milliseconds = milliseconds
        self._todo = task
        self._task = ffi.create_proxy(lambda *_: self._run())
        self._timer = None

    def restart(self) -> None:
        """Puts the task off until the whole delay has passed again."""
        self.cancel()
        self._timer = window.setTimeout(self._task, self._milliseconds)

    def cancel(self) -> bool:
        """Gives the task up; whether it was waiting."""
        was_waiting = self._timer is not None
        if was_waiting:
            window.clearTimeout(self._timer)
            self._timer = None
        return was_waiting

    def _run(self) -> None:
        self._timer = None
        self._todo()


def today() -> str:
    """Today in the visitor's own time zone, as an ISO date."""
    now = window.Date.new()
    parts = (int(now.getMonth()) + 1, int(now.getDate()))
    month, day = ["0" * (2 - len(str(part))) + str(part) for part in parts]
    return str(int(now.getFullYear())) + "-" + month + "-" + day


def query(name: str) -> str:
    """A value of the address's query: how the page is presented, never what is entered."""
    return window.URLSearchParams.new(window.location.search).get(name) or ""


def fragment() -> "list[tuple[str, str]]":
    """The pairs of the address's fragment, the part that no browser sends."""
    return pairs_of(str(window.location.hash))


def pairs_of(text: str) -> "list[tuple[str, str]]":
    """The pairs of a fragment."""
    parameters = window.URLSearchParams.new(text[1:LONGEST_FRAGMENT])
    pairs = getattr(window.Array, "from")(parameters)
    count = min(int(pairs.length), MOST_PAIRS)
    return [(str(pairs[i][0]), str(pairs[i][1])) for i in range(count)]


def hash_parts() -> list[str]:
    """The parts of a fragment that names a place in a room, like ``#ladder/game/7``."""
    return str(window.location.hash)[1:].split("/")


def as_fragment(pairs: "list[tuple[str, str]]") -> str:
    """Pairs as the fragment of an address."""
    parameters = window.URLSearchParams.new()
    for name, value in pairs:
        parameters.append(name, value)
    return "#" + str(parameters.toString())


def show_fragment(text: str, mark: str, is_step: bool) -> None:
    """Puts a fragment into the address and marks it; a step can be gone back."""
    seam.showAddress(text, mark, is_step)


def mark() -> str:
    """What the address of now was marked with; empty for one that came from elsewhere."""
    return str(seam.mark())


def kept() -> str:
    """The text that is kept on this device; empty when there is none, or it cannot be had."""
    return str(seam.kept())


def keep(text: str) -> bool:
    """Keeps a text on this device, an empty one not at all; whether the browser did."""
    return bool(seam.keep(text))


def has_quick_line() -> bool:
    """Whether the browser knows the line for a quick one, and the visitor does not save data."""
    line: "Node" = getattr(WINDOW.navigator, "connection", None)
    return bool(line) and not line.saveData and str(line.effectiveType) == "4g"


def room() -> str:
    """The room that is shown, by its name in the address."""
    return str(ROOT.dataset.room or "")


def bring_program(
    address: str, ready: "Callable[[], object]", failed: "Callable[[], object]"
) -> None:
    """Lays a part of the program beside what is there: calls ``ready``, or ``failed``."""
    come = ffi.create_proxy(lambda *_: ready())
    fail = ffi.create_proxy(lambda *_: failed())
    laying.bring(str(window.URL.new(address, document.baseURI).href)).then(come, fail)


def fetch_module(
    address: str, ready: "Callable[[Node], object]", failed: "Callable[[], object]"
) -> None:
    """Fetches a JavaScript module: calls ``ready`` with it, or ``failed``."""
    take = ffi.create_proxy(lambda modules: ready(modules[0]))
    fail = ffi.create_proxy(lambda *_: failed())
    js_import(str(window.URL.new(address, document.baseURI).href)).then(take, fail)


def is_there(name: str) -> bool:
    """Whether a file lies in the interpreter's own file system."""
    try:
        os.stat(name)
    except OSError:
        return False
    return True


def copy_text(text: str, told: "Callable[[bool], object]") -> None:
    """Puts a text into the clipboard; ``told`` hears whether the browser let it."""
    seam.copy(text, ffi.create_proxy(lambda done: told(bool(done))))


def pasted(event: "Node") -> str:
    """What is pasted: the tables of copied HTML as rows of cells, or else the plain text."""
    board = event.clipboardData
    return str(seam.tables(str(board.getData("text/html")))) or str(board.getData("text"))


def paste_tables(box: "Node") -> None:
    """From now on copied tables come into a box of text as rows of cells.

    What stood there stays, before and after, with an empty line between: one can be pasted beside
    the other.
    """

    def take(event: "Node") -> None:
        table = str(seam.tables(str(event.clipboardData.getData("text/html"))))
        if not table:
            return
        event.preventDefault()
        before = str(box.value)[: int(box.selectionStart)]
        after = str(box.value)[int(box.selectionEnd) :]
        table = _apart(before) + table + _apart(after)
        box.setRangeText(table, box.selectionStart, box.selectionEnd, "end")
        box.dispatchEvent(window.Event.new("input"))

    listen(box, "paste", take)


def _apart(text: str) -> str:
    """What parts a table from a text beside it."""
    return "\n\n" if text.strip(" \t\r\n") else ""


#: What is known of a file that was to be saved: it is there; the browser was asked and does not
#: say; the visitor stopped it; it could not be written. ``saving-…`` are the messages.
SAVED = "saved"
ASKED = "asked"
STOPPED = "stopped"
FAILED = "failed"


def pieces() -> "Node":
    """A long text for a file, put together with ``add``: nobody has to hand it over whole."""
    return seam.pieces()


def save_file(content: "str | Node", name: str, kind: str, told: "Callable[[str], object]") -> None:
    """Gives the visitor a text, whole or in pieces, or JavaScript's bytes, as a file of this name.

    ``kind`` is its media type, empty for one that no dialog need know. ``told`` hears what is known
    of it: ``SAVED``, ``ASKED``, ``STOPPED``, ``FAILED``.
    """
    seam.save(content, name, kind, ffi.create_proxy(lambda outcome: told(str(outcome))))


def print_page() -> None:
    """Opens the browser's own dialog for printing."""
    window.print()


def here() -> str:
    """The page's address, without query and fragment."""
    return str(window.location.origin) + str(window.location.pathname)


def site() -> str:
    """The address of the whole site, which ends with a slash."""
    return str(one(".brand").href)


def new(tag: str) -> "Node":
    """A new element."""
    return document.createElement(tag)


def load_script(address: str) -> None:
    """Loads one of the site's own scripts into the page."""
    script = new("script")
    script.src = address
    document.head.append(script)
