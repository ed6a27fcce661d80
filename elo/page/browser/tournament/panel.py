"""One player's panel: facts and games that may be corrected, and the working."""

from ...view.wording import Wording
from ..runtime import copy_of, data, every, listen
from .norms import fill_list, show_norms
from .task_queue import portions

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

#: Facts whose field takes a number, each with its place in the answer.
NAME, LABEL, VALUE = 0, 1, 2

#: Games that are listed in one piece of work.
AT_ONCE = 5

#: The place in a game's answer at which its result's code stands.
CODE = 4
REASON = 8
#: And that at which it says which of its round's games it is.
GAME = 9


class Panel:
    """The panel of one player.

    ``correct`` is called with a question that corrects something, and a function that shows why it
    cannot be done.
    """

    def __init__(
        self,
        answer: "dict[str, Node]",
        wording: Wording,
        correct: "Callable[[dict[str, Node], Callable[[str], object]], object]",
    ) -> None:
        self.number = int(str(answer["number"]))
        self.wording = wording
        self.correct = correct
        self.root = copy_of("template-panel")
        self.facts: "dict[str, Node]" = {}
        self.blocks: "list[Node]" = []
        self.results: list[list[str]] = []
        self.in_hand = ""
        self._lay_out(answer)
        listen(self.root, "change", self._changed)

    def _part(self, name: str) -> "Node":
        return self.root.querySelector("[data-panel=" + name + "]")

    def _lay_out(self, answer: "dict[str, Node]") -> None:
        self.root.setAttribute("aria-label", answer["name"])
        for fact in answer["facts"]:
            field = copy_of("template-correction")
            label, box, hint = every("label, input, .hint", field)
            box.id = "correction-" + fact[NAME]
            box.setAttribute("data-fact", fact[NAME])
            box.setAttribute("aria-describedby", "correction-hint-" + fact[NAME])
            hint.id = "correction-hint-" + fact[NAME]
            label.htmlFor = box.id
            label.textContent = fact[LABEL]
            self.facts[fact[NAME]] = box
            self._part("facts").append(field)
        for _ in answer["systems"]:
            block = copy_of("template-panel-system")
            self.blocks.append(block)
            self._part("systems").append(block)
        self._lay_out_adding(answer)

    def _lay_out_adding(self, answer: "dict[str, Node]") -> None:
        form = self._part("adding")
        for code, text in answer["results"] + answer["byes"]:
            option = copy_of("template-option")
            option.value = code
            option.textContent = text
            form.querySelector("select").append(option)
        listen(form, "submit", self._added)

    def show(self, answer: "dict[str, Node]") -> "list[Callable[[], object]]":
        """The pieces of work that show the player as he stands now."""
        pieces: "list[Callable[[], object]]" = [lambda: self._show_facts(answer)]
        for place, system in enumerate(answer["systems"]):
            pieces += self._show_system(self.blocks[place], system, place == 0)
        return pieces

    def _show_facts(self, answer: "dict[str, Node]") -> None:
        """A field in hand keeps what is typed."""
        self._part("about").textContent = answer["about"]
        for fact in answer["facts"]:
            box = self.facts[fact[NAME]]
            if not box.matches(":focus"):
                box.value = fact[VALUE]
                self._mark(box, "")
        self.results = answer["results"]

    def _show_system(
        self, block: "Node", system: "dict[str, Node]", may_correct: bool
    ) -> "list[Callable[[], object]]":
        body = block.querySelector("tbody")
        games = system["games"]
        pieces: "list[Callable[[], object]]" = [lambda: self._show_sums(block, system)]
        for start, end in portions(len(games), AT_ONCE):
            pieces.append(self._games(body, games[start:end], may_correct))
        pieces.append(lambda: self._take_in_hand(body))
        return pieces

    def _show_sums(self, block: "Node", system: "dict[str, Node]") -> None:
        for name in ("system", "result"):
            block.querySelector("[data-panel=" + name + "]").textContent = system[name]
        block.querySelector("a").href = system["link"]
        for name in ("sentences", "figures", "steps"):
            fill_list(block.querySelector("[data-panel=" + name + "]"), system[name])
        show_norms(block.querySelector("[data-panel=norms]"), system)
        block.querySelector("details").hidden = not system["steps"]
        body = block.querySelector("tbody")
        focused = body.querySelector(":focus")
        if focused:
            places = data(focused, "round"), data(focused, "game")
            self.in_hand = "select[data-round='{}'][data-game='{}']".format(*places)
        body.textContent = ""

    def _games(
        self, body: "Node", games: "list[list[Node]]", may_correct: bool
    ) -> "Callable[[], object]":
        def fill() -> None:
            for game in games:
                self._show_game(body, game, may_correct)

        return fill

    def _take_in_hand(self, body: "Node") -> None:
        """The result that was just corrected keeps the focus."""
        again = self.in_hand and body.querySelector(self.in_hand)
        if again:
            again.focus()
            self.in_hand = ""

    def _show_game(self, body: "Node", game: "list[object]", may_correct: bool) -> None:
        row = copy_of("template-game")
        cells = row.children
        for place in range(4):
            cells[place].textContent = str(game[place])
        if may_correct and game[CODE]:
            cells[4].append(self._choice(game))
        else:
            cells[4].textContent = str(game[CODE + 1])
        cells[5].textContent = str(game[6])
        cells[6].textContent = str(game[7])
        body.append(row)
        if game[REASON]:
            reason = copy_of("template-game-reason")
            reason.lastElementChild.textContent = str(game[REASON])
            body.append(reason)

    def _choice(self, game: "list[object]") -> "Node":
        choice = copy_of("template-result")
        label = self.wording.text("desk-result-of", round=str(game[0]), opponent=str(game[2]))
        choice.setAttribute("aria-label", label)
        choice.setAttribute("data-round", str(game[0]))
        choice.setAttribute("data-game", str(game[GAME]))
        for code, text in self.results:
            option = copy_of("template-option")
            option.value = code
            option.textContent = text
            option.selected = code == game[CODE]
            choice.append(option)
        return choice

    # corrections

    def _changed(self, event: "Node") -> None:
        field = event.target
        if field.closest("form"):
            return
        question: "dict[str, Node]" = {"number": self.number}
        if data(field, "fact"):
            question["fact"] = data(field, "fact")
            question["text"] = str(field.value)
        else:
            question["round"] = int(data(field, "round"))
            question["game"] = int(data(field, "game"))
            question["code"] = str(field.value)
        self._mark(field, "")
        self.correct(question, lambda fault: self._mark(field, fault))

    def _added(self, event: "Node") -> None:
        """A game or a bye that the file does not have."""
        event.preventDefault()
        form = self._part("adding")
        question: "dict[str, Node]" = {"number": self.number}
        for name in ("round", "opponent", "code"):
            question[name] = str(form.querySelector("[name=" + name + "]").value)
        hint = self._part("adding-hint")
        hint.textContent = ""

        def mark(fault: str) -> None:
            hint.textContent = fault

        self.correct(question, mark)

    def _mark(self, field: "Node", fault: str) -> None:
        if fault:
            field.setAttribute("aria-invalid", "true")
        else:
            field.removeAttribute("aria-invalid")
        hint = field.nextElementSibling
        if hint:
            hint.textContent = fault
