"""Effective entries: those of a journal that stand, and what they were corrected to.

It is read from the end: an entry that was undone is known before it is met, and so is the last
correction of a game. An undoing that is undone has never been. Entries that speak of what comes
after them, or of what is not there, do nothing; a later copy may bring it.
"""

from .entries import Entry
from .kinds import (
    CLOSED,
    CORRECTED,
    FOUNDED,
    JOINED,
    LEFT,
    PLAYED,
    REFOUNDED,
    RENAMED,
    RESTATED,
    RETURNED,
    UNDONE,
    UNITED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

#: So many entries are one step.
PIECE = 500


class EffectiveEntries:
    """The entries that stand.

    ``founding`` is the first one that founds a ladder, ``rules`` the last one that says how it
    should have been founded, or None; ``joined`` are the players by identity; ``restated`` the last
    word on what they came with; ``names`` what they are called now, ``away`` who has left,
    ``united`` who is the same as whom; ``games`` and closings stand in ``course``, in order, each
    game as its last correction.
    """

    def __init__(self) -> None:
        self.founding: Entry | None = None
        self.rules: Entry | None = None
        self.restated: dict[str, Entry] = {}
        self.joined: dict[str, Entry] = {}
        self.names: dict[str, str] = {}
        self.away: dict[str, bool] = {}
        self.united: dict[str, str] = {}
        #: Who is said to be the same, from the last word to the first.
        self.unions: list[Entry] = []
        self.course: list[Entry] = []

    def who(self, identity: str) -> str:
        """The player that this identity stands for."""
        while identity in self.united:
            identity = self.united[identity]
        return identity


def game_of(entry: Entry) -> str:
    """The identity of the game that an entry of the course is about."""
    return entry.identity if entry.kind == PLAYED else entry.says("game")


def fold(entries: list[Entry]) -> EffectiveEntries:
    """The effective ones among entries that stand in the journal's order."""
    effective = EffectiveEntries()
    for _ in folding(entries, effective):
        pass
    return effective


def folding(entries: list[Entry], effective: EffectiveEntries) -> "Iterator[None]":
    """Finds them, a piece at a step: whoever has no time may do something between."""
    undone: dict[str, bool] = {}
    corrections: dict[str, Entry] = {}
    dropped: list[Entry] = []
    place = len(entries)
    while place:
        first = max(0, place - PIECE)
        _fold(entries, place, first, effective, undone, corrections, dropped)
        place = first
        yield
    effective.course.reverse()
    _keep_players_of_games(effective, dropped)
    _unite(effective)


def _fold(
    entries: list[Entry],
    place: int,
    first: int,
    effective: EffectiveEntries,
    undone: dict[str, bool],
    corrections: dict[str, Entry],
    dropped: list[Entry],
) -> None:
    # from the end: the entry before this place, and so on down to the first
    course = effective.course
    while place > first:
        place -= 1
        entry = entries[place]
        kind = entry.kind
        if undone and entry.identity in undone:
            if kind == JOINED:
                dropped.append(entry)
            elif kind == FOUNDED:
                effective.founding = entry
        elif kind == PLAYED:
            course.append(corrections.get(entry.identity, entry) if corrections else entry)
        elif kind == CORRECTED:
            corrections.setdefault(entry.says("game"), entry)
        elif kind == CLOSED:
            course.append(entry)
        elif kind == UNDONE:
            for identity in entry.said["entries"]:  # type: ignore[attr-defined]
                undone[identity] = True
        else:
            _about_players(effective, entry)


def _about_players(effective: EffectiveEntries, entry: Entry) -> None:
    kind = entry.kind
    if kind == JOINED:
        effective.joined[entry.identity] = entry
    elif kind == FOUNDED:
        effective.founding = entry
    elif kind == REFOUNDED:
        effective.rules = effective.rules or entry
    elif kind == UNITED:
        effective.unions.append(entry)
    elif entry.says("player") in effective.joined:
        pass  # from before the player joined
    elif kind == RESTATED:
        effective.restated.setdefault(entry.says("player"), entry)
    elif kind == RENAMED:
        effective.names.setdefault(entry.says("player"), entry.says("name"))
    elif kind == LEFT:
        effective.away.setdefault(entry.says("player"), True)
    elif kind == RETURNED:
        effective.away.setdefault(entry.says("player"), False)


def _unite(effective: EffectiveEntries) -> None:
    for entry in effective.unions:
        player, other = entry.says("player"), entry.says("with")
        if not _has_joined(effective, player, entry) or not _has_joined(effective, other, entry):
            continue
        # the later word holds; one that would close a circle says nothing new
        if player not in effective.united and effective.who(other) != player:
            effective.united[player] = other


def _has_joined(effective: EffectiveEntries, player: str, entry: Entry) -> bool:
    joined = effective.joined.get(player)
    return joined is not None and joined.precedes(entry)


def _keep_players_of_games(effective: EffectiveEntries, dropped: list[Entry]) -> None:
    # a player with games stays, though his joining was undone: no game loses a player
    if not dropped:
        return
    playing = {}
    for entry in effective.course:
        if entry.kind != CLOSED:
            playing[entry.says("white")] = True
            playing[entry.says("black")] = True
    for entry in dropped:
        if entry.identity in playing:
            effective.joined[entry.identity] = entry


def alike(one: list[Entry], other: list[Entry]) -> int:
    """How many entries two courses begin with alike."""
    number = 0
    for each, counterpart in zip(one, other):
        if each is not counterpart:
            break
        number += 1
    return number


def holds(whole: dict[str, Entry], part: dict[str, Entry]) -> bool:
    """Whether everything in one is in the other as well, the very same."""
    return all(whole.get(key) is part[key] for key in part)
