"""The shelf: every rating system that there is.

>>> [book.name for book in SHELF]
['elo', 'fide', 'knsb', 'knsb-classic', 'schaaks', 'dwz']
"""

from ..errors import InputError
from .dwz import DWZ
from .fide import FIDE
from .knsb import KNSB
from .knsb_classic import KNSB_CLASSIC
from .plain import PLAIN
from .rulebook import RuleBook
from .schaaks import SCHAAKS

SHELF: tuple[RuleBook, ...] = (PLAIN, FIDE, KNSB, KNSB_CLASSIC, SCHAAKS, DWZ)


def by_name(name: str) -> RuleBook:
    """The rule book of this name. Raises ``InputError`` (``unknown-system``).

    >>> by_name("elo").editions[-1].confidence
    'formula'
    """
    for book in SHELF:
        if book.name == name:
            return book
    known = ", ".join([book.name for book in SHELF])
    raise InputError("unknown-system", "system", "must be one of " + known)
