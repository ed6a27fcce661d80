"""What the visitor has entered, as typed, and what it means to a rule book."""

from ..errors import InputError
from ..games import DRAW, LOSS, WIN, Field, Game, Player
from ..numbers import read_decimal, read_whole, round_half_away, total, write_points
from ..rulebooks.rulebook import Fact, RuleBook

ONE = "one"
SEVERAL = "several"
AVERAGE = "average"
MODES = (ONE, SEVERAL, AVERAGE)

RESULTS = (("win", WIN), ("draw", DRAW), ("loss", LOSS))

#: The most games that a sheet holds: well over a season, well under what a phone can show.
MOST_GAMES = 300


class Row:
    """One game of a sheet as entered: the opponent's rating and the name of the result."""

    def __init__(self, opponent: str = "", result: str = "") -> None:
        self.opponent = opponent
        self.result = result
        self._meaning: tuple[tuple[str, str, str], Game | None, InputError | None] | None = None

    def read(self, book: RuleBook) -> "tuple[Game | None, InputError | None]":
        """The game that the row means, or what keeps it from meaning one; neither when blank.

        Remembered until the row changes: a key in one field leaves the other rows as they are.
        """
        key = (self.opponent, self.result, book.name)
        if self._meaning is None or self._meaning[0] != key:
            game, fault = None, None
            if not self.is_blank():
                try:
                    opponent = book.opponent.check(read_whole(self.opponent))
                    game = Game(opponent, score_of(self.result))
                except InputError as found:
                    fault = found
            self._meaning = (key, game, fault)
        return self._meaning[1], self._meaning[2]

    def is_blank(self) -> bool:
        """Whether nothing has been entered yet."""
        return not self.opponent.strip() and not self.result


class Entry:
    """Everything that is entered, as text: the state of the calculator.

    The opening example is what a page shows before anybody has typed.
    """

    def __init__(self) -> None:
        self.system = "elo"
        self.mode = ONE
        self.rating = "1850"
        self.k = "20"
        self.one = Row("1900", "win")
        self.rows: list[Row] = []
        self.average = ""
        self.games = ""
        self.points = ""


class Reading:
    """What an entry means: values, or for each field the fault that keeps it from having one.

    A faulty or half-typed field leaves the others readable; K may be left out. ``rows`` holds, for
    every row of the sheet, its game, or None for one that is blank or faulty; ``row_faults`` what
    is wrong with it, or None.
    """

    def __init__(self) -> None:
        self.faults: dict[str, InputError] = {}
        self.rating: float | None = None
        self.k: float | None = None
        self.opponent: float | None = None
        self.score: float | None = None
        self.rows: list[Game | None] = []
        self.row_faults: list[InputError | None] = []
        self.field: Field | None = None

    def player(self) -> Player:
        """The player, with as much as could be read."""
        return Player(self.rating, self.k)

    def games(self) -> list[Game]:
        """The readable games of the sheet, in order."""
        return [game for game in self.rows if game is not None]

    def summary(self) -> "tuple[str, str, str] | None":
        """The sheet's finished games as an average field: opponent, games, points, as typed."""
        played = [game for game in self.games() if game.score is not None]
        if not played:
            return None
        average = total([game.opponent or 0 for game in played]) / len(played)
        points = total([game.score or 0 for game in played])
        return str(round_half_away(average)), str(len(played)), write_points(points)


def score_of(result: str) -> "float | None":
    """The score of a result's name, None when none is chosen.

    >>> score_of("draw"), score_of("")
    (0.5, None)
    """
    for name, score in RESULTS:
        if name == result:
            return score
    return None


def read(entry: Entry, book: RuleBook) -> Reading:
    """Reads what the entry's mode needs; faults are kept by field (``rating``).

    >>> from ..rulebooks import by_name
    >>> reading = read(Entry(), by_name("elo"))
    >>> reading.rating, reading.k, reading.opponent, reading.score
    (1850, 20.0, 1900, 1.0)
    """
    reading = Reading()
    reading.rating = _read(reading, "rating", entry.rating, book.fact("rating"))
    if entry.k.strip():
        reading.k = _read(reading, "k", entry.k, book.fact("k"))
    for row in entry.rows:
        game, fault = row.read(book)
        reading.rows.append(game)
        reading.row_faults.append(fault)
    if entry.mode == ONE:
        reading.opponent = _read(reading, "opponent", entry.one.opponent, book.opponent)
        reading.score = score_of(entry.one.result)
    elif entry.mode == AVERAGE:
        reading.field = _read_field(reading, entry, book)
    return reading


def _read_field(reading: Reading, entry: Entry, book: RuleBook) -> "Field | None":
    average = _read(reading, "average", entry.average, book.opponent)
    games = _read(reading, "games", entry.games, Fact("games", 1, 1000))
    points = _read(reading, "points", entry.points, Fact("points", 0, 1000, whole=False))
    if average is None or games is None or points is None:
        return None
    try:
        return Field(average, games, points)
    except InputError as fault:
        reading.faults[fault.field] = fault
        return None


def _read(reading: Reading, field: str, text: str, fact: "Fact | None") -> "float | None":
    if fact is None:
        return None
    try:
        return fact.check(read_whole(text) if fact.whole else read_decimal(text))
    except InputError as fault:
        reading.faults[field] = fault.at(field)
        return None


def tidied(name: str, text: str) -> str:
    """A whole number as it was understood, for a field that has been left; else what was typed.

    >>> tidied("opponent", "1.850"), tidied("opponent", "18a"), tidied("points", "2,5")
    ('1850', '18a', '2\u00bd')
    """
    try:
        if name == "points":
            return write_points(read_decimal(text))
        return text if name == "k" else str(read_whole(text))
    except InputError:
        return text


def step_points(text: str, step: float, games: str) -> str:
    """The points after a press of a half-point button, as they stand on a result card.

    Stays between 0 and the number of games, where that is known.

    >>> step_points("2,5", 0.5, "5"), step_points("", 0.5, ""), step_points("0", -0.5, "5")
    ('3', '\u00bd', '0')
    """
    points = (_number(text) or 0) + step
    most = _number(games)
    if most is not None:
        points = min(points, most)
    return write_points(max(points, 0))


def _number(text: str) -> "float | None":
    try:
        return read_decimal(text)
    except InputError:
        return None
