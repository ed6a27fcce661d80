"""The form of the sources: files one can hold in the head, plain words, checked JavaScript."""

import ast
import json
import re
from collections.abc import Iterator

import pytest

from elo.systems import SYSTEMS
from tests.sources import TEXTS

#: No source file has more lines.
LONGEST = 250

#: Longer ones that are still to be split. The list may only become shorter.
STILL_LONGER = (
    "elo/page/browser/calculator/calculator.py",
    "elo/page/browser/calculator/form.py",
    "elo/page/browser/ladder/opening.py",
    "elo/page/browser/runtime.py",
    "elo/page/browser/tournament/room.py",
    "elo/page/browser/tournament/table.py",
    "elo/page/view/calculator/entry.py",
    "elo/page/view/calculator/presentation.py",
    "static/boot.js",
    "static/ladder.js",
    "static/seam.js",
    "tests/bench/bench.py",
    "tests/browsers/test_everyday.py",
    "tests/catalogues/test_catalogues.py",
    "tests/engine/ladder/test_carrying.py",
    "tests/engine/ladder/test_keeper.py",
    "tests/engine/ladder/test_ladder.py",
    "tests/engine/portability.py",
    "tests/engine/systems/test_dwz.py",
    "tests/engine/systems/test_dwz_2026.py",
    "tests/engine/systems/test_dwz_event.py",
    "tests/engine/systems/test_fide.py",
    "tests/engine/systems/test_fide_cases.py",
    "tests/engine/systems/test_glicko.py",
    "tests/engine/systems/test_knsb.py",
    "tests/engine/systems/test_open_shape.py",
    "tests/engine/test_forecast.py",
    "tests/engine/test_norm_rules.py",
    "tests/engine/test_norms.py",
    "tests/interpreters/test_interpreters.py",
    "tests/page/ladder_windows.py",
    "tests/page/test_accessibility.py",
    "tests/page/test_contract.py",
    "tests/page/test_embedding.py",
    "tests/page/test_event.py",
    "tests/page/test_failures.py",
    "tests/page/test_first_paint.py",
    "tests/page/test_keeping.py",
    "tests/page/test_ladder.py",
    "tests/page/test_ladder_files.py",
    "tests/page/test_ladder_keeping.py",
    "tests/page/test_ladder_shelf.py",
    "tests/page/test_ladder_states.py",
    "tests/page/test_offline.py",
    "tests/page/test_systems.py",
    "tests/page/test_tournament.py",
    "tests/patterns/ambiguity.py",
    "tests/tournament/programs.py",
    "tests/tournament/test_copied.py",
    "tests/tournament/test_event_norms.py",
    "tests/tournament/test_export.py",
    "tests/tournament/test_lists.py",
    "tests/tournament/test_report.py",
    "tests/tournament/test_service.py",
    "tests/tournament/test_tables.py",
    "tests/tournament/test_trf_round_trip.py",
    "tests/tournament/test_whole_events.py",
    "tests/view/test_declared_facts.py",
    "tools/site.py",
)

#: Where the field has a word: private ones that were used for it, and what to write instead. They
#: are looked for in the names of modules, classes, functions and parameters.
PRIVATE = {
    "leaving": "exports",
    "opposites": "pairs",
    "prospects": "norms",
    "remark": "note, hint or problem",
    "remarks": "notes, hints or problem list",
    "rung": "ladder game",
    "spoken": "wire, written",
    "story": "effective entries",
    "thread": "worker client",
}

SOURCES = [
    name for name in TEXTS if re.fullmatch(r"(elo|tools|tests|static)/.*\.(py|js|mjs)", name)
]


def lines_of(name: str) -> int:
    """How many lines a file has."""
    return TEXTS[name].count("\n")


def test_no_source_file_is_longer_than_one_can_hold_in_the_head() -> None:
    longer = [name for name in SOURCES if lines_of(name) > LONGEST]
    assert len(SOURCES) > 500
    assert [name for name in longer if name not in STILL_LONGER] == []


def test_the_list_of_longer_files_has_none_that_is_short_by_now() -> None:
    short = [name for name in STILL_LONGER if name not in TEXTS or lines_of(name) <= LONGEST]
    assert short == []


def names_of(source: str) -> Iterator[str]:
    """The names that a module gives to classes, functions and parameters."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg


def words_of(name: str) -> list[str]:
    """The words of a name in either of the two ways to join them.

    >>> words_of("end_thread"), words_of("RungOfLadder")
    (['end', 'thread'], ['rung', 'of', 'ladder'])
    """
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)]


def private_names(path: str, source: str) -> list[str]:
    """The names in a module, its own included, that have a private word."""
    module = path.rsplit("/", 1)[-1].removesuffix(".py")
    names = dict.fromkeys([module, *names_of(source)])
    return [name for name in names if any(word in PRIVATE for word in words_of(name))]


def test_names_are_words_of_the_field() -> None:
    found = {
        name: private_names(name, TEXTS[name])
        for name in SOURCES
        if name.startswith(("elo/", "tools/")) and name.endswith(".py")
    }
    assert {name: names for name, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "code", ["def end_thread(): ...", "class Story: ...", "def f(spoken): ..."]
)
def test_a_private_word_is_seen(code: str) -> None:
    assert private_names("elo/x.py", code) != []


#: Who names a system in a text of its own for another reason: chapters that come when one of their
#: systems is chosen, headings of columns, and the letters that a list has in its first line.
NAME_SYSTEMS = (
    "elo/page/view/chapters.py",
    "elo/page/view/ladder/member_headings.py",
    "elo/tournament/lists/dsb.py",
    "elo/tournament/lists/lookup.py",
)


def test_nobody_outside_the_systems_writes_the_name_of_one() -> None:
    found = {
        name: sorted(constants(TEXTS[name]).intersection(SYSTEMS))
        for name in SOURCES
        if re.match(r"elo/(?!systems/).*\.py", name) and name not in NAME_SYSTEMS
    }
    assert {name: names for name, names in found.items() if names} == {}


def constants(source: str) -> set[str]:
    """The texts that a module writes."""
    values = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return {value for value in values if isinstance(value, str)}


def test_no_document_names_a_part_by_a_private_word() -> None:
    paths = re.compile(r"`[\w./-]*\b(" + "|".join(PRIVATE) + r")\.py`")
    assert [name for name in TEXTS if name.endswith(".md") and paths.search(TEXTS[name])] == []


def test_all_javascript_of_the_page_is_type_checked() -> None:
    scripts = [name for name in TEXTS if re.fullmatch(r"static/[\w-]+\.js", name)]
    assert len(scripts) > 10
    assert [name for name in scripts if not TEXTS[name].startswith("// @ts-check\n")] == []
    page, workers = (json.loads(TEXTS[f"jsconfig{kind}.json"]) for kind in ("", ".workers"))
    imported = {"static/confined.js"}  # by the service worker
    assert set(page["exclude"]) == imported.union(workers["include"]) - {"stubs/workers.d.ts"}
