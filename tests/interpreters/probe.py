"""Answers a line in whichever interpreter this runs: the batch contract, and what lies below it.

Portable Python, like the engine: the three interpreters run this very file.
"""

import json
import sys
import time

from elo.cli.batch import answer_line, to_json
from elo.core import number_reading, numbers
from elo.core.assessment import FirstRating
from elo.core.errors import InputError
from elo.core.games import Event, Game, Player
from elo.ladder import commands
from elo.ladder.exchange import read_file
from elo.ladder.ladder import Ladder
from elo.ladder.opponents import fair_opponents
from elo.ladder.ranking import history, ranking
from elo.ladder.stamps import Result, Stamp
from elo.ladder.table_reading import entries_of, read_games
from elo.ladder.table_writing import write_games
from elo.ladder.writing import write_file
from elo.systems import by_name
from elo.systems.event_rating import Entered
from elo.systems.events import rate_event
from elo.wire.answers import write_assessment, write_first


def answer(line: str) -> str:
    """One line of JSON for one: ``{"number": "read_whole", "of": ["1.850"]}`` or a request."""
    request = json.loads(line)
    if "number" in request:
        return to_json(_number(request["number"], request["of"]))
    if "season" in request:
        return to_json(_season(request["season"], request["now"]))
    if "ladder" in request:
        return to_json(_ladder(request["ladder"], request["now"]))
    if "hostile" in request:
        return to_json(_taken(request["hostile"], request["text"], request["now"]))
    if "whole" in request:
        return to_json(_whole(request["whole"], request["players"], request["games"]))
    if "interpreter" in request:
        return json.dumps({"name": sys.implementation.name, "platform": sys.platform})
    return answer_line(line)


def _number(name: str, of: list[object]) -> dict[str, object]:
    module = number_reading if name.startswith("read_") else numbers
    try:
        return {"is": getattr(module, name)(*of)}
    except InputError as fault:
        return {"code": fault.code}


def _whole(asked: list[str], ratings: list[int | None], results: list[list[float]]) -> object:
    """An event rated as a whole: system and day, ratings, and games as two places and points."""
    games: list[list[Game]] = [[] for _ in ratings]
    opponents: list[list[int | None]] = [[] for _ in ratings]
    for one, other, score in results:
        for place, against, points in ((one, other, score), (other, one, 1 - score)):
            games[int(place)].append(Game(ratings[int(against)], points))
            opponents[int(place)].append(int(against))
    entered = [
        Entered(Player(ratings[place]), games[place], opponents[place])
        for place in range(len(ratings))
    ]
    whole = rate_event(by_name(asked[0]), entered, Event(asked[1]))
    found = []
    for place in range(len(ratings)):
        row = whole.assess(place)
        found.append(
            [
                write_first(row, [])
                if isinstance(row, FirstRating)
                else write_assessment(row, whole.book, whole.event),
                [message.name for message in row.steps],
                [each.value for each in whole.performances(place)],
            ]
        )
    return found


def _ladder(text: str, now: str) -> dict[str, object]:
    """All that a ladder's file gives: ratings, histories, suggestions, the file and its table."""
    reading = read_file(text)
    ladder = Ladder()
    ladder.add_all(reading.entries)
    table = write_games(ladder)
    rows, _ = read_games(table.replace(ladder.games[0].identity, "another"))
    again = entries_of(ladder, rows, "device", now)
    members = ladder.everybody()
    return {
        "faults": [[fault.code, fault.field] for fault in reading.faults],
        "file": write_file(ladder.journal),
        "table": table,
        "from_table": [
            [each.identity, each.kind, each.time, each.after, each.turn] for each in again
        ],
        "ranking": [
            [place.rank, place.member.name, place.rating, place.expected, place.change]
            for place in ranking(ladder)
        ],
        "rows": [
            [[row.old, row.new, row.change, row.note] for row in history(ladder, member)]
            for member in members
        ],
        "fair": [
            [[each.member.name, each.difference, each.again] for each in fair_opponents(ladder, m)]
            for m in members
        ],
    }


def _taken(kind: str, text: str, now: str) -> dict[str, object]:
    """What becomes of a hostile file: why it is refused, or all that it gives."""
    ladder = Ladder()
    try:
        if kind == "games":
            rows, reading = read_games(text)
            return {
                "rows": [
                    [row.result.white, row.result.black, row.result.score, row.result.date]
                    for row in rows
                ],
                "faults": [[fault.code, fault.field] for fault in reading.faults],
            }
        reading = read_file(text)
        ladder.add_all(reading.entries)
    except InputError as fault:
        return {"code": fault.code, "field": fault.field}
    return {
        "faults": [[fault.code, fault.field] for fault in reading.faults],
        "numbers": [len(reading.entries), reading.refused, reading.newer, len(reading.rest)],
        "file": write_file(ladder.journal),
        "ranking": [[place.member.name, place.rating] for place in ranking(ladder)],
    }


def _season(text: str, now: str) -> dict[str, object]:
    """How many milliseconds a season takes, and a game more, and a correction in it."""
    entries = read_file(text).entries
    ladder = Ladder()
    found: dict[str, object] = {}

    def timed(name: str, task: object) -> None:
        began = time.time()
        task()  # type: ignore[operator]
        found[name] = (time.time() - began) * 1000

    def stamp() -> Stamp:
        return Stamp("new-" + str(len(found)), ladder.journal.next_order(now), "device")

    def correct(place: int) -> None:
        game = ladder.games[place]
        white, black = game.white.identity, game.black.identity  # type: ignore[union-attr]
        result = Result(white, black, 1 - game.score, game.date)
        ladder.add(commands.correct(ladder, stamp(), game.identity, result))

    timed("replay", lambda: ladder.add_all(entries))
    members = ladder.everybody()
    result = Result(members[0].identity, members[1].identity, 1, now[:10])
    timed("newest", lambda: ladder.add(commands.play(ladder, stamp(), result)))
    timed("recent", lambda: correct(len(ladder.games) - 100))
    timed("first", lambda: correct(0))
    return found
