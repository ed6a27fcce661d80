"""What an event is worth to each player, under one system.

Every number comes from the system's rule book: here the games are put together, one list's ratings
for all, as they were before the event. ``rate`` of the batch contract gives the same for the same
games.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from ..assessment import Assessment, FirstRating, Line, Message
from ..errors import InputError
from ..games import BYE, FORFEIT, OPEN, PLAYED, Event, Game, Player
from ..rulebooks import by_name
from ..rulebooks.fide.edition import TEMPOS
from .checks import disputed, opposite
from .event import ANY_LIST, FIDE_LIST, SHORT, Entrant, Rating, Result, Tournament
from .problems import WARNING, Problem
from .tempo import tempo

TEXTS = {
    "no-ratings": "No player has a rating in this file. Look the ratings up in a rating list.",
    "other-list-used": "The file has no ratings of the list {own}; those of the list {list} are"
    " used for the system {system}. The numbers are those of that system only if the ratings are.",
    "rating-out-of-range": "Player {number}, {name}, has the rating {rating}, and the system"
    " {system} knows {low} to {high} only. As an opponent the player counts as unrated.",
    "no-first-ratings": "For an event of {date} no rule for a first rating is known in the system"
    " {system}; players without a rating get none.",
    "not-assessed": "Player {number}, {name}, could not be rated: “{field}” must be from {low}"
    " to {high}.",
}

#: Where a player's K comes from.
BY_RULE = "rule"
BY_LIST = "list"

#: What a row holds: a rated player's change, a newcomer's first rating, or neither.
RATED = "rated"
FIRST = "first"
UNRATED = "unrated"
FAULTY = "faulty"


@dataclass(frozen=True)
class Choices:
    """What an officer may choose. ``None`` leaves it to the event.

    ``list`` is the list whose ratings are used; ``date`` decides the edition.
    """

    system: str
    tempo: str | None = None
    date: str | None = None
    list: str | None = None


@dataclass(slots=True)
class Row:
    """One player's line in the report. ``status`` says which of the fields are filled.

    ``counted`` games moved the rating by ``change`` (exact) to ``new_rating``; ``score`` and
    ``expected`` are those of the counted games. For a newcomer ``new_rating`` is the first rating
    or None, and ``reason`` says what is missing.
    """

    player: Entrant
    status: str
    rating: int | None = None
    k: float | None = None
    k_reason: Message | None = None
    k_from: str = BY_RULE
    counted: int = 0
    score: float = 0.0
    expected: float | None = None
    change: float | None = None
    new_rating: float | None = None
    reason: Message | None = None
    notes: list[Message] = field(default_factory=list)


@dataclass(slots=True)
class GameRow:
    """One game of a player, with the rule book's line; ``reason`` when it does not count."""

    result: Result
    opponent: Entrant | None
    rating: int | None
    line: Line

    @property
    def reason(self) -> Message | None:
        """Why the game does not count, or what is special about how it does."""
        return self.line.note


