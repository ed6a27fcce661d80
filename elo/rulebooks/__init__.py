"""The shelf: every rating system that there is.

>>> [book.name for book in SHELF]
['elo', 'fide']
"""

from ..errors import InputError
from .fide import FIDE
from .plain import PLAIN
from .rulebook import RuleBook

SHELF: tuple[RuleBook, ...] = (PLAIN, FIDE)


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
