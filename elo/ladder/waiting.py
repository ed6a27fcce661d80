"""Ladders whose entries stand nowhere but in this window, because the store did not take them."""

from .entries import Entry
from .held import Held
from .steps import Steps
from .store import MOVED
from .writing import Written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .store import Store


class Waiting:
    """``stranded`` are ladders that are no longer the current one, or were removed.

    ``under_way`` counts what the store was asked and has not answered.
    """

    def __init__(self, store: "Store") -> None:
        self.store = store
        self.stranded: list[Held] = []
        self.under_way = 0

    def is_empty(self) -> bool:
        """Whether nothing of these would be lost with the window."""
        return not self.stranded and not self.under_way

    def strand(self, held: Held) -> None:
        """A ladder has unkept entries and cannot have them in the next change."""
        if held not in self.stranded:
            self.stranded.append(held)

    def settle(self, held: Held, entries: list[Entry]) -> None:
        """These entries of a ladder are safe."""
        held.settle(entries)
        self.stranded = [other for other in self.stranded if other.unkept]

    def retry(self, settled: "Callable[[Held, list[Entry]], object]") -> None:
        """Asks the store once more to keep what waits, each in its own ladder."""
        for held in self.stranded:
            self._retry(held, settled)

    def _retry(self, held: Held, settled: "Callable[[Held, list[Entry]], object]") -> None:
        entries, written = list(held.unkept.values()), Written()

        def kept(reason: str) -> None:
            if reason in ("", MOVED) and self.store.is_open:
                self.settle(held, entries)
                settled(held, entries)

        Steps(
            self.store,
            written.writing(entries),
            lambda: self.store.keep(held.name, held.facts(), written.lines(), kept),
        )
