"""The form's elements: read and written by name, and laid out for a system."""

from ....systems.base import Fact, RuleBook
from ...view.calculator.entry import AVERAGE, FACTS, FIELD, MODES, ONE, SEVERAL, Entry
from ...view.wording import Wording
from ..places import Places
from ..runtime import copy_of, data, element, every

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

#: Facts that stand in the page's own HTML; the others are laid out for each system.
STANDING = ("rating", "k")


class Form:
    """The form: its inputs by name, its panels by mode, and the places for text by slot."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.root = element("calculator")
        self.inputs: dict[str, Node] = {}
        self.places = Places()
        self.labels = {"k": element("k-label")}
        self.helps: dict[str, Node] = {}
        self.panels = {ONE: element("panel-one")}
        # kept by hand, for the panel is out of the page in the other modes
        self.opponent_fields = element("opponent-fields")
        for mode in (SEVERAL, AVERAGE):
            self.panels[mode] = copy_of("template-" + mode)
        for part in (self.root, self.panels[SEVERAL], self.panels[AVERAGE]):
            self._find(part)

    def _find(self, part: "Node") -> None:
        for place in every("[data-slot]", part):
            self.places.add(data(place, "slot"), place)
        for field in every("input[type=text], input[type=date], select", part):
            if field.name:
                self.inputs[str(field.name)] = field

    def offer(self, systems: tuple[str, ...]) -> None:
        """Leaves only these systems to choose from."""
        for option in every("option", self.inputs["system"]):
            if str(option.value) not in systems:
                option.remove()

    def mark(self, wrong: list[str]) -> None:
        """Marks these fields as unusable, and no others."""
        for name in self.inputs:
            if name in wrong:
                self.inputs[name].setAttribute("aria-invalid", "true")
            else:
                self.inputs[name].removeAttribute("aria-invalid")

    # the entry

    def value(self, name: str) -> str:
        """What a field holds; empty where the system has no such field."""
        return str(self.inputs[name].value) if name in self.inputs else ""

    def put(self, name: str, text: str) -> None:
        """Writes into a field, unless it holds just that."""
        if name in self.inputs and str(self.inputs[name].value) != text:
            self.inputs[name].value = text

    def was_typed_in(self, name: str) -> bool:
        """Whether a field holds something else than the page came with."""
        field = self.inputs[name]
        return str(field.value) != str(field.defaultValue)

    def take_in(self, entry: Entry) -> None:
        """Takes over what has been typed while the program was loading."""
        for name in STANDING:
            entry.facts[name] = self.value(name)
        entry.one.opponent = self.value("opponent")
        entry.one.result = chosen(self.panels[ONE], "result")
        entry.mode = chosen(self.root, "mode")
        entry.system = self.value("system")

    def fill(self, entry: Entry, book: RuleBook) -> None:
        """Writes an entry into the form, which has been laid out for its system."""
        for name in FACTS:
            self.put(name, entry.facts[name])
        for name in FIELD:
            self.put(name, entry.field[name])
        self.put("opponent", entry.one.opponent)
        self.put("opponent-games", entry.one.games)
        self.put("opponent-born", entry.one.born)
        self.put("date", entry.day(book))
        self.put("system", entry.system)
        self.put("tempo", entry.tempo)
        choose(self.panels[ONE], "result", entry.one.result)
        choose(self.root, "mode", entry.mode)
        element("newcomer").checked = entry.newcomer

    def mount(self, mode: str) -> None:
        """Puts the mode's own panel into the page; the others are kept aside as they are."""
        for name in MODES:
            panel = self.panels[name]
            if name == mode and not panel.isConnected:
                element("panel").append(panel)
            elif name != mode and panel.isConnected:
                panel.remove()

    # the system

    def lay_out(self, book: RuleBook, entry: Entry) -> None:
        """The fields that this system asks for, and no others."""
        element("date-label").textContent = self.wording.text(
            "end-label" if book.by_last_day else "date-label"
        )
        own = [fact for fact in book.facts if fact.name not in STANDING]
        self._facts(element("facts-fields"), own, "")
        element("facts").hidden = len(book.facts) <= len(STANDING)
        self._facts(self.opponent_fields, list(book.opponent_facts), "opponent-")
        self._tempos(book, entry)
        self._presets(book)
        element("date-field").hidden = not book.is_dated()
        element("tempo-field").hidden = not book.tempos
        element("event").hidden = not (book.is_dated() or book.tempos)
        element("newcomer-field").hidden = not book.rates_newcomers
        element("why-heading").hidden = not book.federation
        element("sure-heading").hidden = bool(book.federation)
        self.newcomer(entry.newcomer and book.rates_newcomers)

    def follow(self, facts: tuple[Fact, ...]) -> None:
        """Names the fields, and says what they are good for, as an edition of the rules does."""
        for fact in facts:
            name = fact.name
            if name in self.labels:
                self.labels[name].textContent = self.wording.text(fact.label)
            if name in self.helps and fact.hint is not None:
                self.helps[name].textContent = self.wording.message(fact.hint)

    def newcomer(self, checked: bool) -> None:
        """A player without a rating has none to type, and no K either."""
        for name in STANDING:
            self.inputs[name].disabled = checked

    def _facts(self, box: "Node", facts: list[Fact], prefix: str) -> None:
        for field in every("input", box):
            self.inputs.pop(str(field.name), None)
        box.replaceChildren()
        box.hidden = not facts
        for fact in facts:
            box.append(self._fact(fact, prefix + fact.name))

    def _fact(self, fact: Fact, name: str) -> "Node":
        part = copy_of("template-fact")
        field = part.querySelector("input")
        field.id = field.name = name
        label = part.querySelector("label")
        label.htmlFor = name
        label.textContent = self.wording.text(fact.label)
        self.labels[name] = label
        fault = part.querySelector(".hint")
        fault.id = "hint-" + name
        fault.dataset.slot = "hint-" + name
        described = "hint-" + name
        if fact.hint is not None:
            hint = part.querySelector(".help")
            hint.id = "help-" + name
            hint.textContent = self.wording.message(fact.hint)
            self.helps[name] = hint
            described += " help-" + name
        field.setAttribute("aria-describedby", described)
        self._find(part)
        return part

    def _tempos(self, book: RuleBook, entry: Entry) -> None:
        select = self.inputs["tempo"]
        select.replaceChildren()
        for tempo in book.tempos:
            option = copy_of("template-option")
            option.value = tempo
            option.textContent = self.wording.text("tempo-" + tempo)
            select.append(option)
        if book.tempos and entry.tempo not in book.tempos:
            entry.tempo = book.tempos[0]
        select.value = entry.tempo

    def _presets(self, book: RuleBook) -> None:
        group = element("k-presets")
        group.replaceChildren()
        fact = book.fact("k")
        group.hidden = fact is None or not fact.presets
        for value, message in fact.presets if fact else ():
            button = copy_of("template-preset")
            button.dataset.k = str(value)
            button.querySelector("b").textContent = str(value)
            button.querySelector("span").textContent = self.wording.message(message)
            group.append(button)


def chosen(root: "Node", name: str) -> str:
    """The value of the checked button of a group, empty when none is."""
    found = root.querySelector('input[name="' + name + '"]:checked')
    return str(found.value) if found else ""


def choose(root: "Node", name: str, value: str) -> None:
    """Checks the button of this value, and no other of its group."""
    for button in every('input[name="' + name + '"]', root):
        button.checked = str(button.value) == value
