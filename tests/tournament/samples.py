"""The sample files and what is made of them."""

from pathlib import Path

from elo.tournament.checks import check
from elo.tournament.detect import read_events
from elo.tournament.event import Tournament
from elo.tournament.problems import Problem

FILES = Path(__file__).parent / "files"
TRF_FILES = sorted(path for path in FILES.iterdir() if path.suffix in (".trf", ".tab"))
PGN_FILES = sorted(FILES.glob("*.pgn"))


def sample(name: str) -> bytes:
    """A sample file."""
    return (FILES / name).read_bytes()


def only_event(data: bytes) -> Tournament:
    """The event of a file that has one."""
    (event,) = read_events(data)
    return event


def noticed(event: Tournament) -> list[Problem]:
    """What the reader and the checks notice."""
    return [*event.problems, *check(event)]


def places(event: Tournament) -> list[tuple[str, int, int]]:
    """Each problem's code, line and column."""
    return [(problem.code, problem.line, problem.column) for problem in noticed(event)]


def results(event: Tournament) -> dict[tuple[int, int], tuple[int | None, str, float | None, str]]:
    """Each player's result in each round: opponent, colour, score and state."""
    return {
        (player.number, result.round): (result.opponent, result.colour, result.score, result.state)
        for player in event.players
        for result in player.results
    }
