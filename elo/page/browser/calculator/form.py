"""The form's elements: read and written by name, and laid out for a system."""

from ....systems.base import CHOICE, DAY, FIELD, Fact, RuleBook
from ...view.calculator import entry as entered
from ...view.calculator.entry import (
    AVERAGE,
    MODES,
    ONE,
    SEVERAL,
    Entry,
    game_facts,
    in_the_open,
    is_folded,
)
from ...view.calculator.states import shown_states
from ...view.wording import Wording
from ..places import Places
from ..runtime import copy_of, data, element, every, has_focus, listen, soon

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

#: Facts that stand in the page's own HTML; the others are laid out for each system.
STANDING = ("rating", "k")

#: Whose a fact's field is, by its ``data-fact``.
PLAYER = "player"
GAME = "game"


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
        # stands beside the rating or with what is folded away, by the system
        self.k_field = element("k-field")
        for mode in (SEVERAL, AVERAGE):
            self.panels[mode] = copy_of("template-" + mode)
        for part in (self.root, self.panels[SEVERAL], self.panels[AVERAGE]):
            self._find(part)
        listen(self.root, "focusin", self._entered)

    def _entered(self, event: "Node") -> None:
        """An example value is there to be typed over: all of it is selected."""
        field = event.target
        if field.matches("input[type=text]") and field.value and not self._differs(field):
            # a click puts the cursor somewhere first
            soon(lambda: self._select(field))

    def _select(self, field: "Node") -> None:
        if has_focus(field) and not self._differs(field):
            field.select()

    def _differs(self, field: "Node") -> bool:
        return str(field.value) != str(field.defaultValue)

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
        for button in every("button", element("near-systems")):
            if data(button, "system") not in systems:
                button.remove()

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
        return self._differs(self.inputs[name])

    def reveal(self, name: str) -> None:
        """Opens what a field is folded away in."""
        if name in self.inputs:
            box = self.inputs[name].closest("details")
            if box:
                box.open = True

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
        for name in STANDING:
            self.put(name, entry.fact(name))
        for fact in book.facts:
            self.put(fact.name, entry.fact(fact.name))
        for name in entered.FIELD:
            self.put(name, entry.field[name])
        self.put("opponent", entry.one.opponent)
        for name, _ in game_facts(book):
            self.put(name, entry.one.fact(name))
        self.put("date", entry.day(book))
        self.put("system", entry.system)
        for button in every("button", element("near-systems")):
            button.hidden = data(button, "system") == entry.system
        self.put("tempo", entry.tempo)
        choose(self.panels[ONE], "result", entry.one.result)
        choose(self.root, "mode", entry.mode)
        element("newcomer").checked = entry.newcomer

    def mount(self, mode: str) -> None:
        """Puts the mode's own panel into the page; the others are kept aside as they are.

        What is folded away about the opponent is about that of the one game.
        """
        element("opponent-more").hidden = mode != ONE
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
        self._own_facts(book)
        asked = game_facts(book)
        folded = is_folded(book)
        self._facts(self.opponent_fields, [] if folded else asked, GAME)
        self._facts(element("opponent-more"), asked if folded else [], GAME)
        self._states(book)
        self._tempos(book, entry)
        self._presets(book)
        element("date-field").hidden = not book.is_dated()
        element("tempo-field").hidden = not book.tempos
        element("event").hidden = not (book.is_dated() or book.tempos)
        element("newcomer-field").hidden = not book.rates_newcomers
        element("why-heading").hidden = not book.federation
        element("sure-heading").hidden = bool(book.federation)
        more = element("facts")
        own = every(".field", more)
        more.hidden = not (own or book.rates_newcomers)
        self.newcomer(entry.newcomer and book.rates_newcomers)

    def modes(self, book: RuleBook, mode: str) -> None:
        """Offers the modes that the system has; the one that is in hand stays to be left."""
        average = self.root.querySelector("input[name=mode][value=" + AVERAGE + "]")
        average.parentNode.hidden = mode != AVERAGE and not book.offers(FIELD)

    def follow(self, facts: tuple[Fact, ...]) -> None:
        """Names the fields, and says what they are good for, as an edition of the rules does."""
        for fact in facts:
            name = fact.name
            if name in self.labels:
                self.labels[name].textContent = self.wording.text(fact.label)
            if name in self.helps and fact.hint is not None:
                self.helps[name].textContent = self.wording.message(fact.hint)

    def newcomer(self, checked: bool) -> None:
        """A player without a rating has none to type, and no K either; why is in the open then."""
        if checked:
            element("facts").open = True
        for name in STANDING:
            self.inputs[name].disabled = checked

    def _own_facts(self, book: RuleBook) -> None:
        """The player's facts: K or what decides beside the rating, the others folded away."""
        beside = in_the_open(book)
        below = [f for f in book.facts if f.name not in STANDING and f not in beside]
        has_k = book.fact("k") is not None
        self.k_field.hidden = not has_k
        self._facts(element("beside"), [(fact.name, fact) for fact in beside], PLAYER)
        # what they are good for stands with what is seldom needed
        element("beside-help").replaceChildren()
        for fact in beside:
            if fact.name in self.helps:
                element("beside-help").append(self.helps[fact.name])
        self._facts(element("facts-fields"), [(fact.name, fact) for fact in below], PLAYER)
        if has_k and beside:
            element("facts-fields").append(self.k_field)
            element("facts-fields").hidden = False
        else:
            element("beside").before(self.k_field)

    def _facts(self, box: "Node", facts: "list[tuple[str, Fact]]", whose: str) -> None:
        for field in every("[data-fact]", box):
            if str(field.name) not in STANDING:
                self.inputs.pop(str(field.name), None)
        box.replaceChildren()
        box.hidden = not facts
        for name, fact in facts:
            box.append(self._fact(fact, name, whose))

    def _fact(self, fact: Fact, name: str, whose: str) -> "Node":
        part = copy_of("template-choice" if fact.kind == CHOICE else "template-fact")
        field = part.querySelector("input, select")
        field.id = field.name = name
        field.dataset.fact = whose
        shape_field(field, fact, self.wording)
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

    def _states(self, book: RuleBook) -> None:
        """A place in the answer for every state that it shows; an empty one is not seen."""
        box = element("states")
        box.replaceChildren()
        for fact in shown_states(book):
            part = copy_of("template-state")
            label = self.wording.text(fact.label)
            part.querySelector(".name").textContent = label
            shown = part.querySelector("output")
            shown.setAttribute("aria-label", self.wording.text("state-after", fact=label))
            shown.dataset.slot = "state-" + fact.name
            box.append(part)
        self._find(box)

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


def shape_field(field: "Node", fact: Fact, wording: Wording) -> None:
    """Makes a field one for this kind of fact: its keypad, its calendar, or what it offers."""
    if fact.kind == CHOICE:
        for name in ("",) + fact.choices:
            option = copy_of("template-option")
            option.value = name
            option.textContent = wording.choice(fact, name)
            field.append(option)
    elif fact.kind == DAY:
        field.type = "date"
    else:
        field.inputMode = "numeric" if fact.whole else "decimal"


def chosen(root: "Node", name: str) -> str:
    """The value of the checked button of a group, empty when none is."""
    found = root.querySelector('input[name="' + name + '"]:checked')
    return str(found.value) if found else ""


def choose(root: "Node", name: str, value: str) -> None:
    """Checks the button of this value, and no other of its group."""
    for button in every('input[name="' + name + '"]', root):
        button.checked = str(button.value) == value
