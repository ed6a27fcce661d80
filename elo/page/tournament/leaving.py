"""What leaves the desk: files that are saved on this device, and the printout."""

from ..runtime import WINDOW, Delay, data, listen

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

    from .room import Room

#: Milliseconds after which a browser has surely begun to save.
SAVED = 60_000

#: The most lines that the worker sends at once.
MOST = 100


class Leaving:
    """The buttons below the report; the browser asks before corrections are lost."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.saving = Saving(room.parts["download"])
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
            self.saving.save(str(answer["name"]), content)
            self.room.said = str(answer["note"])
            self.room.work.save()

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
                room.pieces.add(WINDOW.print)

        room.ask({"do": "view", "view": view}, None, came)


class Saving:
    """Hands bytes to the browser as a file."""

    def __init__(self, link: "Node") -> None:
        self.link = link
        self.address = ""
        self.later = Delay(SAVED, self._forget)

    def save(self, name: str, content: "Node") -> None:
        """Saves the bytes under this name, where the browser saves things."""
        self._forget()
        blob = WINDOW.Blob.new(WINDOW.Array.of(content))
        self.address = str(WINDOW.URL.createObjectURL(blob))
        self.link.href = self.address
        self.link.download = name
        self.link.click()
        self.later.restart()

    def _forget(self) -> None:
        if self.address:
            WINDOW.URL.revokeObjectURL(self.address)
        self.address = ""
