"""Which of the engine's files a program consists of: those that it imports, and those they do."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from elo.page.view.chapters import CHAPTERS, Chapter, of_system
from elo.systems import SYSTEMS, by_name

ROOT = Path(__file__).resolve().parent.parent

#: The page's own program.
MODULE = "elo.page.browser.main"
MAIN = "elo/page/browser/main.py"

#: What takes compiled modules into MicroPython's memory.
MODULES = "elo/page/browser/modules.py"

#: The shelf of rating systems.
SHELF = "elo/systems/__init__.py"

#: The program of the tournament desk's worker begins here.
WORKER = "elo/page/worker/service.py"

#: What brings the rest of the standard library, where the worker began with a part of it.
LIBRARY = "elo/page/worker/library.py"

#: What it shows for a first look.
SAMPLE = "elo/page/worker/sample.trf"


def main_files() -> set[str]:
    """The files of the page's main program: what it imports, and the rule books it begins with."""
    return reach({MAIN, *books([name for name in SYSTEMS if of_system(name) is None])})


def chapter_files(chapter: Chapter) -> set[str]:
    """The files that come with a chapter: those that it reaches and the main program does not."""
    return reach({file_of(chapter.module), *books(chapter.systems)}) - main_files()


def books(names: Iterable[str]) -> set[str]:
    """The files in which these rating systems begin."""
    return {file_of(type(by_name(name)).__module__) for name in names}


def all_files() -> set[str]:
    """Every file that the page may ever need."""
    return main_files().union(*(chapter_files(chapter) for chapter in CHAPTERS))


def worker_files() -> set[str]:
    """The files of the tournament desk's own program, which runs in a worker on full Python."""
    return reach({WORKER, LIBRARY, *books(SYSTEMS)})


def file_of(module: str) -> str:
    """The file of a module that has one of its own."""
    path = module.replace(".", "/")
    return f"{path}.py" if (ROOT / f"{path}.py").is_file() else f"{path}/__init__.py"


def reach(start: set[str]) -> set[str]:
    """The files that these import, and the files that those import, and so on."""
    found: set[str] = set()
    waiting = set(start)
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= imported(name) - found
    return found


@cache
def imported(name: str) -> frozenset[str]:
    """The files of the engine that a file imports, anywhere in it, and their packages."""
    return frozenset(_imported(name))


def _imported(name: str) -> Iterator[str]:
    here = Path(name).parent.parts
    yield from files_of((*here, Path(name).stem))
    program = ast.parse((ROOT / name).read_text(encoding="utf-8"))
    # the shelf opens a book when it is asked for: who needs which is said by name
    for node in program.body if name == SHELF else _run(program):
        if isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else ()
            module = (*base, *(node.module.split(".") if node.module else ()))
            yield from files_of(module)
            for alias in node.names:
                yield from files_of((*module, alias.name))
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield from files_of(tuple(alias.name.split(".")))


def _run(node: ast.AST) -> Iterator[ast.AST]:
    """Whatever is in a program, but for what only the type checker reads."""
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        yield from _run(child)


def files_of(module: tuple[str, ...]) -> Iterator[str]:
    """The file of a module and those of the packages above it."""
    for length in range(1, len(module) + 1):
        path = "/".join(module[:length])
        yield from (f for f in (f"{path}.py", f"{path}/__init__.py") if (ROOT / f).is_file())
