"""Wertungsordnung 2.2.2 and 3.6.3: an event is evaluated as a whole, never for one player of it.

    3.4      the newcomers are solved together, in two stages: see newcomers
    3.4.3    who is no member is computed like everybody else, and gets no DWZ
    3.6      the performance: rated opponents with R0, newcomers with their new Rn
    3.6.3    whose performance is more than 300 above his DWZ counts for his opponents with it;
             before that the newcomers are solved again, with that number
    3.5      then everybody's change: R0 against the others' R0, Rn or performance

Two things are not in the texts that we have; here is what is done.

Whether the exceptional are looked for again after the second solution: the text orders one new
solution and then the change of everybody. So they are looked for once, with R0 and the newcomers'
first solution.

What 100 % are worth in 3.6.3: 3.6.2 was not available. Nobody with all points or none counts as
exceptional, and a note says so where the older rule would have made him one.
"""

from ...core.assessment import Assessment, Figure, FirstRating, Message, Performance
from ...core.games import PLAYED, WIN, Event, Game
from ...core.numbers import total
from ..event_rating import Entered, EventRating, Standing
from .first import KEPT_YEARS, first_rating
from .newcomers import LEFT, PARTS, RATED, SECOND_STAGE, JointSearch, stages
from .notes import EXCEPTIONAL, event_notes, exceptional_performance, may_be_older, unseen_notes
from .performance import EXTREME, LEAST_GAMES, performance
from .raise_2026 import HIGH_END, RAISED_ON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .book import DwzBook


