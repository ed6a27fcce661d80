"""What a ladder's journal is made of: entries, each a thing that was said once and stays said.

An entry is never changed. What turns out wrong is corrected or undone by a later entry. Each has an
identity that was given to it where it was made, so that it can be entered, copied and imported any
number of times and still counts once. Entries are ordered by time and identity: any two copies of
the same entries tell the same story.
"""

from ..errors import InputError
from ..rulebooks import by_name
from .checks import (
    HIGHEST_INDEX,
    HIGHEST_K,
    HIGHEST_RATING,
    LATEST,
    LONGEST_ID,
    MOST_GAMES,
    OLDEST,
    check_date,
    check_flag,
    check_identities,
    check_identity,
    check_name,
    check_score,
    check_system,
    check_time,
    whole_number,
)

FOUNDED = "founded"
JOINED = "joined"
RENAMED = "renamed"
UNITED = "united"
LEFT = "left"
RETURNED = "returned"
PLAYED = "played"
CORRECTED = "corrected"
CLOSED = "closed"
UNDONE = "undone"


class Entry:
    """One entry: its identity, when and on which device it was made, what it says.

    ``identity`` and ``device`` are up to 64 letters, digits, ``-`` and ``_``; ``time`` is like
    ``2025-11-07T19:30:00.000Z``; ``said`` holds the fields of its ``kind``. Made by
    :func:`read_entry`, which checks them.
    """

    def __init__(
        self, identity: str, kind: str, time: str, device: str, said: dict[str, object]
    ) -> None:
        self.identity = identity
        self.kind = kind
        self.time = time
        self.device = device
        self.said = said

    def precedes(self, other: "Entry") -> bool:
        """Whether this entry comes before another in the journal.

        >>> early = Entry("b", LEFT, "2025-11-07T19:30:00.000Z", "d", {})
        >>> late = Entry("a", LEFT, "2025-11-07T19:30:00.001Z", "d", {})
        >>> early.precedes(late), late.precedes(early), early.precedes(early)
        (True, False, False)
        """
        if self.time == other.time:
            return self.identity < other.identity
        return self.time < other.time

    def same_as(self, other: "Entry") -> bool:
        """Whether two entries of one identity say the same."""
        return (
            self.kind == other.kind
            and self.time == other.time
            and self.device == other.device
            and self.said == other.said
        )

    def says(self, name: str) -> str:
        """What a field says that holds a text; empty when it is left out."""
        value = self.said.get(name)
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> float | None:
        """What a field says that holds a number; None when it is left out."""
        value = self.said.get(name)
        return value if type(value) in (int, float) else None  # type: ignore[return-value]


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


TYPE_CHECKING = False
if TYPE_CHECKING:
    from .checks import Check

    Field = tuple[str, Check, bool]

check_rating = whole_number(0, HIGHEST_RATING)

#: The fields of a game: who played, White's score, on which day, and whether it is to be rated.
GAME = (
    ("white", check_identity, True),
    ("black", check_identity, True),
    ("score", check_score, True),
    ("date", check_date, True),
    ("rated", check_flag, False),
)

#: Each kind's fields: name, check, whether it is needed.
KINDS = {
    FOUNDED: (
        ("name", check_name, True),
        ("season", check_name, True),
        ("system", check_system, True),
        ("tempo", check_identity, False),
        ("start", check_rating, False),
        ("k", whole_number(1, HIGHEST_K), False),
    ),
    JOINED: (
        ("name", check_name, True),
        ("rating", check_rating, False),
        ("games", whole_number(0, MOST_GAMES), False),
        ("born", whole_number(OLDEST, LATEST), False),
        ("index", whole_number(1, HIGHEST_INDEX), False),
        ("guest", check_flag, False),
    ),
    RENAMED: (("player", check_identity, True), ("name", check_name, True)),
    UNITED: (("player", check_identity, True), ("with", check_identity, True)),
    LEFT: (("player", check_identity, True),),
    RETURNED: (("player", check_identity, True),),
    PLAYED: GAME,
    CORRECTED: (("game", check_identity, True),) + GAME,
    CLOSED: (("next", check_name, True),),
    UNDONE: (("entries", check_identities, True),),
}

#: What every entry has besides.
HEAD = (("id", check_identity), ("time", check_time), ("device", check_identity))


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
    head = []
    for name, check in HEAD:
        if given.get(name) is None:
            raise InputError("missing", dot + name, "is needed")
        head.append(check(given[name], dot + name))
    said = _said(given, fields, dot)
    if kind == FOUNDED:
        _check_founding(said, dot)
    identity, time, device = head
    return Entry(str(identity), kind, str(time), str(device), said)


def _said(given: dict[str, object], fields: "tuple[Field, ...]", dot: str) -> dict[str, object]:
    said = {}
    for name, check, needed in fields:
        value = given.get(name)
        if value is not None:
            said[name] = check(value, dot + name)
        elif needed:
            raise InputError("missing", dot + name, "is needed")
    if len(said) + len(HEAD) + 1 < len(given):
        known = ["kind"] + [each[0] for each in HEAD] + [each[0] for each in fields]
        for name in given:
            if name not in known:
                raise InputError("unknown-field", dot + str(name)[:LONGEST_ID], "is not known here")
    return said
