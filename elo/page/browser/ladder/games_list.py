"""The games, the newest first, each of which can be corrected or undone."""

from ....core.errors import InputError
from ....ladder import commands
from ....ladder.keeper import Keeper
from ....ladder.members import LadderGame
from ....ladder.stamps import Result
from ...view.ladder.texts import game_text, moves_text, name_of, result
from ...view.wording import Wording
from ..runtime import copy_of, data, element, every, listen
from .game_form import players, undo_entry
from .parts import choose, choose_among, chosen, field, fill, is_on, part, put, replace_all

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: So many games are shown, and so many more whenever somebody asks.
SHOWN = 10
MORE = 100


class GamesList:
    """The list of games, and the dialog that corrects one."""

    def __init__(self, keeper: Keeper, wording: Wording, say: "Callable[[str], object]") -> None:
        self.keeper = keeper
        self.wording = wording
        self.say = say
        self.most = SHOWN
        self.correcting = ""
        self.form: Node = None
        listen(part("games"), "click", self._pressed)
        listen(part("more-games"), "click", lambda event: self._show_more())

    def show(self) -> None:
        """Follows the ladder."""
        games = self.keeper.ladder.games
        part("games-part").hidden = not games
        part("more-games").hidden = len(games) <= self.most
        items = []
        for place in range(len(games) - 1, max(-1, len(games) - 1 - self.most), -1):
            items.append(self._item(games[place]))
        replace_all(part("games"), items)

    def point_at(self, identity: str) -> None:
        """Shows a game, however long ago, and moves there."""
        games = self.keeper.ladder.games
        for place, game in enumerate(games):
            if game.identity == identity:
                self.most = max(self.most, len(games) - place)
        self.show()
        item = element("game-" + identity)
        if item:
            item.focus()

    def _show_more(self) -> None:
        self.most += MORE
        self.show()

    def _item(self, game: LadderGame) -> "Node":
        item = copy_of("template-ladder-game")
        ladder = self.keeper.ladder
        text = game_text(game, self.wording)
        cells = {
            "day": self.wording.date(game.date),
            "white": name_of(game, "white", self.wording),
            "score": result(game.score),
            "black": name_of(game, "black", self.wording),
            "moves": moves_text(game, ladder, self.wording),
        }
        fill(item, cells)
        item.id = "game-" + game.identity
        frozen = ladder.is_frozen(game)
        for button in every("button", item):
            what = data(button, "do")
            button.value = game.identity
            button.dataset.key = what + "-" + game.identity
            button.hidden = frozen
            if what != "more":
                button.textContent = self.wording.text("ladder-" + what + "-short")
            button.setAttribute(
                "aria-label", self.wording.text("ladder-" + what + "-game", game=text)
            )
        return item

    def _pressed(self, event: "Node") -> None:
        button = event.target.closest("button")
        if not button:
            return
        identity = str(button.value)
        if data(button, "do") == "undo":
            self._undo(identity)
        else:
            # "…" stands for both where there is no room: the dialog undoes as well
            self._open(identity)

    def _undo(self, identity: str) -> None:
        # it may have left the list while the dialog was open
        names = [str(item.id) for item in every("li", part("games"))]
        name = "game-" + identity
        place = names.index(name) if name in names else 0
        undo_entry(self.keeper, identity, self.wording, lambda: self._undone(place))

    def _undo_here(self, dialog: "Node") -> None:
        dialog.close()
        self._undo(self.correcting)

    def _undone(self, place: int) -> None:
        self.say(self.wording.text("ladder-undone"))
        # the game that took its place, so that nobody is thrown back to the top
        items = every("li", part("games"))
        if items:
            items[min(place, len(items) - 1)].focus()

    def _open(self, identity: str) -> None:
        game = self.keeper.ladder.game(identity)
        if game is None:
            return
        dialog = copy_of("template-ladder-correct")
        self.form = dialog.querySelector("form")
        self.correcting = identity
        # it is there only while it is open: the page has one field of each name
        part("root").append(dialog)
        listen(dialog, "close", lambda event: dialog.remove())
        listen(self.form, "submit", self._correct)
        listen(part("correct-cancel"), "click", lambda event: dialog.close())
        listen(part("correct-undo"), "click", lambda event: self._undo_here(dialog))
        names = players(self.keeper, self.wording, leavers=True)
        for side, member in (("white", game.white), ("black", game.black)):
            choose_among(field(self.form, side), names, self.wording.text("ladder-choose"))
            field(self.form, side).value = member.identity if member else ""
        choose(
            self.form, "corrected", str(game.score) if game.score == 0.5 else str(int(game.score))
        )
        field(self.form, "date").value = game.date
        field(self.form, "friendly").checked = game.why == "friendly"
        dialog.showModal()

    def _correct(self, event: "Node") -> None:
        event.preventDefault()
        result = Result(
            str(field(self.form, "white").value),
            str(field(self.form, "black").value),
            float(chosen(self.form, "corrected")),
            str(field(self.form, "date").value) or self.keeper.today(),
            not is_on(field(self.form, "friendly")),
        )
        try:
            self.keeper.say(
                lambda ladder, stamp: commands.correct(ladder, stamp, self.correcting, result),
                lambda entry: self._corrected(),
            )
        except InputError as fault:
            put("correct-hint", self.wording.fault(fault))

    def _corrected(self) -> None:
        part("correcting").close()
        item = element("game-" + self.correcting)
        if item:
            item.focus()
        self.say(self.wording.text("ladder-corrected"))
