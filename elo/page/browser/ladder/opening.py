"""A file opened into the ladder: read and looked at first, then taken in, and taken back."""

from ....core.errors import InputError
from ....core.json_text import read_json
from ....ladder.exchange import (
    LARGEST_FILE,
    LONGEST_FILE,
    Entries,
    Reading,
    check_founding,
    check_head,
    check_length,
    check_number,
    read_file,
)
from ....ladder.keeper import Keeper
from ....ladder.ladder import Ladder
from ....ladder.merging import Plan, is_another, planning
from ....ladder.table_reading import TableRow, entering, reading_rows
from ...view.ladder.plan_texts import plan_lines
from ...view.wording import Wording
from ..runtime import listen, now
from .parts import is_on, on_click, part, put, texts_as_items
from .store import Store, length_of, size_of
from .working import Working

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable, Iterator

    from pyscript import Node

#: Why a file was not even read.
TOO_LARGE = "too-large"

#: So many faults of a file are told.
FAULTS_TOLD = 5


class Opening:
    """The part of the room that takes files in."""

    def __init__(
        self,
        keeper: Keeper,
        store: Store,
        working: Working,
        wording: Wording,
        say: "Callable[[str], object]",
    ) -> None:
        self.keeper = keeper
        self.store = store
        self.working = working
        self.wording = wording
        self.say = say
        self.plan = Plan()
        self.reading = Reading()
        self.is_other = False
        self.is_taking = False
        for name, press in (
            ("take-in", self._take_in),
            ("leave-out", self._leave_out),
            ("undo-import", self._undo),
        ):
            on_click(name, press)
        listen(part("files").querySelector("input[type=file]"), "change", self._opened)
        listen(part("skip-twins"), "change", lambda event: self._look())

    def forget(self) -> None:
        """What was taken in last is another ladder's by now."""
        part("taken-in").hidden = True

    def end_taking(self) -> None:
        """Whatever was to be taken in is, or another ladder is shown by now."""
        if self.is_taking:
            self.is_taking = False
            self.working.end()

    def fail(self, fault: InputError) -> None:
        """Says what is wrong with a file."""
        self.is_taking = False
        self.working.end()
        put("file-hint", self.wording.fault(fault) + self._place(fault))

    def _place(self, fault: InputError) -> str:
        return " (" + fault.field + ")" if fault.field else ""

    def _opened(self, event: "Node") -> None:
        self.working.stop()
        put("file-hint", "")
        put("save-told", "")
        part("plan").hidden = True
        file = event.target.files.item(0)
        if file:
            self.store.read(file, LARGEST_FILE, self._read)
        event.target.value = ""

    def _read(self, reason: str, text: str, place: str) -> None:
        try:
            if reason == TOO_LARGE:
                raise InputError("too-large", "", "the file is too large", high=LONGEST_FILE)
            if reason:
                raise InputError("unreadable", "", "the file cannot be read")
        except InputError as fault:
            self.fail(fault)
            return
        reading = Reading()
        work = self._reading_ladder(text, place, reading) if place else None
        self._begin(work or self._reading_text(text, reading), lambda: self._has_read(reading))

    def _begin(self, work: "Iterator[object]", done: "Callable[[], object]") -> None:
        """Begins work on a file, which shows how far it is and may be stopped."""
        self.working.begin("file-hint", self.wording.text("ladder-working"), work, done, self.fail)

    def _reading_ladder(self, text: str, place: str, reading: Reading) -> "Iterator[None]":
        """Reads a ladder whose entries lie at a place, piece by piece."""
        size = size_of(place)
        check_length(length_of(place))
        reading.version = check_head(read_json(text, "the file"))
        check_number(size)
        entries = Entries(reading)
        done = 0
        for lines in self.store.pieces(place):
            entries.read_lines(lines)
            done += len(lines)
            values = {"done": str(done), "number": str(size)}
            put("stage", self.wording.text("ladder-working-read", **values))
            yield
        check_founding(reading.entries)

    def _reading_text(self, text: str, reading: Reading) -> "Iterator[None]":
        """Reads a table of games, or says what is wrong with what is neither."""
        if text.strip(" \r\n\t")[:1] in ("{", "[", "<", ""):
            read_file(text)
        rows: list[TableRow] = []
        yield from reading_rows(text, rows, reading)
        ladder = self.keeper.ladder
        if ladder.founding is None:
            raise InputError("no-ladder-yet", "", "a table needs a ladder to go into")
        yield from entering(ladder, rows, self.store.device, now(), reading.entries)

    def _has_read(self, reading: Reading) -> None:
        self.reading = reading
        part("skip-twins").checked = True
        self.is_other = is_another(self.keeper.ladder, reading.entries)
        put("file-hint", " ".join(self._notes(reading)))
        self._look()

    def _notes(self, reading: Reading) -> list[str]:
        """What is to be said of a file: what cannot be used, what is newer."""
        notes = []
        if reading.refused:
            number = reading.refused
            notes.append(self.wording.text("ladder-faults", number=str(number), count=number))
            for fault in reading.faults[:FAULTS_TOLD]:
                notes.append(self._place(fault) + " " + self.wording.fault(fault))
        if reading.newer:
            number = reading.newer
            notes.append(self.wording.text("ladder-newer", number=str(number), count=number))
        return notes

    def _look(self) -> None:
        """Shows what taking in the file would change."""
        found, without = Plan(), Plan()
        self._begin(self._planning(found, without), lambda: self._show(found, without))

    def _planning(self, found: Plan, without: Plan) -> "Iterator[None]":
        """Puts two plans together: with all that is fresh, and without what looks like a twin."""
        # another ladder's file opens beside this one, and nothing of it is compared
        ladder = Ladder() if self.is_other else self.keeper.ladder
        entries = self.reading.entries
        put("stage", self.wording.text("ladder-working-ratings"))
        yield from planning(ladder, entries, found)
        if found.twins and is_on(part("skip-twins")):
            twins = tuple([entry.identity for entry, _ in found.twins])
            yield from planning(ladder, entries, without, twins)

    def _show(self, found: Plan, without: Plan) -> None:
        self._prove(found)
        has_twins = bool(found.twins)
        if has_twins and is_on(part("skip-twins")):
            found = without
        self.plan = found
        part("twins-field").hidden = not has_twins
        lines = [self.wording.text("ladder-plan-another")] if self.is_other else []
        texts_as_items(part("plan-list"), lines + plan_lines(found, self.wording))
        part("take-in").hidden = found.is_empty()
        part("plan").hidden = False
        part("plan").focus()

    def _prove(self, found: Plan) -> None:
        """Says so when the file holds the ladder that is shown: it is known to be there."""
        if not self.is_other and self.keeper.held.is_all_in(found, self.reading):
            self.keeper.note_saved(True)
            number = len(self.keeper.ladder.journal.entries)
            put("save-told", self.wording.text("ladder-proved", number=str(number), count=number))

    def _take_in(self) -> None:
        fresh = self.plan.fresh
        number = len(fresh)
        count = self.working.counting("ladder-working-take", number)

        def watch(reached: object) -> None:
            if reached == number:
                # from here on they are safe, and taken back with "Undo"
                self._go_on()
            else:
                count(reached)

        self.working.show("plan", self.wording.text("ladder-working-taking"))
        if self.is_other:
            steps = self.keeper.begin_anew(fresh, self._taken_in, self._not_begun, self.fail, watch)
        else:
            steps = self.keeper.take_in(self.plan, self._taken_in, self.fail, watch)
        if not self.is_taking:
            self.working.hold(steps)

    def _go_on(self) -> None:
        self.is_taking = True
        part("plan").hidden = True
        self.working.go_on(self.wording.text("ladder-working-ratings"))

    def _taken_in(self) -> None:
        self.end_taking()
        part("plan").hidden = True
        part("taken-in").hidden = False
        number = len(self.plan.fresh)
        text = self.wording.text("ladder-taken-in", number=str(number), count=number)
        put("taken-in-text", text)
        founding = [entry for entry in self.plan.fresh if entry.kind == "founded"]
        part("undo-import").hidden = bool(founding)
        self.say(text)

    def _not_begun(self, reason: str) -> None:
        self.end_taking()
        part("plan").hidden = False
        put("anew-hint", self.wording.text("ladder-refusal-" + reason))

    def _leave_out(self) -> None:
        part("plan").hidden = True
        put("file-hint", "")

    def _undo(self) -> None:
        self.working.show("taken-in", "")
        self._go_on()
        self.keeper.undo_import(self.plan, self._undone, self.fail)

    def _undone(self) -> None:
        self.end_taking()
        part("taken-in").hidden = True
        self.say(self.wording.text("ladder-undone"))
