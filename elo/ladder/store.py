"""What a keeper asks of a store, and the words in which the store answers.

The page's store is ``elo/page/browser/ladder/store.py``.
"""

#: What the store tells: the ladder that is the current one, how it was saved, where all its entries
#: lie, where entries of another window lie, why the store has gone.
LADDER = "ladder"
SAVED = "saved"
READ = "read"
CAME = "came"
LOST = "lost"

#: What a store answers beside the reasons of its troubles: the entries are in their ladder, which
#: is no longer the current one; their ladder was removed.
MOVED = "moved"
GONE = "gone"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Protocol

    Told = Callable[[str], object]

    class Store(Protocol):
        """Where ladders are kept, with a clock and dice; answers come later, by ``told``."""

        is_open: bool
        device: str

        def open(self, hear: Callable[[str, str], object]) -> None:
            """Opens it: ``hear`` hears a word and a text, now and whenever something comes."""

        def keep(self, ladder: str, facts: str, lines: str, told: Told) -> None:
            """Keeps entries, a line each, all or none; ``told`` hears why not."""

        def begin(self, ladder: str, facts: str, lines: str, told: Told) -> None:
            """Begins another ladder with these entries."""

        def bring(self, ladder: str, facts: str, earlier: str, told: Told) -> None:
            """Makes an earlier ladder the current one."""

        def note(self, ladder: str, saved: str) -> None:
            """Notes how a ladder was saved."""

        def pieces(self, place: str) -> Iterator[list[str]]:
            """What lies at a place, piece by piece: entries, each as JSON."""
            raise NotImplementedError

        def identity(self) -> str:
            """A new identity."""
            raise NotImplementedError

        def now(self) -> str:
            """The moment it is."""
            raise NotImplementedError

        def today(self) -> str:
            """The day it is."""
            raise NotImplementedError

        def elapsed(self) -> float:
            """Milliseconds since some moment."""
            raise NotImplementedError

        def soon(self, task: Callable[[], object]) -> None:
            """Does a task when there is time."""
