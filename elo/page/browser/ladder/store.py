"""Where ladders are kept: the browser's store, or this page's memory when there is none."""

import json

from ....ladder.store import LOST
from ..runtime import (
    allow_garbage,
    callback,
    data,
    elapsed,
    fetch_module,
    identity,
    now,
    one,
    soon,
    today,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable, Iterator

    from pyscript import Node

    Told = Callable[[str], object]

#: Its device's identity, which the store tells first.
DEVICE = "device"

#: So many entries are fetched at a time.
PIECE = 100

#: So many bytes of garbage an entry makes when it is read, rated or written.
GARBAGE_OF_ONE = 1_600

#: Why it has gone when its program did not come.
MISSING = "missing"

#: The answer to what nobody can do without a store.
NO_STORE = "lost"


class Store:
    """The browser's store, by way of static/ladder.js.

    After ``LOST`` nothing is kept any more; ``is_open`` says whether something is.
    """

    def __init__(self) -> None:
        self.hear: Callable[[str, str], object] = lambda word, text: None
        self.module: Node = None
        self.is_open = False
        self.device = identity()

    def open(self, hear: "Callable[[str, str], object]") -> None:
        """Fetches the store's program and opens the store; ``hear`` hears a word and a text."""
        self.hear = hear
        address = data(one("[data-chapter=ladder]"), "module")
        fetch_module(address, self._came, lambda: self._hear(LOST, MISSING))

    def _came(self, module: "Node") -> None:
        self.module = module
        self.is_open = True
        module.open(callback(self._hear))

    def _hear(self, word: object, text: object) -> None:
        if word == DEVICE:
            self.device = str(text)
            return
        if word == LOST:
            self.is_open = False
        self.hear(str(word), str(text))

    def keep(self, ladder: str, facts: str, lines: str, told: "Told") -> None:
        """Keeps entries of a ladder, all or none; ``told`` hears why not, or an empty text."""
        if self.is_open:
            self.module.keep(ladder, facts, lines, _answer(told))
        else:
            told("")

    def begin(self, ladder: str, facts: str, lines: str, told: "Told") -> None:
        """Begins another ladder with these entries; this one becomes an earlier one."""
        if self.is_open:
            self.module.begin(ladder, facts, lines, _answer(told))
        else:
            told(NO_STORE)

    def bring(self, ladder: str, facts: str, earlier: str, told: "Told") -> None:
        """Makes an earlier ladder the current one; this one becomes an earlier one."""
        if self.is_open:
            self.module.bring(ladder, facts, earlier, _answer(told))
        else:
            told(NO_STORE)

    def remove(self, earlier: str, told: "Told") -> None:
        """Removes an earlier ladder for good."""
        if self.is_open:
            self.module.remove(earlier, _answer(told))
        else:
            told(NO_STORE)

    def note(self, ladder: str, saved: str) -> None:
        """Notes when and how a ladder was saved as a file."""
        if self.is_open:
            self.module.note(ladder, saved, callback(lambda reason: None))

    def earlier(self, told: "Told") -> None:
        """The earlier ladders, in JSON."""
        if self.is_open:
            self.module.list(_answer(told))
        else:
            told("[]")

    def fetch(self, ladder: str, told: "Callable[[str, str], object]") -> None:
        """All entries of a ladder: ``told`` hears why not, and where they lie."""
        if self.is_open:
            self.module.fetch(ladder, _answers(told))
        else:
            told(NO_STORE, "")

    def persisted(self, told: "Told") -> None:
        """Whether the browser keeps the store for good: ``yes``, ``no`` or ``unknown``."""
        if self.is_open:
            self.module.persisted(_answer(told))

    def persist(self, told: "Told") -> None:
        """Asks the browser for that; it may ask the visitor."""
        if self.is_open:
            self.module.persist(_answer(told))

    def read(self, file: "Node", most: int, told: "Callable[[str, str, str], object]") -> None:
        """Reads a file of at most so many bytes: ``told`` hears why not, and its text.

        Of a file with entries it hears where these lie, and the text has none.
        """

        def heard(reason: object, text: object, place: object) -> None:
            told(str(reason), str(text), str(place))

        if self.module is not None:
            self.module.read(file, float(most), callback(heard))

    def pieces(self, place: str) -> "Iterator[list[str]]":
        """What lies at a place, piece by piece: entries, each as JSON."""
        number = float(json.loads(place)["number"])
        size = size_of(place)
        allow_garbage(size * GARBAGE_OF_ONE)
        for first in range(0, size, PIECE):
            text = str(self.module.piece(number, float(first), float(first + PIECE)))
            yield text.split("\n")
        # beyond its end, so that it is forgotten
        self.module.piece(number, float(size), float(size))

    def identity(self) -> str:
        """A new identity."""
        return identity()

    def now(self) -> str:
        """The moment it is, by this device's clock."""
        return now()

    def today(self) -> str:
        """Today, by this device's clock."""
        return today()

    def elapsed(self) -> float:
        """Milliseconds since the page began."""
        return elapsed()

    def soon(self, task: "Callable[[], object]") -> None:
        """Does a task when the page has done what waits."""
        soon(task)


def size_of(place: str) -> int:
    """How many entries lie at a place."""
    return int(json.loads(place)["size"])


def length_of(place: str) -> int:
    """How many characters the file has whose entries lie at a place."""
    return int(json.loads(place)["length"])


def _answer(told: "Told") -> "Node":
    return callback(lambda text: told(str(text)))


def _answers(told: "Callable[[str, str], object]") -> "Node":
    return callback(lambda reason, text: told(str(reason), str(text)))
