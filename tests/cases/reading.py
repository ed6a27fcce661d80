"""Published numbers, each line with its source; see SOURCE.md."""

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent


def read_cases(name: str) -> list[dict[str, Any]]:
    """The lines of one file, in order."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]
