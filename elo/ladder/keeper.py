"""The ladder and its store as one: what is said is first kept safe, then shown.

Nothing here knows a browser. The store is given: ``elo/page/ladder/store.py`` on the page.
"""

import json

from ..errors import InputError
from . import commands
from .backup import Backup, read_backup
from .commands import Stamp
from .entries import Entry
from .exchange import Reading, check_room, read_entries, write_entry, write_file
from .facts import facts_of
from .ladder import Ladder
from .merging import Plan, undo_import

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    Told = Callable[[str], object]

    class Store(Protocol):
        """Where ladders are kept, with a clock and dice; answers come later, by ``told``."""

        is_open: bool
        device: str

        def open(self, hear: Callable[[str, str], object]) -> None:
            """Opens it: ``hear`` hears a word and a text, now and whenever something comes."""

        def keep(self, ladder: str, facts: str, lines: str, told: Told) -> None:
            """Keeps entries, a line each, all or none; ``told`` hears why not."""

        def begin(self, ladder: str, facts: str, lines: str, told: Told) -> None:
            """Begins another ladder with these entries."""

        def bring(self, ladder: str, facts: str, earlier: str, told: Told) -> None:
            """Makes an earlier ladder the current one."""

        def note(self, ladder: str, saved: str) -> None:
            """Notes how a ladder was saved."""

        def identity(self) -> str:
            """A new identity."""
            raise NotImplementedError

        def now(self) -> str:
            """The moment it is."""
            raise NotImplementedError

        def today(self) -> str:
            """The day it is."""
            raise NotImplementedError

        def soon(self, task: Callable[[], object]) -> None:
            """Does a task when there is time."""

    #: Makes the entry of a command, given the ladder and a stamp.
    Maker = Callable[[Ladder, Stamp], Entry]

#: So many entries are read before the page may do something else.
PIECE = 400

#: What the store tells: the ladder that is the current one, how it was saved, all its entries,
#: entries of another window, why the store has gone.
LADDER = "ladder"
SAVED = "saved"
READ = "read"
CAME = "came"
LOST = "lost"

#: What a store answers beside the reasons of its troubles: the entries are in their ladder, which
#: is no longer the current one; their ladder was removed.
MOVED = "moved"
GONE = "gone"

#: Why the store cannot be trusted although it is there: not all in it can be read; another ladder
#: has taken the place of one that had entries which were not kept.
DAMAGED = "damaged"
STRANDED = "stranded"


class Stranded:
    """Entries that could not be kept before another ladder took the place of theirs."""

    def __init__(self, name: str, ladder: Ladder, rest: list[str], entries: list[Entry]) -> None:
        self.name = name
        self.ladder = ladder
        self.rest = rest
        self.entries = entries

    def text(self) -> str:
        """Their whole ladder as a file."""
        return write_file(self.ladder.journal, tuple(self.rest))


class Keeper:
    """Holds the ladder, and every change to it.

    ``changed`` is called whenever the ladder is another one than before; ``trouble`` hears why it
    is not kept, in one word, or nothing; ``begun`` whenever all that was kept has been read;
    ``moved`` what an entry's own ladder is called when another one was the current one already.

    ``unkept`` are the entries that could not be kept yet, ``stranded`` those of other ladders;
    ``rest`` is what was kept and is no entry, as JSON, ``newer`` counts the entries that only a
    later version knows; ``backup`` tells when the ladder was saved.
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
        self.stranded: list[Stranded] = []
        self.lost = ""
        self.failure = ""
        self.name = ""
        self._start()
        self.store = store
        store.open(self._hear)

    def _start(self) -> None:
        self.ladder = Ladder()
        self.unkept: list[Entry] = []
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
        waiting = self.unkept + entries

        def kept(reason: str) -> None:
            is_safe = reason == MOVED or (not reason and self.store.is_open)
            if is_safe:
                self._settle(waiting)
            if reason != GONE and ladder is self.ladder and reason != MOVED:
                if not is_safe:
                    self.unkept += [each for each in waiting if each not in self.unkept]
                    self.failure = reason
                self.length = length
                self._take(entries)
                self._tell()
                self.changed()
                done()
            else:
                ladder.add_all(fresh_of(ladder, entries))
                if is_safe:
                    self.moved(facts_of(ladder).name)
                else:
                    self._strand(Stranded(name, ladder, self.rest, waiting))
            if is_safe:
                self._retry()

        self.store.keep(name, facts_of(ladder).text(), as_lines(waiting), kept)

    def _settle(self, entries: list[Entry]) -> None:
        # these are safe; what else waits is not
        self.unkept = [each for each in self.unkept if each not in entries]
        for other in self.stranded:
            other.entries = [each for each in other.entries if each not in entries]
        self.stranded = [other for other in self.stranded if other.entries]
        self._tell()

    def _strand(self, stranded: Stranded) -> None:
        if self.ladder is stranded.ladder:
            self.unkept = []
        self.stranded.append(stranded)
        self._tell()

    def _retry(self) -> None:
        # the store has space again: what other ladders wait for can be kept in them
        for each in self.stranded:
            self._keep_stranded(each)

    def _keep_stranded(self, each: Stranded) -> None:
        def kept(reason: str) -> None:
            if reason in ("", MOVED) and self.store.is_open:
                self.forget(each)

        self.store.keep(each.name, facts_of(each.ladder).text(), as_lines(each.entries), kept)

    def forget(self, stranded: Stranded) -> None:
        """These entries are safe elsewhere."""
        self.stranded = [each for each in self.stranded if each is not stranded]
        self._tell()

    def _tell(self) -> None:
        """Says what is wrong with the store, the worst of it, or that nothing is."""
        reason = self.lost
        if not reason and self.unkept:
            reason = self.failure
        if not reason and self.stranded:
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
        known = {entry.identity: entry for entry in reading.entries}
        for entry in self.ladder.journal.entries:
            other = known.get(entry.identity)
            if other is None or not other.same_as(entry):
                return False
        return bool(known) and len(reading.rest) >= len(self.rest)

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
        if self.unkept:
            self._strand(Stranded(self.name, self.ladder, self.rest, self.unkept))
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
        ladder = self.ladder

        def read_more() -> None:
            if ladder is not self.ladder:
                return
            place = len(done)
            piece = rows[place : place + PIECE]
            done.extend(piece)
            entries.extend(self._read(piece))
            if len(done) < len(rows):
                self.store.soon(read_more)
            else:
                self._take_all(entries)

        done: list[object] = []
        read_more()

    def _take_all(self, entries: list[Entry]) -> None:
        entries.sort(key=lambda entry: entry.order)  # sort: no two are equal
        taken = [0]
        ladder = self.ladder

        def take_more() -> None:
            if ladder is not self.ladder:
                return
            self._take(entries[taken[0] : taken[0] + PIECE])
            taken[0] += PIECE
            if taken[0] < len(entries):
                self.store.soon(take_more)
            else:
                self.changed()
                self._begin()

        take_more()


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


def as_lines(entries: list[Entry]) -> str:
    """Entries as the store takes them, a line each."""
    return "\n".join([write_entry(entry) for entry in entries])
