"""Events whose rules rate all players together, and not one after the other.

Some rules need the whole event before they can say what one game was worth: an opponent counts with
a number that he gets, or shows, in the same event. Such a system has an :class:`EventRating`: it
takes everybody who entered, and a first pass over all games finds with which number each player
counts for whom (:class:`Standing`). After that each player's assessment can be asked for by itself.
"""

from ..core.assessment import Assessment, FirstRating, Message, Performance
from ..core.games import PLAYED, Event, Game, Player
from .base import RuleBook


class Entered:
    """A player of an event, with all his games as his own rating list knows them.

    ``games`` have the opponents' ratings from before the event. ``opponents`` has for each of them
    the opponent's place among those who entered, None for somebody who did not, or for nobody.
    """

    def __init__(self, player: Player, games: list[Game], opponents: list[int | None]) -> None:
        self.player = player
        self.games = games
        self.opponents = opponents

    def results(self) -> list[tuple[int, float]]:
        """The opponents' places and the points, of the games that were played within the event.

        >>> Entered(Player(1500), [Game(1600, 1), Game(1700, 0)], [3, None]).results()
        [(3, 1)]
        """
        found = []
        for game, place in zip(self.games, self.opponents):
            if place is not None and game.state == PLAYED and game.score is not None:
                found.append((place, game.score))
        return found


class Standing:
    """With which number one player counts for another, and why.

    ``number`` is None for somebody against whom games do not count. ``note`` is said with each such
    game; it is None where the number is the rating from before the event, and nothing need be said.
    """

    def __init__(self, number: float | None, note: Message | None = None) -> None:
        self.number = number
        self.note = note


class EventRating:
    """An event rated as a whole by a system's rules.

    A place is a player's among ``entered``, from 0. ``book`` is the system's rule book.
    """

    def __init__(self, book: RuleBook, entered: list[Entered], event: Event) -> None:
        self.book = book
        self.entered = entered
        self.event = event

    def standing(self, place: int, viewer: int) -> Standing:
        """With which number the player at ``place`` counts for his opponent at ``viewer``."""
        raise NotImplementedError

    def otherwise(self) -> list[tuple[int, float]]:
        """Who counts for rated opponents with another number than his rating: place and number."""
        raise NotImplementedError

    def raised(self) -> tuple[str, int] | None:
        """The day of a raise, and the rating up to which, if ratings may be from before it."""
        return None

    def assess(self, place: int) -> Assessment | FirstRating:
        """The player's assessment, or his first rating; with a line for each of his games.

        In a line stands the number with which the opponent counted, and his standing's note.
        Raises ``InputError`` as the rule book does for one player.
        """
        raise NotImplementedError

    def performances(self, place: int) -> list[Performance]:
        """The player's performance figures, in the order of the rule book's."""
        raise NotImplementedError
