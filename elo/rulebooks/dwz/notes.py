"""What a reader of a DWZ assessment should know besides the number."""

from ...assessment import Figure, Message
from ...games import Event, Player
from ..rulebook import Edition
from .coefficient import JUNIOR, Coefficient
from .expectation import expected_thousandths, in_thousandths
from .performance import LEAST_GAMES, rating_for

#: 3.6.3: who performs more than this above his DWZ counts for his opponents with his performance.
EXCEPTIONAL = 300

#: By so many thousandths of a point more than the score, an expectation is beyond it for certain.
CLEARLY = 100

#: 4.1.2: from this DWZ on a player usually counts with his FIDE rating instead.
FIDE_FROM = 2400


def input_notes(player: Player, event: Event, found: Coefficient) -> list[Message]:
    """What was not told, and would have mattered; whose number counts from 2400 on."""
    notes = []
    if player.k is None and player.born is not None and event.date is None:
        notes.append(Message("dwz-note-no-date", junior=Figure(JUNIOR[0])))
    if player.k is None and found.missed_index:
        notes.append(Message("dwz-note-no-index", index=Figure(found.missed_index)))
    if player.rating is not None and player.rating >= FIDE_FROM:
        notes.append(Message("dwz-note-fide", least=Figure(FIDE_FROM)))
    return notes


def event_notes(oldest: Edition, event: Event) -> list[Message]:
    """That an event is older than the rules that are known here."""
    if event.date is not None and event.date < oldest.since:
        return [Message("dwz-note-older-event")]
    return []


def exceptional_notes(own: float, opponents: list[float], score: float) -> list[Message]:
    """That the player counts for his opponents with his performance (3.6.3).

    >>> exceptional_notes(1500, [1800] * 5, 3.5)[0].values["performance"].value
    1948
    """
    if len(opponents) < LEAST_GAMES or not 0 < score < len(opponents):
        return []
    if expected_thousandths(own + EXCEPTIONAL, opponents) > in_thousandths(score) + CLEARLY:
        return []  # 300 points more would expect clearly more: no need to look for the performance
    performance = rating_for(opponents, score)
    if performance <= own + EXCEPTIONAL:
        return []
    figures = {"performance": Figure(performance), "points": Figure(EXCEPTIONAL)}
    return [Message("dwz-note-exceptional", **figures)]
