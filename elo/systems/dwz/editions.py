"""The editions of the Wertungsordnung, oldest first, each with what it asks and its numbers.

An edition holds for events whose LAST day is its date or later; the day before, the one before it
ends.
"""

from ...core.assessment import Day, Figure, Message, Name
from ..base import OFFICIAL, TRANSCRIBED, Fact
from .adjustable import Adjustable
from .coefficient_2016 import E_LEAST, E_MOST_BRAKED
from .rules_2016 import Rules2016
from .rules_2026 import Rules2026

#: The day on which all of this was last looked up.
CHECKED = "2026-11-30"

WERTUNGSORDNUNG = Name("Deutscher Schachbund, Wertungsordnung")

#: A DWZ as lists print it, with the index after the hyphen: it shows where to find one's own.
EXAMPLE = (1712, 62)

#: The index that a FIDE or foreign rating and no DWZ is computed with: Anhang 1.2 until 2026; since
#: then as published evaluations show it.
FOREIGN_2016 = 1
FOREIGN_2026 = 6


#: What each hint speaks of.
DWZ_INDEX = {"rating": Figure(EXAMPLE[0]), "index": Figure(EXAMPLE[1])}


def _index(hint: Message) -> Fact:
    """2.2.4: the number of evaluated events; the raise of 2026 counts as one."""
    ask = Message("dwz-ask-index", **DWZ_INDEX)
    return Fact("index", 1, 999, hint=hint, ask=ask, state=True)


#: In force from 8 June 2026 on.
VALUES_2026 = Adjustable(
    r=0.08,
    t=30,
    u=800,
    junior_bonus=4,
    adult_bonus=4,
    most=80,
    young=(60, 60, 48, 46, 44, 42, 40, 38, 36, 34, 32),
    adult=(60, 60, 44, 42, 40, 38, 36, 34, 32, 30, 28),
    others=(60, 60, 41, 39, 37, 35, 33, 31, 29, 27, 25),
    least=1100,
    first_low=1100,
    first_high=2000,
)

#: So many independent programs agree on the numbers below.
PROGRAMS = 4

#: An override of K may be as low; the rules set no lower bound.
K_LEAST = 1

EDITIONS = (
    Rules2016(
        "2016",
        "2016-08-01",
        "2026-06-07",
        Message(
            "source-dwz-2016",
            document=WERTUNGSORDNUNG,
            first=Name("3.3"),
            last=Name("3.6"),
            annex=Name("1.2"),
        ),
        OFFICIAL,
        CHECKED,
        "https://www.schachbund.de/wertungsordnungen-archiv.html",
        Fact(
            "k",
            E_LEAST,
            E_MOST_BRAKED,
            label="dwz-fact-e",
            letter="E",
            hint=Message("dwz-fact-e-hint", low=Figure(E_LEAST), high=Figure(E_MOST_BRAKED)),
        ),
        _index(Message("dwz-hint-index", foreign=Figure(FOREIGN_2016), **DWZ_INDEX)),
    ),
    Rules2026(
        "2026",
        "2026-06-08",
        None,
        Message(
            "source-dwz-2026",
            document=WERTUNGSORDNUNG,
            day=Day("2026-06-08"),
            programs=Figure(PROGRAMS),
        ),
        TRANSCRIBED,
        CHECKED,
        "https://www.schachbund.de/wertungsordnung.html",
        Fact(
            "k",
            K_LEAST,
            VALUES_2026.most,
            whole=False,
            label="dwz-fact-k",
            letter="K",
            hint=Message("dwz-fact-k-hint", low=Figure(K_LEAST), high=Figure(VALUES_2026.most)),
        ),
        _index(
            Message(
                "dwz-hint-index-2026",
                last=Figure(VALUES_2026.experienced - 1),
                foreign=Figure(FOREIGN_2026),
                **DWZ_INDEX,
            )
        ),
        VALUES_2026,
        doubts=(
            Message("dwz-doubt-text", programs=Figure(PROGRAMS), checked=Day(CHECKED)),
            Message("dwz-doubt-first"),
            Message("dwz-doubt-index", checked=Day(CHECKED)),
        ),
    ),
)
