"""Swiss, round-robin or double round-robin: as an event's results and its file tell."""

from ..core.formats import DOUBLE_ROUND_ROBIN, FORMATS, ROUND_ROBIN, SWISS
from ..core.games import BYE
from .event import Tournament

__all__ = ["DOUBLE_ROUND_ROBIN", "FORMATS", "ROUND_ROBIN", "SWISS", "event_format"]

#: Words of a tournament's type (TRF 092), in small letters, as programs write them in English,
#: Dutch and German.
ALL_PLAY_ALL = ("robin", "berger", "rundenturnier", "all-play-all")
TWICE = ("double", "dubbel", "doppel")
SWISS_WORDS = ("swiss", "schweizer", "zwitsers")


def event_format(event: Tournament) -> str | None:
    """One of the formats that norms tell apart, None where neither results nor file tell.

    The results count first: where everybody has met everybody, once or twice, it was that.

    >>> event_format(Tournament(kind="Individual: Swiss-System"))
    'swiss'
    >>> event_format(Tournament(kind="Team: Scheveningen")) is None
    True
    """
    times = _times_met(event)
    if times:
        return DOUBLE_ROUND_ROBIN if times > 1 else ROUND_ROBIN
    kind = event.kind.lower()
    if any(word in kind for word in ALL_PLAY_ALL):
        return DOUBLE_ROUND_ROBIN if any(word in kind for word in TWICE) else ROUND_ROBIN
    return SWISS if any(word in kind for word in SWISS_WORDS) else None


def _times_met(event: Tournament) -> int:
    """How often each player has met each other one at least."""
    numbers = [player.number for player in event.players]
    least = None
    for player in event.players:
        met: dict[int, int] = {}
        for result in player.results:
            if result.opponent is not None and result.state != BYE:
                met[result.opponent] = met.get(result.opponent, 0) + 1
        for number in numbers:
            if number != player.number:
                times = met.get(number, 0)
                if not times:
                    return 0
                least = times if least is None else min(least, times)
    return least or 0
