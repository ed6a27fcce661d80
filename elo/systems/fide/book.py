"""B02 8: the ratings of FIDE, standard, rapid and blitz, as a rule book.

8.1    the table of differences and expectations      tables.py, differences.py
8.2    a newcomer's first rating                      newcomers.py
8.3    the change of a rated player in a period       period.py
8.3.3  K, the development coefficient                 coefficient.py
0.1    which edition holds                            edition.py, editions.py
B01    norms                                          norms/
"""

from ...core.assessment import Assessment, Figure, FirstRating, Message, Performance
from ...core.field import Field
from ...core.games import TODAY, Event, Game, Player
from ...core.numbers import round_half_up
from ...core.tempo import STANDARD, TEMPOS
from ..base import CONVERSIONS, COUNTING, NORMS, UNKNOWN, USUAL_QUESTIONS, RuleBook, played
from ..shared.override import override
from ..shared.spread import all_lost
from .calculation import COLUMNS, official_rows
from .coefficient import limit_reason, suggest, within_limit
from .differences import count, counted_difference, reason_not_counted
from .edition import FideEdition
from .editions import EDITIONS
from .facts import (
    BORN,
    GAMES,
    OPPONENT,
    PEAK,
    RATING,
    K,
    check_game,
    check_games,
    check_player,
    own_rating,
    whole,
)
from .newcomers import first_rating
from .performance import FIGURES, performances, tournament_performance
from .period import Tournament, by_score, rate_field, rate_period
from .tables import FULL, probability

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable


