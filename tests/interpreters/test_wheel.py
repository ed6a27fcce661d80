"""The wheel of the built site works on the Pyodide of the built site."""

import json
import subprocess
from pathlib import Path

from tests.engine.test_docs import blocks
from tests.interpreters.test_interpreters import BOOT_AND_ANSWER_SECONDS, HERE

#: Runs what the documents show, and says what of and where.
PROGRAM = """
import doctest, json, sys
import elo
from importlib.metadata import version

parser = doctest.DocTestParser()
found = doctest.DocTestRunner()
for text in json.loads({examples!r}):
    found.run(parser.get_doctest(text, {{}}, "example", None, 0))
print(json.dumps([sys.platform, elo.__file__, version("chess-rating-calculator"), found.failures]))
"""


def test_a_notebook_on_pyodide_runs_the_examples(dist: Path) -> None:
    (pyodide,) = (dist / "static" / "vendor").glob("pyodide-*")
    (wheel,) = (dist / "python").glob("*.whl")
    done = subprocess.run(
        ["node", str(HERE / "wheel.mjs"), str(pyodide), str(wheel)],
        input=PROGRAM.format(examples=json.dumps(blocks("pycon"))),
        capture_output=True,
        encoding="utf-8",
        timeout=BOOT_AND_ANSWER_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    platform, file, version, failures = json.loads(done.stdout.splitlines()[-1])
    assert platform == "emscripten"
    assert file.endswith("/elo/__init__.py")
    assert f"-{version}-" in wheel.name
    assert failures == 0, done.stdout
