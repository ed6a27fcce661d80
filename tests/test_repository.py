"""The repository agrees with itself: links, commands, versions, lists of files."""

import json
import re
from pathlib import Path

import pytest

from elo.page.view.chapters import CHAPTERS
from tests.sources import ROOT, TEXTS
from tools.catalogue import LANGUAGES, Catalogue
from tools.leaks import leaks, lock_leaks
from tools.lists import LISTS, cells
from tools.pages import (
    DESK,
    ROOMS,
    desk_sources,
    fill,
    fill_texts,
    listed_files,
    read_config,
    read_index,
    read_page,
)
from tools.reach import chapter_files, file_of, main_files
from tools.vendor import RUNTIMES

DOCUMENTS = [name for name in TEXTS if name.endswith(".md")]

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```.*?^```|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


# what others' programs the repository runs


WORKFLOWS = [name for name in TEXTS if name.startswith(".github/workflows/")]


@pytest.mark.parametrize("name", WORKFLOWS)
def test_a_workflow_names_what_it_uses_by_commit_and_may_change_nothing(name: str) -> None:
    text = TEXTS[name]
    used = re.findall(r"^.*\buses:.*$", text, re.MULTILINE)
    assert used
    for line in used:
        assert re.search(r"uses: [\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$", line), line
    assert "\npermissions:\n  contents: read\n" in text


def test_the_same_action_is_the_same_commit_everywhere() -> None:
    used = set(re.findall(r"uses: ([^@]+)@(\S+)", "".join(TEXTS[name] for name in WORKFLOWS)))
    assert len(used) == len({action for action, _ in used})


# documents


def test_every_local_link_leads_somewhere() -> None:
    links = [(name, each) for name in DOCUMENTS for each in LINK.findall(CODE.sub("", TEXTS[name]))]
    local = [(name, target) for name, target in links if not re.match(r"[a-z]+:", target)]
    assert len(local) > 30
    assert [link for link in local if not leads_somewhere(*link)] == []


def leads_somewhere(name: str, target: str) -> bool:
    """Whether there is the file, and the heading, that a link in a document names."""
    path, _, anchor = target.partition("#")
    file = (ROOT / name).parent / path if path else ROOT / name
    return file.exists() and (not anchor or anchor in anchors(file.read_text(encoding="utf-8")))


def anchors(document: str) -> set[str]:
    """The headings of a document as GitHub makes links of them."""
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in HEADING.findall(FENCE.sub("", document))
    }


def test_every_make_target_that_is_named_exists() -> None:
    targets = re.findall(r"^([a-z-]+):", TEXTS["Makefile"], re.MULTILINE)
    named = [
        (name, target)
        for name in DOCUMENTS
        for code in CODE.findall(TEXTS[name])
        for target in re.findall(r"^`?(?:\$ )?make ([a-z][a-z-]*)", code, re.MULTILINE)
    ]
    assert len(named) > 15
    assert [each for each in named if each[1] not in targets] == []


def test_every_module_that_is_to_be_run_exists() -> None:
    named = [
        (name, module)
        for name in DOCUMENTS
        for module in re.findall(r"-m ((?:elo|tools|tests)[\w.]*)", TEXTS[name])
    ]
    assert len(named) > 5
    assert [each for each in named if not is_program(ROOT / each[1].replace(".", "/"))] == []


def is_program(path: Path) -> bool:
    """Whether Python runs a module of this name."""
    return path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()


def test_every_target_that_help_lists_is_explained_to_contributors() -> None:
    listed = re.findall(r"^([a-z-]+):.*## ", TEXTS["Makefile"], re.MULTILINE)
    assert [target for target in listed if f"make {target}" not in TEXTS["CONTRIBUTING.md"]] == []


def test_the_picture_is_small_enough_for_a_first_screen() -> None:
    assert (ROOT / "docs" / "picture.png").stat().st_size < 150_000


# versions


def test_every_path_to_a_runtime_has_the_locked_version() -> None:
    locked = json.loads(TEXTS["package-lock.json"])["packages"]
    versions = {
        runtime.name: locked[f"node_modules/{runtime.package}"]["version"] for runtime in RUNTIMES
    }
    versions |= dict(re.findall(r"^([a-z-]+)==([\w.]+)", TEXTS["requirements.txt"], re.MULTILINE))
    found = [
        (file, name, version)
        for file, text in TEXTS.items()
        for name, version in re.findall(r"vendor/([a-z-]+)-(\d[\w.-]*)/", text)
    ]
    assert {file for file, _, _ in found} >= {"index.html", "pyscript.toml", "static/style.css"}
    assert [each for each in found if versions[each[1]] != each[2]] == []


def test_every_npm_package_is_named_with_its_exact_version() -> None:
    package = json.loads(TEXTS["package.json"])
    for version in (package["dependencies"] | package["devDependencies"]).values():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version)


# the page's list of files


def test_the_page_lists_exactly_the_files_that_it_can_reach() -> None:
    assert read_config()["files"] == listed_files(), "run: make texts"


def test_the_desk_lists_exactly_the_files_that_its_worker_can_reach() -> None:
    listed = json.loads(DESK.read_text(encoding="utf-8"))
    assert listed == {"sources": desk_sources()}, "run: make texts"


def test_no_chapter_brings_what_the_main_program_has() -> None:
    for chapter in CHAPTERS:
        assert file_of(chapter.module) in chapter_files(chapter)
        assert chapter_files(chapter) & main_files() == set()


# texts


def test_the_documents_list_every_system_with_what_it_declares() -> None:
    """What ``make texts`` writes is there."""
    for name, writer in LISTS.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        assert writer(text) == text, name


def test_a_system_that_a_document_lacks_is_added_and_the_rest_stays() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    lines = text.split("\n")
    (place,) = [number for number, line in enumerate(lines) if line.startswith("| `fide`")]
    without = "\n".join(lines[:place] + lines[place + 1 :])
    again = LISTS["README.md"](without).split("\n")
    assert [cells(line)[0] for line in again[place : place + 1]] == ["`fide`"]
    assert cells(again[place - 1]) == cells(lines[place - 1])


def test_the_texts_of_the_page_are_the_english_catalogues() -> None:
    page = read_index()
    before = words(str(page))
    fill(page, Catalogue(LANGUAGES[0]))
    assert words(str(page)) == before, "run: make texts"


def test_the_texts_of_the_rooms_are_the_english_catalogues() -> None:
    for file in sorted(ROOMS.glob("*.html")):
        page = read_page(file)
        before = words(str(page))
        fill_texts(page, Catalogue(LANGUAGES[0]))
        assert words(str(page)) == before, f"{file}, run: make texts"


def words(html: str) -> list[str]:
    """The page without its line breaks, which are the formatter's."""
    return re.sub(r"\s*([<>])\s*", r" \1 ", html).split()


# what nobody else's machine has


def test_no_file_says_where_it_was_made() -> None:
    found = {name: leaks(text) for name, text in TEXTS.items()}
    assert {name: said for name, said in found.items() if said} == {}


def test_the_lock_files_work_with_any_registry() -> None:
    locks = [
        name for name in TEXTS if re.fullmatch(r"requirements[\w-]*\.txt|package-lock.json", name)
    ]
    assert len(locks) == 3
    assert {name: lock_leaks(TEXTS[name]) for name in locks if lock_leaks(TEXTS[name])} == {}
