"""The desk's Python: the part of the standard library that it uses, and its program, compiled.

The vendored Pyodide compiles them itself (``tools/inside_pyodide.py``), after a day's work at the
desk has shown what that takes. What is left out the worker fetches when it is asked for after all.
"""

import base64
import json
import subprocess
import sys
from functools import cache

from .reach import ROOT, SAMPLE, worker_files
from .vendor import LIBRARIES, PYODIDE

#: The modules that are left out, beside the module that asks for them after all.
REST = "elo/page/worker/rest.txt"

RUNNER = ROOT / "tools" / "full_python.mjs"
INSIDE = ROOT / "tools" / "inside_pyodide.py"

#: Two tables of one event, as they are copied.
LIST = "No.\tName\tRtg\n1\tAdler Anna\t2250\n2\tBerg Bodo\t1990\n"
GAMES = "White\tBlack\tResult\nAdler Anna\tBerg Bodo\t1-0\n"
PGN = '[Event "E"]\n[Date "2025.11.01"]\n[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 1-0\n'

#: A day's work: what the worker is asked.
QUESTIONS: list[dict[str, object]] = [
    {"do": "open", "sample": True, "choices": {"second": "dwz"}, "view": {}},
    {"do": "view", "view": {"search": "a"}},
    {"do": "norms"},
    {"do": "export", "kind": "csv"},
    {"do": "export", "kind": "trf"},
    {"do": "export", "kind": "xlsx"},
    {"do": "open", "text": LIST, "choices": {}, "view": {}},
    {"do": "add", "text": GAMES, "event": 0, "choices": {}, "view": {}},
    {"do": "open", "text": PGN, "choices": {}, "view": {}},
]


class DeskPython:
    """What the build has made of it.

    ``library`` is the part of the standard library as a compressed zip file, ``rest`` the modules
    that are left out, ``files`` the program's own by name.
    """

    def __init__(self, library: bytes, rest: list[str], files: dict[str, bytes]) -> None:
        self.library = library
        self.rest = rest
        self.files = files


@cache
def desk_python() -> DeskPython:
    """Everything that the worker runs, but the texts."""
    names = sorted(worker_files())
    files = {name: (ROOT / name).read_text(encoding="utf-8") for name in (*names, SAMPLE)}
    for each in LIBRARIES:
        packed = (each.folder / f"{each.name}.json").read_text(encoding="utf-8")
        files |= json.loads(packed)["texts"]
    modules = [
        name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in names
    ]
    asked = {"modules": [*modules, "openpyxl"], "names": names, "questions": QUESTIONS}
    files["asked.json"] = json.dumps(asked)
    answer = json.loads(_run(INSIDE.read_text(encoding="utf-8"), files))
    decoded = {name: base64.b64decode(code) for name, code in answer["files"].items()}
    return DeskPython(base64.b64decode(answer["library"]), answer["rest"], decoded)


def _run(program: str, files: dict[str, str]) -> str:
    """What a program answers on the Pyodide that is served."""
    if not (PYODIDE.folder / "pyodide.mjs").is_file():
        sys.exit("Pyodide is missing: make setup brings it")
    command = ["node", str(RUNNER), str(PYODIDE.folder)]
    asked = json.dumps({"program": program, "files": files})
    done = subprocess.run(command, input=asked, capture_output=True, encoding="utf-8")
    if done.returncode:
        sys.exit(f"Pyodide could not compile the desk's program:\n{done.stderr}")
    return done.stdout
