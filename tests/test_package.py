"""The wheel does in an empty environment, in another folder, what the documents say of it."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.metadata import Distribution, PathDistribution
from pathlib import Path
from zipfile import Path as ZipPath
from zipfile import ZipFile

import pytest

import elo
from tests.engine.test_docs import blocks, sessions
from tools.wheel import build_wheel

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ROOT / "docs" / "python.md"
FILES = Path("tests", "tournament", "files")


@dataclass
class Installed:
    """An environment that has the wheel and nothing else, and a folder far from the checkout."""

    environment: Path
    folder: Path

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.environment / "bin" / "python3"

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        """What a command prints there."""
        commands = f"{self.environment / 'bin'}{os.pathsep}{os.environ['PATH']}"
        return subprocess.run(
            command,
            cwd=self.folder,
            env={"PATH": commands, "LANG": "C.UTF-8"},
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("elsewhere")
    shutil.copytree(ROOT / FILES, folder / FILES)
    made = Installed(tmp_path_factory.mktemp("bare"), folder)
    own = sys.executable
    subprocess.run([own, "-m", "venv", "--without-pip", str(made.environment)], check=True)
    options = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps")
    pip = [own, "-m", "pip", f"--python={made.python}", "install", *options, str(wheel)]
    subprocess.run(pip, check=True)
    return made


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Distribution:
    (folder,) = [path for path in ZipPath(wheel).iterdir() if path.name.endswith(".dist-info")]
    return PathDistribution(folder)


def test_the_wheel_holds_the_whole_engine_and_nothing_of_the_page(wheel: Path) -> None:
    ours = {path.relative_to(ROOT).as_posix() for path in (ROOT / "elo").rglob("*.py")}
    engine = {name for name in ours if not name.startswith("elo/page/")}
    names = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert names == engine | {"elo/py.typed"}


def test_the_same_sources_are_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    assert build_wheel(tmp_path).read_bytes() == wheel.read_bytes()


def test_the_built_site_serves_the_wheel(dist: Path, wheel: Path) -> None:
    served = dist / "python" / wheel.name
    assert served.read_bytes() == wheel.read_bytes()


def test_a_document_that_names_the_wheel_names_the_one_that_is_served(wheel: Path) -> None:
    said = PYTHON.read_text(encoding="utf-8")
    assert said.count(".whl") == said.count(f"/{wheel.name}") > 0


def test_it_says_what_it_is(metadata: Distribution) -> None:
    said = metadata.metadata
    assert said["Name"] == "chess-rating-calculator"
    assert metadata.version == elo.__version__
    assert said["License-Expression"] == "MIT"
    assert said["Requires-Python"] == ">=3.11"
    assert "Typing :: Typed" in said.get_all("Classifier", [])
    # what follows the headers is shown where the package is: nothing in it leads into the checkout
    assert (metadata.read_text("METADATA") or "").endswith(PYTHON.read_text(encoding="utf-8"))
    assert "](" not in PYTHON.read_text(encoding="utf-8")


def test_it_needs_nothing_else(metadata: Distribution) -> None:
    assert [need for need in metadata.requires or () if "extra ==" not in need] == []


def test_it_is_imported_from_where_it_is_installed(installed: Installed) -> None:
    said = installed.run(installed.python, "-c", "import elo; print(elo.__file__)").stdout
    assert Path(said.strip()).is_relative_to(installed.environment)


@pytest.mark.parametrize("program", ["python3 -m elo", "elo"])
def test_every_command_in_the_documents_prints_what_is_shown(
    installed: Installed, program: str
) -> None:
    for command, printed in sessions():
        answer = installed.run("sh", "-c", command.replace("python3 -m elo", program))
        assert (answer.stdout, answer.stderr) == (printed, ""), command


def test_every_session_in_the_documents_answers_as_shown(installed: Installed) -> None:
    examples = blocks("pycon")
    assert len(examples) > 1
    (installed.folder / "examples.txt").write_text("\n".join(examples), encoding="utf-8")
    done = installed.run(installed.python, "-m", "doctest", "examples.txt")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


PROGRAM = """
from elo import SYSTEMS, Assessment, Event, Game, InputError, Player, system

def gain(name: str, rating: float, opponents: list[float]) -> float | None:
    games = [Game(opponent, 1) for opponent in opponents]
    try:
        found: Assessment = system(name).rate(Player(rating, k=10), games, Event("2025-11-07"))
    except InputError as fault:
        raise SystemExit(fault.field) from fault
    return found.new_rating

reveal_type(gain)
reveal_type(SYSTEMS)
reveal_type(system("fide").expect(2000, 2000))
reveal_type(system("fide").rate(Player(2000), []).lines[0].note)
"""


def test_a_type_checker_knows_what_it_offers(installed: Installed, tmp_path: Path) -> None:
    (installed.folder / "program.py").write_text(PROGRAM, encoding="utf-8")
    checked = installed.run(
        *(sys.executable, "-m", "mypy", "--strict", f"--cache-dir={tmp_path}"),
        *(f"--python-executable={installed.python}", "program.py"),
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    revealed = [line.split('"')[1] for line in checked.stdout.splitlines() if "Revealed" in line]
    assert revealed == [
        "def (name: str, rating: float, opponents: list[float]) -> float | None",
        "tuple[str, ...]",
        "float",
        "elo.core.assessment.Message | None",
    ]


def test_it_offers_what_its_own_list_says(installed: Installed) -> None:
    ask = "import elo; print(*[name for name in elo.__all__ if not hasattr(elo, name)])"
    assert installed.run(installed.python, "-c", ask).stdout == "\n"