class Report:
    """An event under one system: ``rows`` in the order of the event, and what was decided.

    ``watch`` is called now and then with the games that are rated and those that there are, each
    counted for both its players. Raises ``InputError`` for an unknown system, tempo or date.
    """

    def __init__(
        self,
        event: Tournament,
        choices: Choices,
        watch: Callable[[int, int], object] | None = None,
    ) -> None:
        self.event = event
        self.book = by_name(choices.system)
        self.problems: list[Problem] = []
        self.terms = Event(choices.date or event.start or None, self._tempo(choices))
        self.edition = self.book.edition(self.terms)
        self.list = self._list(choices)
        self.players = event.by_number()
        self._ratings = self._usable_ratings()
        # what a game needs of the opponent, for those who have a rating
        self._opponents = {
            number: (
                self.players[number],
                rating,
                self.players[number].ratings[self.list].games,
                self.players[number].born,
            )
            for number, rating in self._ratings.items()
        }
        self._no_first_ratings = False
        with _without_garbage_collection():
            self.rows = [self._row(player) for player in _watched(event.players, watch)]
        if self._no_first_ratings:
            values: dict[str, str | int] = {"system": self.book.name, "date": self.terms.date or ""}
            self.problems.append(Problem("no-first-ratings", values=values, severity=WARNING))

    def games(self, player: Entrant) -> list[GameRow]:
        """The player's games, each with the line that the rule book gives it."""
        games = [self._game(player, result) for result in player.results]
        found: Assessment | FirstRating | None = None
        try:
            found = self._assess(player, games)
        except InputError:
            pass
        lines: list[Line] = found.lines if found else [Line(game, None, None) for game in games]
        rows = []
        for result, line in zip(player.results, lines, strict=True):
            opponent = self.players.get(result.opponent or 0)
            own = self._why_not(player, result, opponent)
            if own is not None:
                line = Line(line.game, None, None, own)
            rating = None if opponent is None else self._ratings.get(opponent.number)
            rows.append(GameRow(result, opponent, rating, line))
        return rows

    def assessment(self, player: Entrant) -> Assessment | FirstRating | None:
        """The rule book's assessment, with its steps; None where there is no rule for it."""
        return self._assess(player, [self._game(player, result) for result in player.results])

    def facts(self, player: Entrant) -> Player:
        """What the rule book is told about the player."""
        known = player.ratings.get(self.list, _NOTHING)
        return Player(
            self._ratings.get(player.number),
            known.k,
            known.games,
            player.born,
            known.peak,
            known.index,
        )

    def _tempo(self, choices: Choices) -> str | None:
        tempos = self.book.tempos
        if choices.tempo is not None or not tempos:
            return choices.tempo
        found, problem = tempo(self.event)
        if problem is not None:
            self.problems.append(problem)
        return tempos[TEMPOS.index(found)]

    def _list(self, choices: Choices) -> str:
        """One list for all players: ratings of different lists are never mixed."""
        if choices.list is not None:
            return choices.list
        counts: dict[str, int] = {}
        for player in self.event.players:
            for code, rating in player.ratings.items():
                if rating.value is not None:
                    counts[code] = counts.get(code, 0) + 1
        own = self.book.federation
        if own in counts:
            return own
        if not counts:
            if self.event.players:
                self.problems.append(Problem("no-ratings", severity=WARNING))
            return own or FIDE_LIST
        found = ANY_LIST if ANY_LIST in counts else max(sorted(counts), key=lambda c: counts[c])
        if own:
            values: dict[str, str | int] = {"own": own, "list": found, "system": self.book.name}
            self.problems.append(Problem("other-list-used", values=values, severity=WARNING))
        return found

    def _usable_ratings(self) -> dict[int, int]:
        """The ratings by number; one that the system does not know is as good as none."""
        found: dict[int, int] = {}
        low, high = self.book.opponent.low, self.book.opponent.high
        for player in self.event.players:
            value = player.ratings.get(self.list, _NOTHING).value
            if value is None:
                continue
            if low <= value <= high:
                found.setdefault(player.number, value)
                continue
            values: dict[str, str | int] = {
                "number": player.number,
                "name": player.name,
                "rating": value,
                "system": self.book.name,
                "low": int(low),
                "high": int(high),
            }
            problem = Problem("rating-out-of-range", player.line, 0, values, WARNING)
            self.problems.append(problem)
        return found

    def _row(self, player: Entrant) -> Row:
        rating = self._ratings.get(player.number)
        games = self._played(player)
        known = player.ratings.get(self.list, _NOTHING)
        source = BY_RULE if known.k is None else BY_LIST
        found: Assessment | FirstRating | None = None
        try:
            found = self._assess(player, games)
        except InputError as fault:
            if fault.code != "not-offered":
                self.problems.append(_fault(player, fault))
                return Row(player, FAULTY, rating)
            self._no_first_ratings = True
        if found is None:
            return Row(player, UNRATED)
        if isinstance(found, FirstRating):
            counted = [line for line in found.lines if line.counted]
            score = sum(line.game.score or 0 for line in counted)
            return Row(
                player,
                FIRST,
                counted=len(counted),
                score=score,
                new_rating=found.rating,
                reason=found.reason,
                notes=found.notes,
            )
        return Row(
            player,
            RATED,
            rating,
            found.k,
            found.k_reason,
            source,
            found.counted,
            found.score,
            found.expected,
            found.change,
            found.new_rating,
            None,
            found.notes,
        )

    def _assess(self, player: Entrant, games: list[Game]) -> Assessment | FirstRating | None:
        if player.number in self._ratings:
            return self.book.rate(self.facts(player), games, self.terms)
        if self.book.rates_newcomers:
            return self.book.first(games, self.terms)
        return None

    def _played(self, player: Entrant) -> list[Game]:
        """The games that may count: those of :meth:`_game` that any system would count."""
        own = player.number
        games = []
        for result in player.results:
            known = self._opponents.get(result.opponent or 0)
            if known is None or result.state != PLAYED:
                continue
            opponent, rating, counted, born = known
            if not disputed(result, opposite(result, own, opponent)):
                games.append(Game(rating, result.score, PLAYED, counted, born))
        return games

    def _game(self, player: Entrant, result: Result) -> Game:
        state = result.state
        if result.opponent is None:
            return Game(None, result.score, BYE if state == PLAYED else _STATES[state])
        opponent = self.players.get(result.opponent)
        if opponent is None:
            return Game(None, result.score, _STATES[state])
        if state != BYE and disputed(result, opposite(result, player.number, opponent)):
            return Game(None, result.score, OPEN)
        known = opponent.ratings.get(self.list, _NOTHING)
        return Game(
            self._ratings.get(opponent.number),
            result.score,
            _STATES[state],
            known.games,
            opponent.born,
        )

    def _why_not(self, player: Entrant, result: Result, opponent: Entrant | None) -> Message | None:
        """What only the event knows about a game that does not count."""
        if result.opponent is None:
            return None
        if opponent is None:
            return Message("desk-not-counted-stranger")
        if result.state == SHORT:
            return Message("desk-not-counted-short")
        if result.state != BYE and disputed(result, opposite(result, player.number, opponent)):
            return Message("desk-not-counted-disputed")
        return None


_NOTHING = Rating(None)

#: Players between two words about how far it is.
PACE = 100


def _watched(
    players: list[Entrant], watch: Callable[[int, int], object] | None
) -> Iterator[Entrant]:
    if watch is None:
        yield from players
        return
    size, done = sum(len(player.results) for player in players), 0
    for place, player in enumerate(players):
        if place % PACE == 0:
            watch(done, size)
        yield player
        done += len(player.results)
    watch(size, size)


#: An event's states in the engine's words. Less than a move each is as good as not played.
_STATES = {PLAYED: PLAYED, FORFEIT: FORFEIT, BYE: BYE, OPEN: OPEN, SHORT: FORFEIT}


def _fault(player: Entrant, fault: InputError) -> Problem:
    values: dict[str, str | int] = {
        "number": player.number,
        "name": player.name,
        "field": fault.field.removeprefix("player."),
        "low": int(fault.values.get("low", 0)),
        "high": int(fault.values.get("high", 0)),
    }
    return Problem("not-assessed", player.line, 0, values)


@contextmanager
def _without_garbage_collection() -> Iterator[None]:
    # a hundred thousand games leave nothing behind that refers to itself, and looking costs time
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
