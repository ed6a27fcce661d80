"""The calculator's room: binds the form to what it means and what is said about it."""

from ....systems import by_name
from ...view import presets
from ...view.calculator import address, presentation
from ...view.calculator.entry import (
    AVERAGE,
    FIELD,
    SEVERAL,
    Entry,
    step_points,
    tidied,
    tidied_points,
)
from ...view.calculator.reading import ROUNDS, Reading
from ...view.calculator.when import when
from ...view.wording import Wording
from ..loading import Loading
from ..runtime import (
    WINDOW,
    Delay,
    as_fragment,
    data,
    element,
    every,
    follow_keyboard,
    listen,
    pasted,
    query,
    room,
    today,
)
from .details import Details
from .form import GAME, PLAYER, Form
from .persistence import Keeping
from .sheet import ScoreSheet

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: Milliseconds after the last key before the status sentence and the address follow.
SETTLED = 1000


#: The name of this room.
ROOM = "calculator"


class Calculator:
    """What is entered, the form it is entered in, and the answer.

    ``followers`` are called after every answer: parts of the page that show more about it.
    """

    def __init__(self, wording: Wording, loading: Loading) -> None:
        self.wording = wording
        self.loading = loading
        self.form = Form(wording)
        self.entry = Entry()
        self.left: dict[str, bool] = {}
        self.wrong: list[str] = []
        self.shown: dict[str, object] = {}
        self.edition = ""
        self.today = ""
        self.factors: dict[str, str] = {}
        self.followers: list[Callable[[], object]] = []
        self.settled = Delay(SETTLED, self.settle)
        self.sheet = ScoreSheet(self.form.panels[SEVERAL], wording, loading, self.changed)
        self.details = Details(wording, loading)
        systems = presets.offered(query("systems"))
        self.form.offer(systems)
        self.keeping = Keeping(wording, systems, self.take, self.settle)
        self._begin(systems)
        self._listen()
        self.recalculate()

    def _begin(self, systems: tuple[str, ...]) -> None:
        """Starts from the address, what is kept, or what has been typed already."""
        self.form.take_in(self.entry)
        found = self.keeping.start()
        if found is not None:
            typed = self.entry
            self.entry = found
            for name in ("rating", "k"):
                if self.form.was_typed_in(name):
                    found.facts[name] = typed.facts[name]
            if self.form.was_typed_in("opponent"):
                found.one.opponent = typed.one.opponent
        elif query("system") in systems:
            self._choose_system(query("system"))
        elif self.entry.system not in systems:
            self._choose_system(systems[0])
        if found is None:
            presets.start(self.entry, query("mode"), query("k"))
        self._show_entry()

    def _show_entry(self) -> None:
        """Lays the form out for the entry's system and mode, and fills it."""
        book = by_name(self.entry.system)
        self.entry.complete(book)
        if not self.entry.day(book):
            self.entry.set_day(book, today())
        self.form.lay_out(book, self.entry)
        self.form.fill(self.entry, book)
        self.sheet.lay_out(book, self.entry)
        self.edition = ""
        self.today = today()
        self._mount()

    def _mount(self) -> None:
        self.form.modes(by_name(self.entry.system), self.entry.mode)
        self.form.mount(self.entry.mode)
        if self.entry.mode == SEVERAL:
            self.sheet.ready(self.entry)
        elif self.entry.mode == AVERAGE:
            self._suggest_average()

    def _choose_system(self, name: str) -> None:
        """Another system: what is known of the player stays, K is that system's own.

        Whoever comes back to a system finds the K that was typed there.
        """
        self.factors[self.entry.system] = self.entry.fact("k")
        self.entry.system = name
        fact = by_name(name).fact("k")
        usual = by_name(name).usual_k
        first = "" if fact is None or usual is None else str(usual)
        self.entry.facts["k"] = self.factors.get(name, first)

    def _suggest_average(self) -> None:
        """Fills an untouched average field from the games that are listed."""
        if [name for name in FIELD if self.entry.field[name]]:
            return
        found = Reading(self.entry, by_name(self.entry.system)).summary()
        if found is not None:
            for name, text in zip(FIELD, found):
                self.entry.field[name] = text
                self.form.put(name, text)

    # events

    def _listen(self) -> None:
        root = self.form.root
        listen(root, "input", self._typed)
        listen(root, "change", self._left)
        listen(root, "click", self._clicked)
        listen(root, "keydown", self._pressed)
        listen(root, "paste", self._pasted)
        listen(root, "submit", lambda event: event.preventDefault())
        listen(WINDOW, "hashchange", lambda event: self._followed())
        listen(WINDOW, "pagehide", lambda event: self._finish())
        self.details.listen(self.show_details)
        follow_keyboard()

    def _typed(self, event: "Node") -> None:
        field = event.target
        name = str(field.name)
        entry = self.entry
        whose = data(field, "fact")
        if whose == PLAYER:
            entry.facts[name] = str(field.value)
        elif self.sheet.takes(field):
            self.sheet.typed(entry, field)
        elif name in FIELD:
            entry.field[name] = str(field.value)
        elif whose == GAME or name in ("opponent", "result"):
            entry.one.set(name, str(field.value))
        elif name == "date":
            entry.set_day(by_name(entry.system), str(field.value))
        elif name == "tempo":
            entry.tempo = str(field.value)
        elif not self._switched(name, field):
            return
        self.changed()

    def _switched(self, name: str, field: "Node") -> bool:
        """The system, the mode, or whether there is a rating yet."""
        if name == "system":
            wanted = str(field.value)
            self.loading.systems((wanted,), lambda: self._system_came(wanted))
            return False
        if name == "mode":
            self.entry.mode = str(field.value)
            self._mount()
        elif name == "newcomer":
            self.entry.newcomer = bool(field.checked)
            if self.entry.newcomer and self.entry.mode != SEVERAL:
                self.entry.mode = SEVERAL
            self._show_entry()
        else:
            return False
        return True

    def _system_came(self, name: str) -> None:
        """A system can be shown now, if it is still the one that is wanted."""
        if self.form.value("system") == name:
            self._choose_system(name)
            self._show_entry()
            self.changed()

    def _left(self, event: "Node") -> None:
        """A field is left: it may be tidied now, and its fault shown plainly."""
        field = event.target
        name = str(field.name)
        if str(field.type) != "text":
            return
        if self.sheet.takes(field):
            self.sheet.left(self.entry, field)
        elif name in self.form.inputs:
            self.left[name] = True
            text = self._tidied(name, self._without_index(name, str(field.value)))
            self.form.put(name, text)
            if data(field, "fact") == PLAYER:
                self.entry.facts[name] = text
            elif name in FIELD:
                self.entry.field[name] = text
            else:
                self.entry.one.set(name, text)
        self.changed()

    def _tidied(self, name: str, text: str) -> str:
        book = by_name(self.entry.system)
        if name == "points":
            return tidied_points(text)
        if name in ("opponent", "average"):
            return tidied(text, book.opponent)
        if name == "rounds":
            return tidied(text, ROUNDS)
        return tidied(text, book.fact(name) or book.fact_of_game(name))

    def _without_index(self, name: str, text: str) -> str:
        """A rating without the index that was typed behind it; one's own goes into its field."""
        if name not in ("rating", "opponent"):
            return text
        rating, index = by_name(self.entry.system).split(text)
        if index and name == "rating":
            self.entry.facts["index"] = index
            self.form.put("index", index)
        return rating

    def _clicked(self, event: "Node") -> None:
        button = event.target.closest("button")
        if not button:
            return
        if data(button, "system"):
            # it is not among the others any more: what it was pressed for has the focus
            element("system").focus()
            self.form.put("system", data(button, "system"))
            self._switched("system", self.form.inputs["system"])
            return
        if data(button, "k"):
            self.entry.facts["k"] = data(button, "k")
            self.form.put("k", data(button, "k"))
        elif data(button, "points"):
            step = float(data(button, "points"))
            field = self.entry.field
            field["points"] = step_points(field["points"], step, field["rounds"])
            self.form.put("points", field["points"])
        elif str(button.id) == "assumed":
            self._mend()
            return
        else:
            self.sheet.clicked(self.entry, button)
        self.changed()

    def _mend(self) -> None:
        """Leads to the field that takes the first assumption away."""
        name = self.answer.assumed[0].name
        self.form.reveal(name)
        self.form.inputs[name].focus()

    def put_opponent(self, text: str) -> None:
        """Another opponent for the one game, as if his rating had been typed."""
        self.entry.one.set("opponent", text)
        self.form.put("opponent", text)
        self.changed()

    def _pressed(self, event: "Node") -> None:
        if str(event.key) == "Enter" and str(event.target.tagName) == "INPUT":
            event.preventDefault()
            if self.sheet.takes(event.target):
                self.sheet.next_row(self.entry, event.target)
                self.changed()

    def _pasted(self, event: "Node") -> None:
        """A list pasted into a game's field becomes games."""
        field = event.target
        if self.sheet.takes(field) and self.sheet.pasted(self.entry, field, pasted(event)):
            event.preventDefault()
            self.changed()

    def _followed(self) -> None:
        """The address was changed: by hand, by a link to this same page, or from another room."""
        self._finish()
        if self._is_shown():
            self.keeping.follow(self.pairs())

    def to_take_along(self) -> str:
        """What the address of another page must hold, so that it shows the same."""
        self._finish()
        if not self._is_shown():
            return "#" + room()
        return as_fragment(self.pairs()) if self.keeping.is_touched() else ""

    def _finish(self) -> None:
        """The visitor may be leaving: what is about to be kept is kept now."""
        if self.settled.cancel():
            self.settle()

    def take(self, entry: Entry, said: str = "") -> None:
        """Another calculation takes this one's place; one sentence says so, or what came of it."""
        self.loading.systems((entry.system,), lambda: self._take(entry, said))

    def _take(self, entry: Entry, said: str) -> None:
        self.settled.cancel()
        self.entry = entry
        self.factors = {}
        self._show_entry()
        self.recalculate()
        self._say(said or self.answer.status(self.wording))

    # the answer

    def recalculate(self) -> None:
        """Answers what is entered now; the visible numbers change at once."""
        self.answer = presentation.answer(self.entry, by_name(self.entry.system), self.wording)
        slots = self.answer.slots
        slots["when"] = when(self.entry, self.answer.reading.book, self.today, self.wording)
        self.form.places.put(slots)
        if self.entry.mode == SEVERAL:
            self.sheet.show(self.answer)
        self._mark()
        self.show_details()
        for follow in self.followers:
            follow()

    def changed(self) -> None:
        """Something has been entered: answers at once, and says so when the visitor pauses."""
        self.recalculate()
        self.settled.restart()

    def _mark(self) -> None:
        answer = self.answer
        shown = self.shown
        reading = answer.reading
        edition = reading.book.edition(reading.event).name
        if self.edition != edition:
            self.edition = edition
            self.form.follow(reading.book.facts_at(reading.event))
        if shown.get("direction") != answer.direction:
            shown["direction"] = answer.direction
            element("answer").dataset.direction = answer.direction
        for name in answer.faulty:
            self.form.reveal(name)
        if shown.get("assumed") != bool(answer.assumed):
            shown["assumed"] = bool(answer.assumed)
            element("answer").toggleAttribute("data-assumed", bool(answer.assumed))
        wrong = [name for name in answer.faulty if self.left.get(name)]
        if self.wrong != wrong:
            self.wrong = wrong
            self.form.mark(wrong)
        k = self.entry.fact("k").strip()
        if shown.get("k") != k or shown.get("suggested") != answer.suggested_k:
            shown["k"] = k
            shown["suggested"] = answer.suggested_k
            self.form.inputs["k"].placeholder = answer.suggested_k
            for button in every("button[data-k]", self.form.root):
                pressed = data(button, "k") == (k or answer.suggested_k)
                button.setAttribute("aria-pressed", "true" if pressed else "false")

    def show_details(self) -> None:
        """Writes what is open below the answer."""
        self.details.show(self.entry, self.answer)

    def settle(self) -> None:
        """A while after the last key: one sentence for screen readers, and the address."""
        self._say(self.answer.status(self.wording))
        self.keep()

    def keep(self) -> None:
        """Puts what is entered into the address, and keeps it where it is the visitor's own."""
        self.keeping.settle(self.pairs(), self._is_shown())

    def _is_shown(self) -> bool:
        """Whether the visitor is in this room; in another one the address is that room's."""
        return room() == ROOM

    def _say(self, text: str) -> None:
        self.form.places.put({"status": text})

    def pairs(self) -> list[tuple[str, str]]:
        """What is entered, as the pairs of a link."""
        return address.to_pairs(self.entry, by_name(self.entry.system))
