"""Plain Elo: the formula by itself, with no federation's exceptions.

A. E. Elo, *The Rating of Chessplayers, Past and Present* (1978):

    expected score   E = 1 / (1 + 10^((Rb - Ra) / 400))
    new rating       R' = R + K * (S - E), summed over the games of the period

The book leaves open how to round. Here the change of the whole period is rounded once, half away
from zero, so that two players with equal K still gain and lose the same.
"""

from ..core.assessment import Assessment, Figure, Line, Message, Name, Performance
from ..core.curves import LOGISTIC_SCALE, logistic
from ..core.field import Field
from ..core.games import PLAYED, TODAY, Event, Game, Player
from ..core.numbers import decimals, round_half_away
from .base import FORMULA, Edition, Fact, RuleBook, not_counted
from .shared.logistic_performance import FIGURE, logistic_performance
from .shared.period import own_rating
from .shared.spread import all_lost, no_steps
from .shared.working import change_step

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable

    from .base import States

RATING = Fact("rating", 0, 4000, state=True)

#: The usual values, highest first. They are custom, not part of the formula.
K_NEW = 40
K_CLUB = 20
K_MASTER = 10
PRESETS = ((K_NEW, Message("k-new")), (K_CLUB, Message("k-club")), (K_MASTER, Message("k-master")))
K = Fact("k", 1, 1000, whole=False, presets=PRESETS, letter="K")


