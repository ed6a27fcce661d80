"""A ladder's entries as text: ``docs/ladder-file.md`` describes it."""

from .carrying import quoted, write_object
from .entries import Entry
from .journal import Journal
from .kinds import KINDS, LATER_KINDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FORMAT = "elo-ladder"

#: What this program writes, and what it wrote when there was neither order nor anything to carry.
VERSION = 2
FIRST_VERSION = 1

#: So many entries are written in one step, and so many are only looked at.
PIECE = 50
GLANCE = 2_000


def write_file(journal: Journal, rest: "tuple[str, ...]" = ()) -> str:
    """The journal as a file: the same text for the same entries, on every device.

    ``rest`` are further entries as JSON, which nobody here can read; they come last.

    >>> print(write_file(Journal()))
    {
    "format": "elo-ladder",
    "version": 1,
    "entries": []
    }
    """
    pieces: list[str] = []
    for _ in filing(journal.entries, list(rest), pieces.append):
        pass
    return "".join(pieces)


def filing(
    entries: list[Entry], rest: list[str], add: "Callable[[str], object]"
) -> "Iterator[int]":
    """Writes a file a piece at a step, each of which ``add`` takes; yields the entries written.

    Nobody need hold the whole text: of a large ladder it would be the largest thing there is.
    """
    version = FIRST_VERSION
    for number, entry in enumerate(entries):
        if number % GLANCE == 0:
            yield 0
        if not is_plain(entry):
            version = VERSION
            break
    add('{\n"format": "' + FORMAT + '",\n"version": ' + str(version) + ',\n"entries": [')
    between = "\n"
    for first in range(0, len(entries), PIECE):
        texts = [write_entry(entry) for entry in entries[first : first + PIECE]]
        add(between + ",\n".join(texts))
        between = ",\n"
        yield first + len(texts)
    for first in range(0, len(rest), PIECE):
        add(between + ",\n".join(rest[first : first + PIECE]))
        between = ",\n"
        yield len(entries)
    add("]\n}" if between == "\n" else "\n]\n}")


def is_plain(entry: Entry) -> bool:
    """Whether the first version of the program could have written this entry."""
    return not entry.after and entry.given is None and entry.kind not in LATER_KINDS


class Written:
    """Entries that have been written: ``texts``, each as JSON; ``length`` is the sum of theirs."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.length = 0

    def writing(self, entries: list[Entry]) -> "Iterator[int]":
        """Writes these entries, a piece at a step; yields how many are written."""
        for number, entry in enumerate(entries):
            if number % PIECE == 0:
                yield number
            text = write_entry(entry)
            self.texts.append(text)
            self.length += len(text)

    def lines(self) -> str:
        """The entries as the store takes them, a line each."""
        return "\n".join(self.texts)


def write_entry(entry: Entry) -> str:
    """An entry as an object, its fields always in the same order.

    >>> write_entry(Entry("a", "left", "2025-11-07T19:30:00.000Z", "d", {"player": "p"}))
    '{"id": "a", "time": "2025-11-07T19:30:00.000Z", "device": "d", "kind": "left", "player": "p"}'
    """
    if entry.given is not None:
        return write_object(entry.given)
    parts = [
        _member("id", entry.identity),
        _member("time", entry.time),
        _member("device", entry.device),
    ]
    if entry.after:
        parts.append(_member("after", entry.after))
        parts.append(_member("turn", entry.turn))
    parts.append(_member("kind", entry.kind))
    for field in KINDS[entry.kind]:
        if field[0] in entry.said:
            parts.append(_member(field[0], entry.said[field[0]]))
    return "{" + ", ".join(parts) + "}"


def _member(name: str, value: object) -> str:
    return '"' + name + '": ' + _value(value)


def _value(value: object) -> str:
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return "[" + ", ".join([_value(each) for each in value]) + "]"
    if type(value) is bool:
        return "true" if value else "false"
    if value == 0.5:
        return "0.5"
    return str(int(value))  # type: ignore[call-overload]
