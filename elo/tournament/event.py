"""An event as its file tells it: players, teams, and every result from both sides.

Nothing here is corrected or completed. What a reader could not understand is a
:class:`~elo.tournament.problems.Problem` in ``Tournament.problems``, and the value is left out.
"""

from dataclasses import dataclass, field

from ..core.games import BYE, FORFEIT, OPEN, PLAYED
from .problems import Problem

#: The list of FIDE, among the federations' three-letter codes that name the other lists: a Dutch
#: (KNSB) rating stands under ``"NED"``, a DWZ under ``"GER"``.
FIDE_LIST = "FID"
#: A rating in a file that does not say whose list it is from.
ANY_LIST = ""

WHITE = "w"
BLACK = "b"
NO_COLOUR = ""

#: A result for standings only: decided with less than one move each (TRF26: ``W``, ``D``, ``L``).
SHORT = "short"
#: A game by other rules than those of chess, or from another position: no game that is rated.
VARIANT = "variant"
#: States of a result. Only a played game may move a rating.
STATES = (PLAYED, FORFEIT, BYE, OPEN, SHORT, VARIANT)

MALE = "m"
FEMALE = "w"


@dataclass(slots=True)
class Rating:
    """A rating on one list before the event, with what that list tells besides.

    ``value`` is None for a player whom the list calls unrated; then the other facts may still
    stand. ``k`` is the list's development factor, ``games`` the rated games before the event,
    ``index`` the number of rated events (DWZ), ``peak`` the highest published rating. A fact that
    the list does not tell is None, never 0. ``further`` are other facts, each with
    the name under which a system declares it (``deviation``).
    """

    value: int | None
    k: int | None = None
    games: int | None = None
    index: int | None = None
    peak: int | None = None
    further: tuple[tuple[str, float], ...] = ()

    def facts(self) -> dict[str, float | str | None]:
        """What the list tells besides the rating, by the names of the systems' facts."""
        facts: dict[str, float | str | None] = dict(self.further)
        facts |= {"k": self.k, "games": self.games, "index": self.index, "peak": self.peak}
        return facts


@dataclass(slots=True)
class Result:
    """One round of one player, as written from this player's side.

    ``round`` counts from 1. ``opponent`` is the opponent's ``number``, None without one. ``colour``
    is ``"w"``, ``"b"`` or ``""``. ``score`` is 1, 0.5 or 0 as this player's own row says, None when
    it says nothing; ``state`` is one of :data:`STATES`. ``code`` is the result as it was written
    (``"="``, ``"+"``, ``"H"``, ``"1-0"``). ``line`` and ``column`` are its place in the file, from
    1; 0 where there is none.
    """

    round: int
    opponent: int | None
    colour: str
    score: float | None
    state: str
    code: str = ""
    line: int = 0
    column: int = 0


@dataclass(slots=True)
class Entrant:
    """A player in an event.

    ``number`` is the one that results refer to: the starting rank, unique in the event. ``name`` is
    ``"Last, First"`` where the file has it so. ``title`` is in capitals (``"WGM"``) or ``""``.
    ``sex`` is ``"m"``, ``"w"`` or ``""``. ``birth`` is what is known of the birth date, as
    ``"1978"``, ``"1978-05"`` or ``"1978-05-17"``, else ``""``. ``ids`` and ``ratings`` are by list:
    ``FIDE_LIST``, a federation's code, or ``ANY_LIST``; a list that is missing in ``ratings`` says
    nothing about the player, one with ``value`` None calls him unrated. ``points`` and ``rank`` are
    the standings' and never rated. ``team`` is the number of a team of the event.
    """

    number: int
    name: str
    title: str = ""
    sex: str = ""
    birth: str = ""
    federation: str = ""
    ids: dict[str, str] = field(default_factory=dict)
    ratings: dict[str, Rating] = field(default_factory=dict)
    points: float | None = None
    rank: int | None = None
    team: int | None = None
    results: list[Result] = field(default_factory=list)
    line: int = 0

    @property
    def born(self) -> int | None:
        """The year of birth.

        >>> Entrant(1, "Adler, Anna", birth="1978-05-17").born
        1978
        """
        return int(self.birth[:4]) if self.birth else None


@dataclass(slots=True)
class Team:
    """A team: its number, its name, and its players' numbers in board order."""

    number: int
    name: str
    players: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Tournament:
    """An event. Dates are ISO days, ``""`` when unknown; the other texts are as written.

    ``rounds`` is the number of rounds that the file announces, else the last one with a result.
    ``clock`` is the time control as written, ``tempo`` what a file says outright: ``"standard"``,
    ``"rapid"``, ``"blitz"`` or ``""``. ``round_dates`` has an ISO day or ``""`` for each round.
    ``scoring`` has the points for a ``"win"``, ``"draw"``, ``"loss"``, ``"half"``-, ``"full"``- or
    ``"zero"``-point bye, ``"pab"`` (pairing-allocated bye), ``"forfeit-win"`` and
    ``"forfeit-loss"`` where the file gives them. ``format`` names the reader (``"trf16"``,
    ``"pgn"``, ``"csv"``, ...). ``source`` is the file, byte for byte, where this event is all that
    it holds. ``rounds_known`` is False where the rounds only number the games, ``by_name`` True
    where players are told apart by their names alone, as in a PGN or a list of games. ``apart`` are
    the pairs of players, by their numbers, of whom somebody has said that they are two people.
    """

    name: str = ""
    city: str = ""
    federation: str = ""
    start: str = ""
    end: str = ""
    rounds: int = 0
    kind: str = ""
    arbiter: str = ""
    deputies: list[str] = field(default_factory=list)
    clock: str = ""
    tempo: str = ""
    round_dates: list[str] = field(default_factory=list)
    players: list[Entrant] = field(default_factory=list)
    teams: list[Team] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    scoring: dict[str, float] = field(default_factory=dict)
    format: str = ""
    source: bytes = b""
    rounds_known: bool = field(default=True, compare=False)
    by_name: bool = field(default=False, compare=False)
    apart: frozenset[frozenset[int]] = field(default=frozenset(), compare=False)

    @property
    def began(self) -> str:
        """The day on which the event began, as far as that is known; ``""`` without any date.

        Where the file does not say it, this is the first day that it has of a round, else the last
        day of the event.

        >>> Tournament(end="2025-11-05", round_dates=["", "2025-11-02"]).began
        '2025-11-02'
        >>> Tournament(end="2025-11-05").began
        '2025-11-05'
        """
        return self.start or next(filter(None, self.round_dates), self.end)

    @property
    def ended(self) -> str:
        """The day on which the event ended, as far as that is known; ``""`` without any date.

        Where the file does not say it, this is the last day that it has of a round, else the first
        day of the event.

        >>> Tournament(start="2025-11-01", round_dates=["2025-11-02", ""]).ended
        '2025-11-02'
        >>> Tournament(start="2025-11-01").ended
        '2025-11-01'
        """
        return self.end or next(filter(None, reversed(self.round_dates)), self.start)

    def by_number(self) -> dict[int, Entrant]:
        """The players by number; of two with the same number the first."""
        found: dict[int, Entrant] = {}
        for player in self.players:
            found.setdefault(player.number, player)
        return found

    def team_of(self, player: Entrant) -> Team | None:
        """The team that the player belongs to."""
        for team in self.teams:
            if team.number == player.team:
                return team
        return None
