"""The files of the repository and their texts, as git has them."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
if not (ROOT / ".git").exists():
    pytest.skip("the list of files comes from git", allow_module_level=True)
FILES = subprocess.run(
    ["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True
).stdout.splitlines()
#: Tournament files are in whatever encoding their makers chose; all else is UTF-8.
SAMPLES = "tests/tournament/"
TEXTS = {
    name: (ROOT / name).read_text("utf-8", "replace" if name.startswith(SAMPLES) else "strict")
    for name in FILES
    if (ROOT / name).is_file() and not name.endswith(".png")
}
