"""The German system, DWZ (Deutsche Wertungszahl), article by article.

Deutscher Schachbund (DSB), *Wertungsordnung*, in the numbering that it has had since its revision
after 2016:

    expectation      3.3         P(D), and the expected points We
    facts            -           what is asked about a player
    coefficient      3.5         K or E, by the rules or as chosen
    first            3.4         players without a rating: the first DWZ
    book             3.5         players with a rating: the next DWZ
    next_rating      3.5.2       what the games of an event change
    working          3.5         the same as steps
    newcomers        3.4         who of an event's newcomers gets a first DWZ, solved together
    performance      3.6         Turnierleistung
    whole_event      3.6.3       an event as a whole
    edition          -           what differs from edition to edition
    editions         -           the editions, with their numbers
    rules_2016       3.4, 3.5    those until 7 June 2026 ...
    coefficient_2016 Anhang 1.2  ... with the development coefficient E
    rules_2026       -           those since 8 June 2026 ...
    coefficient_2026 -           ... with the K-factor
    ages             -           the age that counts, and the age groups
    raise_2026       -           the raise of 8 June 2026

The numbers of the articles are those of the text of 2016; that of 2026 was not at hand.

An event is evaluated as a whole (2.2.2): newcomers are computed together (3.4.4), and a player who
performs far above his DWZ counts for his opponents with his performance (3.6.3). Both are out of
one player's reach: who rates one player enters these numbers as the opponents'.
"""

from .book import DWZ, DwzBook
from .performance import performance
from .raise_2026 import DWZ_RAISE_2026, raise_2026

__all__ = ["DWZ", "DWZ_RAISE_2026", "DwzBook", "performance", "raise_2026"]
