"""One game at Schaaks: K before it, what it changes, the rating after it."""

from ...core.assessment import Line
from ...core.curves import logistic
from ...core.games import Game, Player
from ...core.numbers import round_half_up
from ..knsb.coefficient import senior_number
from ..shared.spread import SCORES, Chain
from .working import RatedGame

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable

    from ..base import States

#: No rating is lower.
FLOOR = 100


def play(number: int, own: float, k: float, game: Game) -> RatedGame:
    """A game from this rating with this K."""
    expected = logistic(own - (game.opponent or 0))
    change = k * ((game.score or 0) - expected)
    return RatedGame(number, own, k, Line(game, expected, change), settle(own + change))


def outcomes(player: Player, played: int, game: Game) -> "Callable[[float], list[float]]":
    """The ratings after a loss, a draw and a win, from the rating before the game."""
    return lambda rating: _after(player, rating, played, game)


def _after(player: Player, rating: float, played: int, game: Game) -> list[float]:
    k = k_now(player, rating, played)
    expected = logistic(rating - (game.opponent or 0))
    return [settle(rating + k * (score - expected)) for score in SCORES]


def stay(player: Player, chain: Chain, played: int, game: Game) -> Chain:
    """The chain after a game that has been played, which adds no score to be found."""
    halves = int(2 * (game.score or 0))
    return chain.moved(_after(player, chain.value, played, game)[halves])


def k_now(player: Player, rating: float, played: int) -> float:
    """K before the next game, after so many games of the row."""
    if player.k is not None:
        return player.k
    games = player.whole("games")
    return senior_number(rating, None if games is None else games + played)


def moved(player: Player, opponent: Player, score: float) -> "States":
    """The states of a player after one game; no range is checked."""
    own = player.rating or 0
    games = player.whole("games")
    k = senior_number(own, games) if player.k is None else player.k
    rating = settle(own + k * (score - logistic(own - (opponent.rating or 0))))
    return rating, None if games is None else games + 1


def settle(exact: float) -> float:
    """The rating that the site shows: a whole number, half a point up, never below the floor.

    >>> settle(1812.5), settle(97.2)
    (1813, 100)
    """
    return max(FLOOR, round_half_up(exact))
