"""The score sheet: a row for every game, added with Enter, removed with undo."""

from .entry import MOST_GAMES, Entry, Row, tidied
from .presentation import Answer
from .runtime import copy_of, data, every
from .wording import Wording

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node


class SheetRow:
    """The elements of one row, and what they show."""

    def __init__(self, root: "Node") -> None:
        self.root = root
        self.opponent = root.querySelector('input[type="text"]')
        self.results = every('input[type="radio"]', root)
        self.group = root.querySelector("[data-row=group]")
        self.number = root.querySelector("[data-row=number]")
        self.expected = root.querySelector("[data-row=expected]")
        self.change = root.querySelector("[data-row=change]")
        self.hint = root.querySelector("[data-row=hint]")
        self.remove = root.querySelector("button")
        self.shown = ("", "", "")
        self.left = False
        self.marked = False

    def mark(self, faulty: bool) -> None:
        """Marks an unusable rating, but not while it is being typed for the first time."""
        wrong = faulty and self.left
        if wrong and not self.marked:
            self.opponent.setAttribute("aria-invalid", "true")
        elif self.marked and not wrong:
            self.opponent.removeAttribute("aria-invalid")
        self.marked = wrong

    def show(self, texts: tuple[str, str, str]) -> None:
        """Puts the expectation, the change and the hint beside the row, where they differ."""
        before = self.shown
        if texts == before:
            return
        if texts[0] != before[0]:
            self.expected.textContent = texts[0]
        if texts[1] != before[1]:
            self.change.textContent = texts[1]
        if texts[2] != before[2]:
            self.hint.textContent = texts[2]
        self.shown = texts


class ScoreSheet:
    """The rows of the sheet, kept in step with the entry's rows by position."""

    def __init__(self, panel: "Node", wording: Wording, changed: "object") -> None:
        self.panel = panel
        self.table = panel.querySelector("table")
        self.bar = panel.querySelector("[data-sheet=removed]")
        self.bar_text = panel.querySelector("[data-sheet=removed-text]")
        self.wording = wording
        self.changed = changed
        self.rows: list[SheetRow] = []
        self.removed: tuple[int, Row] | None = None
        self.serial = 0

    def ready(self, entry: Entry) -> None:
        """A sheet always has a row to type in; a first game carries over from One game."""
        if not entry.rows:
            if entry.one.opponent.strip():
                entry.rows.append(Row(entry.one.opponent, entry.one.result))
            entry.rows.append(Row())
            self.fill(entry.rows)

    def fill(self, rows: list[Row]) -> None:
        """Shows these rows instead of the present ones."""
        for shown in self.rows:
            shown.root.remove()
        self.rows = []
        for row in rows:
            self._add(row, len(self.rows))
        self._number()

    def takes(self, field: "Node") -> bool:
        """Whether an element belongs to the sheet."""
        return bool(self.table.contains(field))

    def typed(self, entry: Entry, field: "Node") -> None:
        """A rating has been typed or a result chosen."""
        position = self._position(field)
        if str(field.type) == "radio":
            entry.rows[position].result = str(field.value)
        else:
            entry.rows[position].opponent = str(field.value)
        self._forget_removed()

    def left(self, entry: Entry, field: "Node") -> None:
        """A rating's field is left: it may be tidied now, and marked if it is unusable."""
        position = self._position(field)
        self.rows[position].left = True
        entry.rows[position].opponent = tidied("opponent", entry.rows[position].opponent)
        if str(field.value) != entry.rows[position].opponent:
            field.value = entry.rows[position].opponent

    def next_row(self, entry: Entry, field: "Node") -> None:
        """Enter: on to the next row, a new one after the last."""
        position = self._position(field) + 1
        if position == len(self.rows):
            self._append(entry)
        if position < len(self.rows):
            self.rows[position].opponent.focus()

    def clicked(self, entry: Entry, button: "Node") -> None:
        """One of the sheet's own buttons: add, remove, undo."""
        action = data(button, "sheet")
        if action == "add":
            self._append(entry)
            self.rows[-1].opponent.focus()
        elif action == "remove":
            self._remove(entry, self._position(button))
        elif action == "undo":
            self._undo(entry)

    def show(self, answer: Answer) -> None:
        """Puts the answer's figures beside the rows."""
        for position, row in enumerate(self.rows):
            found = answer.rows[position]
            row.show((found.expected, found.change, found.hint))
            row.mark(found.faulty)

    def _append(self, entry: Entry) -> None:
        if len(entry.rows) < MOST_GAMES:
            entry.rows.append(Row())
            self._add(entry.rows[-1], len(self.rows))
            self._number()
        self._forget_removed()

    def _remove(self, entry: Entry, position: int) -> None:
        self.removed = (position, entry.rows[position])
        del entry.rows[position]
        self.rows[position].root.remove()
        del self.rows[position]
        if not entry.rows:
            entry.rows.append(Row())
            self._add(entry.rows[0], 0)
        self._number()
        self.bar_text.textContent = self.wording.text("row-removed", number=str(position + 1))
        self.bar.hidden = False
        self.rows[min(position, len(self.rows) - 1)].opponent.focus()

    def _undo(self, entry: Entry) -> None:
        if self.removed is None:
            return
        position, row = self.removed
        if len(entry.rows) == 1 and entry.rows[0].is_blank():
            entry.rows.clear()
        entry.rows.insert(min(position, len(entry.rows)), row)
        self.fill(entry.rows)
        self._forget_removed()
        self.rows[position].opponent.focus()

    def _forget_removed(self) -> None:
        if self.removed is not None:
            self.removed = None
            self.bar.hidden = True

    def _add(self, row: Row, position: int) -> None:
        shown = SheetRow(copy_of("template-row"))
        shown.opponent.value = row.opponent
        # a name of its own for ever: two groups of one name would clear each other's choice
        self.serial += 1
        for button in shown.results:
            button.name = "result-" + str(self.serial)
            button.checked = str(button.value) == row.result
        self.rows.insert(position, shown)
        self.table.append(shown.root)

    def _number(self) -> None:
        for position, row in enumerate(self.rows):
            number = str(position + 1)
            row.number.textContent = number
            row.root.dataset.position = str(position)
            hint = "hint-row-" + number
            row.hint.id = hint
            row.opponent.setAttribute("aria-describedby", hint)
            label = self.wording.text("row-opponent", number=number)
            row.opponent.setAttribute("aria-label", label)
            row.group.setAttribute("aria-label", self.wording.text("row-result", number=number))
            row.remove.setAttribute("aria-label", self.wording.text("row-remove", number=number))

    def _position(self, field: "Node") -> int:
        return int(data(field.closest("[data-position]"), "position"))
