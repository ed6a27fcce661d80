"""The ladder and its store as one: what is said is first kept safe, then shown.

Nothing here knows a browser. The store is given: ``elo/page/ladder/store.py`` on the page.
"""

import json

from ..errors import InputError
from . import commands
from .backup import Backup, read_backup
from .commands import Stamp
from .entries import Entry
from .exchange import Reading, check_room, read_entries, write_file
from .facts import facts_of
from .ladder import Ladder
from .merging import Plan, undo_import
from .store import CAME, GONE, LADDER, LOST, MOVED, READ, SAVED
from .waiting import Stranded, Waiting, as_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .store import Store, Told

    #: Makes the entry of a command, given the ladder and a stamp.
    Maker = Callable[[Ladder, Stamp], Entry]

#: So many entries are read before the page may do something else.
PIECE = 400

#: Why the store cannot be trusted although it is there: not all in it can be read; another ladder
#: has taken the place of one that had entries which were not kept.
DAMAGED = "damaged"
STRANDED = "stranded"


class Keeper:
    """Holds the ladder, and every change to it.

    ``changed`` is called whenever the ladder is another one than before; ``trouble`` hears why it
    is not kept, in one word, or nothing; ``begun`` whenever all that was kept has been read;
    ``moved`` what an entry's own ladder is called when another one was the current one already.

    ``waiting`` are the entries that could not be kept; ``rest`` is what was kept and is no entry,
    as JSON; ``newer`` counts the entries that only a later version knows; ``backup`` tells when
    the ladder was saved.
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
        self.facts: dict[str, object] = {}
        self.waiting = Waiting()
        self.lost = ""
        self.failure = ""
        self.name = ""
        self._start()
        self.store = store
        store.open(self._hear)

    def _start(self) -> None:
        self.ladder = Ladder()
        self.rest: list[str] = []
        self.newer = 0
        self.is_damaged = False
        self.length = 0
        self.backup = Backup()
        self.is_reading = False
        self.is_read = False

    def stamp(self) -> Stamp:
        """A stamp for an entry made now, on this device."""
        return self._stamp(self.ladder)

    def _stamp(self, ladder: Ladder) -> Stamp:
        order = ladder.journal.next_order(self.store.now())
        return Stamp(self.store.identity(), order, self.store.device)

    def say(self, make: "Maker", done: "Callable[[Entry], object]") -> None:
        """Makes an entry and keeps it, then adds it; the first one founds the ladder.

        Raises ``InputError`` for what cannot be said; then nothing has happened.
        """
        fresh = []
        ladder = self.ladder
        if not self.is_read:
            raise InputError("not-read-yet", "", "the ladder is being read")
        if ladder.founding is None:
            if ladder.journal.entries or self.rest:
                raise InputError("unread-founding", "", "what founds the ladder cannot be read")
            fresh.append(commands.found(self.stamp(), self.facts))
            ladder = Ladder()
            ladder.add(fresh[0])
        entry = make(ladder, self._stamp(ladder))
        fresh.append(entry)
        self.keep(fresh, lambda: done(entry))

    def keep(self, entries: list[Entry], done: "Callable[[], object]") -> None:
        """Keeps entries that are not known here, then adds them.

        What could not be kept is tried again with the next ones. Raises ``InputError``
        (``ladder-full``); then nothing has happened.
        """
        length = self.length + len(as_lines(entries))
        check_room(len(self.ladder.journal.entries) + len(self.rest) + len(entries), length)
        name, ladder = self.name, self.ladder
        together = self.waiting.unkept + entries

        def kept(reason: str) -> None:
            is_safe = reason == MOVED or (not reason and self.store.is_open)
            if is_safe:
                self.settle(together)
            if reason not in (GONE, MOVED) and ladder is self.ladder:
                if not is_safe:
                    self.waiting.hold(together)
                    self.failure = reason
                self.length = length
                self._take(entries)
                self.changed()
                done()
            else:
                ladder.add_all(fresh_of(ladder, entries))
                if is_safe:
                    self.moved(facts_of(ladder).name)
                else:
                    self.waiting.strand(Stranded(name, ladder, self.rest, together))
            self._tell()
            if is_safe:
                self.waiting.retry(self.store, self.settle)

        self.store.keep(name, facts_of(ladder).text(), as_lines(together), kept)

    def settle(self, entries: list[Entry]) -> None:
        """These entries are safe, in the store or in a file that was seen to be there."""
        self.waiting.settle(entries)
        self._tell()

    def _tell(self) -> None:
        """Says what is wrong with the store, the worst of it, or that nothing is."""
        reason = self.lost
        if not reason and self.waiting.unkept:
            reason = self.failure
        if not reason and self.waiting.stranded:
            reason = STRANDED
        if not reason and self.is_damaged:
            reason = DAMAGED
        self.trouble(reason)

    def take_in(self, plan: Plan, done: "Callable[[], object]") -> None:
        """Does what an import's plan says. Raises ``InputError`` (``ladder-full``)."""
        self.keep(plan.fresh, done)

    def undo_import(self, plan: Plan, done: "Callable[[], object]") -> None:
        """Undoes an import. Raises ``InputError`` (``ladder-full``)."""
        self.keep(undo_import(self.stamp, plan), done)

    def begin_anew(
        self, entries: list[Entry], done: "Callable[[], object]", failed: "Callable[[str], object]"
    ) -> None:
        """Begins another ladder with these entries, or none; this one becomes an earlier one.

        Where there is no store there are no earlier ones: then ``failed`` hears that.
        """
        self.store.begin(
            self.name, facts_of(self.ladder).text(), as_lines(entries), _either(done, failed)
        )

    def bring(
        self, name: str, done: "Callable[[], object]", failed: "Callable[[str], object]"
    ) -> None:
        """Makes an earlier ladder the current one; this one becomes an earlier one."""
        self.store.bring(self.name, facts_of(self.ladder).text(), name, _either(done, failed))

    def save_text(self) -> str:
        """The whole ladder as a file, also what nobody here can read."""
        return write_file(self.ladder.journal, tuple(self.rest))

    def is_all_in(self, reading: Reading) -> bool:
        """Whether a file holds the whole ladder, every entry of it."""
        return reading.holds(self.ladder.journal.entries) and len(reading.rest) >= len(self.rest)

    def note_saved(self, known: bool) -> None:
        """The ladder has been saved as a file, or the browser was asked to."""
        self.backup = Backup(self.store.today(), len(self.ladder.games), known)
        self._note()

    def put_off_saving(self) -> None:
        """Nobody is to be reminded for a while."""
        self.backup.put_off(self.store.today())
        self._note()

    def _note(self) -> None:
        self.store.note(self.name, self.backup.text())
        self.changed()

    def today(self) -> str:
        """Today, for the date of a game."""
        return self.store.today()

    def _take(self, entries: list[Entry]) -> None:
        fresh = fresh_of(self.ladder, entries)
        if len(fresh) > 1:
            self.ladder.add_all(fresh)
        elif fresh:
            self.ladder.add(fresh[0])

    def _hear(self, word: str, text: str) -> None:
        if word == LOST:
            self.lost = text
            self._tell()
            if not self.is_reading:
                self._begin()
        elif word == LADDER:
            self._change_to(text)
        elif word == SAVED:
            self.backup = read_backup(text)
        elif word == CAME:
            self.length += len(text)
            self._take(self._read(json.loads(text)))
            if self.is_read:
                self.changed()
        elif word == READ:
            self.is_reading = True
            self.length = len(text)
            self._read_all(json.loads(text))

    def _change_to(self, name: str) -> None:
        unkept = self.waiting.unkept
        if unkept:
            self.waiting.strand(Stranded(self.name, self.ladder, self.rest, unkept))
        was_read = self.is_read
        self._start()
        self.name = name
        self._tell()
        if was_read:
            self.changed()

    def _begin(self) -> None:
        if not self.is_read:
            self.is_read = True
            self.begun()

    def _read(self, rows: list[object]) -> list[Entry]:
        reading = read_entries(rows)
        self._note_unread(reading)
        return reading.entries

    def _note_unread(self, reading: Reading) -> None:
        self.rest += reading.rest_texts()
        self.newer += reading.newer
        if reading.refused:
            self.is_damaged = True
            self._tell()

    def _read_all(self, rows: list[object]) -> None:
        """Reads what was kept, a piece at a time: the page stays live meanwhile."""
        entries: list[Entry] = []
        self._in_pieces(
            len(rows),
            lambda start, end: entries.extend(self._read(rows[start:end])),
            lambda: self._take_all(entries),
        )

    def _take_all(self, entries: list[Entry]) -> None:
        entries.sort(key=lambda entry: (entry.order, entry.identity))
        self._in_pieces(
            len(entries),
            lambda start, end: self._take(entries[start:end]),
            self._is_taken,
        )

    def _is_taken(self) -> None:
        self.changed()
        self._begin()

    def _in_pieces(
        self, number: int, work: "Callable[[int, int], object]", done: "Callable[[], object]"
    ) -> None:
        ladder = self.ladder
        place = [0]

        def more() -> None:
            if ladder is not self.ladder:
                return
            start = place[0]
            place[0] = min(start + PIECE, number)
            work(start, place[0])
            if place[0] < number:
                self.store.soon(more)
            else:
                done()

        more()


def _either(done: "Callable[[], object]", failed: "Callable[[str], object]") -> "Told":
    def told(reason: str) -> None:
        if reason:
            failed(reason)
        else:
            done()

    return told


def fresh_of(ladder: Ladder, entries: list[Entry]) -> list[Entry]:
    """Those of the entries that a ladder does not have."""
    return [entry for entry in entries if ladder.journal.get(entry.identity) is None]
