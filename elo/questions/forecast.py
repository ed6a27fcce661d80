"""What do I need? The rating at every possible score, and the least score that reaches a goal.

Nothing is worked out here: the rule book itself is asked for each score, so that a forecast and the
rating after the games are the same number.

In most systems the points decide and nothing else. Where it also matters which games they come
from (the halved K of the KNSB, the order of the games on the Schaaks ladder), each total has a
worst and a best way to come about, and a goal has two answers: the score that is enough however
the points fall (``needed``), and the one that can be enough (``possible``).
"""

from ..core.assessment import Assessment, Message
from ..core.field import Field
from ..core.games import OPEN, TODAY, Event, Game, Player
from ..systems.base import RuleBook

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable


class Outcome:
    """What one score leads to: ``score`` points from the games still to be played.

    ``least`` is the assessment however the points fall, ``most`` the best one that they can bring;
    they are the same where the total alone decides. Of these assessments only ``k``, ``score``,
    ``expected``, ``change``, ``new_rating`` and ``notes`` are to be used.
    """

    def __init__(self, score: float, least: Assessment, most: Assessment) -> None:
        self.score = score
        self.least = least
        self.most = most


class Outlook:
    """The outcomes of every possible score, each worked out when it is asked for.

    ``games`` is the number of games still to be played that would count. ``spread`` tells whether
    it matters which of them bring the points.
    """

    def __init__(
        self, games: int, assess: "Callable[[int], tuple[Assessment, Assessment]]", spread: bool
    ) -> None:
        self.games = games
        self.spread = spread
        self._assess = assess
        self._known: dict[int, Outcome] = {}

    @property
    def notes(self) -> list[Message]:
        """What is to be said about all outcomes."""
        return [Message("forecast-spread")] if self.spread else []

    def at(self, halves: int) -> Outcome:
        """The outcome of a score in half points, 0 to twice the games."""
        if halves not in self._known:
            least, most = self._assess(halves)
            self._known[halves] = Outcome(halves / 2, least, most)
        return self._known[halves]

    def table(self) -> list[Outcome]:
        """All outcomes, from no point to all."""
        return [self.at(halves) for halves in range(2 * self.games + 1)]

    def needed(self, goal: float) -> float | None:
        """The least score that reaches this rating however the points fall; None out of reach."""
        return self._first(lambda outcome: reaches(outcome.least, goal))

    def possible(self, goal: float) -> float | None:
        """The least score that can reach this rating; None out of reach."""
        return self._first(lambda outcome: reaches(outcome.most, goal))

    def _first(self, fits: "Callable[[Outcome], bool]") -> float | None:
        if self.spread:
            # more points can be worse: at half K a player may gain although his points lie below
            # his list performance, and be capped at it with half a point more (KNSB)
            for outcome in self.table():
                if fits(outcome):
                    return outcome.score
            return None
        # more points are never worse, so the first that fits is found by halving
        low, high = -1, 2 * self.games
        if not fits(self.at(high)):
            return None
        while high - low > 1:
            middle = (low + high) // 2
            if fits(self.at(middle)):
                high = middle
            else:
                low = middle
        return high / 2


def reaches(assessment: Assessment, goal: float) -> bool:
    """Whether the new rating is the goal at least.

    To lose nothing is to reach the rating that one has.
    """
    return assessment.new_rating is not None and assessment.new_rating >= goal


def outlook(book: RuleBook, player: Player, games: list[Game], event: Event = TODAY) -> Outlook:
    """The outlook on the open games of a list; what has been played stays as it is.

    Raises ``InputError`` as ``rate`` does.

    >>> from ..systems import by_name
    >>> games = [Game(rating, None) for rating in (1900, 2000, 2050)]
    >>> found = outlook(by_name("fide"), Player(1950, k=20), games)
    >>> found.needed(1970), found.needed(1950), found.needed(2000)
    (2.5, 1.5, None)
    """
    still = open_games(book, player, games, event)
    ways = book.spread(player, games, still, event)
    if ways is None:
        return Outlook(len(still), _only_points(book.by_score(player, games, still, event)), False)

    book.rate(player, games, event)  # whatever is wrong is said at once

    def assess(halves: int) -> tuple[Assessment, Assessment]:
        worst, best = ways[halves]
        least = _rate(book, player, games, still, worst, event)
        most = least if worst == best else _rate(book, player, games, still, best, event)
        return least, most

    return Outlook(len(still), assess, True)


def outlook_in_field(book: RuleBook, player: Player, field: Field, event: Event = TODAY) -> Outlook:
    """The outlook on the games of a field whose points are still to be scored: an estimate.

    >>> from ..systems import by_name
    >>> outlook_in_field(by_name("elo"), Player(1500, k=20), Field(1600, 5, 0)).needed(1500)
    2.0
    """
    found = Outlook(
        field.games,
        _only_points(lambda score: book.rate_field(player, field.scored(score), event)),
        False,
    )
    found.at(0)  # whatever is wrong is said at once
    return found


def open_games(
    book: RuleBook, player: Player, games: list[Game], event: Event = TODAY
) -> list[int]:
    """The places of the games without a result that would count once they are played.

    >>> from ..systems import by_name
    >>> games = [Game(1500, 1), Game(1500, None), Game(None, None)]
    >>> open_games(by_name("elo"), Player(1500), games)
    [1]
    """
    expected = book.expectations(player, games, event)
    return [
        index
        for index, game in enumerate(games)
        if game.state == OPEN and expected[index] is not None
    ]


def _rate(
    book: RuleBook,
    player: Player,
    games: list[Game],
    still: list[int],
    scores: list[float],
    event: Event,
) -> Assessment:
    sheet = list(games)
    for index, score in zip(still, scores):
        sheet[index] = games[index].scored(score)
    return book.rate(player, sheet, event)


def _only_points(
    by_score: "Callable[[float], Assessment]",
) -> "Callable[[int], tuple[Assessment, Assessment]]":
    def assess(halves: int) -> tuple[Assessment, Assessment]:
        found = by_score(halves / 2)
        return found, found

    return assess
