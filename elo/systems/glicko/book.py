"""Glicko: M. E. Glickman, *The Glicko system*, the author's description of his system of 1995.

    who was never rated   r = 1500, RD = 350                                   step 1 (a)
    time                  RD = min(sqrt(RD^2 + c^2 t), 350)                    step 1 (b)
    weight                g = 1 / sqrt(1 + 3 q^2 RDj^2 / pi^2), q = ln(10)/400
    expected score        E = 1 / (1 + 10^(-g (r - rj) / 400))
    new rating            r' = r + q / (1/RD^2 + 1/d^2) * sum g (s - E)        step 2
    new deviation         RD' = sqrt(1 / (1/RD^2 + 1/d^2))
                          1/d^2 = q^2 sum g^2 E (1 - E)

All games of a rating period count from the values at its beginning, the opponents' too. The
formulas stand in ``formulas.py``, step by step.

What is decided here because the paper leaves it open:

* t is the fact ``periods``. The paper counts the periods since the last one with games, so that it
  is 1 for whoever played in the one before; that is what an assessment leaves behind. Without it,
  the deviation that is given is taken for that of the beginning of the period: t = 0.
* c belongs to the game and its players. Usual is what follows from the paper's example, in which a
  deviation of 50 is worth no more than none after 30 periods: sqrt((350^2 - 50^2) / 30), some 63.2.
* A deviation that is not known is that of somebody who was never rated, one's own and an
  opponent's. The result says so.
* Nothing is rounded; what is shown is the nearest whole number. The paper's advice not to let a
  deviation fall below 30 is not part of its formulas, and not followed.
"""

import math

from ...core.assessment import Assessment, Figure, Message, Name
from ...core.games import TODAY, Event, Game, Player
from ..base import FORMULA, Edition, Fact
from ..shared.deviation import DEVIATION, DeviationBook, information
from ..shared.period import own_rating
from ..shared.spread_of_lines import spread_of_lines
from .formulas import Q, expectation, grown, variance_after, weight
from .working import steps

#: Step 1 (a), and the limit of step 1 (b).
START = 1500
MOST = 350

#: The paper's example: from this deviation to that of a newcomer in so many periods.
TYPICAL, PERIODS_TO_FORGET = 50, 30
USUAL_C = math.sqrt((MOST * MOST - TYPICAL * TYPICAL) / PERIODS_TO_FORGET)

RATING = Fact("rating", 0, 4000, state=True)
RD = Fact(
    DEVIATION,
    1,
    MOST,
    whole=False,
    hint=Message("glicko-hint-deviation", most=Figure(MOST)),
    ask=Message("glicko-ask-deviation", most=Figure(MOST)),
    state=True,
    digits=1,
)
PERIODS = Fact("periods", 0, 1000, hint=Message("glicko-hint-periods"), state=True)
C = Fact(
    "c",
    0,
    MOST,
    whole=False,
    hint=Message(
        "glicko-hint-c",
        usual=Figure(USUAL_C, 1),
        deviation=Figure(TYPICAL),
        most=Figure(MOST),
        periods=Figure(PERIODS_TO_FORGET),
    ),
)


class Glicko(DeviationBook):
    """A rating and a deviation; a rating period of many games."""

    name = "glicko"
    editions = (
        Edition(
            "1995",
            "1995-01-01",
            Message(
                "source-book",
                author=Name("M. E. Glickman"),
                title=Name("The Glicko system"),
                year=Figure(1995),
            ),
            FORMULA,
            "2026-12-01",
            link="https://www.glicko.net/glicko/glicko.pdf",
        ),
    )
    facts = (RATING, RD, PERIODS, C)
    opponent = Fact("opponent", RATING.low, RATING.high)
    opponent_facts = (Fact(DEVIATION, RD.low, RD.high, False, label="fact-opponent-deviation"),)
    newcomer = Player(START, deviation=MOST)

    def weigh(self, player: Player, game: Game) -> tuple[float, float]:
        """Step 2: g of the opponent's deviation, and E with it.

        >>> g, expected = GLICKO.weigh(Player(1500), Game(1400, 1, opponent_deviation=30))
        >>> abs(g - 0.9955) < 0.00005, abs(expected - 0.639) < 0.0005
        (True, True)
        """
        g = weight(self.deviation_of_opponent(game))
        return g, expectation(player.rating or 0, game.opponent or 0, g)

    def rest(self, player: Player, event: Event = TODAY) -> Player:
        """Step 1: the deviation at the beginning of the period.

        >>> GLICKO.rest(Player(1500, deviation=50, c=60, periods=4)).number("deviation")
        130.0
        """
        now = self.completed(player)
        c = now.number(C.name)
        deviation = grown(
            now.number(DEVIATION) or MOST,
            USUAL_C if c is None else c,
            now.number(PERIODS.name) or 0,
            MOST,
        )
        return now.moved({DEVIATION: deviation, PERIODS.name: 0})

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """Step 2 for the games of one period.

        >>> games = [
        ...     Game(1400, 1, opponent_deviation=30),
        ...     Game(1550, 0, opponent_deviation=100),
        ...     Game(1700, 0, opponent_deviation=300),
        ... ]
        >>> found = GLICKO.rate(Player(1500, deviation=200), games)
        >>> found.new_rating, abs(found.after["deviation"] - 151.4) < 0.05
        (1464, True)
        """
        self.check(player, games, event)
        now = self.rest(player, event)
        own, deviation = own_rating(now, RATING), now.number(DEVIATION) or MOST
        met = [self.meet(now, game, "games." + str(i), event) for i, game in enumerate(games)]
        known = information(met)
        variance = variance_after(deviation, known)
        factor = Q * variance

        def working() -> list[Message]:
            return steps(player, own, deviation, met, known, variance, self.shown)

        return self.conclude(
            own,
            met,
            factor,
            event,
            working,
            self.assumptions(player, met),
            {DEVIATION: math.sqrt(variance) if known else deviation, PERIODS.name: 1},
        )

    def spread(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> list[tuple[list[float], list[float]]] | None:
        """A point against somebody whose rating is sure weighs more than one against others.

        What a game brings hangs on its own score alone: the deviation after the period is the same
        whatever the scores are.
        """
        return spread_of_lines(self, player, games, still, event)


GLICKO = Glicko()
