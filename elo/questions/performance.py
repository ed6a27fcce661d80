"""What was it worth: the performance figures of a system, from games or from an average field.

The figures themselves belong to the rule books (``RuleBook.performances``): a federation's figure
follows its own curve or table.
"""

from ..core.assessment import Performance
from ..core.field import Field
from ..core.games import DRAW, LOSS, TODAY, WIN, Event, Game, Player
from ..systems.base import PERFORMANCE, UNKNOWN, RuleBook


def performances_in_field(
    book: RuleBook, field: Field, player: Player = UNKNOWN, event: Event = TODAY
) -> list[Performance]:
    """Every figure of the system as if each opponent had the average rating: an estimate.

    No figure depends on which games were won. Raises ``InputError`` as the rule book does.

    >>> from ..systems import by_name
    >>> [each.value for each in performances_in_field(by_name("fide"), Field(1800, 4, 3))]
    [1800, 1993, 1989, 1993]
    """
    book.need(PERFORMANCE)
    average = book.average_opponent(field.average)
    games = [game.against(average) for game in games_of(field)]
    return book.performances(games, player, event)


def games_of(field: Field) -> list[Game]:
    """The field as games against its average with as many points: wins, a draw, losses.

    >>> [game.score for game in games_of(Field(1800, 4, 2.5))]
    [1.0, 1.0, 0.5, 0.0]
    """
    wins = int(field.points)
    draws = int(2 * field.points) - 2 * wins
    scores = [WIN] * wins + [DRAW] * draws + [LOSS] * (field.games - wins - draws)
    return [field.game(score) for score in scores]
