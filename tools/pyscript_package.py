"""What PyScript's JavaScript carries as texts: its Python package, and its workers' program.

The package is written at every start, and the page imports a small part of it. So the served copy
of PyScript carries none; the texts lie beside it in ``package.json``, whole, for a page that runs
on Pyodide or from the sources, and the page's program brings the part that it needs, compiled.
The page starts no workers of PyScript. See docs/decisions, number 24.
"""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

#: Where PyScript writes its package: what is written, between what must stand around it.
CARRIED = re.compile(
    r'(?<=\("\.",)\{pyscript:(\{"__init__\.py":.*?\})\}(?=\),\w+\.push\("import pyscript as )'
)

#: What stands there instead; boot.js provides it where the page needs the whole package.
PROVIDED = "/* changed: the package is in package.json */{...globalThis.pyscriptPackage}"

#: Where PyScript carries the program of its workers, between what must stand around it.
WORKER = re.compile(
    r"""(?<=new Blob\(\[)"/\*@\*/"\+'(?:[^'\\]|\\.)*'"""
    r"""(?=\.replace\(\w+,\w+\)\],\{type:"text/javascript"\}\))"""
)

#: What stands there instead: whoever starts a worker after all reads where to look.
NO_WORKER = (
    '(()=>{throw Error("PyScript\'s workers are left out; see tools/pyscript_package.py")})()'
)

#: The texts by name.
PACKAGE = "package.json"

#: The modules that the page imports, and those that these import.
NEEDED = ("context", "ffi", "util")


def take_package_apart(folder: Path) -> None:
    """Moves the package out of the module that carries it, or says that there is none."""
    holding = [file for file in sorted(folder.glob("core-*.js")) if CARRIED.search(_text(file))]
    if len(holding) != 1 or len(CARRIED.findall(_text(holding[0]))) != 1:
        sys.exit(f"{folder.name} carries its package in another way; see tools/pyscript_package.py")
    (file,) = holding
    found = CARRIED.search(_text(file))
    assert found is not None
    script = f"process.stdout.write(JSON.stringify({{pyscript: {found[1]}}}))"
    done = subprocess.run(["node", "-e", script], check=True, capture_output=True)
    (folder / PACKAGE).write_bytes(done.stdout)
    file.write_text(CARRIED.sub(lambda _: PROVIDED, _text(file)), encoding="utf-8")


def leave_workers_out(folder: Path) -> None:
    """Takes the program of PyScript's workers out of the module that carries it."""
    holding = [file for file in sorted(folder.glob("core-*.js")) if WORKER.search(_text(file))]
    if len(holding) != 1 or len(WORKER.findall(_text(holding[0]))) != 1:
        sys.exit(f"{folder.name} starts workers in another way; see tools/pyscript_package.py")
    (file,) = holding
    file.write_text(WORKER.sub(lambda _: NO_WORKER, _text(file)), encoding="utf-8")


@cache
def package_files(folder: Path) -> dict[str, str]:
    """The modules that the page needs, with the lines of ``__init__`` that import no others."""
    texts = json.loads(_text(folder / PACKAGE))["pyscript"]
    lines = [line for line in texts["__init__.py"].splitlines() if not _further(line)]
    files = {"pyscript/__init__.py": "\n".join(lines) + "\n"}
    for name in NEEDED:
        files[f"pyscript/{name}.py"] = texts[f"{name}.py"]
        if _further(texts[f"{name}.py"]):
            sys.exit(f"pyscript.{name} imports more than {NEEDED}; see tools/pyscript_package.py")
    return files


def _further(program: str) -> set[str]:
    """The modules of the package that a program imports beyond those that the page needs."""
    return set(re.findall(r"\b(?:from|import) pyscript\.(\w+)", program)) - set(NEEDED)


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")
