"""Reading numbers as people type them."""

from .errors import InputError
from .numbers import DIGITS, HALF, MINUS, is_digits

#: Spaces that people and programs put between thousands: plain, no-break, narrow, thin.
SPACES = (" ", "\u00a0", "\u202f", "\u2009")


def read_whole(text: str) -> int:
    """A whole number as people type it: ``1850``, ``1.850``, ``1 850``, ``1,850``.

    A point, comma, apostrophe or space counts as a thousands mark only before exactly three
    digits. Raises ``InputError``: ``empty``, ``not-a-number``, or ``not-whole`` for a number with
    decimals.

    >>> read_whole("1.850"), read_whole(" 1 850 "), read_whole("-5")
    (1850, 1850, -5)
    """
    sign, body = _signed(text)
    groups = _split(body, (".", ",", "'", "\u2019") + SPACES)
    for group in groups:
        if not is_digits(group):
            read_decimal(text)
            raise InputError("not-whole", "", "must be a whole number")
    if len(groups) > 1:
        marks = [c for c in body if c not in DIGITS]
        mixed = [c for c in marks if c != marks[0]]
        short = [g for g in groups[1:] if len(g) != 3]
        if mixed or short or not 1 <= len(groups[0]) <= 3:
            if len(groups) == 2 and marks[0] in ".,":
                raise InputError("not-whole", "", "must be a whole number")
            raise InputError("not-a-number", "", "is not a number")
    return sign * int("".join(groups))


def read_decimal(text: str) -> float:
    """A number with decimals as people type it: ``2,5``, ``2.5``, ``½``, ``2½``, ``20``.

    Raises ``InputError``: ``empty`` or ``not-a-number``.

    >>> read_decimal("2,5"), read_decimal("\u00bd"), read_decimal("2\u00bd"), read_decimal("20")
    (2.5, 0.5, 2.5, 20.0)
    """
    sign, body = _signed(text)
    half = 0.0
    if body.endswith(HALF):
        half = 0.5
        body = body[:-1].strip(" ")
        if body and not is_digits(body):
            raise InputError("not-a-number", "", "is not a number")
    parts = _split(body or "0", (".", ","))
    if len(parts) > 2 or not is_digits(parts[0]) or not is_digits(parts[-1]):
        raise InputError("not-a-number", "", "is not a number")
    return sign * (float(".".join(parts)) + half)


def _signed(text: str) -> tuple[int, str]:
    # one kind of space first: MicroPython strips other ones byte by byte, and breaks a minus sign
    body = _alike(text, SPACES).strip(" \t\r\n")
    sign = 1
    if body and body[0] in ("-", MINUS, "+"):
        sign = 1 if body[0] == "+" else -1
        body = body[1:]
    if not body:
        raise InputError("empty", "", "is missing")
    if len(body) > 20:
        raise InputError("not-a-number", "", "is not a number")
    return sign, body


def _alike(text: str, marks: tuple[str, ...]) -> str:
    """The text with each of these marks written as the first of them."""
    for mark in marks[1:]:
        text = text.replace(mark, marks[0])
    return text


def _split(text: str, marks: tuple[str, ...]) -> list[str]:
    return _alike(text, marks).split(marks[0])
