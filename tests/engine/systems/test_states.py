"""What comes after: every state that games change, in every system."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elo.core.games import DRAW, LOSS, WIN, Event, Game, Player
from elo.systems import by_name, shelf
from elo.systems.base import RuleBook

EVENT = Event("2026-07-01")

each_book = pytest.mark.parametrize("book", shelf(), ids=lambda book: book.name)
each_book_by_game = pytest.mark.parametrize(
    "book", [book for book in shelf() if book.game_by_game], ids=lambda book: book.name
)
scores = st.sampled_from((WIN, DRAW, LOSS))
ratings = st.integers(1400, 2500)
players = st.builds(
    Player,
    ratings,
    games=st.none() | st.integers(0, 300),
    index=st.none() | st.integers(1, 90),
    peak=st.none() | st.integers(2000, 2600),
    born=st.none() | st.just(1980),
)
periods = st.lists(st.builds(Game, ratings, st.none() | scores), max_size=9)


def number_of(value: float | str) -> float:
    assert not isinstance(value, str)
    return value


@each_book
@settings(max_examples=40)
@given(players, periods)
def test_the_states_after_are_those_that_were_known_and_the_rating_is_the_new_one(
    book: RuleBook, player: Player, games: list[Game]
) -> None:
    found = book.rate(player, games, EVENT)
    assert book.shown(number_of(found.after["rating"])) == found.new_rating
    states = {fact.name for fact in book.facts if fact.state}
    known = {name for name in states if player.value(name) is not None}
    assert known <= set(found.after) <= states
    # one that was not known is there when the system has a value to start from, and then always
    start = set(book.rate(Player(player.rating), [], EVENT).after)
    assert known | start <= set(found.after)


@each_book
@settings(max_examples=40)
@given(players, periods)
def test_what_is_counted_goes_up_with_every_period(
    book: RuleBook, player: Player, games: list[Game]
) -> None:
    """The same games once more, from what came after them."""
    once = book.rate(player, games, EVENT)
    then = player.moved(once.after)
    twice = book.rate(then, games, EVENT)
    number, index = player.number("games"), player.number("index")
    if "games" in once.after and number is not None:
        assert once.after["games"] == number + once.counted
        assert twice.after["games"] == number + 2 * once.counted
    if "index" in once.after and index is not None:  # of evaluated events
        assert twice.after["index"] == index + (2 if once.counted else 0)
    if "peak" in once.after:
        peaks = [player.number("peak"), once.new_rating, twice.new_rating]
        assert twice.after["peak"] == max(peak for peak in peaks if peak is not None)
    assert then.rating == once.after["rating"]
    assert (then.k, then.value("born")) == (player.k, player.value("born"))


@settings(max_examples=60)
@given(players, st.lists(st.builds(Game, ratings, scores), max_size=9))
def test_where_every_game_moves_the_rating_a_row_is_its_games_one_by_one(
    player: Player, games: list[Game]
) -> None:
    book = by_name("schaaks")
    now = player
    for game in games:
        now = now.moved(book.rate(now, [game]).after)
    assert player.moved(book.rate(player, games).after) == now


@each_book_by_game
@settings(max_examples=60)
@given(players, players, scores)
def test_a_season_moves_the_states_that_one_game_gives(
    book: RuleBook, white: Player, black: Player, score: float
) -> None:
    names = book.states()
    pair = [
        tuple(each.after.get(name) for name in names)
        for each in book.rate_pair(white, black, score)
    ]
    assert book.move_pair(white, black, score) == tuple(pair)


@each_book
def test_the_rating_is_the_first_state(book: RuleBook) -> None:
    assert book.states()[0] == book.facts[0].name == "rating"


@each_book
@given(ratings, ratings)
def test_the_expected_score_of_a_game_is_that_of_the_two_ratings(
    book: RuleBook, own: int, opponent: int
) -> None:
    game = Game(opponent, None)
    assert book.expected(Player(own), game, EVENT) == book.expect(own, opponent, EVENT)


def test_what_the_systems_count_is_what_their_rules_count() -> None:
    """FIDE: games and the highest rating (B02 8.3.3). DWZ: evaluated events, 2.1."""
    assert by_name("fide").states() == ("rating", "games", "peak")
    assert by_name("dwz").states() == ("rating", "index")
    assert by_name("elo").states() == ("rating",)
    for name in ("knsb", "knsb-classic", "schaaks"):
        assert by_name(name).states() == ("rating", "games")
