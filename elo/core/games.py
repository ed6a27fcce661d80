"""Players, games and fields of opponents as values."""

from .errors import InputError
from .numbers import is_iso_date, same

WIN = 1.0
DRAW = 0.5
LOSS = 0.0

#: A game's state. Only a played game can move a rating; an open one has no result yet.
PLAYED = "played"
FORFEIT = "forfeit"
BYE = "bye"
UNRATED = "unrated"
OPEN = "open"
STATES = (PLAYED, FORFEIT, BYE, UNRATED, OPEN)

#: The states of games over the board: rated, against an opponent without a rating, and to come.
OVER_THE_BOARD = (PLAYED, UNRATED, OPEN)


class Player:
    """What a rule book may know of a player; each system asks for a few of these facts.

    ``rating`` before the period, or None for a player without one; ``k`` overrides the
    system's development factor; ``games`` rated before the period; ``born`` is a year; ``peak`` the
    highest published rating; ``index`` that of the rated events (DWZ).
    """

    def __init__(
        self,
        rating: float | None = None,
        k: float | None = None,
        games: int | None = None,
        born: int | None = None,
        peak: float | None = None,
        index: int | None = None,
    ) -> None:
        self.rating = rating
        self.k = k
        self.games = games
        self.born = born
        self.peak = peak
        self.index = index


class Game:
    """One game from the player's side of the board.

    ``opponent`` is the opponent's rating, None when unrated; ``score`` is 1, 0.5 or 0, and None
    only in an open game. ``opponent_games`` and ``opponent_born`` matter to systems that look at
    the opponent's experience or age.

    Raises ``InputError`` for a score that no game of chess has (``bad-score``), and for an unknown
    state (``unknown-state``).

    >>> Game(1900, WIN).state
    'played'
    >>> Game(1900, None).state
    'open'
    """

    def __init__(
        self,
        opponent: float | None,
        score: float | None,
        state: str | None = None,
        opponent_games: int | None = None,
        opponent_born: int | None = None,
    ) -> None:
        if score is not None and score not in (WIN, DRAW, LOSS):
            raise InputError("bad-score", "score", "must be 1, 0.5 or 0")
        if state is None:
            state = OPEN if score is None else PLAYED
        if state not in STATES:
            raise InputError("unknown-state", "state", "must be one of " + ", ".join(STATES))
        if score is None and state == PLAYED:
            raise InputError("bad-score", "score", "a played game has a score of 1, 0.5 or 0")
        self.opponent = opponent
        self.score = score
        self.state = state
        self.opponent_games = opponent_games
        self.opponent_born = opponent_born

    def scored(self, score: float) -> "Game":
        """The same game, played with this score.

        >>> Game(1900, None, None, 30).scored(WIN).opponent_games
        30
        """
        return Game(self.opponent, score, PLAYED, self.opponent_games, self.opponent_born)


class Field:
    """A field of opponents known only by its average rating: a shortcut, always an estimate.

    ``points`` scored in ``games`` games. Raises ``InputError``: ``bad-games`` unless games is a
    whole number of at least 1, ``bad-points`` unless points is a multiple of ½ from 0 to games.

    >>> Field(1600, 5, 3.5).points
    3.5
    """

    def __init__(self, average: float, games: float, points: float) -> None:
        if games != int(games) or games < 1:
            raise InputError("bad-games", "games", "must be a whole number of at least 1")
        if not same(points * 2, int(points * 2)) or not 0 <= points <= games:
            raise InputError(
                "bad-points",
                "points",
                "must be a multiple of 0.5 from 0 to the number of games",
                high=games,
            )
        self.average = average
        self.games = int(games)
        self.points = points


class Event:
    """When games are played and how fast: what decides which edition and chapter apply.

    ``date`` is the ISO date on which the event starts and ``end`` that of its last day. Of an event
    of which only one of them is given it is both; both are None for today's rules. ``tempo`` is one
    of the system's own names (FIDE: ``standard``, ``rapid``, ``blitz``), None for its first.

    Raises ``InputError``: ``bad-date``, at ``date`` or at ``end``, and ``end-before-date`` at
    ``end``.

    >>> Event("2025-11-07").date, Event("2025-12-27", None, "2026-01-05").end
    ('2025-11-07', '2026-01-05')
    >>> Event("2025-11-07").end, Event(end="2026-01-05").date
    ('2025-11-07', '2026-01-05')
    """

    def __init__(
        self, date: str | None = None, tempo: str | None = None, end: str | None = None
    ) -> None:
        for name, day in (("date", date), ("end", end)):
            if day is not None and not is_iso_date(day):
                raise InputError("bad-date", name, "must be a date like 2025-11-07")
        if date is not None and end is not None and end < date:
            raise InputError("end-before-date", "end", "must not be before the first day")
        self.date = end if date is None else date
        self.end = date if end is None else end
        self.tempo = tempo

    @property
    def year(self) -> int | None:
        """The year of the first day, None without one: the engine has no clock of its own.

        >>> Event("2025-11-07").year
        2025
        """
        return None if self.date is None else int(self.date[:4])


TODAY = Event()
