"""What the desk says of lists and tables, and writes into spreadsheets, in every language."""

from functools import cache

import pytest

from elo.core.assessment import Message
from elo.tournament.event import Tournament
from elo.tournament.export import to_csv, to_xlsx
from elo.tournament.export.english import TEXTS as WORDS
from elo.tournament.problems import Problem
from elo.tournament.report import Report
from elo.tournament.rows import Choices
from elo.tournament.tables import read_table, read_workbook
from elo.tournament.tables.words import FACTS, UNRATED, field_of, folded, round_of
from elo.tournament.texts import TEXTS
from tests.tournament.test_export import small_event, without_places
from tools.catalogue import LANGUAGES, Catalogue

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


class Spoken:
    """A language of the catalogues, as an export needs it."""

    def __init__(self, language: str) -> None:
        self._catalogue = catalogue(language)
        self.mark = self._catalogue.wording.mark

    def label(self, name: str) -> str:
        return self._catalogue.wording.text(f"export-{name}")

    def message(self, message: Message) -> str:
        return self._catalogue.wording.message(message)

    def problem(self, problem: Problem) -> str:
        return str(self._catalogue.text(f"problem-{problem.code}", problem.values))


def figures(text: str) -> dict[str, str | int]:
    """A value for every figure of a sentence: its own name."""
    return {part.split("}")[0]: part.split("}")[0] for part in text.split("{")[1:]}


@pytest.mark.parametrize("code", TEXTS)
def test_the_english_of_the_catalogue_is_that_of_the_command_line(code: str) -> None:
    text = TEXTS[code]
    values = figures(text)
    assert Spoken("en").problem(Problem(code, values=values)) == text.format(**values)


@pytest.mark.parametrize("name", WORDS)
def test_the_english_words_of_an_export_are_those_of_the_command_line(name: str) -> None:
    assert Spoken("en").label(name) == WORDS[name]


@each_language
def test_every_heading_that_is_written_is_known_to_the_reader(language: str) -> None:
    words = Spoken(language)
    reported = {"rating-used", "k-used", "e-used", "counted", "score-counted"}
    reported |= {"expected", "change", "new-rating", "why-not", "counted-with"}
    # of the report and the notes, which no event is read from
    unread = {
        "notes",
        "severity",
        "sheet",
        "line",
        "column",
        "what",
        "round",
        "in-round",
        "opponent",
        "norm",
        "status",
        "format",
        "format-from",
    }
    for name in WORDS:
        kind, _, field = name.partition("-")
        if kind == "column" and field not in unread:
            # the DWZ had E in the place of K once
            expected = "reported" if field in reported else {"e": "k"}.get(field, field)
            found = field_of(words.label(name))
            assert found is not None, words.label(name)
            assert found[0] == expected
        elif kind == "event":
            assert FACTS[folded(words.label(name))] == field
    assert round_of(words.label("column-round") + "12") == 12
    assert words.label("cell-unrated") in UNRATED


@each_language
def test_what_is_written_in_a_language_is_opened_again(language: str) -> None:
    event, words = small_event(), Spoken(language)
    reports = [Report(event, Choices(system)) for system in ("fide", "knsb", "dwz")]
    notes = [Problem("list-missing", values={"number": 1, "name": "Alpha"})]
    for [back] in (
        read_table(to_csv(event, reports, words)),
        read_workbook(to_xlsx(event, reports, notes, words)),
    ):
        assert isinstance(back, Tournament)
        assert without_places(back) == without_places(event)
        assert back.problems == []
