"""Adding players, and taking back the one who was added last."""

from ....core.errors import InputError
from ....core.names import isolated
from ....core.number_reading import read_whole
from ....ladder import commands
from ....ladder.entries import Entry
from ....ladder.keeper import Keeper
from ....ladder.kinds import JOINED
from ....ladder.ranking import ranking
from ....systems import by_name
from ....systems.base import NUMBER, Fact
from ...view.calculator.entry import read_fact
from ...view.ladder.texts import about
from ...view.wording import Wording
from ..calculator.form import shape_field
from ..runtime import copy_of, data, every, listen
from .parts import field, is_on, on_click, part, put, replace_all
from .place import place_row

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: A game takes so many players.
PAIR = 2

#: The facts whose fields stand in the page's own HTML; others are laid out for each system.
FACTS = ("rating", "games", "born", "index")


class Players:
    """The form for a player, and the table. ``added`` is who was added last, while it can go."""

    def __init__(self, keeper: Keeper, wording: Wording, say: "Callable[[str], object]") -> None:
        self.keeper = keeper
        self.wording = wording
        self.say = say
        self.form = part("player-form")
        self.further: list[Fact] = []
        self.added = ""
        listen(self.form, "submit", self._add)
        on_click("undo-join", self._undo)

    def show(self) -> None:
        """Follows the ladder."""
        self.show_facts()
        ladder = self.keeper.ladder
        places = ranking(ladder)
        part("root").dataset.pace = "game" if ladder.by_game else "period"
        self._set_up(len(places) + len([each for each in ladder.everybody() if each.guest]))
        part("ranking-part").hidden = not places
        rows = [place_row(ladder, place, self.wording) for place in places]
        replace_all(part("places"), rows)
        put("about", about(ladder, self.wording))
        entries = ladder.journal.entries
        if not entries or entries[-1].identity != self.added:
            self.added = ""
            part("joined").hidden = True

    def _set_up(self, players: int) -> None:
        """Until a game can be entered the players come first, and before them the rules."""
        root, entering = part("root"), part("entering")
        is_new = self.keeper.ladder.founding is None
        part("empty").hidden = not is_new
        root.dataset.stage = "new" if is_new else "running"
        stage = "few" if players < PAIR else "enough"
        for control in every("input, select, button", part("game-form")):
            control.disabled = stage == "few"
        if stage != data(root, "players"):
            root.dataset.players = stage
            entering.append(part("game-step" if stage == "few" else "players-step"))

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
        name = isolated(entry.says("name"))
        text = self.wording.text("ladder-added", player=name)
        self.added = entry.identity
        put("joined-text", text)
        undo = self.wording.text("ladder-undo-join", player=name)
        part("undo-join").setAttribute("aria-label", undo)
        part("joined").hidden = False
        self.say(text)
        field(self.form, "name").focus()

    def _undo(self) -> None:
        withdraw(self.keeper, self.added, self.wording, self._undone)

    def _undone(self, text: str) -> None:
        self.say(text)
        field(self.form, "name").focus()

    def _names(self) -> list[str]:
        """The facts that there are fields for."""
        return list(FACTS) + [fact.name for fact in self.further]


def withdraw(
    keeper: Keeper, identity: str, wording: Wording, done: "Callable[[str], object]"
) -> None:
    """Takes somebody off again who was added by mistake and has no games; ``done`` hears it."""
    member = keeper.ladder.member(identity)
    if member is None:
        return
    # whoever was said to be the same goes with him, or would come back by himself
    joinings = [
        entry.identity
        for entry in keeper.ladder.journal.entries
        if entry.kind == JOINED and keeper.ladder.member(entry.identity) is member
    ]
    text = wording.text("ladder-withdrawn", player=isolated(member.name))
    try:
        keeper.say(
            lambda ladder, stamp: commands.undo(ladder, stamp, joinings), lambda entry: done(text)
        )
    except InputError as fault:
        done(wording.fault(fault))
