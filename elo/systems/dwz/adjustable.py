"""The numbers of the rules of 2026 that the DSB may adjust, each set with the day it holds from."""


class Adjustable:
    """The *Stellgrößen*, and the table of base values that K begins with.

    ``r`` is the share by which a first DWZ below 2000 is raised; ``t`` and ``u`` are those of the
    bonus on success of youths and of the brake; ``junior_bonus`` (a1) and ``adult_bonus`` (a2) the
    bonus of the others; ``most`` is Kmax. ``young``, ``adult`` and ``others`` are the rows of the
    table: the base value at index 1, 2 and so on, and at last for every higher index.

    ``least`` is the lowest DWZ that is given. A first DWZ is raised below ``first_high``, and by
    another line below ``first_low``.
    """

    def __init__(
        self,
        r: float,
        t: int,
        u: int,
        junior_bonus: int,
        adult_bonus: int,
        most: int,
        young: tuple[int, ...],
        adult: tuple[int, ...],
        others: tuple[int, ...],
        least: int,
        first_low: int,
        first_high: int,
    ) -> None:
        self.r = r
        self.t = t
        self.u = u
        self.junior_bonus = junior_bonus
        self.adult_bonus = adult_bonus
        self.most = most
        self.young = young
        self.adult = adult
        self.others = others
        self.least = least
        self.first_low = first_low
        self.first_high = first_high

    @property
    def experienced(self) -> int:
        """The index from which on all have the same base value."""
        return len(self.adult)
