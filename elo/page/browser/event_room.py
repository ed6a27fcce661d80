"""The room of the questions around an event; what answers them is fetched when one is opened."""

from ...systems.base import CHANCES, PERFORMANCE, TARGET
from ..view.wording import Wording
from .calculator.calculator import Calculator
from .loading import Loading
from .runtime import element, every, listen, one

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from pyscript import Node


class EventRoom:
    """A disclosure for each question about the games of the calculator."""

    def __init__(self, wording: Wording, loading: Loading, calculator: Calculator) -> None:
        self.wording = wording
        self.loading = loading
        self.calculator = calculator
        self.asked = False
        self.shown = ""
        for box in every("details", one("[data-chapter=event]")):
            listen(box, "toggle", lambda event: self._open())
        calculator.followers.append(self.follow)
        self.follow()

    def follow(self) -> None:
        """Offers the questions that the chosen system has an answer to.

        The one about norms is FIDE's, and answers under any other system by saying so.
        """
        book = self.calculator.answer.reading.book
        if self.shown != book.name:
            self.shown = book.name
            for name, question in (
                ("target", TARGET),
                ("likelihood", CHANCES),
                ("worth", PERFORMANCE),
            ):
                element(name).hidden = not book.offers(question)

    def _open(self) -> None:
        if not self.asked:
            self.asked = True
            self.loading.open("event", self._begin)

    def _begin(self, chapter: "Node") -> None:
        chapter.begin(self.wording, self.calculator)
