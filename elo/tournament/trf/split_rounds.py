"""Rounds for a format in which nobody has two games in one."""

from dataclasses import replace

from ..event import Tournament
from ..pairs import PairIndex


def is_apart(event: Tournament) -> bool:
    """Whether nobody has more than one result in a round."""
    return all(
        len({result.round for result in player.results}) == len(player.results)
        for player in event.players
    )


def with_rounds_apart(event: Tournament) -> Tournament:
    """The event with a round for each game of those who have several in one.

    Later rounds move back by as many; the two rows of a game stay in the same round.

    >>> from elo.tournament.event import Entrant, Result
    >>> rows = [Result(1, 2, "w", 1.0, "played"), Result(1, 2, "b", 0.5, "played")]
    >>> event = with_rounds_apart(Tournament(players=[Entrant(1, "Adler, Anna", results=rows)]))
    >>> [result.round for result in event.players[0].results], event.rounds
    ([1, 2], 2)
    """
    if is_apart(event):
        return event
    slots = _slots(event)
    widths: dict[int, int] = {}
    for player in event.players:
        for result in player.results:
            slot = slots[id(result)]
            widths[result.round] = max(widths.get(result.round, 1), slot)
    offsets, dates = {}, []
    end = 0
    for number in range(1, max(event.rounds, *widths) + 1):
        offsets[number] = end
        end += widths.get(number, 1)
        day = event.round_dates[number - 1 : number] or [""]
        dates += day * widths.get(number, 1)
    players = []
    for player in event.players:
        results = [
            replace(result, round=offsets[result.round] + slots[id(result)])
            for result in player.results
        ]
        results.sort(key=lambda result: result.round)
        players.append(replace(player, results=results))
    return replace(event, players=players, rounds=end, round_dates=dates)


def _slots(event: Tournament) -> dict[int, int]:
    """Which part of its round each row belongs to, from 1: the first in which both are free."""
    pairs = PairIndex(event)
    taken: dict[tuple[int, int], set[int]] = {}
    slots: dict[int, int] = {}
    for player in event.players:
        for result in player.results:
            if id(result) in slots:
                continue
            busy = taken.setdefault((player.number, result.round), set())
            back = pairs.of(result, player.number)
            theirs = busy
            if back is not None and id(back) not in slots:
                theirs = taken.setdefault((result.opponent or 0, result.round), set())
            slot = next(n for n in range(1, len(busy | theirs) + 2) if n not in busy | theirs)
            busy.add(slot)
            slots[id(result)] = slot
            if back is not None and id(back) not in slots:
                theirs.add(slot)
                slots[id(back)] = slot
    return slots
