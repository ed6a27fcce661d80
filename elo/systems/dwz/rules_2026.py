"""The rules since 8 June 2026.

    Rn = R0 + K * (W - We), a whole number, not below 1100

Expectations are summed as they are and rounded only to be shown. K no longer depends on the number
of games, but on the index. A first DWZ is the performance, which is lifted below 2000.

Not seen is the text itself. The formulas and their numbers are those in which four independent
programs agree: ChessLeagueManager/com_clm, har64/DWZ-Calc, Moritz72/elochess, oleksiy/ChessHelper;
published evaluations of summer 2026 come out to the last digit. The first DWZ stands in one of the
programs only (har64/DWZ-Calc).
"""

from ...core.assessment import Figure, Message, Points
from ...core.numbers import round_half_away
from ..base import Fact
from ..shared.override import override
from .adjustable import Adjustable
from .coefficient_2026 import coefficient, exact, limited, shown
from .edition import Coefficient, DwzEdition, Result
from .expectation import POINT, unrounded


class Rules2026(DwzEdition):
    """K-factor. ``values`` are the numbers that the DSB may adjust from one day on."""

    all_points = True
    seen = False

    def __init__(
        self,
        name: str,
        since: str,
        until: str | None,
        source: Message,
        confidence: str,
        checked: str,
        link: str,
        k: Fact,
        index: Fact,
        values: Adjustable,
        doubts: tuple[Message, ...],
    ) -> None:
        super().__init__(name, since, until, source, confidence, checked, link, k, index)
        self.values = values
        self.least = values.least
        self.experienced = values.experienced
        self.doubts = doubts

    def expectation(self, difference: int) -> float:
        """P(D) in thousandths, not rounded."""
        return unrounded(difference)

    def weight(self, own: float, age: int | None, index: int | None, behind: bool) -> float:
        """K, with one decimal."""
        return limited(exact(own, age, index, behind, self.values), self.values)

    def coefficient(
        self, own: float, age: int | None, index: int | None, behind: bool
    ) -> Coefficient:
        """K with its reason and its steps."""
        return coefficient(own, age, index, behind, self.values)

    def override(self, k: float, suggested: float) -> Message:
        """That another K was chosen."""
        return override(k, suggested)

    def change(self, surplus: float, k: float, games: int) -> float:
        """K * (W - We)."""
        return k * surplus / POINT

    def change_step(self, result: Result, k: float, change: float) -> Message:
        """The same with its numbers."""
        return Message(
            "dwz-step-change-k",
            score=Points(result.score),
            expected=Figure(result.expected / POINT, 3),
            k=shown(k),
            change=Figure(change, 2, signed=True),
        )

    def first(self, performance: int) -> tuple[int, list[Message], list[Message]]:
        """The performance, from 2000 on as it is.

        Below, ``r`` of what it is short of 2000 is added; below 1100 the line runs on from there to
        1100 for a performance of 0.

        >>> from .editions import EDITIONS
        >>> [EDITIONS[-1].first(found)[0] for found in (0, 550, 1100, 1500, 1999, 2000)]
        [1100, 1136, 1172, 1540, 1999, 2000]
        """
        values = self.values
        unsure = [Message("dwz-note-first-unsure")]
        if performance >= values.first_high:
            return performance, [], unsure
        figures = {
            "share": Figure(values.r, 2),
            "high": Figure(values.first_high),
            "low": Figure(values.first_low),
            "performance": Figure(performance),
        }
        name = "dwz-step-first-raised"
        found = performance + values.r * (values.first_high - performance)
        if performance < values.first_low:
            name = "dwz-step-first-low"
            at_low = values.r * (values.first_high - values.first_low)
            found = values.first_low + at_low * performance / values.first_low
            figures["most"] = Figure(at_low)
        rating = round_half_away(found)
        return rating, [Message(name, rating=Figure(rating), **figures)], unsure
