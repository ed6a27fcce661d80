"""A ladder as a file: ``docs/ladder-file.md`` describes it.

Whoever reads a file trusts nothing in it: sizes, types, dates and identities are checked one by
one, and each fault is told at its place.
"""

import json

from ..errors import InputError
from .carrying import quoted, row_text, take_entry, write_object
from .entries import FOUNDED, KINDS, Entry
from .journal import Journal

FORMAT = "elo-ladder"

#: What this program writes, and what it wrote when there was neither order nor anything to carry.
VERSION = 2
FIRST_VERSION = 1

#: Larger files are refused unread: a season of 5,000 games has about a million characters. What a
#: ladder can hold has the same limits, or else it could not be written and read again.
LONGEST_FILE = 20_000_000
MOST_ENTRIES = 100_000

#: The most bytes that so many characters have.
LARGEST_FILE = 4 * LONGEST_FILE

#: The most characters of a file that are no entry's.
AROUND = 200

#: The characters between two entries.
BETWEEN = 2

#: So many faults are told one by one; the rest is counted.
FAULTS_TOLD = 20


class Reading:
    """What was read: the entries, and the faults of those that cannot be used.

    ``refused`` counts the entries that cannot be used; ``faults`` are the first of their faults.
    Those among ``entries`` whose kind is ``UNREAD`` are carried along only; ``newer`` counts the
    entries of which this program does not know everything. ``rest`` is what cannot even be carried.
    ``version`` is the file's.
    """

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.faults: list[InputError] = []
        self.refused = 0
        self.newer = 0
        self.rest: list[object] = []
        self.version = VERSION

    def rest_texts(self) -> list[str]:
        """What cannot be carried, as JSON; without what could not even be written again."""
        return [text for text in [row_text(row) for row in self.rest] if text]

    def holds(self, entries: list[Entry]) -> bool:
        """Whether all these entries are there, and say the same; none are nothing to hold."""
        known = {entry.identity: entry for entry in self.entries}
        for entry in entries:
            other = known.get(entry.identity)
            if other is None or not other.same_as(entry):
                return False
        return bool(entries)

    def refuse(self, fault: InputError) -> None:
        """Notes that an entry cannot be used."""
        self.refused += 1
        if len(self.faults) < FAULTS_TOLD:
            self.faults.append(fault)


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
    lines = [write_entry(entry) for entry in journal.entries]
    lines += rest
    is_plain = not [entry for entry in journal.entries if entry.after or entry.given is not None]
    version = FIRST_VERSION if is_plain else VERSION
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


def check_room(entries: int, characters: int) -> None:
    """Whether a ladder of so many entries, so long when they are written, can be held.

    Raises ``InputError`` (``ladder-full``): its file could not be read again.
    """
    if entries > MOST_ENTRIES or characters + entries * BETWEEN > LONGEST_FILE - AROUND:
        raise InputError("ladder-full", "", "the ladder is full", high=MOST_ENTRIES)


def read_file(text: str) -> Reading:
    """The entries of a file, whatever their times.

    Raises ``InputError`` for what is no ladder at all: ``too-large``, ``not-json``,
    ``not-a-ladder``, ``too-many``, ``no-founding``, ``unread-founding``.
    """
    if len(text) > LONGEST_FILE:
        raise InputError("too-large", "", "the file is too large", high=LONGEST_FILE)
    if text.startswith("\ufeff"):
        text = text[1:]
    try:
        given = json.loads(text)
    except (ValueError, RuntimeError, MemoryError):  # RuntimeError: nested too deep
        raise InputError("not-json", "", "the file is not JSON")
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise InputError("not-a-ladder", "format", "the file is no ladder")
    version = given.get("version")
    if type(version) is not int or version < 1:
        raise InputError("not-a-ladder", "version", "must be a number")
    rows = given.get("entries")
    if not isinstance(rows, list):
        raise InputError("not-a-ladder", "entries", "must be a list")
    reading = read_entries(rows)
    reading.version = version
    check_founding(reading.entries)
    return reading


def check_founding(entries: list[Entry]) -> None:
    """Raises ``InputError`` for a ladder without a beginning, or with one that cannot be read."""
    if [entry for entry in entries if entry.kind == FOUNDED]:
        return
    if [entry for entry in entries if entry.given is not None and is_founding(entry.given)]:
        raise InputError("unread-founding", "entries", "what founds the ladder cannot be read")
    raise InputError("no-founding", "entries", "no entry founds the ladder")


def is_founding(given: dict[str, object]) -> bool:
    """Whether an object of a file founds a ladder, be it that nobody here can read it."""
    return given.get("kind") == FOUNDED


def read_entries(rows: list[object]) -> Reading:
    """The entries of a list of objects, each checked.

    Raises ``InputError`` (``too-many``).
    """
    if len(rows) > MOST_ENTRIES:
        raise InputError("too-many", "entries", "there are too many entries", high=MOST_ENTRIES)
    reading = Reading()
    known: dict[str, Entry] = {}
    for number, row in enumerate(rows):
        try:
            entry, wrong = take_entry(row)
            before = known.get(entry.identity)
            if before is not None and not before.same_as(entry):
                raise InputError("other-entry", "id", "another entry has this identity")
            if before is None:
                known[entry.identity] = entry
                reading.entries.append(entry)
            if wrong is not None:
                reading.refuse(wrong.at(_place(number, wrong.field)))
            elif entry.given is not None:
                reading.newer += 1
        except InputError as fault:
            reading.refuse(fault.at(_place(number, fault.field)))
            reading.rest.append(row)
    return reading


def _place(number: int, field: str) -> str:
    return "entries." + str(number) + ("." + field if field else "")
