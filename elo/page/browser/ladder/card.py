"""A player's card: his rating, whom he met, whom he could play, what moved his rating."""

from ....core.errors import InputError
from ....ladder import commands
from ....ladder.entries import Entry
from ....ladder.keeper import Keeper
from ....ladder.members import Member
from ....ladder.opponents import fair_opponents
from ....ladder.ranking import Row, Score, head_to_head, history, ranking
from ....ladder.steps import Steps
from ...view.ladder.curve import curve_picture
from ...view.ladder.document import card_page
from ...view.ladder.suggestions import fair_ones, suggestion_detail
from ...view.ladder.texts import (
    direction,
    figures,
    row_cells,
    score_cells,
    start_cells,
)
from ...view.wording import Wording
from ..charts import Chart
from ..runtime import ROOT, STOPPED, WINDOW, copy_of, listen, print_page, save_file
from .game_form import players
from .parts import choose_among, field, fill, on_click, part, put, replace_all, texts_as_items
from .players import withdraw
from .restating import Restating
from .saving import HTML

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable, Iterator

    from pyscript import Node

#: So many rows of the history are one step.
PIECE = 10

#: So many fair opponents are named.
OFFERED = 5


class Card:
    """The card of one player at a time."""

    def __init__(self, keeper: Keeper, wording: Wording, say: "Callable[[str], object]") -> None:
        self.keeper = keeper
        self.wording = wording
        self.say = say
        self.identity = ""
        self.listing: Steps | None = None
        self.chart = Chart(part("curve"))
        listen(part("card-print"), "click", lambda event: print_page())
        listen(part("card-save"), "click", lambda event: self._save())
        listen(
            part("card-leave"), "click", lambda event: self._do(commands.leave, "ladder-has-left")
        )
        listen(
            part("card-return"),
            "click",
            lambda event: self._do(commands.come_back, "ladder-is-back"),
        )
        restating = Restating(keeper, wording, say)
        on_click("card-restate", lambda: restating.open(self.identity))
        on_click("card-withdraw", self._withdraw)
        listen(part("renaming"), "submit", self._rename)
        listen(part("uniting"), "submit", self._unite)

    def open(self, identity: str) -> bool:
        """Shows a player's card; False when nobody has this identity."""
        member = self.keeper.ladder.member(identity)
        if member is None:
            return False
        self.identity = identity
        put("card-hint", "")
        self.show()
        part("card").focus()
        return True

    def show(self) -> None:
        """Follows the ladder."""
        ladder = self.keeper.ladder
        member = ladder.member(self.identity)
        if member is None:
            return
        found = [place for place in ranking(ladder) if place.member is member]
        put("card-name", member.name)
        put("card-figures", figures(ladder, found[0] if found else None, member, self.wording))
        self._show_fair(member)
        picture = curve_picture(ladder, member, self.wording)
        part("curve-part").hidden = picture is None
        if picture is not None:
            self.chart.show(picture)
        replace_all(part("card-scores"), [self._score(each) for each in head_to_head(member)])
        self._show_history(member)
        part("card-leave").hidden = not member.active
        part("card-return").hidden = member.active
        part("card-restate").hidden = len(ladder.seasons) > 1
        part("card-withdraw").hidden = bool(member.games)
        others = [
            each for each in players(self.keeper, self.wording, True) if each[0] != member.identity
        ]
        choose_among(field(part("uniting"), "with"), others, self.wording.text("ladder-choose"))

    def _show_history(self, member: Member) -> None:
        """The newest rows at once, the others when there is time."""
        if self.listing is not None:
            self.listing.stop()
        home = part("card-history")
        home.replaceChildren()
        self.listing = Steps(self.keeper.store, self._listing(home, member), lambda: None)

    def _listing(self, home: "Node", member: Member) -> "Iterator[None]":
        rows = history(self.keeper.ladder, member)
        rows.reverse()
        for number, row in enumerate(rows):
            if number % PIECE == PIECE - 1:
                yield
            home.append(self._row(row, member))
        if member.start is not None:
            node = copy_of("template-ladder-row")
            fill(node, start_cells(member, self.wording))
            home.append(node)

    def _show_fair(self, member: Member) -> None:
        found = []
        if member.active and not member.guest:
            found = fair_ones(fair_opponents(self.keeper.ladder, member))[:OFFERED]
        part("card-fair-part").hidden = not found
        texts_as_items(part("card-fair"), [suggestion_detail(each, self.wording) for each in found])

    def _score(self, score: Score) -> "Node":
        row = copy_of("template-ladder-score")
        fill(row, score_cells(score, self.wording))
        link = row.querySelector("a")
        link.href = "#ladder/player/" + score.opponent.identity
        link.dataset.key = "score-" + score.opponent.identity
        return row

    def _row(self, found: Row, member: Member) -> "Node":
        row = copy_of("template-ladder-row")
        fill(row, row_cells(found, member, self.wording))
        row.querySelector("[data-cell=change]").dataset.direction = direction(found.change)
        return row

    def _save(self) -> None:
        member = self.keeper.ladder.member(self.identity)
        if member is not None:
            today = self.keeper.today()
            page = card_page(self.keeper.ladder, member, today, str(ROOT.lang), self.wording)
            save_file(page, "ladder-card.html", HTML, self._saved)

    def _saved(self, outcome: str) -> None:
        put("card-hint", "" if outcome == STOPPED else self.wording.text("saving-" + outcome))

    def _do(self, command: "Callable[..., Entry]", said: str) -> None:
        who = self.identity
        self.keeper.say(
            lambda ladder, stamp: command(ladder, stamp, who),
            lambda entry: self.say(self.wording.text(said)),
        )

    def _withdraw(self) -> None:
        withdraw(self.keeper, self.identity, self.wording, self._gone)

    def _gone(self, text: str) -> None:
        WINDOW.location.hash = "#ladder"
        self.say(text)

    def _rename(self, event: "Node") -> None:
        event.preventDefault()
        form = part("renaming")
        who, name = self.identity, str(field(form, "name").value)
        try:
            self.keeper.say(
                lambda ladder, stamp: commands.rename(ladder, stamp, who, name),
                lambda entry: self._done("ladder-renamed"),
            )
        except InputError as fault:
            put("card-hint", self.wording.fault(fault))

    def _unite(self, event: "Node") -> None:
        event.preventDefault()
        who, other = self.identity, str(field(part("uniting"), "with").value)
        try:
            self.keeper.say(
                lambda ladder, stamp: commands.unite(ladder, stamp, who, other),
                lambda entry: self._done("ladder-united"),
            )
        except InputError as fault:
            put("card-hint", self.wording.fault(fault))

    def _done(self, said: str) -> None:
        field(part("renaming"), "name").value = ""
        put("card-hint", "")
        self.say(self.wording.text(said))
