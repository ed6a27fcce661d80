"""Which of FIDE's lists a game counts for, from the time on the clock: B02 article 1."""

from ...core.assessment import Day, Figure, Message
from ...core.games import Event
from ...core.tempo import BLITZ, RAPID, STANDARD
from ..counting import NONE, Clock, Counting, CountingRules, time_figure
from .book import FIDE
from .differences import GAP, GAP_ABOVE, not_rated
from .edition import CHECKED
from .rate_of_play import (
    APPROVED_BASE,
    APPROVED_INCREMENT,
    APPROVED_SINCE,
    MOVES,
    PACES,
    RAPID_LESS_THAN,
    RAPID_SINCE,
    Pace,
    minutes,
    pace,
    standard_limit,
    tempo_of,
)


def fide_counting(
    clock: Clock, white: float | None, black: float | None, event: Event, members: bool = True
) -> Counting:
    """FIDE standard, rapid, blitz or none. A rating is None for a player without one.

    The ratings are those of the standard list for a standard game, of the rapid or blitz list
    otherwise; ``event`` gives the date, not the tempo. Whose ``members`` they are does not matter.

    >>> found = fide_counting(Clock(90, 30), 1850, 1700, Event("2026-01-10"))
    >>> found.rating, found.reason.name
    ('standard', 'counting-fide-standard')
    """
    time = minutes(clock.base, clock.increment)
    highest = max(white or 0, black or 0)
    tempo = tempo_of(time, highest, event)
    rules = pace(event)
    found = Counting(tempo or NONE, _fide_reason(tempo, time, highest, event), rules, event)
    if rules.blitz_unsure is not None and rules.blitz_unsure < time < (rules.blitz or 0):
        found.notes.append(
            Message(
                "counting-fide-blitz-unsure",
                low=Figure(rules.blitz_unsure),
                blitz=Figure(rules.blitz or 0),
                checked=Day(rules.checked),
            )
        )
    if white is None and black is None:
        found.notes.append(Message("counting-fide-both-unrated"))
    elif white is None or black is None:
        if tempo is not None:
            found.notes.append(Message("counting-fide-unrated"))
    elif tempo in (RAPID, BLITZ):
        edition = FIDE.edition(Event(event.date, tempo))
        if not_rated(white, black, edition):
            found.rating = NONE
            found.reason = Message(
                "counting-fide-gap",
                difference=Figure(abs(white - black)),
                gap=Figure(GAP),
                above=Figure(GAP_ABOVE),
            )
    if tempo is None and _may_be_approved(clock, event):
        found.notes.append(
            Message(
                "counting-fide-approved",
                base=Figure(APPROVED_BASE),
                increment=Figure(APPROVED_INCREMENT),
            )
        )
    return found


def _fide_reason(tempo: str | None, time: float, highest: float, event: Event) -> Message:
    rules = pace(event)
    if tempo == RAPID:
        name = "counting-fide-rapid-from" if rules.rapid_itself else "counting-fide-rapid"
        return tempo_reason(name, time, rules)
    if tempo == BLITZ:
        name = "counting-fide-blitz"
        if rules.blitz_itself:
            name = "counting-fide-blitz-below" if rules.rapid_itself else "counting-fide-blitz-from"
        return tempo_reason(name, time, rules)
    if tempo is None and rules.blitz is not None and time <= rules.blitz:
        below = rules.blitz_itself
        name = "counting-fide-too-short-below" if below else "counting-fide-too-short"
        return tempo_reason(name, time, rules)
    rating, least = standard_limit(highest, event)
    name = "counting-fide-too-fast"
    if tempo == STANDARD:
        name = "counting-fide-standard"
        if rating == 0:
            name = "counting-fide-standard-low"
            rating = rules.limits[-2][0]  # "both of the players are rated below"
    elif rules.rapid is None:
        name = "counting-fide-no-list"
    return Message(
        name,
        time=time_figure(time),
        moves=Figure(MOVES),
        least=Figure(least),
        rating=Figure(rating),
        year=Figure(int(RAPID_SINCE[:4])),
    )


def tempo_reason(name: str, time: float, rules: Pace, checked: str = CHECKED) -> Message:
    """A reason with the limits of rapid and blitz; ``checked`` is when the rules last were."""
    return Message(
        name,
        time=time_figure(time),
        moves=Figure(MOVES),
        blitz=Figure(rules.blitz or 0),
        rapid=Figure(rules.rapid or 0),
        standard=Figure(RAPID_LESS_THAN),
        checked=Day(checked),
    )


def _may_be_approved(clock: Clock, event: Event) -> bool:
    recent = event.date is None or event.date >= APPROVED_SINCE
    return recent and clock.base >= APPROVED_BASE and clock.increment >= APPROVED_INCREMENT


FIDE_COUNTING = CountingRules("fide", PACES, fide_counting)
