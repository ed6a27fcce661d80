"""What stands behind the answer, written only while somebody looks at it."""

from ....systems import SYSTEMS
from ...view.calculator import background
from ...view.calculator.answers import Answer
from ...view.calculator.entry import Entry
from ...view.wording import Wording
from ..loading import Loading
from ..runtime import copy_of, element, listen, show_link, today

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

STEPS = "steps"
OFFICIAL = "official"
COMPARE = "comparison"
WHY = "why"

#: When the games were played: on paper that is no day to be guessed.
EVENT = "event"


class Details:
    """The disclosures below the answer: working, official columns, comparison, reasons."""

    def __init__(self, wording: Wording, loading: Loading) -> None:
        self.wording = wording
        self.loading = loading
        self.compares = False
        self.shown: dict[str, object] = {}
        self.open: dict[str, bool] = {}
        self.closed = False

    def listen(self, changed: "Callable[[], object]") -> None:
        """Follows which disclosures are open; asking the browser at every key would cost time."""
        for name in (STEPS, OFFICIAL, COMPARE, WHY):
            listen(element(name), "toggle", lambda event: self._toggled(event.target, changed))

    def print(self, edition: str) -> None:
        """Opens the working for a printout, and says below it by which rules and when."""
        day = self.wording.date(today())
        element("printed").textContent = edition + " " + self.wording.text("printed", date=day)
        box = element(STEPS)
        self.closed = not box.open
        box.open = element(EVENT).open = True
        self.open[STEPS] = True

    def printed(self) -> None:
        """The page as it was before the printout."""
        if self.closed:
            element(STEPS).open = element(EVENT).open = False

    def _toggled(self, box: "Node", changed: "Callable[[], object]") -> None:
        self.open[str(box.id)] = bool(box.open)
        if self.open.get(COMPARE) and not self.compares:
            self.loading.systems(SYSTEMS, lambda: self._compare(changed), element(COMPARE))
        changed()

    def _compare(self, changed: "Callable[[], object]") -> None:
        """Every system is here now."""
        self.compares = True
        changed()

    def show(self, entry: Entry, answer: Answer) -> None:
        """Writes those that are open; notes are always open."""
        self._items("notes", "template-note", answer.notes)
        if self.open.get(STEPS):
            self._items("step-list", "template-step", answer.steps(self.wording))
        if self.open.get(WHY):
            self._items("why-list", "template-step", background.reasons(answer, self.wording))
            address, words = background.link_of(answer.reading, self.wording)
            show_link(element("why-link"), address, words)
        self._offer(COMPARE, not entry.newcomer)
        if self.open.get(COMPARE) and self.compares and not entry.newcomer:
            self._comparison(background.comparison(entry, self.wording))
        self._official(answer)

    def _official(self, answer: Answer) -> None:
        columns = answer.reading.book.official_columns
        offered = bool(columns) and answer.assessment is not None
        self._offer(OFFICIAL, offered)
        if offered and self.open.get(OFFICIAL):
            heads = [self.wording.text(name) for name in columns]
            self._cells("official-head", "template-head", heads)
            figures = answer.official_rows()
            rows = [[self.wording.figure(figure) for figure in row] for row in figures]
            self._rows("official-body", rows)

    def _comparison(self, systems: list[tuple[str, str, str, str]]) -> None:
        """A row of figures for each system, and below it why they differ."""
        if self.shown.get(COMPARE + "-rows") == systems:
            return
        self.shown[COMPARE + "-rows"] = systems
        body = element("comparison-body")
        body.replaceChildren()
        for name, rating, change, why in systems:
            body.append(_line([name, rating, change]))
            reason = copy_of("template-reason")
            reason.firstElementChild.textContent = why
            body.append(reason)

    def _offer(self, name: str, offered: bool) -> None:
        """Shows a disclosure only where there is something to disclose."""
        if self.shown.get(name) != offered:
            self.shown[name] = offered
            element(name).hidden = not offered

    def _items(self, home: str, template: str, texts: list[str]) -> None:
        if self.shown.get(home) == texts:
            return
        self.shown[home] = texts
        box = element(home)
        box.replaceChildren()
        for text in texts:
            item = copy_of(template)
            item.textContent = text
            box.append(item)

    def _rows(self, home: str, rows: list[list[str]]) -> None:
        if self.shown.get(home) == rows:
            return
        self.shown[home] = rows
        body = element(home)
        body.replaceChildren()
        for texts in rows:
            body.append(_line(texts))

    def _cells(self, home: str, template: str, texts: list[str]) -> None:
        if self.shown.get(home) == texts:
            return
        self.shown[home] = texts
        row = element(home)
        row.replaceChildren()
        for text in texts:
            cell = copy_of(template)
            cell.textContent = text
            row.append(cell)


def _line(texts: list[str]) -> "Node":
    row = copy_of("template-line")
    for text in texts:
        cell = copy_of("template-cell")
        cell.textContent = text
        row.append(cell)
    return row
