"""Fills ``index.html``: texts of one language, figures and the opening example from the engine."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bs4 import BeautifulSoup, Tag
from bs4.formatter import HTMLFormatter

from elo.page.entry import Entry
from elo.page.explanations import explanation_values
from elo.page.presentation import answer
from elo.page.wording import Wording
from elo.rulebooks import SYSTEMS, by_name
from elo.rulebooks.rulebook import RuleBook

from .catalogue import Catalogue

ROOT = Path(__file__).resolve().parent.parent
INDEX = ROOT / "index.html"


def read_index() -> BeautifulSoup:
    """The page as it stands in the repository."""
    return BeautifulSoup(INDEX.read_text(encoding="utf-8"), "html.parser")


def element(page: BeautifulSoup | Tag, selector: str) -> Tag:
    """The one element that a selector finds; the page must have it."""
    found = page.select_one(selector)
    if found is None:
        raise LookupError(f"index.html has no {selector}")
    return found


def carrying(page: BeautifulSoup, attribute: str) -> list[Tag]:
    """Every element with this attribute, those in templates included (a selector skips them)."""
    return list(page.find_all(None, {attribute: True}))


def fill(page: BeautifulSoup, catalogue: Catalogue) -> None:
    """Puts a language's texts and the opening example's true result into the page."""
    entry = Entry()
    book = by_name(entry.system)
    element(page, "html")["lang"] = catalogue.language
    _fill_systems(page)
    _fill_presets(page, book, entry)
    _fill_texts(page, catalogue)
    _fill_answer(page, entry, book, catalogue.wording)


def _fill_systems(page: BeautifulSoup) -> None:
    select = element(page, "#system")
    select.clear()
    for name in SYSTEMS:
        option = page.new_tag("option", value=name)
        option["data-l10n-id"] = f"system-{name}"
        select.append(option)


def _fill_presets(page: BeautifulSoup, book: RuleBook, entry: Entry) -> None:
    group = element(page, "#k-presets")
    group.clear()
    fact = book.fact("k")
    for value, message in fact.presets if fact else ():
        chosen = str(value) == entry.facts["k"]
        button = page.new_tag("button", type="button")
        button["data-k"] = str(value)
        button["aria-pressed"] = "true" if chosen else "false"
        figure = page.new_tag("b")
        figure.string = str(value)
        who = page.new_tag("span")
        who["data-l10n-id"] = message.name
        button.extend([figure, " ", who])
        group.append(button)


def _fill_texts(page: BeautifulSoup, catalogue: Catalogue) -> None:
    values: dict[str, str | int] = {**explanation_values(catalogue.wording.mark)}
    for tag in carrying(page, "data-l10n-id"):
        name = str(tag["data-l10n-id"])
        text = catalogue.text(name, values)
        if text is not None:
            tag.string = text
        for attribute, written in catalogue.attributes(name, values).items():
            tag[attribute] = written


def _fill_answer(page: BeautifulSoup, entry: Entry, book: RuleBook, wording: Wording) -> None:
    found = answer(entry, book, wording)
    for tag in carrying(page, "data-slot"):
        tag.string = found.slots.get(str(tag["data-slot"]), "")
    element(page, "#answer")["data-direction"] = found.direction
    for home, texts in (("#step-list", found.steps(wording)), ("#notes", found.notes)):
        items = element(page, home)
        items.clear()
        for text in texts:
            item = page.new_tag("li")
            item.string = text
            items.append(item)


class AsWritten(HTMLFormatter):
    """Leaves an element's attributes in their order."""

    def attributes(self, tag: Tag) -> Iterable[tuple[str, Any]]:
        """The attributes as they stand."""
        return tag.attrs.items()


def write_index() -> None:
    """Brings the texts in ``index.html`` itself up to date; they are the English catalogue's."""
    page = read_index()
    fill(page, Catalogue("en"))
    INDEX.write_text(page.decode(formatter=AsWritten()), encoding="utf-8")


if __name__ == "__main__":
    write_index()
