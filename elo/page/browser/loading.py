"""Fetches a chapter's program when it is opened for the first time, and says so when it can't."""

from ...systems import SYSTEMS
from ..view.chapters import Chapter, by_name, of_system
from .catalogues import read_catalogue
from .runtime import bring_program, copy_of, data, is_there, listen, one

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node


class Arrival:
    """A chapter on its way. ``place`` shows ``data-state``: loading, missing or ready.

    That is the chapter's own host, but where another part of the page waits for it.
    """

    def __init__(self, chapter: Chapter, place: "Node | None" = None) -> None:
        self.chapter = chapter
        self.host = host_of(chapter)
        self.place = place or self.host
        self.notice = copy_of("template-arrival")
        self.module: object = None
        self.waiting: list[Callable[[object], object]] = []
        listen(self.notice.querySelector("button"), "click", lambda event: self.fetch())
        self.fetch()

    def fetch(self) -> None:
        """Asks for the program; where the sources are served as they are, it is here already."""
        program = data(self.host, "program")
        if not program:
            self._begin()
            return
        self.place.dataset.state = "loading"
        self.place.append(self.notice)
        bring_program(program, self._came, self._missing)

    def _missing(self) -> None:
        self.place.dataset.state = "missing"

    def _came(self) -> None:
        for name in self.chapter.catalogues:
            read_catalogue(name + ".ftl")
        self._begin()

    def _begin(self) -> None:
        body = self.host.querySelector("[data-part=body]")
        page = "rooms/" + self.chapter.name + ".html"
        if body and is_there(page):
            with open(page) as file:
                body.innerHTML = file.read()
        self.module = __import__(self.chapter.module, None, None, ("name",))
        self.place.dataset.state = "ready"
        self.notice.remove()
        for ready in self.waiting:
            ready(self.module)
        self.waiting = []


class Loading:
    """The chapters that have been opened."""

    def __init__(self) -> None:
        self._arrivals: dict[str, Arrival] = {}

    def open(self, name: str, ready: "Callable[[object], object]") -> None:
        """Calls ``ready`` with the chapter's module, at once where it is here already."""
        chapter = by_name(name)
        if chapter.every_system:
            self.systems(SYSTEMS, lambda: self._open(chapter, ready), host_of(chapter))
        else:
            self._open(chapter, ready)

    def systems(
        self,
        names: tuple[str, ...],
        ready: "Callable[[], object]",
        place: "Node | None" = None,
    ) -> None:
        """Calls ``ready`` when the rule books of these names can be opened, at once where they can.

        ``place`` shows that they are on their way, or did not come.
        """
        for name in names:
            chapter = of_system(name)
            if chapter is not None and not self._is_here(chapter):
                self._open(chapter, lambda module: self.systems(names, ready, place), place)
                return
        ready()

    def _is_here(self, chapter: Chapter) -> bool:
        arrival = self._arrivals.get(chapter.name)
        return arrival is not None and arrival.module is not None

    def _open(
        self,
        chapter: Chapter,
        ready: "Callable[[object], object]",
        place: "Node | None" = None,
    ) -> None:
        arrival = self._arrivals.get(chapter.name)
        if arrival is None:
            arrival = self._arrivals[chapter.name] = Arrival(chapter, place)
        if arrival.module is None:
            arrival.waiting.append(ready)
        else:
            ready(arrival.module)


def host_of(chapter: Chapter) -> "Node":
    """The element that a chapter belongs to."""
    return one("[data-chapter=" + chapter.name + "]")
