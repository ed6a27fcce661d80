"""Fills ``index.html`` and the rooms: texts of one language, figures from the engine.

Run as a program it brings these files up to date in the repository, and with them the lists of
files in ``pyscript.toml`` and ``static/desk.json``.
"""

import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bs4 import BeautifulSoup, Tag
from bs4.formatter import HTMLFormatter

from elo.page.view.calculator.entry import Entry
from elo.page.view.calculator.explanations import explanation_values
from elo.page.view.calculator.opening import opening
from elo.page.view.calculator.presentation import answer
from elo.page.view.calculator.when import when
from elo.page.view.wording import Wording
from elo.systems import SYSTEMS, by_name
from elo.systems.base import RuleBook

from .catalogue import LANGUAGES, Catalogue, is_behind, is_static
from .questions import draw_curve
from .reach import MAIN, ROOT, SAMPLE, all_files, worker_files

INDEX = ROOT / "index.html"
ROOMS = ROOT / "static" / "rooms"
CONFIG = ROOT / "pyscript.toml"

#: The facts that every system's form begins with.
STANDING = ("rating", "k")

#: What the desk's worker lays out where the sources are served as they are.
DESK = ROOT / "static" / "desk.json"


def read_index() -> BeautifulSoup:
    """The page as it stands in the repository."""
    return read_page(INDEX)


def read_page(file: Path) -> BeautifulSoup:
    """An HTML file as it stands in the repository."""
    return BeautifulSoup(file.read_text(encoding="utf-8"), "html.parser")


def room_page(name: str, catalogue: Catalogue) -> str | None:
    """What a chapter shows, in one language; None where its host holds all of it."""
    file = ROOMS / f"{name}.html"
    if not file.is_file():
        return None
    page = read_page(file)
    fill_texts(page, catalogue)
    return tightened(str(page))


def tightened(html: str) -> str:
    """Without the indentation, which no visitor sees."""
    return re.sub(r"\n\s+", "\n", html)


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
    entry = opening(catalogue.wording, SYSTEMS)
    book = by_name(entry.system)
    entry.complete(book)
    element(page, "html")["lang"] = catalogue.language
    _fill_systems(page, entry)
    _fill_near(page, entry, catalogue)
    _lay_out(page, book, entry)
    _fill_presets(page, book, entry)
    fill_texts(page, catalogue)
    draw_curve(page)
    _fill_answer(page, entry, book, catalogue.wording)


def _fill_systems(page: BeautifulSoup, entry: Entry) -> None:
    select = element(page, "#system")
    select.clear()
    for name in SYSTEMS:
        option = page.new_tag("option", value=name)
        option["data-l10n-id"] = f"system-{name}"
        if name == entry.system != SYSTEMS[0]:
            option["selected"] = ""
        select.append(option)


def _fill_near(page: BeautifulSoup, entry: Entry, catalogue: Catalogue) -> None:
    """The systems that most readers of a language have, each with one tap; not the one in hand."""
    group = element(page, "#near-systems")
    group.clear()
    for name in catalogue.wording.text("usual-systems").split():
        button = page.new_tag("button", type="button")
        button["data-system"] = name
        if name == entry.system:
            button["hidden"] = ""
        button.string = str(catalogue.text(f"system-{name}", {})).split(" (")[0]
        group.append(button)


def _lay_out(page: BeautifulSoup, book: RuleBook, entry: Entry) -> None:
    """Shows what the system asks for and hides the rest, as the running page does."""
    factor = book.fact("k")
    element(page, "#k")["value"] = entry.facts["k"]
    for name, shown in (
        ("#event", book.is_dated() or book.tempos),
        ("#facts", len(book.facts) > len(STANDING) or book.rates_newcomers),
        ("#k-presets", factor is not None and bool(factor.presets)),
    ):
        part = element(page, name)
        if shown:
            del part["hidden"]
        else:
            part["hidden"] = ""


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


def fill_texts(page: BeautifulSoup, catalogue: Catalogue) -> None:
    """Puts a language's texts into the elements that name them."""
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
    found.slots["when"] = when(entry, book, "", wording)
    element(page, "#k")["placeholder"] = found.suggested_k
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


def listed_files() -> dict[str, str]:
    """What ``pyscript.toml`` must list: each file's address and its place for the interpreter."""
    files = {name: name for name in sorted(all_files() - {MAIN})}
    catalogues = Catalogue(LANGUAGES[0]).files
    for file in catalogues:
        if not is_static(file.name) and not is_behind(file.name):
            files[file.relative_to(ROOT).as_posix()] = f"locales/{file.name}"
    for file in sorted(ROOMS.glob("*.html")):
        files[file.relative_to(ROOT).as_posix()] = f"rooms/{file.name}"
    return files


def desk_sources() -> dict[str, str]:
    """What ``static/desk.json`` must list: each file's address and its place for the worker."""
    sources = {name: name for name in sorted({*worker_files(), SAMPLE})}
    for file in Catalogue(LANGUAGES[0]).files:
        if not is_static(file.name):
            sources[file.relative_to(ROOT).as_posix()] = f"locales/{file.name}"
    return sources


def read_config() -> dict[str, Any]:
    """The page's configuration as it stands in the repository."""
    return tomllib.loads(CONFIG.read_text(encoding="utf-8"))


def _write_pages() -> None:
    catalogue = Catalogue(LANGUAGES[0])
    index = read_index()
    fill(index, catalogue)
    INDEX.write_text(index.decode(formatter=AsWritten()), encoding="utf-8")
    for file in ROOMS.glob("*.html"):
        page = read_page(file)
        fill_texts(page, catalogue)
        file.write_text(page.decode(formatter=AsWritten()), encoding="utf-8")


def _write_config() -> None:
    lines = [f'"{name}" = "{place}"\n' for name, place in listed_files().items()]
    text = CONFIG.read_text(encoding="utf-8")
    before, _, rest = text.partition("[files]\n")
    after = rest[rest.index("\n[") :]
    CONFIG.write_text(before + "[files]\n" + "".join(lines) + after, encoding="utf-8")


def _write_desk() -> None:
    text = json.dumps({"sources": desk_sources()}, indent=2)
    DESK.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    _write_pages()
    _write_config()
    _write_desk()
