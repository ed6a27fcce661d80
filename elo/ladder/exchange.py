"""A ladder as a file: ``docs/ladder-file.md`` describes it.

Whoever reads a file trusts nothing in it: sizes, types, dates and identities are checked one by
one, and each fault is told at its place.
"""

from ..core.errors import InputError
from ..core.json_text import read_json
from .carrying import row_text, take_entry
from .entries import Entry
from .kinds import FOUNDED
from .writing import FORMAT, VERSION

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

    def refuse(self, fault: InputError) -> None:
        """Notes that an entry cannot be used."""
        self.refused += 1
        if len(self.faults) < FAULTS_TOLD:
            self.faults.append(fault)


class Entries:
    """Reads entries one by one into a reading."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self._known: dict[str, Entry] = {}
        self._number = 0

    def read_lines(self, lines: list[str]) -> None:
        """Takes the next entries, each as JSON. One that is not JSON is refused, and no other."""
        try:
            rows = read_json("[" + ",".join(lines) + "]", "the entry")
        except InputError:
            for line in lines:
                self._read_line(line)
            return
        for row in rows:  # type: ignore[attr-defined]
            self.read(row)

    def _read_line(self, line: str) -> None:
        try:
            row = read_json(line, "the entry")
        except InputError as fault:
            self.reading.refuse(fault.at(_place(self._number, "")))
            self._number += 1
        else:
            self.read(row)

    def read(self, row: object) -> None:
        """Takes the next entry, or notes why it cannot be used."""
        number = self._number
        self._number += 1
        try:
            entry, wrong = take_entry(row)
            before = self._known.get(entry.identity)
            if before is not None and not before.same_as(entry):
                raise InputError("other-entry", "id", "another entry has this identity")
            if before is None:
                self._known[entry.identity] = entry
                self.reading.entries.append(entry)
            if wrong is not None:
                self.reading.refuse(wrong.at(_place(number, wrong.field)))
            elif entry.is_newer():
                self.reading.newer += 1
        except InputError as fault:
            self.reading.refuse(fault.at(_place(number, fault.field)))
            self.reading.rest.append(row)


def _place(number: int, field: str) -> str:
    return "entries." + str(number) + ("." + field if field else "")


def read_file(text: str) -> Reading:
    """The entries of a file, whatever their times.

    Raises ``InputError`` for what is no ladder at all: ``too-large``, ``not-json``,
    ``long-number``, ``not-a-ladder``, ``too-many``, ``no-founding``, ``unread-founding``.
    """
    check_length(len(text))
    if text.startswith("\ufeff"):
        text = text[1:]
    given = read_json(text, "the file")
    version = check_head(given)
    reading = read_entries(given["entries"])  # type: ignore[index]
    reading.version = version
    check_founding(reading.entries)
    return reading


def check_length(characters: int) -> None:
    """Raises ``InputError`` (``too-large``) for a file with too many characters."""
    if characters > LONGEST_FILE:
        raise InputError("too-large", "", "the file is too large", high=LONGEST_FILE)


def check_head(given: object) -> int:
    """Looks at what stands in a file besides its entries: the file's version.

    Raises ``InputError`` (``not-a-ladder``).
    """
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise InputError("not-a-ladder", "format", "the file is no ladder")
    version = given.get("version")
    if type(version) is not int or version < 1:
        raise InputError("not-a-ladder", "version", "must be a number")
    if not isinstance(given.get("entries"), list):
        raise InputError("not-a-ladder", "entries", "must be a list")
    return version


def check_number(entries: int) -> None:
    """Raises ``InputError`` (``too-many``) for more entries than a file may have."""
    if entries > MOST_ENTRIES:
        raise InputError("too-many", "entries", "there are too many entries", high=MOST_ENTRIES)


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
    check_number(len(rows))
    entries = Entries(Reading())
    for row in rows:
        entries.read(row)
    return entries.reading


def check_room(entries: int, characters: int) -> None:
    """Whether a ladder of so many entries, so long when they are written, can be held.

    Raises ``InputError`` (``ladder-full``): its file could not be read again.
    """
    if entries > MOST_ENTRIES or characters + entries * BETWEEN > LONGEST_FILE - AROUND:
        raise InputError("ladder-full", "", "the ladder is full", high=MOST_ENTRIES)
