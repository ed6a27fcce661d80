"""One language's catalogue taken apart: what a text says, which figures it needs, what is wrong."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

#: What stands for a figure in a text that is looked at without figures.
FIGURE = "{}"


class Texts:
    """A catalogue from its files' sources.

    ``junk`` is what Fluent does not understand; ``repeated`` names that are given twice.
    """

    def __init__(self, sources: dict[str, str]) -> None:
        self.junk: list[str] = []
        self.repeated: list[str] = []
        self.messages: dict[str, ast.Message] = {}
        self.files: dict[str, str] = {}
        for file, source in sources.items():
            for entry in FluentParser().parse(source).body:
                self._take(file, entry)

    def _take(self, file: str, entry: ast.EntryType) -> None:
        if isinstance(entry, (ast.Junk, ast.Term)):
            self.junk.append(f"{file}: {entry.content if isinstance(entry, ast.Junk) else entry}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in self.messages:
                self.repeated.append(entry.id.name)
            self.messages[entry.id.name] = entry
            self.files[entry.id.name] = file

    def patterns(self, name: str) -> list[ast.Pattern]:
        """The message's text and its attributes."""
        message = self.messages[name]
        found = [] if message.value is None else [message.value]
        return found + [attribute.value for attribute in message.attributes]

    def attributes(self, name: str) -> set[str]:
        """The names of a message's attributes."""
        return {attribute.id.name for attribute in self.messages[name].attributes}

    def variables(self, name: str) -> set[str]:
        """The figures that a message needs, those of the messages it quotes included."""
        found = set()
        for node in walk(self.patterns(name)):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
        for quoted in self.quoted(name):
            if quoted in self.messages:
                found |= self.variables(quoted)
        return found

    def quoted(self, name: str) -> set[str]:
        """The messages that a message quotes."""
        nodes = walk(self.patterns(name))
        return {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}

    def selects(self, name: str) -> list[ast.SelectExpression]:
        """Every choice that a message makes."""
        nodes = walk(self.patterns(name))
        return [node for node in nodes if isinstance(node, ast.SelectExpression)]

    def written(self, name: str) -> list[str]:
        """Everything a message can say, a figure being ``{}``: each way of a choice by itself."""
        return [text for pattern in self.patterns(name) for text in _written(pattern)]


def read(folder: Path) -> Texts:
    """The catalogue of one language."""
    files = sorted(folder.glob("*.ftl"))
    return Texts({file.name: file.read_text(encoding="utf-8") for file in files})


def walk(patterns: list[ast.Pattern]) -> Iterator[ast.BaseNode]:
    """Every node below these patterns; a quoted message is not followed."""
    waiting: list[object] = list(patterns)
    while waiting:
        node = waiting.pop()
        if isinstance(node, list):
            waiting += node
        elif isinstance(node, ast.BaseNode):
            yield node
            waiting += [value for key, value in vars(node).items() if key != "span"]


def _written(pattern: ast.Pattern) -> list[str]:
    flat = ""
    ways = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            flat += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            flat += FIGURE
            for variant in element.expression.variants:
                ways += _written(variant.value)
        elif isinstance(element.expression, ast.Literal):
            flat += str(element.expression.parse()["value"])
        else:
            flat += FIGURE
    return [flat, *ways]


def unlike(one: Texts, other: Texts) -> list[str]:
    """How two languages differ in anything but their words."""
    found = [f"{name}: only in one" for name in sorted(set(one.messages) ^ set(other.messages))]
    for name in sorted(set(one.messages) & set(other.messages)):
        for what in (Texts.variables, Texts.attributes, Texts.quoted):
            if what(one, name) != what(other, name):
                here, there = sorted(what(one, name)), sorted(what(other, name))
                found.append(f"{name}: {what.__name__} {here} and {there}")
        if one.files[name] != other.files[name]:
            found.append(f"{name}: in {one.files[name]} and in {other.files[name]}")
        if (one.messages[name].value is None) != (other.messages[name].value is None):
            found.append(f"{name}: a text in one only")
        if len(one.selects(name)) != len(other.selects(name)):
            found.append(f"{name}: a choice in one only")
    return found


def wrong_choices(texts: Texts, plurals: set[str], selector: str) -> list[str]:
    """Choices that are no plural of this figure, or do not have the language's plural forms."""
    found = []
    for name in texts.messages:
        for select in texts.selects(name):
            asked = select.selector
            if not isinstance(asked, ast.VariableReference) or asked.id.name != selector:
                found.append(f"{name}: not a choice by ${selector}")
            keys = [v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)]
            if sorted(keys) != sorted(plurals):
                found.append(f"{name}: {keys}")
    return found
