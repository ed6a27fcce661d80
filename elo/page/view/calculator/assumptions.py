"""What a number rests on that nobody has told: facts of which another value would change its K.

No rule is known here: the rule book is asked what it would suggest for other values.
"""

from ....core.errors import InputError
from ....systems.base import Fact
from .reading import Reading

#: Ages and counts at which somebody may stand in some table of a federation.
AGES = (8, 12, 16, 18, 19, 22, 25, 30, 60)
COUNTS = (0, 1, 3, 6, 8, 12, 20, 40, 80, 160)

BORN = "born"

#: The last answer: the same player on the same day rests on the same.
_known: dict[str, list[Fact]] = {}


def assumed(reading: Reading) -> list[Fact]:
    """The facts that the player has not told and that decide, in the order of the system's own."""
    book = reading.book
    asked = [
        fact
        for fact in book.facts_at(reading.event)
        if fact.name not in reading.facts and fact.name not in reading.faults
    ]
    if book.fact("k") is None:
        return [fact for fact in asked if fact.ask is not None]
    if "k" in reading.facts:
        return []
    player = sorted([name + " " + str(reading.facts[name]) for name in reading.facts])
    key = " ".join([book.name, str(reading.event.date), str(reading.event.end)] + player)
    if key not in _known:
        _known.clear()
        usual = book.suggest_k(reading.player(), reading.event)
        decisive = [f for f in asked if f.name in book.decisive]
        _known[key] = [f for f in decisive if usual is not None and _decides(f, reading, usual[0])]
    return _known[key]


def _decides(fact: Fact, reading: Reading, usual: float) -> bool:
    """Whether the K would be another one than the usual for some value of a fact."""
    book, event = reading.book, reading.event
    for value in _values(fact, reading):
        player = reading.player()
        player.put(fact.name, value)
        try:
            other = book.suggest_k(player, event)
        except InputError:
            continue
        if other is not None and other[0] != usual:
            return True
    return False


def _values(fact: Fact, reading: Reading) -> list[int]:
    if fact.name != BORN:
        return [count for count in COUNTS if fact.low <= count <= fact.high]
    day = reading.book.day(reading.event)
    return [] if day is None else [int(day[:4]) - age for age in AGES]
