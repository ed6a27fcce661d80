"""Each condition of a norm: met, not met, or not known.

A condition with an unknown in it is not known, until it can no longer fail or no longer be met.
"""

from ....core.assessment import Figure, Message, Points
from ...norm_report import MET, NOT_KNOWN, NOT_MET, Condition
from .requirements import (
    HOLDERS,
    HOLDERS_DOUBLE,
    MIN_FEDERATIONS,
    MIN_GAMES,
    MIN_HOLDERS,
    MIN_PERCENT,
    MIN_PLAYERS_DOUBLE,
    MOST_ONE,
    MOST_OWN,
    NOT_TITLED,
    TITLED,
    TITLES,
    Field,
    Norm,
    lowest_halves,
    share_down,
    share_up,
)
from .sheet import Sheet

#: The condition that asks for certain titles, by norm.
HOLDERS_OF = {
    "GM": Message("norm-holders-gm"),
    "IM": Message("norm-holders-im"),
    "WGM": Message("norm-holders-wgm"),
    "WIM": Message("norm-holders-wim"),
}


def conditions(norm: Norm, sheet: Sheet, federation: str | None) -> list[Condition]:
    """All conditions, in the order of B01; ``federation`` is the player's own, None if unknown."""
    found = [_games(sheet)]
    if sheet.choice.double:
        found.append(_players(sheet))
    return found + [
        _other_federations(sheet, federation),
        _own_federation(sheet, federation),
        _one_federation(sheet),
        _titled(sheet),
        _holders(norm, sheet),
        _average(norm, sheet),
        _performance(norm, sheet),
        _score(sheet),
    ]


def overall(found: list[Condition]) -> str:
    """``met`` when all are met, ``not met`` when one is not, else ``not known``."""
    statuses = [condition.status for condition in found]
    if NOT_MET in statuses:
        return NOT_MET
    return NOT_KNOWN if NOT_KNOWN in statuses else MET


def _games(sheet: Sheet) -> Condition:
    needed = sheet.least_games
    status = _at_least(sheet.played, sheet.games, needed)
    figures = {"value": Figure(sheet.played), "needed": Figure(needed)}
    article = "1.4.1" if needed == MIN_GAMES else "1.4.1c"
    return Condition(
        "games", article, status, sheet.played, needed, Message("norm-games", **figures)
    )


def _players(sheet: Sheet) -> Condition:
    value = sheet.opponents + 1
    status = _at_least(value, value, MIN_PLAYERS_DOUBLE)
    figures = {"value": Figure(value), "needed": Figure(MIN_PLAYERS_DOUBLE)}
    message = Message("norm-players", **figures)
    return Condition("players", "1.4.5f", status, value, MIN_PLAYERS_DOUBLE, message)


def _score(sheet: Sheet) -> Condition:
    needed = lowest_halves(sheet.games) / 2
    status = _at_least(sheet.score, sheet.score + sheet.open, needed) if sheet.games else NOT_KNOWN
    message = Message(
        "norm-score",
        value=Points(sheet.score),
        needed=Points(needed),
        games=Figure(sheet.games),
        percent=Figure(MIN_PERCENT),
    )
    return Condition("score", "1.4.8b", status, sheet.score, needed, message)


def _average(norm: Norm, sheet: Sheet) -> Condition:
    value = Field(sheet.ratings, norm.floor).average if sheet.listed else None
    status = NOT_KNOWN
    if value is not None and not sheet.unlisted:
        status = _at_least(value, highest(norm, sheet).average, norm.average)
    message = _rating_message("norm-average", value, norm.average)
    return Condition("average", "1.4.8a", status, value, norm.average, message)


def _performance(norm: Norm, sheet: Sheet) -> Condition:
    value = so_far(norm, sheet)
    status = NOT_KNOWN
    if sheet.listed and not sheet.unlisted:
        field = Field(sheet.ratings, norm.floor)
        least = field.performance(sheet.halves)
        most = highest(norm, sheet).performance(sheet.halves + 2 * sheet.open)
        status = _at_least(least, most, norm.performance)
    message = _rating_message("norm-performance", value, norm.performance)
    return Condition("performance", "1.4.8", status, value, norm.performance, message)


