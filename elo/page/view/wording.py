"""Figures and messages in the reader's language."""

from ...core.assessment import Day, Figure, Message, Name, Points
from ...core.errors import InputError
from ...core.numbers import Column, fewest_decimals, write, write_points
from ...systems.base import DAY, Fact

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable

#: An example of a number as it may be typed, for the error that says what a number is.
EXAMPLE = 1850
EXAMPLE_DATE = "2025-11-07"

#: The one value that chooses between the words of a message; the others are put in as they are.
COUNT = "count"

#: Stands around a value's name in a message that waits for its values: no text has it.
GAP = "\x1f"

#: Decimals of a change and of an expected score.
CHANGE = 1
EXPECTED = 2


class Wording:
    """A language's catalogue, and the writing of numbers that belongs to it.

    ``say`` is a function of a message's name and a dictionary of its values, all of them text but
    for ``count``, the number that chooses a plural. ``expected`` and ``change`` write the columns
    of expected scores and of changes.
    """

    def __init__(self, say: "Callable[[str, dict[str, str | int]], object]") -> None:
        self._say = say
        self._last: dict[str, tuple[dict[str, str | int], str]] = {}
        self._sentences: dict[str, tuple[set[str], list[str]]] = {}
        self.mark = self.text("decimal-mark")
        self.dash = self.text("dash")
        self.expected = Column(EXPECTED, self.mark)
        self.change = Column(CHANGE, self.mark, signed=True)

    def text(self, _message: str, **values: "str | int") -> str:
        """The message of this name with its values, of which one may be called ``name`` as well.

        The catalogue is asked once for each message, and with every count for one that has it: a
        key press may change a sentence in every row, and the catalogue is far away.
        """
        if COUNT in values:
            return self._counted(_message, values)
        known = self._sentences.get(_message)
        if known is None or known[0] != set(values):
            known = self._sentence(_message, values)
        parts = known[1][:]
        for place in range(1, len(parts), 2):
            parts[place] = str(values[parts[place]])
        return "".join(parts)

    def _sentence(
        self, _message: str, values: "dict[str, str | int]"
    ) -> "tuple[set[str], list[str]]":
        """A message in pieces: its words, and between them the names of its values."""
        names: dict[str, str | int] = {name: GAP + name + GAP for name in values}
        text = str(self._say(_message, names))
        found = (set(values), text.split(GAP))
        # a catalogue that is not here yet gives the name back
        if text != _message:
            self._sentences[_message] = found
        return found

    def _counted(self, _message: str, values: "dict[str, str | int]") -> str:
        """A message whose words depend on a count; at a key press it mostly stays as it is."""
        last = self._last.get(_message)
        if last is not None and last[0] == values:
            return last[1]
        text = str(self._say(_message, values))
        self._last[_message] = (values, text)
        return text

    def figure(self, figure: "Figure | Points | Day | Name") -> str:
        """A figure as the reader writes numbers, a day as the reader writes days."""
        if isinstance(figure, Points):
            return write_points(figure.value)
        if isinstance(figure, Day):
            return self.date(figure.value)
        if isinstance(figure, Name):
            return figure.value
        return write(figure.value, figure.digits, self.mark, figure.signed)

    def message(self, message: Message) -> str:
        """A note or step of an assessment as a sentence."""
        values: dict[str, str | int] = {}
        for name in message.values:
            values[name] = self.figure(message.values[name])
        return self.text(message.name, **values)

    def value(self, fact: Fact, value: "float | str") -> str:
        """The value of a fact as the reader writes it: a number, a day, a choice by its word."""
        if isinstance(value, str):
            return self.date(value) if fact.kind == DAY else self.choice(fact, value)
        return write(value, max(fact.digits, fewest_decimals(value)), self.mark)

    def state(self, fact: Fact, value: "float | str") -> str:
        """A state with the decimals that the system shows it with."""
        if isinstance(value, str):
            return self.value(fact, value)
        return write(value, fact.digits, self.mark)

    def choice(self, fact: Fact, name: str) -> str:
        """One of the values of a fact that is chosen; the words for none are the same for all."""
        return self.text("choice-" + fact.name + "-" + name if name else "choice-none")

    def date(self, iso: str) -> str:
        """A day as the reader writes it."""
        year, month, day = iso.split("-")
        return self.text("date", year=year, month=month, day=day)

    def fault(self, fault: InputError) -> str:
        """What is wrong with an input, as a sentence."""
        values: dict[str, str | int] = {
            "example": str(EXAMPLE),
            "example-date": self.date(EXAMPLE_DATE),
        }
        for name in fault.values:
            values[name] = write(fault.values[name], 0, self.mark)
        return self.text("error-" + fault.code, **values)
