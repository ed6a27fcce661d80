"""One line of JSON for one; a fault becomes an error object."""

from ...core.errors import InputError
from ...core.json_text import read_json
from ...wire.values import to_json, write_error
from .commands import expect, first, performance, rate
from .forecasts import target
from .norms import norm
from .systems import systems

COMMANDS = (
    ("rate", rate),
    ("expect", expect),
    ("first", first),
    ("performance", performance),
    ("target", target),
    ("norm", norm),
    ("systems", systems),
)


def answer_line(line: str) -> str:
    """Answers one line of JSON with one line of JSON; a fault becomes an error object.

    >>> answer_line('{"do":"expect","system":"elo","player":{"rating":1500},"opponent":1500}')
    '{"system": "elo", "edition": "1978", "expected": 0.5}'
    >>> import json
    >>> json.loads(answer_line('nonsense'))["error"]["code"]
    'not-json'
    """
    return to_json(answer_to(line))


def answer_to(line: str) -> dict[str, object]:
    """Answers one line of JSON; a fault becomes an error object as :func:`answer` has it."""
    try:
        request = read_json(line, "the line")
    except InputError as fault:
        return write_error(fault)
    return answer(request)


def answer(request: object) -> dict[str, object]:
    """Answers one request; a fault becomes ``{"error": {"code", "field", "message"}}``.

    >>> request = {"do": "rate", "system": "elo", "player": {"rating": 1500, "k": 20}}
    >>> request["games"] = [[1500, 1]]
    >>> answer(request)["new_rating"]
    1510
    """
    try:
        if not isinstance(request, dict):
            raise InputError("not-an-object", "", "the line must hold a JSON object")
        command = request.get("do")
        for name, answered in COMMANDS:
            if name == command:
                return answered(request)
        known = ", ".join([name for name, _ in COMMANDS])
        raise InputError("unknown-command", "do", "must be one of " + known)
    except InputError as fault:
        return write_error(fault)


def is_error(answered: dict[str, object]) -> bool:
    """Whether an answer reports a fault.

    >>> is_error(answer({"do": "nothing"}))
    True
    """
    return "error" in answered
