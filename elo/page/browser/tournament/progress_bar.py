"""What is going on and how far it is; and what to do when it fails."""

from ....core.numbers import write
from ...view.wording import Wording
from ..runtime import Delay, data, listen

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: Milliseconds after which waiting is worth a word: most answers are there before.
SOON = 250

MILLION = 1_000_000


class ProgressBar:
    """The bar, its words, and the two buttons: one stops, one tries again."""

    def __init__(
        self,
        parts: "dict[str, Node]",
        wording: Wording,
        stop: "Callable[[], object]",
        retry: "Callable[[], object]",
    ) -> None:
        self.parts = parts
        self.wording = wording
        self.size = int(data(parts["host"], "bytes") or 0)
        sent = int(data(parts["host"], "sent") or 0)
        if sent:
            text = wording.text("desk-first-visit", size=write(sent / MILLION, 0, wording.mark))
            parts["first-visit"].textContent = text
        self.is_asked = False
        self.is_ready = False
        self.delay = Delay(SOON, self._show)
        listen(parts["cancel"], "click", lambda event: stop())
        listen(parts["retry"], "click", lambda event: retry())

    def begin(self) -> None:
        """Something was asked."""
        self.parts["trouble"].hidden = True
        self.parts["host"].dataset.busy = "yes"
        if not self.is_asked:
            self.is_asked = True
            self.stage(
                self.wording.text("desk-stage-work" if self.is_ready else "desk-stage-python")
            )
            self.delay.restart()

    def end(self, text: str = "") -> None:
        """It is answered, or given up."""
        self.is_asked = False
        self.parts["host"].dataset.busy = "no"
        self.parts["working"].hidden = True
        self.parts["stage"].textContent = text
        self.parts["amount"].textContent = ""

    def fail(self, reason: str) -> None:
        """It went wrong: says so, where the visitor is looking."""
        self.end()
        name = "desk-failed-broken" if reason == "broken" else "desk-failed-missing"
        self.parts["trouble-text"].textContent = self.wording.text(name)
        self.parts["trouble"].hidden = False

    def stage(self, text: str) -> None:
        """What is going on."""
        if self.is_asked and str(self.parts["stage"].textContent) != text:
            self.parts["stage"].textContent = text
            self.parts["amount"].textContent = ""
            self.parts["bar"].removeAttribute("value")

    def arrived(self, done: int) -> None:
        """So many bytes of Python have come."""
        mark = self.wording.mark
        size = max(self.size, done)
        if self.is_ready or not self.is_asked:
            return
        if self.size and done >= self.size:
            self.stage(self.wording.text("desk-stage-start"))
            return
        parts = {"done": write(done / MILLION, 1, mark), "size": write(size / MILLION, 1, mark)}
        self.parts["amount"].textContent = self.wording.text(
            "desk-megabytes", done=parts["done"], size=parts["size"]
        )
        if self.size:
            self.parts["bar"].value = done / size

    def went(self, stage: str, done: int, size: int) -> None:
        """So much of the work is done."""
        self.stage(self.wording.text("desk-stage-" + stage))
        if size:
            self.parts["bar"].value = done / size
        if stage == "games":
            self.parts["amount"].textContent = self.wording.text(
                "desk-games-done", done=str(done), size=str(size)
            )

    def _show(self) -> None:
        self.parts["working"].hidden = not self.is_asked
