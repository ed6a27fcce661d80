"""Glicko-2: M. E. Glickman, *Example of the Glicko-2 system*, edition of 22 March 2022.

    who was never rated   r = 1500, RD = 350, sigma = 0.06, and tau            step 1
    scale                 mu = (r - 1500) / 173.7178, phi = RD / 173.7178      step 2
    weight                g = 1 / sqrt(1 + 3 phij^2 / pi^2)
    expected score        E = 1 / (1 + exp(-g (mu - muj)))
    variance              v = 1 / sum g^2 E (1 - E)                            step 3
    improvement           delta = v * sum g (s - E)                            step 4
    volatility            sigma', the root of a function of delta              step 5
    time                  phi* = sqrt(phi^2 + sigma'^2)                        step 6
    new deviation         phi' = 1 / sqrt(1 / phi*^2 + 1 / v)                  step 7
    new rating            mu' = mu + phi'^2 * sum g (s - E)
    back                  r' = 173.7178 mu' + 1500, RD' = 173.7178 phi'        step 8

A period without games is step 6 alone, with the sigma from before. The formulas stand in
``formulas.py`` and ``volatility.py``, step by step.

What is decided here because the paper leaves it open:

* tau is 0.5, as in the paper's example, unless another one is given. The paper finds 0.3 to 1.2
  reasonable, and 0.2 where results may be very improbable.
* Periods without games before this one are the fact ``idle``: step 6 once for each.
* No deviation grows beyond 350, that of somebody who was never rated, and no volatility beyond 1.
  The paper sets no limits.
* What is not known is that of somebody who was never rated, one's own and an opponent's
  deviation. The result says so.
* Nothing is rounded; what is shown is the nearest whole number.

The paper's example prints 1464.06 and 151.52, from steps that are rounded on the way; without that
it is 1464.05 and 151.52.
"""

from ...core.assessment import Assessment, Figure, Message, Name
from ...core.games import TODAY, Event, Game, Player
from ..base import FORMULA, Edition, Fact
from ..shared.deviation import (
    DEVIATION,
    VOLATILITY,
    DeviationBook,
    information,
    surplus,
)
from ..shared.period import own_rating
from ..shared.spread import SCORES, spread_of_sums
from .formulas import SCALE, deviation_after, expectation, grown, weight
from .volatility import new_volatility
from .working import steps

#: Step 1.
START = 1500
MOST = 350
START_VOLATILITY = 0.06
USUAL_TAU, LEAST_TAU, MOST_TAU = 0.5, 0.2, 1.2

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
SIGMA = Fact(
    VOLATILITY,
    0.001,
    1,
    whole=False,
    hint=Message("glicko2-hint-volatility", usual=Figure(START_VOLATILITY, 2)),
    state=True,
    digits=4,
)
IDLE = Fact("idle", 0, 1000, hint=Message("glicko2-hint-idle"), state=True)
TAU = Fact(
    "tau",
    LEAST_TAU,
    MOST_TAU,
    whole=False,
    hint=Message(
        "glicko2-hint-tau",
        usual=Figure(USUAL_TAU, 1),
        low=Figure(LEAST_TAU, 1),
        high=Figure(MOST_TAU, 1),
    ),
)


class Glicko2(DeviationBook):
    """A rating, a deviation and a volatility; a rating period of many games."""

    name = "glicko2"
    editions = (
        Edition(
            "2022",
            "2022-03-22",
            Message(
                "source-book",
                author=Name("M. E. Glickman"),
                title=Name("Example of the Glicko-2 system"),
                year=Figure(2022),
            ),
            FORMULA,
            "2026-12-01",
            link="https://www.glicko.net/glicko/glicko2.pdf",
        ),
    )
    facts = (RATING, RD, SIGMA, IDLE, TAU)
    opponent = Fact("opponent", RATING.low, RATING.high)
    opponent_facts = (Fact(DEVIATION, RD.low, RD.high, False, label="fact-opponent-deviation"),)
    newcomer = Player(START, deviation=MOST, volatility=START_VOLATILITY)

    def weigh(self, player: Player, game: Game) -> tuple[float, float]:
        """Step 3: g of the opponent's deviation, and E with it."""
        g = weight(self.deviation_of_opponent(game) / SCALE)
        difference = (player.rating or 0) - (game.opponent or 0)
        return g, expectation(difference / SCALE, g)

    def rest(self, player: Player, event: Event = TODAY) -> Player:
        """Step 6 for every period without games that lies before this one.

        >>> rested = GLICKO2.rest(Player(1500, deviation=50, volatility=0.06, idle=100))
        >>> abs(rested.number("deviation") - (50**2 + 100 * (0.06 * 173.7178) ** 2) ** 0.5) < 1e-9
        True
        """
        now = self.completed(player)
        phi = (now.number(DEVIATION) or MOST) / SCALE
        phi = grown(phi, now.number(VOLATILITY) or 0, now.number(IDLE.name) or 0)
        return now.moved({DEVIATION: min(phi * SCALE, MOST), IDLE.name: 0})

    def rate(self, player: Player, games: list[Game], event: Event = TODAY) -> Assessment:
        """Steps 2 to 8 for the games of one period.

        >>> games = [
        ...     Game(1400, 1, opponent_deviation=30),
        ...     Game(1550, 0, opponent_deviation=100),
        ...     Game(1700, 0, opponent_deviation=300),
        ... ]
        >>> found = GLICKO2.rate(Player(1500, deviation=200, volatility=0.06), games)
        >>> found.new_rating, abs(found.after["deviation"] - 151.52) < 0.005
        (1464, True)
        """
        self.check(player, games, event)
        now = self.rest(player, event)
        own, phi = own_rating(now, RATING), (now.number(DEVIATION) or MOST) / SCALE
        sigma, tau = now.number(VOLATILITY) or 0, now.number(TAU.name) or USUAL_TAU
        met = [self.meet(now, game, "games." + str(i), event) for i, game in enumerate(games)]
        known, total = information(met), surplus(met)
        new_sigma = sigma
        if known:
            new_sigma = new_volatility(sigma, phi, 1 / known, total / known, tau)
            new_sigma = min(new_sigma, SIGMA.high)
        new_phi = deviation_after(grown(phi, new_sigma, 1), known)

        def working() -> list[Message]:
            return steps(own, phi, sigma, new_sigma, new_phi, met, self.shown)

        return self.conclude(
            own,
            met,
            SCALE * new_phi * new_phi,
            event,
            working,
            self.assumptions(player, met),
            {DEVIATION: min(new_phi * SCALE, MOST), VOLATILITY: new_sigma, IDLE.name: 0},
        )

    def spread(
        self, player: Player, games: list[Game], still: list[int], event: Event = TODAY
    ) -> list[tuple[list[float], list[float]]] | None:
        """A point against somebody whose rating is sure weighs more than one against others.

        The change is phi'^2 D with D = sum g (s - E), and phi' grows with the square of D, because
        the volatility does. So it is the greater the greater D is, and every game has a part of its
        own in D: the ways to each total with the least and with the greatest D are looked for.
        """
        self.check(player, games, event)
        now = self.rest(player, event)
        parts = []
        for index in still:
            g, expected = self.weigh(now, games[index])
            parts.append(tuple([g * (score - expected) for score in SCORES]))
        return spread_of_sums(parts)  # type: ignore[arg-type]


GLICKO2 = Glicko2()
