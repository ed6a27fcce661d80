"""Lichess: Glicko-2 in the site's own variant, as its published source code has it.

    a new account         1500, deviation 500, volatility 0.09
    time                  phi = sqrt(phi^2 + sigma^2 t), t = 0.21436 periods a day
    every game            a period of its own, in which the deviation does not grow: Glicko-2 with
                          phi* = phi and tau = 0.75; so the volatility, which moves too, matters
                          only to the growth between games
    colours               in E White counts half of 11.782457 points more, Black half of it less
    gains                 are multiplied by a factor of the kind of play; losses are not
    limits                700 points a game; rating at least 400, deviation 45 to 500, volatility
                          at most 0.1
    shown                 the rating without its decimals, with a question mark while the deviation
                          is 110 or more

The numbers stand in ``rules.py``, with where they are from; E, v and the volatility are those of
``glicko2``.

What is not confirmed, or left out:

* The factors of the gains are settings of the site, which no source file shows.
* Lichess counts time by the millisecond; here it is whole days, and all games of an event are
  taken for played on its first day.
* Lichess takes a result of 4000 or more for a fault and begins anew at 1500; here it stops there.
* Not included: other games than standard chess (crazyhouse has an advantage of its own, others
  have none), and games against bots, which move a human's numbers half as far.
* Before 18 November 2025 colours did not count; older rules are not included.
* A deviation or volatility that is not known is that of a new account, one's own and an
  opponent's. The result says so. A game whose colour is not known counts without an advantage.
"""

from ...core.assessment import Assessment, Day, Figure, Line, Message, Name
from ...core.games import BLACK, COLOR, TODAY, WHITE, Event, Game, Player
from ...core.numbers import total
from ..base import CHANCES, CHOICE, DAY, RECONSTRUCTED, Edition, Fact
from ..glicko2.formulas import SCALE, deviation_after, expectation, grown, weight
from ..glicko2.volatility import new_volatility
from ..shared.deviation import DEVIATION, VOLATILITY, DeviationBook, Met
from .rules import (
    ADVANTAGE,
    FACTORS,
    HIGHEST,
    LEAST_DEVIATION,
    LOWEST,
    MOST_DEVIATION,
    MOST_POINTS,
    MOST_VOLATILITY,
    PERIODS_A_DAY,
    PROVISIONAL,
    START,
    START_VOLATILITY,
    TAU,
    days_between,
    factor_of,
    limited,
)
from .working import RatedGame, row_steps

SINCE = "2025-11-18"
CHECKED = "2026-12-01"
LAST = "last"

RATING = Fact("rating", LOWEST, HIGHEST, state=True)
RD = Fact(
    DEVIATION,
    LEAST_DEVIATION,
    MOST_DEVIATION,
    whole=False,
    hint=Message("lichess-hint-deviation", most=Figure(MOST_DEVIATION)),
    ask=Message("lichess-ask-deviation", most=Figure(MOST_DEVIATION)),
    state=True,
    digits=1,
)
SIGMA = Fact(
    VOLATILITY,
    0.001,
    MOST_VOLATILITY,
    whole=False,
    hint=Message("lichess-hint-volatility", usual=Figure(START_VOLATILITY, 2)),
    state=True,
    digits=4,
)
LAST_DAY = Fact(LAST, hint=Message("lichess-hint-last"), state=True, kind=DAY)


