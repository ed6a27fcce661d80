"""How fast a game is: by FIDE's limits, which the other federations took over for their lists."""

from .fide.rate_of_play import minutes, tempo_of

__all__ = ["minutes", "tempo_of"]
