"""The page's rooms: a tool that is opened for the first time is fetched and set up."""

from ..view.chapters import CHAPTERS
from ..view.wording import Wording
from .loading import Loading
from .runtime import WINDOW, listen, one, room

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node


class Rooms:
    """Follows which room is shown; what shows it is the page itself, before Python is there.

    A room's module has a function ``begin(wording)``, which sets the room up.
    """

    def __init__(self, wording: Wording, loading: Loading) -> None:
        self.wording = wording
        self.loading = loading
        self.begun: list[str] = []
        listen(WINDOW, "hashchange", lambda event: self.enter())
        listen(one(".skip"), "click", self._skip)
        self.enter()

    def _skip(self, event: "Node") -> None:
        """Past the links at the top, into the room that is shown and not out of it."""
        event.preventDefault()
        one(".room[data-room=" + room() + "]").focus()

    def enter(self) -> None:
        """Sets up the room that is shown, if it is one that comes when it is opened."""
        name = room()
        if name in self.begun or name not in [chapter.name for chapter in CHAPTERS]:
            return
        self.begun.append(name)
        self.loading.open(name, lambda module: module.begin(self.wording))  # type: ignore[attr-defined]
