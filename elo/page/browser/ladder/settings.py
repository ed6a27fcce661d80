"""How the ladder is rated: chosen before it begins, told afterwards; and its seasons."""

from ....core.errors import InputError
from ....core.names import isolated
from ....core.number_reading import read_whole
from ....ladder import commands
from ....ladder.entries import Entry
from ....ladder.keeper import Keeper
from ....ladder.members import Season
from ....systems import FOR_A_LADDER, SYSTEMS, by_name
from ...view.ladder.texts import pace, rating
from ...view.wording import Wording
from ..runtime import listen
from .game_form import undo_entry
from .parts import choose_among, field, part, put, texts_as_items

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: A rating to begin with where the system has none of its own.
USUAL_START = 1500

#: So many seasons there are when one has been closed.
WITH_ANOTHER = 2


class Settings:
    """The founding's fields, and the seasons once it is founded."""

    def __init__(
        self,
        keeper: Keeper,
        wording: Wording,
        say: "Callable[[str], object]",
        chosen: "Callable[[], object]",
    ) -> None:
        self.chosen = chosen
        self.keeper = keeper
        self.wording = wording
        self.say = say
        self.form = part("founding")
        systems = [(name, wording.text("system-" + name)) for name in SYSTEMS]
        choose_among(field(self.form, "system"), systems)
        field(self.form, "system").firstElementChild.remove()
        field(self.form, "system").value = FOR_A_LADDER
        field(self.form, "name").value = wording.text("ladder-usual-name")
        field(self.form, "season").value = keeper.today()[:4]
        self._choose_system()
        listen(self.form, "input", lambda event: self._read())
        listen(field(self.form, "system"), "change", lambda event: self._choose_system())
        listen(self.form, "submit", lambda event: event.preventDefault())
        listen(part("closing"), "submit", self._close)
        listen(part("reopen"), "click", lambda event: self._reopen())

    def show(self) -> None:
        """Follows the ladder."""
        ladder = self.keeper.ladder
        founded = ladder.founding is not None
        self.form.hidden = founded
        part("running").hidden = not founded
        if not founded:
            self._read()
            return
        put("running-text", str(part("about").textContent))
        part("reopen").hidden = len(ladder.seasons) < WITH_ANOTHER
        texts_as_items(part("seasons"), [self._season(each) for each in ladder.seasons])

    def _season(self, season: Season) -> str:
        ladder = self.keeper.ladder
        games = (len(ladder.games) if season.last is None else season.last) - season.first
        values: dict[str, str | int] = {
            "season": isolated(season.name),
            "games": str(games),
            "count": games,
        }
        if season.closed is None:
            return self.wording.text("ladder-season-open", **values)
        text = self.wording.text("ladder-season-closed", **values)
        best, who = -1.0, ""
        for standing in season.final:
            if standing.rating is not None and standing.rating > best:
                best, who = standing.rating, isolated(standing.member.name)
        if not who:
            return text
        figures = {"player": who, "rating": rating(best, self.wording)}
        return text + " " + self.wording.text("ladder-season-best", **figures)

    def _choose_system(self) -> None:
        book = by_name(str(field(self.form, "system").value))
        tempos = [(name, self.wording.text("tempo-" + name)) for name in book.tempos]
        part("tempo-field").hidden = not tempos
        select = field(self.form, "tempo")
        choose_among(select, tempos)
        select.firstElementChild.remove()
        if tempos:
            select.value = tempos[0][0]
        start = str(USUAL_START)
        if book.moves_both:
            start = str(book.first([]).rating)
        elif book.rates_newcomers:
            start = ""
        field(self.form, "start").value = start
        put("pace", pace(book.game_by_game, self.wording))
        self._read()
        self.chosen()

    def _read(self) -> None:
        """What is chosen, for the entry that founds the ladder together with the first player."""
        facts: dict[str, object] = {}
        for name in ("name", "season", "system", "tempo"):
            text = " ".join([word for word in str(field(self.form, name).value).split(" ") if word])
            if text:
                facts[name] = text
        self.keeper.facts = facts
        start = str(field(self.form, "start").value)
        try:
            if start.strip(" "):
                facts["start"] = read_whole(start)
            commands.found(self.keeper.stamp(), facts)
            put("founding-hint", "")
        except InputError as fault:
            # what cannot be read is left out, and then the entry is refused for that reason
            facts["start"] = facts.get("start", -1)
            put("founding-hint", self.wording.fault(fault))

    def _close(self, event: "Node") -> None:
        event.preventDefault()
        put("closing-hint", "")
        name = str(field(part("closing"), "next").value)
        try:
            self.keeper.say(
                lambda ladder, stamp: commands.close_season(ladder, stamp, name), self._closed
            )
        except InputError as fault:
            put("closing-hint", self.wording.fault(fault))

    def _reopen(self) -> None:
        closed = self.keeper.ladder.seasons[-WITH_ANOTHER].closed
        if closed is not None:
            undo_entry(self.keeper, closed.identity, self.wording, self._reopened)

    def _reopened(self) -> None:
        self.say(self.wording.text("ladder-undone"))

    def _closed(self, entry: Entry) -> None:
        field(part("closing"), "next").value = ""
        self.say(self.wording.text("ladder-closed", season=entry.says("next")))
