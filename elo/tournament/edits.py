"""Corrections: laid over an event, never written into it, so that each can be taken back."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..errors import InputError
from ..games import LOSS
from .event import BLACK, NO_COLOUR, WHITE, Entrant, Rating, Result, Tournament
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
    """

    number: int
    round: int
    code: str
    opponent: int | None = None


Edit = FactEdit | ResultEdit


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

    for edit in edits:
        if isinstance(edit, FactEdit):
            players[places[edit.number]] = _with_fact(own(edit.number), edit)
            continue
        player = own(edit.number)
        opponent = _opponent(player, edit)
        for number, result in _sides(edit, player, opponent):
            players[places[number]] = _with_result(own(number), result)
    return replace(event, players=players)


def _with_fact(player: Entrant, edit: FactEdit) -> Entrant:
    if edit.fact == "born":
        return replace(player, birth="" if edit.value is None else f"{edit.value:04d}")
    if edit.fact not in RATING_FACTS:
        raise InputError("unknown-fact", "fact", "must be one of " + ", ".join(FACTS))
    name = "value" if edit.fact == "rating" else edit.fact
    rating = player.ratings.get(edit.list, Rating(None))
    return replace(
        player, ratings={**player.ratings, edit.list: replace(rating, **{name: edit.value})}
    )


def _opponent(player: Entrant, edit: ResultEdit) -> int | None:
    if edit.code in BYES:
        return None
    if edit.opponent is not None:
        return edit.opponent
    for result in player.results:
        if result.round == edit.round:
            return result.opponent
    return None


def _sides(edit: ResultEdit, player: Entrant, opponent: int | None) -> list[tuple[int, Result]]:
    code = edit.code[:1].upper()
    if edit.code not in ("--", code) or code not in CODES:
        known = " ".join([*CODES, "--"])
        raise InputError("unknown-result", "code", f"must be one of {known}")
    there = [result for result in player.results if result.round == edit.round]
    colour = there[0].colour if there else NO_COLOUR
    if opponent is None:
        if code in OTHER_SIDE and code != "-":
            raise InputError("missing", "opponent", "a game needs an opponent")
        return [(player.number, _result(edit.round, None, NO_COLOUR, code, there))]
    if opponent == player.number:
        raise InputError("unknown-player", "opponent", "nobody plays against himself")
    other = "-" if edit.code == "--" else OTHER_SIDE[code]
    return [
        (player.number, _result(edit.round, opponent, colour, code, there)),
        (opponent, _result(edit.round, player.number, COLOURS.get(colour, NO_COLOUR), other, [])),
    ]


def _result(
    number: int, opponent: int | None, colour: str, code: str, there: list[Result]
) -> Result:
    state, score = CODES[code]
    line, column = (there[0].line, there[0].column) if there else (0, 0)
    if code == "-":
        score = LOSS
    return Result(number, opponent, colour, score, state, code, line, column)


def _with_result(player: Entrant, result: Result) -> Entrant:
    results = [each for each in player.results if each.round != result.round]
    results.append(result)
    results.sort(key=lambda each: each.round)
    return replace(player, results=results)
