"""The rules until 7 June 2026: Wertungsordnung 3.4 and 3.5 in the edition of 2016.

    Rn = R0 + 800 * (W - We) / (E + n)

Expectations are printed and summed with three decimals. A first DWZ is the performance, and one up
to 800 is lifted.
"""

from ...core.assessment import Day, Figure, Message, Points
from ...core.numbers import decimals, round_half_away
from . import coefficient_2016
from .edition import Coefficient, DwzEdition, Result
from .expectation import POINT, thousandths

#: 3.5.2
CHANGE_SCALE = 800

#: A result up to 800 is lifted to 700 + R / 8: known from a public implementation and an
#: encyclopedia only.
LIFT_UP_TO = 800
LIFT_BASE = 700
LIFT_SHARE = 8


class Rules2016(DwzEdition):
    """Development coefficient E."""

    experienced = coefficient_2016.E_MOST // coefficient_2016.E_PER_INDEX

    def expectation(self, difference: int) -> float:
        """P(D), whole thousandths."""
        return thousandths(difference)

    def weight(self, own: float, age: int | None, index: int | None, behind: bool) -> float:
        """E, a whole number."""
        return coefficient_2016.weight(own, age, index, behind)

    def coefficient(
        self, own: float, age: int | None, index: int | None, behind: bool
    ) -> Coefficient:
        """E by Anhang 1.2."""
        return coefficient_2016.coefficient(own, age, index, behind)

    def override(self, k: float, suggested: float) -> Message:
        """That another E was chosen."""
        return Message(
            "dwz-e-override", k=Figure(k, decimals(k)), suggested=Figure(round_half_away(suggested))
        )

    def change(self, surplus: float, k: float, games: int) -> float:
        """3.5.2: 800 * (W - We) / (E + n); 0 without games.

        >>> from .editions import EDITIONS
        >>> EDITIONS[0].change(600, 20, 5)
        19.2
        """
        return CHANGE_SCALE * surplus / (POINT * (k + games))

    def change_step(self, result: Result, k: float, change: float) -> Message:
        """3.5.2 with its numbers."""
        return Message(
            "dwz-step-change",
            scale=Figure(CHANGE_SCALE),
            score=Points(result.score),
            expected=Figure(result.expected / POINT, 3),
            k=Figure(k, decimals(k)),
            games=Figure(result.games),
            change=Figure(change, 2, signed=True),
        )

    def unconfirmed(self) -> Message:
        """That the lift of low results had not been confirmed when somebody last looked."""
        limit = Figure(LIFT_UP_TO)
        return Message("dwz-note-lift-unconfirmed", limit=limit, checked=Day(self.checked))

    def first(self, performance: int) -> tuple[int, list[Message], list[Message]]:
        """The performance; up to 800 it is 700 plus an eighth, half away.

        >>> from .editions import EDITIONS
        >>> [EDITIONS[0].first(performance)[0] for performance in (0, 400, 800, 801)]
        [700, 750, 800, 801]
        """
        if performance > LIFT_UP_TO:
            return performance, [], []
        rating = round_half_away(LIFT_BASE + performance / LIFT_SHARE)
        step = Message(
            "dwz-step-first-lift",
            limit=Figure(LIFT_UP_TO),
            base=Figure(LIFT_BASE),
            share=Figure(LIFT_SHARE),
            performance=Figure(performance),
            rating=Figure(rating),
        )
        return rating, [step], [self.unconfirmed()]
