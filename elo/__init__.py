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

    this module, page, cli        the faces
    ladder, tournament            a club's ladder; whole events from their files
    questions                     performance, forecast, chances, norms, conversions, counting
    systems                       the rating systems, each to be read beside its regulation
    core                          numbers, curves, games, assessments: values without a rule

Start with :mod:`elo.systems` (which systems there are) or :mod:`elo.cli.batch` (JSON in, JSON
out).
"""

from .core.assessment import Assessment, FirstRating, Performance
from .core.errors import InputError
from .core.field import Field
from .core.games import DRAW, LOSS, WIN, Event, Game, Player
from .systems import SYSTEMS
from .systems import by_name as system
from .systems.base import RuleBook

__version__ = "0.2.0"

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
