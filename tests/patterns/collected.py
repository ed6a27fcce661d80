"""Every regular expression of the program, and how it is used."""

import ast
import importlib
import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "elo"

#: What does not begin anywhere in the text.
AT_THE_START = {"match", "fullmatch"}
METHODS = {"search", "findall", "finditer", "sub", "subn", "split", *AT_THE_START}


@dataclass(frozen=True)
class Use:
    """A pattern, where it stands, and whether the text is searched for it."""

    place: str
    pattern: str | bytes
    flags: int
    search: bool

    def __str__(self) -> str:
        return f"{self.place} {self.pattern!r}"


def of_python() -> list[Use]:
    """The patterns of the program's Python.

    Raises ``AssertionError`` for one that is made while the program runs: nobody could look at it.
    """
    modules = [path for path in sorted(ENGINE.rglob("*.py")) if uses_patterns(path)]
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in modules}
    started = _only_started()
    found = []
    for path, tree in trees.items():
        place = path.relative_to(ROOT).as_posix()
        module = importlib.import_module(place.removesuffix(".py").replace("/", "."))
        kept = list(_patterns(vars(module)))
        for name, pattern in kept:
            search = name not in started
            found.append(Use(f"{place}:{name}", pattern.pattern, pattern.flags, search))
        for call in _calls(tree):
            where = f"{place}:{call.lineno}"
            if _method(call) == "compile":
                assert call.col_offset == 0 or _is_at_top(tree, call), f"{where} is no constant"
                continue
            first = call.args[0]
            assert isinstance(first, ast.Constant), f"{where} is no constant"
            assert isinstance(first.value, str | bytes)
            found.append(Use(where, first.value, 0, _method(call) not in AT_THE_START))
    return found


def uses_patterns(path: Path) -> bool:
    """Whether a file imports ``re``."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return any(
        isinstance(node, ast.Import) and any(alias.name == "re" for alias in node.names)
        for node in ast.walk(tree)
    )


def _patterns(space: object, name: str = "") -> Iterator[tuple[str, re.Pattern[str]]]:
    """The compiled patterns in a module's names, also those in tables."""
    if isinstance(space, re.Pattern):
        yield name, space
    elif isinstance(space, dict):
        for key, each in space.items():
            if isinstance(key, str) and not key.startswith("__"):
                yield from _patterns(each, name or key)
    elif isinstance(space, tuple | list):
        for each in space:
            yield from _patterns(each, name)


def _calls(tree: ast.AST) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "re"
        and node.func.attr in {"compile", *METHODS}
    ]


def _method(call: ast.Call) -> str:
    assert isinstance(call.func, ast.Attribute)
    return call.func.attr


def _is_at_top(tree: ast.Module, call: ast.Call) -> bool:
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return not any(call in ast.walk(node) for node in functions)


def _only_started() -> set[str]:
    """The names whose patterns are only ever matched from the start of a text, whoever does it."""
    used: dict[str, set[str]] = {}
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in METHODS:
                value = node.value
                name = value.id if isinstance(value, ast.Name) else getattr(value, "attr", "")
                used.setdefault(name, set()).add(node.attr)
    return {name for name, methods in used.items() if methods <= AT_THE_START}


def of_javascript() -> list[Use]:
    """The patterns of the site's own JavaScript, as its parser finds them."""
    script = Path(__file__).with_name("javascript.mjs")
    files = sorted((ROOT / "static").glob("*.js"))
    done = subprocess.run(
        ["node", str(script), *map(str, files)], capture_output=True, encoding="utf-8", check=True
    )
    return [
        Use(each["place"], each["source"], re.IGNORECASE if "i" in each["flags"] else 0, True)
        for each in json.loads(done.stdout)
    ]
