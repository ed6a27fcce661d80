"""What norms ask: the opponents' titles and federations, and the verdicts on all norms."""

from ....core.formats import FORMATS
from ....systems.norms import norms_of
from ...view.calculator.entry import Entry
from ...view.calculator.reading import Reading
from ...view.event.norms import Norms, Verdict, verdict
from ...view.wording import Wording
from ..runtime import copy_of, data, every
from .panel import Panel, fill_rows

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node


class NormSheet:
    """A row for every listed opponent, a disclosure for every norm, and what was not checked."""

    def __init__(self, panel: Panel, wording: Wording) -> None:
        self.panel = panel
        self.wording = wording
        self.body = panel.part.querySelector("[data-piece=opponents]")
        self.home = panel.part.querySelector("[data-list=verdicts]")
        self.places: list[int] = []
        self.norms: dict[str, Node] = {}
        for name in FORMATS:
            option = copy_of("template-option")
            option.value = name
            option.textContent = wording.text("norm-format-" + name)
            panel.fields["format"].append(option)

    def opponents(self, entry: Entry, reading: Reading) -> None:
        """The rows of the opponents, unless they are just these already."""
        listed = []
        for place, game in enumerate(reading.rows):
            if game is not None:
                row = entry.rows[place]
                listed.append((place, row.opponent, row.title, row.federation))
        if not self.panel.is_new("opponents", listed):
            return
        # typing in this very row must not exchange it
        places = [place for place, _, _, _ in listed]
        if places != self.places:
            self.places = places
            self.body.replaceChildren()
            titles = norms_of(reading.book).titles
            for place in places:
                self.body.append(self._row(place, titles))
        for row, (_, opponent, title, federation) in zip(every("tr", self.body), listed):
            row.children[1].textContent = opponent or self.wording.dash
            _put(row.querySelector("[data-rival=title]"), title)
            _put(row.querySelector("[data-rival=federation]"), federation)

    def typed(self, entry: Entry, field: "Node") -> bool:
        """Takes in what is known of an opponent; false where the field is none of these."""
        part = data(field, "rival")
        if not part:
            return False
        place = int(data(field.closest("tr"), "place"))
        text = str(field.value)
        entry.rows[place].set(part, text.strip().upper() if part == "federation" else text)
        return True

    def show(self, norms: Norms) -> None:
        """The norms, each with what is behind it; below them, always seen, what was not checked."""
        for each in norms.verdicts:
            if each.name not in self.norms:
                self.norms[each.name] = copy_of("template-norm")
                self.home.append(self.norms[each.name])
            self._verdict(self.norms[each.name], each)
        self.home.hidden = not norms.verdicts
        box = self.panel.part.querySelector("[data-list=unchecked]")
        box.hidden = not norms.verdicts
        if self.panel.is_new("unchecked", norms.unchecked):
            box.querySelector("p").textContent = norms.not_checked
            listed = box.querySelector("ul")
            listed.replaceChildren()
            for text in norms.unchecked:
                item = copy_of("template-unchecked")
                item.textContent = text
                listed.append(item)

    def _verdict(self, box: "Node", found: Verdict) -> None:
        shown = (found.status, found.still, found.conditions, found.notes, found.needs)
        if not self.panel.is_new("norm " + found.name, shown):
            return
        summary = box.querySelector("summary")
        summary.children[0].textContent = found.heading
        summary.children[1].textContent = found.verdict
        summary.dataset.status = found.status
        box.querySelector("[data-piece=still]").textContent = found.still
        conditions = box.querySelector("ul")
        conditions.replaceChildren()
        for status, sentence in found.conditions:
            item = copy_of("template-condition")
            item.dataset.status = status
            item.children[0].textContent = verdict(status, self.wording)
            item.children[1].textContent = sentence
            conditions.append(item)
        table = box.querySelector("table")
        table.hidden = not found.needs
        fill_rows(table.querySelector("tbody"), found.needs)
        box.querySelector("[data-piece=notes]").textContent = found.notes

    def _row(self, place: int, titles: tuple[str, ...]) -> "Node":
        row = copy_of("template-rival")
        row.dataset.place = str(place)
        number = str(place + 1)
        row.children[0].textContent = number
        select = row.querySelector("select")
        for title in titles:
            option = copy_of("template-option")
            option.value = option.textContent = title
            select.append(option)
        select.setAttribute("aria-label", self.wording.text("norm-row-title", number=number))
        field = row.querySelector("input")
        field.setAttribute("aria-label", self.wording.text("norm-row-federation", number=number))
        return row


def _put(field: "Node", text: str) -> None:
    if str(field.value).strip().upper() != text.upper():
        field.value = text
