"""B01, the title regulations: what a norm asks for, and the performance that it is judged by.

FIDE Handbook B01, "FIDE Title Regulations effective from 1 January 2024". Norms are made in
standard chess only (0.5). Whether all other conditions hold is asked in ``conditions``.
"""

from ..tables import FULL, difference_for, whole_percent

SINCE = "2024-01-01"

MIN_GAMES = 9  #: 1.4.1a
#: 1.4.1c: so many games are enough in an event of so many rounds, if the missing one was a forfeit
#: win or a pairing-allocated bye.
EIGHT_GAMES = 8
NINE_ROUNDS = 9
MIN_PERCENT = 35  #: 1.4.8b
UNRATED = 1400  #: 1.4.6d: what an unrated opponent counts for, if not raised
MIN_FEDERATIONS = 2  #: 1.4.3: other federations than the player's own
MOST_OWN = (3, 5)  #: 1.4.4: the largest share of opponents from the player's own federation
MOST_ONE = (2, 3)  #: 1.4.4: the largest share from any one federation
TITLED = (1, 2)  #: 1.4.5a: the least share of titled opponents
HOLDERS = (1, 3)  #: 1.4.5b-e: the least share of opponents with the titles that the norm asks for
MIN_HOLDERS = 3
HOLDERS_DOUBLE = (1, 2)  #: 1.4.5f: the same in a double round-robin
MIN_PLAYERS_DOUBLE = 6  #: 1.4.5f: the players that a double round-robin needs
TITLE_GAMES = 27  #: 1.5.1: games that the norms for a title must cover together
NOT_TITLED = ("CM", "WCM")  #: 1.4.5a: these do not count as titled
TITLES = ("GM", "IM", "WGM", "FM", "WIM", "WFM", "CM", "WCM")
MOST_GAMES = 13  #: 1.7: a norm from more rounds counts as so many games

#: Norms that only women can make.
WOMEN = ("WGM", "WIM")


class Norm:
    """One norm: ``performance`` and ``average`` are the least Rp and Ra (1.4.8), both rounded.

    ``floor`` is what the lowest opponent is raised to (1.4.6b); ``holders`` are the titles that a
    third of the opponents must have (1.4.5); ``rating`` is what the title itself needs (1.5.3).
    """

    def __init__(
        self,
        name: str,
        performance: int,
        average: int,
        floor: int,
        holders: tuple[str, ...],
        rating: int,
    ) -> None:
        self.name = name
        self.performance = performance
        self.average = average
        self.floor = floor
        self.holders = holders
        self.rating = rating


#: From the highest performance to the lowest.
NORMS = (
    Norm("GM", 2600, 2380, 2200, ("GM",), 2500),
    Norm("IM", 2450, 2230, 2050, ("IM", "GM"), 2400),
    Norm("WGM", 2400, 2180, 2000, ("WGM", "IM", "GM"), 2300),
    Norm("WIM", 2250, 2030, 1850, ("WIM", "WGM", "IM", "GM"), 2200),
)


class Field:
    """The opponents as a norm counts them (1.4.6): unrated ones as 1400, the lowest raised.

    ``total`` is the sum of the ratings, ``lowest`` the lowest one; ``raised`` tells whether it was
    raised to the floor. ``games_each`` is how many games with the lowest are raised: in a double
    round-robin he is met twice, and the text speaks of opponents, not of games.
    """

    def __init__(
        self, ratings: list[float | None], floor: float | None, games_each: int = 1
    ) -> None:
        counted = [UNRATED if rating is None else rating for rating in ratings]
        self.games = len(counted)
        self.lowest: float = min(counted) if counted else 0
        self.raised = bool(counted) and floor is not None and self.lowest < floor
        self.total: float = 0
        for rating in counted:
            self.total += rating
        if floor is not None and self.raised:
            same = len([rating for rating in counted if rating == self.lowest])
            self.total += (floor - self.lowest) * min(games_each, same)

    @property
    def average(self) -> int:
        """Ra, rounded, a half up (1.4.7b). There must be an opponent.

        >>> Field([2180, 2185], None).average, Field([2180, None], 2200).average
        (2183, 2190)
        """
        return int((2 * self.total + self.games) // (2 * self.games))

    def performance(self, halves: int) -> int:
        """Rp = Ra + dp (1.4.8) for a score in half points."""
        return self.average + difference_for(whole_percent(halves, self.games))


def norm_performance(ratings: list[float | None], halves: int) -> tuple[int, Norm | None]:
    """Rp as it counts for the highest norm that it and Ra are enough for, and that norm.

    Without such a norm nobody is raised, and the second value is None. ``ratings`` are those of
    the opponents, None for an unrated one; there is at least one.

    >>> norm_performance([2180, 2185], 0)
    (1383, None)
    >>> rating, norm = norm_performance([2000] + [2500] * 8, 14)
    >>> rating, norm.name
    (2687, 'GM')
    """
    for norm in NORMS:
        field = Field(ratings, norm.floor)
        found = field.performance(halves)
        if found >= norm.performance and field.average >= norm.average:
            return found, norm
    return Field(ratings, None).performance(halves), None


def lowest_average(norm: Norm, games: int, halves: int) -> int:
    """The least Ra, rounded, with which this score in half points is enough (1.4.8, 1.4.8a).

    >>> lowest_average(NORMS[0], 9, 13), lowest_average(NORMS[0], 9, 18)
    (2434, 2380)
    """
    return max(norm.average, norm.performance - difference_for(whole_percent(halves, games)))


def lowest_total(norm: Norm, games: int, halves: int) -> float:
    """The least sum of the opponents' ratings for that: the average just rounds up to it.

    >>> lowest_total(NORMS[0], 9, 9)
    23395.5
    """
    return (lowest_average(norm, games, halves) - 0.5) * games


def lowest_halves(games: int) -> int:
    """The least score, in half points, that is 35 % (1.4.8b).

    >>> lowest_halves(9) / 2, lowest_halves(13) / 2
    (3.5, 5.0)
    """
    return share_up((MIN_PERCENT, FULL), 2 * games)


def share_up(share: tuple[int, int], games: int) -> int:
    """A least share as a number of games: rounded up.

    >>> share_up(HOLDERS, 10)
    4
    """
    return (share[0] * games + share[1] - 1) // share[1]


def share_down(share: tuple[int, int], games: int) -> int:
    """A largest share as a number of games: rounded down.

    >>> share_down(MOST_OWN, 10), share_down(MOST_ONE, 10)
    (6, 6)
    """
    return share[0] * games // share[1]
