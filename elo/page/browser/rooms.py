"""The page's rooms: a tool that is opened for the first time is fetched and set up."""

from ..view.chapters import CHAPTERS
from ..view.wording import Wording
from .loading import Loading
from .runtime import WINDOW, Delay, has_quick_line, listen, one, room

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node


#: The room whose Python takes long to start, and the link to it.
DESK = "tournament"
LINK = "#rooms a[href='#" + DESK + "']"

#: Milliseconds for which the pointer or the focus rests on a link that is meant to be followed.
RESTING = 150


class Rooms:
    """Follows which room is shown; what shows it is the page itself, before Python is there.

    A room's module has a function ``begin(wording)``, which sets the room up. The desk's is set up
    as soon as somebody seems about to open it, and told so where that costs the visitor little.
    """

    def __init__(self, wording: Wording, loading: Loading) -> None:
        self.wording = wording
        self.loading = loading
        self.begun: list[str] = []
        listen(WINDOW, "hashchange", lambda event: self.enter())
        listen(one(".skip"), "click", self._skip)
        self.resting = Delay(RESTING, self._expect)
        for kind in ("pointerenter", "focus"):
            listen(one(LINK), kind, lambda event: self.resting.restart())
        for kind in ("pointerleave", "blur"):
            listen(one(LINK), kind, lambda event: self.resting.cancel())
        self.enter()

    def _skip(self, event: "Node") -> None:
        """Past the links at the top, into the room that is shown and not out of it."""
        event.preventDefault()
        one(".room[data-room=" + room() + "]").focus()

    def enter(self) -> None:
        """Sets up the room that is shown, if it is one that comes when it is opened."""
        name = room()
        if name in [chapter.name for chapter in CHAPTERS]:
            self._begin(name, lambda begun: None)

    def _expect(self) -> None:
        """Somebody is about to open the desk: on a quick line its worker starts meanwhile."""
        if has_quick_line():
            self._begin(DESK, lambda begun: begun.awaited())  # type: ignore[attr-defined]

    def _begin(self, name: str, then: "Callable[[object], object]") -> None:
        if name not in self.begun:
            self.begun.append(name)
            self.loading.open(name, lambda module: then(module.begin(self.wording)))  # type: ignore[attr-defined]
