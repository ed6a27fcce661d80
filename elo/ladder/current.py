"""The current ladder and its store: which ladder it is, how much of it is read, what is not safe.

Nothing here knows a browser. The store is given: ``elo/page/browser/ladder/store.py`` on the page.
"""

from .backup import read_backup
from .held import Held
from .ladder import Ladder
from .store import CAME, LADDER, LOST, READ, SAVED
from .waiting import Waiting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .steps import Watch
    from .store import Store

#: Why the store cannot be trusted although it is there: not all in it can be read; another ladder
#: has taken the place of one that had entries which were not kept.
DAMAGED = "damaged"
STRANDED = "stranded"


class Current:
    """Holds the ladder, and hears what its store says of it.

    ``changed`` is called whenever the ladder is another one than before; ``trouble`` hears why it
    is not kept, in one word, or nothing; ``begun`` whenever all that was kept has been read;
    ``moved`` what an entry's own ladder is called when another one was the current one already.

    ``held`` is the current ladder; ``waiting`` are those that were and have entries which could not
    be kept. ``watch`` hears, while a large ladder is read, how many of its entries are.
    """

    def __init__(
        self,
        store: "Store",
        changed: "Callable[[], object]",
        trouble: "Callable[[str], object]",
        begun: "Callable[[], object]",
        moved: "Callable[[str], object]",
    ) -> None:
        self.changed = changed
        self.trouble = trouble
        self.begun = begun
        self.moved = moved
        self.watch: Watch = lambda reached: None
        self.facts: dict[str, object] = {}
        self.lost = ""
        self.held = Held(store)
        self.waiting = Waiting(store)
        self.store = store
        store.open(self._hear)

    @property
    def ladder(self) -> Ladder:
        """The current ladder."""
        return self.held.ladder

    def is_all_safe(self) -> bool:
        """Whether nothing would be lost with the window."""
        return self.waiting.is_empty() and not self.held.unkept

    def _tell(self) -> None:
        """Says what is wrong with the store, the worst of it, or that nothing is."""
        reason = self.lost
        if not reason and self.held.unkept and self.held not in self.waiting.stranded:
            reason = self.held.failure
        if not reason and self.waiting.stranded:
            reason = STRANDED
        if not reason and self.held.is_damaged:
            reason = DAMAGED
        self.trouble(reason)

    def _hear(self, word: str, text: str) -> None:
        held = self.held
        if word == LOST:
            self.lost = text
            self._tell()
            if not held.is_reading:
                self._begin(held)
        elif word == LADDER:
            self._change_to(text)
        elif word == SAVED:
            held.backup = read_backup(text)
        elif word == CAME:
            held.fetch(text, lambda: self._came(held))
        elif word == READ:
            held.is_reading = True
            held.fetch(text, lambda: self._is_taken(held), self._is_reading)

    def _is_reading(self, reached: object) -> None:
        self.watch(reached)

    def _change_to(self, name: str) -> None:
        old = self.held
        if old.unkept:
            self.waiting.strand(old)
        elif not old.under_way:
            old.stop()
        self.held = Held(self.store, name)
        self._tell()
        if old.is_read:
            self.changed()

    def _came(self, held: Held) -> None:
        if held is self.held:
            self._tell()
            if held.is_read:
                self.changed()

    def _is_taken(self, held: Held) -> None:
        if held is self.held:
            self._tell()
            self.changed()
            self._begin(held)

    def _begin(self, held: Held) -> None:
        if not held.is_read:
            held.is_read = True
            self.begun()
