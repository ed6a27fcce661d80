"""Entries that say more than this program knows: taken as they are, carried along, given back.

A later version of the program may have other kinds of entries, and further fields. Whoever goes
back to an earlier version, or opens a ladder on a device that has one, must lose none by saving.
"""

from ..core.errors import InputError
from ..core.numbers import fixed
from ..systems import asked_of_players
from .entries import Entry, made, read_entry, read_head
from .kinds import FACTS, KINDS, UNREAD, known_fields

#: Objects and lists may lie so deep in one another.
DEEPEST = 20

#: Longer whole numbers are nobody's: a float could not tell two of them apart.
HIGHEST_NUMBER = 10**18

#: A fraction below this with so many digits is written alike everywhere.
LARGE, DIGITS = 1_000_000, 9

#: What JSON cannot hold as it is.
ESCAPES = (("\\", "\\\\"), ('"', '\\"'))


def take_entry(given: object) -> tuple[Entry, InputError | None]:
    """An entry of a file, and what is wrong with it; None where it is only newer than the program.

    One that cannot be read has the kind ``UNREAD`` and says nothing. Raises ``InputError`` for what
    cannot be carried along: no object, no identity, time or device.

    >>> entry, fault = take_entry({"id": "a", "kind": "prize", "time": "2025-11-07T19:30:00.000Z",
    ...                            "device": "d", "points": 3})
    >>> entry.kind, entry.said, entry.given["points"], fault
    ('unread', {}, 3, None)
    """
    try:
        return read_entry(given), None
    except InputError as fault:
        if not isinstance(given, dict):
            raise
        if fault.code == "unknown-field":
            return _with_more(given)
        entry = made(read_head(given), UNREAD, {})
        carry(entry, given)
        return entry, None if _is_of_new_kind(given) else fault


def _is_of_new_kind(given: dict[str, object]) -> bool:
    kind = given.get("kind")
    return isinstance(kind, str) and bool(kind) and kind not in KINDS


def _with_more(given: dict[str, object]) -> tuple[Entry, InputError | None]:
    kind = str(given["kind"])
    known = known_fields(kind) + (list(asked_of_players()) if kind in FACTS else [])
    entry = read_entry({name: given[name] for name in given if name in known})
    carry(entry, given)
    return entry, None


def carry(entry: Entry, given: dict[str, object]) -> None:
    """Lets an entry keep what it says beyond this program's knowledge.

    Raises ``InputError`` (``bad-entry``) for what could not be written again.
    """
    write_object(given)
    entry.given = given


def write_object(given: dict[str, object]) -> str:
    """An object as JSON, its fields in the order of their names, those of an entry first.

    >>> write_object({"z": [1, 2.5, None], "kind": "prize", "id": "a"})
    '{"id": "a", "kind": "prize", "z": [1, 2.5, null]}'
    """
    return _object(given, 0)


def _object(given: dict[str, object], depth: int) -> str:
    first = ["id", "time", "device", "kind"] if depth == 0 else []
    names = [name for name in first if name in given]
    names += [name for name in sorted(given) if name not in first]  # sort: no two are equal
    parts = [text_of(name) + ": " + _value(given[name], depth) for name in names]
    return "{" + ", ".join(parts) + "}"


def _value(value: object, depth: int) -> str:
    if depth > DEEPEST:
        raise InputError("bad-entry", "", "is nested too deep")
    if isinstance(value, str):
        return text_of(value)
    if isinstance(value, list):
        return "[" + ", ".join([_value(each, depth + 1) for each in value]) + "]"
    if isinstance(value, dict):
        return _object(value, depth + 1)
    if value is None:
        return "null"
    if type(value) is bool:
        return "true" if value else "false"
    return _number(value)


def _number(value: object) -> str:
    if type(value) is int and -HIGHEST_NUMBER <= value <= HIGHEST_NUMBER:
        return str(value)
    # what is infinite or no number is not equal to itself less itself
    if type(value) is float and value - value == 0:
        return _fraction(value)
    raise InputError("bad-entry", "", "has a number that is too long")


def _fraction(value: float) -> str:
    # repr does not write the same digits on every interpreter
    if abs(value) < LARGE:
        text = fixed(value, DIGITS)
        if float(text) == value:
            text = text.rstrip("0")
            return text + "0" if text.endswith(".") else text
    return repr(value)


def text_of(text: str) -> str:
    r"""A text as JSON.

    >>> print(text_of('a "b"' + chr(10)))
    "a \"b\"\u000a"
    """
    text = quoted(text)
    if any(ord(sign) < 32 or 0xD800 <= ord(sign) <= 0xDFFF for sign in text):
        text = "".join([_escaped(sign) for sign in text])
    return text


def quoted(text: str) -> str:
    """A text without control signs as JSON: what the ladder checks has none."""
    for plain, escaped in ESCAPES:
        text = text.replace(plain, escaped)
    return '"' + text + '"'


def _escaped(sign: str) -> str:
    code = ord(sign)
    if code >= 32 and not 0xD800 <= code <= 0xDFFF:
        return sign
    digits = "0123456789abcdef"
    return "\\u" + "".join([digits[code >> shift & 15] for shift in (12, 8, 4, 0)])


def row_text(row: object) -> str:
    """What is no entry at all as JSON; empty for what could not be written again."""
    try:
        return _value(row, 0)
    except InputError:
        return ""
