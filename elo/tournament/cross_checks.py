"""Games held against each other: rows without another side, results that disagree, rounds.

:mod:`elo.tournament.checks` has the sentences.
"""

from ..core.games import BYE, OPEN, PLAYED
from .event import BLACK, NO_COLOUR, SHORT, WHITE, Entrant, Result, Tournament
from .pairs import PairIndex, disputed
from .problems import ERROR, WARNING, Problem

#: Of players who do not exist, so many are named; the rest is counted.
NAMED = 8


def check_games(event: Tournament) -> list[Problem]:
    """What is odd about the games; players whom the file does not have come first."""
    players = event.by_number()
    found: list[Problem] = []
    strangers: list[Problem] = []
    pairs = PairIndex(event)
    for player in event.players:
        met: dict[int, list[int]] = {}
        found += _round_twice(player)
        for result in player.results:
            if result.opponent is None:
                continue
            opponent = players.get(result.opponent)
            if result.opponent == player.number:
                found.append(_problem("own-opponent", player, result, ERROR))
            elif opponent is None:
                strangers.append(_problem("opponent-missing", player, result, ERROR))
            else:
                if result.state in (PLAYED, SHORT):
                    met.setdefault(result.opponent, []).append(result.round)
                problem = _pair(player, result, opponent, pairs.of(result, player.number))
                if problem is not None:
                    found.append(problem)
        found += _met_twice(player, met, players)
    if len(strangers) > NAMED:
        first = strangers[0]
        values = {**first.values, "count": len(strangers)}
        strangers = [Problem("opponents-missing", first.line, first.column, values, ERROR)]
    return strangers + found


def _round_twice(player: Entrant) -> list[Problem]:
    """Rounds with several results, unless they are the games of a short match."""
    rounds: dict[int, list[Result]] = {}
    if len({result.round for result in player.results}) == len(player.results):
        return []
    for result in player.results:
        rounds.setdefault(result.round, []).append(result)
    return [
        _problem("round-twice", player, result, ERROR)
        for results in rounds.values()
        if len(results) > 1 and not _is_match(results)
        for result in results[1:]
    ]


def _is_match(results: list[Result]) -> bool:
    """Whether results are games against one opponent with the colours taking turns.

    The same game twice has the same colours, and is none.
    """
    colours = [result.colour for result in results]
    return (
        results[0].opponent is not None
        and len({result.opponent for result in results}) == 1
        and NO_COLOUR not in colours
        and abs(colours.count(WHITE) - colours.count(BLACK)) <= 1
    )


def _pair(
    player: Entrant, result: Result, opponent: Entrant, back: Result | None
) -> Problem | None:
    """What is odd about one game, said once: for the player with the lower number."""
    if back is None:
        if result.state == BYE:
            return None
        return _problem("one-sided", player, result, ERROR, other=opponent.name)
    if player.number > opponent.number:
        return None
    values: dict[str, str | int] = {"other": opponent.name, "code2": back.code.strip() or "-"}
    if disputed(result, back) or disputed(back, result):
        return _problem("results-disagree", player, result, ERROR, **values)
    if result.state in (PLAYED, SHORT) and (result.score or 0) + (back.score or 0) < 1:
        return _problem("result-with-penalty", player, result, WARNING, **values)
    if result.colour != NO_COLOUR and result.colour == back.colour:
        return _problem("same-colour", player, result, WARNING, **values)
    if result.state == OPEN:
        return _problem("no-result-yet", player, result, WARNING, **values)
    return None


def _met_twice(
    player: Entrant, met: dict[int, list[int]], players: dict[int, Entrant]
) -> list[Problem]:
    return [
        Problem(
            "games-twice",
            player.line,
            0,
            {
                **who(player),
                "opponent": number,
                "other": players[number].name,
                "rounds": ", ".join(str(each) for each in sorted(rounds)),
            },
            WARNING,
        )
        for number, rounds in met.items()
        if len(rounds) > 1 and player.number < number
    ]


def who(player: Entrant) -> dict[str, str | int]:
    """The player in a problem's values."""
    return {"number": player.number, "name": player.name}


def _problem(
    code: str, player: Entrant, result: Result, severity: str, **values: str | int
) -> Problem:
    every: dict[str, str | int] = {
        **who(player),
        "round": result.round,
        "opponent": result.opponent or 0,
        "code": result.code.strip() or "-",
        **values,
    }
    return Problem(code, result.line, result.column, every, severity)
