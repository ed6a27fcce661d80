"""What can be done to a ladder: each command checks, and gives the entry that says it.

Nothing is changed here: the entry is first kept safe, and then added. Identity and time come from
outside, since the engine has neither dice nor a clock.
"""

from ..core.errors import InputError
from .checks import clean_name
from .entries import Entry, read_entry
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
from .ladder import Ladder
from .members import LadderGame, Member
from .stamps import Result, Stamp


def found(stamp: Stamp, facts: dict[str, object]) -> Entry:
    """Founds a ladder: ``name``, first ``season``, ``system``, ``tempo``, ``start`` rating, ``k``.

    Raises ``InputError`` at the fact that cannot be.
    """
    return _entry(stamp, FOUNDED, facts)


def refound(ladder: Ladder, stamp: Stamp, facts: dict[str, object]) -> Entry:
    """The ladder as it should have been founded: all facts of :func:`found`; everything follows.

    Raises ``InputError``: ``frozen`` once a season is closed, or what is wrong with a fact.
    """
    _check_first_season(ladder)
    return _entry(stamp, REFOUNDED, facts)


def join(ladder: Ladder, stamp: Stamp, facts: dict[str, object]) -> Entry:
    """A new player: ``name``, and if known ``rating``, ``games``, ``born``, ``index``, ``guest``.

    Raises ``InputError``: ``name-taken``, or what is wrong with a fact.
    """
    entry = _entry(stamp, JOINED, _with_name(facts))
    _check_name(ladder, entry.says("name"), None)
    _check_rating(ladder, entry)
    return entry


def restate(ladder: Ladder, stamp: Stamp, player: str, facts: dict[str, object]) -> Entry:
    """What a player really came with: all of it, as for :func:`join`; everything follows.

    Raises ``InputError``: ``unknown-player``, ``frozen`` once a season is closed, or what is wrong
    with a fact.
    """
    member = _member(ladder, player, "player")
    _check_first_season(ladder)
    entry = _entry(stamp, RESTATED, facts | {"player": member.identity})
    _check_rating(ladder, entry)
    return entry


def rename(ladder: Ladder, stamp: Stamp, player: str, name: str) -> Entry:
    """Another name for a player. Raises ``InputError``: ``unknown-player``, ``name-taken``."""
    member = _member(ladder, player, "player")
    entry = _entry(stamp, RENAMED, _with_name({"player": member.identity, "name": name}))
    _check_name(ladder, entry.says("name"), member)
    return entry


def unite(ladder: Ladder, stamp: Stamp, player: str, other: str) -> Entry:
    """Two players who are one: the first one's games become the other's.

    Raises ``InputError``: ``unknown-player``, ``same-player``, ``played-each-other``.
    """
    one, two = _member(ladder, player, "player"), _member(ladder, other, "with")
    if one is two:
        raise InputError("same-player", "with", "is the same player")
    if [game for game in one.games if game.has(two)]:
        raise InputError("played-each-other", "with", "they have played each other")
    return _entry(stamp, UNITED, {"player": one.identity, "with": two.identity})


def leave(ladder: Ladder, stamp: Stamp, player: str) -> Entry:
    """A player leaves: his games stay, his place in the table is free."""
    return _entry(stamp, LEFT, {"player": _member(ladder, player, "player").identity})


def come_back(ladder: Ladder, stamp: Stamp, player: str) -> Entry:
    """A player who left is there again, with the rating he left with."""
    return _entry(stamp, RETURNED, {"player": _member(ladder, player, "player").identity})


def play(ladder: Ladder, stamp: Stamp, result: Result) -> Entry:
    """A game. Raises ``InputError``: ``unknown-player``, ``player-left``, ``same-player``."""
    _check_players(ladder, result)
    return _entry(stamp, PLAYED, result.fields())


def correct(ladder: Ladder, stamp: Stamp, game: str, result: Result) -> Entry:
    """A game as it really was; all games after it follow.

    Raises ``InputError``: ``unknown-game``, ``frozen`` for a game of a closed season, and as
    :func:`play`.
    """
    _check_open(ladder, _game(ladder, game))
    _check_players(ladder, result, leavers=True)
    fields = result.fields()
    fields["game"] = game
    return _entry(stamp, CORRECTED, fields)


def undo(ladder: Ladder, stamp: Stamp, identities: list[str]) -> Entry:
    """Undoes entries together: a game, a correction, an import. They stay readable in the journal.

    Raises ``InputError``: ``unknown-entry``, ``frozen`` for what belongs to a closed season, and
    ``not-undoable`` for the founding.
    """
    for identity in identities:
        entry = ladder.journal.get(identity)
        if entry is None:
            raise InputError("unknown-entry", "entries", "there is no such entry")
        if entry.kind == FOUNDED:
            raise InputError("not-undoable", "entries", "a founding cannot be undone")
        game = ladder.game(identity if entry.kind == PLAYED else entry.says("game"))
        if game is not None:
            _check_open(ladder, game)
        if entry.kind in (REFOUNDED, RESTATED):
            _check_first_season(ladder)
        if entry.kind == CLOSED:
            closed = [season.closed for season in ladder.seasons if season.closed]
            if closed and entry is not closed[-1]:
                raise InputError("frozen", "entries", "a later season has been closed")
    return _entry(stamp, UNDONE, {"entries": identities})


def close_season(ladder: Ladder, stamp: Stamp, following: str) -> Entry:
    """Closes the season; the next one begins with the ratings that this one ends with."""
    return _entry(stamp, CLOSED, {"next": _cleaned(following, "next")})


def _entry(stamp: Stamp, kind: str, fields: dict[str, object]) -> Entry:
    return read_entry(fields | stamp.head(kind))


def _with_name(facts: dict[str, object]) -> dict[str, object]:
    name = facts.get("name")
    return facts | {"name": clean_name(name)} if isinstance(name, str) else facts


def _cleaned(name: str, field: str) -> str:
    try:
        return clean_name(name)
    except InputError as fault:
        raise fault.at(field)


def _check_name(ladder: Ladder, name: str, but: Member | None) -> None:
    for member in ladder.everybody():
        if member.name == name and member is not but:
            raise InputError("name-taken", "name", "somebody has this name")


def _check_players(ladder: Ladder, result: Result, leavers: bool = False) -> None:
    found = []
    for field, identity in (("white", result.white), ("black", result.black)):
        member = _member(ladder, identity, field)
        if not member.active and not leavers:
            raise InputError("player-left", field, "has left the ladder")
        found.append(member)
    if found[0] is found[1]:
        raise InputError("same-player", "black", "nobody plays himself")


def _check_rating(ladder: Ladder, entry: Entry) -> None:
    fact = ladder.book.fact("rating") if ladder.book else None
    rating = entry.number("rating")
    if fact is not None and rating is not None:
        fact.check(rating)


def _check_first_season(ladder: Ladder) -> None:
    if len(ladder.seasons) > 1:
        raise InputError("frozen", "season", "a season has been closed")


def _check_open(ladder: Ladder, game: LadderGame) -> None:
    if ladder.is_frozen(game):
        raise InputError("frozen", "game", "its season is closed")


def _member(ladder: Ladder, identity: str, field: str) -> Member:
    member = ladder.member(identity)
    if member is None:
        raise InputError("unknown-player", field, "is no player of this ladder")
    return member


def _game(ladder: Ladder, identity: str) -> LadderGame:
    game = ladder.game(identity)
    if game is None:
        raise InputError("unknown-game", "game", "there is no such game")
    return game
