"""A ladder's entries as text: ``docs/ladder-file.md`` describes it."""

from .carrying import quoted, write_object
from .entries import KINDS, Entry
from .journal import Journal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

FORMAT = "elo-ladder"

#: What this program writes, and what it wrote when there was neither order nor anything to carry.
VERSION = 2
FIRST_VERSION = 1

#: So many entries are one step.
PIECE = 50


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
    written = Written()
    for _ in written.writing(journal.entries):
        pass
    return written.file(list(rest))


class Written:
    """Entries that have been written: ``texts``, each as JSON; ``length`` counts their characters.

    ``is_plain`` tells whether the first version of the program could have written them all.
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.length = 0
        self.is_plain = True

    def writing(self, entries: list[Entry]) -> "Iterator[None]":
        """Writes these entries, a piece at a step."""
        for number, entry in enumerate(entries):
            if number % PIECE == 0:
                yield
            text = write_entry(entry)
            self.texts.append(text)
            self.length += len(text)
            if entry.after or entry.given is not None:
                self.is_plain = False

    def lines(self) -> str:
        """The entries as the store takes them, a line each."""
        return "\n".join(self.texts)

    def file(self, rest: list[str]) -> str:
        """A file of these entries and of the rest, which is JSON that nobody here can read."""
        lines = self.texts + rest
        version = FIRST_VERSION if self.is_plain else VERSION
        body = "\n" + ",\n".join(lines) + "\n" if lines else ""
        head = '{\n"format": "' + FORMAT + '",\n"version": ' + str(version) + ',\n"entries": ['
        return head + body + "]\n}"


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
