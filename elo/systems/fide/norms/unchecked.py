"""What B01 asks besides, and what is never looked at here: the one list of it.

Page, desk, batch answer and ``docs/batch.md`` all show this list beside the result.
"""

from .requirements import WOMEN, Norm

#: A message's name, and the articles of B01 that it stands for.
UNCHECKED = (
    # registered in time, time control, rounds a day, arbiters in the playing venue
    ("norm-unchecked-event", "1.1"),
    # World and continental team championships, World Cup
    ("norm-unchecked-fewer", "1.4.1b"),
    ("norm-unchecked-adjudged", "1.4.2c"),
    ("norm-unchecked-altered", "1.4.2d"),
    # anything but Swiss, round-robin, double round-robin and knockout
    ("norm-unchecked-format", "1.4.2e"),
    # national championships, zonals, large open Swiss tournaments
    ("norm-unchecked-exempt", "1.4.3a-d"),
    # ratings, titles and federations at the start; in long events when the game was played
    ("norm-unchecked-list", "1.4.6a, 1.1.4"),
    # conditions on all the norms of an application
    ("norm-unchecked-together", "1.1.3a, 1.4.1c, 1.4.3e, 1.5.6"),
)
#: And of a norm for women: that the player is one.
OF_WOMEN = ("norm-unchecked-woman", "0.3")


def unchecked(norm: Norm) -> list[tuple[str, str]]:
    """What is not looked at for this norm, in the order of B01.

    >>> from .requirements import NORMS
    >>> [len(unchecked(norm)) for norm in NORMS]
    [8, 8, 9, 9]
    """
    return ([OF_WOMEN] if norm.name in WOMEN else []) + list(UNCHECKED)
