"""The report's lines: order, search, pages, and the player's panel below a line."""

from ...view.wording import Wording
from ..runtime import copy_of, data, listen
from .task_queue import portions

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: Lines on one page.
PAGE = 50

#: Lines that are filled in one piece of work.
AT_ONCE = 10

#: Columns by whose figures one wants the highest first.
HIGH_FIRST = ("rating", "k", "games", "score", "expected", "change", "new", "performance")

#: What a change begins with.
SIGNS = {"+": "gain", "\u2212": "loss"}


def first_lines() -> "dict[str, Node]":
    """Which lines are shown of an event that is new."""
    return {"sort": "number", "down": False, "from": 0, "count": PAGE}


class Table:
    """The table named Report.

    ``wanted`` is called when other lines are wanted, ``opened`` with a player's number when his
    panel is. ``view`` says which lines these are.
    """

    def __init__(
        self,
        parts: "dict[str, Node]",
        wording: Wording,
        wanted: "Callable[[], object]",
        opened: "Callable[[int], object]",
    ) -> None:
        self.wording = wording
        self.parts = parts
        self.wanted = wanted
        self.opened = opened
        self.table = parts["table"]
        self.body = self.table.tBodies[0]
        self.columns: list[list[str]] = []
        self.heads: "dict[str, Node]" = {}
        self.rows: "list[Node]" = []
        self.numbers: list[int] = []
        self.open_number: "int | None" = None
        self.panel: "Node" = None
        self.model: "Node" = None
        self.all_lines: "Node" = None
        self.view = first_lines()
        self.forget()
        listen(self.table, "click", self._clicked)
        listen(parts["search"], "input", lambda event: self._searched())
        listen(parts["team"], "change", lambda event: self._searched())
        listen(parts["order"], "change", lambda event: self._ordered())
        listen(parts["previous"], "click", lambda event: self._turn(-PAGE))
        listen(parts["next"], "click", lambda event: self._turn(PAGE))

    def forget(self) -> None:
        """Begins with the first lines of another event."""
        self.view = first_lines()
        self.parts["search"].value = ""
        self.parts["team"].value = ""
        self.close()
        self.printed()

    # what is shown

    def head(self, columns: "list[list[str]]", groups: "list[list[Node]]") -> None:
        """The columns; lines of the same columns stay as they are."""
        self.parts["groups"].textContent = ""
        self.parts["groups"].hidden = not groups
        for text, width in groups:
            cell = copy_of("template-head" if text else "template-cell")
            if text:
                cell.scope = "colgroup"
                cell.textContent = text
            cell.colSpan = width
            self.parts["groups"].append(cell)
        if columns != self.columns:
            self.columns = columns
            self._lay_out()
        self._mark_order()

    def _lay_out(self) -> None:
        self.close()
        for row in self.rows:
            row.remove()
        self.rows, self.heads = [], {}
        self.parts["columns"].textContent = ""
        self.parts["totals"].textContent = ""
        self.model = copy_of("template-line")
        for name, text, kind, system in self.columns:
            head = copy_of("template-sort")
            head.className = "column-" + kind
            button = head.querySelector("button")
            button.setAttribute("data-sort", name)
            button.children[0].textContent = text
            button.children[1].textContent = system
            self.heads[name] = head
            self.parts["columns"].append(head)
            cell = copy_of("template-player" if kind == "name" else "template-cell")
            cell.className = "column-" + kind
            self.model.append(cell)
            total = copy_of("template-head" if kind == "name" else "template-cell")
            if kind == "name":
                total.scope = "row"
            total.className = "column-" + kind
            self.parts["totals"].append(total)

    def show(self, answer: "dict[str, Node]") -> "list[Callable[[], object]]":
        """The pieces of work that show an answer's lines, in the rows that are there already."""
        lines = answer["lines"]
        pieces: "list[Callable[[], object]]" = [lambda: self._begin(answer)]
        for start, end in portions(len(lines), AT_ONCE):
            pieces.append(self._portion(lines, start, end))
        pieces.append(lambda: self._end(answer))
        return pieces

    def _begin(self, answer: "dict[str, Node]") -> None:
        lines = answer["lines"]
        self.numbers = [line[0] for line in lines]
        while len(self.rows) > len(lines):
            self.rows.pop().remove()
        if self.open_number not in self.numbers:
            self.close()

    def _portion(self, lines: "list[Node]", start: int, end: int) -> "Callable[[], object]":
        def fill() -> None:
            for place in range(start, end):
                if place == len(self.rows):
                    row = self.model.cloneNode(True)
                    self.body.append(row)
                    self.rows.append(row)
                self._fill(self.rows[place], lines[place])

        return fill

    def _end(self, answer: "dict[str, Node]") -> None:
        self._place_panel()
        for place, text in enumerate(answer["totals"]):
            self.parts["totals"].children[place].textContent = text
        self.view["from"] = answer["from"]
        self.parts["shown"].textContent = answer["shown"]
        self.parts["previous"].disabled = answer["from"] == 0
        self.parts["next"].disabled = answer["from"] + PAGE >= answer["found"]
        self.parts["pager"].hidden = answer["found"] <= PAGE

    def _fill(self, row: "Node", line: "list[Node]") -> None:
        number, texts, note = line
        cells = row.children
        for place, column in enumerate(self.columns):
            cell = cells[place]
            text = texts[place]
            if column[2] == "name":
                button = cell.firstElementChild
                button.textContent = text
                is_open = number == self.open_number
                button.setAttribute("aria-expanded", "true" if is_open else "false")
                button.nextElementSibling.textContent = note
                continue
            if column[2] == "change":
                cell.setAttribute("data-direction", SIGNS.get(text[:1], ""))
            cell.textContent = text

    # the print has all lines, not those of one page

    def add_to_print(self, lines: "list[list[Node]]") -> "list[Callable[[], object]]":
        """The pieces of work that add lines which are printed instead of those that are seen."""
        if self.all_lines is None:
            self.all_lines = copy_of("template-all-lines")
            self.parts["totals"].parentElement.before(self.all_lines)
        return [self._printed_portion(lines[a:b]) for a, b in portions(len(lines), AT_ONCE)]

    def _printed_portion(self, lines: "list[list[Node]]") -> "Callable[[], object]":
        def fill() -> None:
            for line in lines:
                row = self.model.cloneNode(True)
                self._fill(row, line)
                if self.all_lines is not None:
                    self.all_lines.append(row)

        return fill

    def printed(self) -> None:
        """Takes them away again."""
        if self.all_lines is not None:
            self.all_lines.remove()
        self.all_lines = None

    def _mark_order(self) -> None:
        self.parts["order"].value = self.view["sort"]
        for name in self.heads:
            order = "none"
            if name == self.view["sort"]:
                order = "descending" if self.view["down"] else "ascending"
            self.heads[name].setAttribute("aria-sort", order)

    # the panel

    def show_panel(self, number: int, panel: "Node") -> None:
        """Opens a player's panel below the line."""
        self.close()
        self.open_number = number
        self.panel = copy_of("template-panel-row")
        self.panel.firstElementChild.append(panel)
        self._place_panel()
        self._expand("true")

    def close(self) -> None:
        """Closes the panel that is open."""
        self._expand("false")
        self.open_number = None
        if self.panel is not None:
            self.panel.remove()
        self.panel = None

    def _expand(self, is_open: str) -> None:
        if self.open_number in self.numbers:
            row = self.rows[self.numbers.index(self.open_number)]
            row.querySelector("button").setAttribute("aria-expanded", is_open)

    def _place_panel(self) -> None:
        if self.panel is None or self.open_number not in self.numbers:
            return
        self.panel.firstElementChild.colSpan = len(self.columns)
        row = self.rows[self.numbers.index(self.open_number)]
        following = row.nextElementSibling
        if following and following.isSameNode(self.panel):
            return
        # a line that moves takes the reader's place in it along
        focused = self.panel.querySelector(":focus")
        row.after(self.panel)
        if focused:
            focused.focus()

    # what is pressed

    def _clicked(self, event: "Node") -> None:
        button = event.target.closest("button")
        if not button:
            return
        name = data(button, "sort")
        if name:
            is_again = self.view["sort"] == name
            down = not self.view["down"] if is_again else name.split("-")[0] in HIGH_FIRST
            self._order_by(name, down)
            return
        row = button.closest("tr")
        if not button.hasAttribute("data-player"):
            return
        for place, each in enumerate(self.rows):
            if each.isSameNode(row):
                number = self.numbers[place]
                if number == self.open_number:
                    self.close()
                else:
                    self.opened(number)

    def _ordered(self) -> None:
        name = str(self.parts["order"].value)
        self._order_by(name, name.split("-")[0] in HIGH_FIRST)

    def _order_by(self, name: str, down: bool) -> None:
        self.view["sort"] = name
        self.view["down"] = down
        self.view["from"] = 0
        self._mark_order()
        self.wanted()

    def _searched(self) -> None:
        self.view["search"] = str(self.parts["search"].value)
        team = str(self.parts["team"].value)
        self.view["team"] = int(team) if team else None
        self.view["from"] = 0
        self.wanted()

    def _turn(self, lines: int) -> None:
        self.view["from"] = max(0, self.view["from"] + lines)
        self.wanted()
        self.table.scrollIntoView()
