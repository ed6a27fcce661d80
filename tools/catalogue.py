"""The catalogues of texts: read whole for the build, cut down for the running page."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from elo.page.wording import Wording

LOCALES = Path(__file__).resolve().parent.parent / "static" / "locales"

#: The languages, the first being that of the site's root.
LANGUAGES = ("en", "nl", "de")

#: The heading in a catalogue after which the running page's messages stand.
LIVE = "Live:"


class Catalogue:
    """One language's texts."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.source = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(self.source))
        self.wording = Wording(self._say)

    def names(self) -> list[str]:
        """The names of all messages, in order."""
        return [entry.id.name for entry in _parsed(self.source) if isinstance(entry, ast.Message)]

    def text(self, name: str, values: dict[str, str | int]) -> str | None:
        """A message's text, None when it consists of attributes only."""
        value = self._bundle.get_message(name).value
        return None if value is None else self._format(name, value, values)

    def attributes(self, name: str, values: dict[str, str | int]) -> dict[str, str]:
        """A message's attributes: what it gives to an element beside its text."""
        found = self._bundle.get_message(name).attributes
        return {key: self._format(name, found[key], values) for key in found}

    def live_source(self) -> str:
        """The catalogue cut down to the messages that the running page composes."""
        kept: list[ast.EntryType] = []
        live = False
        for entry in _parsed(self.source):
            if isinstance(entry, ast.GroupComment):
                live = (entry.content or "").startswith(LIVE)
            elif live and isinstance(entry, ast.Message):
                entry.comment = None
                kept.append(entry)
        return FluentSerializer().serialize(ast.Resource(kept))

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


def _parsed(source: str) -> list[ast.EntryType]:
    return FluentParser().parse(source).body
