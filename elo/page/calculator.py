"""The calculator's room: binds the form to what it means and what is said about it."""

from ..rulebooks import SYSTEMS, by_name
from . import address, presentation
from .entry import AVERAGE, MODES, ONE, SEVERAL, Entry, read, step_points, tidied
from .runtime import (
    ROOT,
    Delay,
    copy_of,
    data,
    element,
    every,
    fragment,
    listen,
    query,
    show_fragment,
)
from .sheet import ScoreSheet
from .wording import Wording

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

#: Milliseconds after the last key before the status sentence and the address follow.
SETTLED = 1000

#: Inputs whose text is an attribute of the entry.
TEXTS = ("rating", "k", "average", "games", "points")


class Calculator:
    """The form, what is entered in it, and the places of the answer."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.form = element("calculator")
        self.entry = Entry()
        self.slots: dict[str, Node] = {}
        self.shown: dict[str, str] = {}
        self.panels: dict[str, Node] = {}
        self.left: dict[str, bool] = {}
        self.wrong: list[str] = []
        self.steps = element("steps")
        self.settled = Delay(SETTLED, self.settle)
        self._find_panels()
        self.sheet = ScoreSheet(self.panels[SEVERAL], wording, self.recalculate)
        self._take_in()
        self._follow_link()
        self._listen()
        self.recalculate()

    # what is entered

    def _find_panels(self) -> None:
        """One panel a mode; only the mode's own stands in the page, the others are kept aside."""
        self.panels[ONE] = element("panel-one")
        for mode in (SEVERAL, AVERAGE):
            self.panels[mode] = copy_of("template-" + mode)
        for panel in [self.form] + [self.panels[mode] for mode in (SEVERAL, AVERAGE)]:
            for place in every("[data-slot]", panel):
                self.slots[data(place, "slot")] = place

    def _input(self, name: str) -> "Node":
        """The text input of this name, whether its panel stands in the page or not."""
        for root in [self.form] + [self.panels[mode] for mode in MODES]:
            found = root.querySelector('input[name="' + name + '"]')
            if found:
                return found
        return None

    def _take_in(self) -> None:
        """Takes what has been typed while the program was loading."""
        for name in TEXTS:
            setattr(self.entry, name, str(self._input(name).value))
        self.entry.one.opponent = str(self._input("opponent").value)
        self.entry.one.result = _checked(self.panels[ONE], "result")
        self.entry.mode = _checked(self.form, "mode")
        chosen = query("system")
        if chosen in SYSTEMS:
            self.entry.system = chosen
            element("system").value = chosen
        self._mount()

    def _follow_link(self) -> None:
        """Fills the form from the address, except where the visitor has typed already."""
        linked = address.from_pairs(fragment(), SYSTEMS)
        if linked is None:
            return
        typed = self.entry
        for name in TEXTS:
            field = self._input(name)
            if str(field.value) != str(field.defaultValue):
                setattr(linked, name, getattr(typed, name))
        field = self._input("opponent")
        if str(field.value) != str(field.defaultValue):
            linked.one.opponent = typed.one.opponent
        self.entry = linked
        self._fill()

    def _fill(self) -> None:
        """Writes the entry into the form."""
        for name in TEXTS:
            _put(self._input(name), getattr(self.entry, name))
        _put(self._input("opponent"), self.entry.one.opponent)
        _check(self.panels[ONE], "result", self.entry.one.result)
        _check(self.form, "mode", self.entry.mode)
        element("system").value = self.entry.system
        self.sheet.fill(self.entry.rows)
        self._mount()

    def _mount(self) -> None:
        mode = self.entry.mode
        home = element("panel")
        for name in MODES:
            panel = self.panels[name]
            if name == mode and not panel.isConnected:
                home.append(panel)
            elif name != mode and panel.isConnected:
                panel.remove()
        if mode == SEVERAL:
            self.sheet.ready(self.entry)
        if mode == AVERAGE:
            self._suggest_average()

    def _suggest_average(self) -> None:
        """Fills an untouched average field from the games that are listed."""
        if self.entry.average or self.entry.games or self.entry.points:
            return
        found = read(self.entry, by_name(self.entry.system)).summary()
        if found is not None:
            self.entry.average, self.entry.games, self.entry.points = found
            for name in ("average", "games", "points"):
                _put(self._input(name), getattr(self.entry, name))

    # events

    def _listen(self) -> None:
        listen(self.form, "input", self._typed)
        listen(self.form, "change", self._left)
        listen(self.form, "click", self._clicked)
        listen(self.form, "keydown", self._pressed)
        listen(self.form, "submit", lambda event: event.preventDefault())
        listen(self.steps, "toggle", lambda event: self._show_steps())

    def _typed(self, event: "Node") -> None:
        field = event.target
        name = str(field.name)
        if name in TEXTS:
            setattr(self.entry, name, str(field.value))
        elif self.sheet.takes(field):
            self.sheet.typed(self.entry, field)
        elif name == "opponent":
            self.entry.one.opponent = str(field.value)
        elif name == "result":
            self.entry.one.result = str(field.value)
        elif name == "system":
            self.entry.system = str(field.value)
        elif name == "mode":
            self.entry.mode = str(field.value)
            self._mount()
        self.recalculate()

    def _left(self, event: "Node") -> None:
        """A field is left: it may be tidied now, and its fault shown plainly."""
        field = event.target
        if str(field.type) != "text":
            return
        if self.sheet.takes(field):
            self.sheet.left(self.entry, field)
        else:
            name = str(field.name)
            self.left[name] = True
            text = tidied(name, str(field.value))
            _put(field, text)
            if name == "opponent":
                self.entry.one.opponent = text
            else:
                setattr(self.entry, name, text)
        self.recalculate()

    def _clicked(self, event: "Node") -> None:
        button = event.target.closest("button")
        if not button:
            return
        if data(button, "k"):
            self.entry.k = data(button, "k")
            _put(self._input("k"), self.entry.k)
        elif data(button, "points"):
            step = float(data(button, "points"))
            self.entry.points = step_points(self.entry.points, step, self.entry.games)
            _put(self._input("points"), self.entry.points)
        else:
            self.sheet.clicked(self.entry, button)
        self.recalculate()

    def _pressed(self, event: "Node") -> None:
        if str(event.key) == "Enter" and str(event.target.tagName) == "INPUT":
            event.preventDefault()
            if self.sheet.takes(event.target):
                self.sheet.next_row(self.entry, event.target)
                self.recalculate()

    # the answer

    def recalculate(self) -> None:
        """Answers what is entered now; the visible numbers change at once."""
        book = by_name(self.entry.system)
        self.answer = presentation.answer(self.entry, book, self.wording)
        for name in self.answer.slots:
            self._show(name, self.answer.slots[name])
        if self.entry.mode == SEVERAL:
            self.sheet.show(self.answer)
        self._mark(book)
        self._show_steps()
        self.settled.restart()

    def _show(self, name: str, text: str) -> None:
        place = self.slots.get(name)
        if place is not None and self.shown.get(name) != text:
            self.shown[name] = text
            place.textContent = text

    def _mark(self, book: "object") -> None:
        direction = self.answer.direction
        if self.shown.get("direction") != direction:
            self.shown["direction"] = direction
            element("answer").dataset.direction = direction
        wrong = [name for name in self.answer.faulty if self.left.get(name)]
        if self.wrong != wrong:
            self.wrong = wrong
            for name in presentation.FIELDS:
                _invalid(self._input(name), name in wrong)
        if self.shown.get("k") != self.entry.k:
            self.shown["k"] = self.entry.k
            for button in every("button[data-k]", self.form):
                chosen = data(button, "k") == self.entry.k.strip()
                button.setAttribute("aria-pressed", "true" if chosen else "false")

    def _show_steps(self) -> None:
        """Writes the working, but only while somebody looks at it."""
        if not self.steps.open:
            return
        texts = self.answer.steps(self.wording)
        written = "\n".join(texts)
        if self.shown.get("steps") == written:
            return
        self.shown["steps"] = written
        items = element("step-list")
        items.replaceChildren()
        for text in texts:
            item = copy_of("template-step")
            item.textContent = text
            items.append(item)

    def settle(self) -> None:
        """A while after the last key: one sentence for screen readers, and the address."""
        self._show("status", self.answer.status(self.wording))
        show_fragment(address.to_pairs(self.entry))


def start(wording: Wording) -> Calculator:
    """Opens the room and declares the page ready, as the last step."""
    calculator = Calculator(wording)
    ROOT.dataset.engine = "ready"
    return calculator


def _checked(root: "Node", name: str) -> str:
    found = root.querySelector('input[name="' + name + '"]:checked')
    return str(found.value) if found else ""


def _check(root: "Node", name: str, value: str) -> None:
    for button in every('input[name="' + name + '"]', root):
        button.checked = str(button.value) == value


def _put(field: "Node", text: str) -> None:
    if str(field.value) != text:
        field.value = text


def _invalid(field: "Node", wrong: bool) -> None:
    if wrong:
        field.setAttribute("aria-invalid", "true")
    else:
        field.removeAttribute("aria-invalid")