class DwzEvent(EventRating):
    """An event under the Wertungsordnung.

    ``first`` are the newcomers' first DWZ by place, ``exceptional`` the performances of those who
    count with them.
    """

    def __init__(self, book: "DwzBook", entered: list[Entered], event: Event) -> None:
        super().__init__(book, entered, event)
        self.rules = book
        self.edition = book.edition(event)
        self.parts = stages(entered, self.edition.all_points)
        self.results = [
            [
                (opponent, score)
                for opponent, score in entered[place].results()
                if self.parts[opponent] < (SECOND_STAGE if self.parts[place] == LEFT else LEFT)
            ]
            for place in range(len(entered))
        ]
        numbers = [each.player.rating for each in entered]
        self._solve(numbers)
        self.exceptional = self._find_exceptional()
        if self.exceptional:
            shown = [self.exceptional.get(place, numbers[place]) for place in range(len(numbers))]
            self._solve(shown)
        self._standings: dict[int, Standing] = {}

    def _solve(self, numbers: list[float | None]) -> None:
        self.search = JointSearch(self.parts, numbers, self.results)
        solved = self.search.found
        self.first = {place: self.edition.first(solved[place])[0] for place in solved}

    def _find_exceptional(self) -> dict[int, int]:
        """3.6.3, with the numbers that 3.6 names."""
        found = {}
        for place in range(len(self.entered)):
            own = self.entered[place].player.rating
            if own is not None:
                opponents, score = self._shown(place)
                value = exceptional_performance(own, opponents, score)
                if value is not None:
                    found[place] = value
        return found

    def _shown(self, place: int) -> tuple[list[float], float]:
        """3.6: the opponents with R0 or Rn, and the points against them."""
        opponents: list[float] = []
        points = []
        for opponent, score in self.results[place]:
            number = self.first.get(opponent, self.entered[opponent].player.rating)
            if number is not None:
                opponents.append(number)
                points.append(score)
        return opponents, total(points)

    def standing(self, place: int, viewer: int) -> Standing:
        """R0, Rn, or what the search or the event has shown."""
        # the same for every viewer of the same part, and asked for again and again
        key = len(PARTS) * place + self.parts[viewer]
        if key not in self._standings:
            self._standings[key] = self._standing(place, self.parts[viewer])
        return self._standings[key]

    def _standing(self, place: int, seen_by: int) -> Standing:
        part = self.parts[place]
        if part == LEFT:
            return Standing(None, Message("dwz-not-counted-newcomer"))
        if part == RATED:
            own = self.entered[place].player.rating
            if place not in self.exceptional or seen_by == LEFT:
                return Standing(own)
            note = Message("dwz-counted-exceptional", **self._exceptional_figures(place))
            return Standing(self.exceptional[place], note)
        first, solved = self.first[place], self.search.found[place]
        if seen_by == LEFT:
            if part == SECOND_STAGE:
                return Standing(None, Message("dwz-not-kept"))
            figures = {"rating": Figure(first), "years": Figure(KEPT_YEARS)}
            return Standing(first, Message("dwz-kept-first", **figures))
        if seen_by == RATED or solved == first:
            return Standing(first, Message("dwz-counted-first", rating=Figure(first)))
        figures = {"performance": Figure(solved), "rating": Figure(first)}
        return Standing(solved, Message("dwz-counted-solved", **figures))

    def otherwise(self) -> list[tuple[int, float]]:
        """The newcomers with their first DWZ, and the exceptional with their performance."""
        places = range(len(self.entered))
        found = [(place, self.first.get(place, self.exceptional.get(place))) for place in places]
        return [(place, number) for place, number in found if number is not None]

    def raised(self) -> tuple[str, int] | None:
        """The raise of 8 June 2026, where somebody's DWZ may be from before it."""
        ratings = [each.player.rating for each in self.entered]
        older = [own for own in ratings if own and may_be_older(own, self.event, self.edition)]
        return (RAISED_ON, HIGH_END) if older else None

    def assess(self, place: int) -> Assessment | FirstRating:
        """3.5 for a player with a DWZ, 3.4 for one without."""
        player = self.entered[place].player
        games, said = self._games(place)
        found: Assessment | FirstRating
        if player.rating is not None:
            found = self.rules.evaluate(player, games, self.event)
            found.notes = self._rated_notes(place) + found.notes
        else:
            found = self._first_rating(place, games)
        for line, note in zip(found.lines, said):
            if note is not None:
                line.note = note
        return found

    def performances(self, place: int) -> list[Performance]:
        """3.6: for a newcomer what the search found."""
        name, definition = self.rules.figures[0]
        value = self.search.found.get(place, self.exceptional.get(place))
        if value is not None:
            return [Performance(name, definition, value)]
        opponents, score = self._shown(place)
        if not opponents:
            return [Performance(name, definition, None, Message("performance-no-games"))]
        value, note = performance(opponents, score)
        if value is None:
            return [Performance(name, definition, None, note)]
        return [Performance(name, definition, value, None, () if note is None else (note,))]

    def _games(self, place: int) -> tuple[list[Game], list[Message | None]]:
        """The games with the numbers that count, and what is said with each."""
        entered = self.entered[place]
        games = []
        said = []
        for game, opponent in zip(entered.games, entered.opponents):
            note = None
            if opponent is not None:
                standing = self.standing(opponent, place)
                if game.state == PLAYED and game.score is not None:
                    note = standing.note
                if standing.number != game.opponent:
                    game = game.against(standing.number)
            games.append(game)
            said.append(note)
        return games, said

    def _first_rating(self, place: int, games: list[Game]) -> FirstRating:
        book = self.rules
        notes = event_notes(book.editions[0], self.event)
        solved = self.search.found.get(place)
        met = len(set(self.search.met(place)))
        found = first_rating(
            book.name,
            self.edition,
            games,
            notes,
            solved,
            self._first_notes(place, met),
        )
        if solved is not None and met:
            figures = {"others": Figure(met), "rounds": Figure(self.search.rounds)}
            found.steps.insert(0, Message("dwz-step-first-solved", **figures))
        if solved is None:
            found.notes = found.notes + [Message("dwz-note-event-kept")]
        return found

    def _first_notes(self, place: int, met: int) -> list[Message]:
        if place not in self.first:
            return []
        first, solved = Figure(self.first[place]), Figure(self.search.found[place])
        notes = [Message("dwz-note-event-first", rating=first)]
        if self.parts[place] == SECOND_STAGE:
            notes.append(Message("dwz-note-event-second", least=Figure(LEAST_GAMES)))
        if met:
            notes.append(Message("dwz-note-event-solved", performance=solved))
        return notes + [Message("dwz-note-event-member"), Message("dwz-note-event-kept")]

    def _rated_notes(self, place: int) -> list[Message]:
        if place in self.exceptional:
            figures = self._exceptional_figures(place)
            return [Message("dwz-note-event-exceptional", **figures)] + unseen_notes(self.edition)
        if min([WIN] + [score for _, score in self.results[place]]) < WIN:
            return []
        opponents, _ = self._shown(place)
        own = self.entered[place].player.rating or 0
        enough = len(opponents) >= LEAST_GAMES
        if enough and total(opponents) / len(opponents) + EXTREME > own + EXCEPTIONAL:
            return [Message("dwz-note-event-all-points", points=Figure(EXCEPTIONAL))]
        return []

    def _exceptional_figures(self, place: int) -> dict[str, Figure]:
        return {
            "performance": Figure(self.exceptional[place]),
            "own": Figure(self.entered[place].player.rating or 0),
            "points": Figure(EXCEPTIONAL),
        }
