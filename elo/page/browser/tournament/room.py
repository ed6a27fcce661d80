"""The tournament desk's room: what is given, chosen and pressed; what the worker answers."""

from ....core.names import cleaned, isolated
from ....systems import SYSTEMS
from ...view.tournament.work import Work
from ...view.wording import Wording
from ..runtime import WINDOW, data, element, every, listen, query
from .adding import Adding
from .confirm_replace import ConfirmReplace
from .exports import Exports
from .file_input import FileInput
from .heading import Heading
from .player import Player
from .progress_bar import ProgressBar
from .table import Table, first_lines
from .task_queue import TaskQueue
from .worker_client import WorkerClient

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node


#: Questions for another event. Until it is there nobody must change the one that is shown: the
#: worker would take that for the other one's.
REPLACES = ("open", "choose")


class Room:
    """``work`` is the event that is shown; a new worker must be told it again."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.host = element("tournament")
        self.parts = {data(part, "desk"): part for part in every("[data-desk]", self.host)}
        self.parts["host"] = self.host
        self.waiting = ProgressBar(self.parts, wording, self.stop, self.retry)
        self.heading = Heading(self.parts, wording, self.refresh, self.answer)
        self.table = Table(self.parts, wording, self.look, lambda number: self.player.open(number))
        self.client = WorkerClient(self.heard)
        self.work: "Work | None" = None
        self.taking = ""
        self.last: "tuple[Node, ...] | None" = None
        self.under_way = 0
        self.said = ""
        self.pieces = TaskQueue()
        asked = query("system")
        self.chosen: "dict[str, Node]" = {"system": asked} if asked in SYSTEMS else {}
        self.file_input = FileInput(self.parts, self.open, self.client.start)
        self.adding = Adding(self.parts, self.add)
        self.exports = Exports(self)
        self.replacing = ConfirmReplace(self.parts["replacing"])
        self.player = Player(self)
        self._listen()

    def _listen(self) -> None:
        parts = self.parts
        listen(parts["choices"], "submit", lambda event: event.preventDefault())
        listen(parts["events"], "change", lambda event: self.choose())
        listen(parts["rating-list"], "change", lambda event: self.look_up())
        listen(parts["undo"], "click", lambda event: self.ask({"do": "undo"}, None, self.show))
        listen(parts["team"], "change", lambda event: self._say_team())

    def awaited(self) -> None:
        """Somebody is about to come: Python is on its way meanwhile."""
        self.client.start()

    # questions

    def ask(
        self, question: "dict[str, Node]", file: "Node", ready: "Callable[..., object]"
    ) -> None:
        """Asks the worker; one that is new is first told what the one before knew."""
        do = str(question["do"])
        if self.taking and do != "open" and (self.taking == "open" or do != "choose"):
            return
        if not self.client.is_running() and do != "open" and self.work is not None:
            for again, its_file in self.work.again():
                self._ask(again, its_file, lambda answer, content: None)
        if do in REPLACES:
            self._hold(do)
        self.last = (question, file, ready)
        self._ask(question, file, ready)

    def _ask(
        self, question: "dict[str, Node]", file: "Node", ready: "Callable[..., object]"
    ) -> None:
        # another event may come with no choices at all
        if "choices" not in question:
            question["choices"] = self.chosen
        question["view"] = question.get("view") or self.table.view
        self.under_way += 1
        self.said = ""
        self.waiting.begin()

        def answered(answer: "dict[str, Node]", content: "Node") -> None:
            ready(answer, content)
            self.pieces.add(self._settle)

        self.client.ask(question, file, answered)

    def say(self, text: str) -> None:
        """Says a sentence, at once or when what is under way has been answered."""
        self.said = text
        if not self.under_way:
            self.waiting.end(text)

    def _hold(self, taking: str) -> None:
        """Another event is on its way, or none is any more."""
        self.taking = taking
        for name in ("event", "report"):
            self.parts[name].inert = bool(taking)
        self.parts["events-field"].inert = taking == "open"

    def _settle(self) -> None:
        """What was answered is shown."""
        self.under_way -= 1
        if not self.under_way:
            self._hold("")
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
            self._end_worker()
            self.waiting.fail(str(figures[0]))

    def stop(self) -> None:
        """Ends what is under way, whatever it is; the event that is shown goes on."""
        self._end_worker()
        self._clear_files()
        self.waiting.end(self.wording.text("desk-stopped"))
        self.table.printed()

    def retry(self) -> None:
        """Asks again what was not answered."""
        if self.last is None:
            self.waiting.begin()
            self.client.start()
        else:
            self.ask(*self.last)

    def _end_worker(self) -> None:
        self.client.stop()
        self.pieces.drop()
        self.waiting.is_ready = False
        self.under_way = 0
        self._hold("")
        if self.work is not None:
            self.parts["events"].value = self.work.current

    # the event

    def open(self, question: "dict[str, Node]", file: "Node", left_out: int = 0) -> None:
        """Opens a file, a text or the sample; so many others were given with it."""
        question["do"] = "open"
        said = ""
        if left_out:
            said = self.wording.text("desk-one-file", name=isolated(cleaned(str(question["name"]))))
        work = Work(dict(question), file)

        def go() -> None:
            self._take_up(work, question, file, said)

        if self.work is None or self.work.is_saved():
            go()
        else:
            self.replacing.ask(go, self._clear_files)

    def choose(self) -> None:
        """Takes another event of the same file."""
        if self.work is not None:
            place = str(self.parts["events"].value)
            question: "dict[str, Node]" = {"do": "choose", "event": int(place)}
            self._take_up(self.work, question, None)

    def _take_up(
        self, work: Work, question: "dict[str, Node]", file: "Node", said: str = ""
    ) -> None:
        """Asks for another event. Until it is there, the one that is shown stays what it is."""
        choices = work.choices(str(question.get("event", 0)), self.chosen)
        question["choices"] = choices
        question["view"] = first_lines()

        def taken(answer: "dict[str, Node]", content: "Node") -> None:
            if "fault" not in answer:
                self.work, self.chosen = work, choices
                self.parts["rating-list"].value = ""
                self.table.forget()
            self.show(answer)
            self.said = self.said or said
            # another event of the file is chosen with the keys: the focus stays where it is
            if "name" in answer and question["do"] == "open":
                self.pieces.add(self._arrive)

        self.ask(question, file, taken)

    def _arrive(self) -> None:
        """Whoever gave a file is led to what came of it: to the table where that is far below."""
        heading, table = self.parts["name"], self.parts["table"]
        heading.focus()
        way = table.getBoundingClientRect().top - heading.getBoundingClientRect().top
        far = way > int(WINDOW.innerHeight) / 2
        self.parts["report" if far else "name"].scrollIntoView()

    def _clear_files(self) -> None:
        """The same files can be chosen again."""
        self.file_input.forget()
        self.parts["rating-list"].value = ""
        self.parts["add-file"].value = ""

    def look_up(self) -> None:
        """Looks the players up in a rating list."""
        files, work = self.parts["rating-list"].files, self.work
        if not files.length or work is None:
            return
        file = files[0]
        question: "dict[str, Node]" = {"do": "list", "name": str(file.name)}
        question["event"] = int(work.current)
        listed = dict(question)

        def found(answer: "dict[str, Node]", content: "Node") -> None:
            if "fault" not in answer:
                work.lists.append((listed, file))
            self.show(answer)

        self.ask(question, file, found)

    def add(self, question: "dict[str, Node]", file: "Node") -> None:
        """Adds another table to the event that is shown."""
        work = self.work
        if work is None:
            return
        question["do"] = "add"
        question["event"] = int(work.current)
        added = dict(question)

        def taken(answer: "dict[str, Node]", content: "Node") -> None:
            if "fault" not in answer:
                work.added.append((added, file))
                self.adding.clear()
            self.show(answer)

        self.ask(question, file, taken)

    def answer(self, given: "dict[str, Node]") -> None:
        """What was guessed is answered: players are one or two, or something is chosen above."""
        for pair in ("join", "apart"):
            if pair in given:
                question: "dict[str, Node]" = {"do": "edit", "number": given["number"]}
                question[pair] = given[pair]
                self.ask(question, None, self.show)
                return
        name, value = str(given["choose"]), str(given["value"])
        self.parts[name].focus()
        if value:
            self.parts[name].value = value
            self.refresh(name, value)

    def refresh(self, name: str, value: str) -> None:
        """Rates anew: another system, date, tempo or list was chosen."""
        self.chosen[name] = value
        if self.work is not None:
            self.work.choose(name, value)
        self.ask({"do": "state"}, None, self.show)

    def show(self, answer: "dict[str, Node]", content: "Node" = None) -> None:
        """Shows an event as it stands now."""
        if "fault" in answer:
            self.said = str(answer["fault"])
            return
        if self.work is not None:
            self.work.take(answer)
        if "name" in answer:
            self.file_input.fold()
        self.pieces.add(*self.heading.show(answer))
        if "lines" in answer:
            self.pieces.add(lambda: self.table.head(answer["columns"], answer["groups"]))
            self.pieces.add(*self.table.show(answer))
            self.pieces.add(self._say_team, self.player.renew)
            self.pieces.add(lambda: self.exports.fetch_norms(answer))

    def look(self) -> None:
        """Shows other lines."""
        self.ask({"do": "view"}, None, self._show_lines)

    def _show_lines(self, answer: "dict[str, Node]", content: "Node") -> None:
        self.pieces.add(*self.table.show(answer))

    def _say_team(self) -> None:
        self.parts["team-sum"].textContent = self.heading.team_sum(str(self.parts["team"].value))


def begin(wording: Wording) -> Room:
    """Sets the room up; nothing is fetched yet that only a file needs."""
    return Room(wording)
