"""The shelf: every rating system that there is.

A rule book is opened when somebody asks for it: a page that needs one does not read the others.

>>> [book.name for book in shelf()] == list(SYSTEMS)
True
"""

from ..core.errors import InputError
from .base import Fact, RuleBook


def _plain() -> RuleBook:
    from .plain_elo import PLAIN

    return PLAIN


def _fide() -> RuleBook:
    from .fide import FIDE

    return FIDE


def _knsb() -> RuleBook:
    from .knsb.since_2024 import KNSB

    return KNSB


def _knsb_classic() -> RuleBook:
    from .knsb.before_2024 import KNSB_CLASSIC

    return KNSB_CLASSIC


def _schaaks() -> RuleBook:
    from .schaaks.book import SCHAAKS

    return SCHAAKS


def _dwz() -> RuleBook:
    from .dwz import DWZ

    return DWZ


def _glicko() -> RuleBook:
    from .glicko import GLICKO

    return GLICKO


def _glicko2() -> RuleBook:
    from .glicko2 import GLICKO2

    return GLICKO2


def _lichess() -> RuleBook:
    from .lichess import LICHESS

    return LICHESS


SHELF = (
    ("elo", _plain),
    ("fide", _fide),
    ("knsb", _knsb),
    ("knsb-classic", _knsb_classic),
    ("schaaks", _schaaks),
    ("dwz", _dwz),
    ("glicko", _glicko),
    ("glicko2", _glicko2),
    ("lichess", _lichess),
)

#: The systems' names, as the batch contract and addresses use them, in the order of the shelf.
SYSTEMS = tuple([name for name, _ in SHELF])

#: Where nobody has chosen a system: that of one player, of a whole event, of a club's ladder.
FOR_ONE_PLAYER = "elo"
FOR_AN_EVENT = "fide"
FOR_A_LADDER = "schaaks"


def by_name(name: str) -> RuleBook:
    """The rule book of this name. Raises ``InputError`` (``unknown-system``).

    >>> by_name("elo").editions[-1].confidence
    'formula'
    """
    for known, book in SHELF:
        if known == name:
            return book()
    raise InputError("unknown-system", "system", "must be one of " + ", ".join(SYSTEMS))


def of_federation(code: str) -> "RuleBook | None":
    """The first system whose ratings stand on the list of this code; None where there is none.

    >>> of_federation("FID").name, of_federation("") is None
    ('fide', True)
    """
    for _, book in SHELF if code else ():
        if book().federation == code:
            return book()
    return None


#: The shelf that was looked through, and what its systems ask about a player, by name.
_ASKED: list[tuple[object, dict[str, Fact]]] = []


def asked_of_players() -> dict[str, Fact]:
    """What any system asks about a player, by name: what is no fact of one may be one of another.

    >>> {"born", "games", "index", "k", "peak", "rating"} <= set(asked_of_players())
    True
    """
    if not _ASKED or _ASKED[0][0] is not SHELF:
        found: dict[str, Fact] = {}
        for book in shelf():
            for fact in book.facts:
                found.setdefault(fact.name, fact)
        _ASKED[:] = [(SHELF, found)]
    return _ASKED[0][1]


def shelf() -> list[RuleBook]:
    """All rule books, in order."""
    return [book() for _, book in SHELF]
