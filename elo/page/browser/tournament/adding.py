"""Another table of the event that is open: a file, or one that is pasted."""

from ..runtime import listen, paste_tables

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node


class Adding:
    """Watches the two ways; ``add`` is called with a question and its file, if there is one."""

    def __init__(
        self, parts: "dict[str, Node]", add: "Callable[[dict[str, Node], Node], object]"
    ) -> None:
        self.parts = parts
        self.add = add
        paste_tables(parts["add-text"])
        listen(parts["add-file"], "change", lambda event: self._chosen())
        listen(parts["add-take"], "click", lambda event: self._pasted())

    def clear(self) -> None:
        """What was added stands in the event, and no more here."""
        self.parts["add-file"].value = ""
        self.parts["add-text"].value = ""

    def _chosen(self) -> None:
        files = self.parts["add-file"].files
        if files.length:
            self.add({"name": str(files[0].name)}, files[0])

    def _pasted(self) -> None:
        text = str(self.parts["add-text"].value)
        if text.strip(" \t\r\n"):
            self.add({"text": text}, None)
        else:
            self.parts["add-text"].focus()
