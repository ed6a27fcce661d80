"""Adding players, and the table of them."""

from ....core.errors import InputError
from ....core.names import isolated
from ....core.number_reading import read_whole
from ....ladder import commands
from ....ladder.entries import Entry
from ....ladder.keeper import Keeper
from ....ladder.ranking import Place, ranking
from ....systems import by_name
from ....systems.base import NUMBER, Fact
from ...view.calculator.entry import read_fact
from ...view.ladder.texts import about, direction, place_cells
from ...view.wording import Wording
from ..calculator.form import shape_field
from ..runtime import copy_of, data, every, listen
from .parts import field, fill, is_on, part, put, replace_all

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: A game takes so many players.
PAIR = 2

#: The facts whose fields stand in the page's own HTML; others are laid out for each system.
FACTS = ("rating", "games", "born", "index")


class Players:
    """The form for a player, and the table."""

    def __init__(self, keeper: Keeper, wording: Wording, say: "Callable[[str], object]") -> None:
        self.keeper = keeper
        self.wording = wording
        self.say = say
        self.form = part("player-form")
        self.further: list[Fact] = []
        listen(self.form, "submit", self._add)

    def show(self) -> None:
        """Follows the ladder."""
        self.show_facts()
        ladder = self.keeper.ladder
        places = ranking(ladder)
        part("root").dataset.pace = "game" if ladder.by_game else "period"
        # until a game can be entered the players come first
        part("root").dataset.players = "few" if len(places) < PAIR else "enough"
        part("empty").hidden = bool(places)
        replace_all(part("places"), [self._row(place) for place in places])
        put("about", about(ladder, self.wording))

    def show_facts(self) -> None:
        """Asks what the ladder's system, or the one that is chosen for it, wants to know."""
        book = self.keeper.ladder.book or by_name(str(self.keeper.facts["system"]))
        further = [f for f in book.facts if f.state and not f.whole and f.kind == NUMBER]
        if [f.name for f in further] != [f.name for f in self.further]:
            self._lay_out(further)
        for label in every("[data-fact]", self.form):
            label.hidden = book.fact(data(label, "fact")) is None

    def _lay_out(self, further: list[Fact]) -> None:
        """Fields for the numbers that this system keeps of a player beside the rating."""
        self.further = further
        for label in every("[data-further]", self.form):
            label.remove()
        guest = field(self.form, "guest").closest("label")
        for fact in further:
            label = copy_of("template-row-fact")
            label.dataset.fact = label.dataset.further = fact.name
            label.querySelector("span").textContent = self.wording.text(fact.label)
            label.querySelector("input").name = fact.name
            shape_field(label.querySelector("input"), fact, self.wording)
            guest.before(label)

    def _row(self, place: Place) -> "Node":
        row = copy_of("template-ladder-place")
        fill(row, place_cells(place, self.wording))
        link = row.querySelector("a")
        link.href = "#ladder/player/" + place.member.identity
        link.dataset.key = "place-" + place.member.identity
        for name, value in (("change", place.change), ("trend", place.trend)):
            row.querySelector("[data-cell=" + name + "]").dataset.direction = direction(value)
        return row

    def _add(self, event: "Node") -> None:
        event.preventDefault()
        put("player-hint", "")
        facts: dict[str, object] = {"name": str(field(self.form, "name").value)}
        try:
            for name in FACTS:
                self._read(name, facts)
            for fact in self.further:
                self._read(fact.name, facts, fact)
            if is_on(field(self.form, "guest")):
                facts["guest"] = True
            self.keeper.say(lambda ladder, stamp: commands.join(ladder, stamp, facts), self._added)
        except InputError as fault:
            put("player-hint", self.wording.fault(fault))
            known = self._names()
            field(self.form, fault.field if fault.field in known else "name").focus()

    def _read(self, name: str, facts: dict[str, object], fact: "Fact | None" = None) -> None:
        control = field(self.form, name)
        text = str(control.value)
        if control.closest("[data-fact]").hidden or not text.strip(" "):
            return
        try:
            facts[name] = read_whole(text) if fact is None else read_fact(text, fact)
        except InputError as fault:
            raise fault.at(name)

    def _added(self, entry: Entry) -> None:
        for name in ["name"] + self._names():
            field(self.form, name).value = ""
        field(self.form, "guest").checked = False
        self.say(self.wording.text("ladder-added", player=isolated(entry.says("name"))))
        field(self.form, "name").focus()

    def _names(self) -> list[str]:
        """The facts that there are fields for."""
        return list(FACTS) + [fact.name for fact in self.further]
