"""Games in PGN: only their tags, and whether any move was made. Moves are not read.

games       the tags, game by game
values      results, ratings and rounds as PGN files write them
reader      events, players and results from the games
"""

from .games import tags_of
from .reader import TEXTS, looks_like_pgn, read_pgn

__all__ = ["TEXTS", "looks_like_pgn", "read_pgn", "tags_of"]
