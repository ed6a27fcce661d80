"""The two rows of a game: finding the other one, and whether they agree."""

from ..games import BYE, PLAYED
from .event import Entrant, Result, Tournament


def disputed(result: Result, back: Result | None) -> bool:
    """Whether two rows of one game contradict each other on how it ended.

    ``back`` is the opponent's row of that round if it names this player, else None.

    >>> white = Result(1, 2, "w", 1.0, "played", "1")
    >>> disputed(white, Result(1, 1, "b", 0.0, "played", "0")), disputed(white, None)
    (False, True)
    """
    if back is None or result.state != back.state:
        return result.state != BYE
    if result.score is None or back.score is None:
        return False
    return result.state != BYE and result.score + back.score > 1


def opposite(result: Result, number: int, opponent: Entrant) -> Result | None:
    """The opponent's row of the same round that names player ``number``, None without one."""
    place = result.round - 1
    results = opponent.results
    # rows of a round mostly stand at the place of the round
    if place < len(results):
        back = results[place]
        if back.round == result.round and back.opponent == number:
            return back
    for back in results:
        if back.round == result.round and back.opponent == number:
            return back
    return None


def row_key(in_round: int, number: int, opponent: int) -> int:
    """One number for a row of a game; the other side's has the two players exchanged."""
    return (in_round << 40) + (number << 20) + opponent


def scores_of_played(event: Tournament) -> dict[int, float]:
    """The score of every row of a played game, by :func:`row_key`.

    In an event of a hundred thousand games this finds the other side much sooner than going from
    player to player does.
    """
    found: dict[int, float] = {}
    for player in event.players:
        number = player.number
        for result in player.results:
            if result.state == PLAYED and result.opponent and result.score is not None:
                key = row_key(result.round, number, result.opponent)
                if key not in found:
                    found[key] = result.score
    return found
