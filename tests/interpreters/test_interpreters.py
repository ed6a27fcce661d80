"""CPython, MicroPython and Pyodide give the same digits for the same requests."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from elo.core.formats import FORMATS
from elo.core.games import BYE, FORFEIT, OPEN, UNRATED
from elo.systems import SYSTEMS, by_name
from elo.systems.base import CHOICE, DAY, Fact, RuleBook
from elo.systems.events import SHELF as EVENT_SHELF
from tests.interpreters import probe
from tests.interpreters.published import published

HERE = Path(__file__).parent
ENGINE = HERE.parents[1] / "elo"

#: The interpreters beside this one, with what each says of itself.
OTHERS = {
    "micropython": {"name": "micropython", "platform": "webassembly"},
    "pyodide": {"name": "cpython", "platform": "emscripten"},
}
REQUESTS = 200 * len(SYSTEMS)

#: One in so many is about reading and writing numbers, the rest about the systems in turn.
NUMBERS_EVERY = 10

#: A watchdog against a standstill, far beyond what any machine takes.
BOOT_AND_ANSWER_SECONDS = 900

KINDS = [
    *["rate", "rate in a field", "performance", "performance in a field"],
    *["target", "target in a field", "expect", "first", "norm"],
]


def generated() -> list[dict[str, Any]]:
    """The requests: always the same, spread evenly over whatever stands on the shelf."""
    dice = random.Random(20250301)
    found: list[dict[str, Any]] = []
    while len(found) < REQUESTS:
        book = by_name(SYSTEMS[len(found) % len(SYSTEMS)])
        if len(found) % NUMBERS_EVERY == 0:
            found.append(number_request(dice))
        else:
            found.append(system_request(dice, book))
    return found


def system_request(dice: random.Random, book: RuleBook) -> dict[str, Any]:
    commands = [
        "rate",
        "rate",
        "field",
        "field",
        "expect",
        "first",
        "performance",
        "target",
        "to come",
    ]
    command = dice.choice([*commands, "norm"] if book.name == "fide" else commands)
    request: dict[str, Any] = {"do": command, "system": book.name}
    if dice.random() < 0.8:
        request["date"] = f"{dice.randint(2005, 2027)}-{dice.randint(1, 12):02}-01"
    if book.tempos and dice.random() < 0.7:
        request["tempo"] = dice.choice(book.tempos)
    if command != "first":
        request["player"] = player(dice, book)
    if command == "expect":
        request["opponent"] = in_range(dice, book.opponent)
    elif command == "field":
        games = dice.randint(1, 30)
        points = dice.randint(0, 2 * games) / 2
        request |= {"do": dice.choice(["rate", "performance"])}
        request |= {"field": {"average": average(dice, book), "games": games, "points": points}}
    elif command == "target":
        request |= goal(dice, request)
        request |= {"field": {"average": average(dice, book), "games": dice.randint(1, 12)}}
    elif command == "to come":
        request |= {"do": "target", **goal(dice, request)}
        request["games"] = [game(dice, book) for _ in range(dice.randint(0, 3))]
        request["opponents"] = [to_come(dice, book) for _ in range(dice.randint(1, 7))]
    elif command == "norm":
        request.pop("tempo", None)
        request["player"]["federation"] = dice.choice([None, "NED"])
        request["games"] = [rival(dice, book) for _ in range(dice.randint(5, 11))]
        request["rounds"] = dice.choice([None, 9, 11])
        request["format"] = dice.choice([None, *FORMATS])
    else:
        request["games"] = [game(dice, book) for _ in range(dice.choice([1, 2, 5, 7, 9, 11, 25]))]
    return request


def player(dice: random.Random, book: RuleBook) -> dict[str, Any]:
    """A player with a rating where the system asks for one, and some of the other facts."""
    facts = [fact for fact in book.facts if fact.name == "rating" or dice.random() < 0.7]
    return {fact.name: value_of(dice, fact) for fact in facts}


def known_of_game(dice: random.Random, book: RuleBook) -> dict[str, Any]:
    """Some of what the system asks about the opponent and the game."""
    asked = [("opponent_" + fact.name, fact) for fact in book.opponent_facts]
    asked += [(fact.name, fact) for fact in book.game_facts]
    return {name: value_of(dice, fact) for name, fact in asked if dice.random() < 0.7}


def game(dice: random.Random, book: RuleBook) -> Any:
    opponent, score = in_range(dice, book.opponent), dice.choice([0, 0.5, 1])
    if dice.random() < 0.8:
        return [opponent, score]
    state = dice.choice([BYE, FORFEIT, OPEN, UNRATED, None])
    return {
        "opponent": opponent,
        "score": None if state == OPEN else score,
        "state": state,
        **known_of_game(dice, book),
    }


def average(dice: random.Random, book: RuleBook) -> float:
    """The average of a field, sometimes with a fraction."""
    return min(in_range(dice, book.opponent) + dice.choice([0, 0.25, 0.4]), book.opponent.high)


def goal(dice: random.Random, request: dict[str, Any]) -> dict[str, Any]:
    """A rating near the player's, and as a rule a share of draws."""
    target = request["player"]["rating"] + dice.randint(-60, 60)
    return {"target": target, "draw_rate": dice.choice([None, 0, 0.3, 1, dice.random()])}


