"""The tournament desk's room: what is given, chosen and pressed; what the worker answers."""

from ...rulebooks import SYSTEMS
from ..runtime import data, element, every, listen, query
from ..wording import Wording
from .giving import Giving
from .heading import Heading
from .leaving import Leaving
from .panel import Panel
from .pieces import Pieces
from .table import Table
from .thread import Thread
from .waiting import Waiting

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node


class Room:
    """Keeps what a new worker must be told again: the file, and what was done to it."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.host = element("tournament")
        self.parts = {data(part, "desk"): part for part in every("[data-desk]", self.host)}
        self.parts["host"] = self.host
        self.waiting = Waiting(self.parts, wording, self.stop, self.retry)
        self.heading = Heading(self.parts, wording, self.refresh)
        self.table = Table(self.parts, wording, self.look, self.open_player)
        self.thread = Thread(self.heard)
        self.panel: "Panel | None" = None
        self.given: "tuple[dict[str, Node], Node] | None" = None
        self.listed: "tuple[dict[str, Node], Node] | None" = None
        self.kept: "dict[str, Node]" = {}
        self.last: "tuple[Node, ...] | None" = None
        self.under_way = 0
        self.said = ""
        self.pieces = Pieces()
        asked = query("system")
        self.chosen: "dict[str, Node]" = {"system": asked} if asked in SYSTEMS else {}
        self.giving = Giving(self.parts, self.open, self.thread.start)
        self.leaving = Leaving(self)
        self._listen()

    def _listen(self) -> None:
        parts = self.parts
        listen(parts["choices"], "submit", lambda event: event.preventDefault())
        listen(parts["events"], "change", lambda event: self.choose())
        listen(parts["rating-list"], "change", lambda event: self.look_up())
        listen(parts["undo"], "click", lambda event: self.ask({"do": "undo"}, None, self.show))
        listen(parts["team"], "change", lambda event: self._say_team())

    # questions

    def ask(
        self,
        question: "dict[str, Node]",
        file: "Node",
        ready: "Callable[..., object]",
        view: "dict[str, Node] | None" = None,
    ) -> None:
        """Asks the worker; one that is new is first told what the one before knew."""
        if not self.thread.is_running() and question["do"] != "open" and self.given is not None:
            again = dict(self.given[0])
            again["edits"] = self.corrections()
            again["event"] = self.kept.get("current", 0)
            self._ask(again, self.given[1], lambda answer, content: None)
            if self.listed is not None:
                self._ask(self.listed[0], self.listed[1], lambda answer, content: None)
        self.last = (question, file, ready, view)
        self._ask(question, file, ready, view)

    def _ask(
        self,
        question: "dict[str, Node]",
        file: "Node",
        ready: "Callable[..., object]",
        view: "dict[str, Node] | None" = None,
    ) -> None:
        question["choices"] = self.chosen
        question["view"] = view or self.table.view
        self.under_way += 1
        self.said = ""
        self.waiting.begin()

        def answered(answer: "dict[str, Node]", content: "Node") -> None:
            ready(answer, content)
            self.pieces.add(self._settle)

        self.thread.ask(question, file, answered)

    def _settle(self) -> None:
        """What was answered is shown."""
        self.under_way -= 1
        if not self.under_way:
            self.waiting.end(self.said)

    def heard(self, kind: str, figures: "list[Node]") -> None:
        """What the worker says by itself."""
        if kind == "bytes":
            self.waiting.arrived(int(figures[0]))
        elif kind == "ready":
            self.waiting.is_ready = True
            self.waiting.stage(self.wording.text("desk-stage-work"))
        elif kind == "progress":
            self.waiting.went(str(figures[0]), int(figures[1]), int(figures[2]))
        elif kind == "failed":
            self._end_thread()
            self.waiting.fail(str(figures[0]))

    def stop(self) -> None:
        """Ends what is under way, whatever it is."""
        self._end_thread()
        self.giving.forget()
        self.waiting.end(self.wording.text("desk-stopped"))
        self.table.printed()

    def retry(self) -> None:
        """Asks again what was not answered."""
        if self.last is None:
            self.waiting.begin()
            self.thread.start()
        else:
            self.ask(*self.last)

    def _end_thread(self) -> None:
        self.thread.stop()
        self.pieces.drop()
        self.waiting.is_ready = False
        self.under_way = 0

    # the event

    def open(self, question: "dict[str, Node]", file: "Node") -> None:
        """Opens a file, a text or the sample."""
        question["do"] = "open"
        self.given = (question, file)
        self._forget()
        self.ask(question, file, self.show)

    def choose(self) -> None:
        """Takes another event of the same file."""
        self._forget()
        place = int(str(self.parts["events"].value))
        self.ask({"do": "choose", "event": place}, None, self.show)

    def corrections(self) -> "list[Node]":
        """What has been corrected in the event, in order."""
        found: "list[Node]" = self.kept.get("kept", [])
        return found

    def _forget(self) -> None:
        """Another event keeps the systems, and nothing else of what was chosen."""
        self.listed = None
        self.kept = {}
        self.leaving.saved = []
        for name in ("date", "tempo", "ratings"):
            self.chosen[name] = ""
        self.table.forget()

    def look_up(self) -> None:
        """Looks the players up in a rating list."""
        files = self.parts["rating-list"].files
        if files.length:
            question: "dict[str, Node]" = {"do": "list", "name": str(files[0].name)}
            self.listed = (question, files[0])
            self.ask(question, files[0], self.show)

    def refresh(self, name: str, value: str) -> None:
        """Rates anew: another system, date, tempo or list was chosen."""
        self.chosen[name] = value
        self.ask({"do": "state"}, None, self.show)

    def show(self, answer: "dict[str, Node]", content: "Node" = None) -> None:
        """Shows an event as it stands now."""
        if "fault" in answer:
            self.said = str(answer["fault"])
            return
        self.kept = answer
        self.parts["giving"].dataset.filled = "yes" if "name" in answer else ""
        self.pieces.add(*self.heading.show(answer))
        if "lines" in answer:
            self.pieces.add(lambda: self.table.head(answer["columns"], answer["groups"]))
            self.pieces.add(*self.table.show(answer))
            self.pieces.add(self._say_team, self._ask_for_panel)

    def _ask_for_panel(self) -> None:
        """Renews the panel that is open."""
        if self.table.open_number is not None:
            self._ask_player(self.table.open_number, self._renew_player)

    def look(self) -> None:
        """Shows other lines."""
        self.ask({"do": "view"}, None, self._show_lines)

    def _show_lines(self, answer: "dict[str, Node]", content: "Node") -> None:
        self.pieces.add(*self.table.show(answer))

    def _say_team(self) -> None:
        self.parts["team-sum"].textContent = self.heading.team_sum(str(self.parts["team"].value))

    # a player

    def open_player(self, number: int) -> None:
        """Opens a player's panel."""
        self._ask_player(number, self._show_player)

    def _ask_player(self, number: int, ready: "Callable[..., object]") -> None:
        self.ask({"do": "player", "number": number}, None, ready)

    def _show_player(self, answer: "dict[str, Node]", content: "Node") -> None:
        panel = self.panel = Panel(answer, self.wording, self._correct)
        self.pieces.add(*panel.show(answer))
        self.pieces.add(lambda: self.table.show_panel(panel.number, panel.root))

    def _renew_player(self, answer: "dict[str, Node]", content: "Node") -> None:
        panel = self.panel
        if panel is None or panel.number != answer["number"]:
            return
        if len(panel.blocks) == len(answer["systems"]) and len(panel.facts) == len(answer["facts"]):
            self.pieces.add(*panel.show(answer))
        else:
            self._show_player(answer, content)

    def _correct(self, question: "dict[str, Node]", mark: "Callable[[str], object]") -> None:
        def answered(answer: "dict[str, Node]", content: "Node") -> None:
            if "fault" in answer:
                mark(str(answer["fault"]))
            else:
                self.show(answer, content)

        question["do"] = "edit"
        self.ask(question, None, answered)


def begin(wording: Wording) -> None:
    """Sets the room up; nothing is fetched yet that only a file needs."""
    Room(wording)
