"""What FIDE asks about a player and his opponents, and the ranges of it."""

from ...core.assessment import Figure, Message
from ...core.errors import InputError
from ...core.games import Game, Player
from ...core.numbers import round_half_up
from ..base import Fact
from .coefficient import JUNIOR_AGE, JUNIOR_RATING, NEWCOMER_GAMES, TOP_RATING
from .differences import rated_range
from .edition import K_40_20_10, FideEdition

#: The lowest rating that any edition known here has published, and a bound that no player nears.
RATING = Fact("rating", 1000, 4000, state=True)
OPPONENT = Fact("opponent", 0, 4000)
K = Fact(
    "k",
    1,
    100,
    presets=(
        (K_40_20_10.new, Message("fide-k-preset-new")),
        (K_40_20_10.usual, Message("fide-k-preset-usual")),
        (K_40_20_10.top, Message("fide-k-preset-top", limit=Figure(TOP_RATING))),
    ),
    letter="K",
)
GAMES = Fact(
    "games",
    0,
    100000,
    hint=Message("fide-hint-games", games=Figure(NEWCOMER_GAMES)),
    state=True,
)
BORN = Fact(
    "born",
    1900,
    2100,
    hint=Message(
        "fide-hint-born",
        k=Figure(K_40_20_10.new),
        age=Figure(JUNIOR_AGE),
        limit=Figure(JUNIOR_RATING),
    ),
)
PEAK = Fact(
    "peak",
    0,
    4000,
    hint=Message("fide-hint-peak", k=Figure(K_40_20_10.top), limit=Figure(TOP_RATING)),
    state=True,
)


def own_rating(player: Player) -> float:
    """The player's rating, with all facts checked. Raises ``InputError`` at their places."""
    rating = player.rated()
    check_player(player)
    return rating


def check_player(player: Player) -> None:
    """Checks whatever is known of the player."""
    if player.rating is not None:
        whole(RATING, player.rating, "player.rating")
    for fact in (K, GAMES, BORN):
        value = player.number(fact.name)
        if value is not None:
            fact.check(value, "player." + fact.name)
    peak = player.number("peak")
    if peak is not None:
        whole(PEAK, peak, "player.peak")


def check_games(games: list[Game]) -> None:
    """Checks the opponents' ratings."""
    for number, game in enumerate(games):
        rating = game.opponent
        if rating is None or (OPPONENT.low <= rating <= OPPONENT.high and rating == int(rating)):
            continue  # nothing to say, and no name to put together for it
        check_game(game, "games." + str(number))


def check_game(game: Game, place: str) -> None:
    """Checks the opponent's rating; ``place`` names the game in the batch contract."""
    if game.opponent is not None:
        whole(OPPONENT, game.opponent, place + ".opponent")


def rated_average(own: float, average: float, edition: FideEdition) -> int:
    """The average of a field as a rating against which games are rated, half a point up."""
    OPPONENT.check(average, "field.average")
    rounded = round_half_up(average)
    low, high = rated_range(own, edition)
    if not max(low, OPPONENT.low) <= rounded <= min(high, OPPONENT.high):
        raise InputError(
            "out-of-range",
            "field.average",
            "games against this average are not rated",
            low=max(low, OPPONENT.low),
            high=min(high, OPPONENT.high),
        )
    return rounded


def whole(fact: Fact, value: float, field: str) -> float:
    """A rating in its range; the tables know whole differences only."""
    fact.check(value, field)
    if value != int(value):
        raise InputError("not-whole", field, "must be a whole number")
    return value
