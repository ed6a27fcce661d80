"""The ladder and its store as one: what is said is first kept safe, then shown."""

from ...ladder import commands
from ...ladder.commands import Stamp
from ...ladder.entries import UNDONE, Entry
from ...ladder.exchange import read_entries, write_entry
from ...ladder.ladder import Ladder
from ...ladder.merging import Plan, undo_import
from ..runtime import identity, now, today
from .steps import Steps
from .store import CAME, EMPTIED, LOST, READ, Store

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable, Iterator

    #: Makes the entry of a command, given the ladder and a stamp.
    Maker = Callable[[Ladder, Stamp], Entry]

#: So many entries more are added to the ladder as it stands; for more of them it is told anew, a
#: piece at a time, beside the one that is shown.
FEW = 20

#: So many entries are written in one step.
PIECE = 50

#: What was kept once is believed, whatever the clock says today.
WHENEVER = "9998-01-01T00:00:00.000Z"

#: Why the store cannot be trusted although it is there.
DAMAGED = "damaged"


class Keeper:
    """Holds the ladder, and every change to it.

    ``changed`` is called whenever the ladder is another one than before; ``trouble`` hears why it
    is not kept, in one word; ``begun`` once, when what was kept has been read.
    """

    def __init__(
        self,
        changed: "Callable[[], object]",
        trouble: "Callable[[str], object]",
        begun: "Callable[[], object]",
    ) -> None:
        self.ladder = Ladder()
        self.changed = changed
        self.trouble = trouble
        self.begun = begun
        self.is_reading = False
        self.is_read = False
        self.facts: dict[str, object] = {}
        self.unkept: list[Entry] = []
        self.taking: Steps | None = None
        self.store = Store(self._hear)

    def stamp(self) -> Stamp:
        """A stamp for an entry made now, on this device."""
        return Stamp(identity(), self.ladder.journal.next_time(now()), self.store.device)

    def say(self, make: "Maker", done: "Callable[[Entry], object]") -> None:
        """Makes an entry and keeps it, then adds it; the first one founds the ladder.

        Raises ``InputError`` for what cannot be said; then nothing has happened.
        """
        fresh = []
        ladder = self.ladder
        if ladder.founding is None:
            fresh.append(commands.found(self.stamp(), self.facts))
            ladder = Ladder()
            ladder.add(fresh[0])
        time = ladder.journal.next_time(now())
        entry = make(ladder, Stamp(identity(), time, self.store.device))
        fresh.append(entry)
        self.keep(fresh, lambda: done(entry))

    def keep(self, entries: list[Entry], done: "Callable[[], object]") -> None:
        """Keeps entries that are not known here, then adds them.

        What could not be kept is tried again with the next ones.
        """
        waiting = self.unkept + entries

        def kept(reason: str) -> None:
            if reason or not self.store.is_open:
                self.unkept = waiting
                if reason:
                    self.trouble(reason)
            elif self.unkept:
                self.unkept = []
                self.trouble("")
            self._take(entries, shown)

        def shown() -> None:
            self.changed()
            done()

        texts: list[str] = []
        Steps(writing(waiting, texts), lambda: self.store.keep(as_list(texts), kept))

    def take_in(self, plan: Plan, done: "Callable[[], object]") -> None:
        """Does what an import's plan says."""
        self.keep(plan.fresh, done)

    def undo_import(self, plan: Plan, done: "Callable[[], object]") -> None:
        """Undoes an import."""
        self.keep([undo_import(self.stamp(), plan)], done)

    def begin_anew(self, done: "Callable[[], object]") -> None:
        """Forgets the ladder, here and in the store."""

        def emptied(reason: str) -> None:
            if reason:
                self.trouble(reason)
                return
            self._forget()
            self.unkept = []
            self.changed()
            done()

        self.store.replace("[]", emptied)

    def today(self) -> str:
        """Today, for the date of a game."""
        return today()

    def _take(self, entries: list[Entry], done: "Callable[[], object]") -> None:
        """Adds entries to the ladder; of many the page stays live meanwhile."""
        old, known = self.ladder, self.ladder.journal
        fresh = [entry for entry in entries if known.get(entry.identity) is None]
        if len(fresh) <= FEW and not _undo_many(fresh):
            if len(fresh) > 1:
                old.add_all(fresh)
            elif fresh:
                old.add(fresh[0])
            done()
            return
        told = Ladder()

        def taken() -> None:
            if self.ladder is old and len(known.entries) + len(fresh) == len(told.journal.entries):
                self.ladder = told
                done()
            else:
                # something was said meanwhile: once more, with it
                self._take(entries, done)

        self.taking = Steps(told.adding(known.entries + fresh), taken)

    def _forget(self) -> None:
        self.ladder = Ladder()
        if self.taking is not None:
            self.taking.stop()

    def _hear(self, word: str, text: str) -> None:
        if word == LOST:
            self.trouble(text)
            if not self.is_reading:
                self._begin()
        elif word == EMPTIED:
            self._forget()
            self.changed()
        elif word == CAME:
            self._fetch(text, self._came)
        elif word == READ:
            self.is_reading = True
            self._fetch(text, self._begun)

    def _begin(self) -> None:
        if not self.is_read:
            self.is_read = True
            self.begun()

    def _read(self, rows: list[object]) -> list[Entry]:
        reading = read_entries(rows, WHENEVER)
        if reading.refused:
            self.trouble(DAMAGED)
        return reading.entries

    def _fetch(self, place: str, done: "Callable[[], object]") -> None:
        """Takes in what the store has laid out, a piece at a time."""
        entries: list[Entry] = []
        work = self._fetching(place, entries)
        Steps(work, lambda: self._take(entries, done))

    def _fetching(self, place: str, entries: list[Entry]) -> "Iterator[None]":
        for piece in self.store.pieces(place):
            entries.extend(self._read(piece))
            yield

    def _came(self) -> None:
        if self.is_read:
            self.changed()

    def _begun(self) -> None:
        self.changed()
        self._begin()


def writing(entries: list[Entry], texts: list[str]) -> "Iterator[None]":
    """Writes entries, a piece at a step."""
    for place, entry in enumerate(entries):
        texts.append(write_entry(entry))
        if place % PIECE == 0:
            yield


def as_list(texts: list[str]) -> str:
    """Written entries as the store takes them."""
    return "[" + ",".join(texts) + "]"


def _undo_many(entries: list[Entry]) -> bool:
    for entry in entries:
        undone = entry.said.get("entries") if entry.kind == UNDONE else None
        if isinstance(undone, list) and len(undone) > FEW:
            return True
    return False
