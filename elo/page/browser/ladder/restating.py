"""Putting right what a player came with: the dialog for it."""

from ....core.errors import InputError
from ....core.number_reading import read_whole
from ....ladder import commands
from ....ladder.keeper import Keeper
from ....ladder.kinds import BROUGHT
from ...view.wording import Wording
from ..runtime import copy_of, data, every, listen
from .parts import field, is_on, part, put

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

GUEST = "guest"


class Restating:
    """The dialog, which is there only while it is open: the page has one field of each name."""

    def __init__(self, keeper: Keeper, wording: Wording, say: "Callable[[str], object]") -> None:
        self.keeper = keeper
        self.wording = wording
        self.say = say
        self.identity = ""
        self.form: Node = None
        self.dialog: Node = None

    def open(self, identity: str) -> None:
        """Asks what this player came with."""
        member, book = self.keeper.ladder.member(identity), self.keeper.ladder.book
        if member is None or book is None:
            return
        self.identity = identity
        dialog = copy_of("template-ladder-restate")
        self.dialog = dialog
        self.form = dialog.querySelector("form")
        part("root").append(dialog)
        listen(dialog, "close", lambda event: dialog.remove())
        listen(self.form, "submit", self._restate)
        listen(part("restate-cancel"), "click", lambda event: dialog.close())
        for label in every("[data-fact]", self.form):
            name = data(label, "fact")
            label.hidden = book.fact(name) is None
            value = member.told.number(name)
            field(self.form, name).value = "" if value is None else str(int(value))
        field(self.form, GUEST).checked = member.guest
        dialog.showModal()

    def _restate(self, event: "Node") -> None:
        event.preventDefault()
        member = self.keeper.ladder.member(self.identity)
        if member is None:
            return
        # what the dialog does not ask stays as it was
        asked = [name for name, _, _ in BROUGHT] + ["name", "player"]
        facts = {name: member.told.said[name] for name in member.told.said if name not in asked}
        try:
            for label in every("[data-fact]", self.form):
                self._read(data(label, "fact"), facts)
            if is_on(field(self.form, GUEST)):
                facts[GUEST] = True
            self.keeper.say(
                lambda ladder, stamp: commands.restate(ladder, stamp, self.identity, facts),
                lambda entry: self._done(),
            )
        except InputError as fault:
            put("restate-hint", self.wording.fault(fault))

    def _read(self, name: str, facts: dict[str, object]) -> None:
        text = str(field(self.form, name).value)
        if text.strip(" "):
            facts[name] = read_whole(text)

    def _done(self) -> None:
        # not asked of the page: it may be closed, and gone, by now
        self.dialog.close()
        self.say(self.wording.text("ladder-refounded"))
