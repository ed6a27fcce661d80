"""Work on the page in small pieces, so that it never stands still for long."""

from ..runtime import Delay

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable


class TaskQueue:
    """Pieces of work, done one after the other; between two of them the page lives."""

    def __init__(self) -> None:
        self.waiting: "list[Callable[[], object]]" = []
        self.next = Delay(0, self._do)

    def add(self, *pieces: "Callable[[], object]") -> None:
        """Adds pieces behind those that wait already."""
        if not self.waiting:
            self.next.restart()
        for piece in pieces:
            self.waiting.append(piece)

    def drop(self) -> None:
        """Forgets whatever is not done yet."""
        self.waiting = []

    def _do(self) -> None:
        if not self.waiting:
            return
        piece = self.waiting[0]
        piece()
        self.waiting = self.waiting[1:]
        if self.waiting:
            self.next.restart()


def portions(size: int, each: int) -> list[tuple[int, int]]:
    """A size cut into portions: where each begins and ends.

    >>> portions(5, 2), portions(0, 2)
    ([(0, 2), (2, 4), (4, 5)], [])
    """
    return [(start, min(start + each, size)) for start in range(0, size, each)]
