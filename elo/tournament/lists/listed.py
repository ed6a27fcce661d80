"""A player as a rating list has them."""

from dataclasses import dataclass, field

from ..event import Rating

#: The tempo of a rating where the list has one for all, or does not say which it is.
ANY_TEMPO = ""


@dataclass(slots=True)
class Listed:
    """One line of a rating list.

    ``ids`` and ``ratings`` are by list as in :class:`~elo.tournament.event.Entrant`; a rating is
    further by tempo. ``aliases`` are other numbers by which the list's federation knows the player
    (the DSB: club number and number in the club). ``sex`` is ``"m"``, ``"w"`` or ``""``. ``born``
    is a year. ``period_games`` are FIDE's games rated in the list's own period, by tempo.
    ``inactive`` is FIDE's flag, or a passive membership. ``line`` is the place in the list, from 1.
    """

    name: str
    ids: dict[str, str]
    ratings: dict[tuple[str, str], Rating]
    federation: str = ""
    title: str = ""
    sex: str = ""
    born: int | None = None
    club: str = ""
    aliases: tuple[str, ...] = ()
    period_games: dict[str, int] = field(default_factory=dict)
    inactive: bool = False
    line: int = 0

    def rating(self, of: str, tempo: str) -> Rating | None:
        """The player's rating on the list ``of`` (``"FID"``, ``"NED"``, ``"GER"``).

        None where the list does not rate this tempo. A rating whose ``value`` is None says that
        the list has the player as unrated.

        >>> alpha = Listed("Alpha, Anton", {}, {("FID", "rapid"): Rating(1932, k=20)})
        >>> alpha.rating("FID", "rapid").value, alpha.rating("FID", "blitz")
        (1932, None)
        """
        exact = self.ratings.get((of, tempo))
        return self.ratings.get((of, ANY_TEMPO)) if exact is None else exact


class UnreadableError(Exception):
    """A line of a list that is no player: ``code`` says why, ``column`` where, from 1."""

    def __init__(self, code: str, column: int = 0, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.column = column
        self.values = values


def whole(text: str, column: int, what: str) -> int | None:
    """A number of a list, None for an empty field and for 0: no list means 0 by it.

    Raises ``UnreadableError`` (``list-number``) for anything but digits.

    >>> whole("1850", 1, "Rating"), whole("  ", 1, "Rating"), whole("0000", 1, "B-day")
    (1850, None, None)
    """
    digits = text.strip()
    if digits and not (digits.isascii() and digits.isdigit() and len(digits) < 7):
        raise UnreadableError("list-number", column, text=digits[:40], field=what)
    return int(digits or 0) or None


def rating_of(text: str, column: int, what: str, most: int = 4000) -> int | None:
    """A rating of a list, None for none. Raises ``UnreadableError`` beyond ``most``."""
    value = whole(text, column, what)
    if value is not None and value > most:
        raise UnreadableError("list-number", column, text=text.strip(), field=what)
    return value
