"""The ladder as files: saved, printed, put on a website; another ladder begun."""

from ....ladder.keeper import Keeper
from ....ladder.table_writing import write_ranking, writing_games
from ...view.ladder.document import ranking_page
from ...view.wording import Wording
from ..runtime import ASKED, CSV, ROOT, SAVED, STOPPED, pieces, print_page, save_file
from .opening import Opening
from .parts import on_click, put
from .saving import HTML, Saving
from .store import Store
from .working import Working

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node


class Files:
    """The part of the room about files."""

    def __init__(
        self,
        keeper: Keeper,
        store: Store,
        working: Working,
        wording: Wording,
        say: "Callable[[str], object]",
    ) -> None:
        self.keeper = keeper
        self.working = working
        self.wording = wording
        self.say = say
        self.saving = Saving(working, wording)
        self.opening = Opening(keeper, store, working, wording, say)
        for name, press in (
            ("rescue", self._rescue),
            ("save-file", lambda: self._save("save-told")),
            ("remind-save", lambda: self._save("notice")),
            ("save-games", self._save_games),
            ("save-ranking", self._save_ranking),
            ("save-page", self._save_page),
            ("print", print_page),
            ("anew", self._begin_anew),
        ):
            on_click(name, press)

    def _save(self, place: str) -> None:
        """Saves the whole ladder as a file, and says at this place what is known of it."""
        held = self.keeper.held

        def told(outcome: str) -> None:
            if outcome in (SAVED, ASKED) and held is self.keeper.held:
                self.keeper.note_saved(outcome == SAVED)
            put(place, self._outcome(outcome))

        put(place, "")
        self.saving.save(held, place, told)

    def _rescue(self) -> None:
        """Saves what is not kept: another ladder's entries first, while there are any."""
        if not self.keeper.waiting.stranded:
            self._save("rescue-told")
            return
        stranded = self.keeper.waiting.stranded[0]
        entries = list(stranded.unkept.values())

        def told(outcome: str) -> None:
            put("rescue-told", self._outcome(outcome))
            if outcome == SAVED:
                self.keeper.settle(stranded, entries)

        self.saving.save(stranded, "rescue-told", told)

    def _outcome(self, outcome: str) -> str:
        text = self.wording.text("saving-" + outcome)
        return text + " " + self.wording.text("ladder-saving-asked") if outcome == ASKED else text

    def _told(self, outcome: str) -> None:
        put("save-told", "" if outcome == STOPPED else self.wording.text("saving-" + outcome))

    def _separator(self) -> str:
        return "," if self.wording.mark == "." else ";"

    def _save_games(self) -> None:
        file, ladder = pieces(), self.keeper.ladder
        work = writing_games(ladder, self._separator(), self.wording.mark, file.add)
        watch = self.working.counting("ladder-working-games", len(ladder.games))
        text = self.wording.text("ladder-working-writing")
        put("save-told", "")
        self.working.begin(
            "save-told", text, work, lambda: self._save_table("games", file), None, watch
        )

    def _save_ranking(self) -> None:
        text = write_ranking(self.keeper.ladder, self._separator(), self.wording.mark)
        # the mark in front is put there on the way
        self._save_table("ranking", text[1:])

    def _save_table(self, name: str, content: "str | Node") -> None:
        save_file(content, name + "-" + self.keeper.today() + ".csv", CSV, self._told)

    def _save_page(self) -> None:
        page = ranking_page(self.keeper.ladder, self.keeper.today(), str(ROOT.lang), self.wording)
        save_file(page, "ladder.html", HTML, self._told)

    def _begin_anew(self) -> None:
        put("anew-hint", "")
        self.keeper.begin_anew([], self._begun, self._not_begun, self.opening.fail)

    def _begun(self) -> None:
        self.opening.forget()
        self.say(self.wording.text("ladder-begun-anew"))

    def _not_begun(self, reason: str) -> None:
        put("anew-hint", self.wording.text("ladder-refusal-" + reason))
