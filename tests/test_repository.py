"""The repository agrees with itself: links, commands, versions, lists of files."""

import ast
import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from elo.rulebooks import shelf
from tools.catalogue import LANGUAGES, STATIC, Catalogue
from tools.leaks import leaks, lock_leaks
from tools.pages import fill, read_index
from tools.vendor import RUNTIMES

ROOT = Path(__file__).resolve().parents[1]
if not (ROOT / ".git").exists():
    pytest.skip("the list of files comes from git", allow_module_level=True)
FILES = subprocess.run(
    ["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True
).stdout.splitlines()
TEXTS = {
    name: (ROOT / name).read_text(encoding="utf-8")
    for name in FILES
    if (ROOT / name).is_file() and not name.endswith(".png")
}
DOCUMENTS = [name for name in TEXTS if name.endswith(".md")]

PAGE = "elo/page/main.py"

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```.*?^```|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


# documents


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_local_link_leads_somewhere(name: str) -> None:
    for target in LINK.findall(CODE.sub("", TEXTS[name])):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (ROOT / name).parent / path if path else ROOT / name
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file.read_text(encoding="utf-8")), target


def anchors(document: str) -> set[str]:
    """The headings of a document as GitHub makes links of them."""
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in HEADING.findall(FENCE.sub("", document))
    }


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_make_target_that_is_named_exists(name: str) -> None:
    targets = re.findall(r"^([a-z-]+):", TEXTS["Makefile"], re.MULTILINE)
    code = "\n".join(CODE.findall(TEXTS[name]))
    named = re.findall(r"^`?(?:\$ )?make ([a-z][a-z-]*)", code, re.MULTILINE)
    assert [target for target in named if target not in targets] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_module_that_is_to_be_run_exists(name: str) -> None:
    for module in re.findall(r"-m ((?:elo|tools|tests)[\w.]*)", TEXTS[name]):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module


def test_every_target_that_help_lists_is_explained_to_contributors() -> None:
    listed = re.findall(r"^([a-z-]+):.*## ", TEXTS["Makefile"], re.MULTILINE)
    assert [target for target in listed if f"make {target}" not in TEXTS["CONTRIBUTING.md"]] == []


def test_the_picture_is_small_enough_for_a_first_screen() -> None:
    assert (ROOT / "docs" / "picture.png").stat().st_size < 150_000


# versions


def test_every_path_to_a_runtime_has_the_locked_version() -> None:
    locked = json.loads(TEXTS["package-lock.json"])["packages"]
    versions = {
        runtime.name: locked[f"node_modules/{runtime.package}"]["version"] for runtime in RUNTIMES
    }
    found = [
        (file, name, version)
        for file, text in TEXTS.items()
        for name, version in re.findall(r"vendor/([a-z-]+)-(\d[\w.-]*)/", text)
    ]
    assert {file for file, _, _ in found} >= {"index.html", "pyscript.toml", "static/style.css"}
    assert [each for each in found if versions[each[1]] != each[2]] == []


def test_every_npm_package_is_named_with_its_exact_version() -> None:
    package = json.loads(TEXTS["package.json"])
    for version in (package["dependencies"] | package["devDependencies"]).values():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version)


# the page's list of files


def test_the_page_lists_exactly_the_files_that_it_can_reach() -> None:
    files = tomllib.loads(TEXTS["pyscript.toml"])["files"]
    books = {type(book).__module__.replace(".", "/") + ".py" for book in shelf()}
    reached = reach({PAGE, *books}) - {PAGE}
    assert {name for name in files if name.endswith(".py")} == reached
    assert {name: target for name, target in files.items() if name.endswith(".py")} == {
        name: name for name in reached
    }


def test_the_page_lists_every_catalogue_that_it_composes_texts_from() -> None:
    files = tomllib.loads(TEXTS["pyscript.toml"])["files"]
    catalogues = {file.name for file in Catalogue(LANGUAGES[0]).files} - {STATIC}
    folder = f"static/locales/{LANGUAGES[0]}"
    assert {name: target for name, target in files.items() if name.endswith(".ftl")} == {
        f"{folder}/{name}": f"locales/{name}" for name in catalogues
    }


def reach(start: set[str]) -> set[str]:
    """The files that these import, and the files that those import, and so on."""
    found: set[str] = set()
    waiting = set(start)
    while waiting:
        name = waiting.pop()
        found.add(name)
        waiting |= set(imported(name)) - found
    return found


def imported(name: str) -> Iterator[str]:
    """The files of the engine that a file imports, anywhere in it, and their packages."""
    here = Path(name).parent.parts
    for node in ast.walk(ast.parse(TEXTS[name])):
        if isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else ()
            module = (*base, *(node.module.split(".") if node.module else ()))
            yield from files_of(module)
            for alias in node.names:
                yield from files_of((*module, alias.name))
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield from files_of(tuple(alias.name.split(".")))


def files_of(module: tuple[str, ...]) -> Iterator[str]:
    """The file of a module and those of the packages above it."""
    for length in range(1, len(module) + 1):
        path = "/".join(module[:length])
        yield from (file for file in (f"{path}.py", f"{path}/__init__.py") if file in TEXTS)


# texts


def test_the_texts_of_the_page_are_the_english_catalogues() -> None:
    page = read_index()
    before = words(str(page))
    fill(page, Catalogue(LANGUAGES[0]))
    assert words(str(page)) == before, "run: make texts"


def words(html: str) -> list[str]:
    """The page without its line breaks, which are the formatter's."""
    return re.sub(r"\s*([<>])\s*", r" \1 ", html).split()


# what nobody else's machine has


@pytest.mark.parametrize("name", TEXTS)
def test_no_file_says_where_it_was_made(name: str) -> None:
    assert leaks(TEXTS[name]) == []


@pytest.mark.parametrize("name", ["requirements.txt", "package-lock.json"])
def test_the_lock_files_work_with_any_registry(name: str) -> None:
    assert lock_leaks(TEXTS[name]) == []
