"""What every rule book returns: the lines, the totals, the working and the notes.

Nothing here is text. A note or a step is a message's name and its figures; whoever shows it puts
it into the reader's language.
"""

from .games import Game

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable


class Figure:
    """A number with the decimals it is shown with; ``signed`` shows a plus on gains.

    >>> figure = Figure(11.4281, 2, signed=True)
    >>> figure.value, figure.digits, figure.signed
    (11.4281, 2, True)
    """

    def __init__(self, value: float, digits: int = 0, signed: bool = False) -> None:
        self.value = value
        self.digits = digits
        self.signed = signed


class Points:
    """A score, shown as on a result card: ``2½``."""

    def __init__(self, value: float) -> None:
        self.value = value


class Day:
    """A day, as an ISO date; shown as the reader writes days."""

    def __init__(self, value: str) -> None:
        self.value = value


class Name:
    """What is the same in every language: a document's name, an article's number, a site."""

    def __init__(self, value: str) -> None:
        self.value = value


class Message:
    """A message's name in the catalogues, and what it speaks of."""

    def __init__(self, name: str, **values: Figure | Points | Day | Name) -> None:
        self.name = name
        self.values = values


class Line:
    """One game in an assessment: what was expected, scored, contributed.

    ``change`` is K times the surplus, before any rounding. A line that does not count has None for
    ``expected`` and ``change``, and a ``note`` that says why.
    """

    def __init__(
        self,
        game: Game,
        expected: float | None,
        change: float | None,
        note: Message | None = None,
    ) -> None:
        self.game = game
        self.expected = expected
        self.change = change
        self.note = note

    @property
    def counted(self) -> bool:
        """Whether the game moves the rating."""
        return self.expected is not None


class Assessment:
    """A player's rating period, assessed under one edition of one system.

    ``change`` is the exact change; ``new_rating`` follows the system's own rounding, and is None
    where there is none. ``after`` holds every state of the system that is known after the games, by
    name: what the next period starts from, with no rounding but that of the rules themselves.
    ``k_reason`` says why this K; both are None in a system that has none. ``working`` is a function
    without arguments that gives the steps: they are built only for a reader who asks for them.
    ``estimate`` is true where the input was a shortcut (an average field).
    """

    def __init__(
        self,
        system: str,
        edition: str,
        k: float | None,
        k_reason: Message | None,
        score: float,
        expected: float,
        change: float,
        new_rating: float | None,
        lines: list[Line],
        working: "Callable[[], list[Message]]",
        notes: list[Message],
        estimate: bool = False,
        after: dict[str, float | str] | None = None,
    ) -> None:
        self.system = system
        self.edition = edition
        self.k = k
        self.k_reason = k_reason
        self.score = score
        self.expected = expected
        self.change = change
        self.new_rating = new_rating
        self.lines = lines
        self.working = working
        self.notes = notes
        self.estimate = estimate
        self._after = after
        self._counted: int | None = None

    @property
    def after(self) -> dict[str, float | str]:
        """The states after the games; where none but the rating is told, the new rating."""
        if self._after is None:
            self._after = {} if self.new_rating is None else {"rating": self.new_rating}
        return self._after

    @property
    def counted(self) -> int:
        """How many of the lines count."""
        if self._counted is None:
            self._counted = len([line for line in self.lines if line.expected is not None])
        return self._counted

    @property
    def steps(self) -> list[Message]:
        """The working, in order."""
        return self.working()


class FirstRating:
    """A newcomer's first rating under one edition of one system.

    ``rating`` is None while a condition is open or the result lies below the floor, and ``reason``
    says which. ``performance`` is the figure before limits; ``lines`` list the games, each with the
    reason when it does not count.
    """

    def __init__(
        self,
        system: str,
        edition: str,
        rating: float | None,
        reason: Message | None,
        performance: float | None,
        lines: list[Line],
        steps: list[Message],
        notes: list[Message],
        after: dict[str, float | str] | None = None,
    ) -> None:
        self.system = system
        self.edition = edition
        self.rating = rating
        self._after = after
        self.reason = reason
        self.performance = performance
        self.lines = lines
        self.steps = steps
        self.notes = notes

    @property
    def after(self) -> dict[str, float | str]:
        """The states that the newcomer then has; where none but the rating is told, that one."""
        if self._after is None:
            return {} if self.rating is None else {"rating": self.rating}
        return self._after


class Performance:
    """One performance figure of a system: the rating that a result was worth.

    ``name`` is the figure's name in the batch contract, ``definition`` says what it is. ``value``
    is a whole rating, or None where there is no such rating, and then ``reason`` says why.
    ``notes`` say what is to be known about the value (that it is notional, for one).
    """

    def __init__(
        self,
        name: str,
        definition: Message,
        value: int | None,
        reason: Message | None = None,
        notes: tuple[Message, ...] = (),
    ) -> None:
        self.name = name
        self.definition = definition
        self.value = value
        self.reason = reason
        self.notes = notes
