"""An event before the rules that rate all its players together, and what they make of it."""

from collections.abc import Callable

from ..core.assessment import Assessment, FirstRating, Performance
from ..core.games import Event, Game, Player
from ..systems.base import RuleBook
from ..systems.event_rating import Entered, Standing
from ..systems.events import rate_event
from .event import Entrant, Result, Tournament
from .problems import NOTICE, Problem

TEXTS = {
    "counted-otherwise": "Players who count for their opponents under the system {system} with"
    " another number than a rating from before the event: {players}.",
    "ratings-raised": "On {since} all ratings below {limit} were raised. Those of the file must be"
    " the ones since then, with an index one higher; with older ones the numbers here are wrong.",
}

#: The most players that one notice names.
MOST_NAMED = 20


class Whole:
    """An event under a system that rates it as a whole.

    ``facts`` and ``game`` say what the rule book is told of a player and of one of his results.
    ``otherwise`` are those who count for rated opponents with another number than their rating, and
    with which.
    """

    def __init__(
        self,
        event: Tournament,
        book: RuleBook,
        terms: Event,
        facts: Callable[[Entrant], Player],
        game: Callable[[Entrant, Result], Game],
    ) -> None:
        self._book = book
        self._places = {id(player): place for place, player in enumerate(event.players)}
        # of two with the same number the first is everybody's opponent
        places = {number: self._places[id(who)] for number, who in event.by_number().items()}
        entered = [
            Entered(
                facts(player),
                [game(player, result) for result in player.results],
                [places.get(result.opponent or -1) for result in player.results],
            )
            for player in event.players
        ]
        self._rating = rate_event(book, entered, terms)
        self.otherwise = [
            (event.players[place], number) for place, number in self._rating.otherwise()
        ]

    def assess(self, player: Entrant) -> Assessment | FirstRating:
        """The player's assessment or first rating. Raises ``InputError``."""
        return self._rating.assess(self._places[id(player)])

    def performances(self, player: Entrant) -> list[Performance]:
        """The player's performance figures."""
        return self._rating.performances(self._places[id(player)])

    def standing(self, player: Entrant, viewer: Entrant) -> Standing:
        """With which number a player counts for an opponent, ``viewer``, and why."""
        return self._rating.standing(self._places[id(player)], self._places[id(viewer)])

    def notice(self) -> list[Problem]:
        """That ratings may be from before a raise; that somebody counts with another number."""
        found = []
        raised = self._rating.raised()
        if raised is not None:
            figures: dict[str, str | int] = {"since": raised[0], "limit": raised[1]}
            found.append(Problem("ratings-raised", values=figures, severity=NOTICE))
        if not self.otherwise:
            return found
        named = [f"{who.number} {who.name} {number:.0f}" for who, number in self.otherwise]
        if len(named) > MOST_NAMED:
            named[MOST_NAMED:] = ["…"]
        values: dict[str, str | int] = {"system": self._book.name, "players": "; ".join(named)}
        return [*found, Problem("counted-otherwise", values=values, severity=NOTICE)]
