"""The engine keeps to what all its interpreters have, and its arrows point downwards."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.engine import portability
from tests.engine.portability import (
    browser_imports,
    imports_apart,
    knows_the_desk,
    offences,
    parts_imported,
    systems_named,
    upward_imports,
)

ELO = Path(__file__).parents[2] / "elo"
FILES = sorted(ELO.rglob("*.py"))

#: What only CPython runs, and what only the browser runs.
NOT_PORTABLE = ("__main__.py", "cli/streams.py", "cli/tournament.py", "page", "tournament")


def below(path: Path) -> Path:
    return path.relative_to(ELO)


PORTABLE = [path for path in FILES if not below(path).as_posix().startswith(NOT_PORTABLE)]


def found(files: list[Path], look: Callable[[str, Path], object]) -> dict[str, object]:
    """What a look at each file's text and place finds, by the file's name; nothing is left out."""
    seen = {str(below(path)): look(path.read_text(encoding="utf-8"), below(path)) for path in files}
    return {name: what for name, what in seen.items() if what}


def test_the_engine_uses_nothing_that_micropython_lacks() -> None:
    assert found(PORTABLE, lambda text, _: offences(text)) == {}


def test_nothing_but_the_page_knows_the_browser() -> None:
    engine = [path for path in FILES if below(path).parts[0] != "page"]
    assert found(engine, lambda text, _: browser_imports(text)) == {}


def test_arrows_point_downwards() -> None:
    assert found(FILES, upward_imports) == {}


def test_the_parts_of_the_page_keep_apart() -> None:
    assert found(FILES, imports_apart) == {}


def test_nobody_outside_the_systems_knows_one_of_them_by_name() -> None:
    assert found(FILES, systems_named) == {}


def test_only_the_command_line_and_the_pages_worker_know_the_desk() -> None:
    """It needs full Python, and much of it: nothing that MicroPython loads may pull it in."""
    faces = ("cli/tournament.py", "tournament", "page/worker")
    others = [path for path in FILES if not below(path).as_posix().startswith(faces)]
    assert found(others, knows_the_desk) == {}


def test_an_import_of_the_desk_is_seen() -> None:
    assert knows_the_desk("from ..tournament.desk import Desk", Path("cli/batch.py"))
    assert knows_the_desk("from ...tournament import desk", Path("page/browser/main.py"))
    assert not knows_the_desk("from ..systems import by_name", Path("cli/batch.py"))


def test_an_import_across_the_page_is_seen() -> None:
    view = Path("page/view/calculator/answers.py")
    assert imports_apart("from ...browser.runtime import one", view) == ["browser"]
    assert imports_apart("from ... import browser", view) == ["browser"]
    assert imports_apart("from ..wording import Wording", view) == []
    assert imports_apart("from ..browser import runtime", Path("page/worker/rows.py")) == [
        "browser"
    ]


def test_a_system_that_is_named_is_seen() -> None:
    face = Path("page/worker/about.py")
    assert systems_named("from ...systems.fide import FIDE", face) == ["fide"]
    assert systems_named("from ...systems import by_name", face) == []
    assert systems_named("from ...systems.base import RuleBook", face) == []


def test_the_walk_sees_the_engine() -> None:
    names = {str(below(path)) for path in PORTABLE}
    assert {
        "core/numbers.py",
        "cli/batch/contract.py",
        "systems/__init__.py",
        "systems/plain_elo.py",
    } <= names
    assert "__main__.py" not in names


#: For every ban, code that offends it and nothing else.
BAD = {
    "foreign_import": ["import dataclasses", "from typing import Any", "import functools, math"],
    "match_statement": ["match 1:\n    case 1:\n        pass"],
    "exception_group": ["try:\n    pass\nexcept* ValueError:\n    pass"],
    "raise_from": ["raise ValueError('x') from None"],
    "dict_unpacking": ["a = {}\nb = {**a, 'k': 1}"],
    "list_unpacking": ["a = []\nb = [*a, 1]", "a = []\nb = (*a,)", "a = []\nb = {*a}"],
    "slice_step": ["'abc'[::-1]", "[1, 2][0:2:1]"],
    "positional_only": ["def f(a, /, b):\n    return a"],
    "several_managers": ["with a() as b, c() as d:\n    pass"],
    "type_parameters": ["Row = list[int]", "x = dict[str, int]()"],
    "type_union": ["Maybe = Row | None", "Number = int | float"],
    "builtin_function": ["sum([1])", "round(2.5)", "format(1.5, '.1f')", "hash('a')", "print(1)"],
    "builtin_exception": ["try:\n    pass\nexcept RecursionError:\n    pass", "raise TimeoutError"],
    "missing_method": ["'a'.zfill(3)", "'1'.isdigit()", "'{}'.format(1)", "(1.5).is_integer()"],
    "keyword": [
        "zip([1], [2], strict=True)",
        "enumerate([1], start=1)",
        "'a b'.split(' ', maxsplit=1)",
    ],
    "json_option": ["json.dumps({}, sort_keys=True)", "json.loads('1', parse_float=str)"],
    "strip_by_bytes": ["'a'.strip()", "'a'.strip('\u00a0')", "'a'.rstrip(''.join(x))"],
    "split_at_any_space": ["'a b'.split()", "'a b'.rsplit()"],
    "float_format": ["x = 1.5\nf'{x:.1f}'", "'%.1f' % 2.5"],
    "unstable_sort": ["sorted(x)", "x.sort()", "sorted(x, key=lambda row: row.rating)"],
    "bool_as_int": ["isinstance(x, int)", "isinstance(x, (str, int))"],
    "math_function": ["math.comb(5, 2)", "from math import fsum"],
    "metaclass": ["class A(metaclass=B):\n    pass"],
    "special_method": ["class A:\n    def __init_subclass__(cls):\n        pass"],
    "special_attribute": ["f.__doc__"],
    "super_property": ["class A(B):\n    def f(self):\n        return super().value"],
}

#: Code that looks like an offence and is none.
GOOD = (
    "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import Any",
    "from . import numbers",
    "def f(a: list[int] | None = None, *, b: 'tuple[int, ...]' = ()) -> dict[str, int]:\n    a",
    "x: list[int] = []",
    "a, *b = [1, 2]",
    "f(*[1], **{})",
    "'abc'[1:-1]",
    "a = {1} | {2}",
    "sorted(x, key=lambda row: (row.rating, row.number))",
    "sorted(names)  # sort: equal names are the same name",
    "f'{x}' + f'{x!r}'",
    "7 % 2",
    "isinstance(x, (float, str))",
    "zip(a, b)",
    "'a b'.split(' ')",
    "'a '.strip(' \\t')",
    "json.dumps(1, separators=(',', ':'))",
    "math.erfc(1)",
    "class A(B):\n    def f(self):\n        return super().f()",
    "raise ValueError('x')",
)


@pytest.mark.parametrize(
    ("ban", "code"), [(ban, code) for ban, codes in BAD.items() for code in codes]
)
def test_every_ban_fires(ban: str, code: str) -> None:
    assert {name for _, name in offences(code)} == {ban}


def test_every_ban_has_code_that_offends_it() -> None:
    assert {ban.__name__ for ban in portability.BANS} == set(BAD)


@pytest.mark.parametrize("code", GOOD)
def test_no_ban_fires_on_what_works(code: str) -> None:
    assert offences(code) == []


@pytest.mark.parametrize(
    "code",
    ["import js", "def f():\n    from pyscript.ffi import create_proxy", "import pyodide.ffi"],
)
def test_an_import_of_the_browser_is_seen_wherever_it_stands(code: str) -> None:
    assert browser_imports(code)


@pytest.mark.parametrize(
    ("place", "code", "upward"),
    [
        ("core/assessment.py", "from ..systems import by_name", ["systems"]),
        ("systems/dwz/book.py", "from ...cli.batch import answer", ["cli"]),
        ("systems/plain_elo.py", "from ..questions.performance import x", ["questions"]),
        ("systems/plain_elo.py", "from .. import questions", ["questions"]),
        ("questions/performance.py", "from ..page.view.reading import read", ["page"]),
        ("core/curves.py", "import elo.cli.batch", ["cli"]),
        ("core/curves.py", "from elo import cli", ["cli"]),
        ("systems/dwz/book.py", "from ...core.numbers import total", []),
        ("systems/dwz/book.py", "from ..base import RuleBook\nfrom .first import x", []),
        ("questions/forecast.py", "from ..systems.fide import FIDE", []),
        ("cli/tournament.py", "from .batch import answer", []),
        ("tournament/report.py", "from ..cli.batch import answer", ["cli"]),
        ("__main__.py", "from . import __version__\nfrom .cli.batch import answer", []),
    ],
)
def test_an_arrow_upwards_is_seen(place: str, code: str, upward: list[str]) -> None:
    assert upward_imports(code, Path(place)) == upward


def test_an_import_of_a_name_is_an_import_of_its_part() -> None:
    place = Path("systems/dwz/book.py")
    assert parts_imported("from ...core.numbers import total", place) == ["core"]
    assert parts_imported("from ..base import RuleBook", place) == ["systems"]
    assert parts_imported("import math", place) == []
