"""The room of the two side questions; what answers them is fetched only when one is opened."""

from ..view.wording import Wording
from .loading import Loading
from .runtime import copy_of, data, element, every, listen, show_link, today

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node

COUNTING = "counting"
CONVERSION = "conversion"


class SideRoom:
    """A disclosure for each question, with a form of its own."""

    def __init__(self, wording: Wording, loading: Loading) -> None:
        self.wording = wording
        self.loading = loading
        self.filled = False
        for name in (COUNTING, CONVERSION):
            box = element(name)
            listen(box, "toggle", lambda event: self.answer())
            listen(box, "input", lambda event: self.answer())
            listen(box, "submit", lambda event: event.preventDefault())

    def answer(self) -> None:
        """Answers the questions that are open."""
        if element(COUNTING).open or element(CONVERSION).open:
            self.loading.open("side", self._answer)

    def _answer(self, questions: "Node") -> None:
        if element(COUNTING).open:
            self._count(element(COUNTING), questions)
        if element(CONVERSION).open:
            self._convert(element(CONVERSION), questions)

    def _count(self, box: "Node", questions: "Node") -> None:
        typed = _typed(box)
        typed["date"] = typed["date"] or today()
        members = bool(box.querySelector("input[type=checkbox]").checked)
        _show(box, questions.count(typed, members, self.wording))

    def _convert(self, box: "Node", questions: "Node") -> None:
        select = box.querySelector("select")
        if not self.filled:
            self.filled = True
            for name in questions.names(self.wording):
                option = copy_of("template-option")
                option.value = name
                option.textContent = self.wording.text("conversion-" + name)
                select.append(option)
        chosen = questions.by_name(str(select.value))
        box.querySelector("[data-need=standard]").hidden = "standard" not in chosen.needs
        _show(box, questions.convert(chosen.name, _typed(box), self.wording))
        address, words = questions.link(chosen.name, self.wording)
        show_link(box.querySelector("[data-link=about]"), address, words)


def _typed(box: "Node") -> dict[str, str]:
    fields = every("input[data-field]", box)
    return {data(field, "field"): str(field.value) for field in fields}


def _show(box: "Node", slots: dict[str, str]) -> None:
    for place in every("[data-place]", box):
        text = slots.get(data(place, "place"), "")
        if str(place.textContent) != text:
            place.textContent = text
