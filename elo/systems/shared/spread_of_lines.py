"""Which results move the rating least and most, where every game has a part of its own in it."""

from ...core.games import Event, Game, Player
from ..base import RuleBook
from .spread import SCORES, spread_of_sums


def spread_of_lines(
    book: RuleBook, player: Player, games: list[Game], still: list[int], event: Event
) -> list[tuple[list[float], list[float]]]:
    """For each total the scores that move the rating least and most, where games weigh unequally.

    For a system of rating periods in which a game's part of the change (``Line.change``) hangs on
    its own score alone, as in Glicko: what the other games bring changes nothing about it.
    ``book`` is asked three times, for all games lost, drawn and won.
    """
    found = []
    for score in SCORES:
        sheet = list(games)
        for index in still:
            sheet[index] = games[index].scored(score)
        found.append(book.rate(player, sheet, event).lines)
    lost, drawn, won = found
    changes = []
    for index in still:
        each = (lost[index].change, drawn[index].change, won[index].change)
        changes.append((each[0] or 0, each[1] or 0, each[2] or 0))
    return spread_of_sums(changes)
