"""The factor has the name that the rules give it, and a report never uses another beside it.

FIDE B02 8.3.3, the KNSB's table and Elo's book write K. The Wertungsordnung in the edition until
7 June 2026, Anhang 1.2, has an "Entwicklungskoeffizient E"; the DSB's evaluations since 8 June 2026
head the column "K".
"""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from elo.cli.batch import answer
from elo.core.games import Event
from elo.page.view.calculator.answers import Answer
from elo.page.view.calculator.entry import SEVERAL, Entry, Row
from elo.page.view.calculator.presentation import answer as shown
from elo.page.view.calculator.summary import summary
from elo.page.worker.service import SAMPLE, Service
from elo.systems import by_name, shelf
from elo.systems.base import Edition, RuleBook
from elo.tournament.detect import read_events
from elo.tournament.report import Report
from elo.tournament.rows import Choices
from elo.tournament.table import write_table
from tests.tournament.test_words import Spoken, catalogue
from tools.catalogue import LANGUAGES

LETTERS = ("K", "E")
#: The only rules that do not call it K.
OTHERS = {("dwz", "2016"): "E"}
#: Glickman's papers and Lichess have no such factor.
WITHOUT = ("glicko", "glicko2", "lichess")

SUM = re.compile(r", ([A-Z]) [\d.,]+\.$")


def editions() -> Iterator[tuple[RuleBook, Edition, str]]:
    for book in shelf():
        for edition in book.editions:
            for pace in getattr(edition, "tempos", book.tempos[:1]) or ("",):
                yield book, edition, pace


