"""The page's program comes compiled, whole, and the same for the same sources."""

import ast
import json
from pathlib import Path

import pytest

from elo.page.view.chapters import CHAPTERS
from tools.bundle import chapter_bundle, main_bundle, source_bundle, unpacked, worker_bundle
from tools.catalogue import LANGUAGES, Catalogue
from tools.compiled import check_release, compiled, installed
from tools.desk import desk_python
from tools.pyscript_package import (
    NEEDED,
    PACKAGE,
    leave_workers_out,
    package_files,
    take_package_apart,
)
from tools.reach import ROOT, all_files, chapter_files, main_files, worker_files
from tools.vendor import PYSCRIPT

#: What takes the other modules into memory, under its name in the bundle.
TAKING = "modules.py"

#: How a module begins that is compiled for MicroPython 1.27: "M" and the version of its bytecode.
BEGINNING = b"M\x06"


def bytecode(names: set[str]) -> set[str]:
    """What files of Python are called when they are compiled."""
    return {name.replace(".py", ".mpy") for name in names}


def test_a_compiler_of_another_release_stops_the_build_with_a_sentence() -> None:
    check_release(*installed())
    with pytest.raises(SystemExit, match=r"another MicroPython than 1\.28\.0"):
        check_release("1.27.0.post2", "1.28.0")


def test_what_cannot_be_compiled_stops_the_build_and_names_the_file() -> None:
    with pytest.raises(SystemExit, match=r"elo/wrong\.py cannot be compiled(.|\n)*line 2"):
        compiled("elo/wrong.py", "x = 1\ny = = 2\n")


def test_each_bundle_has_every_module_that_its_part_reaches() -> None:
    catalogue = Catalogue(LANGUAGES[0])
    for part, names in [
        (main_bundle(catalogue), main_files() | {TAKING, *package_files(PYSCRIPT.folder)}),
        *[(chapter_bundle(each, catalogue), chapter_files(each)) for each in CHAPTERS],
    ]:
        files = unpacked(part)
        assert {name for name in files if name.endswith("py")} == bytecode(names)
        assert all(files[name].startswith(BEGINNING) for name in bytecode(names))
    sources = unpacked(source_bundle(catalogue))
    assert {name for name in sources if name.endswith("py")} == all_files()


def test_the_desk_s_bundle_has_every_module_compiled_and_names_their_files() -> None:
    files = unpacked(worker_bundle(Catalogue(LANGUAGES[0])))
    names = worker_files()
    assert {name for name in files if name.endswith((".py", ".pyc"))} == {f"{n}c" for n in names}
    assert all(name.encode() in files[f"{name}c"] for name in names)


def test_the_same_sources_give_the_same_bytes() -> None:
    first = main_bundle(Catalogue(LANGUAGES[0]))
    desk = desk_python()
    compiled.cache_clear()
    desk_python.cache_clear()
    assert main_bundle(Catalogue(LANGUAGES[0])) == first
    again = desk_python()
    assert (again.library, again.rest, again.files) == (desk.library, desk.rest, desk.files)


def test_the_page_has_what_it_imports_of_pyscript_s_package() -> None:
    files = package_files(PYSCRIPT.folder)
    given = {
        alias.asname or alias.name
        for node in ast.walk(ast.parse(files["pyscript/__init__.py"]))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    asked = {
        alias.name
        for name in all_files()
        for node in ast.walk(ast.parse((ROOT / name).read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "pyscript"
        for alias in node.names
    }
    # Node is the type checker's
    assert asked - {"Node"} <= given | set(NEEDED)


def test_a_release_of_pyscript_that_carries_its_package_otherwise_stops_the_setup(
    tmp_path: Path,
) -> None:
    package = '{pyscript:{"__init__.py":"import js",\'ffi.py\':"1"}}'
    whole = f'w(".",{package}),h.push("import pyscript as _")'
    (tmp_path / "core-1.js").write_text(whole, encoding="utf-8")
    take_package_apart(tmp_path)
    texts = json.loads((tmp_path / PACKAGE).read_text(encoding="utf-8"))["pyscript"]
    assert texts == {"__init__.py": "import js", "ffi.py": "1"}
    # it is gone now
    with pytest.raises(SystemExit, match="carries its package in another way"):
        take_package_apart(tmp_path)


def test_a_release_of_pyscript_that_starts_workers_otherwise_stops_the_setup(
    tmp_path: Path,
) -> None:
    program = """new Worker(URL.createObjectURL(new Blob(["/*@*/"+'a("it\\'s");'"""
    rest = """.replace(W,H)],{type:"text/javascript"})))"""
    core = tmp_path / "core-1.js"
    core.write_text(program + rest, encoding="utf-8")
    leave_workers_out(tmp_path)
    left = core.read_text(encoding="utf-8")
    assert "a(" not in left
    assert "workers are left out" in left
    assert left.endswith(rest)
    # it is gone now
    with pytest.raises(SystemExit, match="starts workers in another way"):
        leave_workers_out(tmp_path)
