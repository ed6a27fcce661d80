"""Above the table: the event, what is chosen, what was noticed, and what was corrected."""

from ...view.wording import Wording
from ..runtime import copy_of, element, link, listen
from .task_queue import portions

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: What may be chosen; each is an element of this part.
CHOICES = ("system", "second", "date", "end", "tempo", "ratings", "format")

#: Problems that are listed in one piece of work.
AT_ONCE = 25


class Heading:
    """The event's heading. ``chosen`` is called with the name of a choice and what it is now.

    ``answered`` is called with what somebody answers to a problem.
    """

    def __init__(
        self,
        parts: "dict[str, Node]",
        wording: Wording,
        chosen: "Callable[[str, str], object]",
        answered: "Callable[[dict[str, Node]], object]",
    ) -> None:
        self.parts = parts
        self.answered = answered
        self.wording = wording
        for name in ("system", "second"):
            self._fill_systems(parts[name])
        for name in CHOICES:
            self._watch(name, chosen)
        self.sums: dict[str, str] = {}

    def _watch(self, name: str, chosen: "Callable[[str, str], object]") -> None:
        box = self.parts[name]
        listen(box, "change", lambda event: chosen(name, str(box.value)))

    def _fill_systems(self, select: "Node") -> None:
        # the calculator's own list: the shelf, in the reader's words
        options = element("system").options
        for i in range(options.length):
            option = copy_of("template-option")
            option.value = options[i].value
            option.textContent = options[i].textContent
            select.append(option)

    def show(self, answer: "dict[str, Node]") -> "list[Callable[[], object]]":
        """The pieces of work that show an event, or a file in which there is none."""
        pieces = [lambda: self._frame(answer)]
        if "name" in answer:
            pieces.append(lambda: self._choices(answer))
            pieces.append(lambda: self._decided(answer))
        return pieces + self._problems(answer["problems"])

    def _frame(self, answer: "dict[str, Node]") -> None:
        is_event = "name" in answer
        for name in ("event", "report"):
            self.parts[name].hidden = not is_event
        self._events(answer)
        if is_event:
            self.parts["name"].textContent = answer["name"]
            self.parts["about"].textContent = answer["about"]

    def _choices(self, answer: "dict[str, Node]") -> None:
        any_list = [["", self.wording.text("desk-list-suggested")]]
        self._options("tempo", answer["tempos"])
        self._options("ratings", any_list + answer["lists"])
        self._options("format", answer["formats"])
        self.parts["tempo-field"].hidden = not answer["tempos"]
        self.parts["format-field"].hidden = not answer["formats"]
        chosen = answer["choices"]
        for name in CHOICES:
            if not self.parts[name].matches(":focus"):
                self.parts[name].value = chosen[name]

    def _decided(self, answer: "dict[str, Node]") -> None:
        self._editions(answer["editions"])
        self._teams(answer["teams"])
        self._lines("edits", answer["edits"])
        self.parts["corrections"].hidden = not answer["edits"]

    def _options(self, name: str, options: "list[list[str]]") -> None:
        select = self.parts[name]
        before = str(select.value)
        select.textContent = ""
        for value, text in options:
            option = copy_of("template-option")
            option.value = value
            option.textContent = text
            select.append(option)
        select.value = before

    def _events(self, answer: "dict[str, Node]") -> None:
        events = answer["events"]
        self.parts["events-field"].hidden = len(events) < 2
        numbered = [[str(i), text] for i, text in enumerate(events)]
        self._options("events", numbered)
        self.parts["events"].value = str(answer["current"])

    def _teams(self, teams: "list[list[object]]") -> None:
        self.parts["team-field"].hidden = not teams
        every_team = [["", self.wording.text("desk-every-team")]]
        self._options("team", every_team + [[str(team[0]), str(team[1])] for team in teams])
        self.sums = {str(team[0]): str(team[2]) for team in teams}

    def team_sum(self, team: str) -> str:
        """What a team's players have done together."""
        return self.sums.get(team, "")

    def _lines(self, name: str, texts: list[str]) -> None:
        self.parts[name].textContent = ""
        for text in texts:
            item = copy_of("template-note")
            item.textContent = text
            self.parts[name].append(item)

    def _editions(self, editions: "list[list[str]]") -> None:
        """A line for each system's rules, and the link to their text."""
        self._lines("editions", [edition[0] for edition in editions])
        for place, edition in enumerate(editions):
            if edition[1]:
                item = self.parts["editions"].children.item(place)
                item.append(" ", link(edition[1], edition[2]))

    def _problems(self, found: "dict[str, Node]") -> "list[Callable[[], object]]":
        items = found["items"]

        def begin() -> None:
            self.parts["problems"].hidden = not items
            self.parts["problems"].open = bool(items) and items[0][0] == "error"
            counts = [count[1] for count in found["counts"]]
            self.parts["problem-count"].textContent = ", ".join(counts)
            self.parts["problem-list"].textContent = ""
            self.parts["problem-more"].textContent = found["more"]

        parts = portions(len(items), AT_ONCE)
        return [begin] + [self._problem_portion(items[a:b]) for a, b in parts]

    def _problem_portion(self, items: "list[list[Node]]") -> "Callable[[], object]":
        def fill() -> None:
            for severity, word, place, text, answers in items:
                item = copy_of("template-problem")
                item.setAttribute("data-severity", severity)
                cells = item.children
                cells[0].textContent = word
                cells[1].textContent = place
                cells[2].textContent = text
                for answer in answers:
                    cells[3].append(self._answer(answer))
                self.parts["problem-list"].append(item)

        return fill

    def _answer(self, answer: "dict[str, Node]") -> "Node":
        button = copy_of("template-answer")
        button.textContent = answer["label"]
        listen(button, "click", lambda event: self.answered(answer))
        return button
