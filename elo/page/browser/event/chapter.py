"""The chapter of the questions around an event: answers those that are open, at every key."""

from ....systems import base as questions
from ...view.calculator.reading import Reading
from ...view.event import drawings, norms
from ...view.event.chances import Forecast, draw_percent, game_rows, likelihood, total_rows
from ...view.event.performance import worth
from ...view.event.situation import SINGLE, Situation
from ...view.event.target import Goal, caption, enough, score_rows, target
from ...view.pictures import Picture
from ...view.wording import Wording
from ..calculator.calculator import Calculator
from ..runtime import Delay, data, every, listen, one
from .norm_sheet import NormSheet
from .panel import Panel

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

TARGET = "target"
LIKELIHOOD = "likelihood"
WORTH = "worth"
NORMS = "norms"

#: Milliseconds after a key before these answers follow: the key's own answer comes first.
SOON = 100
#: Milliseconds after the last key in a field of this chapter before it is said what came of it.
SETTLED = 1000


def begin(wording: Wording, calculator: Calculator) -> "EventChapter":
    """Sets the chapter up; it follows the calculator from now on."""
    return EventChapter(wording, calculator)


class EventChapter:
    """The panels, and the fields in them; what is typed there belongs to the entry."""

    def __init__(self, wording: Wording, calculator: Calculator) -> None:
        self.wording = wording
        self.calculator = calculator
        self.soon = Delay(SOON, self.show)
        self.settled = Delay(SETTLED, self.settle)
        self.typing = ""
        host = one("[data-chapter=event]")
        self.panels = {
            data(part, "panel"): Panel(part, self.show) for part in every("[data-panel]", host)
        }
        self.norm_sheet = NormSheet(self.panels[NORMS], wording)
        listen(host, "input", self._typed)
        calculator.followers.append(self.follow)
        self.show()

    def follow(self) -> None:
        """Something has been entered."""
        for name in self.panels:
            if self.panels[name].is_open():
                self.soon.restart()
                return

    def _typed(self, event: "Node") -> None:
        field = event.target
        entry = self.calculator.entry
        name = data(field, "plan")
        if name:
            text = str(field.value)
            entry.plans[name] = text.strip().upper() if name == "federation" else text
        elif not self.norm_sheet.typed(entry, field):
            return
        self.typing = data(field.closest("[data-panel]"), "panel")
        self.soon.restart()
        self.settled.restart()

    def show(self) -> None:
        """Answers the questions that are open."""
        reading = self.calculator.answer.reading
        situation = None
        if self.panels[TARGET].is_open() or self.panels[LIKELIHOOD].is_open():
            situation = Situation(reading)
        for name in self.panels:
            panel = self.panels[name]
            if panel.is_open():
                self._fill(panel)
                if name == TARGET and situation is not None:
                    self._target(panel, situation)
                elif name == LIKELIHOOD and situation is not None:
                    self._likelihood(panel, situation)
                elif name == WORTH:
                    self._worth(panel, reading)
                elif name == NORMS:
                    self._norms(panel, reading)

    def settle(self) -> None:
        """A while after the last key in this chapter: what came of it is said, and kept."""
        self.calculator.keep()
        panel = self.panels[self.typing]
        said = [
            " ".join(str(place.textContent).split())
            for place in every(SAID, panel.part)
            if place.offsetParent and str(place.textContent)
        ]
        panel.texts({self.typing + "-said": " ".join(said)})

    def _fill(self, panel: Panel) -> None:
        """Writes the entry into the fields, but for those that say the same already."""
        for name in panel.fields:
            text = self.calculator.entry.plans[name]
            if name == "draws":
                text = str(draw_percent(text))
            field = panel.fields[name]
            typed = str(field.value)
            if (typed.strip().upper() if name == "federation" else typed) != text:
                field.value = text

    def _goal(self, situation: Situation) -> Goal:
        return Goal(self.calculator.entry.plans["goal"], situation)

    def _target(self, panel: Panel, situation: Situation) -> None:
        goal = self._goal(situation)
        panel.texts(target(situation, goal, self.wording))
        self._mark(panel, "goal", goal.fault is not None and goal.fault.code != "empty")
        found = situation.outlook
        panel.offer("outlook", found is not None)
        panel.offer("goal", goal.value is not None)
        if found is None:
            return
        if panel.is_open("scores"):
            panel.texts({"scores-caption": caption(found, goal.value, self.wording)})
            panel.rows("scores", score_rows(found, self.wording), enough(found, goal.value))
        if panel.is_open("change-chart"):
            picture = drawings.change_by_score(found, goal.value, self.wording)
            panel.charts["change"].show(picture)

    def _likelihood(self, panel: Panel, situation: Situation) -> None:
        goal = self._goal(situation)
        forecast = Forecast(situation, draw_percent(self.calculator.entry.plans["draws"]))
        panel.texts(likelihood(forecast, goal, self.wording))
        found = situation.outlook
        panel.offer("outlook", found is not None)
        panel.offer("several", found is not None and situation.kind != SINGLE)
        panel.offer("single", found is not None and situation.kind == SINGLE)
        # what a score makes of the rating is another question, and not every system answers it
        reach = situation.book.offers(questions.TARGET)
        panel.offer("reach", reach)
        panel.offer("goal", reach and goal.value is not None)
        panel.offer("no-goal", reach and found is not None and goal.value is None)
        if found is None:
            return
        if panel.is_open("games"):
            panel.rows("games", game_rows(forecast, self.wording))
        if panel.is_open("totals"):
            panel.texts({"totals-caption": caption(found, goal.value, self.wording)})
            panel.rows("totals", total_rows(forecast, self.wording), enough(found, goal.value))
        if panel.is_open("totals-chart"):
            picture = drawings.chance_by_score(forecast, goal.value, self.wording)
            _draw(panel, "totals", picture)
        if panel.is_open("curve-chart"):
            _draw(panel, "curve", drawings.expected_curve(situation, self.wording))
            panel.rows("curve", drawings.curve_rows(situation, self.wording))

    def _worth(self, panel: Panel, reading: Reading) -> None:
        basis, figures = worth(reading, self.wording)
        panel.texts({"worth-basis": basis})
        panel.figures(figures)

    def _norms(self, panel: Panel, reading: Reading) -> None:
        missing = norms.missing(reading)
        panel.texts({"norms-missing": self.wording.text(missing) if missing else ""})
        panel.offer("norms", not missing)
        if missing:
            return
        entry = self.calculator.entry
        _, fault = norms.rounds_of(entry)
        panel.texts({"hint-in-all": "" if fault is None else self.wording.fault(fault)})
        self._mark(panel, "in-all", fault is not None)
        self.norm_sheet.opponents(entry, reading)
        self.norm_sheet.show(norms.norms(reading, self.wording))

    def _mark(self, panel: Panel, name: str, wrong: bool) -> None:
        if panel.is_new("mark " + name, wrong):
            if wrong:
                panel.fields[name].setAttribute("aria-invalid", "true")
            else:
                panel.fields[name].removeAttribute("aria-invalid")


#: What a question's answer consists of, for the sentence that is said.
SAID = ".verdicts dt, .verdicts dd, .thirds dt, .thirds dd, .norm summary"


def _draw(panel: Panel, name: str, picture: "Picture | None") -> None:
    if picture is not None:
        panel.charts[name].show(picture)
