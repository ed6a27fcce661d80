"""The command ``target``: what a goal needs, and how likely it is."""

from ...core.field import Field
from ...core.games import Event, Game, Player
from ...questions.chances import (
    Chances,
    chance_to_reach,
    chances,
    distribution,
    expected_score,
    game_chances,
)
from ...questions.forecast import Outlook, outlook, outlook_in_field
from ...systems.base import CHANCES, FIELD, TARGET, RuleBook
from ...wire.answers import write_outcome
from ...wire.messages import names_of
from ...wire.reading import read_number
from ...wire.values import plain
from .reading import has_field, read_asked, read_field, read_games, read_opponents


def target(request: dict[str, object]) -> dict[str, object]:
    """The least score that reaches a rating, and the rating at every score.

    Raises ``InputError`` at the fault's place.
    """
    book, event, player = read_asked(request)
    book.need(TARGET)
    goal = read_number(request.get("target"), "target")
    draw_rate = request.get("draw_rate")
    if draw_rate is not None:
        book.need(CHANCES, "draw_rate")
    rate = None if draw_rate is None else read_number(draw_rate, "draw_rate")
    # games before those against the field would be passed over in silence
    if has_field(request, "opponents") and has_field(request, "games"):
        field = read_field(request["field"], book, points=False)
        book.need(FIELD, "field")
        found = outlook_in_field(book, player, field, event)
        each = [] if rate is None else _field_chances(book, player, field, event, rate)
    else:
        games = _games(request, book, event)
        found = outlook(book, player, games, event)
        each = [] if rate is None else game_chances(book, player, games, event, rate)
    answer: dict[str, object] = {
        "system": book.name,
        "edition": book.edition(event).name,
        "target": goal,
        "games": found.games,
        "score_needed": plain(found.needed(goal)),
        "score_possible": plain(found.possible(goal)),
        "score_to_hold": plain(found.needed(player.rating or 0)),
        "table": [write_outcome(outcome) for outcome in found.table()],
        "notes": names_of(found.notes + found.at(0).least.notes + book.standing(event)),
    }
    if rate is not None:
        answer["chances"] = _write_chances(each, found, goal)
    return answer


def _games(request: dict[str, object], book: RuleBook, event: Event) -> list[Game]:
    played = read_games(request, book) if "games" in request else []
    return played + read_opponents(request, book, event)


def _field_chances(
    book: RuleBook, player: Player, field: Field, event: Event, rate: float
) -> list[Chances]:
    game = field.game(None).against(book.average_opponent(field.average))
    return [chances(book.expected(player, game, event), rate)] * field.games


def _write_chances(each: list[Chances], found: Outlook, goal: float) -> dict[str, object]:
    row = distribution(each)
    least, most = chance_to_reach(found, row, goal)
    return {
        "expected": plain(expected_score(each)),
        "target": plain(least),
        "target_most": plain(most),
        "scores": [plain(chance) for chance in row],
    }
