"""Where the ladder is kept: the browser's store, or this page's memory when there is none."""

import json

from ..runtime import callback, data, fetch_module, identity, one

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable, Iterator

    from pyscript import Node

#: What the store tells: its device's identity, where all entries lie, and entries of another tab,
#: that another tab emptied it, that it has gone and why.
DEVICE = "device"
READ = "read"
CAME = "came"
EMPTIED = "emptied"
LOST = "lost"

#: So many entries are fetched at a time.
PIECE = 100

#: Why it has gone when its program did not come.
MISSING = "missing"


class Store:
    """The browser's store, by way of static/ladder.js. ``told`` hears a word and a text.

    After ``LOST`` nothing is kept any more; ``is_open`` says whether something is.
    """

    def __init__(self, told: "Callable[[str, str], object]") -> None:
        self.told = told
        self.module: Node = None
        self.is_open = False
        self.device = identity()
        address = data(one("[data-chapter=ladder]"), "module")
        fetch_module(address, self._came, self._missing)

    def _came(self, module: "Node") -> None:
        self.module = module
        self.is_open = True
        module.open(callback(self._hear))

    def _missing(self) -> None:
        self._hear(LOST, MISSING)

    def _hear(self, word: object, text: object) -> None:
        if word == DEVICE:
            self.device = str(text)
            return
        if word == LOST:
            self.is_open = False
        self.told(str(word), str(text))

    def keep(self, entries: str, done: "Callable[[str], object]") -> None:
        """Keeps entries, all or none; ``done`` hears why not, or an empty text."""
        if self.is_open:
            self.module.keep(entries, callback(lambda reason: done(str(reason))))
        else:
            done("")

    def replace(self, entries: str, done: "Callable[[str], object]") -> None:
        """Keeps these entries and no others."""
        if self.is_open:
            self.module.replace(entries, callback(lambda reason: done(str(reason))))
        else:
            done("")

    def persist(self, done: "Callable[[str], object]") -> None:
        """Asks the browser to keep the store for good: ``yes``, ``no`` or ``unknown``."""
        if self.is_open:
            self.module.persist(callback(lambda answer: done(str(answer))))

    def read(self, file: "Node", most: int, done: "Callable[[str, str, str], object]") -> None:
        """Reads a file of at most so many bytes: ``done`` hears why not, and its text.

        Of a file with entries it hears where these lie, and the text has none.
        """

        def heard(reason: object, text: object, place: object) -> None:
            done(str(reason), str(text), str(place))

        if self.module is not None:
            self.module.read(file, float(most), callback(heard))

    def pieces(self, place: str) -> "Iterator[list[object]]":
        """What lies at a place, piece by piece."""
        number, size = [float(each) for each in json.loads(place)]
        for first in range(0, int(size) + 1, PIECE):
            yield json.loads(str(self.module.piece(number, float(first), float(first + PIECE))))
        # beyond its end, so that it is forgotten
        self.module.piece(number, size + 1, size + 1)


def size_of(place: str) -> int:
    """How many entries lie at a place."""
    return int(json.loads(place)[1])
