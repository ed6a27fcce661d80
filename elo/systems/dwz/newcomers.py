"""Wertungsordnung 3.4: the newcomers of an event, who among them gets a first DWZ, and which.

    3.4.1.1  first stage: newcomers with at least five games against players who have a DWZ, and
             neither 0 % nor 100 % in these; with the rated players they are selection I (since June
             2026 100 % is enough, as first.py has it)
    3.4.1.2  second stage: further newcomers with five such games against selection I; all of them
             together are selection II, whose games against each other are evaluated
    3.4.2    the others get no DWZ; their games against selection I are kept
    3.4.4    the newcomers of both stages are solved together (Gesamtiteration)

How that joint search ends, the texts that we have do not say in full: the order of 2014 has it end
when the units no longer change. So each newcomer gets the rating that his points are worth against
the others' last ones, all at the same time, until none changes. In the search everybody has what
was found for him so far; what an edition makes of low results comes after it.
"""

from ...core.numbers import total
from ..event_rating import Entered
from .first import newcomer_performance
from .performance import LEAST_GAMES

#: A player's part in an event: he has a DWZ, gets one in the first or second stage, or gets none.
RATED, FIRST_STAGE, SECOND_STAGE, LEFT = PARTS = (0, 1, 2, 3)

#: The joint search has always ended far earlier; a number that still swung would be one point off.
MOST_ROUNDS = 500


def stages(entered: list[Entered], all_points: bool) -> list[int]:
    """3.4.1: each player's part. With ``all_points`` winning every game is enough.

    >>> from ...core.games import Game, Player
    >>> rated = [Entered(Player(1500), [], []) for _ in range(5)]
    >>> games = [Game(1500, score) for score in (1, 1, 0.5, 0, 0)]
    >>> stages(rated + [Entered(Player(), games, [0, 1, 2, 3, 4])], False)[-1] == FIRST_STAGE
    True
    """
    found = [LEFT if each.player.rating is None else RATED for each in entered]
    for stage in (FIRST_STAGE, SECOND_STAGE):
        known = list(found)
        for place in range(len(entered)):
            if known[place] == LEFT:
                results = [
                    score for opponent, score in entered[place].results() if known[opponent] < stage
                ]
                points = total(results)
                enough = 0 < points < len(results) or (all_points and points > 0)
                if enough and len(results) >= LEAST_GAMES:
                    found[place] = stage
    return found


class JointSearch:
    """3.4.4: the newcomers of both stages, solved together.

    ``numbers`` are those of the rated players by place, None for everybody else; ``results`` have
    the opponents' places and the points. ``found`` has each newcomer's result, ``rounds`` says how
    often all were computed.
    """

    def __init__(
        self,
        parts: list[int],
        numbers: list[float | None],
        results: list[list[tuple[int, float]]],
    ) -> None:
        self.numbers = numbers
        self.results = results
        self.rounds = 0
        self.found: dict[int, int] = {}
        for stage in (FIRST_STAGE, SECOND_STAGE):
            known = dict(self.found)
            for place in range(len(parts)):
                if parts[place] == stage:
                    self.found[place] = self._start(place, known)
        self._met = {
            place: [opponent for opponent, _ in results[place] if opponent in self.found]
            for place in self.found
        }
        self._agree(sorted(self.found))  # sort: places differ

    def met(self, place: int) -> list[int]:
        """The newcomers among the player's opponents, once for each game."""
        return self._met.get(place, [])

    def _start(self, place: int, known: dict[int, int]) -> int:
        """What the games are worth against the rated and those who are ``known``."""
        opponents: list[float] = []
        points = []
        for opponent, score in self.results[place]:
            number = known.get(opponent, self.numbers[opponent])
            if number is not None:
                opponents.append(number)
                points.append(score)
        return newcomer_performance(opponents, total(points))

    def _agree(self, newcomers: list[int]) -> None:
        rated: dict[int, list[float]] = {}
        points = {}
        for place in newcomers:
            against = [self.numbers[opponent] for opponent, _ in self.results[place]]
            rated[place] = [number for number in against if number is not None]
            points[place] = total([score for _, score in self.results[place]])
        before: dict[int, int] = {}
        moved = set(newcomers)
        while moved and self.rounds < MOST_ROUNDS:
            self.rounds += 1
            found = self.found
            new = dict(found)
            for place in newcomers:
                if any([opponent in moved for opponent in self._met[place]]):
                    opponents = rated[place] + [found[opponent] for opponent in self._met[place]]
                    new[place] = newcomer_performance(opponents, points[place])
            if new == before:
                # two solutions a point apart take turns: everybody gets his higher one
                new = {place: max(new[place], found[place]) for place in newcomers}
                moved = set()
            else:
                moved = {place for place in newcomers if new[place] != found[place]}
            before, self.found = found, new
