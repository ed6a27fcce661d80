"""How the ladder is rated: chosen before it begins, put right in its first season; its seasons."""

from ....core.errors import InputError
from ....core.names import isolated
from ....core.number_reading import read_whole
from ....ladder import commands
from ....ladder.entries import Entry
from ....ladder.keeper import Keeper
from ....ladder.members import Season
from ....systems import FOR_A_LADDER, SYSTEMS, by_name
from ...view.ladder.seasons import next_season
from ...view.ladder.texts import pace, rating
from ...view.wording import Wording
from ..runtime import has_focus, listen
from .game_form import undo_entry
from .parts import choose_among, field, part, put, texts_as_items

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: A rating to begin with where the system has none of its own.
USUAL_START = 1500

#: What the form asks.
ASKED = ("name", "season", "system", "tempo", "start")

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
        self.proposed = ""
        self.shown: Entry | None = None
        self._suggest()
        listen(self.form, "input", lambda event: self._read())
        listen(field(self.form, "system"), "change", lambda event: self._choose_system())
        listen(self.form, "submit", self._refound)
        listen(part("closing"), "submit", self._close)
        listen(part("reopen"), "click", lambda event: self._reopen())

    def _suggest(self) -> None:
        """The rules of the reader's federation, unless somebody chooses others."""
        usual = self.wording.text("ladder-usual-system")
        field(self.form, "system").value = usual if usual in SYSTEMS else FOR_A_LADDER
        field(self.form, "name").value = self.wording.text("ladder-usual-name")
        field(self.form, "season").value = self.keeper.today()[:4]
        self._choose_system()

    def show(self) -> None:
        """Follows the ladder."""
        ladder = self.keeper.ladder
        founded = ladder.founding is not None
        self._place_form(founded)
        part("running").hidden = not founded
        if not founded:
            self._read()
            return
        if ladder.rules is not self.shown:
            self._fill(ladder.rules)
        self._propose()
        put("running-text", str(part("about").textContent))
        part("reopen").hidden = len(ladder.seasons) < WITH_ANOTHER
        texts_as_items(part("seasons"), [self._season(each) for each in ladder.seasons])

    def _place_form(self, founded: bool) -> None:
        """The form is the first step of the set-up; later it stands with the seasons."""
        part("refound").hidden = not founded
        self.form.hidden = len(self.keeper.ladder.seasons) >= WITH_ANOTHER
        home = part("rules-home" if founded else "rules-step")
        if not self.form.parentElement.isSameNode(home):
            home.append(self.form)
        part("rules-step").hidden = founded
        if not founded and self.shown is not None:
            self.shown = None
            self._suggest()

    def _fill(self, rules: "Entry | None") -> None:
        """The form shows by which rules the ladder goes."""
        self.shown = rules
        if rules is None:
            return
        field(self.form, "system").value = rules.says("system")
        self._choose_system()
        for name in ("name", "season"):
            field(self.form, name).value = rules.says(name)
        if rules.says("tempo"):
            field(self.form, "tempo").value = rules.says("tempo")
        start = rules.number("start")
        field(self.form, "start").value = "" if start is None else str(int(start))
        self._read()

    def _propose(self) -> None:
        """A name for the next season, unless somebody has typed or is typing one."""
        box = field(part("closing"), "next")
        if str(box.value) not in ("", self.proposed) or has_focus(box):
            return
        self.proposed = next_season(self.keeper.ladder.seasons[-1].name, self.wording)
        box.value = self.proposed

    def _refound(self, event: "Node") -> None:
        event.preventDefault()
        rules = self.keeper.ladder.rules
        if rules is None:
            return
        self._read()
        facts = dict(self.keeper.facts)
        if facts.get("system") == rules.says("system"):
            # what the form does not ask stays as it was
            for name in rules.said:
                if name not in ASKED:
                    facts[name] = rules.said[name]
        if facts == {name: rules.said[name] for name in rules.said if name != "player"}:
            # nothing is another: an entry would say nothing
            return
        try:
            self.keeper.say(
                lambda ladder, stamp: commands.refound(ladder, stamp, facts),
                lambda entry: self.say(self.wording.text("ladder-refounded")),
            )
        except InputError as fault:
            put("founding-hint", self.wording.fault(fault))

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
        field(part("closing"), "next").value = self.proposed = ""
        self._propose()
        self.say(self.wording.text("ladder-closed", season=entry.says("next")))
