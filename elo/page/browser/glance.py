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
#: Milliseconds after the last key before a curve follows that has become another one.
PAUSED = 250
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
        self.curve: "Curve | None" = None
        self.soon = Delay(SOON, self.show)
        self.paused = Delay(PAUSED, self._redraw)
        self.settled = Delay(SETTLED, calculator.keep)
        listen(self.goal, "input", self._typed)
        listen(self.parts["slider"], "input", self._dragged)
        listen(one("[data-chapter=event]"), "input", lambda event: self.soon.restart())
        calculator.followers.append(self._follow)
        self.show()

    def _follow(self) -> None:
        self.soon.restart()
        self.paused.cancel()

    def _typed(self, event: "Node") -> None:
        self.calculator.entry.plans["goal"] = str(self.goal.value)
        self.settled.restart()
        for follow in self.calculator.followers:
            follow()

    def _dragged(self, event: "Node") -> None:
        """Another opponent is tried: as if his rating had been typed."""
        self.calculator.put_opponent(str(int(float(self.parts["slider"].value))))

    def show(self) -> None:
        """Draws what belongs to the answer of now; another curve only when the visitor pauses."""
        answer = self.calculator.answer
        glance = Glance(answer.reading)
        shown = bool(glance.opponents)
        if self._is_new("shown", "yes" if shown else ""):
            self.parts["all"].hidden = not shown
        if not shown:
            return
        self._bar(glance)
        self._goal(answer)
        if self.curve is None or self.curve.is_of(glance):
            self._redraw()
        else:
            self.paused.restart()

    def _redraw(self) -> None:
        answer = self.calculator.answer
        glance = Glance(answer.reading)
        if glance.opponents:
            self.curve = Curve(glance, self.curve)
            self._curve(glance, self.curve, answer)

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
        self._name("bar", said["about"])
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

    def _curve(self, glance: Glance, curve: Curve, answer: Answer) -> None:
        drawing = self.parts["curve"]
        changes = {name: answer.slots.get("outcome-" + name, "") for name in OUTCOMES}
        self._name("curve", curve_said(glance, changes, self.wording))
        if self._is_new("stepped", str(curve.is_stepped)):
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
        ticks = curve.ticks(self.wording)
        if self._is_new("ticks", " ".join(ticks)):
            for place, text in zip(every("span", self.parts["ticks"]), ticks):
                place.textContent = text

    def _labels(self, across: float, changes: dict[str, str]) -> None:
        """The three outcomes beside their points, on the side where there is room."""
        labels = self.parts["labels"]
        if self._is_new("labels", "yes" if changes else ""):
            labels.hidden = not changes
        if self._is_new("before", str(across > FAR)):
            labels.classList.toggle("before", across > FAR)
        place = str(int(100 * across)) + "%"
        if self._is_new("across", place):
            labels.style.setProperty("--across", place)
        for name in changes:
            if self._is_new("label " + name, changes[name]):
                labels.querySelector("." + name).textContent = changes[name]

    def _slider(self, glance: Glance, curve: Curve) -> None:
        slider = self.parts["slider"]
        if self._is_new("slider", "yes" if glance.is_one else ""):
            slider.hidden = not glance.is_one
        if glance.is_one:
            if self._is_new("edges", str(curve.low) + " " + str(curve.high)):
                slider.min = str(curve.low)
                slider.max = str(curve.high)
            # the visitor moves it as well
            slider.value = str(int(glance.opponents[0]))
            said = point_said(glance, self.wording)
            if self._is_new("point", said):
                slider.setAttribute("aria-valuetext", said)

    def _is_new(self, key: str, value: str) -> bool:
        """Whether something is to be shown that is not there yet; from now on it is."""
        if self.shown.get(key) == value:
            return False
        self.shown[key] = value
        return True

    def _name(self, part: str, said: str) -> None:
        if self._is_new(part + " name", said):
            self.parts[part].setAttribute("aria-label", said)

    def _text(self, name: str, text: str) -> None:
        if self._is_new(name, text):
            self.parts[name].textContent = text

    def _set(self, drawing: "Node", part: str, attribute: str, value: str) -> None:
        if self._is_new(part + " " + attribute, value):
            drawing.querySelector(part).setAttribute(attribute, value)
