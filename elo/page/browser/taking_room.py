"""The buttons that take a calculation along; what they do is fetched when one is pressed."""

from ..view.calculator.background import edition_of
from ..view.wording import Wording
from .calculator.calculator import Calculator
from .loading import Loading
from .runtime import WINDOW, data, element, listen

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node


class TakingRoom:
    """The buttons below the calculator, the links out of the page, and the printer."""

    def __init__(self, wording: Wording, loading: Loading, calculator: Calculator) -> None:
        self.wording = wording
        self.loading = loading
        self.calculator = calculator
        self.taken: list[tuple[str, str]] = []
        self.module: Node = None
        calculator.followers.append(self._follow)
        for name in ("taking", "website"):
            for button in element(name).querySelectorAll("button[data-take]"):
                listen(button, "click", lambda event: self._pressed(event.currentTarget))

        for links in (element("languages"), element("full-page")):
            listen(links, "click", self._clicked)
        listen(WINDOW, "beforeprint", lambda event: self._print())
        listen(WINDOW, "afterprint", lambda event: calculator.details.printed())

    def _clicked(self, event: "Node") -> None:
        """What is entered goes along to the page in another language, or out of a frame."""
        link = event.target.closest("a")
        if link:
            link.hash = self.calculator.to_take_along()

    def _print(self) -> None:
        calculator = self.calculator
        calculator.details.print(edition_of(calculator.answer.reading, self.wording))
        calculator.show_details()

    def _pressed(self, button: "Node") -> None:
        what = data(button, "take")
        if what == "website":
            self.loading.open(what, lambda module: module.open_dialog(self.wording))  # type: ignore[attr-defined]
        else:
            self.loading.open("taking", lambda module: self._take(module, what))

    def _take(self, module: "Node", what: str) -> None:
        calculator = self.calculator
        self.module, self.taken = module, calculator.pairs()
        module.take(what, calculator.entry, calculator.answer, self.taken, self.wording)

    def _follow(self) -> None:
        """A code or a text that is shown is of what was entered when it was asked for."""
        if self.module is not None and self.calculator.pairs() != self.taken:
            self.module.put_away()
            self.module = None
