"""Reading JSON that anybody may have written: no number in it may take longer than the rest."""

import json

from .errors import InputError

#: Digits in a row: more than any number, name or identity has. One of the interpreters takes the
#: square of their number to read them.
MOST_DIGITS = 100

#: Characters that are looked through at a time: copies of so many cost no memory to speak of.
WINDOW = 1 << 16


def read_json(text: str, called: str) -> object:
    """What a text of JSON holds; ``called`` is what the text is: the line, the file.

    Raises ``InputError``: ``not-json``, or ``long-number`` for more digits in a row than anything
    has.

    >>> read_json('{"rating": 1500}', "the line")
    {'rating': 1500}
    """
    if has_long_number(text):
        raise InputError(
            "long-number", "", called + " has a number with too many digits", high=MOST_DIGITS
        )
    try:
        return json.loads(text)
    except (ValueError, RuntimeError, MemoryError):  # RuntimeError: nested too deep
        raise InputError("not-json", "", called + " is not JSON")


def has_long_number(text: str) -> bool:
    """Whether there are more than :data:`MOST_DIGITS` digits in a row, in a number or elsewhere.

    >>> has_long_number("1" * 100), has_long_number("x" + "12" * 51)
    (False, True)
    """
    run = "0" * (MOST_DIGITS + 1)
    for start in range(0, len(text), WINDOW):
        window = text[start : start + WINDOW + MOST_DIGITS]
        # a few steps over the whole window each are much faster than one over every character
        for digit in "123456789":
            window = window.replace(digit, "0")
        if run in window:
            return True
    return False
