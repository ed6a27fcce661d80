"""The question before another file takes the place of corrections that stand in no file."""

from ..runtime import listen

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: What the button that goes on is worth; all else, the Escape key too, keeps the event.
GO_ON = "replace"


class ConfirmReplace:
    """The dialog; one question at a time, the last one holds."""

    def __init__(self, dialog: "Node") -> None:
        self.dialog = dialog
        self.go: "Callable[[], object] | None" = None
        self.keep: "Callable[[], object] | None" = None
        listen(dialog, "close", lambda event: self._answered())

    def ask(self, go: "Callable[[], object]", keep: "Callable[[], object]") -> None:
        """Asks; one of the two is called with the answer."""
        self.go, self.keep = go, keep
        if not self.dialog.open:
            self.dialog.returnValue = ""
            self.dialog.showModal()

    def _answered(self) -> None:
        then = self.go if str(self.dialog.returnValue) == GO_ON else self.keep
        self.go = self.keep = None
        if then is not None:
            then()
