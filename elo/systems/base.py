"""The shape that all rule books share, so that no caller knows one of them by name.

What a system declares is in ``shape.py``, what it computes of one player in ``rules.py``; here is
what follows for both players of a game. A system's own file imports all that it needs from here.
"""

from ..core.assessment import Assessment
from ..core.facts import as_number
from ..core.games import BLACK, COLOR, OF_OPPONENT, TODAY, WHITE, Event, Game, Player
from .edition import (
    CONFIDENCES,
    FORMULA,
    OFFICIAL,
    RECONSTRUCTED,
    TRANSCRIBED,
    Edition,
)
from .fact import CHOICE, DAY, NUMBER, Fact
from .rules import UNKNOWN, Rules, not_counted, played
from .shape import (
    CHANCES,
    CONVERSIONS,
    COUNTING,
    FIELD,
    NORMS,
    PERFORMANCE,
    TARGET,
    USUAL_QUESTIONS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    States = tuple[float | None, ...]

#: What a system's own file needs, in one place.
__all__ = [
    "CHANCES",
    "CHOICE",
    "CONFIDENCES",
    "CONVERSIONS",
    "COUNTING",
    "DAY",
    "FIELD",
    "FORMULA",
    "NORMS",
    "NUMBER",
    "OFFICIAL",
    "PERFORMANCE",
    "RECONSTRUCTED",
    "TARGET",
    "TRANSCRIBED",
    "UNKNOWN",
    "USUAL_QUESTIONS",
    "Edition",
    "Fact",
    "RuleBook",
    "not_counted",
    "played",
]


class RuleBook(Rules):
    """One rating system. A new system is one subclass in one file, put on the shelf.

    What it must give: ``rate`` and one of ``expect`` and ``expected``; ``perform`` if it offers
    performances, ``rate_field`` if it offers a field, ``first`` if it rates newcomers, ``rest`` if
    it rates idle players.
    """

    def meeting(
        self, opponent: Player, score: float | None, color: str = "", state: str | None = None
    ) -> Game:
        """The game against a player of whom as much is told as this system asks about an opponent.

        ``color`` is that of the other one, where the system asks for it and it is known.

        >>> from . import by_name
        >>> by_name("knsb").meeting(Player(1500, games=30, peak=1600), 1)
        Game(1500, 1, opponent_games=30)
        """
        facts: dict[str, float | str | None] = {}
        for fact in self.opponent_facts:
            facts[OF_OPPONENT + fact.name] = opponent.value(fact.name)
        for fact in self.game_facts:
            if fact.name == COLOR and color:
                facts[COLOR] = color
        return Game(opponent.rating, score, state, **facts)

    def rate_pair(
        self, white: Player, black: Player, score: float, event: Event = TODAY
    ) -> tuple[Assessment, Assessment]:
        """One game seen from both sides, each with his own states; ``score`` is White's.

        Both meet the other with the states of the event's first day.
        """
        one, other = self.rest(white, event), self.rest(black, event)
        return (
            self.rate(white, [self.meeting(other, score, WHITE)], event),
            self.rate(black, [self.meeting(one, 1 - score, BLACK)], event),
        )

    def move_pair(
        self, white: Player, black: Player, score: float, event: Event = TODAY
    ) -> "tuple[States, States]":
        """Both players' states after one game, in the order of :meth:`states`, and nothing else.

        The same numbers as :meth:`rate_pair` gives, for whole seasons at a time: a system that
        rates game by game may give them in a quicker way. No range is checked then, so what is
        known must lie in the system's. A state that was not known stays None.
        """
        one, other = self.rate_pair(white, black, score, event)
        names = self.states()
        return (
            tuple([as_number(one.after.get(name)) for name in names]),
            tuple([as_number(other.after.get(name)) for name in names]),
        )
