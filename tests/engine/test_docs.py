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
from elo.rulebooks import SYSTEMS, shelf
from elo.rulebooks.rulebook import CONFIDENCES, RuleBook

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRACT = (ROOT / "docs" / "batch.md").read_text(encoding="utf-8")

FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(language: str) -> list[str]:
    """The fenced examples of a language in all documents."""
    found = []
    for document in DOCUMENTS:
        for name, text in FENCE.findall(document.read_text(encoding="utf-8")):
            if name == language:
                found.append(text)
    return found


def pairs() -> list[tuple[Any, Any]]:
    """Requests and the answers that follow them."""
    found = [json.loads(text) for text in blocks("json")]
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


def test_the_contract_names_every_system_and_every_error() -> None:
    sources = [
        file.read_text(encoding="utf-8")
        for file in (ROOT / "elo").rglob("*.py")
        if not {"page", "tournament"} & set(file.parts)
    ]
    codes = {code for text in sources for code in re.findall(r'InputError\(\s*"([\w-]+)"', text)}
    internal = {"empty", "not-finite"}  # of reading and writing numbers as people do
    assert [
        name for name in [*SYSTEMS, *sorted(codes - internal)] if f"`{name}`" not in CONTRACT
    ] == []


@pytest.mark.parametrize("book", shelf(), ids=lambda book: book.name)
def test_the_readme_says_how_sure_we_are_of_each_system(book: RuleBook) -> None:
    (row,) = [line for line in README.splitlines() if line.startswith(f"| `{book.name}`")]
    said = {confidence for confidence in CONFIDENCES if f"`{confidence}`" in row}
    assert said == {edition.confidence for edition in book.editions}
