"""The batch contract: one JSON object in, one JSON object out.

    contract   a line in, a line out; which command is asked
    commands   rate, expect, first, performance
    forecasts  target
    norms      norm
    systems    systems
    reading    requests: each value checked, each fault at its place
    writing    answers: the same digits on every interpreter

The contract is described in ``docs/batch.md``. It is stable: fields may be added, none is renamed
or dropped.
"""

from .contract import answer, answer_line, answer_to, is_error
from .writing import to_json

__all__ = ["answer", "answer_line", "answer_to", "is_error", "to_json"]
