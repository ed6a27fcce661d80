"""Which of a player's ratings a KNSB game is reckoned with: articles 2.2.1 to 2.2.3.

Source: github.com/SteefCoder/fimo-api at 31414a41, ``applicable_rating.py``; unofficial code, not
checked against the regulation. A visitor types one rating and one opponent's rating; whoever
knows the lists can choose them with this.

Left out, as a calculator cannot know it: the membership of Dutch opponents (games against
non-members do not count), and the opponent's LPR that stands in for a missing rapid or blitz
rating (its formula is not known).
"""

from .coefficient import FIDE_GAMES

#: A classical rating stands in for a missing rapid or blitz rating from here on.
STAND_IN_FROM = 1300


class Ratings:
    """A player's ratings on the lists of one month, None where he has none.

    ``classical`` and ``quick`` are KNSB ratings, ``fide`` and ``fide_quick`` FIDE ratings; quick
    means the list of the game's own tempo, rapid or blitz. ``dutch`` is the federation NED.
    """

    def __init__(
        self,
        classical: float | None = None,
        quick: float | None = None,
        fide: float | None = None,
        fide_quick: float | None = None,
        dutch: bool = True,
    ) -> None:
        self.classical = classical
        self.quick = quick
        self.fide = fide
        self.fide_quick = fide_quick
        self.dutch = dutch


def opponent_rating(ratings: Ratings, quick: bool) -> float | None:
    """The opponent's rating that a game counts with; ``quick`` for a rapid or blitz game.

    A foreign opponent with a KNSB and a FIDE rating is taken at the higher of the two.

    >>> opponent_rating(Ratings(classical=1250), quick=True) is None
    True
    >>> opponent_rating(Ratings(classical=1800, fide=1900, dutch=False), quick=False)
    1900
    """
    knsb = _knsb(ratings, quick)
    fide = _fide(ratings, quick)
    if knsb is None:
        return fide
    if fide is None or ratings.dutch or knsb >= fide:
        return knsb
    return fide


def player_rating(ratings: Ratings, quick: bool, active: bool = True) -> float | None:
    """The player's own rating in a game; None means that his LPR is taken.

    A foreign player with both ratings keeps the KNSB rating while he is ``active``: a counted KNSB
    game in the last two years.

    >>> player_rating(Ratings(classical=1800, quick=1700), quick=True)
    1700
    >>> player_rating(Ratings(classical=1800, fide=1900, dutch=False), quick=False, active=False)
    1900
    """
    knsb = _knsb(ratings, quick)
    fide = _fide(ratings, quick)
    if knsb is None:
        return fide
    if fide is None or ratings.dutch or active:
        return knsb
    return fide


def games_of_fide_rating(k: float) -> float:
    """For how many counted games a FIDE rating stands whose FIDE K is this.

    >>> [games_of_fide_rating(k) for k in (40, 20, 10)]
    [25.0, 50.0, 100.0]
    """
    return FIDE_GAMES / k


def _knsb(ratings: Ratings, quick: bool) -> float | None:
    if not quick:
        return ratings.classical
    if ratings.quick is not None:
        return ratings.quick
    if ratings.classical is not None and ratings.classical >= STAND_IN_FROM:
        return ratings.classical
    return None


def _fide(ratings: Ratings, quick: bool) -> float | None:
    if ratings.fide is not None or not quick:
        return ratings.fide
    return ratings.fide_quick
