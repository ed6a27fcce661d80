"""The ladder as files: saved, opened with a look first, taken back; printed, put on a website."""

from ...errors import InputError
from ...json_text import read_json
from ...ladder.exchange import (
    LONGEST_FILE,
    Entries,
    Reading,
    check_head,
    checked,
    file_of,
    read_file,
)
from ...ladder.merging import Plan, planning
from ...ladder.table_reading import TableRow, entering, reading_rows
from ...ladder.table_writing import write_games, write_ranking
from ..runtime import CSV, ROOT, listen, now, print_page, save_file
from ..wording import Wording
from .document import ranking_page
from .keeper import Keeper, writing
from .parts import is_on, part, put, texts_as_items
from .plan_texts import plan_lines
from .steps import Steps
from .store import size_of

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable, Iterator

    from pyscript import Node

    from ...ladder.entries import Entry

JSON = "application/json"
HTML = "text/html"

#: Why a file was not even read.
TOO_LARGE = "too-large"

#: So many faults of a file are told.
FAULTS_TOLD = 5


class Files:
    """The part of the room about files."""

    def __init__(self, keeper: Keeper, wording: Wording, say: "Callable[[str], object]") -> None:
        self.keeper = keeper
        self.wording = wording
        self.say = say
        self.plan = Plan()
        self.entries: list[Entry] = []
        self.work: Steps | None = None
        for name, press in (
            ("rescue", self.save),
            ("save-file", self.save),
            ("save-games", lambda: self._save_table("games", write_games)),
            ("save-ranking", lambda: self._save_table("ranking", write_ranking)),
            ("save-page", self._save_page),
            ("print", print_page),
            ("take-in", self._take_in),
            ("leave-out", self._leave_out),
            ("undo-import", self._undo),
            ("anew", self._begin_anew),
            ("stop", self._stop),
        ):
            _on_click(name, press)
        listen(part("files").querySelector("input[type=file]"), "change", self._opened)
        listen(part("skip-twins"), "change", lambda event: self._look())
        listen(part("anew-sure"), "change", lambda event: self._make_sure())

    def save(self) -> None:
        """Saves the whole ladder as a file."""
        texts: list[str] = []
        name = "ladder-" + self.keeper.today() + ".json"
        entries = list(self.keeper.ladder.journal.entries)
        Steps(writing(entries, texts), lambda: save_file(file_of(texts), name, JSON))

    def _save_table(self, name: str, write: "Callable[..., str]") -> None:
        mark = self.wording.mark
        text = write(self.keeper.ladder, "," if mark == "." else ";", mark)
        # the mark in front is put there on the way
        save_file(text[1:], name + "-" + self.keeper.today() + ".csv", CSV)

    def _save_page(self) -> None:
        page = ranking_page(self.keeper.ladder, self.keeper.today(), str(ROOT.lang), self.wording)
        save_file(page, "ladder.html", HTML)

    def _opened(self, event: "Node") -> None:
        self._stop()
        put("file-hint", "")
        part("plan").hidden = True
        file = event.target.files.item(0)
        if file:
            self.keeper.store.read(file, LONGEST_FILE, self._read)
        event.target.value = ""

    def _read(self, reason: str, text: str, place: str) -> None:
        try:
            if reason == TOO_LARGE:
                raise InputError("too-large", "", "the file is too large", high=LONGEST_FILE)
            if reason:
                raise InputError("unreadable", "", "the file cannot be read")
            reading = Reading()
            work = self._reading_ladder(text, place, reading) if place else None
            work = work or self._reading_text(text, reading)
        except InputError as fault:
            self._fail(fault)
            return
        self._begin(work, lambda: self._has_read(reading))

    def _begin(self, work: "Iterator[object]", done: "Callable[[], object]") -> None:
        """Begins work on a file, which shows how far it is and may be stopped."""

        def ended() -> None:
            part("working").hidden = True
            done()

        part("working").hidden = False
        put("stage", self.wording.text("ladder-working"))
        self.work = Steps(work, ended, self._fail)

    def _stop(self) -> None:
        part("working").hidden = True
        if self.work is not None:
            self.work.stop()

    def _fail(self, fault: InputError) -> None:
        part("working").hidden = True
        put("file-hint", self.wording.fault(fault) + self._place(fault))

    def _has_read(self, reading: Reading) -> None:
        self.entries = reading.entries
        faults = [self._place(fault) + " " + self.wording.fault(fault) for fault in reading.faults]
        if faults:
            told = self.wording.text(
                "ladder-faults", number=str(reading.refused), count=reading.refused
            )
            put("file-hint", told + " " + " ".join(faults[:FAULTS_TOLD]))
        part("skip-twins").checked = True
        self._look()

    def _reading_ladder(self, text: str, place: str, reading: Reading) -> "Iterator[None]":
        """Reads a ladder whose entries lie at a place, piece by piece."""
        check_head(read_json(text, "the file"))
        size = size_of(place)
        entries = Entries(now(), size, reading)
        done = 0
        for piece in self.keeper.store.pieces(place):
            for row in piece:
                entries.read(row)
            done += len(piece)
            values = {"done": str(done), "number": str(size)}
            put("stage", self.wording.text("ladder-working-read", **values))
            yield
        checked(reading)

    def _reading_text(self, text: str, reading: Reading) -> "Iterator[None]":
        """Reads a table of games, or says what is wrong with what is neither."""
        if text.strip(" \r\n\t")[:1] in ("{", "[", "<", ""):
            read_file(text, now())
        rows: list[TableRow] = []
        yield from reading_rows(text, rows, reading)
        ladder = self.keeper.ladder
        if ladder.founding is None:
            raise InputError("no-ladder-yet", "", "a table needs a ladder to go into")
        device = self.keeper.store.device
        yield from entering(ladder, rows, device, now(), reading.entries)

    def _place(self, fault: InputError) -> str:
        return " (" + fault.field + ")" if fault.field else ""

    def _look(self) -> None:
        """Shows what taking in the file would change."""
        self._stop()
        found, without = Plan(), Plan()
        self._begin(self._planning(found, without), lambda: self._show(found, without))

    def _planning(self, found: Plan, without: Plan) -> "Iterator[None]":
        """Puts two plans together: with all that is fresh, and without what looks like a twin."""
        ladder = self.keeper.ladder
        put("stage", self.wording.text("ladder-working-ratings"))
        yield from planning(ladder, self.entries, found)
        if found.twins and is_on(part("skip-twins")):
            twins = tuple([entry.identity for entry, _ in found.twins])
            yield from planning(ladder, self.entries, without, twins)

    def _show(self, found: Plan, without: Plan) -> None:
        has_twins = bool(found.twins)
        if has_twins and is_on(part("skip-twins")):
            found = without
        self.plan = found
        part("twins-field").hidden = not has_twins
        texts_as_items(part("plan-list"), plan_lines(found, self.wording))
        part("take-in").hidden = found.is_empty()
        part("plan").hidden = False
        part("plan").focus()

    def _take_in(self) -> None:
        self.keeper.take_in(self.plan, self._taken_in)

    def _taken_in(self) -> None:
        part("plan").hidden = True
        part("taken-in").hidden = False
        number = len(self.plan.fresh)
        text = self.wording.text("ladder-taken-in", number=str(number), count=number)
        put("taken-in-text", text)
        founding = [entry for entry in self.plan.fresh if entry.kind == "founded"]
        part("undo-import").hidden = bool(founding)
        self.say(text)

    def _leave_out(self) -> None:
        part("plan").hidden = True
        put("file-hint", "")

    def _undo(self) -> None:
        self.keeper.undo_import(self.plan, self._undone)

    def _undone(self) -> None:
        part("taken-in").hidden = True
        self.say(self.wording.text("ladder-undone"))

    def _make_sure(self) -> None:
        part("anew").disabled = not is_on(part("anew-sure"))

    def _begin_anew(self) -> None:
        self.save()
        self.keeper.begin_anew(self._begun)

    def _begun(self) -> None:
        part("anew-sure").checked = False
        part("anew").disabled = True
        part("taken-in").hidden = True
        self.say(self.wording.text("ladder-begun-anew"))


def _on_click(name: str, press: "Callable[[], object]") -> None:
    # a function of its own: a loop's variable would be the last one for every button
    listen(part(name), "click", lambda event: press())
