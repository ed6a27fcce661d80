"""Games and the ranking as tables for spreadsheets.

The first line names the columns. Each game carries its identity, so that the table can come back,
changed or not: ``table_reading.py``.
"""

from ..core.games import DRAW, LOSS, WIN
from ..core.numbers import write
from ..core.spreadsheets import guarded
from .ladder import Ladder
from .members import LadderGame
from .ranking import ranking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MARK = "\ufeff"

#: So many games are one step.
PIECE = 20

RATINGS = ("white_before", "white_after", "black_before", "black_after")
COLUMNS = ("date", "white", "black", "result", "rated") + RATINGS + ("season", "id")
RANKING_COLUMNS = ("rank", "name", "rating", "games", "points", "last_five")

WRITTEN = ((WIN, "1-0"), (DRAW, "½-½"), (LOSS, "0-1"))


def write_games(ladder: Ladder, separator: str = ";", mark: str = ",") -> str:
    """All games as a table; ``mark`` is the decimal mark."""
    pieces: list[str] = []
    for _ in writing_games(ladder, separator, mark, pieces.append):
        pass
    return MARK + "".join(pieces)


def writing_games(
    ladder: Ladder, separator: str, mark: str, add: "Callable[[str], object]"
) -> "Iterator[int]":
    """Writes all games as they are now, a piece at a step, without the mark in front.

    ``add`` takes the text piece by piece; yields how many games are written.
    """
    # whatever is entered meanwhile makes new games, and leaves these as they were
    games = list(ladder.games)
    seasons = [season.name for season in ladder.seasons]
    add(separator.join(COLUMNS) + "\r\n")
    for first in range(0, len(games), PIECE):
        lines = []
        for game in games[first : first + PIECE]:
            cells = _cells(game, mark) + [seasons[game.season], game.identity]
            lines.append(separator.join([quoted(cell, separator) for cell in cells]) + "\r\n")
        add("".join(lines))
        yield first + len(lines)


def _cells(game: LadderGame, mark: str) -> list[str]:
    ratings = (game.white_old, game.white_new, game.black_old, game.black_new)
    cells = [game.date, name_of(game, "white"), name_of(game, "black"), _written(game.score)]
    cells.append("yes" if game.why is None else "no")
    return cells + [_number(rating, mark) for rating in ratings]


def write_ranking(ladder: Ladder, separator: str = ";", mark: str = ",") -> str:
    """The ranking as a table; ``mark`` is the decimal mark."""
    lines = [separator.join(RANKING_COLUMNS)]
    for place in ranking(ladder):
        member = place.member
        cells = [
            "" if place.rank is None else str(place.rank),
            member.name,
            _number(place.rating if place.expected is None else place.expected, mark),
            str(member.season_games),
            _number(member.points, mark, 1),
            _number(place.trend, mark),
        ]
        lines.append(separator.join([quoted(cell, separator) for cell in cells]))
    return MARK + "\r\n".join(lines) + "\r\n"


def quoted(cell: str, separator: str) -> str:
    """A cell as spreadsheets read it back as text.

    >>> quoted("a;b", ";"), quoted('say "x" now', ";"), quoted("=1+1", ";"), quoted("-7", ";")
    ('"a;b"', '"say ""x"" now"', "'=1+1", '-7')
    """
    cell = guarded(cell)
    if separator in cell or '"' in cell:
        return '"' + cell.replace('"', '""') + '"'
    return cell


def name_of(game: LadderGame, side: str) -> str:
    """The name of the player of that colour; his identity when nobody has it."""
    member = game.white if side == "white" else game.black
    return member.name if member else game.entry.says(side)


def _written(score: float) -> str:
    for value, text in WRITTEN:
        if score == value:
            return text
    return ""


def _number(value: float | None, mark: str, digits: int = 0) -> str:
    return "" if value is None else write(value, digits, mark).replace("\u2212", "-")
