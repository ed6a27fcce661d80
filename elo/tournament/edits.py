"""Corrections: laid over an event, never written into it, so that each can be taken back."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..core.errors import InputError
from ..core.games import LOSS
from .event import BLACK, NO_COLOUR, WHITE, Entrant, Rating, Result, Tournament
from .joining import one_person
from .pairs import matched
from .trf.rounds import CODES

#: What may be corrected of a player. All but the year of birth belong to a list.
RATING_FACTS = ("rating", "k", "games", "index", "peak")
FACTS = (*RATING_FACTS, "born")

#: A result's code, and the one that the opponent has then.
OTHER_SIDE = {
    "1": "0",
    "0": "1",
    "=": "=",
    "+": "-",
    "-": "+",
    " ": " ",
    "W": "L",
    "L": "W",
    "D": "D",
}
#: No game at all: these codes free the opponent, who keeps a blank.
BYES = ("H", "F", "Z", "U")
COLOURS = {WHITE: BLACK, BLACK: WHITE}


@dataclass(frozen=True)
class FactEdit:
    """A fact about a player, corrected; ``value`` None says that nothing is known.

    ``fact`` is one of :data:`FACTS`; ``list`` the list that it is from.
    """

    number: int
    fact: str
    value: int | None
    list: str = ""


@dataclass(frozen=True)
class ResultEdit:
    """A result, corrected for both sides; ``code`` is this player's, as in a TRF.

    ``opponent`` is needed where the player had none in that round. ``--`` is a forfeit by both.
    ``game`` says which of the player's results of that round, from 1, where there are several.
    """

    number: int
    round: int
    code: str
    opponent: int | None = None
    game: int = 1


@dataclass(frozen=True)
class JoinEdit:
    """Two players who are one person: ``other`` becomes ``number``, with all games."""

    number: int
    other: int


@dataclass(frozen=True)
class ApartEdit:
    """Two players whose names may be one person's are two people."""

    number: int
    other: int


Edit = FactEdit | ResultEdit | JoinEdit | ApartEdit


def corrected(event: Tournament, edits: Iterable[Edit]) -> Tournament:
    """The event with the corrections, in their order; the event itself stays as it is.

    Raises ``InputError`` (``unknown-player``, ``unknown-fact``, ``unknown-result``,
    ``missing``): see ``field``.

    >>> from elo.tournament.event import Entrant
    >>> event = Tournament(players=[Entrant(1, "Adler, Anna")])
    >>> corrected(event, [FactEdit(1, "rating", 1850, "FID")]).players[0].ratings["FID"].value
    1850
    >>> event.players[0].ratings
    {}
    """
    players = list(event.players)
    places = {player.number: place for place, player in reversed(list(enumerate(players)))}

    def own(number: int) -> Entrant:
        if number not in places:
            raise InputError("unknown-player", "number", f"no player has the number {number}")
        return players[places[number]]

    apart = set(event.apart)
    for edit in edits:
        if isinstance(edit, ApartEdit):
            apart.add(frozenset((own(edit.number).number, own(edit.other).number)))
            continue
        if isinstance(edit, JoinEdit):
            players = one_person(players, own(edit.number), own(edit.other))
            places = {player.number: place for place, player in reversed(list(enumerate(players)))}
            continue
        if isinstance(edit, FactEdit):
            players[places[edit.number]] = _with_fact(own(edit.number), edit)
            continue
        player = own(edit.number)
        there = _there(player, edit)
        opponent = _opponent(there, edit)
        back = None if opponent is None else _answer(player, there, own(opponent), edit.round)
        mine, theirs = _sides(edit, opponent, there)
        players[places[edit.number]] = _with_result(player, there, mine)
        if opponent is not None and theirs is not None:
            players[places[opponent]] = _with_result(own(opponent), back, theirs)
    return replace(event, players=players, apart=frozenset(apart))


def _with_fact(player: Entrant, edit: FactEdit) -> Entrant:
    if edit.fact == "born":
        return replace(player, birth="" if edit.value is None else f"{edit.value:04d}")
    if edit.fact not in RATING_FACTS:
        raise InputError("unknown-fact", "fact", "must be one of " + ", ".join(FACTS))
    name = "value" if edit.fact == "rating" else edit.fact
    rating = replace(player.ratings.get(edit.list, Rating(None)))
    setattr(rating, name, edit.value)
    return replace(player, ratings={**player.ratings, edit.list: rating})


def _there(player: Entrant, edit: ResultEdit) -> Result | None:
    """The player's row that is corrected."""
    rows = [result for result in player.results if result.round == edit.round]
    if not 1 <= edit.game <= max(len(rows), 1):
        raise InputError("out-of-range", "game", "there is no such game", low=1, high=len(rows))
    return rows[edit.game - 1] if rows else None


def _opponent(there: Result | None, edit: ResultEdit) -> int | None:
    if edit.code in BYES:
        return None
    if edit.opponent is not None:
        return edit.opponent
    return there.opponent if there else None


def _answer(
    player: Entrant, there: Result | None, opponent: Entrant, in_round: int
) -> Result | None:
    """The opponent's row that becomes the other side: this game's, else one that is not theirs.

    Another game of the same two in that round stays as it is.
    """
    mine = [r for r in player.results if r.round == in_round and r.opponent == opponent.number]
    rows = [result for result in opponent.results if result.round == in_round]
    theirs = [result for result in rows if result.opponent == player.number]
    for ours, back in matched(mine, theirs):
        if back is not None and (ours is there or ours is None):
            return back
    return next((result for result in rows if result.opponent != player.number), None)


def _sides(
    edit: ResultEdit, opponent: int | None, there: Result | None
) -> tuple[Result, Result | None]:
    code = edit.code[:1].upper()
    if edit.code not in ("--", code) or code not in CODES:
        known = " ".join([*CODES, "--"])
        raise InputError("unknown-result", "code", f"must be one of {known}")
    colour = there.colour if there else NO_COLOUR
    if opponent is None:
        if code in OTHER_SIDE and code != "-":
            raise InputError("missing", "opponent", "a game needs an opponent")
        return _result(edit.round, None, NO_COLOUR, code, there), None
    if opponent == edit.number:
        raise InputError("unknown-player", "opponent", "nobody plays against himself")
    other = "-" if edit.code == "--" else OTHER_SIDE[code]
    return (
        _result(edit.round, opponent, colour, code, there),
        _result(edit.round, edit.number, COLOURS.get(colour, NO_COLOUR), other, None),
    )


def _result(
    number: int, opponent: int | None, colour: str, code: str, there: Result | None
) -> Result:
    state, score = CODES[code]
    line, column = (there.line, there.column) if there else (0, 0)
    if code == "-":
        score = LOSS
    return Result(number, opponent, colour, score, state, code, line, column)


def _with_result(player: Entrant, there: Result | None, result: Result) -> Entrant:
    """The player with a result in the place of another, or with one more."""
    if there is None:
        results = [*player.results, result]
    else:
        results = [result if each is there else each for each in player.results]
    results.sort(key=lambda each: each.round)
    return replace(player, results=results)
