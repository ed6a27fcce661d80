"""Events made by hand: who plays whom, and how it ended."""

from elo.core.games import Game, Player
from elo.systems.event_rating import Entered


def entered(players: list[Player], results: list[tuple[int, int, float]]) -> list[Entered]:
    """Everybody with his games; a result has two places and the points of the first of them."""
    games: list[list[Game]] = [[] for _ in players]
    opponents: list[list[int | None]] = [[] for _ in players]
    for one, other, score in results:
        for place, against, points in ((one, other, score), (other, one, 1 - score)):
            rival = players[against]
            games[place].append(Game(rival.rating, points))
            opponents[place].append(against)
    return [Entered(*each) for each in zip(players, games, opponents, strict=True)]
