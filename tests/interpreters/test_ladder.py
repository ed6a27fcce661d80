"""A club's season gives the same digits and the same file in every interpreter."""

import json
import random
from typing import Any

import pytest

from elo.ladder.writing import write_file
from elo.systems import SYSTEMS, by_name
from elo.systems.base import NUMBER
from tests.effort import THOROUGH
from tests.engine.ladder.clubs import KINDS, act, club
from tests.hostile.entrances import ENTRANCES
from tests.interpreters import probe
from tests.interpreters.test_interpreters import OTHERS, digits_of, run

NOW = "2025-12-31T12:00:00.000Z"
HAPPENINGS = 250

#: So many hostile files of each kind.
HOSTILE = 300 if not THOROUGH else 3_000


def season(system: str) -> str:
    """A season of a club, as a file: always the same."""
    dice = random.Random(20251107)
    here, _ = club(system, players=6, name="Schaakclub Łódź “½”")
    book = by_name(system)
    for number in range(3):
        facts = {
            fact.name: round(dice.uniform(fact.low, min(fact.high, 2000)), 0 if fact.whole else 3)
            for fact in book.facts
            if fact.kind == NUMBER and fact.name not in ("k", "born")
        }
        here.join(f"With facts {number}", **facts)
    for _ in range(HAPPENINGS):
        kind = dice.choice(KINDS)
        act(here, (kind, dice.randrange(50), dice.randrange(50), dice.randrange(3)))
    return write_file(here.ladder.journal)


@pytest.fixture(scope="module")
def requests() -> list[dict[str, Any]]:
    return [{"ladder": season(system), "now": NOW} for system in SYSTEMS]


@pytest.mark.parametrize("name", OTHERS)
def test_every_interpreter_replays_a_season_alike(name: str, requests: Any) -> None:
    ours = [probe.answer(json.dumps(request)) for request in requests]
    theirs = run(name, requests)
    for system, mine, other in zip(SYSTEMS, ours, theirs, strict=True):
        assert digits_of(mine) == digits_of(other), system
        assert json.loads(mine)["faults"] == []


def test_a_sign_written_as_two_escapes_is_one_sign_in_the_pages_interpreter() -> None:
    # as RFC 8259, section 7, has it: G clef, U+1D11E, is \\uD834\\uDD1E
    here, _ = club(players=1, name="Club")
    text = write_file(here.ladder.journal).replace('"Anna"', r'"Anna \uD834\uDD1e \\ud83d"')
    request = {"hostile": "ladder", "text": text, "now": NOW}
    (answer,) = [json.loads(line) for line in run("micropython", [request])]
    assert answer["ranking"][0][0] == "Anna \U0001d11e \\ud83d"
    assert answer["faults"] == []


@pytest.mark.parametrize("kind", ["ladder", "games"])
def test_the_pages_interpreter_makes_the_same_of_hostile_files(kind: str) -> None:
    # the entrances of `make hostile` are tried in this interpreter; the page has another one
    entrance = ENTRANCES[kind]
    requests = [
        {"hostile": kind, "text": entrance.make(random.Random(f"{kind} 1 {number}")), "now": NOW}
        for number in range(HOSTILE)
    ]
    ours = [probe.answer(json.dumps(request)) for request in requests]
    theirs = run("micropython", requests)
    found = [json.loads(mine) for mine in ours]
    for number, (mine, other) in enumerate(zip(ours, theirs, strict=True)):
        # on the page JavaScript says what is JSON at all: this interpreter takes more for it
        if found[number].get("code") != "not-json":
            assert digits_of(mine) == digits_of(other), number
    assert len([each for each in found if "code" in each]) > HOSTILE // 20
    assert len([each for each in found if "code" not in each]) > HOSTILE // 20
