"""The columns of FIDE's own "individual calculations" page: Rc, Ro, w, n, chg, K, K*chg.

Players compare a calculator with that page, so these are its figures in its order and decimals.
"""

from ...core.assessment import Assessment, Figure
from ...core.numbers import decimals, round_half_up, total
from .differences import FideLine
from .tables import FULL


class Row:
    """One row: a game, or all games of a tournament.

    ``rc`` is the opponent's rating or the average of them, as counted; ``ro`` the player's;
    ``w`` the score in ``n`` games; ``chg`` the score less the expectation; ``k`` and ``k_chg``
    their product. ``starred`` marks a game whose opponent 8.3.1 moved.
    """

    def __init__(
        self, rc: float, ro: float, w: float, n: int, surplus: int, k: float, starred: bool = False
    ) -> None:
        self.rc = Figure(rc)
        self.ro = Figure(ro)
        self.w = Figure(w, 2)
        self.n = Figure(n)
        self.chg = Figure(surplus / FULL, 2)
        self.k = Figure(k, decimals(k))
        self.k_chg = Figure(k * surplus / FULL, 2)
        self.starred = starred


def calculation(assessment: Assessment) -> tuple[Row | None, list[Row]]:
    """The row of a tournament and the rows of its rated games; None without a rated game."""
    lines = [line for line in assessment.lines if isinstance(line, FideLine) and line.counted]
    if not lines:
        return None, []
    k = assessment.k or 0  # FIDE has one
    return tournament_row(lines, k), [game_row(line, k) for line in lines]


#: The messages that head FIDE's columns, in FIDE's order.
COLUMNS = (
    "fide-column-rc",
    "fide-column-ro",
    "fide-column-w",
    "fide-column-n",
    "fide-column-chg",
    "fide-column-k",
    "fide-column-k-chg",
)


def official_rows(assessment: Assessment) -> list[list[Figure]]:
    """The tournament's row and those of its rated games, in FIDE's columns."""
    tournament, games = calculation(assessment)
    rows = games if tournament is None else [tournament] + games
    return [[row.rc, row.ro, row.w, row.n, row.chg, row.k, row.k_chg] for row in rows]


def tournament_row(lines: list[FideLine], k: float) -> Row:
    """The row above the games of one tournament; ``lines`` are its rated games, one at least."""
    scored = total([line.game.score or 0 for line in lines])
    surplus = int(total([line.surplus for line in lines]))
    return Row(average_of_opponents(lines), lines[0].own, scored, len(lines), surplus, k)


def game_row(line: FideLine, k: float) -> Row:
    """The row of one rated game."""
    score = line.game.score or 0
    return Row(_as_counted(line), line.own, score, 1, line.surplus, k, line.capped)


def average_of_opponents(lines: list[FideLine]) -> int:
    """Rc: the average of the opponents' ratings as counted, half a point up.

    ``lines`` are rated games, one at least.

    >>> from elo.core.games import Game
    >>> line = FideLine(2000, Game(1063, 1))
    >>> line.count_for(400, None)
    >>> average_of_opponents([line])
    1600
    """
    return round_half_up(total([_as_counted(line) for line in lines]) / len(lines))


def _as_counted(line: FideLine) -> float:
    return line.own - (line.difference or 0)
