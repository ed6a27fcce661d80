"""What the systems of Glicko's family share: a rating with a deviation, which says how sure it is.

A game against somebody whose own rating is unsure tells less: every game has a weight g besides
its expected score E. What nobody knows of a player is what is known of a newcomer.
"""

from ...core.assessment import Assessment, Figure, FirstRating, Line, Message
from ...core.errors import InputError
from ...core.games import OF_OPPONENT, TODAY, Event, Game, Player
from ...core.numbers import round_half_up
from ..base import CHANCES, TARGET, RuleBook
from .period import own_rating

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable

DEVIATION = "deviation"
VOLATILITY = "volatility"
OPPONENT_DEVIATION = OF_OPPONENT + DEVIATION


class Met:
    """One game of a period: its ``weight`` g and what was ``expected``, or ``why`` not counted."""

    def __init__(self, game: Game, weight: float, expected: float, why: Message | None) -> None:
        self.game = game
        self.weight = weight
        self.expected = expected
        self.why = why

    @property
    def surplus(self) -> float:
        """What the game says for the player, or against him: g (s - E)."""
        return self.weight * ((self.game.score or 0) - self.expected)

    @property
    def information(self) -> float:
        """How much the game says at all: g^2 E (1 - E)."""
        return self.weight * self.weight * self.expected * (1 - self.expected)

    def line(self, factor: float) -> Line:
        """The game in an assessment; ``factor`` turns a surplus into points."""
        if self.why is not None:
            return Line(self.game, None, None, self.why)
        return Line(self.game, self.expected, factor * self.surplus)


class DeviationBook(RuleBook):
    """A system of Glicko's family.

    ``newcomer`` is a player who was never rated; a subclass gives ``weigh`` and ``rate``.
    """

    newcomer = Player(1500, deviation=350)
    rates_newcomers = True
    rates_idle = True
    questions: tuple[str, ...] = (TARGET, CHANCES)

    def weigh(self, player: Player, game: Game) -> tuple[float, float]:
        """The weight g of a game, and its expected score E."""
        raise NotImplementedError

    def shown(self, rating: float) -> float:
        """A rating is kept with its decimals and shown without."""
        return round_half_up(rating)

    def completed(self, player: Player) -> Player:
        """The player, with what is known of a newcomer where nothing is known of him."""
        found = player.moved({})
        for name in self.newcomer.facts:
            if found.value(name) is None:
                found.put(name, self.newcomer.facts[name])
        return found

    def deviation_of_opponent(self, game: Game) -> float:
        """The opponent's deviation; a newcomer's where nothing is known."""
        known = game.number(OPPONENT_DEVIATION)
        return (self.newcomer.number(DEVIATION) or 0) if known is None else known

    def expected(self, player: Player, game: Game, event: Event = TODAY) -> float:
        """The expected score E of a game, weighed with the opponent's deviation."""
        self.tempo(event)
        self.check_player(player, event)
        own_rating(player, self.facts[0])
        if game.opponent is None:
            raise InputError("missing", "opponent", "is needed")
        self.opponent.check(game.opponent)
        for name in game.facts:
            fact = self.fact_of_game(name)
            if fact is not None:
                fact.admit(game.facts[name], name)
        return self.weigh(player, game)[1]

    def first(self, games: list[Game], event: Event = TODAY) -> FirstRating:
        """A newcomer's games, rated like everybody's from the rating of a newcomer."""
        found = self.rate(self.newcomer, games, event)
        return FirstRating(
            self.name,
            found.edition,
            found.new_rating,
            None,
            None,
            found.lines,
            [self.start_step()] + found.steps,
            found.notes,
            found.after,
        )

    def start_step(self) -> Message:
        """Where a newcomer begins."""
        return Message(
            "glicko-step-start",
            rating=Figure(self.newcomer.rating or 0),
            deviation=Figure(self.newcomer.number(DEVIATION) or 0),
        )

    def check(self, player: Player, games: list[Game], event: Event) -> None:
        """Checks all that is given. Raises ``InputError`` at its place."""
        self.tempo(event)
        self.check_player(player, event)
        own_rating(player, self.facts[0])
        for index, game in enumerate(games):
            self.check_game(game, "games." + str(index))

    def meet(self, player: Player, game: Game, place: str, event: Event) -> Met:
        """A game as the formulas take it; ``place`` is its own in the batch contract."""
        why = self.why_not_counted(game, place, event)
        if why is not None:
            return Met(game, 0, 0, why)
        weight, expected = self.weigh(player, game)
        return Met(game, weight, expected, None)

    def assumptions(self, player: Player, met: list[Met]) -> list[Message]:
        """What had to be assumed."""
        notes = []
        deviation = Figure(self.newcomer.number(DEVIATION) or 0)
        if player.value(DEVIATION) is None:
            notes.append(Message("glicko-note-deviation", deviation=deviation))
        strangers = 0
        for each in met:
            strangers += each.why is None and each.game.value(OPPONENT_DEVIATION) is None
        if strangers:
            games = Figure(strangers)
            notes.append(Message("glicko-note-opponents", games=games, deviation=deviation))
        return notes

    def conclude(
        self,
        rating: float,
        met: list[Met],
        factor: float,
        event: Event,
        working: "Callable[[], list[Message]]",
        notes: list[Message],
        after: dict[str, float | str],
    ) -> Assessment:
        """The assessment: ``factor`` is what a surplus of one point is worth.

        ``after`` holds the states but for the rating.
        """
        lines = [each.line(factor) for each in met]
        score = expected = 0.0
        for each in met:
            if each.why is None:
                score += each.game.score or 0
                expected += each.expected
        change = factor * surplus(met)
        after["rating"] = rating + change
        return Assessment(
            self.name,
            self.edition(event).name,
            None,
            None,
            score,
            expected,
            change,
            self.shown(rating + change),
            lines,
            working,
            notes,
            after=after,
        )


def information(met: list[Met]) -> float:
    """The sum of g^2 E (1 - E): how much the games say together."""
    found = 0.0
    for each in met:
        found += each.information
    return found


def surplus(met: list[Met]) -> float:
    """The sum of g (s - E): what the games say together; one that does not count weighs nothing."""
    found = 0.0
    for each in met:
        found += each.surplus
    return found
