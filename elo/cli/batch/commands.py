"""Ratings and performances, from a request to an answer.

Each command raises ``InputError`` at the fault's place.
"""

from ...core.games import Game
from ...core.numbers import rounded
from ...questions.performance import performances_in_field
from ...systems.base import FIELD, PERFORMANCE
from ...wire.answers import write_assessment, write_first, write_performances
from ...wire.reading import read_number
from ...wire.values import DECIMALS
from .reading import (
    has_field,
    read_asked,
    read_book,
    read_event,
    read_field,
    read_game_facts,
    read_games,
)


def rate(request: dict[str, object]) -> dict[str, object]:
    """The new rating after some games, or after a result against a field."""
    book, event, player = read_asked(request)
    if has_field(request):
        book.need(FIELD, "field")
        found = book.rate_field(player, read_field(request["field"], book), event)
    else:
        found = book.rate(player, read_games(request, book), event)
    return write_assessment(found, book, event)


def expect(request: dict[str, object]) -> dict[str, object]:
    """The expected score of one game."""
    book, event, player = read_asked(request)
    player.rated()
    opponent = read_number(request.get("opponent"), "opponent")
    game = Game(opponent, None, None, **read_game_facts(request, book, ""))
    expected = book.expected(player, game, event)
    return {
        "system": book.name,
        "edition": book.edition(event).name,
        "expected": rounded(expected, DECIMALS),
    }


def first(request: dict[str, object]) -> dict[str, object]:
    """A newcomer's first rating."""
    book, event = read_book(request), read_event(request)
    return write_first(book.first(read_games(request, book), event), book.standing(event))


def performance(request: dict[str, object]) -> dict[str, object]:
    """Every performance figure that the system defines."""
    book, event, player = read_asked(request)
    book.need(PERFORMANCE)
    if has_field(request):
        found = performances_in_field(book, read_field(request["field"], book), player, event)
    else:
        found = book.performances(read_games(request, book), player, event)
    return write_performances(book.name, book.edition(event).name, found, book.standing(event))
