"""The published cases as requests: they too must have the same digits everywhere.

That the digits are the published ones is tested beside each rule book; here only that no
interpreter has others.
"""

from typing import Any

from tests.cases.reading import HERE, read_cases

Request = dict[str, Any]


def published() -> list[Request]:
    """A request for every published case that is a calculation of one player."""
    found: list[Request] = []
    for case in read_cases("plain.jsonl"):
        found.append(rate("elo", {"rating": case["rating"], "k": case["k"]}, case["games"]))
    for case in read_cases("fide.jsonl"):
        found += fide(case["inputs"])
    for case in read_cases("national.jsonl"):
        found += national(case["system"], case["inputs"])
    for case in read_cases("events.jsonl"):
        found += event(case)
    for file in sorted(HERE.glob("*.jsonl")):
        found += [case["request"] for case in read_cases(file.name) if "request" in case]
    return found


def rate(system: str, player: Request, games: list[Any], **more: Any) -> Request:
    return {"do": "rate", "system": system, "player": player, "games": games, **more}


def performance(opponents: list[int], score: float) -> Request:
    results = [1] * int(score) + [0.5] * (int(2 * score) % 2)
    results += [0] * (len(opponents) - len(results))
    games = [list(pair) for pair in zip(opponents, results, strict=True)]
    return {"do": "performance", "system": "fide", "games": games}


def fide(inputs: Request) -> list[Request]:
    date = {"date": "2014-08-01"}
    if "tournaments" in inputs:
        return [
            rate("fide", {"rating": each["Ro"]}, each["games"], date=each["start"])
            for each in inputs["tournaments"]
        ]
    if "opponent" in inputs:
        player = {"rating": inputs["own"], "k": inputs["K"]}
        return [rate("fide", player, [[inputs["opponent"], inputs["score"]]], **date)]
    if "games" in inputs and isinstance(inputs["games"], list) and inputs["games"]:
        games = [game[:2] for game in inputs["games"] if isinstance(game, list)]
        return [{"do": "first", "system": "fide", "games": games}]
    if "score_over_the_board" in inputs:
        return [performance(inputs["opponents"], inputs["score_over_the_board"])]
    if "opponents" in inputs and "own" in inputs:
        player = {"rating": inputs["own"]}
        return [
            {"do": "expect", "system": "fide", "player": player, "opponent": rating}
            for rating in inputs["opponents"]
        ]
    return []


def national(system: str, inputs: Request) -> list[Request]:
    if system == "DWZ 2026":
        born = None if inputs["age"] is None else 2026 - inputs["age"]
        player = {"rating": inputs["R0"], "index": inputs["index"], "born": born}
        return [
            rate("dwz", player, [[inputs["R0"] + 40, score]], date="2026-09-01")
            for score in (0, 0.5, 1)
        ]
    if "opponent" not in inputs or "score" not in inputs:
        return []
    game = [[inputs["opponent"], inputs["score"]]]
    if system == "KNSB":
        player = {"rating": inputs["rating"], "k": inputs["K"]}
        return [rate(name, player, game) for name in ("knsb", "knsb-classic")]
    if system == "Schaaks":
        player = {"rating": inputs["rating"], "games": inputs["games_before"]}
        return [rate("schaaks", player, game)]
    if system == "DWZ":
        player = {"rating": inputs["R0"], "index": inputs["index"]}
        return [rate("dwz", player, game, date=date) for date in ("2020-06-01", "2026-09-01")]
    return []


def event(case: Request) -> list[Request]:
    if case["kind"] == "fide_event":
        games = [list(pair) for pair in zip(case["opp"], case["res"], strict=True)]
        return [rate("fide", {"rating": case["R"], "k": case["K"]}, games, date="2010-01-01")]
    if case["kind"] == "dwz_event":
        games = [list(pair) for pair in zip(case["opp"], case["res"], strict=True)]
        return [rate("dwz", {"rating": case["R"], "k": case["E"]}, games, date="2020-06-01")]
    if case["kind"] == "dwz_event_2026":
        games = [list(pair) for pair in zip(case["opp"], case["res"], strict=True)]
        player = {"rating": case["R"], "index": case["index"], "born": 2026 - case["age"]}
        first = {"do": "first", "system": "dwz", "date": case["date"], "games": games}
        return [rate("dwz", player, games, date=case["date"]), first]
    return []
