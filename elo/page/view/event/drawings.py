"""What the charts around an event show."""

from ....core.assessment import Figure, Points
from ....questions.forecast import Outlook, reaches
from ..pictures import BARS, FAINT, LINE, MAIN, MARK, Axis, Picture, round_axis
from ..wording import CHANGE, EXPECTED, Wording
from .chances import Forecast, percent
from .situation import Situation
from .target import scores_shown

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable

#: The most lines across a chart and the most texts below it, for the narrowest screen.
LINES = 5
TEXTS = 7

#: The rating differences of the curve, further where an opponent is further away.
DIFFERENCES = 400
CURVE_STEP = 10
TABLE_STEP = 100


def change_by_score(found: Outlook, goal: float | None, wording: Wording) -> Picture:
    """A bar for the change at every score; those below the goal stand back."""
    outcomes, step = scores_shown(found)
    changes = [(outcome.score, outcome.least.change) for outcome in outcomes]
    high = [goal is None or reaches(outcome.least, goal) for outcome in outcomes]

    def write(value: float) -> str:
        return wording.figure(Figure(value, signed=True))

    values = [change for _, change in changes]
    low, most = [wording.figure(Figure(values[i], CHANGE, signed=True)) for i in (0, -1)]
    about = wording.text("chart-change-about", games=str(found.games), low=low, high=most)
    y = round_axis(min(values + [0]), max(values + [0]), LINES, write)
    return _bars(about, changes, high, y, step / 2, wording)


def chance_by_score(forecast: Forecast, goal: float | None, wording: Wording) -> Picture | None:
    """A bar for the chance of every total score; those below the goal stand back."""
    found = forecast.situation.outlook
    if found is None:
        return None
    outcomes, step = scores_shown(found)
    chances = [(each.score, 100 * forecast.totals[int(2 * each.score)]) for each in outcomes]
    high = [goal is None or reaches(outcome.least, goal) for outcome in outcomes]

    def write(value: float) -> str:
        return wording.text("percent", value=wording.figure(Figure(value, _decimals(value))))

    values = [chance for _, chance in chances]
    best = values.index(max(values))
    score = wording.figure(Points(chances[best][0]))
    chance = percent(values[best] / 100, wording)
    about = wording.text("chart-scores-about", score=score, chance=chance)
    y = round_axis(0, values[best], LINES, write)
    return _bars(about, chances, high, y, step / 2, wording)


def expected_curve(situation: Situation, wording: Wording) -> Picture:
    """The expected score over the rating difference, and each game to come on it."""
    own = situation.own
    marks: list[tuple[float, float]] = []
    for opponent in situation.opponents:
        marks.append((own - opponent, situation.expected(opponent)))
    far = max([DIFFERENCES] + [abs(mark[0]) for mark in marks])
    high = int((far + TABLE_STEP - 1) // TABLE_STEP) * TABLE_STEP
    differences = [d for d in range(-high, high + 1, CURVE_STEP) if _exists(situation, d)]
    curve: list[tuple[float, float]] = []
    for difference in differences:
        curve.append((difference, situation.expected(own - difference)))

    def write_difference(value: float) -> str:
        return wording.figure(Figure(value, signed=True))

    def write_expected(value: float) -> str:
        return wording.figure(Figure(value, EXPECTED))

    x = round_axis(-high, high, TEXTS, write_difference)
    y = Axis(0, 1, [(part / 4, write_expected(part / 4)) for part in range(5)])
    about = wording.text("chart-expected-about", rating=wording.figure(Figure(own)))
    return Picture(LINE, about, x, y, [(MAIN, curve), (MARK, marks)])


def curve_rows(situation: Situation, wording: Wording) -> list[list[str]]:
    """The curve as a table: rating difference and expected score."""
    rows = []
    for difference in range(-DIFFERENCES, DIFFERENCES + 1, TABLE_STEP):
        if _exists(situation, difference):
            own = situation.own
            expected = situation.expected(own - difference)
            texts = (Figure(difference, signed=True), Figure(expected, EXPECTED))
            rows.append([wording.figure(text) for text in texts])
    return rows


def _exists(situation: Situation, difference: float) -> bool:
    fact = situation.book.opponent
    return fact.low <= situation.own - difference <= fact.high


def _bars(
    about: str,
    points: list[tuple[float, float]],
    high: list[bool],
    y: Axis,
    step: float,
    wording: Wording,
) -> Picture:
    last = points[-1][0]

    def write(value: float) -> str:
        return wording.figure(Points(value))

    # room for half a bar at both ends
    x = round_axis(0, last, TEXTS, write) if last > 1 else Axis(0, last, _halves(last, write))
    ticks = [(value, text) for value, text in x.ticks if value <= last]
    x = Axis(-step / 2, last + step / 2, ticks)
    series = []
    for name, wanted in ((FAINT, False), (MAIN, True)):
        series.append((name, [p for p, reached in zip(points, high) if reached == wanted]))
    return Picture(BARS, about, x, y, series, step)


def _halves(last: float, write: "Callable[[float], str]") -> list[tuple[float, str]]:
    values = [halves / 2 for halves in range(int(2 * last) + 1)]
    return [(value, write(value)) for value in values]


def _decimals(value: float) -> int:
    return 0 if value == int(value) else 1
