"""The batch contract: one JSON object in, one JSON object out.

    contract   a line in, a line out; which command is asked
    commands   rate, expect, first, performance
    forecasts  target
    norms      norm
    systems    systems
    reading    requests: what they ask, each fault at its place

What values are called and how they are written says :mod:`elo.wire`.

The contract is described in ``docs/batch.md``. It is stable: fields may be added, none is renamed
or dropped.
"""

from ...wire.values import to_json
from .contract import answer, answer_line, answer_to, is_error

__all__ = ["answer", "answer_line", "answer_to", "is_error", "to_json"]