def to_come(dice: random.Random, book: RuleBook) -> Any:
    """An opponent still to be played."""
    rating = in_range(dice, book.opponent)
    if dice.random() < 0.5:
        return rating
    return {
        "opponent": rating,
        **known_of_game(dice, book),
    }


def rival(dice: random.Random, book: RuleBook) -> dict[str, Any]:
    """An opponent as a norm asks about him."""
    return {
        "opponent": dice.choice([None, *[dice.randint(2000, 2650)] * 9]),
        "score": dice.choice([0, 0.5, 1, 1, 1, None]),
        "state": dice.choice([*[None] * 9, "bye", "forfeit"]),
        "title": dice.choice(["GM", "GM", "IM", "FM", "", None]),
        "federation": dice.choice(["NED", "GER", "FRA", "POL", "FID", "NON", "XXX", None]),
        "opponent_scored": dice.choice([None, True, False, False]),
    }


def value_of(dice: random.Random, fact: Fact) -> float | str:
    """A value of the fact's kind."""
    if fact.kind == CHOICE:
        return dice.choice(fact.choices)
    if fact.kind == DAY:
        return f"{dice.randint(2005, 2027)}-{dice.randint(1, 12):02}-{dice.randint(1, 28):02}"
    return in_range(dice, fact)


def in_range(dice: random.Random, fact: Fact) -> float:
    """A usual value as a rule: near a preset or a boundary, or where people's ratings lie."""
    if fact.presets and dice.random() < 0.5:
        return dice.choice(fact.presets)[0]
    if dice.random() < 0.1:
        return dice.choice([fact.low, fact.high])
    low, high = fact.low, fact.high
    if not fact.whole and high - low < 2:
        return round(dice.uniform(low, high), 3)
    if fact.name == "born":
        low, high = 1940, 2018
    if fact.high > 3000:
        low, high = max(fact.low, 600), 2900
    if fact.whole or dice.random() < 0.5:
        return dice.randint(int(low), int(high))
    return round(dice.uniform(low, high), dice.randint(1, 6))


def whole_events() -> list[dict[str, Any]]:
    """Events of twelve, of whom every third has no rating, under the systems that rate them so."""
    dice = random.Random(20260608)
    found: list[dict[str, Any]] = []
    for system, _ in EVENT_SHELF:
        for day in ("2025-05-01", "2026-09-01") * 10:
            ratings = [None if place % 3 == 2 else dice.randint(700, 2300) for place in range(12)]
            games = [
                [one, other, dice.choice([0, 0.5, 1])]
                for one in range(12)
                for other in range(one)
                if dice.random() < 0.8
            ]
            found.append({"whole": [system, day], "players": ratings, "games": games})
    return found


