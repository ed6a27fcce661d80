"""Exports: files that are saved on this device, and the printout."""

from ..runtime import ASKED, SAVED, WINDOW, data, listen, save_file
from .norms import norms_on_paper

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

    from .room import Room

#: The most lines that the worker sends at once.
MOST = 100

#: Of so many players the norms are worked out beforehand, for whoever prints by the browser's menu.
FEW = 150


class Exports:
    """The buttons below the report; the browser asks before corrections are lost."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        listen(room.parts["exports"], "click", self._clicked)
        listen(WINDOW, "afterprint", lambda event: room.table.printed())
        listen(WINDOW, "beforeunload", self._warn)

    def _clicked(self, event: "Node") -> None:
        button = event.target.closest("button")
        kind = data(button, "kind") if button else ""
        if kind == "print":
            self._print(0)
        elif kind:
            self.room.ask({"do": "export", "kind": kind}, None, self._save)

    def _save(self, answer: "dict[str, Node]", content: "Node") -> None:
        if "fault" in answer:
            self.room.said = str(answer["fault"])
        elif self.room.work is not None:
            work, note = self.room.work, str(answer["note"])
            written = work.in_hand()

            def told(outcome: str) -> None:
                if outcome in (SAVED, ASKED):
                    work.save(written)
                said = self.room.wording.text("saving-" + outcome)
                self.room.say(said + " " + note if note else said)

            save_file(content, str(answer["name"]), "", told)

    def fetch_norms(self, answer: "dict[str, Node]") -> None:
        """Puts the norms of an event ready, which is shown now: a browser prints without asking."""
        room, work = self.room, self.room.work
        room.parts["norms"].hidden = True
        if not answer["formats"] or answer["players"] > FEW or not room.client.is_running():
            return

        def came(found: "dict[str, Node]", content: "Node") -> None:
            if room.work is work and "fault" not in found:
                room.pieces.add(*norms_on_paper(room.parts["norms"], found))

        question = {"do": "norms", "choices": room.chosen, "view": room.table.view}
        room.client.ask(question, None, came)

    def _warn(self, event: "Node") -> None:
        """Corrections that stand in no file yet would be lost: the browser asks first."""
        if self.room.work is not None and not self.room.work.is_saved():
            event.preventDefault()

    def _print(self, start: int) -> None:
        """Fetches every line that is wanted, some at a time, and prints."""
        room = self.room
        view = dict(room.table.view)
        view["from"], view["count"] = start, MOST

        def came(answer: "dict[str, Node]", content: "Node") -> None:
            room.pieces.add(*room.table.add_to_print(answer["lines"]))
            if start + MOST < answer["found"]:
                self._print(start + MOST)
            else:
                room.ask({"do": "norms"}, None, with_norms)

        def with_norms(answer: "dict[str, Node]", content: "Node") -> None:
            room.pieces.add(*norms_on_paper(room.parts["norms"], answer), WINDOW.print)

        room.ask({"do": "view", "view": view}, None, came)
