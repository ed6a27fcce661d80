"""The catalogues of texts: a folder per language, a file per subject.

``page.ftl`` and the files whose names end in ``-page.ftl`` hold what stands in HTML. The running
page composes its texts from the others: those that a chapter names come with the chapter, the rest
with the page.
"""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from elo.page.view.chapters import CHAPTERS
from elo.page.view.wording import Wording

LOCALES = Path(__file__).resolve().parent.parent / "static" / "locales"

#: The languages, the first being that of the site's root.
LANGUAGES = ("en", "nl", "de")


def is_static(name: str) -> bool:
    """Whether a catalogue holds what stands in HTML, which the running page does without."""
    return name == "page.ftl" or name.endswith("-page.ftl")


def comes_later(name: str) -> bool:
    """Whether a catalogue comes with a chapter, or with its worker."""
    return any(
        name == f"{each}.ftl"
        for chapter in CHAPTERS
        for each in (*chapter.catalogues, *chapter.behind)
    )


def is_behind(name: str) -> bool:
    """Whether only a chapter's worker says what is in a catalogue."""
    return any(name == f"{each}.ftl" for chapter in CHAPTERS for each in chapter.behind)


class Catalogue:
    """One language's texts."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.files = sorted((LOCALES / language).glob("*.ftl"))
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in self.files:
            self._bundle.add_resource(_resource(file.read_text(encoding="utf-8")))
        self.wording = Wording(self._say)

    def messages(self) -> list[ast.Message]:
        """All messages, file by file, in order."""
        return [message for file in self.files for message in _messages(file)]

    def text(self, name: str, values: dict[str, str | int]) -> str | None:
        """A message's text, None when it consists of attributes only."""
        value = self._bundle.get_message(name).value
        return None if value is None else self._format(name, value, values)

    def attributes(self, name: str, values: dict[str, str | int]) -> dict[str, str]:
        """A message's attributes: what it gives to an element beside its text."""
        found = self._bundle.get_message(name).attributes
        return {key: self._format(name, found[key], values) for key in found}

    def live_source(self) -> str:
        """What the running page composes its texts from at once, without the comments."""
        names = [file.name for file in self.files]
        return self.source([n for n in names if not is_static(n) and not comes_later(n)])

    def source(self, names: list[str]) -> str:
        """These files' messages, without the comments."""
        messages = [m for file in self.files if file.name in names for m in _messages(file)]
        for message in messages:
            message.comment = None
        return FluentSerializer().serialize(ast.Resource(list(messages)))

    def _say(self, name: str, values: dict[str, str | int]) -> str:
        text = self.text(name, values)
        if text is None:
            raise LookupError(f"{self.language}: {name} has no text")
        return text

    def _format(self, name: str, pattern: object, values: dict[str, str | int]) -> str:
        text, faults = self._bundle.format_pattern(pattern, values)  # type: ignore[arg-type]
        if faults:
            raise LookupError(f"{self.language}: {name}: {faults}")
        return str(text)


@cache
def _resource(text: str) -> ast.Resource:
    """A file, read once: reading all of a language takes a second."""
    return FluentResource(text)


def _messages(file: Path) -> list[ast.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    broken = [entry for entry in body if isinstance(entry, ast.Junk)]
    if broken:
        raise SyntaxError(f"{file}: {broken[0].content}")
    return [entry for entry in body if isinstance(entry, ast.Message)]
