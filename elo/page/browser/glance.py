"""The chapter of the pictures beside the answer, and of the goal: drawn after every key."""

from ..view.calculator.answers import Answer
from ..view.event.chances import draw_percent
from ..view.event.glance import (
    HEIGHT,
    OUTCOMES,
    WIDTH,
    Curve,
    Glance,
    curve_said,
    point_said,
    shares_said,
)
from ..view.event.goal_line import goal_line
from ..view.wording import Wording
from .calculator.calculator import Calculator
from .runtime import Delay, data, every, listen, one

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

#: Milliseconds after a key before the pictures follow: the key's own answer comes first.
SOON = 60
#: Milliseconds after the last key in the goal's field before it is kept.
SETTLED = 1000

#: The share of the drawing's width from which labels stand to the left of the point.
FAR = 0.7


def begin(wording: Wording, calculator: Calculator) -> "GlanceChapter":
    """Sets the pictures up; they follow the calculator from now on."""
    return GlanceChapter(wording, calculator)


class GlanceChapter:
    """The bar of the chances, the curve with its points, and the goal's field."""

    def __init__(self, wording: Wording, calculator: Calculator) -> None:
        self.wording = wording
        self.calculator = calculator
        host = one("[data-chapter=glance]")
        self.parts = {data(part, "glance"): part for part in every("[data-glance]", host)}
        self.goal = host.querySelector("[data-plan=goal]")
        self.shown: dict[str, str] = {}
        self.soon = Delay(SOON, self.show)
        self.settled = Delay(SETTLED, calculator.keep)
        listen(self.goal, "input", self._typed)
        listen(self.parts["slider"], "input", self._dragged)
        listen(one("[data-chapter=event]"), "input", lambda event: self.soon.restart())
        calculator.followers.append(self.soon.restart)
        self.show()

    def _typed(self, event: "Node") -> None:
        self.calculator.entry.plans["goal"] = str(self.goal.value)
        self.settled.restart()
        for follow in self.calculator.followers:
            follow()

    def _dragged(self, event: "Node") -> None:
        """Another opponent is tried: as if his rating had been typed."""
        self.calculator.put_opponent(str(int(float(self.parts["slider"].value))))

    def show(self) -> None:
        """Draws what belongs to the answer of now."""
        answer = self.calculator.answer
        glance = Glance(answer.reading)
        shown = bool(glance.opponents)
        self.parts["all"].hidden = not shown
        if shown:
            self._bar(glance)
            self._curve(glance, answer)
            self._goal(answer)

    def _goal(self, answer: Answer) -> None:
        text = answer.reading.entry.plans["goal"]
        if str(self.goal.value) != text:
            self.goal.value = text
        self._text("line", goal_line(answer, self.wording))

    def _bar(self, glance: Glance) -> None:
        draws = draw_percent(glance.reading.entry.plans["draws"])
        shares = glance.shares(draws / 100)
        said = shares_said(shares, self.wording)
        bar = self.parts["bar"]
        bar.setAttribute("aria-label", said["about"])
        start = 0.0
        for name, share in zip(OUTCOMES, shares):
            self._text(name, said[name])
            self._set(bar, "rect." + name, "x", str(int(1000 * start)))
            self._set(
                bar, "rect." + name, "width", str(int(1000 * (start + share)) - int(1000 * start))
            )
            start += share
        percent = self.wording.text("percent", value=str(draws))
        self._text("assumed", self.wording.text("glance-assumed", draws=percent))

    def _curve(self, glance: Glance, answer: Answer) -> None:
        curve = Curve(glance)
        drawing = self.parts["curve"]
        changes = {name: answer.slots.get("outcome-" + name, "") for name in OUTCOMES}
        drawing.setAttribute("aria-label", curve_said(glance, changes, self.wording))
        drawing.classList.toggle("stepped", curve.is_stepped)
        self._set(drawing, ".line", "d", curve.path)
        dots = "".join(["M" + str(x) + " " + str(y) + "h1" for x, y in curve.points])
        one_game = glance.is_one
        self._set(drawing, ".games", "d", "" if one_game else dots)
        self._set(drawing, ".point", "d", dots if one_game else "")
        across, up = curve.points[0]
        for name, height in zip(OUTCOMES, (0, HEIGHT // 2, HEIGHT)):
            dot = "M" + str(across) + " " + str(height) + "h1" if one_game else ""
            self._set(drawing, ".outcome." + name, "d", dot)
        result = answer.reading.entry.one.result
        chosen = dict(zip(OUTCOMES, (0, HEIGHT // 2, HEIGHT))).get(result)
        reach = "" if chosen is None else "M" + str(across) + " " + str(up) + "V" + str(chosen)
        self._set(drawing, ".reach", "d", reach if one_game else "")
        self._labels(across / WIDTH, changes if one_game else {})
        self._slider(glance, curve)
        for place, text in zip(every("span", self.parts["ticks"]), curve.ticks(self.wording)):
            place.textContent = text

    def _labels(self, across: float, changes: dict[str, str]) -> None:
        """The three outcomes beside their points, on the side where there is room."""
        labels = self.parts["labels"]
        labels.hidden = not changes
        labels.classList.toggle("before", across > FAR)
        labels.style.setProperty("--across", str(int(100 * across)) + "%")
        for name in changes:
            labels.querySelector("." + name).textContent = changes[name]

    def _slider(self, glance: Glance, curve: Curve) -> None:
        slider = self.parts["slider"]
        slider.hidden = not glance.is_one
        if glance.is_one:
            slider.min = str(curve.low)
            slider.max = str(curve.high)
            slider.value = str(int(glance.opponents[0]))
            slider.setAttribute("aria-valuetext", point_said(glance, self.wording))

    def _text(self, name: str, text: str) -> None:
        if self.shown.get(name) != text:
            self.shown[name] = text
            self.parts[name].textContent = text

    def _set(self, drawing: "Node", part: str, attribute: str, value: str) -> None:
        key = part + " " + attribute
        if self.shown.get(key) != value:
            self.shown[key] = value
            drawing.querySelector(part).setAttribute(attribute, value)
