"""Draws pictures; what draws them is fetched when the first one is looked at."""

from ..view.pictures import Picture
from .runtime import copy_of, data, fetch_module, listen, one

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node


class _Drawing:
    """The module that draws, once for the page."""

    def __init__(self) -> None:
        self.module: Node = None
        self.asked = 0
        self.waiting: list[tuple[Callable[[], object], Callable[[], object]]] = []

    def fetch(self, ready: "Callable[[], object]", failed: "Callable[[], object]") -> None:
        """Calls ``ready`` when the module is there, or ``failed``."""
        self.waiting.append((ready, failed))
        if len(self.waiting) > 1:
            return
        address = data(one("script[data-charts]"), "charts")
        # a browser may remember that an address did not answer
        self.asked += 1
        if self.asked > 1:
            address += "?" + str(self.asked)
        fetch_module(address, self._came, self._failed)

    def _came(self, module: "Node") -> None:
        self.module = module
        self._tell(0)

    def _failed(self) -> None:
        self._tell(1)

    def _tell(self, which: int) -> None:
        waiting = self.waiting
        self.waiting = []
        for each in waiting:
            each[which]()


_drawing = _Drawing()


class Chart:
    """A place for a picture: an element that is read as one image with a sentence about it.

    While the module is on its way the place shows ``data-state``: loading, missing or ready.
    """

    def __init__(self, host: "Node") -> None:
        self.host = host
        self.canvas = host.querySelector("[role=img]")
        self.notice = copy_of("template-arrival")
        self.picture: Picture | None = None
        self.shown = ""
        listen(self.notice.querySelector("button"), "click", lambda event: self._fetch())

    def show(self, picture: Picture) -> None:
        """Draws a picture, if it is another one than the last."""
        self.picture = picture
        if _drawing.module is None:
            if not data(self.host, "state"):
                self._fetch()
        else:
            self._draw()

    def _fetch(self) -> None:
        self.host.dataset.state = "loading"
        self.host.append(self.notice)
        _drawing.fetch(self._draw, self._missing)

    def _missing(self) -> None:
        self.host.dataset.state = "missing"

    def _draw(self) -> None:
        if data(self.host, "state") != "ready":
            self.host.dataset.state = "ready"
            self.notice.remove()
        if self.picture is None:
            return
        text = self.picture.as_json()
        if text != self.shown:
            self.shown = text
            self.canvas.setAttribute("aria-label", self.picture.about)
            _drawing.module.draw(self.canvas, text)
