"""Releases of the site: the built one, and a later one of which every program is another."""

import re
import shutil
from pathlib import Path

from tools.offline import STAMP, WORKER, write_service_worker

CODE = re.compile(r"code/([0-9a-f]{12})/(\w+)\.py")

#: What the later release's program says when it runs.
SIGN = 'ROOT.dataset.program = "2"\n'


def write_later_release(built: Path, folder: Path) -> None:
    """A release of which every page and program says that it is; the build itself makes it one."""
    shutil.copytree(built, folder)
    (folder / WORKER).unlink()
    for page in sorted(folder.rglob("index.html")):
        html = re.sub(r'data-release="\w+"', STAMP, page.read_text(encoding="utf-8"), count=1)
        for digest, name in sorted(set(CODE.findall(html))):
            _rename(folder / "code", digest, name)
        html = CODE.sub(lambda code: f"code/{_other(code[1])}/{code[2]}.py", html)
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
    program = (code / digest / f"{name}.py").read_text(encoding="utf-8")
    addition = SIGN if name == "main" else "# 2\n"
    (target / f"{name}.py").write_text(program + addition, encoding="utf-8")
    shutil.rmtree(code / digest)
