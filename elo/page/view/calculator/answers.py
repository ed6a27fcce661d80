"""An answer: what the page says about an entry, as text by place.

A place is the name of an element's ``data-slot``; :mod:`elo.page.view.calculator.presentation`
fills them.
"""

from ....core.assessment import Assessment, Figure, FirstRating
from ....systems.base import Fact
from ..wording import Wording
from .reading import Reading

NOTHING = ""


class Answer:
    """Everything that is said about an entry.

    ``slots`` maps a place to its text; ``direction`` is gain, loss, unchanged, or empty while there
    is no result; ``expected`` and ``changes`` are the columns beside the sheet's rows, and
    ``row_hints`` holds, by the row's position, a hint and whether the row is unusable;
    ``notes`` are sentences about the result;
    ``states`` are what the games moved beside the rating: name, label, before and after;
    ``assumed`` are the facts that nobody has told and on which the result hangs;
    ``faulty`` names the fields that hold something unusable; ``suggested_k`` is the K by the rules,
    as written. ``assessment`` and ``first`` are None while there is no such result.
    """

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.slots: dict[str, str] = {}
        self.direction = NOTHING
        self.expected: list[str] = []
        self.changes: list[str] = []
        self.row_hints: dict[int, tuple[str, bool]] = {}
        self.notes: list[str] = []
        self.states: list[tuple[str, str, str]] = []
        self.assumed: list[Fact] = []
        self.faulty: list[str] = []
        self.suggested_k = ""
        self.assessment: Assessment | None = None
        self.first: FirstRating | None = None

    def status(self, wording: Wording) -> str:
        """The answer in one sentence, for readers who hear the page."""
        slots = self.slots
        if self.first is not None:
            return slots["reason"] or wording.text("status-first", rating=slots["new-rating"])
        if self.assessment is None:
            return wording.text("status-incomplete")
        return wording.text("status", rating=slots["new-rating"], change=slots["change"])

    def steps(self, wording: Wording) -> list[str]:
        """The working, one sentence a step; none while there is no result."""
        if self.first is not None:
            return [wording.message(step) for step in self.first.steps]
        if self.assessment is None:
            return []
        return [wording.message(step) for step in self.assessment.steps]

    def official_rows(self) -> list[list[Figure]]:
        """The result in the columns of the federation's own page, where it has one."""
        if self.assessment is None:
            return []
        return self.reading.book.official_rows(self.assessment)
