"""Answers a line in whichever interpreter this runs: the batch contract, and what lies below it.

Portable Python, like the engine: the three interpreters run this very file.
"""

import json
import sys

from elo import numbers
from elo.batch import answer_line, to_json
from elo.errors import InputError


def answer(line: str) -> str:
    """One line of JSON for one: ``{"number": "read_whole", "of": ["1.850"]}`` or a request."""
    request = json.loads(line)
    if "number" in request:
        return to_json(_number(request["number"], request["of"]))
    if "interpreter" in request:
        return json.dumps({"name": sys.implementation.name, "platform": sys.platform})
    return answer_line(line)


def _number(name: str, of: list[object]) -> dict[str, object]:
    try:
        return {"is": getattr(numbers, name)(*of)}
    except InputError as fault:
        return {"code": fault.code}
