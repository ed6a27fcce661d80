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

from ..core.assessment import Assessment, FirstRating, Line, Performance
from ..core.errors import InputError
from ..core.formats import FORMATS
from ..core.games import Game, Player
from ..systems import by_name
from ..systems.base import PERFORMANCE
from .event import Entrant, Tournament
from .event_games import EventGames
from .faulty import faulty
from .problems import WARNING, Problem
from .progress import watched
from .rating_source import NOTHING, choose_list, usable_ratings
from .rows import BY_LIST, BY_RULE, FAULTY, FIRST, RATED, UNRATED, Choices, Detail, GameRow, Row
from .terms import event_terms
from .whole import Whole

TEXTS = {
    "no-first-ratings": "For an event of {date} no rule for a first rating is known in the system"
    " {system}; players without a rating get none.",
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
        self.terms = event_terms(event, self.book, choices, self.problems)
        self.edition = self.book.edition(self.terms)
        chosen = choices.list
        self.list = choose_list(event, self.book, self.problems) if chosen is None else chosen
        ratings = usable_ratings(event, self.book, self.list, self.problems)
        self._games = EventGames(event, self.book, self.terms, self.list, ratings)
        self._no_first_ratings = False
        #: All players together, where the rules want that.
        self.whole: Whole | None = None
        self._details: dict[int, Detail] | None = {} if detailed else None
        with _without_garbage_collection():
            if self.book.rates_events:
                self.whole = Whole(event, self.book, self.terms, self.facts, self._games.game)
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
        games = [self._games.game(player, result) for result in player.results]
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
            opponent = self._games.players.get(result.opponent or -1)
            own = self._games.why_not_counted(player, result, opponent)
            if own is not None:
                line = Line(line.game, None, None, own)
            rating = None if opponent is None else self._games.ratings.get(opponent.number)
            rows.append(GameRow(result, opponent, rating, line))
        return rows

    @property
    def players(self) -> dict[int, Entrant]:
        """All players by number; of two with the same number the first."""
        return self._games.players

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
            return self.book.main_performance(
                self._games.played(player), self.facts(player), self.terms
            )
        except InputError:
            return None

    def performances(self, player: Entrant) -> list[Performance]:
        """All of the system's performance figures. Raises ``InputError`` as ``rate`` does."""
        if self.whole is not None:
            return self.whole.performances(player)
        games = [self._games.game(player, result) for result in player.results]
        return self.book.performances(games, self.facts(player), self.terms)

    def facts(self, player: Entrant) -> Player:
        """What the rule book takes of the player."""
        return self._games.facts(player)

    def _row(self, player: Entrant) -> Row:
        rating = self._games.ratings.get(player.number)
        known = player.ratings.get(self.list, NOTHING)
        source = BY_RULE if known.k is None else BY_LIST
        found: Assessment | FirstRating | None = None
        try:
            found = self._assessed(player)
        except InputError as fault:
            if fault.code != "not-offered":
                self.problems.append(faulty(player, fault, rating, self.book, self.letter))
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
            self._games.listed_k(player)[1] or found.k_reason,
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

    def _assessed(self, player: Entrant) -> Assessment | FirstRating | None:
        """The assessment of a row: of the games that may count, unless all are needed anyway."""
        if self._details is None:
            return self._assess(
                player, [] if self.whole is not None else self._games.played(player)
            )
        detail = self.detail(player)
        if detail.fault is not None:
            raise detail.fault
        return detail.found

    def _assess(self, player: Entrant, games: list[Game]) -> Assessment | FirstRating | None:
        if self.whole is not None:
            return self.whole.assess(player)
        if player.number in self._games.ratings:
            return self.book.rate(self.facts(player), games, self.terms)
        if self.book.rates_newcomers:
            return self.book.first(games, self.terms)
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
