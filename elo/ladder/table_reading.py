"""Games from a table: one that was written here, or somebody else's.

The first line names the columns. Where a line has no identity, what stands in it is its identity:
the same table counts once, however often it comes.
"""

from ..core.errors import InputError
from ..core.games import DRAW, LOSS, WIN
from ..core.numbers import is_iso_date
from .checks import LONGEST_ID, clean_name, is_identity
from .entries import Entry, read_entry
from .exchange import LONGEST_FILE, MOST_ENTRIES, Reading
from .journal import moment
from .kinds import CORRECTED, JOINED, PLAYED
from .ladder import Ladder
from .members import LadderGame
from .stamps import Result, Stamp
from .table_cells import cells_of, fingerprint
from .table_writing import MARK, name_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

#: So many lines are one step.
PIECE = 100

SEPARATORS = (";", "\t", ",")
NEEDED = ("date", "white", "black", "result")

#: What people call the columns.
HEADINGS = {
    "date": ("Date", "DATE", "datum", "Datum"),
    "white": ("White", "WHITE", "wit", "Wit", "weiß", "Weiß"),
    "black": ("Black", "BLACK", "zwart", "Zwart", "schwarz", "Schwarz"),
    "result": ("Result", "RESULT", "uitslag", "Uitslag", "ergebnis", "Ergebnis"),
    "rated": ("Rated",),
    "id": ("Id", "ID"),
}

#: How people write White's result, without spaces and with a plain hyphen for every dash.
RESULTS = {
    WIN: ("1-0", "1:0", "1", "1.0", "1,0"),
    DRAW: ("½-½", "½:½", "½", "1/2-1/2", "1/2", "0.5-0.5", "0,5-0,5", "0.5", "0,5", "=", "remis"),
    LOSS: ("0-1", "0:1", "0", "0.0", "0,0"),
}
NO = ("no", "0", "false")

NOON = 12 * 60 * 60 * 1000


class TableRow:
    """A line of a table of games: its number, the game with players' names, its identity if any."""

    def __init__(self, line: int, result: Result, identity: str) -> None:
        self.line = line
        self.result = result
        self.identity = identity


def read_games(text: str) -> "tuple[list[TableRow], Reading]":
    """The games of a table, and the faults of the lines that cannot be used.

    Raises ``InputError``: ``too-large``, ``no-columns`` when the first line does not name date,
    white, black and result, ``too-many``.
    """
    rows: list[TableRow] = []
    reading = Reading()
    for _ in reading_rows(text, rows, reading):
        pass
    return rows, reading


def reading_rows(text: str, rows: list[TableRow], reading: Reading) -> "Iterator[None]":
    """Does what :func:`read_games` does, a piece at a step."""
    if len(text) > LONGEST_FILE:
        raise InputError("too-large", "", "the file is too large", high=LONGEST_FILE)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    lines = (text[1:] if text.startswith(MARK) else text).split("\n")
    if len(lines) > MOST_ENTRIES:
        raise InputError("too-many", "", "there are too many lines", high=MOST_ENTRIES)
    separator = _separator(lines[0])
    places = _columns(cells_of(lines[0], separator))
    for number in range(1, len(lines)):
        if number % PIECE == 0:
            yield
        if not lines[number].strip(" \t;,"):
            continue
        try:
            rows.append(_row(number + 1, cells_of(lines[number], separator), places))
        except InputError as fault:
            place = "line." + str(number + 1)
            reading.refuse(fault.at(place + ("." + fault.field if fault.field else "")))


def _separator(heading: str) -> str:
    for separator in SEPARATORS:
        if separator in heading:
            return separator
    raise InputError("no-columns", "line.1", "the first line must name the columns")


def _columns(heading: list[str]) -> dict[str, int]:
    places = {}
    for place, cell in enumerate(heading):
        for name in HEADINGS:
            if cell == name or cell in HEADINGS[name]:
                places[name] = place
    for name in NEEDED:
        if name not in places:
            raise InputError("no-columns", "line.1." + name, "the first line must name this column")
    return places


