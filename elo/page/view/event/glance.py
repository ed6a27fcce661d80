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

#: The distance between two points of a smooth curve, and how exactly the place of a step is found.
SMOOTH = 16
FINE = 4

#: Into how many parts the width is divided at most: a wide curve is no finer on the screen.
MOST_PARTS = 50
MOST_STEPS = 200

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

    def basis(self) -> list[object]:
        """What the curve hangs on beside its edges: while that stays the same, it does."""
        event = self.reading.event
        found: list[object] = [self.book.name, event.date, event.end, event.tempo]
        return found + [self.player.rating, self.player.facts, self._game.facts]

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

    ``low`` and ``high`` are the ratings at its edges; ``points`` are the games on it. Where only
    those have moved since the curve ``before``, nothing else is worked out again.
    """

    def __init__(self, glance: Glance, before: "Curve | None" = None) -> None:
        self.low, self.high = _edges(glance)
        self.basis = glance.basis() + [self.low, self.high]
        self.is_stepped: bool
        self.path: str
        if before is not None and before.is_of(glance):
            self.is_stepped, self.path = before.is_stepped, before.path
        else:
            self.is_stepped = _is_stepped(glance)
            self.path = self._steps(glance) if self.is_stepped else self._line(glance)
        self.points = [
            (self.across(opponent), self.up(expected))
            for opponent, expected in zip(glance.opponents, glance.expected)
        ]

    def is_of(self, glance: Glance) -> bool:
        """Whether this is the curve of other games, too: only their points may be others."""
        return self.basis == glance.basis() + list(_edges(glance))

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
        part = max(SMOOTH, (self.high - self.low) // MOST_PARTS)
        ratings = list(range(self.low, self.high, part)) + [self.high]
        places = [_place(self.across(r), self.up(glance.against(r))) for r in ratings]
        return "M" + "L".join(places)

    def _steps(self, glance: Glance) -> str:
        first, last = self.up(glance.against(self.low)), self.up(glance.against(self.high))
        fine = max(FINE, (self.high - self.low) // MOST_STEPS)
        parts = ["M0 " + str(first)]

        def fall(left: int, above: int, right: int, below: int) -> None:
            # the stronger the opponent, the less is expected: level ends are level between them
            if above == below:
                return
            middle = (left + right) // 2
            if right - left <= fine:
                parts.append("H" + str(self.across(middle)) + "V" + str(below))
                return
            now = self.up(glance.against(middle))
            fall(left, above, middle, now)
            fall(middle, now, right, below)

        fall(self.low, first, self.high, last)
        return "".join(parts) + "H" + str(WIDTH)


def _edges(glance: Glance) -> tuple[int, int]:
    """The lowest and the highest rating that is drawn: all games are between them."""
    own = int(glance.own)
    far = max([abs(opponent - own) for opponent in glance.opponents] + [SPAN])
    far = int((far + HUNDRED - 1) // HUNDRED) * HUNDRED
    fact = glance.book.opponent
    return int(max(own - far, fact.low)), int(min(own + far, fact.high))


def _place(across: int, up: int) -> str:
    return str(across) + " " + str(up)


def _is_stepped(glance: Glance) -> bool:
    """Whether the expected score stays level over many points, as that of a table does."""
    own = int(glance.own)
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
