"""Reading a request: each value checked, each fault at its place."""

import math

from ...core.errors import InputError
from ...core.games import Event, Field, Game, Player
from ...systems import by_name
from ...systems.base import RuleBook

PLAYER_FACTS = ("rating", "k", "games", "born", "peak", "index")

#: More games than anybody plays in a period, and few enough to be answered at once.
MOST_GAMES = 1000
MOST_TO_COME = 100


def read_book(request: dict[str, object]) -> RuleBook:
    """The system that is asked."""
    name = request.get("system")
    if not isinstance(name, str):
        raise InputError("missing", "system", "names the rating system")
    return by_name(name)


def read_event(request: dict[str, object]) -> Event:
    """Its first day, its last, and its tempo."""
    tempo = request.get("tempo")
    if tempo is not None and not isinstance(tempo, str):
        raise InputError("unknown-tempo", "tempo", "must be a name")
    return Event(_read_day(request, "date"), tempo, _read_day(request, "end"))


def _read_day(request: dict[str, object], name: str) -> str | None:
    day = request.get(name)
    if day is None or isinstance(day, str):
        return day
    raise InputError("bad-date", name, "must be a date like 2025-11-07")


def read_player(request: dict[str, object], besides: tuple[str, ...] = ()) -> Player:
    """What is known about the player; ``besides`` are facts that the command itself reads."""
    given = request.get("player", {})
    if not isinstance(given, dict):
        raise InputError("not-an-object", "player", "must be an object")
    facts = {}
    for name in given:
        if name in besides:
            continue
        if name not in PLAYER_FACTS:
            raise InputError("unknown-field", "player." + name, "is not a fact about a player")
        if given[name] is not None:
            facts[name] = read_number(given[name], "player." + name)
    return Player(
        facts.get("rating"),
        facts.get("k"),
        read_whole(facts.get("games"), "player.games"),
        read_whole(facts.get("born"), "player.born"),
        facts.get("peak"),
        read_whole(facts.get("index"), "player.index"),
    )


def read_asked(
    request: dict[str, object], besides: tuple[str, ...] = ()
) -> tuple[RuleBook, Event, Player]:
    """What nearly every command asks for: the system, the event, the player."""
    return read_book(request), read_event(request), read_player(request, besides)


def has_field(request: dict[str, object], rows: str = "games") -> bool:
    """Whether a field stands in place of games. Raises ``InputError`` (``ambiguous``) for both."""
    if "field" in request and rows in request:
        raise InputError("ambiguous", "field", "give either " + rows + " or field, not both")
    return "field" in request


def read_games(request: dict[str, object], book: RuleBook) -> list[Game]:
    """The games of the request."""
    rows = request.get("games")
    if not isinstance(rows, list):
        raise InputError("missing", "games", "must be a list of games")
    return [read_game(row, "games." + str(i), book) for i, row in enumerate(rows)]


def read_opponents(request: dict[str, object], book: RuleBook, event: Event) -> list[Game]:
    """The open games against ``opponents``: ratings, or games without a score."""
    rows = request.get("opponents")
    if not isinstance(rows, list):
        raise InputError("missing", "opponents", "must be a list of opponents")
    _check_number(len(rows), MOST_TO_COME, "opponents")
    return [_opponent(row, "opponents." + str(i), book, event) for i, row in enumerate(rows)]


def _opponent(row: object, place: str, book: RuleBook, event: Event) -> Game:
    plain = not isinstance(row, dict)
    try:
        game = read_game({"opponent": row, "score": None} if plain else row, place, book)
        if game.score is not None:
            raise InputError("bad-score", place + ".score", "has no place in a game still to come")
        book.why_not_counted(game, place, event)
    except InputError as fault:
        raise fault.at(place) if plain else fault
    return game


def read_game(row: object, place: str, book: RuleBook) -> Game:
    """One game, a pair or an object."""
    if isinstance(row, list):
        if len(row) != 2:
            raise InputError("bad-game", place, "must be [opponent, score] or an object")
        row = {"opponent": row[0], "score": row[1]}
    if not isinstance(row, dict):
        raise InputError("bad-game", place, "must be [opponent, score] or an object")
    numbers = {}
    for name in ("opponent", "score", "opponent_games", "opponent_born"):
        value = row.get(name)
        numbers[name] = None if value is None else read_number(value, place + "." + name)
    if numbers["opponent"] is not None:
        book.opponent.check(numbers["opponent"], place + ".opponent")
    try:
        return Game(
            numbers["opponent"],
            numbers["score"],
            row.get("state"),
            read_whole(numbers["opponent_games"], place + ".opponent_games"),
            read_whole(numbers["opponent_born"], place + ".opponent_born"),
        )
    except InputError as fault:
        raise fault.at(place + "." + fault.field) if "." not in fault.field else fault


def read_field(given: object, book: RuleBook, points: bool = True) -> Field:
    """A field of opponents; without ``points`` those are still to be scored, and 0 so far."""
    if not isinstance(given, dict):
        raise InputError("not-an-object", "field", "must be an object")
    average = read_number(given.get("average"), "field.average")
    games = read_number(given.get("games"), "field.games")
    scored = read_number(given.get("points"), "field.points") if points else 0
    book.opponent.check(average, "field.average")
    _check_number(games, MOST_GAMES if points else MOST_TO_COME, "field.games")
    try:
        return Field(average, games, scored)
    except InputError as fault:
        raise fault.at("field." + fault.field)


def _check_number(games: float, most: int, place: str) -> None:
    if games > most:
        text = "there may be " + str(most) + " games at most"
        raise InputError("out-of-range", place, text, low=0, high=most)


def read_text(value: object, place: str) -> str | None:
    """A short text, None when left out. Raises ``InputError`` (``not-a-text``)."""
    if value is None or isinstance(value, str):
        return value
    raise InputError("not-a-text", place, "must be a text")


def read_number(value: "object", place: str) -> float:
    """A finite number; a whole one as a whole number."""
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


def read_whole(value: float | None, place: str) -> int | None:
    """A number that must be whole, None when left out."""
    if value is None:
        return None
    if value != int(value):
        raise InputError("not-whole", place, "must be a whole number")
    return int(value)
