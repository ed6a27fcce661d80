"""What an event is worth to each player, under one system.

Every number comes from the system's rule book: here the games are put together, one list's ratings
for all, as they were before the event. ``rate`` of the batch contract gives the same for the same
games. Where the rules rate an event as a whole, they get all of it at once, and say for each game
with which number the opponent counts.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from ..core.assessment import Assessment, FirstRating, Line, Message, Performance
from ..core.errors import InputError
from ..core.formats import FORMATS
from ..core.games import BYE, COLOR, FORFEIT, OF_OPPONENT, OPEN, PLAYED, Event, Game, Player
from ..core.numbers import is_iso_date
from ..systems import by_name
from ..systems.base import PERFORMANCE
from .event import SHORT, VARIANT, Entrant, Result, Tournament
from .pairs import PairIndex, disputed
from .problems import NOTICE, WARNING, Problem
from .progress import watched
from .rating_source import NOTHING, choose_list, usable_ratings
from .rows import BY_LIST, BY_RULE, FAULTY, FIRST, RATED, UNRATED, Choices, Detail, GameRow, Row
from .tempo import tempo
from .whole import Whole

__all__ = [
    "FAULTY",
    "FIRST",
    "RATED",
    "UNRATED",
    "Choices",
    "Detail",
    "GameRow",
    "Report",
    "Row",
    "side_by_side",
]

TEXTS = {
    "no-first-ratings": "For an event of {date} no rule for a first rating is known in the system"
    " {system}; players without a rating get none.",
    "edition-of-start": "New rules of the system {system} came into force on {since}, while the"
    " event was under way; those of its beginning, {start}, are applied to all its games.",
    "edition-of-end": "New rules of the system {system} came into force on {since}, while the"
    " event was under way; those of its last day, {end}, are applied to all its games.",
    "no-end": "The file does not say when the event ended; {end} is taken for its last day, which"
    " decides in the system {system} which rules and which ages hold.",
    "rating-not-of-system": "Player {number}, {name}, has the rating {rating}; those of the system"
    " {system} are from {low} to {high}. It is probably one of another list: choose that list, or"
    " correct the rating. The player is not rated.",
    "no-date": "The file does not say when the event was, so the newest rules are applied. Say on"
    " which day it began.",
    "not-assessed": "Player {number}, {name}, could not be rated: “{field}” must be from {low}"
    " to {high}.",
}


class Report:
    """An event under one system: ``rows`` in the order of the event, and what was decided.

    ``watch`` is called now and then with the games that are rated and those that there are, each
    counted for both its players. With ``detailed`` what :meth:`detail` gives is kept, for whoever
    needs it of everybody, so that nobody is rated twice. Raises ``InputError`` for a system, tempo,
    date or format that is not known.
    """

    def __init__(
        self,
        event: Tournament,
        choices: Choices,
        watch: Callable[[int, int], object] | None = None,
        detailed: bool = False,
    ) -> None:
        self.event = event
        self.book = by_name(choices.system)
        #: The format that was chosen, None where that is left to the event.
        self.format = choices.format
        if self.format is not None and self.format not in FORMATS:
            raise InputError("unknown-format", "format", "must be one of " + ", ".join(FORMATS))
        self.problems: list[Problem] = []
        self.terms = self._terms(choices)
        self.edition = self.book.edition(self.terms)
        self._say_no_date()
        self._say_edition()
        self._say_end(choices)
        chosen = choices.list
        self.list = choose_list(event, self.book, self.problems) if chosen is None else chosen
        self.players = event.by_number()
        self._ratings = usable_ratings(event, self.book, self.list, self.problems)
        # what a game needs of the opponent, for those who have a rating
        self._opponents = {
            number: (rating, self._known_of(self.players[number]))
            for number, rating in self._ratings.items()
        }
        self._asks_color = self.book.fact_of_game(COLOR) is not None
        self._pairs = PairIndex(event)
        self._no_first_ratings = False
        #: All players together, where the rules want that.
        self.whole: Whole | None = None
        self._details: dict[int, Detail] | None = {} if detailed else None
        with _without_garbage_collection():
            if self.book.rates_events:
                self.whole = Whole(event, self.book, self.terms, self.facts, self._game)
                self.problems += self.whole.notice()
            self.rows = [self._row(player) for player in watched(event.players, watch)]
        if self._no_first_ratings:
            values: dict[str, str | int] = {"system": self.book.name, "date": self.terms.date or ""}
            self.problems.append(Problem("no-first-ratings", values=values, severity=WARNING))

    def games(self, player: Entrant) -> list[GameRow]:
        """The player's games, each with the line that the rule book gives it."""
        return self.detail(player).games

    def detail(self, player: Entrant) -> Detail:
        """The player's assessment with all games, those that cannot count as well."""
        if self._details is not None and id(player) in self._details:
            return self._details[id(player)]
        games = [self._game(player, result) for result in player.results]
        found: Assessment | FirstRating | None = None
        fault: InputError | None = None
        try:
            found = self._assess(player, games)
        except InputError as caught:
            fault = caught
        detail = Detail(self._game_rows(player, games, found), found, fault)
        if self._details is not None:
            self._details[id(player)] = detail
        return detail

    def _game_rows(
        self, player: Entrant, games: list[Game], found: Assessment | FirstRating | None
    ) -> list[GameRow]:
        lines: list[Line] = found.lines if found else [Line(game, None, None) for game in games]
        rows = []
        for result, line in zip(player.results, lines, strict=True):
            opponent = self.players.get(result.opponent or -1)
            own = self._why_not(player, result, opponent)
            if own is not None:
                line = Line(line.game, None, None, own)
            rating = None if opponent is None else self._ratings.get(opponent.number)
            rows.append(GameRow(result, opponent, rating, line))
        return rows

    @property
    def letter(self) -> str:
        """What the rules call the factor that :attr:`Row.k` is: K, or another letter."""
        return self.book.factor_letter(self.terms)

    def performance(self, player: Entrant) -> Performance | None:
        """The system's main performance figure; None where what is known cannot be used."""
        if self.whole is not None:
            return self.performances(player)[0]
        if not self.book.offers(PERFORMANCE):
            return None
        try:
            return self.book.main_performance(self._played(player), self.facts(player), self.terms)
        except InputError:
            return None

    def performances(self, player: Entrant) -> list[Performance]:
        """All of the system's performance figures. Raises ``InputError`` as ``rate`` does."""
        if self.whole is not None:
            return self.whole.performances(player)
        games = [self._game(player, result) for result in player.results]
        return self.book.performances(games, self.facts(player), self.terms)

    def facts(self, player: Entrant) -> Player:
        """What the rule book is told about the player."""
        facts = player.ratings.get(self.list, NOTHING).facts()
        facts["born"] = player.born
        del facts["k"]
        return Player(self._ratings.get(player.number), self._listed_k(player)[0], **facts)

    def _listed_k(self, player: Entrant) -> tuple[float | None, Message | None]:
        """The K that the list has, for so many games as count, and why if that lowers it."""
        k = player.ratings.get(self.list, NOTHING).k
        if k is None or self.book.limit_k(k, len(player.results), self.terms)[1] is None:
            return k, None
        rating = Player(self._ratings.get(player.number), k)
        try:
            counted = self.book.rate(rating, self._played(player), self.terms).counted
        except InputError:
            return k, None
        return self.book.limit_k(k, counted, self.terms)

    def _tempo(self, choices: Choices) -> str | None:
        if choices.tempo is not None or not self.book.tempos:
            return choices.tempo
        found, problem = tempo(self.event)
        if problem is not None:
            self.problems.append(problem)
        return self.book.own_tempo(found)

    def _terms(self, choices: Choices) -> Event:
        """When the event was and how fast.

        An end before the beginning counts for nothing; the checks tell of it.
        """
        date, end = choices.date or self.event.began, choices.end or self.event.ended
        pace = self._tempo(choices)
        if is_iso_date(date) and is_iso_date(end) and end < date:
            end = date
        return Event(date or None, pace, end or None)

    def _say_no_date(self) -> None:
        """Says that the rules are a guess where other ones have been in force."""
        if self.terms.date is None and len(self.book.editions) > 1 and self.event.players:
            self.problems.append(Problem("no-date"))

    def _say_edition(self) -> None:
        """Says which rules hold when they changed between the first and the last day."""
        date, end, pace = self.terms.date, self.terms.end, self.terms.tempo
        if date is None or end is None:
            return
        first, last = self.book.edition(Event(date, pace)), self.book.edition(Event(end, pace))
        if first.name == last.name:
            return
        values: dict[str, str | int] = {"system": self.book.name, "since": last.since}
        if self.book.by_last_day:
            found = Problem("edition-of-end", values=values | {"end": end}, severity=NOTICE)
        else:
            found = Problem("edition-of-start", values=values | {"start": date}, severity=NOTICE)
        self.problems.append(found)

    def _say_end(self, choices: Choices) -> None:
        """Says what is taken for the last day where the file does not have it and it decides."""
        end = self.terms.end
        if self.book.by_last_day and end is not None and not (self.event.end or choices.end):
            values: dict[str, str | int] = {"system": self.book.name, "end": end}
            self.problems.append(Problem("no-end", values=values, severity=NOTICE))

    def _row(self, player: Entrant) -> Row:
        rating = self._ratings.get(player.number)
        known = player.ratings.get(self.list, NOTHING)
        source = BY_RULE if known.k is None else BY_LIST
        found: Assessment | FirstRating | None = None
        try:
            found = self._assessed(player)
        except InputError as fault:
            if fault.code != "not-offered":
                self.problems.append(self._fault(player, fault))
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
                after=found.after,
            )
        return Row(
            player,
            RATED,
            rating,
            found.k,
            self._listed_k(player)[1] or found.k_reason,
            source,
            found.counted,
            found.score,
            found.expected,
            found.change,
            found.new_rating,
            None,
            found.notes,
            found.after,
        )

    def _fault(self, player: Entrant, fault: InputError) -> Problem:
        """Why a player could not be rated."""
        low, high = (int(fault.values.get(name, 0)) for name in ("low", "high"))
        values: dict[str, str | int] = {"number": player.number, "name": player.name}
        values |= {"low": low, "high": high}
        field = fault.field.removeprefix("player.")
        rating = self._ratings.get(player.number)
        if field == "rating" and rating is not None:
            values |= {"rating": rating, "system": self.book.name}
            return Problem("rating-not-of-system", player.line, 0, values)
        return Problem(
            "not-assessed",
            player.line,
            0,
            {**values, "field": self.letter if field == "k" else field},
        )

    def _assessed(self, player: Entrant) -> Assessment | FirstRating | None:
        """The assessment of a row: of the games that may count, unless all are needed anyway."""
        if self._details is None:
            return self._assess(player, [] if self.whole is not None else self._played(player))
        detail = self.detail(player)
        if detail.fault is not None:
            raise detail.fault
        return detail.found

    def _assess(self, player: Entrant, games: list[Game]) -> Assessment | FirstRating | None:
        if self.whole is not None:
            return self.whole.assess(player)
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
            known = self._opponents.get(result.opponent or -1)
            if known is None or result.state != PLAYED or result.score is None:
                continue
            back = self._pairs.of(result, own)
            if back is not None and not disputed(result, back):
                rating, facts = known
                if self._asks_color:
                    facts = facts | _color(result)
                games.append(Game(rating, result.score, PLAYED, **facts))
        return games

    def _game(self, player: Entrant, result: Result) -> Game:
        state = result.state
        if result.opponent is None:
            return Game(None, result.score, BYE if state == PLAYED else _STATES[state])
        opponent = self.players.get(result.opponent)
        if opponent is None:
            return Game(None, result.score, _STATES[state])
        if state != BYE and disputed(result, self._pairs.of(result, player.number)):
            return Game(None, result.score, OPEN)
        facts = self._known_of(opponent)
        if self._asks_color:
            facts |= _color(result)
        return Game(self._ratings.get(opponent.number), result.score, _STATES[state], **facts)

    def _known_of(self, opponent: Entrant) -> dict[str, float | str | None]:
        """What is known of an opponent, as far as the system asks for it."""
        known = opponent.ratings.get(self.list, NOTHING).facts()
        known["born"] = self._born(opponent)
        return {OF_OPPONENT + fact.name: known.get(fact.name) for fact in self.book.opponent_facts}

    def _born(self, opponent: Entrant) -> int | None:
        # somebody born after the event is a slip, of which the checks tell; it spoils nobody's row
        born, day = opponent.born, self.book.day(self.terms)
        return None if born is None or (day is not None and born > int(day[:4])) else born

    def _why_not(self, player: Entrant, result: Result, opponent: Entrant | None) -> Message | None:
        """What only the event knows about a game that does not count."""
        if result.opponent is None:
            return None
        if opponent is None:
            return Message("desk-not-counted-stranger")
        if result.state == SHORT:
            return Message("desk-not-counted-short")
        if result.state == VARIANT:
            return Message("desk-not-counted-variant")
        if result.state != BYE and disputed(result, self._pairs.of(result, player.number)):
            return Message("desk-not-counted-disputed")
        return None


def side_by_side(
    event: Tournament,
    choices: list[Choices],
    watch: Callable[[int, int], object] | None = None,
    detailed: bool = False,
) -> list[Report]:
    """The reports, one for each of the choices, to be compared with the first of them.

    A system that has no list of its own takes the ratings that the first one has, unless others are
    chosen: the same games from other ratings would compare nothing.
    """
    found: list[Report] = []
    for each in choices:
        if found and each.list is None and not by_name(each.system).federation:
            each = replace(each, list=found[0].list)
        found.append(Report(event, each, watch, detailed))
    return found


#: An event's states in the engine's words. Less than a move each is as good as not played.
_STATES = {
    PLAYED: PLAYED,
    FORFEIT: FORFEIT,
    BYE: BYE,
    OPEN: OPEN,
    SHORT: FORFEIT,
    VARIANT: FORFEIT,
}


def _color(result: Result) -> dict[str, float | str | None]:
    return {COLOR: result.colour or None}


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
