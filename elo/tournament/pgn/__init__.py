"""Games in PGN: only their tags, and whether any move was made. Moves are not read.

games       the tags, game by game
values      results, ratings and rounds as PGN files write them
reader      the events of a file
builder     players and results from the games of an event; roster: who is who
counts      what many games have in common, said once
"""

from .games import tags_of
from .reader import looks_like_pgn, read_pgn
from .texts import TEXTS

__all__ = ["TEXTS", "looks_like_pgn", "read_pgn", "tags_of"]