class Fide(RuleBook):
    """FIDE standard, rapid and blitz."""

    name = "fide"
    federation = "FID"
    editions = EDITIONS
    tempos = TEMPOS
    facts = (RATING, K, GAMES, BORN, PEAK)
    decisive = ("games", "born")
    opponent = OPPONENT
    rates_newcomers = True
    official_columns = COLUMNS
    figures = FIGURES
    questions = USUAL_QUESTIONS + (NORMS, COUNTING, CONVERSIONS)

    def edition(self, event: Event = TODAY) -> FideEdition:
        """The edition in force for this tempo when the event starts; the newest without a date.

        >>> FIDE.edition(Event("2025-09-30")).name, FIDE.edition(Event("2025-10-01")).name
        ('2024-03', '2025-10')
        >>> FIDE.edition(Event("2025-10-01", "rapid")).name
        '2024-12'
        """
        tempo = self.tempo(event)
        fitting = [edition for edition in EDITIONS if tempo in edition.tempos]
        found = fitting[0]
        for edition in fitting:
            if event.date is None or edition.since <= event.date:
                found = edition
        return found

    def stand_in(self, event: Event) -> str | None:
        """The standard one in rapid and blitz (7.2.1 there).

        >>> FIDE.stand_in(Event("2026-01-10", "rapid")), FIDE.stand_in(Event("2026-01-10"))
        ('standard', None)
        """
        return STANDARD if self.edition(event).standard_stands_in else None

    def official_rows(self, assessment: Assessment) -> list[list[Figure]]:
        """The columns of FIDE's individual calculations, a row for the whole and one a game."""
        return official_rows(assessment)

    def expect(self, own: float, opponent: float, event: Event = TODAY) -> float:
        """PD of table 8.1.2 for one game, with the limit of 8.3.1.

        >>> FIDE.expect(2813, 2400), FIDE.expect(2400, 2813)
        (0.93, 0.08)
        """
        own = whole(RATING, own, "player.rating")
        opponent = whole(OPPONENT, opponent, "opponent")
        return probability(counted_difference(own, opponent, self.edition(event))) / FULL

    def suggest_k(self, player: Player, event: Event = TODAY) -> tuple[float, Message]:
        """The K given with the player, else that of 8.3.3 before the limit of K times games.

        >>> FIDE.suggest_k(Player(1800, born=2008), Event("2026-12-31"))[0]
        40
        >>> FIDE.suggest_k(Player(1800, born=2008), Event("2027-01-01"))[0]
        20
        """
        check_player(player)
        k, reason = suggest(player, event, self.edition(event))
        if player.k is not None:
            return player.k, override(player.k, k)
        return k, reason

    def limit_k(self, k: float, games: int, event: Event = TODAY) -> tuple[float, Message | None]:
        """The K of FIDE's list, lowered where K times the games would exceed the limit (8.3.3).

        >>> FIDE.limit_k(20, 39)[0], FIDE.limit_k(20, 35)[0]
        (17, 20)
        """
        edition = self.edition(event)
        limited = within_limit(k, games, edition)
        return limited, None if limited == k else limit_reason(limited, k, games, edition)

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """The change from the games of one tournament, or of a period with one and the same rating.

        >>> FIDE.rate(Player(2813, k=10), [Game(2505, 0.5)]).change
        -3.6
        """
        own = own_rating(player)
        return self.rate_period(player, [Tournament(own, games, event)])

    def rate_period(self, player: Player, tournaments: list[Tournament]) -> Assessment:
        """The change of a rating period with several tournaments, rounded once (8.3.4).

        ``player.rating`` is the rating that the change is added to. K is that of the last
        tournament's edition and date. ``tournaments`` has one at least.

        >>> october = Tournament(2499, [Game(2400, 1)], Event("2025-10-31"))
        >>> november = Tournament(2505, [Game(2400, 0)], Event("2025-11-07"))
        >>> FIDE.rate_period(Player(2505, k=10), [october, november]).change
        -2.8
        """
        return rate_period(self.name, player, [(t, self.edition(t.event)) for t in tournaments])

    def rate_field(self, player: Player, field: Field, event: Event = TODAY) -> Assessment:
        """An estimate: every game counted as one against the average opponent, half a point up.

        Raises ``InputError`` (``out-of-range``) for an average whose games would not be rated.

        >>> FIDE.rate_field(Player(1500, k=20), Field(1600, 5, 3)).new_rating
        1524
        """
        return rate_field(self.name, player, field, event, self.edition(event))

    def first(self, games: list[Game], event: Event = TODAY) -> FirstRating:
        """A newcomer's first rating (8.2).

        >>> games = [[1902, 0.5], [1877, 0.5], [1884, 1], [2012, 0], [1832, 1]]
        >>> FIDE.first([Game(rating, score) for rating, score in games]).rating
        1922
        """
        check_games(games)
        return first_rating(self.name, games, self.edition(event))

    def by_score(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> "Callable[[float], Assessment]":
        """K * (F/100 - N/100), with N summed once."""
        edition = self.edition(event)
        return by_score(self.name, player, all_lost(games, still), event, edition)

    def why_not_counted(self, game: Game, place: str, event: Event = TODAY) -> Message | None:
        """Besides what counts nowhere: opponents below the floor, who have no rating (7.2.1)."""
        check_game(game, place)
        return reason_not_counted(game, self.edition(event))

    def expectations(
        self, player: Player, games: list[Game], event: Event = TODAY
    ) -> list[float | None]:
        """PD of every game, with what one game does to another (the one upgrade of 2022 to 2024).

        >>> FIDE.expectations(Player(2650), [Game(1900, None)], Event("2025-01-01", "rapid"))
        [None]
        """
        own = own_rating(player)
        check_games(games)
        lines = count(own, [played(game) for game in games], self.edition(event))
        return [line.expected for line in lines]

    def average_opponent(self, average: float) -> float:
        """The average as a whole number, half a point up.

        >>> FIDE.average_opponent(1600.5)
        1601
        """
        return round_half_up(super().average_opponent(average))

    def performances(
        self, games: list[Game], player: Player = UNKNOWN, event: Event = TODAY
    ) -> list[Performance]:
        """The opponents' average, TPR and PTP of C.07, and Rp of B01.

        >>> [figure.value for figure in FIDE.performances([Game(2180, 0), Game(2185, 0)])]
        [2183, 1383, 1380, 1383]
        """
        check_games(games)
        return performances(games, self.tempo(event), self.edition(event))

    def main_performance(
        self, games: list[Game], player: Player = UNKNOWN, event: Event = TODAY
    ) -> Performance:
        """The TPR alone: no table of an event needs the search for the PTP.

        >>> FIDE.main_performance([Game(1950, 1), Game(1850, 1), Game(1600, 0)]).value
        1925
        """
        check_games(games)
        return tournament_performance(games, self.edition(event))


FIDE = Fide()
