"""A K of one's own choosing in place of the one that the rules give, and how that is said."""

from ...core.assessment import Figure, Message
from ...core.games import Player
from ...core.numbers import fewest_decimals
from ..base import Fact


def override(k: float, suggested: float) -> Message:
    """That this K was chosen, and which one the rules give; each with its decimals.

    >>> override(30, 43.2).values["suggested"].digits
    1
    """
    return Message(
        "k-override",
        k=Figure(k, fewest_decimals(k)),
        suggested=Figure(suggested, fewest_decimals(suggested)),
    )


def choose_k(player: Player, fact: Fact, k: float, reason: Message) -> tuple[float, Message]:
    """The K given with the player, checked by its ``fact``, else the one by the rules; and why.

    >>> choose_k(Player(k=30), Fact("k", 1, 300), 25, Message("k-usual"))[1].name
    'k-override'
    """
    if player.k is None:
        return k, reason
    given = fact.check(player.k, "player.k")
    return given, override(given, k)
