"""What pytest passes over: the page's modules that import the browser; tests/page runs them in one.

It stands at the root because pytest asks only the folders above a file.
"""

from pathlib import Path

ROOT = Path(__file__).parent

collect_ignore = [
    str(file)
    for file in sorted((ROOT / "elo" / "page").glob("*.py"))
    if any(
        name in file.read_text(encoding="utf-8") for name in ("runtime import", "pyscript import")
    )
]
