"""Entries that stand nowhere but in this window, because the store did not take them."""

from .entries import Entry
from .exchange import write_entry, write_file
from .facts import facts_of
from .ladder import Ladder
from .store import MOVED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .store import Store


class Stranded:
    """Entries that could not be kept before another ladder took the place of theirs.

    ``name`` is their ladder's in the store.
    """

    def __init__(self, name: str, ladder: Ladder, rest: list[str], entries: list[Entry]) -> None:
        self.name = name
        self.ladder = ladder
        self.rest = rest
        self.entries = entries

    def text(self) -> str:
        """Their whole ladder as a file."""
        return write_file(self.ladder.journal, tuple(self.rest))


class Waiting:
    """``unkept`` are entries of the current ladder, ``stranded`` those of other ones."""

    def __init__(self) -> None:
        self.unkept: list[Entry] = []
        self.stranded: list[Stranded] = []

    def is_empty(self) -> bool:
        """Whether nothing would be lost with the window."""
        return not self.unkept and not self.stranded

    def hold(self, entries: list[Entry]) -> None:
        """The store did not take these entries of the current ladder."""
        self.unkept = self.unkept + [each for each in entries if each not in self.unkept]

    def strand(self, stranded: Stranded) -> None:
        """These entries' ladder is no longer the current one."""
        self.unkept = [each for each in self.unkept if each not in stranded.entries]
        self.stranded.append(stranded)

    def settle(self, entries: list[Entry]) -> None:
        """These are safe, wherever they waited."""
        self.unkept = [each for each in self.unkept if each not in entries]
        for other in self.stranded:
            other.entries = [each for each in other.entries if each not in entries]
        self.stranded = [other for other in self.stranded if other.entries]

    def retry(self, store: "Store", settled: "object") -> None:
        """Asks the store once more to keep what other ladders wait for, each in its own."""
        for each in self.stranded:
            self._retry(each, store, settled)

    def _retry(self, each: Stranded, store: "Store", settled: "object") -> None:
        entries = each.entries

        def kept(reason: str) -> None:
            if reason in ("", MOVED) and store.is_open:
                settled(entries)  # type: ignore[operator]

        store.keep(each.name, facts_of(each.ladder).text(), as_lines(entries), kept)


def as_lines(entries: list[Entry]) -> str:
    """Entries as the store takes them, a line each."""
    return "\n".join([write_entry(entry) for entry in entries])
