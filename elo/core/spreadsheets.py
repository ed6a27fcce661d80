"""Texts in a table that a spreadsheet opens: none may be taken for a formula.

A text is a formula to a spreadsheet by its first sign. In a file whose cells are parted by
semicolons a program that expects commas finds cells of its own behind every comma, and the other
way round; so the same holds behind whatever may part cells. An apostrophe in front makes a text of
it, and is taken away again when such a table is read. A sign alone and a number with its sign are
no formulas and stay as they are.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone
    from collections.abc import Callable

#: What begins a formula, in ASCII and as wide as East Asian letters are.
BEGINNINGS = "=+-@\uff1d\uff0b\uff0d\uff20"

#: What parts cells or rows, in whatever kind of file.
PARTING = ",;\t\r\n"

GUARD = "'"


def guarded(text: str) -> str:
    """The text with an apostrophe wherever a spreadsheet would begin a formula.

    >>> guarded("=1+1"), guarded("'-x"), guarded("'t Hart"), guarded("Alpha, Anton")
    ("'=1+1", "''-x", "'t Hart", 'Alpha, Anton')
    >>> guarded("Foo,=1+1"), guarded("-"), guarded("+11,4")
    ("Foo,'=1+1", '-', '+11,4')
    """
    # most texts have none of these signs at all
    for sign in BEGINNINGS:
        if sign in text:
            return _in_pieces(text, _with_guard)
    return text


def unguarded(text: str) -> str:
    """The text that :func:`guarded` was given.

    >>> unguarded("'=1+1"), unguarded("'+"), unguarded("'t Hart"), unguarded("''-x")
    ('=1+1', '+', "'t Hart", "'-x")
    """
    return _in_pieces(text, _without_guard) if GUARD in text else text


def _with_guard(piece: str) -> str:
    is_number = piece[:1] in ("+", "-") and not piece[1:].strip("0123456789.,")
    return GUARD + piece if _begins_formula(piece) and not is_number else piece


def _without_guard(piece: str) -> str:
    return piece[1:] if piece[:1] == GUARD and _begins_formula(piece) else piece


def _begins_formula(piece: str) -> bool:
    # spaces, quotation marks and apostrophes may be passed over
    first = piece.lstrip(" \"'")[:1]
    return first != "" and first in BEGINNINGS


def _in_pieces(text: str, change: "Callable[[str], str]") -> str:
    """The text with each piece changed that may become a cell of its own."""
    done = ""
    piece = ""
    for sign in text:
        if sign in PARTING:
            done += change(piece) + sign
            piece = ""
        else:
            piece += sign
    return done + change(piece)
