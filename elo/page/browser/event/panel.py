"""A question's elements: its places for text, its tables, and the disclosures in it."""

from ..charts import Chart
from ..runtime import copy_of, data, element, every, listen

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node


class Panel:
    """A question: a disclosure of the page, and the part of this chapter that belongs into it.

    ``changed`` is called when the question or a disclosure in it has been opened or closed.
    """

    def __init__(self, part: "Node", changed: "Callable[[], object]") -> None:
        self.box = element(data(part, "panel"))
        self.box.append(part)
        self.part = part
        self.fields = {data(field, "plan"): field for field in every("[data-plan]", part)}
        self.charts = {data(each, "chart"): Chart(each) for each in every("[data-chart]", part)}
        self.folds = {data(fold, "fold"): fold for fold in every("[data-fold]", part)}
        self._places = {data(place, "place"): place for place in every("[data-place]", part)}
        self._rows = {data(body, "rows"): body for body in every("[data-rows]", part)}
        self._parts: dict[str, list[Node]] = {}
        for each in every("[data-if]", part):
            self._parts.setdefault(data(each, "if"), []).append(each)
        self._shown: dict[str, object] = {}
        # kept, for asking the browser at every key would cost time
        self._open: dict[str, bool] = {}
        self._follow("", self.box, changed)
        for name in self.folds:
            self._follow(name, self.folds[name], changed)

    def _follow(self, name: str, box: "Node", changed: "Callable[[], object]") -> None:
        def toggled(event: "Node") -> None:
            self._open[name] = bool(box.open)
            changed()

        self._open[name] = bool(box.open)
        listen(box, "toggle", toggled)

    def is_open(self, fold: str = "") -> bool:
        """Whether the question is open, or a disclosure in it."""
        return self._open[fold]

    def texts(self, slots: dict[str, str]) -> None:
        """Puts texts into their places, where they differ from what is there."""
        for name in slots:
            if name in self._places and self.is_new(name, slots[name]):
                self._places[name].textContent = slots[name]

    def offer(self, condition: str, holds: bool) -> None:
        """Shows what belongs to a condition, or hides it."""
        if self.is_new("if " + condition, holds):
            for each in self._parts.get(condition, []):
                each.hidden = not holds

    def rows(self, name: str, rows: list[list[str]], strong: "list[bool] | None" = None) -> None:
        """Fills a table; a row that is ``strong`` stands out."""
        if self.is_new("rows " + name, (rows, strong)):
            fill_rows(self._rows[name], rows, strong)

    def figures(self, figures: list[tuple[str, str, str]]) -> None:
        """Lists figures: each a name, a value, and what it is."""
        if not self.is_new("figures", figures):
            return
        home = self.part.querySelector("[data-list=figures]")
        home.replaceChildren()
        for name, value, about in figures:
            figure = copy_of("template-figure")
            figure.querySelector("dt").textContent = name
            figure.querySelector("strong").textContent = value
            figure.querySelector("span").textContent = about
            home.append(figure)

    def is_new(self, name: str, what: object) -> bool:
        """Whether something differs from what was shown last; it is remembered."""
        if name in self._shown and self._shown[name] == what:
            return False
        self._shown[name] = what
        return True


def fill_rows(body: "Node", rows: list[list[str]], strong: "list[bool] | None" = None) -> None:
    """Fills the body of a table."""
    body.replaceChildren()
    for number, texts in enumerate(rows):
        row = copy_of("template-line")
        if strong is not None and strong[number]:
            row.className = "strong"
        for text in texts:
            cell = copy_of("template-cell")
            cell.textContent = text
            row.append(cell)
        body.append(row)
