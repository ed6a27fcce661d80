"""Wertungsordnung 3.5: players with a rating; the next DWZ.

    Rn = R0 + 800 * (W - We) / (E + n)

One computation an event, every game from the rating before it. That Rn is a whole number is said
(2.2.1), how to round is not: here a half goes up.
"""

from ...assessment import Assessment, Figure, FirstRating, Message, Performance
from ...errors import InputError
from ...games import TODAY, Event, Field, Game, Player
from ...numbers import decimals, total
from ..rulebook import OFFICIAL, Edition, Fact, RuleBook, not_counted
from ..spread import all_lost, no_steps
from .change import DwzLine, Result, change_of, next_rating
from .coefficient import E_LEAST, E_MOST_BRAKED, Coefficient, age_in, coefficient
from .expectation import POINT, in_thousandths, thousandths, whole_difference
from .first import first_rating
from .notes import event_notes, exceptional_notes, input_notes
from .performance import performance
from .working import closing_steps, field_step, game_steps

RATING = Fact("rating", 1, 4000)

#: An override of the development coefficient E.
COEFFICIENT = Fact(
    "k",
    E_LEAST,
    E_MOST_BRAKED,
    label="dwz-fact-k",
    hint=Message("dwz-fact-k-hint", low=Figure(E_LEAST), high=Figure(E_MOST_BRAKED)),
)
BORN = Fact("born", 1900, 2100, hint=Message("dwz-hint-born"))

#: Anhang 1.2: the index that E is computed with for a FIDE or foreign rating and no DWZ.
FOREIGN_INDEX = 1

#: A DWZ as lists print it, with the index after the hyphen: it shows where to find one's own.
EXAMPLE = (1712, 62)

#: 2.2.4: the number of evaluated events.
INDEX = Fact(
    "index",
    1,
    999,
    hint=Message(
        "dwz-hint-index",
        rating=Figure(EXAMPLE[0]),
        index=Figure(EXAMPLE[1]),
        foreign=Figure(FOREIGN_INDEX),
    ),
)


