"""Where the ladder is kept: the browser's store, or this page's memory when there is none."""

from ..runtime import callback, data, fetch_module, identity, one

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: What the store tells: its device's identity, all entries, entries of another tab, that another
#: tab emptied it, that it has gone and why.
DEVICE = "device"
READ = "read"
CAME = "came"
EMPTIED = "emptied"
LOST = "lost"

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

    def read(self, file: "Node", most: int, done: "Callable[[str, str], object]") -> None:
        """Reads a file of at most so many bytes: ``done`` hears why not, and its text."""
        if self.module is not None:
            self.module.read(
                file, float(most), callback(lambda reason, text: done(str(reason), str(text)))
            )
