"""Every example in the documents is run, and its answer is the one that is shown."""

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from elo.cli.batch import answer_line
from elo.cli.batch.contract import COMMANDS
from elo.ladder.exchange import read_file
from elo.ladder.kinds import KINDS
from elo.ladder.ladder import Ladder
from elo.ladder.ranking import ranking
from elo.systems import SYSTEMS, shelf
from elo.systems.base import CONFIDENCES, RuleBook
from elo.systems.conversions import CONVERSIONS
from elo.systems.counting import counting_rules
from elo.systems.fide.norms.requirements import WOMEN
from elo.systems.fide.norms.unchecked import OF_WOMEN, UNCHECKED

#: Every text that an answer on what counts may rest on.
RULES = [edition for rules in counting_rules() for edition in rules.editions]

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRACT = (ROOT / "docs" / "batch.md").read_text(encoding="utf-8")
LADDER_DOCUMENT = ROOT / "docs" / "ladder-file.md"
LADDER_FILE = LADDER_DOCUMENT.read_text(encoding="utf-8")

FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(language: str, documents: list[Path] = DOCUMENTS) -> list[str]:
    """The fenced examples of a language in documents."""
    found = []
    for document in documents:
        for name, text in FENCE.findall(document.read_text(encoding="utf-8")):
            if name == language:
                found.append(text)
    return found


def pairs() -> list[tuple[Any, Any]]:
    """Requests and the answers that follow them."""
    documents = [document for document in DOCUMENTS if document != LADDER_DOCUMENT]
    found = [json.loads(text) for text in blocks("json", documents)]
    assert len(found) % 2 == 0
    return list(zip(found[::2], found[1::2], strict=True))


def sessions() -> list[tuple[str, str]]:
    """What is typed at a prompt, and what is printed."""
    found = []
    for text in blocks("console"):
        for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
            command, _, printed = part.partition("\n")
            found.append((command, printed))
    return found


@pytest.mark.parametrize(("request_", "answer"), pairs())
def test_a_request_has_the_answer_that_is_shown(request_: Any, answer: Any) -> None:
    assert "do" in request_
    assert json.loads(answer_line(json.dumps(request_))) == answer


@pytest.mark.parametrize(("command", "printed"), sessions())
def test_a_command_prints_what_is_shown(command: str, printed: str) -> None:
    own = Path(sys.executable).parent
    result = subprocess.run(
        ["sh", "-c", command],
        cwd=ROOT,
        env={**os.environ, "PATH": f"{own}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.stdout, result.stderr) == (printed, "")


def test_a_session_in_python_answers_as_shown() -> None:
    found = doctest.DocTestRunner()
    for text in blocks("pycon"):
        found.run(doctest.DocTestParser().get_doctest(text, {}, "example", None, 0))
    assert (found.tries > 0, found.failures) == (True, 0)


def test_there_are_examples_of_both_kinds() -> None:
    assert {request["do"] for request, _ in pairs()} == {name for name, _ in COMMANDS}
    assert sessions()


def codes(ladder: bool) -> set[str]:
    """The codes of all errors that the ladder raises, or that everything else does."""
    parts = [path.relative_to(ROOT / "elo") for path in (ROOT / "elo").rglob("*.py")]
    texts = [
        (ROOT / "elo" / path).read_text(encoding="utf-8")
        for path in parts
        if path.parts[0] not in ("page", "tournament") and ladder == (path.parts[0] == "ladder")
    ]
    return {code for text in texts for code in re.findall(r'InputError\(\s*"([\w-]+)"', text)}


def test_the_contract_names_every_system_and_every_error() -> None:
    internal = {"empty", "not-finite"}  # of reading and writing numbers as people do
    assert [
        name
        for name in [*SYSTEMS, *sorted(codes(ladder=False) - internal)]
        if f"`{name}`" not in CONTRACT
    ] == []


def test_the_ladders_file_format_names_every_kind_of_entry_every_field_and_every_error() -> None:
    fields = {field[0] for kind in KINDS.values() for field in kind}
    assert [
        name
        for name in sorted({*KINDS, *fields, *codes(ladder=True)})
        if f"`{name}`" not in LADDER_FILE
    ] == []


def test_the_example_of_a_ladders_file_is_a_ladder() -> None:
    (example,) = blocks("json", [LADDER_DOCUMENT])
    reading = read_file(example)
    assert reading.faults == []
    ladder = Ladder()
    ladder.add_all(reading.entries)
    assert [place.member.name for place in ranking(ladder)] == ["Anna de Vries", "Bert"]


@pytest.mark.parametrize("book", shelf(), ids=lambda book: book.name)
def test_the_readme_says_how_sure_we_are_of_each_system(book: RuleBook) -> None:
    (row,) = [line for line in README.splitlines() if line.startswith(f"| `{book.name}`")]
    said = {confidence for confidence in CONFIDENCES if f"`{confidence}`" in row}
    assert said == {edition.confidence for edition in book.editions}


def test_what_a_norm_does_not_check_is_one_list() -> None:
    # the source, the document, the answer and the texts of all languages
    source = [OF_WOMEN, *UNCHECKED]
    rows = re.findall(
        r"^\| `(norm-unchecked-\S+)` *\| (.*?) *\| (.*?) *\|$", CONTRACT, re.MULTILINE
    )
    assert [(name, article) for name, article, _ in rows] == source
    for language in ("en", "nl", "de"):
        folder = ROOT / "static" / "locales" / language
        text = (folder / "event.ftl").read_text(encoding="utf-8")
        written = dict(re.findall(r"^(norm-unchecked-\S+) = (.*)$", text, re.MULTILINE))
        assert sorted(written) == sorted(name for name, _ in source)
        if language == "en":
            assert {name: said for name, _, said in rows} == written
    request = {"do": "norm", "system": "fide", "games": []}
    for norm in json.loads(answer_line(json.dumps(request)))["norms"]:
        expected = source if norm["norm"] in WOMEN else source[1:]
        assert [(item["name"], item["article"]) for item in norm["unchecked"]] == expected


# the list to go through before a release


def rules_check() -> set[tuple[str, ...]]:
    """The rows of the tables, without what only a reader of Markdown needs."""
    text = (ROOT / "docs" / "rules-check.md").read_text(encoding="utf-8")
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| `")]
    return {tuple(cell.strip(" `<>") for cell in row) for row in rows}


def link(address: str) -> str:
    return address or "-"


def test_the_list_before_a_release_has_every_edition_with_the_day_it_was_checked() -> None:
    expected: set[tuple[str, ...]] = set()
    for book in shelf():
        for edition in book.editions:
            tempos = ", ".join(getattr(edition, "tempos", ())) or "-"
            days = (edition.since, edition.until or "-", edition.checked)
            expected.add((book.name, edition.name, tempos, *days, link(edition.link)))
    for rules in RULES:
        days = (rules.since, rules.until or "-", rules.checked)
        expected.add((rules.name, *days, link(rules.link)))
    for each in CONVERSIONS:
        expected.add((each.name, each.date or "-", each.checked, link(each.link)))
    assert rules_check() == expected
