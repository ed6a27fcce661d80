"""Runs inside the site's Pyodide at build: what the desk needs of Python, compiled.

Compiled by the interpreter that will read it, so the two fit. The program is compiled with the
numbers of its lines; the standard library without, which no report of a fault needs.
"""

import ast
import base64
import gzip
import importlib
import io
import json
import marshal
import sys
import traceback
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path
from types import CodeType

#: Where Pyodide lays its standard library.
LIBRARY = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"

#: A module's header says that nobody need compare it with its source.
UNCHECKED = (1).to_bytes(4, "little")

#: Days on which zip files begin.
FIRST_DAY = (1980, 1, 1, 0, 0, 0)

#: Encodings that files may come in: they are looked up by name.
BESIDES = ("ascii", "cp437", "cp1252", "latin_1", "utf_8_sig", "utf_16", "utf_16_be", "utf_16_le")


def work(modules: list[str], questions: list[object]) -> None:
    """A day's work at the desk, so that Python imports what that takes."""
    for name in (*modules, *[f"encodings.{name}" for name in BESIDES]):
        importlib.import_module(name)
    service = importlib.import_module("elo.page.worker.service")
    desk = service.Service(lambda name, values: name, lambda *progress: None)
    for question in questions:
        content = desk.answer(json.dumps(question), "")[1]
        if content and content[:2] == b"PK":
            Path("book").write_bytes(content)
            desk.answer(json.dumps({"do": "open", "choices": {}, "view": {}}), "book")
    try:
        raise ValueError
    except ValueError:
        traceback.format_exc()


def library(source: zipfile.ZipFile) -> tuple[bytes, list[str]]:
    """The part of the standard library that was imported, compiled; and the modules left out.

    A zip file that compresses nothing: the whole of it is compressed, which makes it smaller.
    """
    names = {_module(name): name for name in source.namelist() if name.endswith(".py")}
    parts = [module for module in sorted(names) if _came_from_library(module)]
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as target:
        for module in parts:
            name = names[module]
            text = source.read(name)
            code = compile(text, f"{LIBRARY}/{name}", "exec", dont_inherit=True, optimize=2)
            target.writestr(
                zipfile.ZipInfo(f"{name}c", FIRST_DAY), _pyc(text, _without_lines(code))
            )
    rest = [module for module in sorted(names) if module not in sys.modules]
    return gzip.compress(packed.getvalue(), 9, mtime=0), rest


def _came_from_library(module: str) -> bool:
    """Whether a module was imported from there; some are in the interpreter itself."""
    spec = getattr(sys.modules.get(module), "__spec__", None)
    return str(getattr(spec, "origin", "")).startswith(LIBRARY)


def program(names: list[str]) -> Iterator[tuple[str, bytes]]:
    """The program's own files, compiled."""
    for name in names:
        text = Path(name).read_bytes()
        tree = _without_words(ast.parse(text))
        yield f"{name}c", _pyc(text, compile(tree, name, "exec", dont_inherit=True))


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _pyc(text: bytes, code: CodeType) -> bytes:
    return MAGIC_NUMBER + UNCHECKED + source_hash(text) + marshal.dumps(code)


def _without_lines(code: CodeType) -> CodeType:
    inner = [_without_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts]
    return code.replace(co_linetable=b"", co_consts=tuple(inner))


def _without_words(tree: ast.Module) -> ast.Module:
    """The program without docstrings; a class keeps a short one, or Python would write one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                first.value.value = "." if isinstance(node, ast.ClassDef) else None
    return tree


def main() -> None:
    """Reads what is to be compiled, and writes it."""
    asked = json.loads(Path("asked.json").read_text(encoding="utf-8"))
    work(asked["modules"], asked["questions"])
    with zipfile.ZipFile(LIBRARY) as source:
        small, rest = library(source)
    files = {name: base64.b64encode(code).decode() for name, code in program(asked["names"])}
    answer = {"library": base64.b64encode(small).decode(), "rest": rest, "files": files}
    Path("answer").write_text(json.dumps(answer), encoding="utf-8")


if __name__ == "__main__":
    main()
