"""One row of the score sheet: its elements, and what they show."""

from ....core.games import PLAYED
from ...view.calculator.entry import Row
from ...view.wording import Wording
from ..runtime import copy_of, data, every


class SheetRow:
    """The elements of one row, and what they show."""

    def __init__(self, serial: int) -> None:
        self.root = copy_of("template-row")
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
        self.parts["games"].value = row.games
        self.parts["born"].value = row.born
        if row.state != PLAYED or row.games or row.born:
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
            (parts["games"], "row-games"),
            (parts["born"], "row-born"),
        ):
            part.setAttribute("aria-label", wording.text(name, number=number))

    def mark(self, faulty: bool) -> None:
        """Marks a rating that is unusable, once it was left."""
        wrong = faulty and self.left
        if wrong != self.marked:
            self.marked = wrong
            if wrong:
                self.opponent.setAttribute("aria-invalid", "true")
            else:
                self.opponent.removeAttribute("aria-invalid")
