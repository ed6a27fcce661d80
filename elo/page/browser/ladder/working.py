"""Long work in the room: it says how far it is, beside what was pressed, and can be stopped."""

from ....core.errors import InputError
from ....ladder.steps import Steps
from ...view.wording import Wording
from .parts import on_click, part, put
from .store import Store

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone
    from collections.abc import Callable, Iterator

    from ....ladder.steps import Watch


class Working:
    """The line about it, one at a time: what begins ends what went on."""

    def __init__(self, store: Store, wording: Wording) -> None:
        self.store = store
        self.wording = wording
        self.steps: Steps | None = None
        on_click("stop", self.stop)

    def begin(
        self,
        near: str,
        text: str,
        work: "Iterator[object]",
        done: "Callable[[], object]",
        failed: "Callable[[InputError], object] | None" = None,
        watch: "Watch | None" = None,
    ) -> None:
        """Begins some work; the line stands before the part of this name, and says this text."""

        def ended() -> None:
            self.end()
            done()

        self.show(near, text)
        self.steps = Steps(self.store, work, ended, failed, watch)

    def show(self, near: str, text: str) -> None:
        """Shows the line, for work that somebody else does: :meth:`hold` says what to stop."""
        self.stop()
        part(near).before(part("working"))
        part("working").hidden = False
        part("stop").hidden = False
        put("stage", text)

    def hold(self, steps: Steps) -> None:
        """The work that is to be stopped."""
        self.steps = steps

    def go_on(self, text: str) -> None:
        """From here on nothing can be stopped."""
        self.steps = None
        part("stop").hidden = True
        put("stage", text)

    def counting(self, name: str, number: int) -> "Watch":
        """Says with the message of this name how many of so many are done."""

        def watch(reached: object) -> None:
            values = {"done": str(reached), "number": str(number)}
            put("stage", self.wording.text(name, **values))

        return watch

    def stop(self) -> None:
        """Ends the work where it is."""
        if self.steps is not None:
            self.steps.stop()
        self.end()

    def end(self) -> None:
        """There is nothing to say any more."""
        self.steps = None
        part("working").hidden = True
