"""Schaaks, a Dutch online chess site: a ladder whose ratings move after every game.

Source: the site's rating page, as far as it was recorded. Called KNSB there, but only the K table
is the KNSB's; the expected score is logistic and there are no lists.

    start            1200
    expected score   E = 1 / (1 + 10^((Ro - R) / 400))
    K                the KNSB's senior table, n = own games before the game  ../knsb/coefficient.py
    new rating       round(R + K (S - E)), at least 100
    working          as the reader sees it                                   working.py

Each side has its own K, so one may win more than the other loses.

Decided where the page is silent:

* An exact half goes up (1800 at K 25 against an equal: won 1813, lost 1788).
* n counts the games before the game at hand, and no game counts as one: 216 at the start.
* Several games are a row on the ladder: each is rated from the rating and the number of games
  after the one before it. So, unlike in other systems, their order matters. A K of one's own
  choosing holds for all of them.
* A player whose number of games is not given counts as experienced.
"""

from ...core.assessment import Assessment, Figure, FirstRating, Line, Message, Performance
from ...core.curves import logistic
from ...core.field import Field
from ...core.games import TODAY, Event, Game, Player
from ..base import TRANSCRIBED, Edition, Fact, RuleBook, not_counted
from ..knsb.coefficient import NO_GAME, K, counted_games, senior_k
from ..shared.logistic_performance import FIGURE, logistic_performance
from ..shared.override import choose_k
from ..shared.period import Tally, after_period, own_rating, tally, tally_field
from ..shared.spread import Chain, climb
from .game import FLOOR, k_now, moved, outcomes, play, settle, stay
from .working import RatedGame, closing_steps, expectation, row_steps

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable

    from ..base import States

START = 1200
RATING = Fact("rating", FLOOR, 4000, state=True)
GAMES = counted_games(Message("schaaks-hint-games", least=Figure(NO_GAME)))


class Schaaks(RuleBook):
    """The ladder: rated game by game, each player with his own K."""

    name = "schaaks"
    # the page bears no date; with a single edition the day decides nothing
    editions = (
        Edition(
            "ladder", "2024-01-01", Message("source-schaaks"), TRANSCRIBED, checked="2026-11-30"
        ),
    )
    facts = (RATING, GAMES, K)
    opponent = Fact("opponent", RATING.low, RATING.high)
    opponent_facts = (Fact("games", GAMES.low, GAMES.high, label="fact-opponent-games"),)
    moves_both = True
    figures = (FIGURE,)
    game_by_game = True

    def expect(self, own: float, opponent: float, event: Event = TODAY) -> float:
        """The expected score on the logistic curve.

        >>> SCHAAKS.expect(1200, 1200)
        0.5
        """
        self.tempo(event)
        return logistic(RATING.check(own, "player.rating") - self.opponent.check(opponent))

    def suggest_k(self, player: Player, event: Event = TODAY) -> tuple[float, Message]:
        """The K given with the player, else the one before his next game.

        >>> SCHAAKS.suggest_k(Player(1200, games=0))[0]
        216.0
        """
        games = player.whole("games")
        if games is not None:
            GAMES.check(games, "player.games")
        k, reason = senior_k(own_rating(player, RATING), games)
        return choose_k(player, K, k, reason)

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """One game after another, each from the rating and game count that the last one left.

        ``k`` is the one before the first game.

        >>> SCHAAKS.rate(Player(1800, games=80), [Game(1800, 1)]).new_rating
        1813
        """
        self.tempo(event)
        own = own_rating(player, RATING)
        k, reason = self.suggest_k(player)
        lines = []
        row: list[RatedGame] = []
        rating = own
        for index, game in enumerate(games):
            why = not_counted(game)
            if why is not None:
                lines.append(Line(game, None, None, why))
                continue
            self.opponent.check(game.opponent or 0, "games." + str(index) + ".opponent")
            rated = play(index + 1, rating, k_now(player, rating, len(row)), game)
            lines.append(rated.line)
            row.append(rated)
            rating = rated.rating
        found = tally(lines)
        return self._conclude(
            player, (k, reason), found, rating, lines, lambda: [reason] + row_steps(row, FLOOR)
        )

    def rate_field(self, player: Player, field: Field, event: Event = TODAY) -> Assessment:
        """All games at once against the average, with the first game's K: an estimate."""
        own = own_rating(player, RATING)
        k, reason = self.suggest_k(player)
        each = self.expect(own, field.average, event)
        found = tally_field(field, each, k)
        rating = settle(own + found.change)

        def working() -> list[Message]:
            steps = [reason, expectation("schaaks-step-field", own, field.average, each)]
            if field.games > 1:
                expected = Figure(found.expected, 4)
                steps.append(Message("step-sum", expected=expected, games=Figure(field.games)))
            return steps + closing_steps(own, k, found.score, found.expected, FLOOR)

        return self._conclude(player, (k, reason), found, rating, None, working)

    def move_pair(
        self, white: Player, black: Player, score: float, event: Event = TODAY
    ) -> "tuple[States, States]":
        """Both new ratings, each with his own K and his own floor, and a game more for both.

        >>> SCHAAKS.move_pair(Player(1800, games=80), Player(1800, games=80), 1)
        ((1813, 81), (1788, 81))
        """
        return moved(white, black, score), moved(black, white, 1 - score)

    def first(self, games: list[Game], event: Event = TODAY) -> FirstRating:
        """Everyone starts at 1200; the games move that rating, they do not make it.

        >>> SCHAAKS.first([]).rating
        1200
        """
        self.tempo(event)
        unneeded = Message("schaaks-not-counted-start", start=Figure(START))
        return FirstRating(
            self.name,
            self.edition(event).name,
            START,
            None,
            None,
            [Line(game, None, None, not_counted(game) or unneeded) for game in games],
            [Message("schaaks-step-start", start=Figure(START))],
            [],
        )

    def _conclude(
        self,
        player: Player,
        chosen: tuple[float, Message],
        found: Tally,
        rating: float,
        lines: list[Line] | None,
        working: "Callable[[], list[Message]]",
    ) -> Assessment:
        # without lines it is an estimate from an average
        return Assessment(
            self.name,
            self.edition().name,
            chosen[0],
            chosen[1],
            found.score,
            found.expected,
            found.change,
            rating,
            lines or [],
            working,
            [Message("note-estimate")] if lines is None else [],
            lines is None,
            after_period(player, rating, games=found.games),
        )

    def spread(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> list[tuple[list[float], list[float]]] | None:
        """Each game is rated from where the last one ended, so the order of the results matters.

        A higher rating before a game is a higher one after it, with the same score and a K below
        some 690: so only the lowest and the highest way to each total need be followed.
        """
        least = self._ladder(player, games, still, -1)
        most = self._ladder(player, games, still, 1)
        return [(low.scores(), high.scores()) for low, high in zip(least, most)]

    def _ladder(
        self, player: Player, games: list[Game], still: list[int], sign: int
    ) -> list[Chain]:
        row = [Chain(own_rating(player, RATING))]
        played = 0
        for index, game in enumerate(games):
            if index in still:
                row = climb(row, outcomes(player, played, game), sign)
            elif not_counted(game) is None:
                row = [stay(player, chain, played, game) for chain in row]
            else:
                continue
            played += 1
        return row

    def perform(self, games: list[Game], player: Player) -> list[Performance]:
        """The rating that the site's curve expects the score from; the site shows none itself."""
        return [logistic_performance(games)]


SCHAAKS = Schaaks()
