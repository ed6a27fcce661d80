"""The published cases of the Dutch systems, and those among them that nobody can meet."""

import json
from pathlib import Path
from typing import Any

NATIONAL = Path(__file__).parents[2] / "cases" / "national.jsonl"

DUTCH = [
    case
    for case in map(json.loads, NATIONAL.read_text(encoding="utf-8").splitlines())
    if case["system"].startswith(("KNSB", "Schaaks"))
]

#: Case, and why it cannot be met.
UNMET = (
    (
        "N-031",
        "the club page's 0.67 for 100 points holds on neither curve; the case itself says so",
    ),
)


def cases(system: str) -> list[Any]:
    """The cases of one of the file's systems that can be met."""
    unmet = [name for name, _ in UNMET]
    return [case for case in DUTCH if case["system"] == system and case["id"] not in unmet]


def name(case: Any) -> str:
    """A case's name in a test report."""
    return str(case["id"])
