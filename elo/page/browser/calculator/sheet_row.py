"""One row of the score sheet: its elements, and what they show."""

from ....core.games import PLAYED
from ....systems.base import CHOICE, RuleBook
from ...view.calculator.entry import Row, game_facts, is_folded
from ...view.wording import Wording
from ..runtime import copy_of, data, every
from .form import shape_field

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node


class SheetModel:
    """A row as a system has it, from which all rows of a sheet are copied.

    ``facts`` are what it asks about the opponent and the game; ``folded`` tells whether they stand
    with what is seldom needed.
    """

    def __init__(self, book: RuleBook, wording: Wording) -> None:
        self.facts = game_facts(book)
        self.folded = is_folded(book)
        self._root = copy_of("template-row")
        row = self._root.querySelector("[data-row=more]" if self.folded else "[data-row=told]")
        fields = row.querySelector(".fields")
        for name, fact in self.facts:
            part = copy_of("template-row-choice" if fact.kind == CHOICE else "template-row-fact")
            part.querySelector("span").textContent = wording.text(fact.label)
            field = part.querySelector("input, select")
            field.dataset.row = name
            shape_field(field, fact, wording)
            fields.append(part)
        if self.facts and not self.folded:
            row.hidden = False

    def copy(self) -> "Node":
        """A new row."""
        return self._root.cloneNode(True)


class SheetRow:
    """The elements of one row, and what they show."""

    def __init__(self, serial: int, model: "SheetModel") -> None:
        self.root = model.copy()
        self.facts = model.facts
        self.folded = model.folded
        self.opponent = self.root.querySelector('input[type="text"]')
        self.results = every('input[type="radio"]', self.root)
        self.parts = {data(part, "row"): part for part in every("[data-row]", self.root)}
        # a name of its own for ever: two groups of one name would clear each other's choice
        for button in self.results:
            button.name = "result-" + str(serial)
        self.expected = self.parts["expected"]
        self.change = self.parts["change"]
        self.hint = self.parts["hint"]
        self.left = False
        self.marked = False

    def fill(self, row: Row) -> None:
        """Writes a row's texts into the elements."""
        self.opponent.value = row.opponent
        for button in self.results:
            button.checked = str(button.value) == row.result
        self.parts["state"].value = row.state
        for name, _ in self.facts:
            self.parts[name].value = row.fact(name)
        if row.state != PLAYED or (self.folded and [n for n, _ in self.facts if row.fact(n)]):
            self.disclose(True)

    def disclose(self, shown: bool) -> None:
        """Shows or hides what is seldom needed: the game's state, facts about the opponent."""
        self.parts["more"].hidden = not shown
        self.parts["disclose"].setAttribute("aria-expanded", "true" if shown else "false")

    def number(self, number: str, wording: Wording) -> None:
        """Gives the row its number, and its controls names that hold it."""
        parts = self.parts
        parts["number"].textContent = number
        self.root.dataset.position = str(int(number) - 1)
        parts["hint"].id = "hint-row-" + number
        parts["more"].id = "more-row-" + number
        parts["disclose"].setAttribute("aria-controls", "more-row-" + number)
        self.opponent.setAttribute("aria-describedby", "hint-row-" + number)
        for part, name in (
            (self.opponent, "row-opponent"),
            (parts["group"], "row-result"),
            (parts["remove"], "row-remove"),
            (parts["disclose"], "row-more"),
            (parts["state"], "row-state"),
        ):
            part.setAttribute("aria-label", wording.text(name, number=number))
        for name, fact in self.facts:
            label = wording.text("row-fact", fact=wording.text(fact.label), number=number)
            parts[name].setAttribute("aria-label", label)

    def mark(self, faulty: bool) -> None:
        """Marks a rating that is unusable, once it was left."""
        wrong = faulty and self.left
        if wrong != self.marked:
            self.marked = wrong
            if wrong:
                self.opponent.setAttribute("aria-invalid", "true")
            else:
                self.opponent.removeAttribute("aria-invalid")
