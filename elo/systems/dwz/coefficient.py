"""The coefficient of a player, K or E: by the rules of the edition, or as chosen."""

from ...core.assessment import Message
from ...core.games import Event, Player
from ..shared.period import own_rating
from .ages import age_in
from .edition import Coefficient, DwzEdition
from .facts import BORN, RATING


def coefficient_of(player: Player, event: Event, edition: DwzEdition, behind: bool) -> Coefficient:
    """The coefficient by the edition's rules; ``behind``: he scored less than expected."""
    born, index = player.whole("born"), player.whole("index")
    if born is not None:
        BORN.check(born, "player.born")
    if index is not None:
        edition.index.check(index, "player.index")
    return edition.coefficient(own_rating(player, RATING), age_in(event, born), index, behind)


def chosen(player: Player, found: Coefficient, edition: DwzEdition) -> tuple[float, Message]:
    """The coefficient given with the player, else the one that was found; and why."""
    if player.k is None:
        return found.value, found.reason
    k = edition.k.check(player.k, "player.k")
    return k, edition.override(k, found.value)