class Lichess(DeviationBook):
    """A row of games, each rated from the numbers that the one before left."""

    name = "lichess"
    editions = (
        Edition(
            "2025-11",
            SINCE,
            Message(
                "source-lichess",
                code=Name("lila"),
                library=Name("scalachess"),
                year=Figure(2026),
            ),
            RECONSTRUCTED,
            CHECKED,
            link="https://github.com/lichess-org/lila",
        ),
    )
    tempos = tuple([name for name, _ in FACTORS])
    facts = (RATING, RD, SIGMA, LAST_DAY)
    opponent = Fact("opponent", RATING.low, RATING.high)
    opponent_facts = (Fact(DEVIATION, RD.low, RD.high, False, label="fact-opponent-deviation"),)
    game_facts = (Fact(COLOR, kind=CHOICE, choices=(WHITE, BLACK)),)
    newcomer = Player(START, deviation=MOST_DEVIATION, volatility=START_VOLATILITY)
    game_by_game = True
    # every game moves both numbers, so that no total says what a row of games leads to
    questions: tuple[str, ...] = (CHANCES,)

    def doubts(self, event: Event = TODAY) -> list[Message]:
        """The factors are no part of the published code."""
        return [Message("lichess-doubt-factors", checked=Day(CHECKED))]

    def shown(self, rating: float) -> float:
        """The rating without its decimals.

        >>> LICHESS.shown(1741.9)
        1741
        """
        return int(rating)

    def weigh(self, player: Player, game: Game) -> tuple[float, float]:
        """The weight g of the opponent's deviation, and E with the colours."""
        g = weight(self.deviation_of_opponent(game) / SCALE)
        difference = (player.rating or 0) - (game.opponent or 0)
        difference += ADVANTAGE.get(game.text(COLOR) or "", 0)
        return g, expectation(difference / SCALE, g)

    def rest(self, player: Player, event: Event = TODAY) -> Player:
        """The deviation grows with the days since the last game.

        >>> player = Player(1500, deviation=60, volatility=0.06, last="2025-12-01")
        >>> 100 < LICHESS.rest(player, Event("2026-12-01")).number("deviation") < 115
        True
        """
        now = self.completed(player)
        last, days = now.text(LAST), 0
        if last is not None and event.date is not None:
            days = days_between(last, event.date)
        phi = (now.number(DEVIATION) or MOST_DEVIATION) / SCALE
        phi = grown(phi, now.number(VOLATILITY) or 0, PERIODS_A_DAY * days)
        return now.moved({DEVIATION: limited(phi * SCALE, LEAST_DEVIATION, MOST_DEVIATION)})

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """One game after another, each from the numbers that the last one left.

        >>> found = LICHESS.rate(Player(1500), [Game(1500, 1)], Event(tempo="blitz"))
        >>> found.new_rating, round(found.after["deviation"], 1)
        (1742, 396.7)
        """
        self.check(player, games, event)
        now = self.rest(player, event)
        row: list[RatedGame] = []
        met = []
        lines = []
        for index, game in enumerate(games):
            each = self.meet(now, game, "games." + str(index), event)
            met.append(each)
            if each.why is not None:
                lines.append(each.line(0))
                continue
            rated = _play(index + 1, now, each, factor_of(event.tempo))
            row.append(rated)
            lines.append(Line(game, each.expected, rated.rating - rated.own))
            now = now.moved(rated.after)
        if row and event.date is not None:
            now.put(LAST, event.date)
        rating = now.rating or 0
        return Assessment(
            self.name,
            self.edition(event).name,
            None,
            None,
            total([rated.met.game.score or 0 for rated in row]),
            total([rated.met.expected for rated in row]),
            rating - (player.rating or 0),
            self.shown(rating),
            lines,
            lambda: row_steps(player, self.rest(player, event), row, rating, self.shown),
            self.assumptions(player, met) + self._notes(now, met, event),
            after=_states(now),
        )

    def _notes(self, now: Player, met: list[Met], event: Event) -> list[Message]:
        notes = []
        counted = [each for each in met if each.why is None]
        colourless = [each for each in counted if each.game.text(COLOR) is None]
        if colourless:
            notes.append(Message("lichess-note-color", games=Figure(len(colourless))))
        if (now.number(DEVIATION) or 0) >= PROVISIONAL:
            notes.append(Message("lichess-note-provisional", limit=Figure(PROVISIONAL)))
        if event.date is not None and event.date < SINCE:
            notes.append(Message("lichess-note-earlier", since=Day(SINCE)))
        return notes


def _states(player: Player) -> dict[str, float | str]:
    found = {}
    for fact in LICHESS.facts:
        value = player.value(fact.name)
        if value is not None:
            found[fact.name] = value
    return found


def _play(number: int, now: Player, met: Met, factor: float) -> RatedGame:
    own, sigma = now.rating or 0, now.number(VOLATILITY) or 0
    deviation = now.number(DEVIATION) or 0
    v = 1 / met.information
    new_sigma = new_volatility(sigma, deviation / SCALE, v, v * met.surplus, TAU)
    new_phi = deviation_after(deviation / SCALE, met.information)
    change = SCALE * new_phi * new_phi * met.surplus
    moved = limited(change * factor if change > 0 else change, -MOST_POINTS, MOST_POINTS)
    after: dict[str, float | str] = {
        RATING.name: limited(own + moved, LOWEST, HIGHEST),
        DEVIATION: limited(new_phi * SCALE, LEAST_DEVIATION, MOST_DEVIATION),
        VOLATILITY: min(new_sigma, MOST_VOLATILITY),
    }
    return RatedGame(number, own, deviation, met, change, factor, after)


LICHESS = Lichess()
