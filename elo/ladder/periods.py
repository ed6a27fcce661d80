"""Ladders that rate by period: a season's games, all from the ratings before it.

A player without a rating gets his first one when his rule book finds one in the games of this
season and of those before.
"""

from ..core.assessment import Assessment, FirstRating
from ..core.errors import InputError
from ..core.facts import as_number
from ..core.games import COLOR, OF_OPPONENT, Event, Game
from ..systems.base import NUMBER, RuleBook
from .members import LadderGame, Member, Outcome


def assess(book: RuleBook, tempo: str | None, member: Member, season: int) -> Outcome:
    """What the games of a season are worth to a member, from the ratings before it.

    The day of the first game or that of the last chooses the edition, as the system has it. A book
    that refuses leaves the rating as it is. Without games there is something to say only in a
    system in which time alone changes a state.
    """
    played = rated_in(member, season)
    old = member.rating
    if not played and (old is None or not book.rates_idle):
        return Outcome(old, old, played, None, 0)
    try:
        event = Event(None, tempo)
        if played:
            event = Event(played[0].date, tempo, played[-1].date)
        games = [_seen(book, each, member, event) for each in played]
        if old is None:
            first = book.first(member.pool + games, event)
            counted = len([line for line in first.lines if line.counted])
            return Outcome(None, within(book, _state(first)), played, first, counted)
        found = book.rate(member, games, event)
        return Outcome(old, within(book, _state(found)), played, found, found.counted)
    except InputError as fault:
        return Outcome(old, old, played, None, 0, fault.code)


def _state(found: Assessment | FirstRating) -> float | None:
    # the rating as the next season starts from it, which need not be the one that is shown
    return as_number(found.after.get("rating"))


def _seen(book: RuleBook, game: LadderGame, member: Member, event: Event) -> Game:
    """The game from the member's side, the opponent with the states of the season's first day."""
    seen = game.seen_by(member)
    if not book.rates_idle or seen.opponent is None:
        return seen
    opponent = book.rest(seen.other_player(), event)
    facts: dict[str, float | str | None] = {}
    for name in opponent.facts:
        facts[OF_OPPONENT + name] = opponent.facts[name]
    facts[COLOR] = seen.text(COLOR)
    return Game(seen.opponent, seen.score, seen.state, **facts)


def rated_in(member: Member, season: int) -> list[LadderGame]:
    """The member's games of a season that may be rated, in order."""
    found = []
    place = len(member.games)
    while place and member.games[place - 1].season >= season:
        place -= 1
        each = member.games[place]
        if each.season == season and each.why is None:
            found.append(each)
    found.reverse()
    return found


def settle(member: Member, outcome: Outcome) -> None:
    """Gives the member what the season was worth: after it was worked out for everybody."""
    after = outcome.found.after if outcome.found else {}
    for name in after:
        if name != "rating":
            member.put(name, after[name])
    if outcome.new is None:
        member.pool = member.pool + [each.seen_by(member) for each in outcome.games]
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


def asked_within(book: RuleBook, facts: dict[str, float | str]) -> dict[str, float | str]:
    """The facts that the book asks for, each number in the range that the book knows.

    >>> from ..systems import by_name
    >>> asked_within(by_name("dwz"), {"index": 5000, "peak": 2000})
    {'index': 999}
    """
    found = {}
    for name in facts:
        fact, value = book.fact(name), facts[name]
        if fact is None:
            continue
        if fact.kind == NUMBER and not isinstance(value, str):
            value = min(max(value, fact.low), fact.high)
        found[name] = value
    return found


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
