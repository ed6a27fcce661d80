"""The steps of an assessment, as a reader sees them."""

from ...core.assessment import Figure, Message, Points
from ...core.games import COLOR, Player
from ..shared.deviation import DEVIATION, Met
from .rules import ADVANTAGE

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable


class RatedGame:
    """One game of a row: the numbers before it, its change before the ``factor``, those ``after``.

    ``number`` is its own among the games that were entered.
    """

    def __init__(
        self,
        number: int,
        own: float,
        deviation: float,
        met: Met,
        change: float,
        factor: float,
        after: dict[str, float | str],
    ) -> None:
        self.number = number
        self.own = own
        self.deviation = deviation
        self.met = met
        self.change = change
        self.factor = factor
        self.after = after

    @property
    def rating(self) -> float:
        """The rating after it."""
        return self.after["rating"]  # type: ignore[return-value]


def row_steps(
    player: Player,
    rested: Player,
    row: list[RatedGame],
    rating: float,
    shown: "Callable[[float], float]",
) -> list[Message]:
    """The growth since the last game, each game, and the rating as it is shown."""
    found = []
    before, deviation = player.number(DEVIATION), rested.number(DEVIATION) or 0
    if before is not None and deviation > before:
        found.append(
            Message("lichess-step-rest", before=Figure(before, 1), deviation=Figure(deviation, 1))
        )
    for rated in row:
        found += _game(rated)
    if row:
        found.append(
            Message("lichess-step-shown", exact=Figure(rating, 2), rating=Figure(shown(rating)))
        )
    return found


def _game(rated: RatedGame) -> list[Message]:
    game = rated.met.game
    advantage = ADVANTAGE.get(game.text(COLOR) or "", 0)
    found = [
        Message(
            "lichess-step-game",
            number=Figure(rated.number),
            own=Figure(rated.own, 2),
            opponent=Figure(game.opponent or 0),
            advantage=Figure(advantage, 2, signed=True),
            weight=Figure(rated.met.weight, 4),
            expected=Figure(rated.met.expected, 4),
        ),
        Message(
            "lichess-step-change",
            before=Figure(rated.deviation, 1),
            deviation=Figure(rated.after["deviation"], 1),  # type: ignore[arg-type]
            score=Points(game.score or 0),
            expected=Figure(rated.met.expected, 4),
            change=Figure(rated.change, 2, signed=True),
        ),
    ]
    if rated.change > 0:
        found.append(
            Message(
                "lichess-step-gain",
                factor=Figure(rated.factor, 3),
                change=Figure(rated.rating - rated.own, 2, signed=True),
            )
        )
    return found
