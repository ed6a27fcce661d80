"""A rating as some lists write it: the number, a hyphen, the index (DWZ 1712-62)."""

from .numbers import DIGITS

HYPHEN = "-"

#: What people and programs put in its place.
DASHES = ("\u2010", "\u2011", "\u2013")

#: The most digits of an index.
MOST = 3


def split(text: str) -> tuple[str, str]:
    r"""The rating and the index of a text like ``987-3``; any other text, and an empty one.

    >>> split(" 987 - 3 "), split("1.712\u201362"), split("-5"), split("17-1800")
    (('987', '3'), ('1.712', '62'), ('-5', ''), ('17-1800', ''))
    """
    written = text
    for dash in DASHES:
        written = written.replace(dash, HYPHEN)
    parts = [part.strip(" ") for part in written.split(HYPHEN)]
    if len(parts) != 2 or not _is_rating(parts[0]) or not 1 <= len(parts[1]) <= MOST:
        return text, ""
    return (parts[0], parts[1]) if not [c for c in parts[1] if c not in DIGITS] else (text, "")


def _is_rating(text: str) -> bool:
    return bool(text) and text[0] in DIGITS and text[-1] in DIGITS
