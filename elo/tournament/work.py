"""What was done to one event: lists and corrections, laid over it and never written into it."""

from dataclasses import dataclass, field

from ..rulebooks import by_name
from ..rulebooks.fide.edition import TEMPOS
from .checks import check
from .edits import Edit, corrected
from .event import Tournament
from .lists import Answer
from .problems import Problem
from .rated import with_list
from .rows import Choices
from .tempo import tempo


@dataclass
class Work:
    """The corrections of an event, and the rating lists that were looked into, in order.

    ``lists`` has each list's answers, whose list it is, and what was noticed; ``tempo`` is the pace
    whose ratings are taken from them, in FIDE's words, ``""`` where that is left to the event.
    """

    edits: list[Edit] = field(default_factory=list)
    lists: list[tuple[list[Answer], str, list[Problem]]] = field(default_factory=list)
    tempo: str = ""

    def laid_over(self, event: Tournament) -> tuple[Tournament, list[Problem]]:
        """The event with all of it, and what was noticed."""
        problems = list(event.problems)
        pace = self.tempo or tempo(event)[0]
        for answers, code, noticed in self.lists:
            event, found = with_list(event, answers, code, pace)
            problems += [*noticed, *found]
        event = corrected(event, self.edits)
        return event, [*problems, *check(event)]


def pace_of(choices: list[Choices]) -> str:
    """The tempo that was chosen, in FIDE's words; ``""`` where it is left to the event.

    >>> pace_of([Choices("elo"), Choices("knsb", "rapid")]), pace_of([Choices("fide")])
    ('rapid', '')
    """
    for each in choices:
        tempos = by_name(each.system).tempos
        if each.tempo in tempos:
            return TEMPOS[tempos.index(each.tempo)]
    return ""
