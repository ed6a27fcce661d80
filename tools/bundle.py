"""A program as one file: the fewer the requests, the sooner the first result on a slow line.

A bundle lays files of the engine and the language's catalogues into the interpreter's file system.
The page's own bundle then starts the page; a chapter's is followed by the import of its module; the
worker's is JSON, which its script unpacks. Comments and docstrings stay behind in the repository,
annotations too but in the worker, whose dataclasses need them.
"""

import json
from functools import cache

import python_minifier

from elo.page.view.chapters import Chapter, of_system

from .catalogue import Catalogue, is_static
from .pages import room_page
from .reach import MAIN, ROOT, SAMPLE, chapter_files, main_files, worker_files

UNPACK = """import os
for name, text in FILES:
    parts = name.split("/")
    for depth in range(1, len(parts)):
        try:
            os.mkdir("/".join(parts[:depth]))
        except OSError:
            pass
    with open(name, "w") as file:
        file.write(text)
FILES = None
"""


def main_bundle(catalogue: Catalogue) -> str:
    """The program of one language's page, with the system that it opens with."""
    files = _modules(main_files() - {MAIN})
    files.append(("locales/all.ftl", catalogue.live_source()))
    first = opening_chapter(catalogue)
    if first is not None:
        files += _chapter_files(first, catalogue)
    return _packed(files) + smaller(_read(MAIN)) + "\n"


def chapter_bundle(chapter: Chapter, catalogue: Catalogue) -> str:
    """What a chapter of one language's page consists of."""
    files = _chapter_files(chapter, catalogue)
    page = room_page(chapter.name, catalogue)
    if page is not None:
        files.append((f"rooms/{chapter.name}.html", page))
    return _packed(files)


def opening_chapter(catalogue: Catalogue) -> Chapter | None:
    """The chapter of the system that a language's page opens with; it comes with the page."""
    return of_system(catalogue.wording.text("opening-system"))


def _chapter_files(chapter: Chapter, catalogue: Catalogue) -> list[tuple[str, str]]:
    files = _modules(chapter_files(chapter))
    for name in chapter.catalogues:
        files.append((f"locales/{name}.ftl", catalogue.source([f"{name}.ftl"])))
    return files


def worker_bundle(catalogue: Catalogue) -> str:
    """The program of the desk's worker, for one language: texts by name."""
    texts = {name: smaller(_read(name), annotated=True) for name in sorted(worker_files())}
    texts[SAMPLE] = _read(SAMPLE)
    names = [file.name for file in catalogue.files if not is_static(file.name)]
    texts["locales/all.ftl"] = catalogue.source(names)
    return json.dumps({"texts": texts}, ensure_ascii=False, separators=(",", ":"))


@cache
def smaller(source: str, annotated: bool = False) -> str:
    """The same program without what only people read; names and order stay."""
    return str(
        python_minifier.minify(
            source,
            remove_annotations=not annotated,
            remove_literal_statements=True,
            rename_locals=False,
            rename_globals=False,
            hoist_literals=False,
            combine_imports=False,
        )
    )


def _modules(names: set[str]) -> list[tuple[str, str]]:
    return [(name, smaller(_read(name))) for name in sorted(names)]


def _packed(files: list[tuple[str, str]]) -> str:
    return f"FILES = {files!r}\n{UNPACK}"


def _read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")
