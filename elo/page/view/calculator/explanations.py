"""The figures in the page's explanations: computed, so that no text holds a number of its own."""

from ....core.curves import LOGISTIC_SCALE
from ....core.games import DRAW, LOSS, WIN, Field, Game, Player
from ....core.numbers import write, write_points
from ....systems.plain_elo import K_CLUB, K_MASTER, K_NEW, PLAIN

#: Differences whose expected scores the explanation names.
DIFFERENCES = (100, 200, 400)

#: The player of the example: one point from a weak and a strong opponent.
OWN = 1500
LOW = 1300
HIGH = 1900


def explanation_values(mark: str) -> dict[str, str]:
    """The values that the ``tell-`` messages may use, written with this decimal mark."""
    values = {
        "k-new": str(K_NEW),
        "k-club": str(K_CLUB),
        "k-master": str(K_MASTER),
        "k": str(K_CLUB),
        "scale": str(LOGISTIC_SCALE),
        "even": write(100 * PLAIN.expect(OWN, OWN), 0, mark),
        "own": str(OWN),
        "low": str(LOW),
        "high": str(HIGH),
    }
    for number, difference in enumerate(DIFFERENCES):
        values["d" + str(number + 1)] = str(difference)
        expected = PLAIN.expect(OWN + difference, OWN)
        values["e" + str(number + 1)] = write(expected, 2, mark)
    values.update(_draw_example(mark))
    values.update(_average_example())
    return values


def _draw_example(mark: str) -> dict[str, str]:
    stronger = OWN + DIFFERENCES[1]
    assessment = PLAIN.rate(Player(OWN, K_CLUB), [Game(stronger, DRAW)])
    return {
        "under": write(assessment.expected, 2, mark),
        "gain": write(assessment.change, 1, mark),
    }


def _average_example() -> dict[str, str]:
    player = Player(OWN, K_CLUB)
    exact = PLAIN.rate(player, [Game(LOW, WIN), Game(HIGH, LOSS)])
    shortcut = PLAIN.rate_field(player, Field((LOW + HIGH) / 2, 2, WIN))
    return {
        "points": write_points(WIN),
        "exact": str(exact.new_rating),
        "shortcut": str(shortcut.new_rating),
    }
