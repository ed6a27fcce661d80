"""Entries of a ladder's journal: each is a thing that was said once and stays said.

An entry is never changed. What turns out wrong is corrected or undone by a later entry. Each has an
identity that was given to it where it was made, so that it can be entered, copied and imported any
number of times and still counts once. Entries have an order of their own: any two copies of the
same entries give the same ladder.
"""

from ..core.errors import InputError
from ..systems import asked_of_players, by_name
from .checks import LONGEST_ID, check_further
from .kinds import FACTS, FOUNDED, HEAD, HEAD_NAMES, KINDS, REFOUNDED, known_fields

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .kinds import Field


class Entry:
    """One entry: its identity, when and on which device it was made, what it says.

    ``identity`` and ``device`` are up to 64 letters, digits, ``-`` and ``_``; ``time`` is like
    ``2025-11-07T19:30:00.000Z``; ``said`` holds the fields of its ``kind``. Made by
    :func:`read_entry`, which checks them.

    ``order`` is its place among others: the time that its maker's clock showed, or, when that clock
    was behind what he knew, the time ``after`` which it comes and the how manieth it is there
    (``turn``); then its identity. ``given`` is the whole object where that says more than the first
    version of the program knew, be it known here or not, else None.
    """

    def __init__(
        self,
        identity: str,
        kind: str,
        time: str,
        device: str,
        said: dict[str, object],
        after: str = "",
        turn: int = 0,
    ) -> None:
        self.identity = identity
        self.kind = kind
        self.time = time
        self.device = device
        self.said = said
        self.after = after
        self.turn = turn
        self.order = (after or time, turn, identity)
        self.given: dict[str, object] | None = None

    def precedes(self, other: "Entry") -> bool:
        """Whether this entry comes before another in the journal.

        >>> from .kinds import LEFT
        >>> early = Entry("b", LEFT, "2025-11-07T19:30:00.000Z", "d", {})
        >>> late = Entry("a", LEFT, "2025-11-07T19:30:00.001Z", "d", {})
        >>> early.precedes(late), late.precedes(early), early.precedes(early)
        (True, False, False)
        """
        return self.order < other.order

    def same_as(self, other: "Entry") -> bool:
        """Whether two entries of one identity say the same."""
        return (
            self.kind == other.kind
            and self.order == other.order
            and self.time == other.time
            and self.device == other.device
            and self.said == other.said
            and self.given == other.given
        )

    def says(self, name: str) -> str:
        """What a field says that holds a text; empty when it is left out."""
        value = self.said.get(name)
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> float | None:
        """What a field says that holds a number; None when it is left out."""
        value = self.said.get(name)
        return value if type(value) in (int, float) else None  # type: ignore[return-value]

    def further(self) -> dict[str, float | str]:
        """The facts about a player that some system asks for and the first version did not know.

        >>> from .kinds import JOINED
        >>> entry = Entry("a", JOINED, "", "", {"name": "Anna", "games": 3, "deviation": 80})
        >>> entry.further()
        {'deviation': 80}
        """
        if self.given is None and self.kind not in FACTS:
            return {}
        known = known_fields(self.kind)
        found = {}
        for name in self.said:
            if name not in known:
                found[name] = self.said[name]
        return found  # type: ignore[return-value]

    def is_newer(self) -> bool:
        """Whether it says something that is not known here."""
        return self.given is not None and len(self.given) > len(
            [name for name in self.given if name in self.said or name in HEAD_NAMES]
        )


def _check_founding(said: dict[str, object], dot: str) -> None:
    book = by_name(str(said["system"]))
    tempo, start = said.get("tempo"), said.get("start")
    if tempo is not None and tempo not in book.tempos:
        raise InputError("unknown-tempo", dot + "tempo", "is none of the system's")
    if start is None and not book.rates_newcomers:
        raise InputError("missing", dot + "start", "is needed: the system has no first rating")
    for field, name in (("start", "rating"), ("k", "k")):
        fact, value = book.fact(name), said.get(field)
        if fact is not None and value is not None:
            fact.check(value, dot + field)  # type: ignore[arg-type]
    for name in said:
        fact = book.fact(name)
        if fact is not None and name not in known_fields(FOUNDED):
            fact.admit(said[name], dot + name)  # type: ignore[arg-type]


def read_entry(given: object, place: str = "") -> Entry:
    """An entry from an object as it stands in a file; ``place`` says where it stands there.

    Raises ``InputError`` at the field that is at fault: ``not-an-object``, ``unknown-kind``,
    ``unknown-field``, ``missing``, or what is wrong with its value.

    >>> read_entry({"id": "a", "kind": "left", "time": "2025-11-07T19:30:00.000Z",
    ...             "device": "d", "player": "p"}).said
    {'player': 'p'}
    """
    dot = place + "." if place else ""
    if not isinstance(given, dict):
        raise InputError("not-an-object", place, "must be an object")
    kind = given.get("kind")
    fields = KINDS.get(kind) if isinstance(kind, str) else None
    if not isinstance(kind, str) or fields is None:
        raise InputError("unknown-kind", dot + "kind", "must be a kind of entry")
    head = _checked(given, HEAD, dot)
    said = _checked(given, fields, dot)
    further = {}
    if len(head) + len(said) + 1 < len(given):
        further = _further(given, kind, dot)
        said.update(further)
    if kind in (FOUNDED, REFOUNDED):
        _check_founding(said, dot)
    entry = made(head, kind, said)
    if further:
        entry.given = {"kind": kind}
        entry.given.update(head)
        entry.given.update(said)
    return entry


def _further(given: dict[str, object], kind: str, dot: str) -> dict[str, object]:
    """What an object says beyond the fields of its kind: facts that some system asks for."""
    known = known_fields(kind)
    found = {}
    for name in given:
        if name not in known:
            fact = asked_of_players().get(name) if kind in FACTS else None
            if fact is None:
                raise InputError("unknown-field", dot + str(name)[:LONGEST_ID], "is not known here")
            if given[name] is not None:
                found[name] = check_further(given[name], fact, dot + name)
    return found


def made(head: dict[str, object], kind: str, said: dict[str, object]) -> Entry:
    """The entry of a head that was checked."""
    return Entry(
        str(head["id"]),
        kind,
        str(head["time"]),
        str(head["device"]),
        said,
        str(head.get("after", "")),
        head.get("turn", 0),  # type: ignore[arg-type]
    )


def read_head(given: dict[str, object]) -> dict[str, object]:
    """The fields that every entry has. Raises ``InputError`` for what is wrong with one."""
    return _checked(given, HEAD, "")


def _checked(given: dict[str, object], fields: "tuple[Field, ...]", dot: str) -> dict[str, object]:
    found = {}
    for name, check, needed in fields:
        value = given.get(name)
        if value is not None:
            found[name] = check(value, dot + name)
        elif needed:
            raise InputError("missing", dot + name, "is needed")
    return found
