"""Whose ratings a report uses: one list for all players, and only ratings that the system knows."""

from ..systems.base import RuleBook
from .event import ANY_LIST, FIDE_LIST, Rating, Tournament
from .problems import WARNING, Problem

#: What is told of a player whom the list does not have.
NOTHING = Rating(None)

TEXTS = {
    "no-ratings": "No player has a rating in this file. Look the ratings up in a rating list.",
    "other-list-used": "The file has no ratings of the list {own}; those of the list {list} are"
    " used for the system {system}. The numbers are those of that system only if the ratings are.",
    "list-not-named": "The file does not say of which list its ratings are; they are used for the"
    " system {system} as if they were those of the list {own}. The numbers are those of that system"
    " only if the ratings are.",
    "rating-out-of-range": "Player {number}, {name}, has the rating {rating}, and the system"
    " {system} knows {low} to {high} only. As an opponent the player counts as unrated.",
}


def choose_list(event: Tournament, book: RuleBook, problems: list[Problem]) -> str:
    """The list whose ratings are used: the system's own, else the one that most players have.

    Ratings of different lists are never mixed, and another list is never used in silence.
    """
    counts: dict[str, int] = {}
    for player in event.players:
        for code, rating in player.ratings.items():
            if rating.value is not None:
                counts[code] = counts.get(code, 0) + 1
    own = book.federation
    if own in counts:
        return own
    if not counts:
        if event.players:
            problems.append(Problem("no-ratings", severity=WARNING))
        return own or FIDE_LIST
    found = ANY_LIST if ANY_LIST in counts else max(sorted(counts), key=lambda c: counts[c])
    if own:
        values: dict[str, str | int] = {"own": own, "system": book.name}
        code = "list-not-named"
        if found != ANY_LIST:
            values["list"] = found
            code = "other-list-used"
        problems.append(Problem(code, values=values, severity=WARNING))
    return found


def usable_ratings(
    event: Tournament, book: RuleBook, code: str, problems: list[Problem]
) -> dict[int, int]:
    """The ratings of a list by number; one that the system does not know is as good as none."""
    found: dict[int, int] = {}
    low, high = book.opponent.low, book.opponent.high
    for player in event.players:
        value = player.ratings.get(code, NOTHING).value
        if value is None:
            continue
        if low <= value <= high:
            found.setdefault(player.number, value)
            continue
        values: dict[str, str | int] = {
            "number": player.number,
            "name": player.name,
            "rating": value,
            "system": book.name,
            "low": int(low),
            "high": int(high),
        }
        problems.append(Problem("rating-out-of-range", player.line, 0, values, WARNING))
    return found
