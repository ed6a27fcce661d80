"""What was done to one event: lists and corrections, laid over it and never written into it."""

from dataclasses import dataclass, field, replace

from ..core.numbers import is_iso_date
from ..systems import by_name
from .checks import check
from .edits import Edit, corrected
from .event import Tournament
from .guessed import unanswered
from .lists import Answer
from .problems import Problem
from .rated import with_list
from .rows import Choices
from .tempo import tempo


@dataclass
class Work:
    """The corrections of an event, and the rating lists that were looked into, in order.

    ``lists`` has each list's answers, whose list it is, and what was noticed; ``tempo`` is the pace
    whose ratings are taken from them, in the words of all systems, ``date`` the first day that
    was chosen and ``end`` the last; each is ``""`` where that is left to the event.
    """

    edits: list[Edit] = field(default_factory=list)
    lists: list[tuple[list[Answer], str, list[Problem]]] = field(default_factory=list)
    tempo: str = ""
    date: str = ""
    end: str = ""

    def choose(self, choices: list[Choices]) -> bool:
        """Takes what was chosen for a report, and says whether that is anything new."""
        before = self.tempo, self.date, self.end
        self.tempo = pace_of(choices)
        self.date = _first_day([each.date for each in choices])
        self.end = _first_day([each.end for each in choices])
        return before != (self.tempo, self.date, self.end)

    def laid_over(self, event: Tournament) -> tuple[Tournament, list[Problem]]:
        """The event with all of it, and what was noticed."""
        problems = unanswered(event.problems, self.date, self.end)
        pace = self.tempo or tempo(event)[0]
        for answers, code, noticed in self.lists:
            event, found = with_list(event, answers, code, pace)
            problems += [*noticed, *found]
        event = corrected(event, self.edits)
        # what the file does not say need not be said of a day that was chosen
        dated = replace(event, start=self.date or event.start, end=self.end or event.end)
        return event, [*problems, *check(dated)]


def _first_day(chosen: list[str | None]) -> str:
    """The first of these that is a day, ``""`` where none is."""
    return next((day for day in chosen if day and is_iso_date(day)), "")


def pace_of(choices: list[Choices]) -> str:
    """The tempo that was chosen, in the words of all systems; ``""`` where it is left to the event.

    >>> pace_of([Choices("elo"), Choices("knsb", "rapid")]), pace_of([Choices("fide")])
    ('rapid', '')
    """
    for each in choices:
        shared = by_name(each.system).shared_tempo(each.tempo)
        if shared:
            return shared
    return ""
