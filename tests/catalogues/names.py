"""The names of messages that the program's source speaks of, found without running it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

#: A message's name has a hyphen wherever the engine says it; the page has one-word names, too.
HYPHENED = re.compile(r"[a-z]+(-[a-z0-9]+)+")
PREFIX = re.compile(r"([a-z]+-)+")


class Source:
    """One module, taken apart."""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self.docstrings = {id(node) for node in self._docstrings()}

    def _docstrings(self) -> Iterator[ast.AST]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                yield node.value

    def constants(self) -> list[str]:
        """All its string constants, those in f-strings included, but for docstrings."""
        return [
            node.value
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in self.docstrings
        ]

    def calls(self, function: str) -> Iterator[ast.Call]:
        """Every call of a function or method of this name."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else ""
                if isinstance(called, ast.Name):
                    name = called.id
                if name == function:
                    yield node

    def named_calls(self, function: str) -> list[tuple[str, list[str]]]:
        """Calls whose first argument is a constant: it, and the keywords given beside it.

        A call that passes a dictionary on (``**figures``) is left out: its keywords are not seen.
        """
        found = []
        for call in self.calls(function):
            keywords = [keyword.arg for keyword in call.keywords]
            first = call.args[0] if call.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                plain = [keyword for keyword in keywords if keyword is not None]
                if len(plain) == len(keywords):
                    found.append((first.value, plain))
        return found

    def messages(self) -> set[str]:
        """The constants that stand, alone or as one of two, as a message's name."""
        found: set[str] = set()
        for call in self.calls("Message"):
            first = call.args[0] if call.args else None
            ways = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            for way in ways:
                if isinstance(way, ast.Constant) and isinstance(way.value, str):
                    found.add(way.value)
        return found

    def beginnings(self, function: str) -> set[str]:
        """The constants with which composed first arguments begin: ``"error-" + code``."""
        found = set()
        for call in self.calls(function):
            first: ast.AST | None = call.args[0] if call.args else None
            composed = isinstance(first, ast.BinOp)
            while isinstance(first, ast.BinOp):
                first = first.left
            if composed and isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.add(first.value)
        return found


def sources(*places: Path) -> list[Source]:
    """The modules in these files and folders."""
    files = [
        file for place in places for file in (place.rglob("*.py") if place.is_dir() else [place])
    ]
    return [Source(file.read_text(encoding="utf-8")) for file in sorted(files)]


def hyphened(modules: list[Source]) -> set[str]:
    """All constants that look like a message's name."""
    return {text for module in modules for text in module.constants() if HYPHENED.fullmatch(text)}


def prefixes(modules: list[Source]) -> set[str]:
    """All constants to which an ending is added to make a name: ``"not-counted-"``."""
    return {text for module in modules for text in module.constants() if PREFIX.fullmatch(text)}
