"""The journal: entries in their order, each once."""

from ..core.errors import InputError
from .checks import is_time
from .entries import Entry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

#: So many entries are one step.
PIECE = 500

#: What stands in for a clock that shows no time at all.
NO_TIME = "1970-01-01T00:00:00.000Z"

#: The digits of a turn, and of the first of all.
DIGITS = 10
FIRST = "0" * DIGITS


class Journal:
    """A ladder's entries in their order.

    >>> journal = Journal()
    >>> entry = Entry("a", "left", "2025-11-07T19:30:00.000Z", "d", {"player": "p"})
    >>> journal.add(entry), journal.add(entry), len(journal.entries)
    (True, False, 1)
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._known: dict[str, Entry] = {}

    def get(self, identity: str) -> Entry | None:
        """The entry of this identity, or None."""
        return self._known.get(identity)

    def add(self, entry: Entry) -> bool:
        """Adds an entry at its place; False when it was there already.

        Raises ``InputError`` (``other-entry``) when another entry has its identity.
        """
        known = self._known.get(entry.identity)
        if known is not None:
            if known.same_as(entry):
                return False
            raise InputError("other-entry", entry.identity, "another entry has this identity")
        self._known[entry.identity] = entry
        if not self.entries or self.entries[-1].precedes(entry):
            self.entries.append(entry)
        else:
            self.entries.insert(self._place(entry), entry)
        return True

    def adding(self, entries: list[Entry]) -> "Iterator[None]":
        """Adds many entries that are not known yet, a piece at a step; sorted once, not one by one.

        Raises ``InputError`` (``other-entry``) when another entry has the identity of one of them.
        """
        for number, entry in enumerate(entries):
            if number % PIECE == 0:
                yield
            if entry.identity in self._known:
                raise InputError("other-entry", entry.identity, "another entry has this identity")
            self._known[entry.identity] = entry
        self.entries += entries
        yield from self._ordering()

    def _ordering(self) -> "Iterator[None]":
        # texts are sorted in one go, and each part but the last has one length
        found: dict[str, Entry] = {}
        before = ""
        is_sorted = True
        for number, entry in enumerate(self.entries):
            if number % PIECE == 0:
                yield
            last, turn, identity = entry.order
            key = last + (_padded(turn, DIGITS) if turn else FIRST) + identity
            found[key] = entry
            is_sorted = is_sorted and before <= key
            before = key
        if not is_sorted:
            keys = sorted(found)  # sort: no two are equal
            yield
            self.entries = [found[key] for key in keys]

    def next_order(self, now: str) -> tuple[str, str, int]:
        """``time``, ``after`` and ``turn`` for an entry made now, after all that are here.

        The time is the clock's. Where the clock is behind, it does not decide the order.

        >>> journal = Journal()
        >>> journal.next_order("2025-11-07T19:30:00.000Z")
        ('2025-11-07T19:30:00.000Z', '', 0)
        >>> _ = journal.add(Entry("a", "left", "9999-12-31T23:59:59.999Z", "d", {}))
        >>> journal.next_order("2025-11-07T19:30:00.000Z")
        ('2025-11-07T19:30:00.000Z', '9999-12-31T23:59:59.999Z', 1)
        """
        time = now if is_time(now) else NO_TIME
        if not self.entries:
            return time, "", 0
        last, turn, _ = self.entries[-1].order
        if last < time:
            return time, "", 0
        return time, last, turn + 1

    def _place(self, entry: Entry) -> int:
        low, high = 0, len(self.entries)
        while low < high:
            middle = (low + high) // 2
            if self.entries[middle].precedes(entry):
                low = middle + 1
            else:
                high = middle
        return low


def moment(date: str, thousandths: int) -> str:
    """The moment so many thousandths of a second after the beginning of a day.

    >>> moment("2025-11-07", 43200001)
    '2025-11-07T12:00:00.001Z'
    """
    seconds = thousandths // 1000
    clock = [_padded(part, 2) for part in (seconds // 3600, seconds // 60 % 60, seconds % 60)]
    return date + "T" + ":".join(clock) + "." + _padded(thousandths % 1000, 3) + "Z"


def _padded(number: int, digits: int) -> str:
    text = str(number)
    return "0" * (digits - len(text)) + text
