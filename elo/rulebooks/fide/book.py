"""B02 8.3: the rating change of a rated player.

    8.3.1  D    the difference of the ratings, over 400 points counted as 400 (with exceptions)
    8.3.2  PD   the expected score from table 8.1.2;  dR = score - PD, summed over the period
    8.3.3  K    the development coefficient
    8.3.4       K times the sum, rounded once, a half away from zero

The same thing as clubs write it, with F the score and N the expectation in hundredths of a point:
Rn = Ro + K * (F/100 - N/100). All sums here are whole hundredths, so that a tie is a tie.
"""

from ...assessment import Assessment, Figure, FirstRating, Message
from ...errors import InputError
from ...games import LOSS, TODAY, Event, Field, Game, Player
from ...numbers import round_half_away, round_half_up
from ..rulebook import Fact, RuleBook
from .calculation import COLUMNS, official_rows
from .coefficient import (
    JUNIOR_AGE,
    JUNIOR_RATING,
    NEWCOMER_GAMES,
    TOP_RATING,
    Choice,
    choose,
    override,
    suggest,
)
from .differences import FideLine, count, counted_difference, hundredths, rated_range
from .edition import K_40_20_10, TEMPOS, FideEdition
from .editions import EDITIONS
from .newcomers import first_rating
from .tables import FULL, probability
from .working import (
    Tally,
    field_notes,
    field_step,
    floor_notes,
    game_steps,
    period_steps,
    tally,
)

#: The lowest rating that any edition known here has published, and a bound that no player nears.
RATING = Fact("rating", 1000, 4000)
OPPONENT = Fact("opponent", 0, 4000)
K = Fact(
    "k",
    1,
    100,
    presets=(
        (K_40_20_10.new, Message("fide-k-preset-new")),
        (K_40_20_10.usual, Message("fide-k-preset-usual")),
        (K_40_20_10.top, Message("fide-k-preset-top", limit=Figure(TOP_RATING))),
    ),
)
GAMES = Fact("games", 0, 100000, hint=Message("fide-hint-games", games=Figure(NEWCOMER_GAMES)))
BORN = Fact(
    "born",
    1900,
    2100,
    hint=Message(
        "fide-hint-born",
        k=Figure(K_40_20_10.new),
        age=Figure(JUNIOR_AGE),
        limit=Figure(JUNIOR_RATING),
    ),
)
PEAK = Fact(
    "peak",
    0,
    4000,
    hint=Message("fide-hint-peak", k=Figure(K_40_20_10.top), limit=Figure(TOP_RATING)),
)


class Tournament:
    """One tournament of a rating period: its games, and the rating that the player had in it.

    That rating is the one of the list in force when the tournament started, so that two
    tournaments rated on the same list can differ in it.
    """

    def __init__(self, rating: float, games: list[Game], event: Event = TODAY) -> None:
        self.rating = rating
        self.games = games
        self.event = event


