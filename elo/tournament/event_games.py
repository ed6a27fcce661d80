"""Games of an event as a rule book takes them, with one list's ratings for all.

The ratings are those from before the event. What only the event knows of a game, that its two
sides were entered differently say, is said here as well.
"""

from ..core.assessment import Message
from ..core.errors import InputError
from ..core.games import BYE, COLOR, FORFEIT, OF_OPPONENT, OPEN, PLAYED, Event, Game, Player
from ..systems.base import RuleBook
from .event import SHORT, VARIANT, Entrant, Result, Tournament
from .pairs import PairIndex, disputed
from .rating_source import NOTHING

#: An event's states in the engine's words. Less than a move each is as good as not played.
STATES = {
    PLAYED: PLAYED,
    FORFEIT: FORFEIT,
    BYE: BYE,
    OPEN: OPEN,
    SHORT: FORFEIT,
    VARIANT: FORFEIT,
}


class EventGames:
    """Players and games of an event, with the ratings of a ``list``.

    ``ratings`` are those that the system can use, by number; ``players`` are all by number.
    """

    def __init__(
        self, event: Tournament, book: RuleBook, terms: Event, code: str, ratings: dict[int, int]
    ) -> None:
        self.book = book
        self.terms = terms
        self.list = code
        self.ratings = ratings
        self.players = event.by_number()
        # what a game needs of the opponent, for those who have a rating
        self._opponents = {
            number: (rating, self._known_of(self.players[number]))
            for number, rating in ratings.items()
        }
        self._asks_color = book.fact_of_game(COLOR) is not None
        self._pairs = PairIndex(event)

    def facts(self, player: Entrant) -> Player:
        """What the rule book takes of the player."""
        facts = player.ratings.get(self.list, NOTHING).facts()
        facts["born"] = player.born
        del facts["k"]
        return Player(self.ratings.get(player.number), self.listed_k(player)[0], **facts)

    def listed_k(self, player: Entrant) -> tuple[float | None, Message | None]:
        """The K that the list has, for so many games as count, and why if that lowers it."""
        k = player.ratings.get(self.list, NOTHING).k
        if k is None or self.book.limit_k(k, len(player.results), self.terms)[1] is None:
            return k, None
        rating = Player(self.ratings.get(player.number), k)
        try:
            counted = self.book.rate(rating, self.played(player), self.terms).counted
        except InputError:
            return k, None
        return self.book.limit_k(k, counted, self.terms)

    def played(self, player: Entrant) -> list[Game]:
        """The games that may count: those of :meth:`game` that any system would count."""
        own = player.number
        games = []
        for result in player.results:
            known = self._opponents.get(result.opponent or -1)
            if known is None or result.state != PLAYED or result.score is None:
                continue
            back = self._pairs.of(result, own)
            if back is not None and not disputed(result, back):
                rating, facts = known
                if self._asks_color:
                    facts = facts | _color(result)
                games.append(Game(rating, result.score, PLAYED, **facts))
        return games

    def game(self, player: Entrant, result: Result) -> Game:
        """A result as a game, with all that the system asks about it and about the opponent."""
        state = result.state
        if result.opponent is None:
            return Game(None, result.score, BYE if state == PLAYED else STATES[state])
        opponent = self.players.get(result.opponent)
        if opponent is None:
            return Game(None, result.score, STATES[state])
        if state != BYE and disputed(result, self._pairs.of(result, player.number)):
            return Game(None, result.score, OPEN)
        facts = self._known_of(opponent)
        if self._asks_color:
            facts |= _color(result)
        return Game(self.ratings.get(opponent.number), result.score, STATES[state], **facts)

    def _known_of(self, opponent: Entrant) -> dict[str, float | str | None]:
        """What is known of an opponent, as far as the system asks for it."""
        known = opponent.ratings.get(self.list, NOTHING).facts()
        known["born"] = self._born(opponent)
        return {OF_OPPONENT + fact.name: known.get(fact.name) for fact in self.book.opponent_facts}

    def _born(self, opponent: Entrant) -> int | None:
        # somebody born after the event is a slip, of which the checks tell; it spoils nobody's row
        born, day = opponent.born, self.book.day(self.terms)
        return None if born is None or (day is not None and born > int(day[:4])) else born

    def why_not_counted(
        self, player: Entrant, result: Result, opponent: Entrant | None
    ) -> Message | None:
        """What only the event knows about a game that does not count."""
        if result.opponent is None:
            return None
        if opponent is None:
            return Message("desk-not-counted-stranger")
        if result.state == SHORT:
            return Message("desk-not-counted-short")
        if result.state == VARIANT:
            return Message("desk-not-counted-variant")
        if result.state != BYE and disputed(result, self._pairs.of(result, player.number)):
            return Message("desk-not-counted-disputed")
        return None


def _color(result: Result) -> dict[str, float | str | None]:
    return {COLOR: result.colour or None}
