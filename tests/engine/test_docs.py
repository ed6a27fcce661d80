"""Every example in the documents is run, and its answer is the one that is shown."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from elo.batch import answer_line
from elo.batch.contract import COMMANDS
from elo.ladder.entries import KINDS
from elo.ladder.exchange import read_file
from elo.ladder.ladder import Ladder
from elo.ladder.ranking import ranking
from elo.rulebooks import SYSTEMS, shelf
from elo.rulebooks.rulebook import CONFIDENCES, RuleBook

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
