"""The age that counts, and the age groups, which every edition has had."""

from ...core.errors import InputError
from ...core.games import Event

#: Up to these ages: youths, juniors. An unknown age counts as over 25.
YOUTH = 20
JUNIOR = 25

#: An age of every group, for a player whose age is not known.
EACH_GROUP = (YOUTH, JUNIOR, JUNIOR + 1)


def age_in(event: Event, born: int | None) -> int | None:
    """The age that counts: the year of the event's last day minus the year of birth.

    None when either is unknown. Raises ``InputError`` (``out-of-range``) for a player born after
    the event.

    >>> age_in(Event("2025-03-01"), 2005), age_in(Event("2025-12-27", None, "2026-01-05"), 2005)
    (20, 21)
    """
    if born is None or event.end is None:
        return None
    year = int(event.end[:4])
    if born > year:
        raise InputError("out-of-range", "player.born", "is after the event", low=0, high=year)
    return year - born
