"""A chart as values: what is drawn, without how. The texts of its axes come from outside."""

import json
import math

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

LINE = "line"
BARS = "bars"

#: The series of a picture: the curve or the bars, those that stand back, and single points.
MAIN = "main"
FAINT = "faint"
MARK = "mark"

#: The distances that lines of a scale may have, times a power of ten.
STEPS = (1, 2, 5, 10)


class Axis:
    """One axis from ``low`` to ``high``, with ``ticks``: each a value and the text beside it."""

    def __init__(self, low: float, high: float, ticks: list[tuple[float, str]]) -> None:
        self.low = low
        self.high = high
        self.ticks = ticks


def round_axis(low: float, high: float, most: int, write: "Callable[[float], str]") -> Axis:
    """An axis that holds these values, with at most so many lines at round distances.

    >>> axis = round_axis(-7.2, 18, 6, str)
    >>> axis.low, axis.high, [text for _, text in axis.ticks]
    (-10, 20, ['-10', '-5', '0', '5', '10', '15', '20'])
    """
    step = _round_step((high - low) / most)
    first, last = math.floor(low / step), math.ceil(high / step)
    if last == first:
        last += 1
    values = [number * step for number in range(first, last + 1)]
    return Axis(values[0], values[-1], [(value, write(value)) for value in values])


def _round_step(least: float) -> float:
    if least <= 0:
        return 1
    power: float = 10 ** math.floor(math.log10(least))
    return next(step * power for step in STEPS if step * power >= least)


class Picture:
    """A line or bars over an axis ``x``; ``series`` are named lists of points.

    ``step`` is the distance between two bars. ``about`` says in one sentence what is to be seen.
    """

    def __init__(
        self,
        kind: str,
        about: str,
        x: Axis,
        y: Axis,
        series: list[tuple[str, list[tuple[float, float]]]],
        step: float = 1,
    ) -> None:
        self.kind = kind
        self.about = about
        self.x = x
        self.y = y
        self.series = series
        self.step = step

    def as_json(self) -> str:
        """What ``draw`` of static/charts.js takes."""
        series = [{"name": name, "points": points} for name, points in self.series]
        return json.dumps(
            {
                "kind": self.kind,
                "x": _axis(self.x),
                "y": _axis(self.y),
                "series": series,
                "step": self.step,
            }
        )


def _axis(axis: Axis) -> dict[str, object]:
    return {"low": axis.low, "high": axis.high, "ticks": axis.ticks}
