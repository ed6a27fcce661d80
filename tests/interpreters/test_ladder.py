"""A club's season gives the same digits and the same file in every interpreter."""

import json
import random
from typing import Any

import pytest

from elo.ladder.writing import write_file
from elo.systems import SYSTEMS, by_name
from elo.systems.base import NUMBER
from tests.engine.ladder.clubs import KINDS, act, club
from tests.interpreters import probe
from tests.interpreters.test_interpreters import OTHERS, digits_of, run

NOW = "2025-12-31T12:00:00.000Z"
HAPPENINGS = 250


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
