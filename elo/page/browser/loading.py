"""Fetches a chapter's program when it is opened for the first time, and says so when it can't."""

from ..view.chapters import Chapter, by_name
from .catalogues import read_catalogue
from .runtime import copy_of, data, fetch_text, is_there, listen, one

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

#: How a chapter's program begins. Something else may come in its place: the log-in page of a
#: network, say.
BEGINNING = "FILES = "


class Arrival:
    """A chapter on its way. Its host shows ``data-state``: loading, missing or ready."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        self.host = one("[data-chapter=" + chapter.name + "]")
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
        self.host.dataset.state = "loading"
        self.host.append(self.notice)
        fetch_text(program, self._came, self._missing)

    def _missing(self) -> None:
        self.host.dataset.state = "missing"

    def _came(self, text: str) -> None:
        if not text.startswith(BEGINNING):
            self._missing()
            return
        exec(text, {})
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
        self.host.dataset.state = "ready"
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
        if name not in self._arrivals:
            self._arrivals[name] = Arrival(by_name(name))
        arrival = self._arrivals[name]
        if arrival.module is None:
            arrival.waiting.append(ready)
        else:
            ready(arrival.module)
