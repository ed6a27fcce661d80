"""What the engine finds, as JSON: assessments, first ratings, performances, forecasts, lines."""

from ..core.assessment import Assessment, FirstRating, Line, Message, Performance
from ..core.games import Event
from ..questions.forecast import Outcome
from ..systems.base import RuleBook
from .messages import names_of
from .values import plain


def states_of(book: RuleBook) -> list[str]:
    """The states that an answer tells of: those of a system that has more than a rating."""
    states = [fact.name for fact in book.facts if fact.state]
    return states if len(states) > 1 else []


def numbers_of_rate(book: RuleBook) -> list[str]:
    """The members between ``edition`` and ``games`` in an answer of ``rate``, in their order."""
    k = ["k"] if book.fact("k") else []
    after = ["after"] if states_of(book) else []
    return k + ["score", "expected", "change", "new_rating"] + after


def write_assessment(found: Assessment, book: RuleBook, event: Event) -> dict[str, object]:
    """The answer of ``rate``: with ``k`` if the system has one, ``after`` if more than a rating."""
    answer: dict[str, object] = {"system": found.system, "edition": found.edition}
    if found.k is not None:
        answer["k"] = plain(found.k)
    answer["score"] = plain(found.score)
    answer["expected"] = plain(found.expected)
    answer["change"] = plain(found.change)
    answer["new_rating"] = plain(found.new_rating)
    states = states_of(book)
    if states:
        answer["after"] = {name: _state(found.after.get(name)) for name in states}
    answer["games"] = [write_line(line) for line in found.lines]
    answer["notes"] = names_of(found.notes + book.standing(event))
    return answer


def _state(value: float | str | None) -> float | str | None:
    return value if isinstance(value, str) else plain(value)


def write_first(found: FirstRating, standing: list[Message]) -> dict[str, object]:
    """The answer of ``first``; with ``after`` if a newcomer has more than a rating then."""
    answer: dict[str, object] = {
        "system": found.system,
        "edition": found.edition,
        "rating": plain(found.rating),
        "reason": found.reason.name if found.reason else None,
        "performance": plain(found.performance),
    }
    if len(found.after) > 1:
        answer["after"] = {name: _state(found.after[name]) for name in found.after}
    answer["games"] = [write_line(line) for line in found.lines]
    answer["notes"] = names_of(found.notes + standing)
    return answer


def write_performances(
    system: str, edition: str, found: list[Performance], standing: list[Message]
) -> dict[str, object]:
    """The answer of ``performance``: a member for each figure, and why one has no value."""
    answer: dict[str, object] = {"system": system, "edition": edition}
    reasons = {}
    notes: list[Message] = []
    for figure in found:
        answer[figure.name] = figure.value
        if figure.reason is not None:
            reasons[figure.name] = figure.reason.name
        notes += figure.notes
    answer["reasons"] = reasons
    answer["notes"] = names_of(notes + standing)
    return answer


def write_outcome(found: Outcome) -> dict[str, object]:
    """A row in the table of ``target``; with ``k`` if the system has one."""
    row: dict[str, object] = {"score": plain(found.score)}
    if found.least.k is not None:
        row["k"] = plain(found.least.k)
    row["change"] = plain(found.least.change)
    row["new_rating"] = plain(found.least.new_rating)
    row["most_change"] = plain(found.most.change)
    row["most_new_rating"] = plain(found.most.new_rating)
    return row


def write_line(line: Line) -> dict[str, object]:
    """One game of an answer."""
    return {
        "opponent": line.game.opponent,
        "score": line.game.score,
        "expected": plain(line.expected),
        "change": plain(line.change),
        "counted": line.counted,
        "note": line.note.name if line.note else None,
    }
