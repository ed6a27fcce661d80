"""Sets the ladder's room up, and keeps all its parts in step with the ladder."""

from ....ladder.current import STRANDED
from ....ladder.facts import facts_of
from ....ladder.keeper import Keeper
from ...view.wording import Wording
from ..runtime import WINDOW, hash_parts, listen
from .card import Card
from .earlier import Earlier
from .files import Files
from .game_form import GameForm
from .games_list import GamesList
from .keeping import Keeping
from .member_paste import MemberPaste
from .parts import part, put, with_focus_kept
from .players import Players
from .settings import Settings
from .store import Store
from .working import Working

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

TABLE = "table"
CARD = "card"


class LadderRoom:
    """The room: the table with what belongs to it, or one player's card."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.view = TABLE
        self.is_reading = False
        store = Store()
        self.keeper = Keeper(store, self.show, self.trouble, self.begun, self.moved)
        self.players = Players(self.keeper, wording, self.say)
        self.game_form = GameForm(self.keeper, wording, self.say)
        self.games = GamesList(self.keeper, wording, self.say)
        self.settings = Settings(self.keeper, wording, self.say, self.players.show_facts)
        working = Working(store, wording)
        self.files = Files(self.keeper, store, working, wording, self.say)
        self.card = Card(self.keeper, wording, self.say)
        self.keeping = Keeping(self.keeper, store, wording)
        self.earlier = Earlier(self.keeper, store, working, wording, self.say)
        pasting = MemberPaste(self.keeper, wording, self.say)
        others = (self.game_form, self.games, self.settings, self.keeping)
        self.parts = (self.players, pasting) + others
        self.keeper.watch = self.reading
        listen(WINDOW, "hashchange", lambda event: self.go())
        listen(WINDOW, "beforeunload", self._unloading)

    def begun(self) -> None:
        """What was kept has been read."""
        if self.is_reading:
            self.is_reading = False
            put("notice", "")
        self.show()
        self.go()
        part("root").dataset.ready = "yes"
        self.earlier.show()
        self.keeping.say_where()

    def reading(self, reached: object) -> None:
        """A large ladder is being read."""
        self.is_reading = True
        put("notice", self.wording.text("ladder-working-open", done=str(reached)))

    def show(self) -> None:
        """Follows the ladder."""
        self.files.opening.end_taking()
        with_focus_kept(self._show)

    def _show(self) -> None:
        # nothing can be entered before all is read: it would begin another ladder
        part("root").inert = not self.keeper.held.is_read
        for each in self.parts:
            each.show()
        if self.view == CARD:
            self.card.show()

    def go(self) -> None:
        """Shows what the address names: the table, a player's card, a game."""
        names = hash_parts()
        if names[:1] != ["ladder"]:
            return
        is_card = names[1:2] == ["player"] and len(names) > 2 and self.card.open(names[2])
        self.view = CARD if is_card else TABLE
        part("root").dataset.view = self.view
        if is_card:
            part("card").focus()
        elif names[1:2] == ["game"] and len(names) > 2:
            self.games.point_at(names[2])

    def say(self, text: str) -> None:
        """Says what has happened, once, to whoever listens."""
        put("said", text)
        put("notice", "")

    def moved(self, name: str) -> None:
        """What was just entered is kept in its own ladder, and another one is shown by now."""
        self.files.opening.end_taking()
        text = self.wording.text("ladder-moved", ladder=name)
        self.say(text)
        put("notice", text)

    def trouble(self, reason: str) -> None:
        """Says at once that the ladder is not kept, and why; nothing when it is again."""
        part("trouble").hidden = not reason
        if reason:
            put("trouble-text", self._trouble_text(reason))
        else:
            put("rescue-told", "")

    def _trouble_text(self, reason: str) -> str:
        if reason != STRANDED:
            return self.wording.text("ladder-trouble-" + reason)
        first = self.keeper.waiting.stranded[0]
        number = len(first.unkept)
        name = facts_of(first.ladder).name
        return self.wording.text(
            "ladder-trouble-stranded", ladder=name, number=str(number), count=number
        )

    def _unloading(self, event: "Node") -> None:
        if not self.keeper.is_all_safe():
            event.preventDefault()


def begin(wording: Wording) -> None:
    """Sets the room up."""
    _rooms.append(LadderRoom(wording))


#: The room, once it is set up: nothing else holds on to it.
_rooms: list[LadderRoom] = []