class PlainElo(RuleBook):
    """The logistic formula with a K of one's own choosing."""

    name = "elo"
    editions = (
        Edition(
            "1978",
            "1978-01-01",
            Message(
                "source-book",
                author=Name("A. E. Elo"),
                title=Name("The Rating of Chessplayers, Past and Present"),
                year=Figure(1978),
            ),
            FORMULA,
            "2026-11-30",
        ),
    )
    facts = (RATING, K)
    opponent = Fact("opponent", RATING.low, RATING.high)
    usual_k = K_CLUB
    figures = (FIGURE,)
    game_by_game = True

    def expect(self, own: float, opponent: float, event: Event = TODAY) -> float:
        """The expected score on the logistic curve.

        >>> PLAIN.expect(1500, 1500)
        0.5
        """
        return logistic(RATING.check(own, "player.rating") - self.opponent.check(opponent))

    def suggest_k(self, player: Player, event: Event = TODAY) -> tuple[float, Message]:
        """The K given with the player, else the usual one for a club player.

        >>> PLAIN.suggest_k(Player(1500))[0]
        20
        """
        if player.k is not None:
            k = K.check(player.k, "player.k")
            return k, Message("k-chosen", k=Figure(k, decimals(k)))
        return K_CLUB, Message("k-usual", k=Figure(K_CLUB))

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """R + K * sum(S - E), every game from the rating before the period.

        >>> PLAIN.rate(Player(1500, k=20), [Game(1500, 1)]).new_rating
        1510
        """
        own = own_rating(player, RATING)
        k, k_reason = self.suggest_k(player)
        low, high = self.opponent.low, self.opponent.high
        lines = []
        score = expected = 0.0
        for game in games:
            opponent = game.opponent
            scored = game.score
            if game.state != PLAYED or opponent is None or scored is None:
                lines.append(Line(game, None, None, not_counted(game)))
                continue
            if not low <= opponent <= high:
                self.opponent.check(opponent)
            each = logistic(own - opponent)
            lines.append(Line(game, each, k * (scored - each)))
            score += scored
            expected += each
        return self._conclude(
            own, k, k_reason, score, expected, lines, lambda: _game_steps(own, lines, expected)
        )

    def rate_field(self, player: Player, field: Field, event: Event = TODAY) -> Assessment:
        """R + K * (points - games * E), with E against the average opponent.

        >>> PLAIN.rate_field(Player(1500, k=20), Field(1600, 5, 3)).new_rating
        1524
        """
        own = own_rating(player, RATING)
        k, k_reason = self.suggest_k(player)
        each = self.expect(own, field.average)
        expected = field.games * each
        return self._conclude(
            own,
            k,
            k_reason,
            field.points,
            expected,
            [],
            lambda: _field_steps(own, field, each, expected),
            estimate=True,
        )

    def by_score(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> "Callable[[float], Assessment]":
        """K * (points - expected), the expected points summed once."""
        lost = self.rate(player, all_lost(games, still), event)
        own = own_rating(player, RATING)
        k, k_reason = self.suggest_k(player)
        return lambda score: self._conclude(
            own, k, k_reason, lost.score + score, lost.expected, [], no_steps
        )

    def perform(self, games: list[Game], player: Player) -> list[Performance]:
        """The rating that the logistic curve expects the score from."""
        return [logistic_performance(games)]

    def move_pair(
        self, white: Player, black: Player, score: float, event: Event = TODAY
    ) -> "tuple[States, States]":
        """Both new ratings; the change is rounded, so with equal K one gains what the other loses.

        >>> PLAIN.move_pair(Player(1500, k=20), Player(1500, k=20), 1)
        ((1510,), (1490,))
        """
        return (_after(white, black, score),), (_after(black, white, 1 - score),)

    def _conclude(
        self,
        own: float,
        k: float,
        k_reason: Message,
        score: float,
        expected: float,
        lines: list[Line],
        working: "Callable[[], list[Message]]",
        estimate: bool = False,
    ) -> Assessment:
        change = k * (score - expected)
        new_rating = own + round_half_away(change)
        return Assessment(
            self.name,
            self.edition().name,
            k,
            k_reason,
            score,
            expected,
            change,
            new_rating,
            lines,
            lambda: working() + _last_steps(own, k, score, expected, change),
            [Message("note-estimate")] if estimate else [],
            estimate,
        )


def _after(player: Player, opponent: Player, score: float) -> float:
    own = player.rating or 0
    k = K_CLUB if player.k is None else player.k
    return own + round_half_away(k * (score - logistic(own - (opponent.rating or 0))))


def _game_steps(own: float, lines: list[Line], expected: float) -> list[Message]:
    counted = [(i + 1, line) for i, line in enumerate(lines) if line.counted]
    if len(counted) == 1:
        return [_expectation("step-expected", own, counted[0][1], 1)]
    steps = [_expectation("step-game", own, line, number) for number, line in counted]
    if steps:
        steps.append(Message("step-sum", expected=Figure(expected, 4), games=Figure(len(counted))))
    return steps


def _expectation(name: str, own: float, line: Line, number: int) -> Message:
    opponent = line.game.opponent or 0
    return Message(
        name,
        number=Figure(number),
        own=Figure(own),
        opponent=Figure(opponent),
        gap=Figure(opponent - own),
        scale=Figure(LOGISTIC_SCALE),
        expected=Figure(line.expected or 0, 4),
    )


def _field_steps(own: float, field: Field, each: float, expected: float) -> list[Message]:
    digits = decimals(field.average)
    return [
        Message(
            "step-field",
            own=Figure(own),
            average=Figure(field.average, digits),
            gap=Figure(field.average - own, digits),
            scale=Figure(LOGISTIC_SCALE),
            expected=Figure(each, 4),
        ),
        Message(
            "step-field-sum",
            games=Figure(field.games),
            each=Figure(each, 4),
            expected=Figure(expected, 4),
        ),
    ]


def _last_steps(
    own: float, k: float, score: float, expected: float, change: float
) -> list[Message]:
    moved = round_half_away(change)
    return [
        change_step(k, score, expected, change),
        Message(
            "step-new-rating",
            own=Figure(own),
            change=Figure(change, 2, signed=True),
            moved=Figure(moved, 0, signed=True),
            rating=Figure(own + moved),
        ),
    ]


PLAIN = PlainElo()