def number_request(dice: random.Random) -> dict[str, Any]:
    value = dice.choice(
        [dice.randint(-4000, 4000), dice.uniform(-40, 40), dice.randint(-99, 99) / 8]
    )
    text = dice.choice(["{:.2f}", "{:.0f}", "{:,.0f}", " {:+.1f}", "{:.3f}½"]).format(value)
    typed = text.replace(".", dice.choice(".,")).replace("-", dice.choice("-−"))
    digits = dice.randint(0, 6)
    return dice.choice(
        [
            {"number": "read_whole", "of": [typed]},
            {"number": "read_decimal", "of": [typed]},
            {"number": "write", "of": [value, digits, dice.choice(".,"), dice.random() < 0.5]},
            {"number": "write_points", "of": [dice.randint(0, 60) / 2]},
            {"number": "rounded", "of": [value, digits]},
            {"number": "round_half_away", "of": [dice.randint(-999, 999) / 2]},
            {"number": "fixed", "of": [value, digits]},
            {"number": "is_iso_date", "of": [f"{typed}-02-29"]},
        ]
    )


def digits_of(line: str) -> Any:
    """An answer with every number kept as it is written."""
    return json.loads(line, parse_float=str, parse_int=str)


def run(name: str, requests: list[dict[str, Any]]) -> list[str]:
    """The answers of another interpreter."""
    done = subprocess.run(
        ["node", str(HERE / "run.mjs"), name, str(ENGINE), str(HERE)],
        input="\n".join(json.dumps(request, ensure_ascii=False) for request in requests),
        capture_output=True,
        encoding="utf-8",
        timeout=BOOT_AND_ANSWER_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    # not splitlines(): a name may hold what Unicode takes for the end of a line
    return done.stdout.rstrip("\n").split("\n")


@pytest.fixture(scope="module")
def ours() -> list[str]:
    """The answers of the CPython that runs the tests."""
    return [probe.answer(json.dumps(request)) for request in generated()]


@pytest.mark.parametrize("name", OTHERS)
def test_every_interpreter_gives_the_same_digits(name: str, ours: list[str]) -> None:
    besides = [*published(), *whole_events(), {"do": "systems"}]
    requests = generated() + besides
    mine = ours + [probe.answer(json.dumps(request)) for request in besides]
    identity, *theirs = run(name, [{"interpreter": "?"}, *requests])
    assert json.loads(identity) == OTHERS[name]
    assert len(theirs) == REQUESTS + len(besides)
    triples = zip(requests, mine, theirs, strict=True)
    different = [triple for triple in triples if digits_of(triple[1]) != digits_of(triple[2])]
    assert different[:3] == []


def test_the_published_cases_are_answered_and_not_refused() -> None:
    answers = [json.loads(probe.answer(json.dumps(request))) for request in published()]
    refused = [answer for answer in answers if "error" in answer]
    assert len(answers) > 90
    assert refused == []


def test_the_whole_events_have_newcomers_and_exceptional_players() -> None:
    answers = [probe.answer(json.dumps(request)) for request in whole_events()]
    for note in ("dwz-counted-first", "dwz-counted-solved", "dwz-counted-exceptional"):
        assert len([answer for answer in answers if note in answer]) > 5


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("book", [by_name(name) for name in SYSTEMS], ids=SYSTEMS)
def test_the_requests_reach_every_part_of_every_system(
    book: RuleBook, kind: str, ours: list[str]
) -> None:
    answers = [
        json.loads(answer)
        for request, answer in zip(generated(), ours, strict=True)
        if request.get("system") == book.name and kind == kind_of(request)
    ]
    faults = {answer["error"]["code"] for answer in answers if "error" in answer}
    given = [answer for answer in answers if "error" not in answer]
    if kind == "norm" and book.name != "fide":
        assert answers == []
        return
    assert len(answers) >= REQUESTS / len(SYSTEMS) / 20
    assert faults == {"not-offered"} or len(given) > len(answers) / 4, faults


def kind_of(request: dict[str, Any]) -> str:
    """What a request asks: most can be asked of games or of a field."""
    if request["do"] in ("expect", "first", "norm"):
        return str(request["do"])
    return str(request["do"]) + (" in a field" if "field" in request else "")
