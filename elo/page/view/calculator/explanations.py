"""The figures in the page's explanations: computed, so that no text holds a number of its own.

What is explained is the system that the page begins with: the formula by itself.
"""

from ....core.curves import LOGISTIC_SCALE
from ....core.field import Field
from ....core.games import DRAW, LOSS, WIN, Game, Player
from ....core.numbers import write, write_points
from ....systems import SYSTEMS, by_name
from ....systems.base import RuleBook

#: Differences whose expected scores the explanation names.
DIFFERENCES = (100, 200, 400)

#: The player of the example: one point from a weak and a strong opponent.
OWN = 1500
LOW = 1300
HIGH = 1900


def explanation_values(mark: str) -> dict[str, str]:
    """The values that the ``tell-`` messages may use, written with this decimal mark."""
    book = by_name(SYSTEMS[0])
    new, club, master = _usual_k(book)
    values = {
        "k-new": str(new),
        "k-club": str(club),
        "k-master": str(master),
        "k": str(club),
        "scale": str(LOGISTIC_SCALE),
        "even": write(100 * book.expect(OWN, OWN), 0, mark),
        "own": str(OWN),
        "low": str(LOW),
        "high": str(HIGH),
    }
    for number, difference in enumerate(DIFFERENCES):
        values["d" + str(number + 1)] = str(difference)
        expected = book.expect(OWN + difference, OWN)
        values["e" + str(number + 1)] = write(expected, 2, mark)
    values.update(_draw_example(book, club, mark))
    values.update(_average_example(book, club))
    return values


def _usual_k(book: RuleBook) -> list[float]:
    """The usual values of K, highest first."""
    fact = book.fact("k")
    return [value for value, _ in fact.presets] if fact else []


def _draw_example(book: RuleBook, k: float, mark: str) -> dict[str, str]:
    stronger = OWN + DIFFERENCES[1]
    assessment = book.rate(Player(OWN, k), [Game(stronger, DRAW)])
    return {
        "under": write(assessment.expected, 2, mark),
        "gain": write(assessment.change, 1, mark),
    }


def _average_example(book: RuleBook, k: float) -> dict[str, str]:
    player = Player(OWN, k)
    exact = book.rate(player, [Game(LOW, WIN), Game(HIGH, LOSS)])
    shortcut = book.rate_field(player, Field((LOW + HIGH) / 2, 2, WIN))
    return {
        "points": write_points(WIN),
        "exact": str(exact.new_rating),
        "shortcut": str(shortcut.new_rating),
    }