def highest(norm: Norm, sheet: Sheet) -> Field:
    """The listed opponents by the reading of 1.4.6c that is best for the player.

    In a double round-robin the lowest opponent is met twice. Whether he is then raised in one game
    or in both the text leaves open.
    """
    return Field(sheet.ratings, norm.floor, 2 if sheet.choice.double else 1)


def so_far(norm: Norm, sheet: Sheet) -> int | None:
    """Rp from the games played so far; None before the first."""
    if not sheet.played:
        return None
    return Field(sheet.played_ratings, norm.floor).performance(sheet.halves)


def _titled(sheet: Sheet) -> Condition:
    titles = tuple([title for title in TITLES if title not in NOT_TITLED])
    needed = share_up(TITLED, sheet.opponents)
    return _opponents("titled", "1.4.5a", Message("norm-titled"), sheet.titled(titles), needed)


def _holders(norm: Norm, sheet: Sheet) -> Condition:
    double = sheet.choice.double
    share = HOLDERS_DOUBLE if double else HOLDERS
    needed = max(MIN_HOLDERS, share_up(share, sheet.opponents))
    message = HOLDERS_OF[norm.name]
    article = "1.4.5f" if double else "1.4.5"
    return _opponents("holders", article, message, sheet.titled(norm.holders), needed)


def _opponents(
    name: str, article: str, message: Message, counted: tuple[int, int], needed: int
) -> Condition:
    value, most = counted
    status = _at_least(value, most, needed)
    figures = {"value": Figure(value), "needed": Figure(needed)}
    return Condition(name, article, status, value, needed, Message(message.name, **figures))


def _other_federations(sheet: Sheet, federation: str | None) -> Condition:
    counts, unknown = sheet.federations()
    # somebody of unknown federation may belong to any of those met
    value = len([name for name in counts if name != federation])
    certain = value if federation is not None else max(value - 1, 0)
    status = _at_least(certain, value + unknown, MIN_FEDERATIONS)
    figures = {"value": Figure(certain), "needed": Figure(MIN_FEDERATIONS)}
    message = Message("norm-federations", **figures)
    return Condition("federations", "1.4.3", status, certain, MIN_FEDERATIONS, message)


def _own_federation(sheet: Sheet, federation: str | None) -> Condition:
    allowed = share_down(MOST_OWN, sheet.opponents)
    counts, unknown = sheet.federations()
    if federation is None:
        message = Message("norm-own-unknown", needed=Figure(allowed))
        return Condition("own_federation", "1.4.4", NOT_KNOWN, None, allowed, message)
    counted = sheet.among_opponents(counts.get(federation, 0), unknown)
    return _at_most("own_federation", Message("norm-own-federation"), counted, allowed)


def _one_federation(sheet: Sheet) -> Condition:
    counts, unknown = sheet.federations()
    counted = sheet.among_opponents(max([0] + [counts[name] for name in counts]), unknown)
    allowed = share_down(MOST_ONE, sheet.opponents)
    return _at_most("one_federation", Message("norm-one-federation"), counted, allowed)


def _at_most(name: str, message: Message, counted: tuple[int, int], allowed: int) -> Condition:
    value, most = counted
    status = NOT_KNOWN
    if value > allowed:
        status = NOT_MET
    elif most <= allowed:
        status = MET
    figures = {"value": Figure(value), "needed": Figure(allowed)}
    return Condition(name, "1.4.4", status, value, allowed, Message(message.name, **figures))


def _at_least(value: float, most: float, needed: float) -> str:
    # ``most`` is what the value may yet come to
    if value >= needed:
        return MET
    return NOT_KNOWN if most >= needed else NOT_MET


def _rating_message(name: str, value: int | None, needed: int) -> Message:
    if value is None:
        return Message(name + "-open", needed=Figure(needed))
    return Message(name, value=Figure(value), needed=Figure(needed))
