"""A fact that a system asks for: about the player, about each opponent, or about each game."""

from ..core.assessment import Message
from ..core.errors import InputError
from ..core.numbers import is_iso_date

#: What a fact's value is: a number, an ISO date, or one of a few names.
NUMBER = "number"
DAY = "day"
CHOICE = "choice"


class Fact:
    """A fact that a system asks for, with what its value may be.

    ``kind`` is ``NUMBER`` from ``low`` to ``high``, ``DAY`` (an ISO date), or ``CHOICE`` of
    ``choices``. ``whole`` says whether people write the number without decimals; ``digits`` with
    how many decimals a state is shown that is no whole number. ``label`` names the message that
    asks for it, ``hint`` says what it is good for; ``presets`` are usual values, each with the
    message that says who has it; ``state`` tells whether rated games change it, so that it has a
    value before them and one after. ``ask`` asks for it beside the rating while it is missing,
    where much depends on it. ``letter`` is what the rules write for it in their formulas, ``""``
    where they write none; whatever names it shortly takes that.
    """

    def __init__(
        self,
        name: str,
        low: float = 0,
        high: float = 0,
        whole: bool = True,
        presets: tuple[tuple[float, Message], ...] = (),
        label: str = "",
        hint: Message | None = None,
        ask: Message | None = None,
        state: bool = False,
        kind: str = NUMBER,
        choices: tuple[str, ...] = (),
        digits: int = 0,
        letter: str = "",
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.whole = whole and kind == NUMBER
        self.presets = presets
        self.label = label or "fact-" + name
        self.hint = hint
        self.ask = ask
        self.state = state
        self.kind = kind
        self.choices = choices
        self.digits = digits
        self.letter = letter

    def check(self, value: float, field: str = "") -> float:
        """The number itself, if it lies in the range. Raises ``InputError`` (``out-of-range``)."""
        # false for what is no number, too
        if self.low <= value <= self.high:
            return value
        raise InputError(
            "out-of-range",
            field or self.name,
            "must be from " + str(self.low) + " to " + str(self.high),
            low=self.low,
            high=self.high,
        )

    def admit(self, value: float | str, field: str = "") -> float | str:
        """The value itself, if it is one of this fact's kind and in its range.

        Raises ``InputError``: ``not-a-number``, ``out-of-range``, ``bad-date``, ``unknown-choice``.

        >>> Fact("color", kind=CHOICE, choices=("w", "b")).admit("w")
        'w'
        >>> Fact("deviation", 30, 350).admit(80)
        80
        """
        place = field or self.name
        if self.kind == CHOICE:
            if value not in self.choices:
                known = ", ".join(self.choices)
                raise InputError("unknown-choice", place, "must be one of " + known)
        elif self.kind == DAY:
            if not isinstance(value, str) or not is_iso_date(value):
                raise InputError("bad-date", place, "must be a date like 2025-11-07")
        elif isinstance(value, str):
            raise InputError("not-a-number", place, "must be a number")
        else:
            self.check(value, place)
        return value