class DwzBook(RuleBook):
    """The Deutsche Wertungszahl of the Deutscher Schachbund."""

    name = "dwz"
    federation = "GER"
    editions = (
        Edition(
            "2016",
            "2016-08-01",
            "Deutscher Schachbund, Wertungsordnung, 3.3 to 3.6 and Anhang 1.2",
            OFFICIAL,
        ),
    )
    facts = (RATING, BORN, INDEX, COEFFICIENT)
    opponent = Fact("opponent", RATING.low, RATING.high)
    rates_newcomers = True
    by_event = True
    figures = (("performance", Message("dwz-performance")),)

    def expect(self, own: float, opponent: float, event: Event = TODAY) -> float:
        """P(D), to three decimals.

        >>> DWZ.expect(1600, 1500)
        0.638
        """
        own = RATING.check(own, "player.rating")
        return thousandths(whole_difference(own, self.opponent.check(opponent))) / POINT

    def suggest_k(self, player: Player, event: Event = TODAY) -> tuple[float, Message]:
        """E for a player who scores at least what is expected of him; else it may be higher.

        >>> DWZ.suggest_k(Player(1600, born=1990, index=10), Event("2025-05-01"))[0]
        22
        """
        return _chosen(player, _coefficient(player, event, behind=False))

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """Rn for the games against rated opponents.

        >>> player = Player(1530, born=1999, index=22)
        >>> DWZ.rate(player, [Game(1930, 1)], Event("2025-05-01")).new_rating
        1565
        """
        own = _rating(player)
        check = self.opponent.check
        lines = []
        opponents = []
        score = 0.0
        expected = 0
        for game in games:
            line = DwzLine(game, None, None, not_counted(game))
            lines.append(line)
            if line.note is None and game.opponent is not None:
                opponents.append(game.opponent)
                line.count_for(thousandths(whole_difference(own, check(game.opponent))))
                score += game.score or 0
                expected += line.each
        result = Result(score, expected, len(opponents))
        found = self._conclude(player, event, result, lambda: game_steps(own, lines))
        for line in lines:
            if line.expected is not None:
                line.change = change_of(line.surplus, found.k, result.games)
        found.lines = list(lines)
        found.notes = exceptional_notes(own, opponents, result.score) + found.notes
        return found

    def rate_field(self, player: Player, field: Field, event: Event = TODAY) -> Assessment:
        """Rn as if every opponent had the average rating.

        >>> DWZ.rate_field(Player(1600, index=10), Field(1600, 5, 3)).new_rating
        1615
        """
        own = _rating(player)
        each = thousandths(whole_difference(own, self.opponent.check(field.average)))
        result = Result(field.points, field.games * each, field.games)
        found = self._conclude(
            player, event, result, lambda: [field_step(own, field, each, result)]
        )
        found.estimate = True
        found.notes = [Message("note-estimate")] + found.notes
        return found

    def first(self, games: list[Game], event: Event = TODAY) -> FirstRating:
        """3.4: a first DWZ, from at least five games with neither 0 % nor 100 %.

        >>> field = [1300, 1540, 1200, 1290, 1400]
        >>> DWZ.first([Game(field[i], [1, 1, 1, 0.5, 0][i]) for i in range(5)]).rating
        1505
        """
        for game in games:
            if game.opponent is not None:
                self.opponent.check(game.opponent)
        return first_rating(
            self.name, self.edition(event).name, games, event_notes(self.editions[0], event)
        )

    def by_score(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> object:
        """800 * (W - We) / (E + n), with We summed once; E depends on whether W is below it."""
        lost = self.rate(player, all_lost(games, still), event)
        expected = in_thousandths(lost.expected)

        def assess(score: float) -> Assessment:
            result = Result(lost.score + score, expected, lost.counted)
            return self._conclude(player, event, result, no_steps)

        return assess

    def perform(self, games: list[Game], player: Player) -> list[Performance]:
        """3.6: the Turnierleistung, from five games on.

        >>> games = [Game(rating, 0.5) for rating in (2039, 2118, 2000, 2123, 2079)]
        >>> DWZ.performances(games)[0].value
        2072
        """
        name, definition = self.figures[0]
        score = total([game.score or 0 for game in games])
        value, said = performance([game.opponent or 0 for game in games], score)
        if value is None:
            return [Performance(name, definition, None, said)]
        return [Performance(name, definition, value, None, () if said is None else (said,))]

    def _conclude(
        self, player: Player, event: Event, result: Result, working: object
    ) -> Assessment:
        own = _rating(player)
        surplus = in_thousandths(result.score) - result.expected
        found = _coefficient(player, event, behind=surplus < 0)
        k, reason = _chosen(player, found)
        change = change_of(surplus, k, result.games)
        new = next_rating(own, change)
        return Assessment(
            self.name,
            self.edition(event).name,
            k,
            reason,
            result.score,
            result.expected / POINT,
            change,
            new,
            [],
            lambda: (
                working()  # type: ignore[operator]
                + (found.steps if player.k is None else [])
                + closing_steps(own, k, result, change, new)
            ),
            input_notes(player, event, found) + event_notes(self.editions[0], event),
        )


def _coefficient(player: Player, event: Event, behind: bool) -> Coefficient:
    if player.born is not None:
        BORN.check(player.born, "player.born")
    if player.index is not None:
        INDEX.check(player.index, "player.index")
    return coefficient(_rating(player), age_in(event, player.born), player.index, behind)


def _chosen(player: Player, found: Coefficient) -> tuple[float, Message]:
    if player.k is None:
        return found.e, found.reason
    k = COEFFICIENT.check(player.k, "player.k")
    return k, Message("dwz-e-override", k=Figure(k, decimals(k)), suggested=Figure(found.e))


def _rating(player: Player) -> float:
    if player.rating is None:
        raise InputError("missing", "player.rating", "is needed")
    return RATING.check(player.rating, "player.rating")


DWZ = DwzBook()
