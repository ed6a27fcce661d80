"""A ladder as a file: ``docs/ladder-file.md`` describes it.

Whoever reads a file trusts nothing in it: sizes, types, dates and identities are checked one by
one, and each fault is told at its place.
"""

from ..errors import InputError
from ..json_text import read_json
from .entries import FOUNDED, KINDS, Entry, read_entry
from .journal import Journal, later

FORMAT = "elo-ladder"
VERSION = 1

#: Larger files are refused unread: a season of 5,000 games has about a million characters.
LONGEST_FILE = 20_000_000
MOST_ENTRIES = 100_000

#: So many faults are told one by one; the rest is counted.
FAULTS_TOLD = 20

LAST_MOMENT = "T23:59:59.999Z"

#: What JSON cannot hold as it is.
ESCAPES = (("\\", "\\\\"), ('"', '\\"'))


class Reading:
    """What was read: the entries that can be used, and the faults of the others.

    ``refused`` counts the entries that cannot be used; ``faults`` are the first of their faults.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.faults: list[InputError] = []
        self.refused = 0

    def refuse(self, fault: InputError) -> None:
        """Notes that an entry cannot be used."""
        self.refused += 1
        if len(self.faults) < FAULTS_TOLD:
            self.faults.append(fault)


def write_file(journal: Journal) -> str:
    """The journal as a file: the same text for the same entries, on every device.

    >>> print(write_file(Journal()))
    {
    "format": "elo-ladder",
    "version": 1,
    "entries": []
    }
    """
    return file_of([write_entry(entry) for entry in journal.entries])


def file_of(lines: list[str]) -> str:
    """A file of entries that are written already."""
    body = "\n" + ",\n".join(lines) + "\n" if lines else ""
    head = '{\n"format": "' + FORMAT + '",\n"version": ' + str(VERSION) + ',\n"entries": ['
    return head + body + "]\n}"


def write_entry(entry: Entry) -> str:
    """An entry as an object, its fields always in the same order.

    >>> write_entry(Entry("a", "left", "2025-11-07T19:30:00.000Z", "d", {"player": "p"}))
    '{"id": "a", "time": "2025-11-07T19:30:00.000Z", "device": "d", "kind": "left", "player": "p"}'
    """
    parts = [
        _member("id", entry.identity),
        _member("time", entry.time),
        _member("device", entry.device),
        _member("kind", entry.kind),
    ]
    for field in KINDS[entry.kind]:
        if field[0] in entry.said:
            parts.append(_member(field[0], entry.said[field[0]]))
    return "{" + ", ".join(parts) + "}"


def _member(name: str, value: object) -> str:
    return '"' + name + '": ' + _value(value)


def _value(value: object) -> str:
    if isinstance(value, str):
        for plain, escaped in ESCAPES:
            value = value.replace(plain, escaped)
        return '"' + value + '"'
    if isinstance(value, list):
        return "[" + ", ".join([_value(each) for each in value]) + "]"
    if type(value) is bool:
        return "true" if value else "false"
    if value == 0.5:
        return "0.5"
    return str(int(value))  # type: ignore[call-overload]


def read_file(text: str, now: str) -> Reading:
    """The entries of a file; ``now`` bounds their times.

    Raises ``InputError`` for what is no ladder at all: ``too-large``, ``not-json``,
    ``long-number``, ``not-a-ladder``, ``newer-version``, ``too-many``, ``no-founding``.
    """
    if len(text) > LONGEST_FILE:
        raise InputError("too-large", "", "the file is too large", high=LONGEST_FILE)
    if text.startswith("\ufeff"):
        text = text[1:]
    given = read_json(text, "the file")
    check_head(given)
    rows: list[object] = given["entries"]  # type: ignore[index]
    return checked(read_entries(rows, now))


def check_head(given: object) -> None:
    """Looks at what stands in a file besides its entries.

    Raises ``InputError``: ``not-a-ladder``, ``newer-version``.
    """
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise InputError("not-a-ladder", "format", "the file is no ladder")
    version = given.get("version")
    if type(version) is not int or version < 1:
        raise InputError("not-a-ladder", "version", "must be a number")
    if version > VERSION:
        raise InputError("newer-version", "version", "a newer program wrote it", high=VERSION)
    if not isinstance(given.get("entries"), list):
        raise InputError("not-a-ladder", "entries", "must be a list")


def checked(reading: Reading) -> Reading:
    """The reading of a whole file. Raises ``InputError`` (``no-founding``)."""
    if not [entry for entry in reading.entries if entry.kind == FOUNDED]:
        raise InputError("no-founding", "entries", "no entry founds the ladder")
    return reading


def read_entries(rows: list[object], now: str) -> Reading:
    """The entries of a list of objects, each checked; ``now`` bounds their times.

    Raises ``InputError`` (``too-many``).
    """
    entries = Entries(now, len(rows), Reading())
    for row in rows:
        entries.read(row)
    return entries.reading


class Entries:
    """Reads entries one by one into a reading.

    ``now`` bounds their times, ``number`` is how many there are.

    Raises ``InputError`` (``too-many``).
    """

    def __init__(self, now: str, number: int, reading: Reading) -> None:
        if number > MOST_ENTRIES:
            raise InputError("too-many", "entries", "there are too many entries", high=MOST_ENTRIES)
        self.reading = reading
        self._latest = _end_of_tomorrow(now)
        self._known: dict[str, Entry] = {}
        self._number = 0

    def read(self, row: object) -> None:
        """Takes the next entry, or notes why it cannot be used."""
        number = self._number
        self._number += 1
        try:
            entry = read_entry(row)
            if entry.time > self._latest:
                raise InputError("future-time", "time", "lies in the future")
            before = self._known.get(entry.identity)
            if before is not None and not before.same_as(entry):
                raise InputError("other-entry", "id", "another entry has this identity")
            if before is None:
                self._known[entry.identity] = entry
                self.reading.entries.append(entry)
        except InputError as fault:
            self.reading.refuse(fault.at(_place(number, fault.field)))


def _place(number: int, field: str) -> str:
    return "entries." + str(number) + ("." + field if field else "")


def _end_of_tomorrow(now: str) -> str:
    # clocks differ, and so do days: whoever is a day ahead is still believed
    tomorrow = later(now[:10] + LAST_MOMENT)[:10]
    return tomorrow + LAST_MOMENT
