"""Which rating does this game count for? FIDE's lists and the KNSB's, from the time on the clock.

The organiser decides whether an event is sent in at all (FIDE wants it registered beforehand, B02
0.2; the KNSB wants the results sent in). What is answered here is which list the time, the ratings
and the membership allow, and which limit decided that.

FIDE: B02 article 1, in :mod:`elo.systems.fide.rate_of_play`. KNSB: the rating regulations
(H1) themselves were not at hand; the limits for classical games are those that clubs state, and
those for rapid and blitz are FIDE's, because the KNSB took over its three lists in October 2024.
"""

from ..core.assessment import Day, Figure, Message, Name
from ..core.errors import InputError
from ..core.games import Event
from ..core.tempo import BLITZ, RAPID, STANDARD
from ..systems.base import RECONSTRUCTED, TRANSCRIBED, Edition
from ..systems.fide import FIDE
from ..systems.fide.differences import GAP, GAP_ABOVE, not_rated
from ..systems.fide.rate_of_play import (
    APPROVED_BASE,
    APPROVED_INCREMENT,
    APPROVED_SINCE,
    BLITZ_MORE_THAN,
    MOVES,
    PACES,
    RAPID_LESS_THAN,
    RAPID_MORE_THAN,
    RAPID_SINCE,
    Pace,
    minutes,
    pace,
    standard_limit,
    tempo_of,
)

NONE = "none"
CLASSICAL = "classical"

#: KNSB, as clubs state it: the least minutes for a classical game without increment, and those
#: for 40 moves with at least 5 seconds a move; each for strong players and below 1900 on average.
KNSB_INCREMENT = 5
KNSB_MOVES = 40
KNSB_AVERAGE = 1900
KNSB_PLAIN = (105, 90)
KNSB_WITH_INCREMENT = (100, 60)
#: KNSB: rapid and blitz lists since 1 October 2024.
KNSB_RAPID_SINCE = "2024-10-01"

#: KNSB: the texts that its answers rest on.
KNSB_MEMBERS = Edition(
    "members",
    "2015-02-01",
    Message("source-knsb-members", site=Name("schaakbond.nl/rating/knsb-rating")),
    TRANSCRIBED,
    checked="2026-11-30",
    link="https://schaakbond.nl/rating/knsb-rating",
)
KNSB_CLUBS = Edition(
    "clubs",
    "2015-02-01",
    Message("source-knsb-clubs"),
    RECONSTRUCTED,
    checked="2026-11-30",
)

#: Every text that an answer may rest on.
RULES = PACES + (KNSB_CLUBS, KNSB_MEMBERS)

MAX_BASE = 600
MAX_INCREMENT = 600


class Clock:
    """The time for one player: ``base`` minutes, and ``increment`` seconds for each move.

    Raises ``InputError`` (``out-of-range``).

    >>> Clock(90, 30).base
    90
    """

    def __init__(self, base: float, increment: float = 0) -> None:
        for value, high, field in (
            (base, MAX_BASE, "base"),
            (increment, MAX_INCREMENT, "increment"),
        ):
            if not 0 <= value <= high:
                text = "must be from 0 to " + str(high)
                raise InputError("out-of-range", field, text, low=0, high=high)
        self.base = base
        self.increment = increment


class Counting:
    """The list that a game counts for, ``"none"`` for none, and the limit that decided it.

    ``rules`` are the ones that it rests on, with their source.
    """

    def __init__(self, rating: str, reason: Message, rules: Edition, event: Event) -> None:
        self.rating = rating
        self.reason = reason
        self.rules = rules
        self.notes = rules.standing(event.date)

    @property
    def confidence(self) -> str:
        """How sure the rules are."""
        return self.rules.confidence


