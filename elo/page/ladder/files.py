"""The ladder as files: saved, opened with a look first, taken back; printed, put on a website."""

from ...errors import InputError
from ...ladder.exchange import LARGEST_FILE, LONGEST_FILE, Reading, read_file
from ...ladder.keeper import Keeper
from ...ladder.ladder import Ladder
from ...ladder.merging import Plan, is_another, plan
from ...ladder.table_reading import entries_of, read_games
from ...ladder.table_writing import write_games, write_ranking
from ..runtime import ASKED, CSV, ROOT, SAVED, STOPPED, listen, now, print_page, save_file
from ..wording import Wording
from .document import ranking_page
from .parts import is_on, part, put, texts_as_items
from .plan_texts import plan_lines
from .saving import HTML, save_ladder
from .store import Store

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

    from ...ladder.entries import Entry

#: Why a file was not even read.
TOO_LARGE = "too-large"

#: So many faults of a file are told.
FAULTS_TOLD = 5


class Files:
    """The part of the room about files."""

    def __init__(
        self, keeper: Keeper, store: Store, wording: Wording, say: "Callable[[str], object]"
    ) -> None:
        self.keeper = keeper
        self.store = store
        self.wording = wording
        self.say = say
        self.plan = Plan()
        self.entries: list[Entry] = []
        self.is_other = False
        for name, press in (
            ("rescue", self._rescue),
            ("save-file", lambda: self._save("save-told")),
            ("remind-save", lambda: self._save("notice")),
            ("save-games", lambda: self._save_table("games", write_games)),
            ("save-ranking", lambda: self._save_table("ranking", write_ranking)),
            ("save-page", self._save_page),
            ("print", print_page),
            ("take-in", self._take_in),
            ("leave-out", self._leave_out),
            ("undo-import", self._undo),
            ("anew", self._begin_anew),
        ):
            _on_click(name, press)
        listen(part("files").querySelector("input[type=file]"), "change", self._opened)
        listen(part("skip-twins"), "change", lambda event: self._look())

    def _save(self, place: str) -> None:
        """Saves the whole ladder as a file, and says at this place what is known of it."""
        ladder = self.keeper.ladder

        def told(outcome: str) -> None:
            if outcome in (SAVED, ASKED) and ladder is self.keeper.ladder:
                self.keeper.note_saved(outcome == SAVED)
            put(place, self._outcome(outcome))

        save_ladder(self.keeper.save_text(), self.keeper.today(), told)

    def _rescue(self) -> None:
        """Saves what is not kept: another ladder's entries first, while there are any."""
        if not self.keeper.waiting.stranded:
            self._save("rescue-told")
            return
        stranded = self.keeper.waiting.stranded[0]

        def told(outcome: str) -> None:
            put("rescue-told", self._outcome(outcome))
            if outcome == SAVED:
                self.keeper.settle(stranded.entries)

        save_ladder(stranded.text(), self.keeper.today(), told)

    def _outcome(self, outcome: str) -> str:
        text = self.wording.text("saving-" + outcome)
        return text + " " + self.wording.text("ladder-saving-asked") if outcome == ASKED else text

    def _told(self, outcome: str) -> None:
        put("save-told", "" if outcome == STOPPED else self.wording.text("saving-" + outcome))

    def _save_table(self, name: str, write: "Callable[..., str]") -> None:
        mark = self.wording.mark
        text = write(self.keeper.ladder, "," if mark == "." else ";", mark)
        # the mark in front is put there on the way
        save_file(text[1:], name + "-" + self.keeper.today() + ".csv", CSV, self._told)

    def _save_page(self) -> None:
        page = ranking_page(self.keeper.ladder, self.keeper.today(), str(ROOT.lang), self.wording)
        save_file(page, "ladder.html", HTML, self._told)

    def _opened(self, event: "Node") -> None:
        put("file-hint", "")
        put("save-told", "")
        part("plan").hidden = True
        file = event.target.files.item(0)
        if file:
            self.store.read(file, LARGEST_FILE, self._read)
        event.target.value = ""

    def _read(self, reason: str, text: str) -> None:
        try:
            if reason == TOO_LARGE:
                raise InputError("too-large", "", "the file is too large", high=LONGEST_FILE)
            if reason:
                raise InputError("unreadable", "", "the file cannot be read")
            reading = self._reading(text)
        except InputError as fault:
            put("file-hint", self.wording.fault(fault) + self._place(fault))
            return
        self.entries = reading.entries
        part("skip-twins").checked = True
        self.is_other = is_another(self.keeper.ladder, reading.entries)
        put("file-hint", " ".join(self._notes(reading)))
        self._prove(reading)
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

    def _prove(self, reading: Reading) -> None:
        """Says so when the file holds the ladder that is shown: it is known to be there."""
        if not self.is_other and self.keeper.is_all_in(reading):
            self.keeper.note_saved(True)
            number = len(self.keeper.ladder.journal.entries)
            put("save-told", self.wording.text("ladder-proved", number=str(number), count=number))

    def _reading(self, text: str) -> Reading:
        if text.strip(" \r\n\t")[:1] in ("{", "[", "<", ""):
            return read_file(text)
        rows, reading = read_games(text)
        ladder = self.keeper.ladder
        if ladder.founding is None:
            raise InputError("no-ladder-yet", "", "a table needs a ladder to go into")
        reading.entries = entries_of(ladder, rows, self.store.device, now())
        return reading

    def _place(self, fault: InputError) -> str:
        return " (" + fault.field + ")" if fault.field else ""

    def _look(self) -> None:
        """Shows what taking in the file would change."""
        try:
            # another ladder's file opens beside this one, and nothing of it is compared
            ladder = Ladder() if self.is_other else self.keeper.ladder
            found = plan(ladder, self.entries)
            has_twins = bool(found.twins)
            if has_twins and is_on(part("skip-twins")):
                twins = tuple([entry.identity for entry, _ in found.twins])
                found = plan(ladder, self.entries, twins)
        except InputError as fault:
            put("file-hint", self.wording.fault(fault))
            return
        self.plan = found
        part("twins-field").hidden = not has_twins
        lines = [self.wording.text("ladder-plan-another")] if self.is_other else []
        texts_as_items(part("plan-list"), lines + plan_lines(found, self.wording))
        part("take-in").hidden = found.is_empty()
        part("plan").hidden = False
        part("plan").focus()

    def _take_in(self) -> None:
        if self.is_other:
            self.keeper.begin_anew(self.plan.fresh, self._taken_in, self._not_begun)
            return
        try:
            self.keeper.take_in(self.plan, self._taken_in)
        except InputError as fault:
            put("file-hint", self.wording.fault(fault))

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
        try:
            self.keeper.undo_import(self.plan, self._undone)
        except InputError as fault:
            put("file-hint", self.wording.fault(fault))

    def _undone(self) -> None:
        part("taken-in").hidden = True
        self.say(self.wording.text("ladder-undone"))

    def _begin_anew(self) -> None:
        put("anew-hint", "")
        self.keeper.begin_anew([], self._begun, self._not_begun)

    def _begun(self) -> None:
        part("taken-in").hidden = True
        self.say(self.wording.text("ladder-begun-anew"))

    def _not_begun(self, reason: str) -> None:
        put("anew-hint", self.wording.text("ladder-refusal-" + reason))


def _on_click(name: str, press: "Callable[[], object]") -> None:
    # a function of its own: a loop's variable would be the last one for every button
    listen(part(name), "click", lambda event: press())
