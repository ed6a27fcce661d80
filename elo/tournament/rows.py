"""What an officer may choose for a report, and the rows that it has."""

from dataclasses import dataclass, field

from ..core.assessment import Assessment, FirstRating, Line, Message
from ..core.errors import InputError
from .event import Entrant, Result

#: Where a player's K comes from.
BY_RULE = "rule"
BY_LIST = "list"

#: What a row holds: a rated player's change, a newcomer's first rating, or neither.
RATED = "rated"
FIRST = "first"
UNRATED = "unrated"
FAULTY = "faulty"


@dataclass(frozen=True)
class Choices:
    """What an officer may choose. ``None`` leaves it to the event.

    ``list`` is the list whose ratings are used; ``date`` is the event's first day and ``end`` its
    last, of which the system knows which one decides. ``format`` is one of those that norms tell
    apart.
    """

    system: str
    tempo: str | None = None
    date: str | None = None
    list: str | None = None
    end: str | None = None
    format: str | None = None


@dataclass(slots=True)
class Row:
    """One player's line in the report. ``status`` says which of the fields are filled.

    ``counted`` games moved the rating by ``change`` (exact) to ``new_rating``; ``score`` and
    ``expected`` are those of the counted games. For a newcomer ``new_rating`` is the first rating
    or None, and ``reason`` says what is missing. ``after`` are all states of the system after the
    event, as far as they are known, of a player who had a rating; ``k`` is None in a system without
    one.
    """

    player: Entrant
    status: str
    rating: int | None = None
    k: float | None = None
    k_reason: Message | None = None
    k_from: str = BY_RULE
    counted: int = 0
    score: float = 0.0
    expected: float | None = None
    change: float | None = None
    new_rating: float | None = None
    reason: Message | None = None
    notes: list[Message] = field(default_factory=list)
    after: dict[str, float | str] = field(default_factory=dict)


@dataclass(slots=True)
class GameRow:
    """One game of a player, with the rule book's line; ``reason`` when it does not count."""

    result: Result
    opponent: Entrant | None
    rating: int | None
    line: Line

    @property
    def reason(self) -> Message | None:
        """Why the game does not count, or what is special about how it does."""
        return self.line.note


@dataclass(slots=True)
class Detail:
    """All that the rule book says of one player: his games, and the assessment or the fault.

    ``found`` is None where there was a fault, and where the system has no rule for a first rating.
    """

    games: list[GameRow]
    found: Assessment | FirstRating | None
    fault: InputError | None = None
