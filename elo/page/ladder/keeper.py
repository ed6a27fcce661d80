"""The ladder and its store as one: what is said is first kept safe, then shown."""

import json

from ...ladder import commands
from ...ladder.commands import Stamp
from ...ladder.entries import Entry
from ...ladder.exchange import read_entries, write_entry
from ...ladder.ladder import Ladder
from ...ladder.merging import Plan, undo_import
from ..runtime import identity, now, soon, today
from .store import CAME, EMPTIED, LOST, READ, Store

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    #: Makes the entry of a command, given the ladder and a stamp.
    Maker = Callable[[Ladder, Stamp], Entry]

#: So many entries are read before the page may do something else.
PIECE = 400

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
            self._take(entries)
            self.changed()
            done()

        self.store.keep(as_list(waiting), kept)

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
            self.ladder = Ladder()
            self.unkept = []
            self.changed()
            done()

        self.store.replace("[]", emptied)

    def today(self) -> str:
        """Today, for the date of a game."""
        return today()

    def _take(self, entries: list[Entry]) -> None:
        fresh = [entry for entry in entries if self.ladder.journal.get(entry.identity) is None]
        if len(fresh) > 1:
            self.ladder.add_all(fresh)
        elif fresh:
            self.ladder.add(fresh[0])

    def _hear(self, word: str, text: str) -> None:
        if word == LOST:
            self.trouble(text)
            if not self.is_reading:
                self._begin()
        elif word == EMPTIED:
            self.ladder = Ladder()
            self.changed()
        elif word == CAME:
            self._take(self._read(json.loads(text)))
            if self.is_read:
                self.changed()
        elif word == READ:
            self.is_reading = True
            self._read_all(json.loads(text))

    def _begin(self) -> None:
        if not self.is_read:
            self.is_read = True
            self.begun()

    def _read(self, rows: list[object]) -> list[Entry]:
        reading = read_entries(rows, WHENEVER)
        if reading.refused:
            self.trouble(DAMAGED)
        return reading.entries

    def _read_all(self, rows: list[object]) -> None:
        """Reads what was kept, a piece at a time: the page stays live meanwhile."""
        entries: list[Entry] = []

        def read_more() -> None:
            place = len(done)
            piece = rows[place : place + PIECE]
            done.extend(piece)
            entries.extend(self._read(piece))
            if len(done) < len(rows):
                soon(read_more)
            else:
                self._take_all(entries)

        done: list[object] = []
        read_more()

    def _take_all(self, entries: list[Entry]) -> None:
        entries.sort(key=lambda entry: (entry.time, entry.identity))
        taken = [0]

        def take_more() -> None:
            self._take(entries[taken[0] : taken[0] + PIECE])
            taken[0] += PIECE
            if taken[0] < len(entries):
                soon(take_more)
            else:
                self.changed()
                self._begin()

        take_more()


def as_list(entries: list[Entry]) -> str:
    """Entries as the store takes them."""
    return "[" + ",".join([write_entry(entry) for entry in entries]) + "]"
