"""Players pasted as a list: who is new is added, and every other line stays where it was pasted."""

from ....core.errors import InputError
from ....ladder import commands
from ....ladder.entries import Entry
from ....ladder.keeper import Keeper
from ....ladder.ladder import Ladder
from ....ladder.stamps import Stamp
from ....systems import by_name
from ...view.ladder.member_list import MemberList, list_lines, read_members
from ...view.wording import Wording
from ..runtime import listen, paste_tables
from .parts import on_click, part, put, texts_as_items

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone
    from collections.abc import Callable

    from pyscript import Node


class MemberPaste:
    """The box for a list of players, and what is said of it."""

    def __init__(self, keeper: Keeper, wording: Wording, say: "Callable[[str], object]") -> None:
        self.keeper = keeper
        self.wording = wording
        self.say = say
        #: The identities of those who were added last, while nothing has happened since.
        self.added: list[str] = []
        paste_tables(part("list-box"))
        listen(part("list").querySelector("summary"), "click", self._fold)
        on_click("list-take", self._take)
        on_click("list-undo", self._undo)

    def show(self) -> None:
        """Follows the ladder: what came after a list must not be undone with it."""
        if self.keeper.ladder.founding is None:
            part("list").open = True
        entries = self.keeper.ladder.journal.entries
        if not self.added or not entries or entries[-1].identity != self.added[-1]:
            if self.added and not str(part("list-box").value):
                part("list").open = False
            self.added = []
            part("list-undo").hidden = True

    def _fold(self, event: "Node") -> None:
        # while a ladder is set up the box is one of its steps
        if self.keeper.ladder.founding is None:
            event.preventDefault()

    def _take(self) -> None:
        text = str(part("list-box").value)
        if not text.strip(" \t\r\n"):
            part("list-box").focus()
            return
        ladder = self.keeper.ladder
        book = ladder.book or by_name(str(self.keeper.facts["system"]))
        found = read_members(text, ladder, book)
        if not found.members:
            self._tell(found)
            return

        def join(ladder: Ladder, stamp: "Callable[[], Stamp]") -> list[Entry]:
            return [commands.join(ladder, stamp(), facts) for facts in found.members]

        try:
            self.keeper.say_all(join, lambda made: self._added(found, made))
        except InputError as fault:
            put("list-echo", self.wording.fault(fault))

    def _added(self, found: MemberList, made: list[Entry]) -> None:
        self.added = [entry.identity for entry in made]
        self._tell(found)
        part("list-undo").hidden = False

    def _tell(self, found: MemberList) -> None:
        """Says how many were added, and of every other line why it was not."""
        part("list-box").value = found.kept
        number = len(found.members)
        text = self.wording.text("ladder-list-added", number=str(number), count=number)
        put("list-echo", text if number else self.wording.text("ladder-list-none"))
        texts_as_items(part("list-left"), list_lines(found, self.wording))

    def _undo(self) -> None:
        identities = self.added
        try:
            self.keeper.say(
                lambda ladder, stamp: commands.undo(ladder, stamp, identities), self._undone
            )
        except InputError as fault:
            put("list-echo", self.wording.fault(fault))

    def _undone(self, entry: Entry) -> None:
        put("list-echo", self.wording.text("ladder-undone"))
        part("list-box").focus()
