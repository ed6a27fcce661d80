"""Terms of a report: the days and the tempo of an event, which decide what rules hold."""

from ..core.games import Event
from ..core.numbers import is_iso_date
from ..systems.base import RuleBook
from .event import Tournament
from .problems import NOTICE, Problem
from .rows import Choices
from .tempo import tempo

TEXTS = {
    "edition-of-start": "New rules of the system {system} came into force on {since}, while the"
    " event was under way; those of its beginning, {start}, are applied to all its games.",
    "edition-of-end": "New rules of the system {system} came into force on {since}, while the"
    " event was under way; those of its last day, {end}, are applied to all its games.",
    "no-end": "The file does not say when the event ended; {end} is taken for its last day, which"
    " decides in the system {system} which rules and which ages hold.",
    "no-date": "The file does not say when the event was, so the newest rules are applied. Say on"
    " which day it began.",
}


def event_terms(
    event: Tournament, book: RuleBook, choices: Choices, problems: list[Problem]
) -> Event:
    """When the event was and how fast, as chosen, else as the file has it; adds what was decided.

    An end before the beginning counts for nothing; the checks tell of it. Raises ``InputError`` for
    a tempo or date that is not known.
    """
    date, end = choices.date or event.began, choices.end or event.ended
    pace = _tempo(event, book, choices, problems)
    if is_iso_date(date) and is_iso_date(end) and end < date:
        end = date
    terms = Event(date or None, pace, end or None)
    book.edition(terms)
    if terms.date is None and len(book.editions) > 1 and event.players:
        # the rules are a guess where other ones have been in force
        problems.append(Problem("no-date"))
    _say_edition(book, terms, problems)
    if book.by_last_day and terms.end is not None and not (event.end or choices.end):
        values: dict[str, str | int] = {"system": book.name, "end": terms.end}
        problems.append(Problem("no-end", values=values, severity=NOTICE))
    return terms


def _tempo(
    event: Tournament, book: RuleBook, choices: Choices, problems: list[Problem]
) -> str | None:
    if choices.tempo is not None or not book.tempos:
        return choices.tempo
    found, problem = tempo(event)
    if problem is not None:
        problems.append(problem)
    return book.own_tempo(found)


def _say_edition(book: RuleBook, terms: Event, problems: list[Problem]) -> None:
    """Says which rules hold when they changed between the first and the last day."""
    date, end, pace = terms.date, terms.end, terms.tempo
    if date is None or end is None:
        return
    first, last = book.edition(Event(date, pace)), book.edition(Event(end, pace))
    if first.name == last.name:
        return
    values: dict[str, str | int] = {"system": book.name, "since": last.since}
    if book.by_last_day:
        found = Problem("edition-of-end", values=values | {"end": end}, severity=NOTICE)
    else:
        found = Problem("edition-of-start", values=values | {"start": date}, severity=NOTICE)
    problems.append(found)
