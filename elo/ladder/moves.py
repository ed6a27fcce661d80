"""Moves of a ladder that rates game by game: what a game does to its two players."""

from ..core.games import Event
from ..systems.base import RuleBook
from .members import LadderGame, Member

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .members import After


class Moves:
    """The moves under a system; ratings stay within its range."""

    def __init__(self, book: RuleBook, tempo: str | None) -> None:
        self._book = book
        self._tempo = tempo
        self._dated = book.rates_idle or len(book.editions) > 1
        #: The states besides the rating and the number of games, which every ladder counts, each
        #: with its place among the system's states; None for a day, which is that of the game.
        self._further = _further(book)
        rating = book.facts[0]
        self._low, self._high = rating.low, rating.high

    def move(self, game: LadderGame, white: Member, black: Member) -> None:
        """Plays a game: both players have their new states, and the game knows them."""
        book = self._book
        if self._dated:
            event = Event(game.date, self._tempo)
            ours, theirs = book.move_pair(white, black, game.score, event)
        else:
            ours, theirs = book.move_pair(white, black, game.score)
        new, other = ours[0] or 0, theirs[0] or 0
        low, high = self._low, self._high
        if not low <= new <= high:
            new = min(max(new, low), high)
        if not low <= other <= high:
            other = min(max(other, low), high)
        game.move(white, black, new, other)
        if self._further:
            one: After = {}
            two: After = {}
            for name, place in self._further:
                one[name] = game.date if place is None else ours[place]
                two[name] = game.date if place is None else theirs[place]
            game.move_further(white, black, one, two)


def _further(book: RuleBook) -> list[tuple[str, int | None]]:
    states = book.states()
    found: list[tuple[str, int | None]] = []
    for fact in book.facts:
        if fact.state and fact.name not in ("rating", "games"):
            found.append((fact.name, states.index(fact.name) if fact.name in states else None))
    return found
