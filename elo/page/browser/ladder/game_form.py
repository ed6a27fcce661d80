"""Entering a game: two names, a result, Enter; then what it did to both."""

from ....core.errors import InputError
from ....core.names import isolated
from ....ladder import commands
from ....ladder.entries import Entry
from ....ladder.keeper import Keeper
from ....ladder.opponents import fair_opponents
from ....ladder.ranking import change_in
from ....ladder.stamps import Result
from ...view.ladder.suggestions import nearest, suggestion
from ...view.ladder.texts import (
    announcement,
    direction,
    move_text,
    outcome_text,
)
from ...view.wording import Wording
from ..runtime import copy_of, listen
from .parts import choose, choose_among, chosen, field, is_on, part, put, replace_all

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: So many fair opponents are offered while a game is entered.
OFFERED = 4


class GameForm:
    """The form for a game, the suggestions in it, and the outcome below it."""

    def __init__(self, keeper: Keeper, wording: Wording, say: "Callable[[str], object]") -> None:
        self.keeper = keeper
        self.wording = wording
        self.say = say
        self.form = part("game-form")
        self.last = ""
        listen(self.form, "submit", self._enter)
        listen(self.form, "change", lambda event: self._suggest())
        listen(part("fair-list"), "click", self._take_suggestion)
        listen(part("undo"), "click", lambda event: self._undo())
        self.day = ""
        self._show_today()

    def show(self) -> None:
        """Follows the ladder: who can be chosen, and the last outcome."""
        names = players(self.keeper, self.wording)
        empty = self.wording.text("ladder-choose")
        for side in ("white", "black"):
            choose_among(field(self.form, side), names, empty)
        self._suggest()
        self._show_outcome()

    def _enter(self, event: "Node") -> None:
        event.preventDefault()
        put("game-hint", "")
        white, black = str(field(self.form, "white").value), str(field(self.form, "black").value)
        score = chosen(self.form, "result")
        for name, value in (("white", white), ("black", black), ("result", score)):
            if not value:
                put("game-hint", self.wording.text("ladder-missing-" + name))
                field(self.form, name).focus()
                return
        if str(field(self.form, "date").value) in ("", self.day):
            # nobody has chosen a day, and the page may have been open since yesterday
            self._show_today()
        day = str(field(self.form, "date").value)
        rated = not is_on(field(self.form, "friendly"))
        result = Result(white, black, float(score), day, rated)
        try:
            self.keeper.say(lambda ladder, stamp: commands.play(ladder, stamp, result), self._kept)
        except InputError as fault:
            put("game-hint", self.wording.fault(fault))

    def _show_today(self) -> None:
        self.day = self.keeper.today()
        field(self.form, "date").value = self.day

    def _kept(self, entry: Entry) -> None:
        self.last = entry.identity
        for side in ("white", "black"):
            field(self.form, side).value = ""
        choose(self.form, "result", "")
        field(self.form, "friendly").checked = False
        self._suggest()
        self._show_outcome()
        game = self.keeper.ladder.game(entry.identity)
        if game is not None:
            self.say(announcement(game, self.keeper.ladder, self.wording))
        field(self.form, "white").focus()

    def _show_outcome(self) -> None:
        ladder = self.keeper.ladder
        game = ladder.game(self.last) if self.last else None
        part("outcome").hidden = game is None
        if game is None:
            return
        put("outcome-text", outcome_text(game, ladder, self.wording))
        part("outcome-link").href = "#ladder/game/" + game.identity
        rows = []
        for member in (game.white, game.black):
            moved = move_text(game, member, self.wording)
            if member is None or not moved:
                continue
            row = copy_of("template-ladder-move")
            row.querySelector("dt").textContent = member.name
            figure = row.querySelector("dd")
            figure.textContent = moved
            figure.dataset.direction = direction(change_in(game, member))
            rows.append(row)
        replace_all(part("outcome-list"), rows)

    def _undo(self) -> None:
        undo_entry(self.keeper, self.last, self.wording, self._undone)

    def _undone(self) -> None:
        self.last = ""
        part("outcome").hidden = True
        self.say(self.wording.text("ladder-undone"))
        field(self.form, "white").focus()

    def _suggest(self) -> None:
        white = self.keeper.ladder.member(str(field(self.form, "white").value))
        black = str(field(self.form, "black").value)
        found = []
        if white is not None and not white.guest and not black:
            found = nearest(fair_opponents(self.keeper.ladder, white), OFFERED)
        part("fair").hidden = not found
        is_near = bool(found) and found[0].fair
        part("fair-near").hidden = not is_near
        part("fair-far").hidden = is_near
        buttons = []
        for each in found:
            button = copy_of("template-ladder-fair")
            button.textContent = suggestion(each, self.wording)
            button.value = each.member.identity
            buttons.append(button)
        replace_all(part("fair-list"), buttons)

    def _take_suggestion(self, event: "Node") -> None:
        identity = str(event.target.value or "")
        if self.keeper.ladder.member(identity) is not None:
            field(self.form, "black").value = identity
            self._suggest()
            field(self.form, "result").focus()


def players(keeper: Keeper, wording: Wording, leavers: bool = False) -> list[tuple[str, str]]:
    """Identities and names of those who can be chosen, by name."""
    found = []
    for member in keeper.ladder.everybody():
        if member.active or leavers:
            name = member.name
            if member.guest:
                name = wording.text("ladder-guest-name", player=isolated(name))
            found.append((name, member.identity))
    found.sort()  # sort: names and identities, no two are equal
    return [(identity, name) for name, identity in found]


def undo_entry(
    keeper: Keeper, identity: str, wording: Wording, done: "Callable[[], object]"
) -> None:
    """Undoes an entry, or says why it can't be."""
    try:
        keeper.say(
            lambda ladder, stamp: commands.undo(ladder, stamp, [identity]), lambda entry: done()
        )
    except InputError as fault:
        put("game-hint", wording.fault(fault))
