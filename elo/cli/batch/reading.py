"""Reading a request: each value checked, each fault at its place."""

from ...core.errors import InputError
from ...core.facts import as_number
from ...core.field import Field
from ...core.games import Event, Game, Player
from ...systems import asked_of_players, by_name
from ...systems.base import RuleBook
from ...wire.reading import read_fact, read_number

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


def read_player(
    request: dict[str, object], book: RuleBook, besides: tuple[str, ...] = ()
) -> Player:
    """What is known about the player; ``besides`` are facts that the command itself reads.

    A fact that another system asks for is read and has no effect; a name that is no fact of any
    system is an error.
    """
    given = request.get("player", {})
    if not isinstance(given, dict):
        raise InputError("not-an-object", "player", "must be an object")
    facts: dict[str, float | str | None] = {}
    for name in given:
        if name in besides:
            continue
        place = "player." + name
        fact = book.fact(name) or asked_of_players().get(name)
        if fact is None:
            raise InputError("unknown-field", place, "is not a fact about a player")
        value = given[name]
        if value is not None:
            facts[name] = read_fact(value, fact, place)
    rating, k = as_number(facts.get("rating")), as_number(facts.get("k"))
    for name in ("rating", "k"):
        facts.pop(name, None)
    return Player(rating, k, **facts)


def read_game_facts(
    row: dict[str, object], book: RuleBook, dot: str
) -> dict[str, float | str | None]:
    """What a game or request says of the opponent and the game, as far as the system asks for it.

    ``dot`` is the place in front of the names. Other names are left to others.
    """
    facts: dict[str, float | str | None] = {}
    for name in row:
        fact = book.fact_of_game(name)
        value = row[name]
        if fact is not None and value is not None:
            facts[name] = read_fact(value, fact, dot + name)
    return facts


def read_asked(
    request: dict[str, object], besides: tuple[str, ...] = ()
) -> tuple[RuleBook, Event, Player]:
    """What nearly every command asks for: the system, the event, the player."""
    book = read_book(request)
    return book, read_event(request), read_player(request, book, besides)


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
    is_pair = isinstance(row, list)
    if isinstance(row, list):
        if len(row) != 2:
            raise InputError("bad-game", place, "must be [opponent, score] or an object")
        row = {"opponent": row[0], "score": row[1]}
    if not isinstance(row, dict):
        raise InputError("bad-game", place, "must be [opponent, score] or an object")
    opponent, score = row.get("opponent"), row.get("score")
    if opponent is not None:
        opponent = read_number(opponent, place + ".opponent")
    if score is not None:
        score = read_number(score, place + ".score")
    facts = {} if is_pair else read_game_facts(row, book, place + ".")
    if opponent is not None:
        book.opponent.check(opponent, place + ".opponent")
    try:
        return Game(opponent, score, row.get("state"), **facts)
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
    facts = read_game_facts(given, book, "field.")
    try:
        return Field(average, games, scored, **facts)
    except InputError as fault:
        raise fault.at("field." + fault.field)


def _check_number(games: float, most: int, place: str) -> None:
    if games > most:
        text = "there may be " + str(most) + " games at most"
        raise InputError("out-of-range", place, text, low=0, high=most)
