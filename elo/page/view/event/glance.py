"""What stands beside every answer: the chances as shares, and the curve that they come from."""

from ....core.assessment import Figure
from ....core.errors import InputError
from ....core.games import Game
from ....core.numbers import total
from ....questions.chances import chances
from ....systems.base import CHANCES
from ..calculator.entry import AVERAGE, ONE
from ..calculator.reading import Reading
from ..wording import EXPECTED, Wording

#: How far the curve goes to both sides of the own rating, at least and in steps of what.
SPAN = 400
HUNDRED = 100

#: The distance between two points of a smooth curve, and of one that goes in steps.
SMOOTH = 16
FINE = 4

#: Differences at which a curve of steps is told from a smooth one, and how many must be level.
PROBES = (-151, -93, -37, -11, 23, 64, 122, 181)
LEVEL = 5

#: The size of the drawing in its own units, and how many ratings stand below it.
WIDTH = 2000
HEIGHT = 1000
TICKS = 5

OUTCOMES = ("win", "draw", "loss")


class Glance:
    """The expected scores of the games in hand; ``opponents`` is empty while there are none."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.book = reading.book
        self.player = reading.player()
        self.own = self.player.rating or 0
        self.opponents: list[float] = []
        self.expected: list[float] = []
        self.is_one = reading.entry.mode == ONE
        self._game = Game(self.own, None)
        if reading.own is None or reading.is_newcomer or not reading.is_ready():
            return
        if "date" in reading.faults or not self.book.offers(CHANCES):
            return
        try:
            self._look()
        except InputError:
            # the form says what is wrong, at its field
            self.opponents = []

    def _look(self) -> None:
        reading = self.reading
        if reading.entry.mode == AVERAGE:
            if reading.field is None or not reading.rates_field:
                return
            games = [Game(self.book.average_opponent(reading.field.average), None)]
        else:
            games = reading.games()
        expected = self.book.expectations(self.player, games, reading.event)
        for game, each in zip(games, expected):
            if each is not None and game.opponent is not None:
                self.opponents.append(game.opponent)
                self.expected.append(each)
        if self.is_one and self.opponents:
            self._game = games[0].reopened()

    def against(self, opponent: float) -> float:
        """The expected score against somebody of this rating, of whom all else is as entered."""
        game = self._game.against(opponent)
        return self.book.expected(self.player, game, self.reading.event)

    def shares(self, draw_rate: float) -> tuple[float, float, float]:
        """Win, draw and loss, 1 together: of the game, or of one of the games on average."""
        each = [chances(expected, draw_rate) for expected in self.expected]
        count = len(each)
        win = total([one.win for one in each]) / count
        loss = total([one.loss for one in each]) / count
        return win, max(1 - win - loss, 0), loss


def shares_said(shares: tuple[float, float, float], wording: Wording) -> dict[str, str]:
    """The shares as texts: one of each, and the sentence about the picture."""
    said = {
        name: wording.text("percent", value=wording.figure(Figure(100 * share)))
        for name, share in zip(OUTCOMES, shares)
    }
    said["about"] = wording.text("glance-chances", **said)
    return said


class Curve:
    """The expected score over the opponent's rating, as a path in a box of ``WIDTH`` by ``HEIGHT``.

    ``low`` and ``high`` are the ratings at its edges; ``points`` are the games on it.
    """

    def __init__(self, glance: Glance) -> None:
        own = int(glance.own)
        far = max([abs(opponent - own) for opponent in glance.opponents] + [SPAN])
        far = int((far + HUNDRED - 1) // HUNDRED) * HUNDRED
        fact = glance.book.opponent
        self.low = int(max(own - far, fact.low))
        self.high = int(min(own + far, fact.high))
        self.is_stepped = _is_stepped(glance, own)
        self.path = self._steps(glance) if self.is_stepped else self._line(glance)
        self.points = [
            (self.across(opponent), self.up(expected))
            for opponent, expected in zip(glance.opponents, glance.expected)
        ]

    def across(self, rating: float) -> int:
        """Where a rating stands, from the left."""
        return int(WIDTH * (rating - self.low) / max(self.high - self.low, 1))

    def up(self, expected: float) -> int:
        """Where an expected score stands, from the top."""
        return int(HEIGHT * (1 - expected))

    def ticks(self, wording: Wording) -> list[str]:
        """The ratings below the drawing, at equal distances from edge to edge."""
        part = (self.high - self.low) / (TICKS - 1)
        return [wording.figure(Figure(self.low + place * part)) for place in range(TICKS)]

    def _line(self, glance: Glance) -> str:
        ratings = list(range(self.low, self.high, SMOOTH)) + [self.high]
        places = [_place(self.across(r), self.up(glance.against(r))) for r in ratings]
        return "M" + "L".join(places)

    def _steps(self, glance: Glance) -> str:
        height = self.up(glance.against(self.low))
        parts = ["M0 " + str(height)]
        for rating in range(self.low + FINE, self.high + 1, FINE):
            now = self.up(glance.against(rating))
            if now != height:
                height = now
                parts.append("H" + str(self.across(rating - FINE / 2)) + "V" + str(now))
        return "".join(parts) + "H" + str(WIDTH)


def _place(across: int, up: int) -> str:
    return str(across) + " " + str(up)


def _is_stepped(glance: Glance, own: int) -> bool:
    """Whether the expected score stays level over many points, as that of a table does."""
    fact = glance.book.opponent
    level = 0
    for difference in PROBES:
        rating = min(max(own + difference, fact.low), fact.high - 1)
        level += glance.against(rating) == glance.against(rating + 1)
    return level >= LEVEL


def curve_said(glance: Glance, changes: dict[str, str], wording: Wording) -> str:
    """What the curve shows, in a sentence; ``changes`` are those of the one game's outcomes."""
    own = wording.figure(Figure(glance.own))
    if not glance.is_one:
        return wording.text("glance-curve-several", own=own)
    opponent = wording.figure(Figure(glance.opponents[0]))
    expected = wording.figure(Figure(glance.expected[0], EXPECTED))
    return wording.text("glance-curve", own=own, opponent=opponent, expected=expected, **changes)


def point_said(glance: Glance, wording: Wording) -> str:
    """The point in hand, for who moves it by keys."""
    opponent = wording.figure(Figure(glance.opponents[0]))
    expected = wording.figure(Figure(glance.expected[0], EXPECTED))
    return wording.text("glance-point", opponent=opponent, expected=expected)
