"""The editions of FIDE's rating regulations, those of both texts.

The present ones are B02 "FIDE Rating Regulations" (standard) and its sister chapter "FIDE Rapid
and Blitz Rating Regulations", both of 1 March 2024. Articles are cited by the numbers of those
two: the chapter that works the ratings is 8 for standard and 7 for rapid and blitz, so that 8.3.1
is 7.3.1 there.
"""

from .edition import FideEdition
from .editions_fast import FAST_EDITIONS
from .editions_standard import STANDARD_EDITIONS


def _age(edition: FideEdition) -> tuple[str, int]:
    # of two that began on one day standard comes first
    return edition.since, 0 if edition in STANDARD_EDITIONS else 1


#: Every edition known, oldest first; each ends on the day before the next for the same tempo.
EDITIONS = tuple(sorted(STANDARD_EDITIONS + FAST_EDITIONS, key=_age))  # sort: no two are equal
