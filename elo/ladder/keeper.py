"""Changes to the ladder that is kept in a store: entries, imports, another ladder, backups."""

from ..core.errors import InputError
from . import commands
from .backup import Backup
from .current import Current
from .entries import Entry
from .facts import facts_of
from .held import Held
from .ladder import Ladder
from .merging import Plan, undoing
from .stamps import Stamp
from .steps import Steps
from .store import GONE, MOVED
from .writing import Written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .steps import Watch
    from .store import Told

    #: Makes the entry of a command, given the ladder and a stamp.
    Maker = Callable[[Ladder, Stamp], Entry]
    #: Makes several, given what makes their stamps.
    Makers = Callable[[Ladder, Callable[[], Stamp]], list[Entry]]
    Done = Callable[[], object]
    Failed = Callable[[InputError], object]


class Keeper(Current):
    """Every change to the ladder: what is entered is first kept safe, then shown."""

    def stamp(self) -> Stamp:
        """A stamp for an entry made now, on this device."""
        return self._stamp(self.ladder)

    def _stamp(self, ladder: Ladder) -> Stamp:
        order = ladder.journal.next_order(self.store.now())
        return Stamp(self.store.identity(), order, self.store.device)

    def today(self) -> str:
        """Today, for the date of a game."""
        return self.store.today()

    def say(self, make: "Maker", done: "Callable[[Entry], object]") -> None:
        """Makes an entry and keeps it, then adds it; the first one founds the ladder.

        Raises ``InputError`` for what cannot be said; then nothing has happened.
        """
        self.say_all(lambda ladder, stamp: [make(ladder, stamp())], lambda made: done(made[0]))

    def say_all(self, make: "Makers", done: "Callable[[list[Entry]], object]") -> None:
        """Makes entries and keeps them together, as :meth:`say` does with one."""
        fresh = []
        held, ladder = self.held, self.ladder
        if not held.is_read or (ladder.founding is None and held.under_way):
            raise InputError("not-read-yet", "", "the ladder is being read")
        if ladder.founding is None:
            if ladder.journal.entries or held.rest:
                raise InputError("unread-founding", "", "what founds the ladder cannot be read")
            fresh.append(commands.found(self.stamp(), self.facts))
            ladder = Ladder()
            ladder.add(fresh[0])
        stamps: list[Stamp] = []

        def stamp() -> Stamp:
            known = stamps[-1].next(self.store.identity()) if stamps else self._stamp(ladder)
            stamps.append(known)
            return known

        made = make(ladder, stamp)
        fresh += made
        written = Written()
        for _ in written.writing(fresh):
            pass
        held.make_room(written)
        self._keep(held, fresh, written, lambda: done(made))

    def take_in(self, plan: Plan, done: "Done", failed: "Failed", watch: "Watch") -> Steps:
        """Does what an import's plan says. ``failed`` hears ``ladder-full``.

        ``watch`` hears how many entries are ready for the store, in the end that all are. Before
        that, what is returned can be stopped, and nothing has happened.
        """
        held, written = self.held, Written()

        def ready() -> None:
            watch(len(plan.fresh))
            self._keep(held, plan.fresh, written, done)

        return Steps(
            self.store,
            _making_room(held, plan.fresh, written),
            ready,
            failed,
            watch,
        )

    def undo_import(self, plan: Plan, done: "Done", failed: "Failed") -> None:
        """Undoes an import. ``failed`` hears ``ladder-full``."""
        held, written = self.held, Written()
        undoings: list[Entry] = []

        def work() -> "Iterator[object]":
            yield from undoing(self.stamp, plan, undoings)
            yield from _making_room(held, undoings, written)

        Steps(self.store, work(), lambda: self._keep(held, undoings, written, done), failed)

    def _keep(self, held: Held, entries: list[Entry], written: Written, done: "Done") -> None:
        """Keeps entries that are not known here, then adds them.

        What could not be kept is tried again with them.
        """
        older = list(held.unkept.values()) if self.store.is_open else []
        self.waiting.under_way += 1
        held.under_way += 1

        def kept(reason: str) -> None:
            self.waiting.under_way -= 1
            is_safe = reason == MOVED or (not reason and self.store.is_open)
            if is_safe:
                self.waiting.settle(held, older + entries)
            else:
                held.hold(entries, reason)
                if reason == GONE or held is not self.held:
                    self.waiting.strand(held)
            self._tell()
            held.take(entries, lambda: taken(is_safe, reason))
            if is_safe:
                self.waiting.retry(self._settled)

        def taken(is_safe: bool, reason: str) -> None:
            held.under_way -= 1
            if held is self.held and reason != MOVED:
                self.changed()
                done()
            elif is_safe:
                self.moved(facts_of(held.ladder).name)

        Steps(
            self.store,
            written.writing(older),
            lambda: self.store.keep(held.name, held.facts(), written.lines(), kept),
        )

    def settle(self, held: Held, entries: list[Entry]) -> None:
        """These entries of a ladder stand in a file that was seen to be there."""
        self.waiting.settle(held, entries)
        self._tell()

    def _settled(self, held: Held, entries: list[Entry]) -> None:
        self._tell()
        if held is not self.held and held.name == self.held.name:
            # it has become the current one again
            self.held.take(entries, self.changed)

    def begin_anew(
        self,
        entries: list[Entry],
        done: "Done",
        failed: "Callable[[str], object]",
        refused: "Failed",
        watch: "Watch | None" = None,
    ) -> Steps:
        """Begins another ladder with these entries, or none; this one becomes an earlier one.

        Where there is no store there are no earlier ones: then ``failed`` hears that. ``refused``
        hears ``ladder-full``. ``watch`` and what is returned are as in :meth:`take_in`.
        """
        held, written = self.held, Written()

        def begin() -> None:
            if watch is not None:
                watch(len(entries))
            lines = written.lines()
            self.store.begin(held.name, held.facts(), lines, _either(done, failed))

        work = _making_room(Held(self.store), entries, written)
        return Steps(self.store, work, begin, refused, watch)

    def bring(self, name: str, done: "Done", failed: "Callable[[str], object]") -> None:
        """Makes an earlier ladder the current one; this one becomes an earlier one."""
        self.store.bring(self.held.name, self.held.facts(), name, _either(done, failed))

    def note_saved(self, known: bool) -> None:
        """The ladder has been saved as a file, or the browser was asked to."""
        self.held.backup = Backup(self.store.today(), len(self.ladder.games), known)
        self._note()

    def put_off_saving(self) -> None:
        """Nobody is to be reminded for a while."""
        self.held.backup.put_off(self.store.today())
        self._note()

    def _note(self) -> None:
        self.store.note(self.held.name, self.held.backup.text())
        self.changed()


def _making_room(held: Held, entries: list[Entry], written: Written) -> "Iterator[int]":
    yield from written.writing(entries)
    held.make_room(written)


def _either(done: "Done", failed: "Callable[[str], object]") -> "Told":
    def told(reason: str) -> None:
        if reason:
            failed(reason)
        else:
            done()

    return told
