"""Wertungsordnung 3.5: players with a rating; the next DWZ.

One computation an event, every game from the rating before it. That Rn is a whole number is said
(2.2.1), how to round is not: here a half goes up. Which edition holds, and which age, the event's
last day decides.
"""

from ...core.assessment import Assessment, FirstRating, Message, Performance
from ...core.field import Field
from ...core.games import TODAY, Event, Game, Player
from ...core.notation import split
from ...core.numbers import total
from ..base import CONVERSIONS, USUAL_QUESTIONS, Fact, RuleBook, not_counted
from ..shared.period import after_period, own_rating
from ..shared.spread import all_lost, no_steps
from .ages import age_in
from .coefficient import chosen, coefficient_of
from .edition import DwzEdition, Result
from .editions import EDITIONS
from .expectation import POINT, whole_difference
from .facts import BORN, RATING
from .first import first_rating
from .next_rating import change_of, count, next_rating
from .notes import (
    event_notes,
    exceptional_notes,
    input_notes,
    newcomer_notes,
    raise_notes,
    unknown_notes,
)
from .performance import performance
from .working import closing_steps, field_step, game_steps

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable


def _facts(edition: DwzEdition) -> tuple[Fact, ...]:
    return (RATING, BORN, edition.index, edition.k)


class DwzBook(RuleBook):
    """The Deutsche Wertungszahl of the Deutscher Schachbund."""

    name = "dwz"
    federation = "GER"
    editions = EDITIONS
    facts = _facts(EDITIONS[-1])
    decisive = ("index", "born")
    opponent = Fact("opponent", RATING.low, RATING.high)
    rates_newcomers = True
    by_event = True
    by_last_day = True
    k_by_score = True
    rates_events = True
    questions = USUAL_QUESTIONS + (CONVERSIONS,)
    figures = (("performance", Message("dwz-performance")),)

    def edition(self, event: Event = TODAY) -> DwzEdition:
        """The edition in force on the event's last day; the newest without a date.

        >>> DWZ.edition(Event("2026-05-30", None, "2026-06-07")).name
        '2016'
        >>> DWZ.edition(Event("2026-05-30", None, "2026-06-08")).name
        '2026'
        """
        found: DwzEdition = EDITIONS[0]
        for edition in EDITIONS:
            if event.end is None or edition.since <= event.end:
                found = edition
        return found

    def facts_at(self, event: Event = TODAY) -> tuple[Fact, ...]:
        """The same facts; the coefficient is E until June 2026 and K since."""
        return _facts(self.edition(event))

    def doubts(self, event: Event = TODAY) -> list[Message]:
        """What is not known about the event's edition."""
        return list(self.edition(event).doubts)

    def split(self, text: str) -> tuple[str, str]:
        """A DWZ with its index behind the hyphen, as lists print it.

        >>> DWZ.split("1712-62"), DWZ.split("1712")
        (('1712', '62'), ('1712', ''))
        """
        return split(text)

    def expect(self, own: float, opponent: float, event: Event = TODAY) -> float:
        """P(D): to three decimals until June 2026, since then as it is.

        >>> DWZ.expect(1600, 1500, Event("2025-05-01")), 0.6381 < DWZ.expect(1600, 1500) < 0.6382
        (0.638, True)
        """
        own = RATING.check(own, "player.rating")
        difference = whole_difference(own, self.opponent.check(opponent))
        return self.edition(event).expectation(difference) / POINT

    def suggest_k(self, player: Player, event: Event = TODAY) -> tuple[float, Message]:
        """E or K for a player who scores at least what is expected of him; else it may differ.

        >>> DWZ.suggest_k(Player(1600, born=1990, index=10), Event("2025-05-01"))[0]
        22
        >>> DWZ.suggest_k(Player(1600, born=1990, index=10), Event("2026-09-01"))[0]
        30.0
        """
        edition = self.edition(event)
        return chosen(player, coefficient_of(player, event, edition, behind=False), edition)

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """Rn for the games against rated opponents.

        >>> player = Player(1530, born=1999, index=22)
        >>> DWZ.rate(player, [Game(1930, 1)], Event("2025-05-01")).new_rating
        1565
        """
        self._check(games)
        found = self.evaluate(player, games, event)
        counted = [line.game.opponent or 0 for line in found.lines if line.counted]
        edition = self.edition(event)
        exceptional = exceptional_notes(own_rating(player, RATING), counted, found.score, edition)
        raised = raise_notes(player, event, edition)
        found.notes = exceptional + found.notes + raised + newcomer_notes(games)
        return found

    def evaluate(self, player: Player, games: list[Game], event: Event) -> Assessment:
        """3.5 alone: Rn against these numbers, whatever they are and wherever they come from."""
        own = own_rating(player, RATING)
        edition = self.edition(event)
        lines, result = count(own, games, edition)
        found = self._conclude(player, event, result, lambda: game_steps(own, lines))
        for line in lines:
            if line.expected is not None:
                line.change = edition.change(line.surplus, found.k or 0, result.games)
        found.lines = list(lines)
        return found

    def _check(self, games: list[Game]) -> None:
        for game in games:
            if game.opponent is not None and not_counted(game) is None:
                self.opponent.check(game.opponent)

    def rate_field(self, player: Player, field: Field, event: Event = TODAY) -> Assessment:
        """Rn as if every opponent had the average rating.

        >>> event = Event("2025-05-01")
        >>> DWZ.rate_field(Player(1600, index=10), Field(1600, 5, 3), event).new_rating
        1615
        """
        own = own_rating(player, RATING)
        difference = whole_difference(own, self.opponent.check(field.average))
        each = self.edition(event).expectation(difference)
        result = Result(field.points, field.games * each, field.games)
        found = self._conclude(
            player, event, result, lambda: [field_step(own, field, each, result)]
        )
        found.estimate = True
        raised = raise_notes(player, event, self.edition(event))
        found.notes = [Message("note-estimate")] + found.notes + raised
        return found

    def first(self, games: list[Game], event: Event = TODAY) -> FirstRating:
        """3.4: a first DWZ, from at least five games that are not all lost.

        >>> field = [1300, 1540, 1200, 1290, 1400]
        >>> games = [Game(field[i], [1, 1, 1, 0.5, 0][i]) for i in range(5)]
        >>> DWZ.first(games, Event("2025-05-01")).rating, DWZ.first(games).rating
        (1505, 1545)
        """
        for game in games:
            if game.opponent is not None:
                self.opponent.check(game.opponent)
        notes = event_notes(EDITIONS[0], event)
        found = first_rating(self.name, self.edition(event), games, notes)
        found.notes = found.notes + newcomer_notes(games)
        return found

    def by_score(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> "Callable[[float], Assessment]":
        """The next DWZ with We summed once; the coefficient depends on whether W is below it."""
        own = own_rating(player, RATING)
        all_games = all_lost(games, still)
        self._check(all_games)
        lost = count(own, all_games, self.edition(event))[1]

        # what is wrong with the player is said now, and not at the first score
        self._conclude(player, event, lost, no_steps)

        def assess(score: float) -> Assessment:
            result = Result(lost.score + score, lost.expected, lost.games)
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
        self, player: Player, event: Event, result: Result, working: "Callable[[], list[Message]]"
    ) -> Assessment:
        own = own_rating(player, RATING)
        edition = self.edition(event)
        found = coefficient_of(player, event, edition, result.is_behind())
        k, reason = chosen(player, found, edition)
        change = change_of(result, k, edition)
        new = next_rating(own, change, edition)
        notes = input_notes(player, event, edition) + event_notes(EDITIONS[0], event)
        if player.k is None:
            age = age_in(event, player.whole("born"))
            notes = unknown_notes(own, age, player.whole("index"), result, edition) + notes
        return Assessment(
            self.name,
            edition.name,
            k,
            reason,
            result.score,
            result.expected / POINT,
            change,
            new,
            [],
            lambda: (
                working()
                + (found.steps if player.k is None else [])
                + closing_steps(own, edition.change_step(result, k, change), change, new, edition)
            ),
            notes,
            after=after_period(player, new, index=1 if result.games else 0),
        )


DWZ = DwzBook()
