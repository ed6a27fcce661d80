"""The HTML as it is served, before any script: a true result, in one language, well linked."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from bs4 import BeautifulSoup, Tag
from fluent.syntax import ast

from elo.core.games import WIN, Game, Player
from elo.core.numbers import write
from elo.systems import SYSTEMS, by_name
from tools.cards import SITE_ADDRESS, describe
from tools.catalogue import LANGUAGES, Catalogue
from tools.pages import fill, read_index

#: The opening example: 1850 beats 1900 with K 20.
OWN, OPPONENT, K = 1850, 1900, 20

#: Each language's readers have their federation's rules first.
OPENS_WITH = {"en": "elo", "nl": "knsb", "de": "dwz"}

PERCENT = {"en": "%", "nl": "%", "de": " %"}

#: Attributes that hold text for a reader.
SPOKEN = ("aria-label", "content", "title", "alt", "placeholder")

#: This many words are part of a sentence, not a name or a formula that two languages share.
SENTENCE = 4


@pytest.fixture(scope="session")
def pages(dist: Path) -> dict[str, BeautifulSoup]:
    """The built page of every language."""
    return {language: parsed(address_of(dist, language)) for language in LANGUAGES}


def address_of(dist: Path, language: str) -> Path:
    return (dist if language == "en" else dist / language) / "index.html"


def parsed(file: Path) -> BeautifulSoup:
    return BeautifulSoup(file.read_text(encoding="utf-8"), "html.parser")


def one(page: BeautifulSoup | Tag, selector: str) -> Tag:
    (found,) = page.select(selector)
    return found


def words(tag: Tag) -> str:
    return " ".join(tag.get_text().split())


def said(page: BeautifulSoup) -> str:
    """Every text and spoken attribute, but those of the links to other languages."""
    texts = []
    for tag in page.find_all(True):
        if tag.name in ("script", "style") or tag.has_attr("hreflang"):
            continue
        texts += [str(text) for text in tag.find_all(string=True, recursive=False)]
        texts += [str(tag[name]) for name in SPOKEN if tag.has_attr(name)]
    return " ".join(" ".join(texts).split())


def sentences(language: str) -> Iterator[str]:
    """A language's sentences, cut where a value goes in."""
    for message in Catalogue(language).messages():
        patterns = [message.value, *(attribute.value for attribute in message.attributes)]
        for pattern in filter(None, patterns):
            for part in pattern.elements:
                if isinstance(part, ast.TextElement):
                    text = " ".join(part.value.split())
                    if len(re.findall(r"[^\W\d_]{2,}", text)) >= SENTENCE:
                        yield text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_an_address_and_stands_in_the_page_for_machines_too(
    pages: dict[str, BeautifulSoup], language: str
) -> None:
    # the properties that schema.org names for FAQPage, Question and Answer
    page, catalogue = pages[language], Catalogue(language)
    found = json.loads(one(page, "script[type='application/ld+json']").get_text())
    assert (found["@context"], found["@type"]) == ("https://schema.org", "FAQPage")
    assert found["inLanguage"] == language
    for asked in found["mainEntity"]:
        box = one(page, asked["url"])
        assert box.name == "details"
        assert asked["name"] == catalogue.text(str(box["id"]), {}) == words(one(box, "h3"))
        assert asked["acceptedAnswer"]["text"] == words(box.p or box)
    names = [asked["url"] for asked in found["mainEntity"]]
    assert names[0] == "#ask-elo"
    assert names == [f"#{box['id']}" for box in page.select(".question")]
    assert [box["id"] for box in page.select(".question[open]")] == ["ask-elo"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_has_a_card_with_a_picture_in_its_language(
    pages: dict[str, BeautifulSoup], dist: Path, language: str
) -> None:
    # what ogp.me asks for: title, type and image; the text and the size are optional
    page = pages[language]
    found = {str(tag["property"]): str(tag["content"]) for tag in page.select("meta[property]")}
    assert found["og:type"] == "website"
    assert found["og:title"] == words(one(page, "title"))
    assert found["og:description"] == one(page, "meta[name=description]")["content"]
    file = address_of(dist, language).parent / found["og:image"]
    size = [found["og:image:width"], found["og:image:height"]]
    picture = file.read_bytes()
    assert [str(int.from_bytes(picture[at : at + 4])) for at in (16, 20)] == size


def test_the_card_s_picture_has_the_address_that_the_site_was_built_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(SITE_ADDRESS, "https://club.example/elo/")
    page = read_index()
    describe(page, Catalogue("nl"))
    found = {str(tag["property"]): tag["content"] for tag in page.select("meta[property]")}
    assert found["og:image"] == "https://club.example/elo/static/cards/nl.png"
    assert found["og:url"] == "https://club.example/elo/nl/"


def test_the_first_paint_shows_the_published_rule_s_result(pages: dict[str, BeautifulSoup]) -> None:
    page = pages["en"]
    # the published rule: E = 1 / (1 + 10^((opponent - own) / 400)), change = K (score - E)
    expected = 1 / (1 + 10 ** ((OPPONENT - OWN) / 400))
    assert f"{expected:.4f}" == "0.4285"
    changes = {name: K * (score - expected) for name, score in (("win", 1), ("draw", 0.5))}
    assert f"{changes['win']:+.2f}" == "+11.43"
    assert words(one(page, "#new-rating")) == f"{OWN + changes['win']:.0f}" == "1861"
    assert words(one(page, "#change")) == f"{changes['win']:+.1f}"
    assert words(one(page, "#win-change")) == f"{changes['win']:+.1f}"
    assert words(one(page, "#draw-change")) == f"{changes['draw']:+.1f}"
    assert words(one(page, "#probability")) == f"{100 * expected:.1f}%"
    for name, value in (("rating", OWN), ("opponent", OPPONENT), ("k", K)):
        assert one(page, f"#{name}")["value"] == str(value)
    assert one(page, "input[name=result][checked]")["value"] == "win"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_paint_shows_what_the_engine_says(
    pages: dict[str, BeautifulSoup], language: str
) -> None:
    page, wording = pages[language], Catalogue(language).wording
    system = OPENS_WITH[language]
    chosen = [option["value"] for option in page.select("#system option[selected]")]
    assert (chosen or [SYSTEMS[0]]) == [system]
    k = K if system == "elo" else None  # what a federation's own rules give
    answer = by_name(system).rate(Player(OWN, k), [Game(OPPONENT, WIN)])
    assert words(one(page, "#new-rating")) == str(answer.new_rating)
    expected = write(100 * answer.expected, 1, wording.mark) + PERCENT[language]
    assert words(one(page, "#probability")) == expected
    assert words(one(page, "#change")) == write(answer.change, 1, wording.mark, signed=True)
    steps = [words(step) for step in page.select("#step-list li")]
    assert steps == [wording.message(step) for step in answer.steps]
    assert one(page, "#answer")["data-direction"] == "gain"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_missing_before_the_first_script(
    pages: dict[str, BeautifulSoup], language: str
) -> None:
    answer = one(pages[language], "#answer")
    outputs = answer.select("output")
    assert len(outputs) == 3
    assert all(re.search(r"\d", words(output)) for output in outputs)
    assert "–" not in words(answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_system_of_the_shelf_can_be_chosen(
    pages: dict[str, BeautifulSoup], language: str
) -> None:
    options = pages[language].select("#system option")
    assert [option["value"] for option in options] == list(SYSTEMS)
    assert all(words(option) for option in options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_names_its_language_and_links_to_the_others(
    pages: dict[str, BeautifulSoup], dist: Path, language: str
) -> None:
    page = pages[language]
    assert one(page, "html")["lang"] == language
    alternates = {
        str(link["hreflang"]): str(link["href"]) for link in page.select("link[hreflang]")
    }
    assert set(alternates) == {*LANGUAGES, "x-default"}
    links = {str(link["hreflang"]): str(link["href"]) for link in page.select("a[hreflang]")}
    assert set(links) == set(LANGUAGES)
    assert "hidden" not in one(page, "#languages").attrs
    here = address_of(dist, language).parent
    for other in LANGUAGES:
        for found in (alternates[other], links[other]):
            assert (here / found / "index.html").resolve() == address_of(dist, other).resolve()
    assert alternates["x-default"] == alternates["en"]
    current = one(page, "#languages a[aria-current]")
    assert (current["hreflang"], current["aria-current"]) == (language, "page")
    for link in page.select("a[hreflang]"):
        assert link["lang"] == link["hreflang"]


#: What the boot script and the desk ask for.
BOOT = ("core", "laying", "memory", "package", "program", "pyodide", "sources")
DESK = ("desk", "laying", "library", "lock", "program", "pyodide", "spreadsheets", "worker")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_address_is_relative_and_leads_to_a_file(
    pages: dict[str, BeautifulSoup], dist: Path, language: str
) -> None:
    page = pages[language]
    here = address_of(dist, language).parent
    found = [str(tag["href"]) for tag in page.find_all(href=True)]
    found += [str(tag["src"]) for tag in page.find_all(src=True)]
    for tag, names in (("script[data-core]", BOOT), ("[data-chapter=tournament]", DESK)):
        found += [str(one(page, tag)[f"data-{name}"]) for name in names]
    assert len(found) > 10
    for address in found:
        if address.startswith("#"):
            one(page, address)
            continue
        assert re.match(r"\.\.?/", address), address
        file = (here / address).resolve()
        assert (file / "index.html" if file.is_dir() else file).is_file(), address


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_first_result_waits_for_is_asked_for_at_once(
    pages: dict[str, BeautifulSoup], language: str
) -> None:
    page = pages[language]
    hinted = {
        str(link["href"]) for link in page.select("link[rel=modulepreload], link[rel=preload]")
    }
    config = json.loads(str(one(page, 'script[type="mpy"]')["config"]))
    boot = one(page, "script[data-core]")
    assert {str(boot["data-core"]), str(boot["data-program"]), config["interpreter"]} < hinted
    assert set(config["js_modules"]["main"]) < hinted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_structure_of_the_page_is_sound(pages: dict[str, BeautifulSoup], language: str) -> None:
    page = pages[language]
    for selector in ("title", "meta[name=description]", "meta[name=viewport]", "main"):
        one(page, selector)
    rooms = page.select(".room")
    assert [room["data-room"] for room in rooms] == ["calculator", "tournament", "ladder"]
    for room in rooms:
        headings = [int(tag.name[1]) for tag in room.find_all(re.compile("^h[1-6]$"))]
        assert (headings[0], headings.count(1)) == (1, 1)
        assert all(after - before <= 1 for before, after in pairwise(headings))
    names = [str(tag["id"]) for tag in page.find_all(id=True)]
    assert len(names) == len(set(names))
    for attribute in ("for", "aria-labelledby", "aria-describedby"):
        for tag in page.find_all(None, {attribute: True}):
            value = tag[attribute]
            referred = value.split() if isinstance(value, str) else list(value)
            assert set(referred) <= set(names), (attribute, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_another_language_stands_in_the_page(
    pages: dict[str, BeautifulSoup], language: str
) -> None:
    here = said(pages[language])
    assert len([text for text in sentences(language) if text in here]) > 20
    for other in LANGUAGES:
        if other != language:
            strange = list(sentences(other))
            assert len(strange) > 20
            assert [text for text in strange if text in here] == []


def test_the_repository_s_page_says_what_the_english_catalogue_says() -> None:
    filled = read_index()
    fill(filled, Catalogue("en"))
    assert outline(read_index()) == outline(filled)


def outline(page: BeautifulSoup) -> list[tuple[str, dict[str, object], str]]:
    """Every element with its attributes and own words: what indentation does not change."""
    return [(tag.name, dict(tag.attrs), own_words(tag)) for tag in page.find_all(True)]


def own_words(tag: Tag) -> str:
    return " ".join("".join(tag.find_all(string=True, recursive=False)).split())
