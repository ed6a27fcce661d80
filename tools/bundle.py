"""A program as one file: the fewer the requests, the sooner the first result on a slow line.

A bundle is laid where the interpreter finds it (``static/laying.js``): a line of JSON that says how
long each file is, and the files, all of it compressed. The page's own bundle and its chapters' hold
bytecode of MicroPython first, what takes it into memory at its head, and the language's catalogues;
the bundle for a page that runs on Pyodide holds the sources of all of them, the desk's worker has
bytecode of Pyodide.
"""

import gzip
import json
from pathlib import Path

from elo.page.view.chapters import CHAPTERS, Chapter, of_system

from .catalogue import Catalogue, is_static
from .compiled import compiled
from .desk import REST, desk_python
from .pages import room_page
from .pyscript_package import package_files
from .reach import MODULES, ROOT, SAMPLE, all_files, chapter_files, main_files
from .vendor import PYSCRIPT


def main_bundle(catalogue: Catalogue) -> bytes:
    """One language's page: the program, the system it opens with, what PyScript brings."""
    names, texts = main_files(), {"locales/all.ftl": catalogue.live_source()}
    first = opening_chapter(catalogue)
    if first is not None:
        names |= chapter_files(first)
        texts |= _texts(first, catalogue)
    pyscript = package_files(PYSCRIPT.folder)
    package = {_as_bytecode(name): compiled(name, text) for name, text in pyscript.items()}
    taking = {Path(_as_bytecode(MODULES)).name: compiled(MODULES, _read(MODULES))}
    return packed(taking | package | _bytecode(names) | _encoded(texts))


def opening_chapter(catalogue: Catalogue) -> Chapter | None:
    """The chapter of the system that a language's page opens with; it comes with the page."""
    return of_system(catalogue.wording.text("opening-system"))


def chapter_bundle(chapter: Chapter, catalogue: Catalogue) -> bytes:
    """What a chapter of one language's page consists of."""
    return packed(_bytecode(chapter_files(chapter)) | _encoded(_texts(chapter, catalogue)))


def source_bundle(catalogue: Catalogue) -> bytes:
    """One language's whole page, chapters included, as it stands in the repository."""
    texts = {name: _read(name) for name in sorted(all_files())}
    texts["locales/all.ftl"] = catalogue.live_source()
    for chapter in CHAPTERS:
        texts |= _texts(chapter, catalogue)
    return packed(_encoded(texts))


def worker_bundle(catalogue: Catalogue) -> bytes:
    """The program of the desk's worker, for one language."""
    python = desk_python()
    names = [file.name for file in catalogue.files if not is_static(file.name)]
    texts = {
        SAMPLE: _read(SAMPLE),
        REST: "\n".join(python.rest),
        "locales/all.ftl": catalogue.source(names),
    }
    return packed(python.files | _encoded(texts))


def packed(files: dict[str, bytes]) -> bytes:
    """Files as a bundle: the same files give the same bytes, whenever and wherever."""
    lengths = json.dumps({name: len(content) for name, content in files.items()})
    return gzip.compress(lengths.encode() + b"\n" + b"".join(files.values()), 9, mtime=0)


def unpacked(bundle: bytes) -> dict[str, bytes]:
    """The files of a bundle.

    >>> unpacked(packed({"a": b"1", "b/c": b"23"}))
    {'a': b'1', 'b/c': b'23'}
    """
    lengths, _, rest = gzip.decompress(bundle).partition(b"\n")
    files = {}
    for name, length in json.loads(lengths).items():
        files[name], rest = rest[:length], rest[length:]
    return files


def _texts(chapter: Chapter, catalogue: Catalogue) -> dict[str, str]:
    """A chapter's catalogues and its page."""
    texts = {
        f"locales/{name}.ftl": catalogue.source([f"{name}.ftl"]) for name in chapter.catalogues
    }
    page = room_page(chapter.name, catalogue)
    if page is not None:
        texts[f"rooms/{chapter.name}.html"] = page
    return texts


def _bytecode(names: set[str]) -> dict[str, bytes]:
    return {_as_bytecode(name): compiled(name, _read(name)) for name in sorted(names)}


def _as_bytecode(name: str) -> str:
    return name.removesuffix(".py") + ".mpy"


def _encoded(texts: dict[str, str]) -> dict[str, bytes]:
    return {name: text.encode() for name, text in texts.items()}


def _read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")
