"""The batch contract: one JSON object in, one JSON object out.

``rate``, ``expect`` and their fields are described in ``docs/batch.md``. The contract is stable:
fields may be added, none is renamed or dropped.
"""

import json
import math

from .assessment import Assessment, Line
from .errors import InputError
from .games import Event, Field, Game, Player
from .numbers import fixed, rounded
from .rulebooks import by_name
from .rulebooks.rulebook import RuleBook

#: Decimals of a fraction in an answer: enough for any check, few enough that every interpreter
#: prints the same digits.
DECIMALS = 10

PLAYER_FACTS = ("rating", "k", "games", "born", "peak", "index")


def answer_line(line: str) -> str:
    """Answers one line of JSON with one line of JSON; a fault becomes an error object.

    >>> answer_line('{"do":"expect","system":"elo","player":{"rating":1500},"opponent":1500}')
    '{"system": "elo", "edition": "1978", "expected": 0.5}'
    >>> json.loads(answer_line('nonsense'))["error"]["code"]
    'not-json'
    """
    try:
        request = json.loads(line)
    except (ValueError, RuntimeError):  # RuntimeError: nested deeper than the interpreter goes
        return to_json(_error(InputError("not-json", "", "the line is not JSON")))
    return to_json(answer(request))


def answer(request: object) -> dict[str, object]:
    """Answers one request; a fault becomes ``{"error": {"code", "field", "message"}}``.

    >>> request = {"do": "rate", "system": "elo", "player": {"rating": 1500, "k": 20}}
    >>> request["games"] = [[1500, 1]]
    >>> answer(request)["new_rating"]
    1510
    """
    try:
        if not isinstance(request, dict):
            raise InputError("not-an-object", "", "the line must hold a JSON object")
        command = request.get("do")
        if command == "rate":
            return _rate(request)
        if command == "expect":
            return _expect(request)
        if command == "first":
            return _first(request)
        raise InputError("unknown-command", "do", "must be one of rate, expect, first")
    except InputError as fault:
        return _error(fault)


