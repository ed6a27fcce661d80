"""Every entrance for what others wrote: inputs from a seed, and what the program does with them."""

import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from elo.cli.batch import answer_line
from elo.core.errors import InputError
from elo.ladder import commands
from elo.ladder.exchange import read_file
from elo.ladder.ladder import Ladder
from elo.ladder.merging import plan
from elo.ladder.stamps import Stamp
from elo.ladder.table_reading import entries_of, read_games
from elo.ladder.writing import write_file
from elo.page.view.calculator import address
from elo.page.view.calculator.pasting import read_lines
from elo.page.view.calculator.presentation import answer
from elo.page.view.ladder.member_list import list_lines, read_members
from elo.systems import SYSTEMS, by_name
from elo.tournament.checks import check
from elo.tournament.detect import read_events
from elo.tournament.export import English, to_csv, to_xlsx
from elo.tournament.joining import joined
from elo.tournament.lists import Wanted, look_up
from elo.tournament.report import Report
from elo.tournament.rows import Choices
from elo.tournament.table import write_table
from elo.tournament.texts import sentence
from elo.tournament.trf import to_trf
from tests.engine.ladder.clubs import KINDS, act, club
from tests.view.hostile import hostile_list, hostile_pairs
from tools.catalogue import Catalogue

from .growing import changed, grown, repacked
from .messages import send

ROOT = Path(__file__).resolve().parents[1]
WORDING = Catalogue("en").wording
NOW = "2026-01-01T00:00:00.000Z"


@dataclass(frozen=True)
class Entrance:
    """An entrance: a hostile input by chance, and what takes it; that raises nothing whatever."""

    make: Callable[[random.Random], object]
    take: Callable[..., None]

    #: Seconds: of this process, which a busy machine does not slow, or for a browser of all.
    clock: Callable[[], float] = time.process_time


@cache
def samples(folder: str, *endings: str) -> list[bytes]:
    """The small real samples in a folder of the tests."""
    files = [path for path in sorted((ROOT / folder).iterdir()) if path.suffix in endings]
    found = [path.read_bytes() for path in files]
    return [data for data in found if len(data) < 60_000]


@cache
def tables() -> list[bytes]:
    """Sample events as tables."""
    files = samples("tournament/files", ".trf", ".tab", ".pgn")
    events = [event for data in files for event in read_events(data) if event.players]
    return [to_csv(event, [], English()) for event in events]


@cache
def workbooks() -> list[bytes]:
    """Small sample events as workbooks."""
    files = samples("tournament/files", ".pgn")
    events = [event for data in files for event in read_events(data) if event.players]
    return [to_xlsx(event, [], [], English()) for event in events[:3]]


@cache
def member_lists() -> list[bytes]:
    """Lists of players as people copy and type them."""
    typed = "Adler, Anna; 1850\nGM Bakker, Bo\t1.700\n\nName;DWZ;Geb.\nCohen;1850-23;12.3.1990\n"
    return [typed.encode(), *samples("tournament/copied", ".txt")]


@cache
def requests() -> list[bytes]:
    """The published cases as lines of the batch contract."""
    lines = (ROOT / "cases" / "national.jsonl").read_bytes().splitlines()
    example = (
        b'{"do": "rate", "system": "fide", "player": {"rating": 1600, "k": 40, "games": 12},'
        b' "games": [[1500, 1], {"opponent": 1700, "score": 0.5, "state": "forfeit"}]}'
    )
    return [example, *lines[:40]]


@cache
def ladder() -> Ladder:
    """A club's ladder."""
    dice = random.Random(7)
    here, _ = club(players=6, name="Rochade")
    for _ in range(60):
        act(here, (dice.choice(KINDS), dice.randrange(50), dice.randrange(50), dice.randrange(3)))
    return here.ladder


def _event(data: bytes) -> None:
    events = read_events(data)[:3]
    for event in [*events, *(joined(events[0], each, "added") for each in events)]:
        problems = [*event.problems, *check(event)]
        if event.players:
            report = Report(event, Choices("fide"))
            problems += report.problems
            write_table(event, [report], True)
            to_trf(event, event)
        for problem in problems[:200]:
            sentence(problem)


def _list(data: bytes) -> None:
    wanted = [Wanted(1, "Alfa, Quirijn van der", {"FID": "90000011"}, 1990), Wanted(2, "Echo, E")]
    for problem in look_up(data, wanted, "list.txt").problems:
        sentence(problem)


def _batch(line: str) -> None:
    json.loads(answer_line(line))


def _pasted(text: str) -> None:
    read_lines(text)


def _link(pairs: list[tuple[str, str]]) -> None:
    entry = address.from_pairs(pairs, SYSTEMS)
    if entry is not None:
        answer(entry, by_name(entry.system), WORDING)


def _ladder_file(text: str) -> None:
    try:
        reading = read_file(text)
        plan(ladder(), reading.entries)
        fresh = Ladder()
        fresh.add_all(reading.entries)
        write_file(fresh.journal)
    except InputError:
        pass


def _ladder_table(text: str) -> None:
    try:
        rows, _ = read_games(text)
        plan(ladder(), entries_of(ladder(), rows, "device", NOW))
    except InputError:
        pass


def _members(text: str) -> None:
    book = ladder().book or by_name(SYSTEMS[0])
    found = read_members(text, ladder(), book)
    for facts in found.members:
        # what was understood can be taken in
        commands.join(ladder(), Stamp("e", (NOW, "", 0), "device"), facts)
    list_lines(found, WORDING)


def _of(found: Callable[[], list[bytes]]) -> Callable[[random.Random], bytes]:
    return lambda chance: changed(chance, chance.choice(found()))


def _text(found: Callable[[], list[bytes]]) -> Callable[[random.Random], str]:
    return lambda chance: _of(found)(chance).decode("utf-8", "replace")


def _pairs(chance: random.Random) -> list[tuple[str, str]]:
    pairs = hostile_pairs(chance)
    if chance.random() < 0.2:
        pairs.append((chance.choice(["game", "opponent", "rating", "k"]), grown(chance)))
    return pairs


def _a_list(chance: random.Random) -> str:
    return hostile_list(chance) + (grown(chance) if chance.random() < 0.3 else "")


GAMES = b"date,white,black,result\n2025-11-07,Anna,Bert,1-0\n2025-11-08,Bert,Anna,1/2\n"

ENTRANCES = {
    "batch": Entrance(_text(requests), _batch),
    "link": Entrance(_pairs, _link),
    "pasted": Entrance(_a_list, _pasted),
    "trf": Entrance(_of(lambda: samples("tournament/files", ".trf", ".tab")), _event),
    "pgn": Entrance(_of(lambda: samples("tournament/files", ".pgn")), _event),
    "table": Entrance(_of(tables), _event),
    "copied": Entrance(_of(lambda: samples("tournament/copied", ".txt", ".html", ".xml")), _event),
    "workbook": Entrance(lambda chance: repacked(chance, chance.choice(workbooks())), _event),
    "list": Entrance(_of(lambda: samples("tournament/lists", ".txt", ".xml", ".csv")), _list),
    "ladder": Entrance(_text(lambda: [write_file(ladder().journal).encode()]), _ladder_file),
    "games": Entrance(_text(lambda: [GAMES]), _ladder_table),
    "members": Entrance(_text(member_lists), _members),
    "messages": Entrance(lambda chance: chance.randrange(2**31), send, time.perf_counter),
}