class Fide(RuleBook):
    """FIDE standard, rapid and blitz."""

    name = "fide"
    federation = "FID"
    editions = EDITIONS
    tempos = TEMPOS
    facts = (RATING, K, GAMES, BORN, PEAK)
    opponent = OPPONENT
    rates_newcomers = True
    official_columns = COLUMNS

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

    def official_rows(self, assessment: Assessment) -> list[list[Figure]]:
        """The columns of FIDE's individual calculations, a row for the whole and one a game."""
        return official_rows(assessment)

    def expect(self, own: float, opponent: float, event: Event = TODAY) -> float:
        """PD of table 8.1.2 for one game, with the limit of 8.3.1.

        >>> FIDE.expect(2813, 2400), FIDE.expect(2400, 2813)
        (0.93, 0.08)
        """
        own = _whole(RATING, own, "player.rating")
        opponent = _whole(OPPONENT, opponent, "opponent")
        return probability(counted_difference(own, opponent, self.edition(event))) / FULL

    def suggest_k(self, player: Player, event: Event = TODAY) -> tuple[float, Message]:
        """The K given with the player, else that of 8.3.3 before the limit of K times games.

        >>> FIDE.suggest_k(Player(1800, born=2008), Event("2026-12-31"))[0]
        40
        >>> FIDE.suggest_k(Player(1800, born=2008), Event("2027-01-01"))[0]
        20
        """
        _check(player)
        k, reason = suggest(player, event, self.edition(event))
        if player.k is not None:
            return player.k, override(player.k, k)
        return k, reason

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """The change from the games of one tournament, or of a period with one and the same rating.

        >>> FIDE.rate(Player(2813, k=10), [Game(2505, 0.5)]).change
        -3.6
        """
        own = _own(player)
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
        own = _own(player)
        lines: list[FideLine] = []
        for tournament in tournaments:
            rating = _whole(RATING, tournament.rating, "player.rating")
            _check_games(tournament.games)
            lines += count(rating, tournament.games, self.edition(tournament.event))
        event = tournaments[-1].event
        edition = self.edition(event)
        sums = tally(lines)
        choice = choose(player, sums.games, event, edition)
        for line in lines:
            line.multiply(choice.k)
        return self._conclude(own, choice, sums, lines, lambda: game_steps(lines, edition), edition)

    def rate_field(self, player: Player, field: Field, event: Event = TODAY) -> Assessment:
        """An estimate: every game counted as one against the average opponent, half a point up.

        Raises ``InputError`` (``out-of-range``) for an average whose games would not be rated.

        >>> FIDE.rate_field(Player(1500, k=20), Field(1600, 5, 3)).new_rating
        1524
        """
        own = _own(player)
        edition = self.edition(event)
        average = _rated_average(own, field.average, edition)
        lines = count(own, [Game(average, LOSS) for _ in range(field.games)], edition)
        sums = tally(lines)
        sums.scored = hundredths(field.points)
        choice = choose(player, sums.games, event, edition)
        found = self._conclude(
            own, choice, sums, [], lambda: [field_step(lines[0], edition)], edition
        )
        found.estimate = True
        found.notes = [Message("note-estimate")] + found.notes + field_notes(lines)
        return found

    def first(self, games: list[Game], event: Event = TODAY) -> FirstRating:
        """A newcomer's first rating (8.2).

        >>> games = [[1902, 0.5], [1877, 0.5], [1884, 1], [2012, 0], [1832, 1]]
        >>> FIDE.first([Game(rating, score) for rating, score in games]).rating
        1922
        """
        _check_games(games)
        return first_rating(self.name, games, self.edition(event))

    def _conclude(
        self,
        own: float,
        choice: Choice,
        sums: Tally,
        lines: list[FideLine],
        working: object,
        edition: FideEdition,
    ) -> Assessment:
        change = sums.times(choice.k)
        rating = own + round_half_away(change)
        return Assessment(
            self.name,
            edition.name,
            choice.k,
            choice.reason,
            sums.scored / FULL,
            sums.expected / FULL,
            change,
            rating,
            list(lines),
            lambda: (
                working()  # type: ignore[operator]
                + period_steps(own, choice.k, sums, choice.steps, edition)
            ),
            floor_notes(own, rating, edition) + choice.notes,
        )


def _own(player: Player) -> float:
    if player.rating is None:
        raise InputError("missing", "player.rating", "is needed")
    _check(player)
    return player.rating


def _check(player: Player) -> None:
    if player.rating is not None:
        _whole(RATING, player.rating, "player.rating")
    for fact, value in ((K, player.k), (GAMES, player.games), (BORN, player.born)):
        if value is not None:
            fact.check(value, "player." + fact.name)
    if player.peak is not None:
        _whole(PEAK, player.peak, "player.peak")


def _check_games(games: list[Game]) -> None:
    for number, game in enumerate(games):
        rating = game.opponent
        if rating is None or (OPPONENT.low <= rating <= OPPONENT.high and rating == int(rating)):
            continue
        _whole(OPPONENT, rating, "games." + str(number) + ".opponent")


def _rated_average(own: float, average: float, edition: FideEdition) -> int:
    OPPONENT.check(average, "field.average")
    rounded = round_half_up(average)
    low, high = rated_range(own, edition)
    if not max(low, OPPONENT.low) <= rounded <= min(high, OPPONENT.high):
        raise InputError(
            "out-of-range",
            "field.average",
            "games against this average are not rated",
            low=max(low, OPPONENT.low),
            high=min(high, OPPONENT.high),
        )
    return rounded


def _whole(fact: Fact, value: float, field: str) -> float:
    # the tables know whole differences only
    fact.check(value, field)
    if value != int(value):
        raise InputError("not-whole", field, "must be a whole number")
    return value


FIDE = Fide()
