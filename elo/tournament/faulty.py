"""Faulty rows: why a player of an event could not be rated."""

from ..core.errors import InputError
from ..systems.base import RuleBook
from .event import Entrant
from .problems import Problem

TEXTS = {
    "rating-not-of-system": "Player {number}, {name}, has the rating {rating}; those of the system"
    " {system} are from {low} to {high}. It is probably one of another list: choose that list, or"
    " correct the rating. The player is not rated.",
    "not-assessed": "Player {number}, {name}, could not be rated: “{field}” must be from {low}"
    " to {high}.",
}


def faulty(
    player: Entrant, fault: InputError, rating: int | None, book: RuleBook, letter: str
) -> Problem:
    """Why the player could not be rated; ``letter`` is what the rules call the factor."""
    low, high = (int(fault.values.get(name, 0)) for name in ("low", "high"))
    values: dict[str, str | int] = {"number": player.number, "name": player.name}
    values |= {"low": low, "high": high}
    field = fault.field.removeprefix("player.")
    if field == "rating" and rating is not None:
        values |= {"rating": rating, "system": book.name}
        return Problem("rating-not-of-system", player.line, 0, values)
    return Problem(
        "not-assessed", player.line, 0, values | {"field": letter if field == "k" else field}
    )
