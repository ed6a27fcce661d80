"""Two copies of a ladder become one: first what would change, then the change.

Entries are added and never taken away, and their order is their own. So it does not matter which
copy takes in which, nor how often.
"""

from ..core.errors import InputError
from .entries import Entry, read_entry
from .kinds import CORRECTED, FOUNDED, JOINED, LATER_KINDS, PLAYED, UNDONE, UNREAD
from .ladder import Ladder
from .members import UNKNOWN, LadderGame, Member
from .stamps import Stamp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

#: So many entries are one step.
PIECE = 200

#: So many entries are undone by one.
UNDONE_TOGETHER = 1_000


class Move:
    """A rating that an import changes; ``before`` is None for a new player."""

    def __init__(self, member: Member, before: float | None, after: float | None) -> None:
        self.member = member
        self.before = before
        self.after = after


class Plan:
    """What an import would do.

    ``fresh`` are the entries to add, ``known`` counts those that are there already, ``refused``
    are those whose identity another entry has here, which stays. Of the fresh ones: ``players``
    who join, ``games``, ``corrections``, ``unread`` ones that are carried along and count for
    nothing, ``others``. To look at first: ``twins``, fresh games that
    look like one that is here; ``namesakes``, fresh players whose name somebody has here; ``late``,
    games and corrections that change a season closed here; ``strangers``, games whose players
    nobody knows. ``moves`` are the ratings that would change.
    """

    def __init__(self) -> None:
        self.fresh: list[Entry] = []
        self.known = 0
        self.refused: list[Entry] = []
        self.players: list[Entry] = []
        self.games: list[Entry] = []
        self.corrections: list[Entry] = []
        self.others: list[Entry] = []
        self.unread: list[Entry] = []
        self.twins: list[tuple[Entry, LadderGame]] = []
        self.namesakes: list[tuple[Entry, Member]] = []
        self.late: list[Entry] = []
        self.strangers: list[LadderGame] = []
        self.moves: list[Move] = []

    def is_empty(self) -> bool:
        """Whether there is nothing to add."""
        return not self.fresh


def plan(ladder: Ladder, entries: list[Entry], left_out: tuple[str, ...] = ()) -> Plan:
    """What adding these entries would do; ``left_out`` are identities to pass over.

    Raises ``InputError`` (``another-ladder``) for the entries of another ladder.
    """
    found = Plan()
    for _ in planning(ladder, entries, found, left_out):
        pass
    return found


def planning(
    ladder: Ladder, entries: list[Entry], found: Plan, left_out: tuple[str, ...] = ()
) -> "Iterator[None]":
    """Puts a plan together, a piece at a step. Raises ``InputError`` (``another-ladder``)."""
    passed_over = {identity: True for identity in left_out}
    for number, entry in enumerate(entries):
        if number % PIECE == 0:
            yield
        if entry.identity in passed_over:
            continue
        known = ladder.journal.get(entry.identity)
        if known is None:
            found.fresh.append(entry)
        elif known.same_as(entry):
            found.known += 1
        else:
            found.refused.append(entry)
    if is_another(ladder, entries):
        raise InputError("another-ladder", "entries", "these are another ladder's")
    yield from _sorting_out(ladder, found)
    if found.fresh:
        yield from _comparing(ladder, found)


def is_another(ladder: Ladder, entries: list[Entry]) -> bool:
    """Whether these are another ladder's entries."""
    # a ladder that was begun twice at once, in two windows say, has two foundings and is still one
    founding = ladder.founding
    if founding is None:
        # there is none yet, or one that cannot be read
        return bool(ladder.journal.entries)
    foundings = [entry.identity for entry in entries if entry.kind == FOUNDED]
    return bool(foundings) and founding.identity not in foundings


def apply(ladder: Ladder, found: Plan) -> None:
    """Adds what the plan says."""
    ladder.add_all(found.fresh)


def undoing(stamp: "Callable[[], Stamp]", found: Plan, undoings: list[Entry]) -> "Iterator[None]":
    """Makes the entries that undo an import, whole, closed seasons too; one at a step.

    ``stamp`` makes their stamps.
    """
    identities = [entry.identity for entry in found.fresh if entry.kind != FOUNDED]
    for start in range(0, len(identities), UNDONE_TOGETHER):
        given = stamp().head(UNDONE)
        given["entries"] = identities[start : start + UNDONE_TOGETHER]
        undoings.append(read_entry(given))
        yield


def _sorting_out(ladder: Ladder, found: Plan) -> "Iterator[None]":
    played: dict[str, LadderGame] = {}
    games: dict[str, LadderGame] = {}
    for number, game in enumerate(ladder.games):
        if number % PIECE == 0:
            yield
        played[_looks(game.entry)] = game
        games[game.identity] = game
    for first in range(0, len(found.fresh), PIECE):
        _sort_out(ladder, found, first, played, games)
        yield


def _sort_out(
    ladder: Ladder,
    found: Plan,
    first: int,
    played: dict[str, LadderGame],
    games: dict[str, LadderGame],
) -> None:
    names = {member.name: member for member in ladder.everybody()}
    closed = [season.closed for season in ladder.seasons if season.closed]
    for entry in found.fresh[first : first + PIECE]:
        if entry.kind == JOINED:
            found.players.append(entry)
            if entry.says("name") in names:
                found.namesakes.append((entry, names[entry.says("name")]))
        elif entry.kind == PLAYED:
            found.games.append(entry)
            twin = played.get(_looks(entry))
            if twin is not None:
                found.twins.append((entry, twin))
            if closed and entry.precedes(closed[-1]):
                found.late.append(entry)
        elif entry.kind == CORRECTED or entry.kind in LATER_KINDS:
            found.corrections.append(entry)
            if _changes_closed(ladder, entry, games):
                found.late.append(entry)
        elif entry.kind == UNREAD:
            found.unread.append(entry)
        else:
            found.others.append(entry)


def _changes_closed(ladder: Ladder, entry: Entry, games: dict[str, LadderGame]) -> bool:
    """Whether a correction changes a season that is closed here."""
    if entry.kind != CORRECTED:
        return len(ladder.seasons) > 1
    corrected = games.get(entry.says("game"))
    return corrected is not None and ladder.is_frozen(corrected)


def _looks(entry: Entry) -> str:
    said = entry.said
    parts = [str(said["white"]), str(said["black"]), str(said["score"]), str(said["date"])]
    return "|".join(parts)


def _comparing(ladder: Ladder, found: Plan) -> "Iterator[None]":
    trial = Ladder()
    yield from trial.adding(ladder.journal.entries + found.fresh)
    fresh = {entry.identity: True for entry in found.fresh}
    for game in trial.games:
        if game.why == UNKNOWN and game.identity in fresh:
            found.strangers.append(game)
    for member in trial.everybody():
        before = ladder.member(member.identity)
        old = before.rating if before else None
        if before is None or old != member.rating:
            found.moves.append(Move(member, old, member.rating))
