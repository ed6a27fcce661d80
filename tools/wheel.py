"""Builds the wheel: the engine and the command line as a package that Python installs.

python -m tools.wheel [FOLDER]

Works without a network, from a copy of the sources: nothing is left behind beside them.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from .reach import ROOT

#: What the wheel is made of.
SOURCES = ("pyproject.toml", "LICENSE", "docs/python.md", "elo")

#: The time that every file in the wheel bears, in seconds: the same sources are the same wheel.
#: The first day that a zip file can say.
EPOCH = "315532800"


def build_wheel(folder: Path) -> Path:
    """Builds the wheel into a folder; where it lies."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as temporary:
        copy = Path(temporary) / "source"
        copy.mkdir()
        for name in SOURCES:
            (copy / name).parent.mkdir(exist_ok=True)
            _copy(ROOT / name, copy / name)
        wheels = Path(temporary) / "wheels"
        subprocess.run(
            [
                *(sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"),
                *("--no-deps", "--no-index", "--no-build-isolation", f"--wheel-dir={wheels}"),
                str(copy),
            ],
            check=True,
            env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH},
            umask=0o022,
        )
        (wheel,) = wheels.glob("*.whl")
        return Path(shutil.copy2(wheel, folder / wheel.name))


def _copy(source: Path, target: Path) -> None:
    """Without what Python has compiled, and with the same rights on every machine."""
    if source.is_dir():
        target.mkdir()
        for each in source.iterdir():
            if each.name != "__pycache__":
                _copy(each, target / each.name)
    else:
        shutil.copyfile(source, target)
        target.chmod(0o644)


if __name__ == "__main__":
    print(build_wheel(Path(sys.argv[1] if len(sys.argv) > 1 else "build")))
