"""A package that the site serves: where it lies, what of it is taken, and its licence."""

import json
import shutil
import sys
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
VENDOR = ROOT / "static" / "vendor"


@dataclass
class Change:
    """A passage of a file that is served without it."""

    file: str
    passage: str


@dataclass
class Runtime:
    """One npm package that the site serves.

    ``files`` are globs; a leading ``!`` leaves files out again. ``notice`` is written as the
    licence of a package that ships none. ``changes`` are few, and each has its decision record.
    """

    name: str
    package: str
    spdx: str
    source: str
    files: tuple[str, ...] = ()
    notice: str = ""
    changes: tuple[Change, ...] = ()

    @property
    def version(self) -> str:
        """The installed version."""
        return str(json.loads((MODULES / self.package / "package.json").read_text())["version"])

    @property
    def folder(self) -> Path:
        """Where it is copied to."""
        return VENDOR / f"{self.name}-{self.version}"

    def copy(self) -> None:
        """Copies the files, then the licence."""
        self.folder.mkdir(parents=True)
        kept = [glob for glob in self.files if not glob.startswith("!")]
        dropped = [glob[1:] for glob in self.files if glob.startswith("!")]
        for glob in kept:
            for file in sorted((MODULES / self.package).glob(glob)):
                if file.is_file() and not any(file.match(other) for other in dropped):
                    shutil.copy2(file, self.folder / file.name)
        for change in self.changes:
            self._leave_out(change)
        self._license()

    def _leave_out(self, change: Change) -> None:
        file = self.folder / change.file
        text = file.read_text(encoding="utf-8")
        if text.count(change.passage) != 1:
            sys.exit(
                f"{self.package} {self.version}: {change.file} has changed; see tools/vendor.py"
            )
        file.write_text(text.replace(change.passage, ""), encoding="utf-8")

    def _license(self) -> None:
        target = self.folder / "LICENSE"
        files = sorted((MODULES / self.package).iterdir())
        shipped = [file for file in files if file.name.lower() in ("license", "license-mit")]
        if shipped:
            shutil.copy2(shipped[0], target)
        elif self.notice:
            target.write_text(
                f"{self.package} {self.version}, {self.spdx}\nSource: {self.source}\n\n"
                f"{self.notice}",
                encoding="utf-8",
            )
        else:
            sys.exit(f"{self.package} ships no licence: give it a notice in tools/vendor.py")


@dataclass
class Library:
    """A package in pure Python, and those that it needs, as one file of texts by name.

    Text, because a filter in a network lets that through where it holds back an archive.
    """

    name: str
    packages: tuple[str, ...]
    spdx: str
    source: str

    @property
    def version(self) -> str:
        """The installed version."""
        return distribution(self.name).version

    @property
    def folder(self) -> Path:
        """Where it is copied to."""
        return VENDOR / f"{self.name}-{self.version}"

    def copy(self) -> None:
        """Packs the modules, and copies the licences."""
        self.folder.mkdir(parents=True)
        texts: dict[str, str] = {}
        for package in self.packages:
            found = distribution(package)
            for name, path in _files(found):
                if name.endswith(".py"):
                    texts[name] = path.read_text(encoding="utf-8")
                elif "LICEN" in name.upper():
                    shutil.copy2(path, self.folder / f"{package}-{path.name}")
        packed = json.dumps({"texts": texts}, ensure_ascii=False, separators=(",", ":"))
        (self.folder / f"{self.name}.json").write_text(packed, encoding="utf-8")
        if not list(self.folder.glob("*-LICEN*")):
            sys.exit(f"{self.name} ships no licence")


def _files(found: Distribution) -> list[tuple[str, Path]]:
    return [(file.as_posix(), Path(str(file.locate()))) for file in found.files or ()]
