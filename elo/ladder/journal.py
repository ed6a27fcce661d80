"""The journal: entries in their order, each once."""

from ..errors import InputError
from ..numbers import is_iso_date
from .entries import Entry

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

#: So many entries are one step.
PIECE = 500

DAY = 24 * 60 * 60 * 1000


class Journal:
    """A ladder's entries, ordered by time and identity.

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
        # every time has the same length, so a time with the identity behind it sorts as both do;
        # and texts are sorted in one go
        found: dict[str, Entry] = {}
        before = ""
        is_sorted = True
        for number, entry in enumerate(self.entries):
            if number % PIECE == 0:
                yield
            key = entry.time + entry.identity
            found[key] = entry
            is_sorted = is_sorted and before <= key
            before = key
        if not is_sorted:
            keys = sorted(found)  # sort: no two are equal
            yield
            self.entries = [found[key] for key in keys]

    def next_time(self, now: str) -> str:
        """The time for an entry made now: later than all entries, whatever the clock says.

        >>> journal = Journal()
        >>> journal.next_time("2025-11-07T19:30:00.000Z")
        '2025-11-07T19:30:00.000Z'
        >>> _ = journal.add(Entry("a", "left", "2025-12-31T23:59:59.999Z", "d", {}))
        >>> journal.next_time("2025-11-07T19:30:00.000Z")
        '2026-01-01T00:00:00.000Z'
        """
        if not self.entries or self.entries[-1].time < now:
            return now
        return later(self.entries[-1].time)

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


def later(time: str) -> str:
    """A thousandth of a second later.

    >>> later("2024-02-28T23:59:59.999Z")
    '2024-02-29T00:00:00.000Z'
    """
    hours, minutes, seconds = int(time[11:13]), int(time[14:16]), int(time[17:19])
    next_one = ((hours * 60 + minutes) * 60 + seconds) * 1000 + int(time[20:23]) + 1
    if next_one < DAY:
        return moment(time[:10], next_one)
    return moment(_next_day(time[:10]), 0)


def _next_day(date: str) -> str:
    year, month, day = [int(part) for part in date.split("-")]
    for parts in ((year, month, day + 1), (year, month + 1, 1), (year + 1, 1, 1)):
        text = "-".join([_padded(parts[0], 4), _padded(parts[1], 2), _padded(parts[2], 2)])
        if is_iso_date(text):
            return text
    return date


def _padded(number: int, digits: int) -> str:
    text = str(number)
    return "0" * (digits - len(text)) + text
