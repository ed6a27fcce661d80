"""Plain values as JSON: the same digits on every interpreter."""

import json

from ..core.errors import InputError
from ..core.numbers import fixed, rounded

#: Decimals of a fraction in an answer: enough for any check, few enough that every interpreter
#: prints the same digits.
DECIMALS = 10

#: Texts and figures come again and again in an answer: so many of each are remembered.
MOST_REMEMBERED = 1000
LONGEST_REMEMBERED = 40
_TEXTS: dict[str, str] = {}
_FIGURES: dict[float, str] = {}
_PLAIN: dict[float, float | int] = {}


def to_json(value: object) -> str:
    """A value as JSON, with at most ``DECIMALS`` decimals and the same digits everywhere.

    ``json.dumps`` writes a float's shortest form, which is not the same on every interpreter.

    >>> to_json({"change": -9.9796659679, "k": 20, "games": [None, True, 0.1 + 0.2, "x"]})
    '{"change": -9.9796659679, "k": 20, "games": [null, true, 0.3, "x"]}'
    """
    kind = type(value)
    if kind is str:
        return _text(value)  # type: ignore[arg-type]
    if kind is int:
        return str(value)
    if kind is float:
        return _figure(value)  # type: ignore[arg-type]
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join([_text(key) + ": " + to_json(value[key]) for key in value]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([to_json(each) for each in value]) + "]"
    return json.dumps(value)


def _text(text: str) -> str:
    if text in _TEXTS:
        return _TEXTS[text]
    written = json.dumps(text)
    if len(text) <= LONGEST_REMEMBERED:
        if len(_TEXTS) >= MOST_REMEMBERED:
            _TEXTS.clear()
        _TEXTS[text] = written
    return written


def _figure(value: float) -> str:
    if value not in _FIGURES:
        if len(_FIGURES) >= MOST_REMEMBERED:
            _FIGURES.clear()
        _FIGURES[value] = fixed(value, DECIMALS).rstrip("0").rstrip(".")
    return _FIGURES[value]


def plain(value: float | None) -> float | int | None:
    """A number with at most ``DECIMALS`` decimals; a whole one without any."""
    if type(value) is not float:
        return value
    if value not in _PLAIN:
        if len(_PLAIN) >= MOST_REMEMBERED:
            _PLAIN.clear()
        figure = rounded(value, DECIMALS)
        _PLAIN[value] = int(figure) if figure == int(figure) else figure
    return _PLAIN[value]


def write_error(fault: InputError) -> dict[str, object]:
    """What is wrong, and where."""
    return {"error": {"code": fault.code, "field": fault.field, "message": fault.message}}
