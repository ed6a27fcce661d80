"""What the page around a frame asks for: the systems on offer, mode and K to begin with.

Every value is somebody's text: what is not in order counts as left out.
"""

from ...core.errors import InputError
from ...systems import SYSTEMS, by_name
from .calculator.entry import MODES, Entry, read_fact

#: The most characters of a value that are looked at.
LONGEST = 400


def offered(text: str) -> tuple[str, ...]:
    """The systems to choose from, in the shelf's order; all of them when none is named.

    >>> offered("knsb, fide nonsense")
    ('fide', 'knsb')
    >>> offered("nonsense") == offered("") == SYSTEMS
    True
    """
    names = text[:LONGEST].replace(",", " ").split()
    return tuple([name for name in SYSTEMS if name in names]) or SYSTEMS


def start(entry: Entry, mode: str, k: str) -> None:
    """Puts mode and K into an entry that nobody has touched yet.

    >>> entry = Entry()
    >>> start(entry, "several", "32,5")
    >>> entry.mode, entry.facts["k"]
    ('several', '32,5')
    >>> start(entry, "nonsense", "-1")
    >>> entry.mode, entry.facts["k"]
    ('several', '32,5')
    """
    if mode in MODES:
        entry.mode = mode
    fact = by_name(entry.system).fact("k")
    if fact is not None and k:
        try:
            read_fact(k[:LONGEST], fact)
            entry.facts["k"] = k
        except InputError:
            pass