def _row(line: int, cells: list[str], places: dict[str, int]) -> TableRow:
    found = {}
    for name in places:
        found[name] = cells[places[name]] if places[name] < len(cells) else ""
    for name in ("white", "black"):
        try:
            found[name] = clean_name(found[name])
        except InputError as fault:
            raise fault.at(name)
    if found["white"] == found["black"]:
        raise InputError("same-player", "black", "nobody plays himself")
    identity = found.get("id", "")
    if identity and not is_identity(identity):
        raise InputError("bad-identity", "id", "must be letters, digits, - and _", high=LONGEST_ID)
    rated = found.get("rated", "") not in NO
    score = _score(found["result"])
    return TableRow(
        line, Result(found["white"], found["black"], score, _day(found["date"]), rated), identity
    )


def _score(text: str) -> float:
    plain = text.replace(" ", "").replace("\u2013", "-").replace("\u2212", "-")
    for score in RESULTS:
        if plain in RESULTS[score]:
            return score
    raise InputError("bad-score", "result", "must be 1-0, ½-½ or 0-1")


def _day(text: str) -> str:
    # as our tables write it, or with the day first, as spreadsheets here make of it
    parts = text.replace(".", "-").split("-")
    if len(parts) == 3 and len(parts[2]) == 4:
        day, month, year = parts
        parts = [year, "0" * (2 - len(month)) + month, "0" * (2 - len(day)) + day]
    found = "-".join(parts)
    if not is_iso_date(found):
        raise InputError("bad-date", "date", "must be a date like 2025-11-07")
    return found


def entries_of(ladder: Ladder, rows: list[TableRow], device: str, now: str) -> list[Entry]:
    """What a table says that the ladder does not know: new players, new games, corrections.

    A game takes its place by its day, after the lines before it.
    """
    found: list[Entry] = []
    for _ in entering(ladder, rows, device, now, found):
        pass
    return found


def entering(
    ladder: Ladder, rows: list[TableRow], device: str, now: str, found: list[Entry]
) -> "Iterator[None]":
    """Does what :func:`entries_of` does, a piece at a step."""
    games = {game.identity: game for game in ladder.games}
    names = {member.name: member.identity for member in ladder.everybody()}
    seen: dict[str, int] = {}
    time, after, turn = ladder.journal.next_order(now)
    for number, row in enumerate(rows):
        if number % PIECE == 0:
            yield
        said = row.result
        known = games.get(row.identity) if row.identity else None
        if known is not None and _says_the_same(known, said):
            found.append(ladder.journal.get(row.identity))  # type: ignore[arg-type]
            continue
        text = "|".join((said.date, said.white, said.black, str(said.score)))
        seen[text] = seen.get(text, 0) + 1
        place = moment(said.date, NOON + row.line)
        players = []
        for name in (said.white, said.black):
            if name not in names:
                names[name] = "csv-" + fingerprint(name)
                fields: dict[str, object] = {"name": name}
                found.append(_entry(Stamp(names[name], (place, "", 0), device), JOINED, fields))
            players.append(names[name])
        result = Result(players[0], players[1], said.score, said.date, said.rated)
        fields = result.fields()
        if known is None:
            identity = row.identity or "csv-" + fingerprint(text + "|" + str(seen[text]))
            found.append(_entry(Stamp(identity, (place, "", 0), device), PLAYED, fields))
        else:
            fields["game"] = row.identity
            identity = "csv-" + fingerprint(row.identity + "|" + text + "|" + time)
            stamp = Stamp(identity, (time, after, turn), device)
            found.append(_entry(stamp, CORRECTED, fields))
            after, turn = after or time, turn + 1


def _says_the_same(game: LadderGame, said: Result) -> bool:
    return (
        game.date == said.date
        and game.score == said.score
        and (game.why is None) == said.rated
        and name_of(game, "white") == said.white
        and name_of(game, "black") == said.black
    )


def _entry(stamp: Stamp, kind: str, fields: dict[str, object]) -> Entry:
    return read_entry(fields | stamp.head(kind))
