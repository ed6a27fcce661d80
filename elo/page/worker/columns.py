"""The columns that every system has in a report's table."""

from collections.abc import Callable
from dataclasses import dataclass

from ...tournament.rows import Row
from ..view.wording import CHANGE, EXPECTED, Wording
from .words import factor, points, written


@dataclass(frozen=True)
class Column:
    """A column of one system: its name, what is sorted by, and how it is written."""

    name: str
    value: Callable[[Row], float | None]
    text: Callable[[float | None, Wording], str]


def written_whole(value: float | None, wording: Wording) -> str:
    """A rating or a number of games."""
    return written(value, 0, wording)


#: The column of K, or of what stands in its place.
FACTOR = "k"

COLUMNS = (
    Column("rating", lambda row: row.rating, written_whole),
    Column(FACTOR, lambda row: row.k, factor),
    Column("games", lambda row: row.counted, written_whole),
    Column("score", lambda row: row.score if row.counted else None, points),
    Column("expected", lambda row: row.expected, lambda v, w: written(v, EXPECTED, w)),
    Column("change", lambda row: row.change, lambda v, w: written(v, CHANGE, w, True)),
    Column("new", lambda row: row.new_rating, written_whole),
)
