"""A ladder of the store as a window holds it: read, added to and written, each in slices."""

from .backup import Backup
from .entries import Entry
from .exchange import Entries, Reading, check_room
from .facts import facts_of
from .kinds import UNDONE
from .ladder import Ladder
from .steps import Steps
from .writing import Written, filing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .merging import Plan
    from .steps import Watch
    from .store import Store

#: So many entries more are added to the ladder as it stands; for more of them it is told anew, a
#: piece at a time, beside the one that is shown.
FEW = 20


class Held:
    """One ladder of the store.

    ``name`` is what the store calls it; ``ladder`` is what the entries give that are in it so far;
    ``rest`` is what was kept and is no entry, as JSON; ``newer`` counts the entries that only a
    later version knows; ``is_damaged`` tells that not all can be read, ``backup`` when it was
    saved.

    ``unkept`` are the entries, by identity, that stand nowhere but here, and ``failure`` says why.
    ``under_way`` counts what is about to be added. ``is_read`` tells whether all that was kept has
    been read.
    """

    def __init__(self, store: "Store", name: str = "") -> None:
        self.store = store
        self.name = name
        self.ladder = Ladder()
        self.rest: list[str] = []
        self.newer = 0
        self.is_damaged = False
        self.backup = Backup()
        self.unkept: dict[str, Entry] = {}
        self.failure = ""
        self.under_way = 0
        self.is_reading = False
        self.is_read = False
        self._number = 0
        self._length = 0
        self._reading: Steps | None = None

    def facts(self) -> str:
        """What the ladder is called and how large it is, as the store keeps it."""
        return facts_of(self.ladder).text()

    def make_room(self, written: Written) -> None:
        """Counts entries that are to come. Raises ``InputError`` (``ladder-full``)."""
        number = self._number + len(written.texts)
        length = self._length + written.length
        check_room(number, length)
        self._number, self._length = number, length

    def fetch(self, place: str, done: "Callable[[], object]", watch: "Watch | None" = None) -> None:
        """Takes in what the store has laid out; ``watch`` hears how many entries are read."""
        found = Reading()
        work = self.reading(place, found)

        def taking() -> None:
            self.take(found.entries, done)

        self._reading = Steps(self.store, work, taking, None, watch)

    def stop(self) -> None:
        """Reads no further: nobody looks at this ladder any more."""
        if self._reading is not None:
            self._reading.stop()

    def reading(self, place: str, found: Reading) -> "Iterator[int]":
        """Reads what the store has laid out, a piece at a step; yields how many it has read."""
        entries = Entries(found)
        done = 0
        for lines in self.store.pieces(place):
            entries.read_lines(lines)
            self._number += len(lines)
            for line in lines:
                self._length += len(line)
            done += len(lines)
            yield done
        self.rest += found.rest_texts()
        self.newer += found.newer
        self.is_damaged = self.is_damaged or found.refused > 0

    def take(self, entries: list[Entry], done: "Callable[[], object]") -> None:
        """Adds the entries that are not there yet; of many the page stays live meanwhile."""
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
                self.take(entries, done)

        Steps(self.store, told.adding(known.entries + fresh), taken)

    def hold(self, entries: list[Entry], failure: str) -> None:
        """The store did not take these entries."""
        for entry in entries:
            self.unkept[entry.identity] = entry
        self.failure = failure

    def settle(self, entries: list[Entry]) -> None:
        """These entries are safe, in the store or in a file that was seen to be there."""
        if self.unkept:
            for entry in entries:
                self.unkept.pop(entry.identity, None)

    def is_all_in(self, plan: "Plan", reading: Reading) -> bool:
        """Whether a file holds the whole ladder, every entry of it; none are nothing to hold.

        ``plan`` is what taking in all that was read of it would do.
        """
        number = len(self.ladder.journal.entries)
        return number > 0 and plan.known == number and len(reading.rest) >= len(self.rest)

    def writing(self, add: "Callable[[str], object]") -> "Iterator[int]":
        """Writes the whole ladder as a file, also what nobody here can read; as it is now.

        ``add`` takes the text piece by piece; yields how many entries are written.
        """
        return filing(list(self.ladder.journal.entries), list(self.rest), add)


def _undo_many(entries: list[Entry]) -> bool:
    for entry in entries:
        undone = entry.said.get("entries") if entry.kind == UNDONE else None
        if isinstance(undone, list) and len(undone) > FEW:
            return True
    return False
