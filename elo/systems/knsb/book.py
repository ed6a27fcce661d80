"""What the KNSB's old and new rules have in common: one sum, one rounding, a floor, six games.

All games of a period are rated from the rating before it; their sum K (W - We) is rounded once
and added (club pages; github.com/SteefCoder/fimo-api, ``calculate.py``). A first rating takes six
counted games (schaakbond.nl/rating/faq, and the club pages).

Not confirmed: how the federation rounds an exact half. It goes up here, as in a spreadsheet that
rounds the new rating, and the note ``knsb-note-half`` says so when it happens.
"""

from ...core.assessment import Assessment, Day, Figure, FirstRating, Line, Message
from ...core.field import Field
from ...core.games import TODAY, Event, Game, Player
from ...core.numbers import is_half, round_half_up
from ..base import Fact, RuleBook
from ..shared.override import choose_k
from ..shared.period import Tally, after_period, own_rating, tally, tally_field
from ..shared.spread import all_lost, no_steps
from .coefficient import K
from .expectation import curve_step, expected_score
from .working import closing_steps, lift

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable

#: Counted games that a first rating takes.
FIRST_GAMES = 6

#: The years of birth that are asked for.
OLDEST = 1900
LATEST = 2100


class KnsbBook(RuleBook):
    """The skeleton of both books; each says which games count, which K, which limits."""

    #: The range of ratings, own and opponent's.
    rating = Fact("rating", 0, 0)

    decisive = ("games", "born")

    def expect(self, own: float, opponent: float, event: Event = TODAY) -> float:
        """We on the normal curve, article 2.8."""
        self.tempo(event)
        self.opponent.check(opponent)
        return expected_score(self.rating.check(own, "player.rating") - opponent)

    def suggest_k(self, player: Player, event: Event = TODAY) -> tuple[float, Message]:
        """The K given with the player, else the one by the rules; and why."""
        k, reason = self.k_by_rule(player, event)
        return choose_k(player, K, k, reason)

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """R + the rounded sum of K (W - We), every game from the rating before the period."""
        own_rating(player, self.rating)
        self.tempo(event)
        k, reason = self.suggest_k(player, event)
        lines = [self.line(player, k, game, i, event) for i, game in enumerate(games)]
        return self.conclude(player, k, reason, tally(lines), lines, None, event)

    def by_score(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> "Callable[[float], Assessment]":
        """The sum of K (W - We), with We summed once."""
        own_rating(player, self.rating)
        self.tempo(event)
        k, reason = self.suggest_k(player, event)
        lost = all_lost(games, still)
        lines = [self.line(player, k, game, i, event) for i, game in enumerate(lost)]
        least = tally(lines)

        def assess(score: float) -> Assessment:
            found = Tally(
                least.score + score, least.expected, least.change + k * score, least.opponents
            )
            result = self.conclude(player, k, reason, found, lines, None, event)
            result.lines = []
            result.working = no_steps
            return result

        return assess

    def rate_field(self, player: Player, field: Field, event: Event = TODAY) -> Assessment:
        """The same sum with every opponent at the average of the field: an estimate."""
        own = own_rating(player, self.rating)
        k, reason = self.suggest_k(player, event)
        found = tally_field(field, self.expect(own, field.average, event), k)
        return self.conclude(player, k, reason, found, [], field, event)

    def first(self, games: list[Game], event: Event = TODAY) -> FirstRating:
        """A newcomer's first rating, from six counted games on.

        ``performance`` is known from one counted game on. A line's ``expected`` is what somebody
        of that performance is expected to score in it; nothing changes, so ``change`` is None.
        """
        self.tempo(event)
        reasons = []
        counted = []
        for index, game in enumerate(games):
            place = "games." + str(index)
            reasons.append(self.why_not_counted(game, place, event))
            if reasons[index] is None:
                counted.append(game)
        steps: list[Message] = []
        notes = self.notes(Player(), 0, event)
        performance = self.performance(counted, steps, notes) if counted else None
        lines = []
        for game, why in zip(games, reasons):
            expected = None
            if why is None and performance is not None:
                expected = expected_score(performance - (game.opponent or 0))
            lines.append(Line(game, expected, None, why))
        rating, reason = None, None
        if performance is None or len(counted) < FIRST_GAMES:
            figures = {"games": Figure(len(counted)), "needed": Figure(FIRST_GAMES)}
            reason = Message("knsb-first-too-few", **figures)
        else:
            rating = lift(round_half_up(performance), self.floor(event), steps)
        edition = self.edition(event)
        return FirstRating(
            self.name, edition.name, rating, reason, performance, lines, steps, notes
        )

    def k_by_rule(self, player: Player, event: Event) -> tuple[float, Message]:
        """K by this book's table, and why."""
        raise NotImplementedError

    def floor(self, event: Event) -> int:
        """The lowest rating that the list knows."""
        raise NotImplementedError

    def performance(self, games: list[Game], steps: list[Message], notes: list[Message]) -> float:
        """The rating that counted games show; adds the steps that lead to it."""
        raise NotImplementedError

    def notes(self, player: Player, new_rating: float, event: Event) -> list[Message]:
        """What this book cannot vouch for in such a result."""
        raise NotImplementedError

    def line(self, player: Player, k: float, game: Game, index: int, event: Event) -> Line:
        """One game of the period."""
        reason = self.why_not_counted(game, "games." + str(index), event)
        if reason is not None:
            return Line(game, None, None, reason)
        # the ratings have been checked: the player's once, the opponent's just now
        expected = expected_score((player.rating or 0) - (game.opponent or 0))
        return Line(game, expected, k * ((game.score or 0) - expected))

    def limit(
        self, own: float, moved: float, found: Tally, event: Event, steps: list[Message] | None
    ) -> float:
        """The new rating within the list's limits; adds the steps that say what they did.

        ``steps`` is None when nobody asks for them: that may save work.
        """
        return lift(own + moved, self.floor(event), steps)

    def conclude(
        self,
        player: Player,
        k: float,
        k_reason: Message,
        found: Tally,
        lines: list[Line],
        field: Field | None,
        event: Event,
    ) -> Assessment:
        """Rounds the sum once, adds it, applies the limits. ``field`` stands in for the lines."""
        own = own_rating(player, self.rating)
        moved = round_half_up(found.change)
        new_rating = own + moved
        if found.games:
            new_rating = self.limit(own, moved, found, event, None)
        notes = self.notes(player, new_rating, event)
        if is_half(found.change):
            notes.append(
                Message(
                    "knsb-note-half",
                    change=Figure(found.change, 1, signed=True),
                    checked=Day(self.edition(event).checked),
                )
            )
        if field is not None:
            notes.append(Message("note-estimate"))

        def working() -> list[Message]:
            steps = [self.suggest_k(player, event)[1]]
            if field is not None:
                each = found.expected / field.games
                steps.append(curve_step("knsb-step-field", own, field.average, each, 1))
            for number, line in enumerate(lines):
                if line.counted:
                    steps += self.line_steps(own, line, number + 1, found.games > 1)
            limits: list[Message] = []
            if found.games:
                self.limit(own, moved, found, event, limits)
            return steps + closing_steps(own, k, found, moved) + limits

        return Assessment(
            self.name,
            self.edition(event).name,
            k,
            k_reason,
            found.score,
            found.expected,
            found.change,
            new_rating,
            lines,
            working,
            notes,
            field is not None,
            after_period(player, new_rating, games=found.games),
        )

    def line_steps(self, own: float, line: Line, number: int, several: bool) -> list[Message]:
        """The working of a game that counts."""
        name = "knsb-step-game" if several else "knsb-step-expected"
        return [curve_step(name, own, line.game.opponent or 0, line.expected or 0, number)]


def is_young(born: int | None, event: Event, age: int, place: str) -> bool:
    """Whether somebody born in that year is of this age at most when the event's year ends.

    Unknown, and so not, without a birth year or without the event's date.

    Raises ``InputError`` (``out-of-range``) for a year before 1900 or after the event.

    >>> is_young(2007, Event("2025-03-01"), 18, "born")
    True
    """
    if born is None:
        return False
    year = event.year
    latest = LATEST if year is None else year
    if not OLDEST <= born <= latest:
        Fact(place, OLDEST, latest).check(born)
    return year is not None and year - born <= age
