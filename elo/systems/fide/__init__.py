"""FIDE: the rating regulations of the world federation, article by article.

    editions      which text applies when, and what it lays down (0.1)
    rate_of_play  how long a game must last to be rated (1)
    facts         what is asked about a player, and its ranges
    differences   which games count and for which difference (5, 7.2.1, 8.3.1)
    tables        score and difference (8.1)
    newcomers     the first rating (7.1.4, 8.2)
    coefficient   K (8.3.3)
    period        the change of a rating period (8.3)
    book          all of it as a rule book
    calculation   the columns of FIDE's own calculation page
    performance   the performance figures of C.07 and B01
    norms         what a norm asks for (B01)

Sources: FIDE Handbook B02, "FIDE Rating Regulations effective from 1 March 2024", with the change
of 8.3.1 on 1 October 2025, and "FIDE Rapid and Blitz Rating Regulations" of the same day, with
the change of 7.3.1 on 1 December 2024. Each older edition names its own source.
"""

from .book import FIDE, Fide
from .period import Tournament

__all__ = ["FIDE", "Fide", "Tournament"]
