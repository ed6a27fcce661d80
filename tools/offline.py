"""Writes the service worker of a built site: what it may keep, and what each page needs of it.

The release is named after its content: two builds of the same sources are the same release.
"""

import hashlib
import json
import re
from pathlib import Path

from .minify import minified

SOURCE = "static/service-worker.js"
WORKER = "service-worker.js"

#: Where a page is told which release it is of.
STAMP = 'data-release=""'

#: Nobody needs these without a network: licences beside the runtimes, hidden files, the wheel,
#: words to hosts.
LEFT_OUT = re.compile(r"LICENSE|licen[sc]e|^\.|/\.|\.whl$|^_headers$")

#: What a page asks for when it likes, not at its start: it is kept when it was used.
LATER = re.compile(
    r"^static/(icons|cards|vendor/(pyodide|openpyxl|pyscript[^/]*/package\.json))|^code/\w+/(desk|sources)\b"
)

#: Where the folders are that are named after what is in them.
CODE = "code"

#: A relative address, or what looks like one.
ADDRESS = re.compile(r"[\w./-]+")


def write_service_worker(dist: Path) -> None:
    """Stamps the pages with their release and writes the worker that keeps it."""
    pages = sorted(dist.rglob("index.html"))
    release = _release(dist)
    for page in pages:
        html = page.read_text(encoding="utf-8")
        stamped = html.replace(STAMP, f'data-release="{release}"', 1)
        page.write_text(stamped, encoding="utf-8")
    site = {
        "release": release,
        "files": {_place(dist, file): _digest(file) for file in _files(dist)},
        "needed": {_place(dist, page): _needed(dist, page) for page in pages},
    }
    worker = minified(SOURCE, "--bundle", "--format=iife", f"--define:SITE={json.dumps(site)}")
    (dist / WORKER).write_text(worker, encoding="utf-8")


def _files(dist: Path) -> list[Path]:
    files = [file for file in sorted(dist.rglob("*")) if file.is_file()]
    return [file for file in files if not LEFT_OUT.search(file.relative_to(dist).as_posix())]


def _release(dist: Path) -> str:
    found = hashlib.sha256()
    for file in _files(dist):
        found.update(f"{_place(dist, file)} {_digest(file)}\n".encode())
    return found.hexdigest()[:12]


def _needed(dist: Path, page: Path) -> list[str]:
    """What a page names anywhere in its HTML.

    Beside a part of the program lies what that part asks for: the style of the charts.
    """
    named = {
        (page.parent / address).resolve()
        for address in ADDRESS.findall(page.read_text(encoding="utf-8"))
    }
    code = [file.parent for file in named if file.parent.parent == dist.resolve() / CODE]
    named.update(beside for folder in code for beside in folder.iterdir())
    files = {page} | named.intersection(_files(dist.resolve()))
    places = sorted(_place(dist, file) for file in files if file.name != "index.html")
    return [_place(dist, page), *(place for place in places if not LATER.match(place))]


def _place(dist: Path, file: Path) -> str:
    """Where a file lies below the root; a page's is its folder's."""
    place = file.resolve().relative_to(dist.resolve()).as_posix()
    return re.sub(r"(^|/)index\.html$", r"\1", place)


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
