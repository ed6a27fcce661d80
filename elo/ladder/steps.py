"""Long work in slices: between two of them the page paints, hears keys, and cleans up its memory.

One of the interpreters can clean up only when it has come back to the browser, and it looks for
free memory the longer the more waits to be cleaned up. So a slice is short also for its own sake.
"""

from ..core.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Protocol

    Watch = Callable[[object], object]

    class Pauses(Protocol):
        """What knows how long something takes, and does things when there is time."""

        def elapsed(self) -> float:
            """Milliseconds since some moment."""
            raise NotImplementedError

        def soon(self, task: Callable[[], object]) -> None:
            """Does a task when there is time."""


#: Milliseconds after which a slice ends: with the cleaning that follows it nobody notices.
SLICE = 30


class Steps:
    """Does the steps of some work, as many at a time as there is time for, and then ``done``.

    The first slice is done at once: what is short is finished when this returns. ``failed`` hears
    the ``InputError`` that a step raises; ``watch``, after every slice but the last, what its last
    step has yielded.
    """

    def __init__(
        self,
        pauses: "Pauses",
        work: "Iterator[object]",
        done: "Callable[[], object]",
        failed: "Callable[[InputError], object] | None" = None,
        watch: "Watch | None" = None,
    ) -> None:
        self.pauses = pauses
        self.work = work
        self.done = done
        self.failed = failed
        self.watch = watch
        self.is_stopped = False
        self._go()

    def stop(self) -> None:
        """Ends the work where it is; nobody hears of it any more."""
        self.is_stopped = True

    def _go(self) -> None:
        if self.is_stopped:
            return
        end = self.pauses.elapsed() + SLICE
        reached: object = None
        try:
            while self.pauses.elapsed() < end:
                reached = next(self.work)
        except StopIteration:
            self.done()
            return
        except InputError as fault:
            if self.failed is None:
                raise
            self.failed(fault)
            return
        if self.watch is not None:
            self.watch(reached)
        self.pauses.soon(self._go)
