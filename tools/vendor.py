"""Copies the runtimes from ``node_modules`` to ``static/vendor/<name>-<version>/``.

The lock file says which versions; nothing here is committed.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
VENDOR = ROOT / "static" / "vendor"

#: Folder name, package, and the files taken over (globs; a leading ``!`` leaves files out again).
COPIED = (
    ("pyscript", "@pyscript/core", ("dist/*", "!*.map")),
    ("micropython", "@micropython/micropython-webassembly-pyscript", ("micropython.*",)),
    (
        "pyodide",
        "pyodide",
        (
            "pyodide.mjs",
            "pyodide.asm.mjs",
            "pyodide.asm.wasm",
            "python_stdlib.zip",
            "pyodide-lock.json",
        ),
    ),
    ("modern-normalize", "modern-normalize", ("modern-normalize.css",)),
)
FLUENT = "@fluent/bundle"


def version_of(package: str) -> str:
    """The installed version of an npm package."""
    return str(json.loads((MODULES / package / "package.json").read_text())["version"])


def copy_runtimes() -> None:
    """Lays the vendor folder anew."""
    shutil.rmtree(VENDOR, ignore_errors=True)
    for name, package, patterns in COPIED:
        target = VENDOR / f"{name}-{version_of(package)}"
        target.mkdir(parents=True)
        kept = [p for p in patterns if not p.startswith("!")]
        dropped = [p[1:] for p in patterns if p.startswith("!")]
        for pattern in kept:
            for source in sorted((MODULES / package).glob(pattern)):
                if source.is_file() and not any(source.match(p) for p in dropped):
                    shutil.copy2(source, target / source.name)
    _bundle_fluent(VENDOR / f"fluent-{version_of(FLUENT)}" / "fluent.js")


def _bundle_fluent(target: Path) -> None:
    """Fluent is published as eight modules; the page takes it as one."""
    subprocess.run(
        [
            str(MODULES / ".bin" / "esbuild"),
            str(MODULES / FLUENT / "esm" / "index.js"),
            "--bundle",
            "--format=esm",
            "--minify",
            "--legal-comments=inline",
            "--log-level=warning",
            f"--outfile={target}",
        ],
        check=True,
    )


if __name__ == "__main__":
    if not MODULES.is_dir():
        sys.exit("node_modules is missing: run `npm ci` first (make setup does)")
    copy_runtimes()
