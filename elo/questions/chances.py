"""How likely is it? Win, draw and loss from an expected score, and the total over several games.

An expected score is no chance to win: 0.6 may be six wins in ten games, or two wins and eight
draws. How often a game is drawn no rating system says; it is an assumption here, one number: how
many of ten games between equals are drawn. For unequal players it follows Davidson's model
("On Extending the Bradley-Terry Model to Accommodate Ties in Paired Comparison Experiments",
Journal of the American Statistical Association 65, 1970): with strengths a and b,

    win : draw : loss = a : v * sqrt(a * b) : b

The strengths are such that win + draw/2 is the expected score, whatever v is; among equals the
share of draws is v / (v + 2). Games are taken to be independent of one another.
"""

import math

from ..core.errors import InputError
from ..core.games import TODAY, Event, Game, Player
from ..systems.base import RuleBook
from .forecast import Outlook, open_games

#: An assumption to start from; among club players fewer games are drawn, among masters more.
USUAL_DRAW_RATE = 0.3


class Chances:
    """The chances of one game: ``win``, ``draw`` and ``loss``, 0 to 1 each, 1 together."""

    def __init__(self, win: float, draw: float, loss: float) -> None:
        self.win = win
        self.draw = draw
        self.loss = loss


def chances(expected: float, draw_rate: float = USUAL_DRAW_RATE) -> Chances:
    """The chances of a game with this expected score.

    ``draw_rate`` is the share of draws among equals, 0 to 1. Raises ``InputError``
    (``out-of-range``).

    >>> even = chances(0.5, 0.4)
    >>> even.win, even.draw, even.loss
    (0.3, 0.4, 0.3)
    """
    if not 0 <= draw_rate <= 1:
        raise InputError("out-of-range", "draw_rate", "must be from 0 to 1", low=0, high=1)
    weak = min(expected, 1 - expected)
    draw = _draw(weak, draw_rate)
    rare = max(weak - draw / 2, 0.0)  # the weaker side's win
    often = 1 - draw - rare
    if expected < 0.5:
        return Chances(rare, draw, often)
    return Chances(often, draw, rare)


def _draw(weak: float, draw_rate: float) -> float:
    # Davidson's share of draws where the weaker side expects ``weak``, 0 to 0.5
    if weak <= 0:
        return 0.0
    if draw_rate == 1:
        return 2 * weak  # whatever is not won by strength alone is drawn
    v = 2 * draw_rate / (1 - draw_rate)
    # r = sqrt(a/b) solves r^2 (1 - e) + v r (1/2 - e) - e = 0
    half = v * (0.5 - weak)
    r = 2 * weak / (half + math.sqrt(half * half + 4 * weak * (1 - weak)))
    return min(v * r / (r * r + v * r + 1), 2 * weak)


def game_chances(
    book: RuleBook,
    player: Player,
    games: list[Game],
    event: Event = TODAY,
    draw_rate: float = USUAL_DRAW_RATE,
) -> list[Chances]:
    """The chances of each open game that would count, from the rating before the period."""
    expected = book.expectations(player, games, event)
    return [
        chances(expected[index] or 0, draw_rate) for index in open_games(book, player, games, event)
    ]


def distribution(each: list[Chances]) -> list[float]:
    """The exact chance of every total score, from no point upwards by half points.

    >>> distribution([chances(0.5, 0.5), chances(0.5, 0.5)])
    [0.0625, 0.25, 0.375, 0.25, 0.0625]
    """
    row = [1.0]
    for game in each:
        longer = [0.0] * (len(row) + 2)
        for halves, chance in enumerate(row):
            longer[halves] += chance * game.loss
            longer[halves + 1] += chance * game.draw
            longer[halves + 2] += chance * game.win
        row = longer
    return row


def expected_score(each: list[Chances]) -> float:
    """The expected total: a win counts one, a draw half.

    >>> expected_score([chances(0.5, 0.5), chances(0.5, 0.25)])
    1.0
    """
    found = 0.0
    for game in each:
        found += game.win + game.draw / 2
    return found


def at_least(row: list[float], score: float | None) -> float:
    """The chance of this total score or more; 0 for None, a score out of reach.

    >>> at_least([0.25, 0.5, 0.25], 0.5), at_least([0.25, 0.5, 0.25], None)
    (0.75, 0.0)
    """
    found = 0.0
    if score is not None:
        for chance in row[int(2 * score) :]:
            found += chance
    return min(found, 1.0)


def chance_to_reach(outlook: Outlook, row: list[float], goal: float) -> tuple[float, float]:
    """The chance that the new rating is the goal at least: no less than, and no more than.

    Both are the same where the total alone decides. ``row`` is the distribution over the games of
    the outlook.
    """
    return at_least(row, outlook.needed(goal)), at_least(row, outlook.possible(goal))
