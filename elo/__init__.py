"""Chess ratings by the rules of each system.

>>> from elo import Game, Player, system
>>> assessment = system("fide").rate(Player(rating=2400, k=10), [Game(2400, 1), Game(2400, 0.5)])
>>> assessment.new_rating, assessment.change, [line.expected for line in assessment.lines]
(2405, 5.0, [0.5, 0.5])

``system`` finds a rating system by its name, one of ``SYSTEMS``; it answers ``rate`` with an
:class:`Assessment`: the new rating, the exact change, and a line for each game. What cannot be used
raises :class:`InputError`. Whatever this module does not offer may change without notice.

The engine is portable Python: it runs unchanged on CPython, Pyodide and MicroPython, and
knows neither a browser nor a file. Arrows point downwards only:

    this module, page, batch,      the faces
    __main__
    performance, forecast, norms,  the questions around an event, whole events from their files,
    tournament                     and others
    rulebooks                      one file per rating system
    curves, assessment             expected score; what every rule book returns
    numbers, games, errors         values

Start with :mod:`elo.rulebooks` (which systems there are) or :mod:`elo.batch` (JSON in, JSON
out).
"""

from .assessment import Assessment, FirstRating, Performance
from .errors import InputError
from .games import DRAW, LOSS, WIN, Event, Field, Game, Player
from .rulebooks import SYSTEMS
from .rulebooks import by_name as system
from .rulebooks.rulebook import RuleBook

__version__ = "0.1.0"

__all__ = [
    "DRAW",
    "LOSS",
    "SYSTEMS",
    "WIN",
    "Assessment",
    "Event",
    "Field",
    "FirstRating",
    "Game",
    "InputError",
    "Performance",
    "Player",
    "RuleBook",
    "system",
]
