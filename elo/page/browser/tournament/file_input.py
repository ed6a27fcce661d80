"""The ways in: a file button, a drop zone, a paste box, and the sample."""

from ..runtime import WINDOW, listen, paste_tables

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node


class FileInput:
    """Watches the ways in.

    ``given`` is called with a question that opens an event, its file if there is one, and how many
    other files came with it; ``near`` as soon as somebody is about to give something, so that
    Python is on its way meanwhile.
    """

    def __init__(
        self,
        parts: "dict[str, Node]",
        given: "Callable[..., object]",
        near: "Callable[[], object]",
    ) -> None:
        self.parts = parts
        self.given = given
        self.near = near
        listen(parts["another"], "click", lambda event: self._unfold(not self._is_unfolded()))
        listen(parts["file"], "click", lambda event: self._choosing())
        listen(parts["file"], "change", lambda event: self._chosen())
        listen(parts["sample"], "click", lambda event: given({"sample": True}, None))
        listen(parts["text"], "input", lambda event: near())
        listen(parts["take"], "click", lambda event: self._pasted())
        paste_tables(parts["text"])
        for kind in ("dragenter", "dragover"):
            listen(WINDOW, kind, self._dragged)
        listen(WINDOW, "dragleave", self._left)
        listen(WINDOW, "drop", self._dropped)

    def forget(self) -> None:
        """The same file, which may have been changed meanwhile, can be chosen again."""
        self.parts["file"].value = ""

    def fold(self) -> None:
        """An event is shown: the ways in are one line, with a button for another file."""
        self.parts["giving"].dataset.filled = "yes"
        self.parts["another"].hidden = False
        self._unfold(False)

    def _is_unfolded(self) -> bool:
        return str(self.parts["another"].getAttribute("aria-expanded")) == "true"

    def _unfold(self, wanted: bool) -> None:
        self.parts["another"].setAttribute("aria-expanded", "true" if wanted else "false")
        if wanted:
            self.parts["file"].focus()

    def _choosing(self) -> None:
        self.forget()
        self.near()

    def _chosen(self) -> None:
        files = self.parts["file"].files
        if files.length:
            self.given({"name": str(files[0].name)}, files[0])

    def _pasted(self) -> None:
        text = str(self.parts["text"].value)
        if text.strip(" \t\r\n"):
            self.given({"text": text}, None)
        else:
            self.parts["text"].focus()

    # the whole room takes what is dropped: a narrow miss must not open the file in the page's place

    def _is_ours(self, event: "Node") -> bool:
        dragged = event.dataTransfer
        if not dragged or str(WINDOW.document.documentElement.dataset.room) != "tournament":
            return False
        return bool(dragged.types.includes("Files"))

    def _dragged(self, event: "Node") -> None:
        if self._is_ours(event):
            event.preventDefault()
            self.parts["drop"].dataset.over = "yes"
            self.near()

    def _left(self, event: "Node") -> None:
        if not event.relatedTarget:
            self.parts["drop"].removeAttribute("data-over")

    def _dropped(self, event: "Node") -> None:
        if not self._is_ours(event):
            return
        event.preventDefault()
        self.parts["drop"].removeAttribute("data-over")
        files = event.dataTransfer.files
        if files.length:
            # so that the button names the file that is open, as when it was chosen there
            self.parts["file"].files = files
            self.given({"name": str(files[0].name)}, files[0], int(files.length) - 1)
