"""The German system, DWZ (Deutsche Wertungszahl), article by article.

Deutscher Schachbund (DSB), *Wertungsordnung*, in the numbering that it has had since its revision
after 2016:

    expectation     3.3         P(D), and the expected points We
    first           3.4         players without a rating: the first DWZ
    book            3.5         players with a rating: the next DWZ
    change          3.5.2       what the games of an event change
    working         3.5         the same as steps
    performance     3.6         Turnierleistung
    coefficient     Anhang 1.2  the development coefficient E
    upgrade         -           the raise that was planned for 2025

Two things depend on the whole event and are therefore out of one player's reach: newcomers of one
event are computed together (3.4.4), and a player who performs far above his DWZ counts for his
opponents with his performance (3.6.3). Who knows these numbers enters them as the opponents'.
"""

from .book import DWZ, DwzBook
from .performance import performance
from .upgrade import DWZ_UPGRADE_2025, upgrade_2025

__all__ = ["DWZ", "DWZ_UPGRADE_2025", "DwzBook", "performance", "upgrade_2025"]
