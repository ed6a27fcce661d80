"""The player whose panel is open: what is asked and corrected there."""

from .panel import Panel

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

    from .room import Room


class Player:
    """Asks for one player's panel, again after every change."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.panel: "Panel | None" = None

    def open(self, number: int) -> None:
        """Opens a player's panel."""
        self._ask(number, self._show)

    def renew(self) -> None:
        """Renews the panel that is open."""
        if self.room.table.open_number is not None:
            self._ask(self.room.table.open_number, self._renew)

    def _ask(self, number: int, ready: "Callable[..., object]") -> None:
        self.room.ask({"do": "player", "number": number}, None, ready)

    def _show(self, answer: "dict[str, Node]", content: "Node") -> None:
        room = self.room
        panel = self.panel = Panel(answer, room.wording, self._correct)
        room.pieces.add(*panel.show(answer))
        room.pieces.add(lambda: room.table.show_panel(panel.number, panel.root))

    def _renew(self, answer: "dict[str, Node]", content: "Node") -> None:
        panel = self.panel
        if panel is None or panel.number != answer["number"]:
            return
        if len(panel.blocks) == len(answer["systems"]) and len(panel.facts) == len(answer["facts"]):
            self.room.pieces.add(*panel.show(answer))
        else:
            self._show(answer, content)

    def _correct(self, question: "dict[str, Node]", mark: "Callable[[str], object]") -> None:
        def answered(answer: "dict[str, Node]", content: "Node") -> None:
            if "fault" in answer:
                mark(str(answer["fault"]))
            else:
                self.room.show(answer, content)

        question["do"] = "edit"
        self.room.ask(question, None, answered)