def fide_counting(clock: Clock, white: float | None, black: float | None, event: Event) -> Counting:
    """FIDE standard, rapid, blitz or none. A rating is None for a player without one.

    The ratings are those of the standard list for a standard game, of the rapid or blitz list
    otherwise; ``event`` gives the date, not the tempo.

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


def knsb_counting(
    clock: Clock,
    white: float | None,
    black: float | None,
    event: Event,
    members: bool = True,
) -> Counting:
    """KNSB classical, rapid, blitz or none.

    ``members`` is false when a player with the federation NED is no (recent) member of the KNSB.
    The average below 1900 is that of the two players; where a rating is missing, the stricter
    limit is asked.

    >>> found = knsb_counting(Clock(90, 0), 1850, 1700, Event("2026-01-10"))
    >>> found.rating, found.reason.name
    ('classical', 'counting-knsb-classical')
    """
    if not members:
        return Counting(NONE, Message("counting-knsb-members"), KNSB_MEMBERS, event)
    increment = clock.increment >= KNSB_INCREMENT
    time = minutes(clock.base, clock.increment, KNSB_MOVES) if increment else clock.base
    least = _knsb_limit(white, black, KNSB_WITH_INCREMENT if increment else KNSB_PLAIN)
    if time >= least:
        name = "counting-knsb-classical-increment" if increment else "counting-knsb-classical"
        return Counting(CLASSICAL, _knsb_reason(name, time, least), KNSB_CLUBS, event)
    sixty = minutes(clock.base, clock.increment)
    tempo = None
    if BLITZ_MORE_THAN < sixty < RAPID_LESS_THAN:
        tempo = RAPID if sixty > RAPID_MORE_THAN else BLITZ
    if tempo is None:
        name = "counting-knsb-too-fast" if sixty > BLITZ_MORE_THAN else "counting-knsb-too-short"
        return Counting(NONE, _knsb_reason(name, time, least), KNSB_CLUBS, event)
    if event.date is not None and event.date < KNSB_RAPID_SINCE:
        reason = _knsb_reason("counting-knsb-no-list", time, least)
        return Counting(NONE, reason, KNSB_CLUBS, event)
    reason = _tempo_reason("counting-knsb-" + tempo, sixty, pace(Event()))
    return Counting(tempo, reason, KNSB_CLUBS, event)


def _fide_reason(tempo: str | None, time: float, highest: float, event: Event) -> Message:
    rules = pace(event)
    if tempo == RAPID:
        name = "counting-fide-rapid-from" if rules.rapid_itself else "counting-fide-rapid"
        return _tempo_reason(name, time, rules)
    if tempo == BLITZ:
        name = "counting-fide-blitz"
        if rules.blitz_itself:
            name = "counting-fide-blitz-below" if rules.rapid_itself else "counting-fide-blitz-from"
        return _tempo_reason(name, time, rules)
    if tempo is None and rules.blitz is not None and time <= rules.blitz:
        below = rules.blitz_itself
        name = "counting-fide-too-short-below" if below else "counting-fide-too-short"
        return _tempo_reason(name, time, rules)
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
        time=_time(time),
        moves=Figure(MOVES),
        least=Figure(least),
        rating=Figure(rating),
        year=Figure(int(RAPID_SINCE[:4])),
    )


def _tempo_reason(name: str, time: float, rules: Pace) -> Message:
    return Message(
        name,
        time=_time(time),
        moves=Figure(MOVES),
        blitz=Figure(rules.blitz or 0),
        rapid=Figure(rules.rapid or 0),
        standard=Figure(RAPID_LESS_THAN),
        checked=Day(KNSB_CLUBS.checked),
    )


def _knsb_reason(name: str, time: float, least: float) -> Message:
    return Message(
        name,
        time=_time(time),
        least=Figure(least),
        moves=Figure(KNSB_MOVES),
        increment=Figure(KNSB_INCREMENT),
        average=Figure(KNSB_AVERAGE),
        checked=Day(KNSB_CLUBS.checked),
    )


def _knsb_limit(white: float | None, black: float | None, limits: tuple[int, int]) -> int:
    if white is None or black is None or white + black >= 2 * KNSB_AVERAGE:
        return limits[0]
    return limits[1]


def _may_be_approved(clock: Clock, event: Event) -> bool:
    recent = event.date is None or event.date >= APPROVED_SINCE
    return recent and clock.base >= APPROVED_BASE and clock.increment >= APPROVED_INCREMENT


def _time(value: float) -> Figure:
    return Figure(value, 0 if value == int(value) else 1)
