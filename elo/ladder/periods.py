"""Ladders that rate by period: a season's games, all from the ratings before it.

A player without a rating gets his first one when his rule book finds one in the games of this
season and of those before.
"""

from ..core.assessment import Assessment
from ..core.errors import InputError
from ..core.games import Event
from ..systems.base import RuleBook
from .members import Member, Outcome, Round


def assess(book: RuleBook, tempo: str | None, member: Member, season: int) -> Outcome:
    """What the games of a season are worth to a member, from the ratings before it.

    The day of the first game or that of the last chooses the edition, as the system has it. A book
    that refuses leaves the rating as it is.
    """
    rounds = rated_in(member, season)
    old = member.rating
    if not rounds:
        return Outcome(old, old, rounds, None, 0)
    games = [each.seen_by(member) for each in rounds]
    try:
        event = Event(rounds[0].date, tempo, rounds[-1].date)
        if old is None:
            first = book.first(member.pool + games, event)
            counted = len([line for line in first.lines if line.counted])
            return Outcome(None, within(book, first.rating), rounds, first, counted)
        found = book.rate(member, games, event)
        return Outcome(old, within(book, found.new_rating), rounds, found, found.counted)
    except InputError as fault:
        return Outcome(old, old, rounds, None, 0, fault.code)


def rated_in(member: Member, season: int) -> list[Round]:
    """The member's games of a season that may be rated, in order."""
    found = []
    place = len(member.rounds)
    while place and member.rounds[place - 1].season >= season:
        place -= 1
        each = member.rounds[place]
        if each.season == season and each.why is None:
            found.append(each)
    found.reverse()
    return found


def settle(member: Member, outcome: Outcome) -> None:
    """Gives the member what the season was worth: after it was worked out for everybody."""
    after = outcome.found.after if isinstance(outcome.found, Assessment) else {}
    for name in after:
        if name != "rating":
            member.put(name, after[name])
    if outcome.new is None:
        member.pool = member.pool + [each.seen_by(member) for each in outcome.rounds]
    else:
        member.rating = outcome.new
        member.pool = []
        if "peak" not in after:
            member.put("peak", max(member.number("peak") or 0, outcome.new))
    if outcome.counted and (outcome.old is not None or outcome.new is not None):
        # what the system does not count the ladder does
        if "games" not in after:
            member.put("games", (member.number("games") or 0) + outcome.counted)
        index = member.number("index")
        if "index" not in after and (index or outcome.old is None):
            member.put("index", (index or 0) + 1)


def within(book: RuleBook, rating: float | None) -> float | None:
    """A rating within what the book knows of ratings.

    >>> from ..systems import by_name
    >>> within(by_name("schaaks"), 99), within(by_name("schaaks"), 1200)
    (100, 1200)
    """
    fact = book.fact("rating")
    if rating is None or fact is None:
        return rating
    return min(max(rating, fact.low), fact.high)
