"""Values of JSON as the engine's own: each checked, each fault at its place."""

import math

from ..core.errors import InputError
from ..systems.base import NUMBER, Fact

#: Numbers that need not be whole: what is allowed there the system says.
MAY_BE_PARTS = ("rating", "k")


def read_fact(value: object, fact: Fact, place: str) -> float | str:
    """A value of the fact's kind; its range the system checks. Raises ``InputError``."""
    if fact.kind == NUMBER:
        number = read_number(value, place)
        if fact.whole and fact.name not in MAY_BE_PARTS and number != int(number):
            raise InputError("not-whole", place, "must be a whole number")
        return number
    if not isinstance(value, str):
        raise InputError("not-a-text", place, "must be a text")
    return fact.admit(value, place)


def read_text(value: object, place: str) -> str | None:
    """A short text, None when left out. Raises ``InputError`` (``not-a-text``)."""
    if value is None or isinstance(value, str):
        return value
    raise InputError("not-a-text", place, "must be a text")


def read_number(value: "object", place: str) -> float:
    """A finite number; a whole one as a whole number."""
    if value is None:
        raise InputError("missing", place, "is needed")
    # an exact type: true and false are numbers to one interpreter and not to another
    if type(value) not in (int, float):
        raise InputError("not-a-number", place, "must be a number")
    try:
        number = float(value)  # type: ignore[arg-type]
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise InputError("not-a-number", place, "must be a finite number")
    return int(number) if number == int(number) else number


def read_whole(value: float | None, place: str) -> int | None:
    """A number that must be whole, None when left out."""
    if value is None:
        return None
    if value != int(value):
        raise InputError("not-whole", place, "must be a whole number")
    return int(value)


def read_truth(value: object, place: str) -> bool | None:
    """True or false, None when left out. Raises ``InputError`` (``not-a-truth``)."""
    # not isinstance: true is a number to one interpreter and not to another
    if value is None or value is True or value is False:
        return value
    raise InputError("not-a-truth", place, "must be true or false")
