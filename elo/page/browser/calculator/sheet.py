"""The score sheet: a row for every game, added with Enter or pasted, removed with undo."""

from ....systems.base import RuleBook
from ...view.calculator.answers import Answer
from ...view.calculator.entry import MOST_GAMES, Entry, Row, is_list, tidied
from ...view.wording import Wording
from ..loading import Loading
from ..places import Texts
from ..runtime import data, every, paste_tables
from .sheet_row import SheetModel, SheetRow

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: The most characters that are quoted of a line that was not understood.
LONGEST_QUOTE = 40


class ScoreSheet:
    """The rows of the sheet, kept in step with the entry's rows by position.

    ``changed`` is called when games have been read from a list, which may take a moment.
    """

    def __init__(
        self,
        panel: "Node",
        wording: Wording,
        loading: Loading,
        changed: "Callable[[], object]",
    ) -> None:
        self.loading = loading
        self.changed = changed
        self.table = panel.querySelector("table")
        self.parts = {data(part, "sheet"): part for part in every("[data-sheet]", panel)}
        paste_tables(self.parts["list"])
        self.wording = wording
        self.rows: list[SheetRow] = []
        self.columns = Texts([])
        self.has_hints = False
        self.removed: tuple[int, Row] | None = None
        # the page's own example, carried over before anybody has typed another game
        self.example: Row | None = None
        self.serial = 0
        self.model = SheetModel(RuleBook(), wording)
        self.book = RuleBook()

    def lay_out(self, book: RuleBook, entry: Entry) -> None:
        """The rows of an entry, with the fields that this system has."""
        self.model = SheetModel(book, self.wording)
        self.book = book
        self._fill(entry.rows)

    def ready(self, entry: Entry) -> None:
        """A sheet always has a row to type in; a first game carries over from One game."""
        if not entry.rows:
            if entry.one.opponent.strip():
                entry.rows.append(entry.one.copy())
                if entry.one.is_example():
                    self.example = entry.rows[0]
            entry.rows.append(Row())
            self._fill(entry.rows)

    def takes(self, field: "Node") -> bool:
        """Whether an element belongs to a game of the sheet."""
        return bool(self.table.contains(field))

    def typed(self, entry: Entry, field: "Node") -> None:
        """Something about a game has been typed or chosen."""
        row = entry.rows[self._position(field)]
        part = data(field, "row")
        if str(field.type) == "radio":
            part = "result"
        row.set(part or "opponent", str(field.value))
        if row is self.example:
            self.example = None
        self._forget_removed()

    def left(self, entry: Entry, field: "Node") -> None:
        """A rating's field is left: it may be tidied now, and marked if it is unusable."""
        position = self._position(field)
        if data(field, "row"):
            return
        self.rows[position].left = True
        text = tidied(self.book.split(str(field.value))[0], self.book.opponent)
        entry.rows[position].set("opponent", text)
        if str(field.value) != text:
            field.value = text

    def next_row(self, entry: Entry, field: "Node") -> None:
        """Enter: on to the next row, a new one after the last."""
        position = self._position(field) + 1
        if position == len(self.rows):
            self._append(entry)
        if position < len(self.rows):
            self.rows[position].opponent.focus()

    def pasted(self, entry: Entry, field: "Node", text: str) -> bool:
        """Takes a pasted list in at this row; false for a text that belongs into the one field."""
        if not is_list(text):
            return False
        position = self._position(field)
        # what reads it may have to be fetched first, and what was pasted is not lost by that
        unread = str(self.parts["list"].value)
        self.parts["list"].value = text + "\n" + unread if unread else text
        self._read(entry, position)
        return True

    def clicked(self, entry: Entry, button: "Node") -> None:
        """One of the sheet's own buttons."""
        action = data(button, "sheet") or data(button, "row")
        if action == "add":
            self._append(entry)
            self.rows[-1].opponent.focus()
        elif action == "remove":
            self._remove(entry, self._position(button))
        elif action == "disclose":
            row = self.rows[self._position(button)]
            row.disclose(bool(row.parts["more"].hidden))
        elif action == "undo":
            self._undo(entry)
        elif action == "take":
            self._read(entry, len(entry.rows), for_example=True)

    def show(self, answer: Answer) -> None:
        """Puts the answer's figures beside the rows."""
        row_hints = answer.row_hints
        hints = [""] * len(self.rows)
        for place in row_hints:
            hints[place] = row_hints[place][0]
        if self.example is not None and answer.reading.entry.rows[0] is self.example:
            hints[0] = hints[0] or self.wording.text("row-example")
        self.columns.write(answer.expected + answer.changes + hints)
        if row_hints or self.has_hints:
            self.has_hints = bool(row_hints)
            for place, row in enumerate(self.rows):
                row.mark(place in row_hints and row_hints[place][1])

    def _read(self, entry: Entry, position: int, for_example: bool = False) -> None:
        """Takes the games of the list, once what understands them is here."""

        def ready(pasting: "Node") -> None:
            found = pasting.read_lines(str(self.parts["list"].value))
            if for_example and found.rows:
                # whoever has a list needs no example
                entry.rows = [row for row in entry.rows if row is not self.example]
            self._take(entry, found, position)
            self.changed()

        self.loading.open("pasting", ready)

    def _take(self, entry: Entry, found: "Node", position: int) -> None:
        """Puts a list of games behind a row, over blank ones; says what was understood."""
        before = [row for row in entry.rows[: position + 1] if not row.is_blank()]
        after = [row for row in entry.rows[position + 1 :] if not row.is_blank()]
        entry.rows = (before + found.rows + after)[:MOST_GAMES] + [Row()]
        self._fill(entry.rows)
        self.parts["list"].value = "\n".join(found.unread)
        echo = self.wording.text("paste-read", games=str(len(found.rows)), count=len(found.rows))
        if found.open:
            echo += " " + self.wording.text("paste-open", games=str(found.open), count=found.open)
        if found.unread:
            lines = "; ".join([line[:LONGEST_QUOTE] for line in found.unread[:3]])
            count = len(found.unread)
            echo += " " + self.wording.text("paste-unread", count=count, lines=lines)
            self.parts["paste"].open = True
        self.parts["echo"].textContent = echo
        self._forget_removed()

    def _fill(self, rows: list[Row]) -> None:
        for shown in self.rows:
            shown.root.remove()
        self.rows = []
        for row in rows:
            self._add(row)
        self._number()

    def _append(self, entry: Entry) -> None:
        if len(entry.rows) < MOST_GAMES:
            entry.rows.append(Row())
            self._add(entry.rows[-1])
            self._number()
        self._forget_removed()

    def _remove(self, entry: Entry, position: int) -> None:
        self.removed = (position, entry.rows[position])
        del entry.rows[position]
        self.rows[position].root.remove()
        del self.rows[position]
        if not entry.rows:
            entry.rows.append(Row())
            self._add(entry.rows[0])
        self._number()
        text = self.wording.text("row-removed", number=str(position + 1))
        self._say_removed(text)
        self.rows[min(position, len(self.rows) - 1)].opponent.focus()

    def _undo(self, entry: Entry) -> None:
        if self.removed is None:
            return
        position, row = self.removed
        if len(entry.rows) == 1 and entry.rows[0].is_blank():
            entry.rows.clear()
        entry.rows.insert(min(position, len(entry.rows)), row)
        self._fill(entry.rows)
        self._forget_removed()
        self.rows[position].opponent.focus()

    def _forget_removed(self) -> None:
        if self.removed is not None:
            self.removed = None
            self._say_removed("")

    def _say_removed(self, text: str) -> None:
        """Announces a removal, with the button that takes it back; an empty text ends that."""
        self.parts["removed-text"].textContent = text
        self.parts["undo"].hidden = not text

    def _add(self, row: Row) -> None:
        self.serial += 1
        shown = SheetRow(self.serial, self.model)
        shown.fill(row)
        if row is self.example:
            # to be typed over, as the form's own
            shown.opponent.defaultValue = row.opponent
        self.rows.append(shown)
        self.table.append(shown.root)

    def _number(self) -> None:
        for position, row in enumerate(self.rows):
            row.number(str(position + 1), self.wording)
        rows = self.rows
        self.columns = Texts(
            [row.expected for row in rows]
            + [row.change for row in rows]
            + [row.hint for row in rows]
        )

    def _position(self, field: "Node") -> int:
        return int(data(field.closest("[data-position]"), "position"))
