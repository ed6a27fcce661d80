"""Days that could be read in two ways: how much hangs on it."""

from datetime import date

from ..core.games import Event
from ..systems import SYSTEMS, by_name
from .dates import Day
from .problems import ERROR, NOTICE, Problem

#: Days from the first to the last of an event: a league has a season.
LONGEST_EVENT = 400

TEXTS = {
    "date-read-as": "“{text}” was read as {date}; it could have been meant otherwise.",
    "date-guessed": "“{text}” may be {date} or {other}, and the rules of these days are not the"
    " same. Those of {date} are applied; say which day is meant.",
    "bad-date": "“{text}” is no day of the calendar.",
}


def told(name: str, text: str, day: Day, line: int, column: int) -> Problem | None:
    """What is said of a day that could be another one: an error where other rules hold on that.

    ``name`` is ``"start"`` or ``"end"``.
    """
    if day.sure:
        return None
    values: dict[str, str | int] = {"text": text[:40], "date": day.iso, "which": name}
    other = next((each for each in day.others if rules_differ(day.iso, each)), None)
    if other is None:
        return Problem("date-read-as", line, column, values, NOTICE)
    return Problem("date-guessed", line, column, {**values, "other": other}, ERROR)


class Days:
    """The first and the last day of an event as they were read, each with its place.

    What either of them could mean besides is settled by the other one where that can be.
    """

    def __init__(self) -> None:
        self._read: dict[str, tuple[Day, str, int, int]] = {}

    def take(self, name: str, text: str, day: Day, line: int, column: int = 0) -> None:
        """Takes ``"start"`` or ``"end"``."""
        self._read[name] = (day, text, line, column)

    def settled(self) -> tuple[dict[str, str], list[Problem]]:
        """Each as an ISO day, and what must be said of one that could be another."""
        days = {name: each[0] for name, each in self._read.items()}
        if len(days) == 2 and not all(day.sure for day in days.values()):
            start, end = days["start"], days["end"]
            pairs = [
                (one, other)
                for one in (start.iso, *start.others)
                for other in (end.iso, *end.others)
                if 0 <= _span(one, other) <= LONGEST_EVENT
            ]
            if len(pairs) == 1:
                days = {"start": Day(pairs[0][0]), "end": Day(pairs[0][1])}
        told_of = [
            told(name, text, days[name], line, column)
            for name, (_, text, line, column) in self._read.items()
        ]
        return {name: day.iso for name, day in days.items()}, [p for p in told_of if p]


def unanswered(problems: list[Problem], start: str, end: str) -> list[Problem]:
    """The problems without those about a day that somebody has said by now."""
    said = {name for name, day in (("start", start), ("end", end)) if day}
    return [each for each in problems if each.values.get("which") not in said]


def _span(one: str, other: str) -> int:
    return (date.fromisoformat(other) - date.fromisoformat(one)).days


def rules_differ(one: str, other: str) -> bool:
    """Whether any system has other rules on one day than on the other.

    >>> rules_differ("2025-09-10", "2025-10-09"), rules_differ("2025-05-06", "2025-06-05")
    (True, False)
    """
    return any(
        by_name(name).edition(Event(one)).name != by_name(name).edition(Event(other)).name
        for name in SYSTEMS
    )
