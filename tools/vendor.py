"""Copies the runtimes from ``node_modules`` to ``static/vendor/<name>-<version>/``.

Python's packages come from where this program's own packages are installed. The lock files say
which versions; nothing here is committed. Every folder holds its package's licence, and
``LICENSES.txt`` lists them all.
"""

import shutil
import subprocess
import sys

from .package import MODULES, VENDOR, Change, Library, Runtime
from .pyscript_package import leave_workers_out, take_package_apart

#: Written last: whoever finds it knows that everything else is there.
LIST = VENDOR / "LICENSES.txt"

MIT = """\
Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.
"""

#: In MicroPython's JavaScript: asks WebAssembly's table again for what has just been taken from it,
#: hundreds of times at every key. See docs/decisions/0016-micropython-without-a-check.md.
TABLE_CHECK = (
    "assert(wasmTable.get(funcPtr)==func,"
    '"JavaScript-side Wasm function table mirror is out of date!"),'
)


FLUENT = Runtime(
    "fluent",
    "@fluent/bundle",
    "Apache-2.0",
    "https://github.com/projectfluent/fluent.js",
    notice=(
        "Copyright Mozilla and the contributors of fluent.js.\n"
        "The modules of the package are bundled into one file and minified.\n"
        "The text of the Apache License 2.0 lies beside PyScript, in this site's vendor folder.\n"
    ),
)

CHARTIST = Runtime("chartist", "chartist", "MIT", "https://github.com/chartist-js/chartist")
QRCODE = Runtime(
    "qrcode-generator",
    "qrcode-generator",
    "MIT",
    "https://github.com/kazuhikoarase/qrcode-generator",
    ("dist/qrcode.mjs",),
    notice=f"The MIT License (MIT)\n\nCopyright (c) 2009 Kazuhiko Arase\n\n{MIT}",
)
IDB = Runtime("idb", "idb", "ISC", "https://github.com/jakearchibald/idb", ("build/index.js",))

PYSCRIPT = Runtime(
    "pyscript",
    "@pyscript/core",
    "Apache-2.0",
    "https://github.com/pyscript/pyscript",
    ("dist/*", "!*.map", "src/3rd-party-licenses/*"),
)

MICROPYTHON = Runtime(
    "micropython",
    "@micropython/micropython-webassembly-pyscript",
    "MIT",
    "https://github.com/micropython/micropython",
    ("micropython.*",),
    notice=(
        "The checks for those who debug the interpreter are left out of micropython.mjs, and it\n"
        "is minified.\n\n"
        f"The MIT License (MIT)\n\nCopyright (c) 2013-2026 Damien P. George\n\n{MIT}"
    ),
    changes=(Change("micropython.mjs", TABLE_CHECK),),
)

PYODIDE = Runtime(
    "pyodide",
    "pyodide",
    "MPL-2.0",
    "https://github.com/pyodide/pyodide",
    (
        "pyodide.mjs",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "python_stdlib.zip",
        "pyodide-lock.json",
    ),
    notice=(
        "These files are unchanged. They are subject to the terms of the Mozilla Public\n"
        "License 2.0, which is at https://mozilla.org/MPL/2.0/. The source of this version\n"
        "is at the address above, under the tag of the same number. It contains CPython,\n"
        "whose licence is at https://docs.python.org/3/license.html.\n"
    ),
)

RUNTIMES = (
    PYSCRIPT,
    MICROPYTHON,
    PYODIDE,
    Runtime(
        "modern-normalize",
        "modern-normalize",
        "MIT",
        "https://github.com/sindresorhus/modern-normalize",
        ("modern-normalize.css",),
    ),
    FLUENT,
    CHARTIST,
    IDB,
    QRCODE,
)


LIBRARIES = (
    Library(
        "openpyxl",
        ("openpyxl", "et_xmlfile"),
        "MIT",
        "https://foss.heptapod.net/openpyxl/openpyxl",
    ),
)


def copy_runtimes() -> None:
    """Lays the vendor folder anew."""
    shutil.rmtree(VENDOR, ignore_errors=True)
    everything = (*RUNTIMES, *LIBRARIES)
    for each in everything:
        each.copy()
    take_package_apart(PYSCRIPT.folder)
    leave_workers_out(PYSCRIPT.folder)
    _make_small(MICROPYTHON, "micropython.mjs")
    _bundle(FLUENT, "esm/index.js", "fluent.js")
    _bundle(CHARTIST, "dist/index.js", "chartist.js")
    lines = [f"{each.folder.name}/  {each.spdx}  {each.source}\n" for each in everything]
    LIST.write_text("".join(lines), encoding="utf-8")


def _bundle(runtime: Runtime, entry: str, name: str) -> None:
    """A package that is published as many modules, or as a large one, as one small module."""
    subprocess.run(
        [
            str(MODULES / ".bin" / "esbuild"),
            str(MODULES / runtime.package / entry),
            "--bundle",
            "--format=esm",
            "--minify",
            "--legal-comments=inline",
            "--log-level=warning",
            f"--outfile={runtime.folder / name}",
        ],
        check=True,
    )


def _make_small(runtime: Runtime, name: str) -> None:
    """A module that is published with the checks of its compiler, without them and minified."""
    file = runtime.folder / name
    command = [str(MODULES / ".bin" / "esbuild"), "--minify", "--pure:assert", "--loader=js"]
    small = subprocess.run(command, input=file.read_bytes(), check=True, capture_output=True)
    file.write_bytes(small.stdout)


if __name__ == "__main__":
    if not MODULES.is_dir():
        sys.exit("node_modules is missing: run `npm ci` first (make setup does)")
    copy_runtimes()
