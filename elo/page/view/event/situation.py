"""The games that the questions around an event are asked of, from what is entered."""

from ....core.assessment import Figure
from ....core.errors import InputError
from ....core.field import Field
from ....core.games import Game
from ....core.numbers import total
from ....questions.chances import Chances, chances, game_chances
from ....questions.forecast import Outlook, open_games, outlook, outlook_in_field
from ....systems.base import RuleBook
from ..calculator.entry import AVERAGE, ONE, read_fact
from ..calculator.reading import ROUNDS, Reading
from ..wording import Wording

#: Where the games come from: those without a result, the one game, a field known by its average,
#: or, where every game has a result, all that count, as if they were still to be played.
COMING = "coming"
SINGLE = "single"
FIELD = "field"
PLAYED_ALL = "played"


class Situation:
    """The games still to be played, and their outlook.

    ``kind`` is one of those above, and empty where there is nothing to ask yet: ``missing`` is then
    the name of the message that says what is missing. ``opponents`` are the ratings of the games to
    come; ``scored`` are the points of a list whose games all have a result.
    """

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.book: RuleBook = reading.book
        self.player = reading.player()
        self.own = self.player.rating or 0
        self.event = reading.event
        self.kind = ""
        self.games: list[Game] = []
        self.opponents: list[float] = []
        self.scored: float | None = None
        self.outlook: Outlook | None = None
        self.missing = self._missing()
        if not self.missing:
            try:
                self._look()
            except InputError:
                # the form says what is wrong, at its field
                self.outlook = None
        if self.outlook is None or not self.opponents:
            self.outlook = None
            self.missing = self.missing or self._nothing()

    @property
    def rounds(self) -> int:
        """How many games are still to be played."""
        return len(self.opponents)

    def chances(self, draw_rate: float) -> list[Chances]:
        """The chances of each game, where ``draw_rate`` is the share of draws among equals."""
        if self.kind == FIELD:
            return [chances(self.expected(self.opponents[0]), draw_rate)] * self.rounds
        return game_chances(self.book, self.player, self.games, self.event, draw_rate)

    def expected(self, opponent: float) -> float:
        """The expected score against somebody of this rating.

        What else is known of the one game holds for him, too; of one of many nothing else does.
        """
        if self.kind == SINGLE:
            return self.book.expected(self.player, self.games[0].against(opponent), self.event)
        return self.book.expected(self.player, Game(opponent, None), self.event)

    def basis(self, wording: Wording) -> str:
        """A sentence that says which games are meant."""
        if self.missing:
            return wording.text(self.missing)
        games = str(self.rounds)
        if self.kind == SINGLE:
            return wording.text("event-one", opponent=wording.figure(Figure(self.opponents[0])))
        if self.kind == FIELD:
            average = wording.figure(Figure(self.opponents[0]))
            return wording.text("event-field", average=average, games=games, count=self.rounds)
        if self.kind == COMING:
            return wording.text("event-coming", games=games, count=self.rounds)
        return wording.text("event-played", games=games, count=self.rounds)

    def _missing(self) -> str:
        entry = self.reading.entry
        if entry.newcomer and self.book.rates_newcomers:
            return "event-newcomer"
        if not self.reading.is_ready() or "date" in self.reading.faults:
            return "event-needs-rating"
        return ""

    def _nothing(self) -> str:
        if self.reading.entry.mode == AVERAGE and not self.reading.rates_field:
            return "field-not-offered"
        return "event-needs-field" if self.reading.entry.mode == AVERAGE else "event-needs-games"

    def _look(self) -> None:
        mode = self.reading.entry.mode
        if mode == AVERAGE:
            self._look_at_field()
        elif mode == ONE:
            if self.reading.one is not None:
                self._look_at(SINGLE, [self.reading.one.reopened()])
        else:
            self._look_at_list(self.reading.listed())

    def _look_at_field(self) -> None:
        typed = self.reading.entry.field
        average = read_fact(typed["average"], self.book.opponent)
        rounds = int(read_fact(typed["rounds"], ROUNDS))
        self.kind = FIELD
        self.opponents = [self.book.average_opponent(average)] * rounds
        field = Field(average, rounds, 0)
        self.outlook = outlook_in_field(self.book, self.player, field, self.event)

    def _look_at_list(self, games: list[Game]) -> None:
        if open_games(self.book, self.player, games, self.event):
            self._look_at(COMING, games)
            return
        counted = self._counted(games)
        if counted:
            self._look_at(PLAYED_ALL, [game.reopened() for game in counted])
            self.scored = total([game.score or 0 for game in counted])

    def _counted(self, games: list[Game]) -> list[Game]:
        """Those that move the rating."""
        expected = self.book.expectations(self.player, games, self.event)
        return [game for game, each in zip(games, expected) if each is not None]

    def _look_at(self, kind: str, games: list[Game]) -> None:
        self.kind = kind
        self.games = games
        places = open_games(self.book, self.player, games, self.event)
        self.opponents = [games[place].opponent or 0 for place in places]
        self.outlook = outlook(self.book, self.player, games, self.event)
