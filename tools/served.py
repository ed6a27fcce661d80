"""The packages in the built site: each folder is named after its content as well as its version.

What lies there may be kept for ever. It depends on more than the version: on which files are taken,
how they are bundled, what is left out of them (``tools/vendor.py``).
"""

import hashlib
import shutil
from pathlib import Path

from .package import VENDOR

#: Where they lie, in the repository and in the built site.
PLACE = "static/vendor"


def lay_packages(dist: Path) -> dict[str, str]:
    """Copies the packages into the site; the names of the folders there by those here."""
    names: dict[str, str] = {}
    for folder in sorted(each for each in VENDOR.iterdir() if each.is_dir()):
        names[folder.name] = f"{folder.name}-{content_name(folder)}"
        shutil.copytree(folder, dist / PLACE / names[folder.name])
    licences = (VENDOR / "LICENSES.txt").read_text(encoding="utf-8")
    for name, served in names.items():
        licences = licences.replace(f"{name}/", f"{served}/")
    (dist / PLACE / "LICENSES.txt").write_text(licences, encoding="utf-8")
    return names


def content_name(folder: Path) -> str:
    """A short name of all that lies in a folder, file names included."""
    found = hashlib.sha256()
    for file in sorted(file for file in folder.rglob("*") if file.is_file()):
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        found.update(f"{file.relative_to(folder).as_posix()} {digest}\n".encode())
    return found.hexdigest()[:8]