EDITIONS = [
    pytest.param(book, edition, pace, id=f"{book.name} {edition.name} {pace}")
    for book, edition, pace in editions()
    if book.name not in WITHOUT
]
each_edition = pytest.mark.parametrize(("book", "edition", "pace"), EDITIONS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def letter_of(book: RuleBook, edition: Edition) -> str:
    return "" if book.name in WITHOUT else OTHERS.get((book.name, edition.name), "K")


def named_in(texts: list[str]) -> set[str]:
    """The letters that stand in texts as words of their own."""
    words = set(re.findall(r"\w+", " ".join(texts)))
    return words & set(LETTERS)


def texts_in(value: object) -> list[str]:
    """All texts of an answer, however deep."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for each in value.values() for text in texts_in(each)]
    if isinstance(value, list):
        return [text for each in value for text in texts_in(each)]
    return []


def desk(language: str) -> Service:
    words = catalogue(language)
    return Service(lambda name, values: str(words.text(name, values)), lambda *word: None)


def ask(asked: Service, **question: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(asked.answer(json.dumps(question), "")[0])
    return found


def choices(book: RuleBook, edition: Edition, pace: str) -> dict[str, str]:
    tempo = ("standard", "rapid", "blitz")[book.tempos.index(pace)] if pace else ""
    day = edition.since
    return {"system": book.name, "date": day, "end": day, "tempo": tempo, "ratings": "FID"}


@each_language
@each_edition
def test_the_desk_uses_one_name_for_it(
    book: RuleBook, edition: Edition, pace: str, language: str
) -> None:
    letter = letter_of(book, edition)
    asked, chosen = desk(language), choices(book, edition, pace)
    opened = ask(asked, do="open", sample=True, choices=chosen, view={})
    assert edition.since in opened["choices"]["date"]
    headings = {column[2]: column[1] for column in opened["columns"]}
    assert headings["k"] == letter
    corrected = ask(asked, do="edit", number=3, fact="k", text="20", choices=chosen, view={})
    [edit] = corrected["edits"]
    assert named_in([edit]) == {letter}
    for number in (1, 3):
        sheet = ask(asked, do="player", number=number)
        assert {fact[0]: fact[1] for fact in sheet["facts"]}["k"] == letter
        [system] = sheet["systems"]
        # the sum, the reason, the notes and the working
        said = [system["result"], *system["sentences"], *system["steps"]]
        assert SUM.search(system["result"])[1] == letter  # type: ignore[index]
        assert named_in([*said, *texts_in(sheet["facts"])]) == {letter}


@each_language
@each_edition
def test_what_is_saved_uses_it_too(
    book: RuleBook, edition: Edition, pace: str, language: str
) -> None:
    letter = letter_of(book, edition)
    asked, chosen = desk(language), choices(book, edition, pace)
    ask(asked, do="open", sample=True, choices=chosen, view={})
    ask(asked, do="edit", number=3, fact="k", text="20", choices=chosen, view={})
    question = {"do": "export", "kind": "csv", "choices": chosen, "view": {}}
    content = asked.answer(json.dumps(question), "")[1]
    assert content is not None
    table = content.decode("utf-8-sig").split("\r\n\r\n", 1)[1]
    head = table.splitlines()[0]
    # the list's own, and the one that was used
    assert named_in([head]) == {letter}
    assert len(re.findall(rf"\b{letter}\b", head)) == 2
    for row in sheet_of(asked, language):
        assert named_in(row) <= {letter}


def sheet_of(asked: Service, language: str) -> list[list[str]]:
    """The workbook's cells about players and their ratings, row by row."""
    from io import BytesIO

    from openpyxl import load_workbook

    book = load_workbook(BytesIO(asked.desk.export("xlsx", Spoken(language))), read_only=True)
    notes = Spoken(language).label("sheet-notes")
    return [
        [str(cell) for cell in row if cell is not None]
        for sheet in book.worksheets
        if sheet.title != notes
        for row in sheet.iter_rows(values_only=True)
    ]


@each_edition
def test_the_command_lines_table_is_headed_by_it(
    book: RuleBook, edition: Edition, pace: str
) -> None:
    [event] = read_events(SAMPLE.read_bytes())
    day = edition.since
    report = Report(event, Choices(book.name, pace or None, day, "FID", day))
    head = next(line for line in write_table(event, [report]).splitlines() if "Rating" in line)
    assert named_in([head]) == {letter_of(book, edition)}


def calculated(book: RuleBook, edition: Edition, pace: str, language: str, k: str) -> Answer:
    entry = Entry()
    entry.system, entry.mode, entry.tempo = book.name, SEVERAL, pace
    entry.date = entry.end = edition.since
    entry.facts["rating"], entry.facts["k"] = "1800", k
    entry.rows = [Row("1750", "win"), Row("1900", "draw"), Row("1850", "loss")]
    return shown(entry, book, catalogue(language).wording)


@pytest.mark.parametrize("k", ["", "20"])
@each_language
@each_edition
def test_the_calculator_uses_one_name_for_it(
    book: RuleBook, edition: Edition, pace: str, language: str, k: str
) -> None:
    letter = letter_of(book, edition)
    wording = catalogue(language).wording
    found = calculated(book, edition, pace, language, k)
    assert found.assessment is not None
    assert found.assessment.edition == edition.name
    fact = book.fact("k", Event(edition.since, pace or None))
    assert fact is not None
    said = [wording.text(fact.label), *found.slots.values(), *found.notes]
    said += [*found.steps(wording), *summary(found, wording).split("\n")[1:-1]]
    assert named_in(said) == {letter}


def test_it_is_data_of_the_edition() -> None:
    listed = answer({"do": "systems"})["systems"]
    assert isinstance(listed, list)
    told = {(s["system"], e["name"]): e["letter"] for s in listed for e in s["editions"]}
    assert told == {
        (book.name, edition.name): letter_of(book, edition) for book, edition, _ in editions()
    }


@each_language
@pytest.mark.parametrize("name", WITHOUT)
def test_where_there_is_no_factor_none_is_named(name: str, language: str) -> None:
    asked, chosen = desk(language), {"system": name, "ratings": "FID"}
    opened = ask(asked, do="open", sample=True, choices=chosen, view={})
    assert "k" not in [column[2] for column in opened["columns"]]
    assert {len(line[1]) for line in opened["lines"]} == {len(opened["columns"])}
    sheet = ask(asked, do="player", number=1)
    [system] = sheet["systems"]
    said = [system["result"], *system["sentences"], *system["steps"], *texts_in(sheet["facts"])]
    assert named_in(said) == set()
    question = {"do": "export", "kind": "csv", "choices": chosen, "view": {}}
    content = asked.answer(json.dumps(question), "")[1]
    assert content is not None
    used = catalogue(language).wording.text("export-column-k-used")
    assert used not in content.decode("utf-8-sig")
    [event] = read_events(SAMPLE.read_bytes())
    table = write_table(event, [Report(event, Choices(name, list="FID"))])
    assert named_in(table.splitlines()[:4]) == set()


@each_language
def test_two_systems_side_by_side_have_each_its_own(language: str) -> None:
    chosen = {"system": "dwz", "second": "fide", "date": "2025-10-18", "end": "2025-10-19"}
    opened = ask(desk(language), do="open", sample=True, choices=chosen, view={})
    assert [column[1] for column in opened["columns"] if column[2] == "k"] == ["E", "K"]


def test_a_value_that_is_no_such_factor_is_named_by_it() -> None:
    chosen = {"system": "dwz", "date": "2025-10-18", "end": "2025-10-19"}
    asked = desk("de")
    ask(asked, do="open", sample=True, choices=chosen, view={})
    asked.desk.edit({"number": 3, "fact": "k", "value": 900, "list": "NED"})
    state = ask(asked, do="state", choices=chosen, view={})
    faults = [text for severity, _, _, text, _ in state["problems"]["items"] if severity == "error"]
    assert [named_in([fault]) for fault in faults] == [{"E"}]


def test_a_corrected_factor_is_read_again_under_its_own_name() -> None:
    chosen = {"system": "dwz", "date": "2025-10-18", "end": "2025-10-19"}
    for language in LANGUAGES:
        asked = desk(language)
        ask(asked, do="open", sample=True, choices=chosen, view={})
        ask(asked, do="edit", number=3, fact="k", text="20", choices=chosen, view={})
        [event] = read_events(asked.desk.export("csv", Spoken(language)))
        assert event.by_number()[3].ratings["NED"].k == 20
        assert by_name("dwz").edition(Event("2025-10-18")).name == "2016"
