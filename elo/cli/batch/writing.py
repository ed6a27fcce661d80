"""Writing an answer: results as plain values, values as JSON with the same digits everywhere."""

import json

from ...core.assessment import Assessment, FirstRating, Line, Message, Performance
from ...core.errors import InputError
from ...core.games import Event
from ...core.numbers import fixed, rounded
from ...questions.forecast import Outcome
from ...questions.norms import NormReport
from ...systems.base import RuleBook

#: Decimals of a fraction in an answer: enough for any check, few enough that every interpreter
#: prints the same digits.
DECIMALS = 10


#: Texts and figures come again and again in an answer: so many of each are remembered.
MOST_REMEMBERED = 1000
LONGEST_REMEMBERED = 40
_TEXTS: dict[str, str] = {}
_FIGURES: dict[float, str] = {}
_PLAIN: dict[float, float | int] = {}


def to_json(value: object) -> str:
    """A value as JSON, with at most ``DECIMALS`` decimals and the same digits everywhere.

    ``json.dumps`` writes a float's shortest form, which is not the same on every interpreter.

    >>> to_json({"change": -9.9796659679, "k": 20, "games": [None, True, 0.1 + 0.2, "x"]})
    '{"change": -9.9796659679, "k": 20, "games": [null, true, 0.3, "x"]}'
    """
    kind = type(value)
    if kind is str:
        return _text(value)  # type: ignore[arg-type]
    if kind is int:
        return str(value)
    if kind is float:
        return _figure(value)  # type: ignore[arg-type]
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join([_text(key) + ": " + to_json(value[key]) for key in value]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([to_json(each) for each in value]) + "]"
    return json.dumps(value)


def _text(text: str) -> str:
    if text in _TEXTS:
        return _TEXTS[text]
    written = json.dumps(text)
    if len(text) <= LONGEST_REMEMBERED:
        if len(_TEXTS) >= MOST_REMEMBERED:
            _TEXTS.clear()
        _TEXTS[text] = written
    return written


def _figure(value: float) -> str:
    if value not in _FIGURES:
        if len(_FIGURES) >= MOST_REMEMBERED:
            _FIGURES.clear()
        _FIGURES[value] = fixed(value, DECIMALS).rstrip("0").rstrip(".")
    return _FIGURES[value]


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


def write_norm(found: NormReport) -> dict[str, object]:
    """One norm in the answer of ``norm``."""
    return {
        "norm": found.norm.name,
        "status": found.status,
        "average": plain(found.average),
        "raised": plain(found.raised),
        "performance": plain(found.performance),
        "conditions": [
            {
                "name": each.name,
                "article": each.article,
                "status": each.status,
                "value": plain(each.value),
                "needed": plain(each.needed),
            }
            for each in found.conditions
        ],
        "score_needed": plain(found.score_needed),
        "needs": [
            {"score": plain(need.score), "average": need.average, "enough": need.enough}
            for need in found.needs
        ],
        "notes": names_of(found.notes),
        "outcomes": [
            {"format": each.form, "unrated_scored": each.scored, "status": each.status}
            for each in found.outcomes
        ],
        "left_out": [
            {"game": place, "reason": reason}
            for place, reason in enumerate(found.reasons)
            if reason is not None
        ],
        "unchecked": [{"name": name, "article": article} for name, article in found.unchecked],
    }


def names_of(messages: list[Message]) -> list[str]:
    """The names of messages, each once."""
    found: list[str] = []
    for message in messages:
        if message.name not in found:
            found.append(message.name)
    return found


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


def plain(value: float | None) -> float | int | None:
    """A number with at most ``DECIMALS`` decimals; a whole one without any."""
    if type(value) is not float:
        return value
    if value not in _PLAIN:
        if len(_PLAIN) >= MOST_REMEMBERED:
            _PLAIN.clear()
        figure = rounded(value, DECIMALS)
        _PLAIN[value] = int(figure) if figure == int(figure) else figure
    return _PLAIN[value]


def write_error(fault: InputError) -> dict[str, object]:
    """What is wrong, and where."""
    return {"error": {"code": fault.code, "field": fault.field, "message": fault.message}}
