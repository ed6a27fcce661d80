"""Files that are saved on this device."""

from ..runtime import WINDOW, Delay

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

#: Milliseconds after which a browser has surely begun to save.
SAVED = 60_000


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
