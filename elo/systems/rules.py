"""What a rating system computes of one player: the part of the shape that rules fill in."""

from ..core.assessment import Assessment, Figure, FirstRating, Message, Performance
from ..core.errors import InputError
from ..core.field import Field
from ..core.games import LOSS, OPEN, PLAYED, TODAY, WIN, Event, Game, Player
from .shape import PERFORMANCE, Shape

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable

#: A player of whom nothing is known.
UNKNOWN = Player()


def not_counted(game: Game) -> Message | None:
    """Why a game moves no rating in any system: not played, no result yet, no rated opponent.

    None when it may count.

    >>> not_counted(Game(1900, None)).name, not_counted(Game(None, 1)).name
    ('not-counted-open', 'not-counted-unrated')
    >>> not_counted(Game(1900, 0)) is None
    True
    """
    if game.state != PLAYED or game.score is None:
        return Message("not-counted-" + game.state)
    if game.opponent is None:
        return Message("not-counted-unrated")
    return None


def played(game: Game) -> Game:
    """The game, an open one with a result: which one does not matter to whether it counts.

    >>> played(Game(1900, None)).state
    'played'
    """
    return game.scored(LOSS) if game.state == OPEN else game


class Rules(Shape):
    """One player and his games; see :class:`elo.systems.base.RuleBook`."""

    def official_rows(self, assessment: Assessment) -> list[list[Figure]]:
        """The result in ``official_columns``: a row for the whole, then one a game."""
        return []

    def expect(self, own: float, opponent: float, event: Event = TODAY) -> float:
        """The expected score, 0 to 1, of a player rated ``own`` against ``opponent``.

        For a system in which the two ratings decide. Whoever has more to tell asks
        :meth:`expected`; a system gives one of the two.
        """
        return self.expected(Player(own), Game(opponent, None), event)

    def expected(self, player: Player, game: Game, event: Event = TODAY) -> float:
        """The expected score, 0 to 1, of a game, from all that matters about both and the game.

        Raises ``InputError`` at ``player.…``, ``opponent`` or the game's fact: ``missing``,
        ``out-of-range``.
        """
        own = player.rated()
        if game.opponent is None:
            raise InputError("missing", "opponent", "is needed")
        return self.expect(own, game.opponent, event)

    def suggest_k(self, player: Player, event: Event = TODAY) -> tuple[float, Message] | None:
        """The K that the rules give this player, and why; None in a system without K."""
        return None

    def rest(self, player: Player, event: Event = TODAY) -> Player:
        """The player with the states of the event's first day, after the time without games.

        Where ``rates_idle`` is false that is the player himself. :meth:`rate` does it by itself.
        """
        return player

    def shown(self, rating: float) -> float:
        """A rating as the system shows it, which need not be the state that games move.

        The same number where the rules themselves round.
        """
        return rating

    def limit_k(self, k: float, games: int, event: Event = TODAY) -> tuple[float, Message | None]:
        """The K of a published list for so many games, and why if it is lower than on the list."""
        return k, None

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """Assesses the games of one period, all from the states before it.

        What comes after stands in ``Assessment.after``, for every state that was known before.
        """
        raise NotImplementedError

    def spread(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> list[tuple[list[float], list[float]]] | None:
        """Which results move the rating least and most, for each total; None if only it counts.

        ``still`` are the places of the games that are still to be played; all of them would count.
        The list begins with no point and goes up by half points; each entry holds two lists of
        scores, one score for each of these games.
        """
        return None

    def by_score(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> "Callable[[float], Assessment]":
        """A function: from the points in the games still to be played to the assessment.

        For systems in which only those points count (``spread`` is None). ``still`` are the places
        of these games. What is to be used of the assessments is what a forecast uses; a system
        that needs no look at each game for it gives a function of its own. Raises ``InputError``
        as ``rate`` does.
        """

        def assess(score: float) -> Assessment:
            sheet = list(games)
            for index in still:
                each = min(score, WIN)
                score -= each
                sheet[index] = games[index].scored(each)
            return self.rate(player, sheet, event)

        return assess

    def rate_field(self, player: Player, field: Field, event: Event = TODAY) -> Assessment:
        """Assesses a result against a field known by its average: an estimate."""
        raise InputError("not-offered", "field", self.name + " does not rate an average")

    def first(self, games: list[Game], event: Event = TODAY) -> FirstRating:
        """A newcomer's first rating. Raises ``InputError`` (``not-offered``) where no rule is."""
        raise InputError("not-offered", "do", self.name + " has no rule for a first rating")

    def why_not_counted(self, game: Game, place: str, event: Event = TODAY) -> Message | None:
        """Why a game does not count, or None when it does.

        ``place`` names the game in the batch contract. Raises ``InputError`` (``out-of-range``).
        """
        known = self.opponent
        if game.opponent is not None and not known.low <= game.opponent <= known.high:
            known.check(game.opponent, place + ".opponent")
        return not_counted(game)

    def expectations(
        self, player: Player, games: list[Game], event: Event = TODAY
    ) -> list[float | None]:
        """What is expected of each game from the rating before the period, as if it were played.

        None for a game that would not count. Raises ``InputError`` as :meth:`rate` does.
        """
        player.rated()
        found = []
        for index, game in enumerate(games):
            expected = None
            if self.why_not_counted(played(game), "games." + str(index), event) is None:
                expected = self.expected(player, game, event)
            found.append(expected)
        return found

    def average_opponent(self, average: float) -> float:
        """The rating that stands for an average: itself, where no table asks for a whole one.

        Raises ``InputError`` (``out-of-range``) at ``field.average``.
        """
        return self.opponent.check(average, "field.average")

    def performances(
        self, games: list[Game], player: Player = UNKNOWN, event: Event = TODAY
    ) -> list[Performance]:
        """Every performance figure that the system defines, in the order of ``figures``.

        Games that do not count are dropped. Where a figure needs the player's rating and none is
        known, it is worked as for a newcomer. Raises ``InputError`` (``not-offered``) where there
        is no figure.
        """
        self.need(PERFORMANCE)
        self.tempo(event)
        counted = []
        for index, game in enumerate(games):
            if self.why_not_counted(game, "games." + str(index), event) is None:
                counted.append(game)
        if counted:
            return self.perform(counted, player)
        reason = Message("performance-no-games")
        return [Performance(name, definition, None, reason) for name, definition in self.figures]

    def main_performance(
        self, games: list[Game], player: Player = UNKNOWN, event: Event = TODAY
    ) -> Performance:
        """The one of :meth:`performances` to show where there is room for no more."""
        return self.performances(games, player, event)[0]

    def perform(self, games: list[Game], player: Player) -> list[Performance]:
        """The figures from games that all count; there is at least one."""
        raise NotImplementedError
