"""A system that nobody uses: three numbers for each player, no K, colours, and time that counts.

It stands on no shelf. It is here to prove that the shape is open: all of it is declared and
computed in this file, and no other file knows of it.

    weight       1 / (1 + the opponent's uncertainty / 100)
    rating       moves by weight * own uncertainty / 10 for every point more than expected
    uncertainty  shrinks to nine tenths with every game, grows by one a day, 50 to 350
    form         the points above or below one half a game, ever

The expected score is logistic in weight * (own + colour - opponent).
"""

from datetime import date

from elo.core.assessment import Assessment, Line, Message
from elo.core.curves import logistic
from elo.core.errors import InputError
from elo.core.games import BLACK, COLOR, TODAY, WHITE, Event, Game, Player
from elo.systems.base import (
    CHANCES,
    CHOICE,
    DAY,
    FORMULA,
    TARGET,
    Edition,
    Fact,
    RuleBook,
)
from elo.systems.shared.spread import no_steps
from elo.systems.shared.spread_of_lines import spread_of_lines

#: What is taken for the uncertainty of somebody of whom nothing is known.
START = 100.0
LEAST, MOST = 50.0, 350.0
ADVANTAGE = {WHITE: 10, BLACK: -10}

RATING = Fact("rating", 0, 4000, state=True)
UNCERTAINTY = Fact("uncertainty", LEAST, MOST, whole=False, state=True, digits=1)
FORM = Fact("form", -1000, 1000, whole=False, state=True)
LAST = Fact("last", kind=DAY, state=True)
COLOUR = Fact(COLOR, kind=CHOICE, choices=(WHITE, BLACK))


class ThreeNumbers(RuleBook):
    """Rating, uncertainty and form; the day of the last game is a state as well."""

    name = "three"
    editions = (Edition("1", "2020-01-01", Message("dash"), FORMULA, "2026-11-30"),)
    facts = (RATING, UNCERTAINTY, FORM, LAST)
    opponent = Fact("opponent", 0, 4000)
    opponent_facts = (UNCERTAINTY,)
    game_facts = (COLOUR,)
    game_by_game = True
    moves_both = True
    rates_idle = True
    questions = (TARGET, CHANCES)

    def rest(self, player: Player, event: Event = TODAY) -> Player:
        """The uncertainty after the days since the last game."""
        last = player.text(LAST.name)
        uncertainty = player.number(UNCERTAINTY.name) or START
        if last is not None and event.date is not None:
            days = (date.fromisoformat(event.date) - date.fromisoformat(last)).days
            uncertainty = min(uncertainty + max(days, 0), MOST)
        return player.moved({UNCERTAINTY.name: uncertainty})

    def expected(self, player: Player, game: Game, event: Event = TODAY) -> float:
        """The expected score."""
        if player.rating is None:
            raise InputError("missing", "player.rating", "is needed")
        advantage = ADVANTAGE.get(game.text(COLOR) or "", 0)
        return logistic(_weight(game) * (player.rating + advantage - (game.opponent or 0)))

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """All games from the states on the event's first day."""
        self.check_player(player, event)
        now = self.rest(player, event)
        uncertainty = now.number(UNCERTAINTY.name) or START
        lines = []
        for index, game in enumerate(games):
            place = "games." + str(index)
            self.check_game(game, place)
            why = self.why_not_counted(game, place, event)
            if why is not None:
                lines.append(Line(game, None, None, why))
                continue
            each = self.expected(now, game, event)
            surplus = (game.score or 0) - each
            lines.append(Line(game, each, _weight(game) * uncertainty / 10 * surplus))
        counted = [line for line in lines if line.counted]
        change = sum(line.change or 0 for line in counted)
        score = float(sum(line.game.score or 0 for line in counted))
        rating = (player.rating or 0) + change
        after: dict[str, float | str] = {
            RATING.name: rating,
            UNCERTAINTY.name: max(uncertainty * 0.9 ** len(counted), LEAST),
            FORM.name: (player.number(FORM.name) or 0) + score - len(counted) / 2,
        }
        day = event.date if counted and event.date else player.text(LAST.name)
        if day is not None:
            after[LAST.name] = day
        expected = sum(line.expected or 0 for line in counted)
        new = float(int(rating))
        return Assessment(
            self.name,
            "1",
            None,
            None,
            score,
            expected,
            change,
            new,
            lines,
            no_steps,
            [],
            after=after,
        )

    def spread(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> list[tuple[list[float], list[float]]] | None:
        """A point weighs less against somebody uncertain: it matters against whom it is scored."""
        return spread_of_lines(self, player, games, still, event)


def _weight(game: Game) -> float:
    return 1 / (1 + (game.number("opponent_" + UNCERTAINTY.name) or 0) / 100)


THREE = ThreeNumbers()
