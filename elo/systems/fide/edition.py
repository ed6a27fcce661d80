"""What one edition of FIDE's rating regulations lays down."""

from ...core.assessment import Message
from ...core.tempo import STANDARD
from ..base import Edition

#: The chapter that works the ratings, in B02 and in the rapid and blitz regulations.
STANDARD_CHAPTER = 8
FAST_CHAPTER = 7

#: How a newcomer's rating is found (8.2): not known to this book; 20 points for each half point
#: above 50 %; two hypothetical draws against 1800.
NOT_KNOWN = "not known"
HALF_POINTS = "half points"
TWO_DRAWS = "two draws"


#: 8.2.3 until February 2024: "Ra + 20 for each half point".
HALF_POINT_VALUE = 20


#: 8.3.3, last paragraph. Seen in the texts from 2014 on, and in rapid and blitz from the start.
K_LIMIT = 700

#: 7.2.1: the floor since 1 March 2024.
FLOOR = 1400

#: The day on which all of this was last looked up.
CHECKED = "2026-11-30"

#: Where FIDE keeps its texts.
HANDBOOK = "https://handbook.fide.com/chapter/"


class Coefficients:
    """The values of K (8.3.3): of newcomers, of most players, of those who have reached 2400.

    ``juniors`` says whether the young keep the newcomers' K, ``to_birthday`` that they do so until
    the birthday itself and not until the end of its year; ``newcomers_first`` whether a newcomer of
    2400 keeps it too, until his 30 games are full.
    """

    def __init__(
        self,
        new: int,
        usual: int,
        top: int,
        juniors: bool = False,
        newcomers_first: bool = False,
        to_birthday: bool = False,
    ) -> None:
        self.new = new
        self.usual = usual
        self.top = top
        self.juniors = juniors
        self.newcomers_first = newcomers_first
        self.to_birthday = to_birthday
        self.flat = new == usual == top


K_25_15_10 = Coefficients(25, 15, 10, newcomers_first=True)
K_30_15_10 = Coefficients(30, 15, 10, newcomers_first=True)
K_40_20_10_BIRTHDAY = Coefficients(40, 20, 10, juniors=True, to_birthday=True)
K_40_20_10 = Coefficients(40, 20, 10, juniors=True)
K_20 = Coefficients(20, 20, 20)


class FideEdition(Edition):
    """One edition, for the tempos it rules.

    ``cap`` is the largest difference that counts (8.3.1), None without a limit; where
    ``cap_gone_by`` is a day, it was gone by then, and the day on which it went is not known; with
    ``one_upgrade`` the higher rated player has it in one game per tournament only; from
    ``full_from`` on a player's own rating frees him of it. With ``gap_rule`` a game of 600 points
    against or by a player above 2600 is not rated. ``floor`` is the lowest rating published
    (7.2.1), None where not known; ``k_limit`` the largest K times games, None without one;
    ``newcomers`` the rule of 8.2.
    """

    def __init__(
        self,
        name: str,
        since: str,
        until: str | None,
        tempos: tuple[str, ...],
        source: Message,
        confidence: str,
        checked: str,
        cap: int | None,
        floor: int | None,
        coefficients: Coefficients,
        k_limit: int | None = None,
        newcomers: str = NOT_KNOWN,
        one_upgrade: bool = False,
        full_from: int | None = None,
        gap_rule: bool = False,
        cap_gone_by: str | None = None,
        link: str = "",
    ) -> None:
        super().__init__(name, since, source, confidence, checked, until, link)
        self.tempos = tempos
        self.cap = cap
        self.floor = floor
        self.coefficients = coefficients
        self.k_limit = k_limit
        self.newcomers = newcomers
        self.one_upgrade = one_upgrade
        self.full_from = full_from
        self.gap_rule = gap_rule
        self.cap_gone_by = cap_gone_by

    @property
    def standard_stands_in(self) -> bool:
        """Whether somebody without a rating of this kind counts with the standard one.

        In rapid and blitz: 7.2.1 there, and from the first day on ("for players with existing FIDE
        ratings, their initial rating on both of the new lists will be that rating", news 5721).
        """
        return STANDARD not in self.tempos

    @property
    def chapter(self) -> int:
        """The chapter that works the ratings: 8 (standard), 7 (rapid and blitz)."""
        return STANDARD_CHAPTER if STANDARD in self.tempos else FAST_CHAPTER
