"""Reading JSON that anybody may have written: no number in it may take longer than the rest."""

import json

from .errors import InputError

#: Digits in a row: more than any number, name or identity has. One of the interpreters takes the
#: square of their number to read them.
MOST_DIGITS = 100

#: What begins the number of a sign, and its digits.
ESCAPE = "\\u"
HEXADECIMAL = "0123456789abcdefABCDEF"

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
        return json.loads(with_whole_signs(text))
    except (ValueError, RuntimeError, MemoryError):  # RuntimeError: nested too deep
        raise InputError("not-json", "", called + " is not JSON")


def with_whole_signs(text: str) -> str:
    r"""JSON in which a sign that was written as two escapes stands as itself.

    One of the interpreters would take them for two signs, each of which is none.

    >>> with_whole_signs("\\ud83d\\ude00 \\u00e9 \\\\ud83d") == "\U0001f600 \\u00e9 \\\\ud83d"
    True
    """
    if ESCAPE + "d" not in text and ESCAPE + "D" not in text:
        return text
    parts = text.split(ESCAPE)
    found = [parts[0]]
    place = 1
    while place < len(parts):
        part = parts[place]
        before = found[-1]
        # a backslash in front of this one makes plain text of it
        is_escape = (len(before) - len(before.rstrip("\\"))) % 2 == 0
        if is_escape and len(part) == 4 and place + 1 < len(parts):
            high, low = _code(part), _code(parts[place + 1][:4])
            if 0xD800 <= high <= 0xDBFF and 0xDC00 <= low <= 0xDFFF:
                sign = chr(0x10000 + (high - 0xD800) * 0x400 + low - 0xDC00)
                found.append(sign + parts[place + 1][4:])
                place += 2
                continue
        found.append(ESCAPE + part)
        place += 1
    return "".join(found)


def _code(digits: str) -> int:
    if len(digits) != 4 or [digit for digit in digits if digit not in HEXADECIMAL]:
        return 0
    return int(digits, 16)


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