def to_json(value: object) -> str:
    """A value as JSON, with at most ``DECIMALS`` decimals and the same digits everywhere.

    ``json.dumps`` writes a float's shortest form, which is not the same on every interpreter.

    >>> to_json({"change": -9.9796659679, "k": 20, "games": [None, True, 0.1 + 0.2, "x"]})
    '{"change": -9.9796659679, "k": 20, "games": [null, true, 0.3, "x"]}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join([_member(key, value[key]) for key in value]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([to_json(each) for each in value]) + "]"
    if isinstance(value, float):
        text = fixed(value, DECIMALS)
        return text.rstrip("0").rstrip(".")
    return json.dumps(value)


def _member(key: str, value: object) -> str:
    return json.dumps(key) + ": " + to_json(value)


def is_error(answered: str) -> bool:
    """Whether an answer of :func:`answer_line` reports a fault."""
    return "error" in json.loads(answered)


def _rate(request: dict[str, object]) -> dict[str, object]:
    book = _book(request)
    event = _event(request)
    player = _player(request)
    if "field" in request:
        if "games" in request:
            raise InputError("ambiguous", "field", "give either games or field, not both")
        return _assessment(book.rate_field(player, _field(request["field"], book), event))
    return _assessment(book.rate(player, _games(request, book), event))


def _expect(request: dict[str, object]) -> dict[str, object]:
    book = _book(request)
    event = _event(request)
    player = _player(request)
    if player.rating is None:
        raise InputError("missing", "player.rating", "is needed")
    opponent = _number(request.get("opponent"), "opponent")
    expected = book.expect(player.rating, opponent, event)
    return {
        "system": book.name,
        "edition": book.edition(event).name,
        "expected": rounded(expected, DECIMALS),
    }


def _first(request: dict[str, object]) -> dict[str, object]:
    book = _book(request)
    found = book.first(_games(request, book), _event(request))
    return {
        "system": found.system,
        "edition": found.edition,
        "rating": _plain(found.rating),
        "reason": found.reason.name if found.reason else None,
        "performance": _plain(found.performance),
        "games": [_line(line) for line in found.lines],
        "notes": [note.name for note in found.notes],
    }


def _assessment(found: Assessment) -> dict[str, object]:
    return {
        "system": found.system,
        "edition": found.edition,
        "k": _plain(found.k),
        "score": _plain(found.score),
        "expected": _plain(found.expected),
        "change": _plain(found.change),
        "new_rating": _plain(found.new_rating),
        "games": [_line(line) for line in found.lines],
        "notes": [note.name for note in found.notes],
    }


def _line(line: Line) -> dict[str, object]:
    return {
        "opponent": line.game.opponent,
        "score": line.game.score,
        "expected": _plain(line.expected),
        "change": _plain(line.change),
        "counted": line.counted,
        "note": line.note.name if line.note else None,
    }


def _plain(value: float | None) -> float | int | None:
    if value is None:
        return None
    value = rounded(value, DECIMALS)
    return int(value) if value == int(value) else value


def _book(request: dict[str, object]) -> RuleBook:
    name = request.get("system")
    if not isinstance(name, str):
        raise InputError("missing", "system", "names the rating system")
    return by_name(name)


def _event(request: dict[str, object]) -> Event:
    date = request.get("date")
    tempo = request.get("tempo")
    if date is not None and not isinstance(date, str):
        raise InputError("bad-date", "date", "must be a date like 2025-11-07")
    if tempo is not None and not isinstance(tempo, str):
        raise InputError("unknown-tempo", "tempo", "must be a name")
    return Event(date, tempo)


def _player(request: dict[str, object]) -> Player:
    given = request.get("player", {})
    if not isinstance(given, dict):
        raise InputError("not-an-object", "player", "must be an object")
    facts = {}
    for name in given:
        if name not in PLAYER_FACTS:
            raise InputError("unknown-field", "player." + name, "is not a fact about a player")
        if given[name] is not None:
            facts[name] = _number(given[name], "player." + name)
    return Player(
        facts.get("rating"),
        facts.get("k"),
        _whole(facts.get("games"), "player.games"),
        _whole(facts.get("born"), "player.born"),
        facts.get("peak"),
        _whole(facts.get("index"), "player.index"),
    )


def _games(request: dict[str, object], book: RuleBook) -> list[Game]:
    rows = request.get("games")
    if not isinstance(rows, list):
        raise InputError("missing", "games", "must be a list of games")
    return [_game(row, "games." + str(i), book) for i, row in enumerate(rows)]


def _game(row: object, place: str, book: RuleBook) -> Game:
    if isinstance(row, list):
        if len(row) != 2:
            raise InputError("bad-game", place, "must be [opponent, score] or an object")
        row = {"opponent": row[0], "score": row[1]}
    if not isinstance(row, dict):
        raise InputError("bad-game", place, "must be [opponent, score] or an object")
    numbers = {}
    for name in ("opponent", "score", "opponent_games", "opponent_born"):
        value = row.get(name)
        numbers[name] = None if value is None else _number(value, place + "." + name)
    if numbers["opponent"] is not None:
        book.opponent.check(numbers["opponent"], place + ".opponent")
    try:
        return Game(
            numbers["opponent"],
            numbers["score"],
            row.get("state"),
            _whole(numbers["opponent_games"], place + ".opponent_games"),
            _whole(numbers["opponent_born"], place + ".opponent_born"),
        )
    except InputError as fault:
        raise fault.at(place + "." + fault.field) if "." not in fault.field else fault


def _field(given: object, book: RuleBook) -> Field:
    if not isinstance(given, dict):
        raise InputError("not-an-object", "field", "must be an object")
    average = _number(given.get("average"), "field.average")
    games = _number(given.get("games"), "field.games")
    points = _number(given.get("points"), "field.points")
    book.opponent.check(average, "field.average")
    try:
        return Field(average, games, points)
    except InputError as fault:
        raise fault.at("field." + fault.field)


def _number(value: "object", place: str) -> float:
    if value is None:
        raise InputError("missing", place, "is needed")
    # an exact type: true and false are numbers to one interpreter and not to another
    if type(value) not in (int, float):
        raise InputError("not-a-number", place, "must be a number")
    try:
        number = float(value)  # type: ignore[arg-type]
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise InputError("not-a-number", place, "must be a finite number")
    return int(number) if number == int(number) else number


def _whole(value: float | None, place: str) -> int | None:
    if value is None:
        return None
    if value != int(value):
        raise InputError("not-whole", place, "must be a whole number")
    return int(value)


def _error(fault: InputError) -> dict[str, object]:
    return {"error": {"code": fault.code, "field": fault.field, "message": fault.message}}
