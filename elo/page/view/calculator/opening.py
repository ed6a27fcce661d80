"""What a page begins with: the rules of the federation whose language it speaks."""

from ..wording import Wording
from .entry import Entry


def opening(wording: Wording, systems: tuple[str, ...]) -> Entry:
    """The entry before anybody has typed, under the language's own system where it is on offer.

    Its K is still to be completed: the system may have to come first.

    >>> from ....systems import SYSTEMS
    >>> opening(Wording(lambda name, values: "knsb"), SYSTEMS).system
    'knsb'
    >>> opening(Wording(lambda name, values: "knsb"), ("fide", "dwz")).system
    'fide'
    """
    entry = Entry()
    own = wording.text("opening-system")
    entry.system = own if own in systems else systems[0]
    del entry.facts["k"]
    return entry
