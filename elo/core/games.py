"""Players, games and events as values."""

from .errors import InputError
from .facts import Known, as_number, given, shown
from .numbers import is_iso_date

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

#: Before the name of a fact about the opponent.
OF_OPPONENT = "opponent_"

#: The fact about a game that says which pieces the player had, and its two values.
COLOR = "color"
WHITE = "w"
BLACK = "b"

#: The states of games over the board: rated, against an opponent without a rating, and to come.
OVER_THE_BOARD = (PLAYED, UNRATED, OPEN)


class Player(Known):
    """What a rating system may know of a player before the games.

    ``rating`` is None for a player without one; ``k`` overrides the system's development factor.
    Whatever else a system asks for has the name under which the system declares it: ``games``,
    ``born``, ``peak``, ``index``, ``deviation``, … A number is a number, a day an ISO date, a
    choice its name; None is the same as not given. ``facts`` holds them by name.

    >>> player = Player(rating=1500, deviation=200, volatility=0.06, born=None)
    >>> player.number("deviation"), player.number("born"), player.number("rating")
    (200, None, 1500)
    >>> player == Player(1500, None, volatility=0.06, deviation=200)
    True
    """

    def __init__(
        self, rating: float | None = None, k: float | None = None, **facts: float | str | None
    ) -> None:
        self.facts = given(facts) if facts else {}
        self.rating = rating
        self.k = k

    def rated(self) -> float:
        """The rating. Raises ``InputError`` (``missing``) for a player without one.

        >>> Player(1500).rated()
        1500
        """
        if self.rating is None:
            raise InputError("missing", "player.rating", "is needed")
        return self.rating

    def value(self, name: str) -> float | str | None:
        """The fact of this name, the rating and K among them; None when it is not known."""
        if name == "rating":
            return self.rating
        return self.k if name == "k" else self.facts.get(name)

    def put(self, name: str, value: float | str | None) -> None:
        """Changes one fact; None takes it away.

        >>> player = Player(1500, games=8)
        >>> player.put("games", 9)
        >>> player
        Player(rating=1500, games=9)
        """
        if name == "rating":
            self.rating = as_number(value)
        elif name == "k":
            self.k = as_number(value)
        elif value is not None:
            self.facts[name] = value
        elif name in self.facts:
            del self.facts[name]

    def moved(self, after: dict[str, float | str]) -> "Player":
        """The same player with the states that an assessment gave (``Assessment.after``).

        >>> Player(1500, 20, games=8).moved({"rating": 1510, "games": 9})
        Player(rating=1510, k=20, games=9)
        """
        found = Player(self.rating, self.k, **self.facts)
        for name in after:
            found.put(name, after[name])
        return found

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Player)
            and self.rating == other.rating
            and self.k == other.k
            and self.facts == other.facts
        )

    def __repr__(self) -> str:
        return "Player(" + shown([("rating", self.rating), ("k", self.k)], self.facts) + ")"


class Game(Known):
    """One game from the player's side of the board.

    ``opponent`` is the opponent's rating, None when unrated; ``score`` is 1, 0.5 or 0, and None
    only in an open game. What else a system asks about the opponent has the name of that fact after
    ``opponent_`` (``opponent_games``, ``opponent_born``, ``opponent_deviation``, …); what it asks
    about the game its own (``color``, ``"w"`` or ``"b"``). ``facts`` holds them by these names.

    Raises ``InputError`` for a score that no game of chess has (``bad-score``), and for an unknown
    state (``unknown-state``).

    >>> Game(1900, WIN).state
    'played'
    >>> Game(1900, None).state
    'open'
    >>> Game(1400, 1, opponent_deviation=30, color="w")
    Game(1400, 1, color='w', opponent_deviation=30)
    """

    def __init__(
        self,
        opponent: float | None,
        score: float | None,
        state: str | None = None,
        **facts: float | str | None,
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
        self.facts = given(facts) if facts else {}

    def scored(self, score: float) -> "Game":
        """The same game, played with this score.

        >>> Game(1900, None, opponent_games=30).scored(WIN)
        Game(1900, 1.0, opponent_games=30)
        """
        return Game(self.opponent, score, PLAYED, **self.facts)

    def reopened(self) -> "Game":
        """A played game as one without a result; others stay as they are.

        >>> Game(1900, 1, opponent_games=30).reopened()
        Game(1900, None, opponent_games=30)
        """
        return Game(self.opponent, None, None, **self.facts) if self.state == PLAYED else self

    def against(self, opponent: float | None) -> "Game":
        """The same game against somebody of this rating.

        >>> Game(None, 1, opponent_games=30).against(1900)
        Game(1900, 1, opponent_games=30)
        """
        return Game(opponent, self.score, self.state, **self.facts)

    def other_player(self) -> Player:
        """The opponent as a player, with all that is known of him.

        >>> Game(1900, 1, opponent_games=30, color="w").other_player()
        Player(rating=1900, games=30)
        """
        found = Player(self.opponent)
        for name in self.facts:
            if name.startswith(OF_OPPONENT):
                found.put(name[len(OF_OPPONENT) :], self.facts[name])
        return found

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.opponent == other.opponent
            and self.score == other.score
            and self.state == other.state
            and self.facts == other.facts
        )

    def __repr__(self) -> str:
        usual = OPEN if self.score is None else PLAYED
        state = None if self.state == usual else self.state
        more = shown([("state", state)], self.facts)
        start = "Game(" + repr(self.opponent) + ", " + repr(self.score)
        return start + (", " + more if more else "") + ")"


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
