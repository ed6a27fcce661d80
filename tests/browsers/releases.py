"""Releases of the site: the built one, and a later one of which every program is another."""

import re
import shutil
from pathlib import Path

from tools.bundle import packed, unpacked
from tools.compiled import compiled
from tools.offline import STAMP, WORKER, write_service_worker
from tools.reach import MAIN, ROOT

CODE = re.compile(r"code/([0-9a-f]{12})/(\w+)\.bin")

#: The later release's program says that it is when it runs.
LATER = (ROOT / MAIN).read_text(encoding="utf-8") + 'ROOT.dataset.program = "2"\n'


def write_later_release(built: Path, folder: Path) -> None:
    """A release of which every page and program says that it is; the build itself makes it one."""
    shutil.copytree(built, folder)
    (folder / WORKER).unlink()
    for page in sorted(folder.rglob("index.html")):
        html = re.sub(r'data-release="\w+"', STAMP, page.read_text(encoding="utf-8"), count=1)
        for digest, name in sorted(set(CODE.findall(html))):
            _rename(folder / "code", digest, name)
        html = CODE.sub(lambda code: f"code/{_other(code[1])}/{code[2]}.bin", html)
        html = html.replace("<html ", '<html data-page="2" ', 1)
        page.write_text(html, encoding="utf-8")
    write_service_worker(folder)


def _other(digest: str) -> str:
    """A name that no content of the earlier release has."""
    return f"later-{digest}"


def _rename(code: Path, digest: str, name: str) -> None:
    target = code / _other(digest)
    if target.exists():  # a part without texts is the same in every language
        return
    target.mkdir()
    files = unpacked((code / digest / f"{name}.bin").read_bytes())
    if name == "main":
        files[MAIN.replace(".py", ".mpy")] = compiled(MAIN, LATER)
    (target / f"{name}.bin").write_bytes(packed({**files, "later": b"2"}))
    shutil.rmtree(code / digest)
