"""Wertungsordnung 3.4: players without a rating; the first DWZ.

At least five games against rated opponents, kept games (Restpartien, for two years, 4.1.1)
included, and neither 0 % nor 100 % in them (3.4.1.1). Opponents who get their first DWZ in the same
event count too (3.4.1.2) when their number is given. The DSB solves for all newcomers of an event
at once (3.4.4); for one newcomer whose opponents are all rated that is his performance.
"""

from ...assessment import Figure, FirstRating, Line, Message, Points
from ...games import Game
from ...numbers import round_half_away, total
from ..rulebook import not_counted
from .expectation import POINT, expected_thousandths, thousandths, whole_difference
from .performance import LEAST_GAMES, rating_for

#: A result up to 800 is lifted to 700 + R / 8: known from a public implementation and an
#: encyclopedia only.
LIFT_UP_TO = 800
LIFT_BASE = 700
LIFT_SHARE = 8

#: 4.1.1: how many years the games of a player without a rating are kept.
KEPT_YEARS = 2


def first_rating(system: str, edition: str, games: list[Game], notes: list[Message]) -> FirstRating:
    """The first DWZ from these games, or None with the condition that is still open."""
    counted = [game for game in games if not_counted(game) is None]
    opponents = [game.opponent for game in counted if game.opponent is not None]
    score = total([game.score for game in counted if game.score is not None])
    open_condition = _open_condition(len(opponents), score)
    if open_condition:
        kept = [_kept(game) for game in games]
        return FirstRating(system, edition, None, open_condition, None, kept, [], notes)
    performance = rating_for(opponents, score)
    expected = expected_thousandths(performance, opponents)
    steps = [
        Message(
            "dwz-step-first-score",
            score=Points(score),
            games=Figure(len(opponents)),
            average=Figure(total(opponents) / len(opponents), 1),
        ),
        Message(
            "dwz-step-first-performance",
            performance=Figure(performance),
            expected=Figure(expected / POINT, 3),
            score=Points(score),
        ),
    ]
    notes = notes + [Message("dwz-note-first-together")]
    rating = lifted(performance)
    if performance <= LIFT_UP_TO:
        steps.append(
            Message(
                "dwz-step-first-lift",
                limit=Figure(LIFT_UP_TO),
                base=Figure(LIFT_BASE),
                share=Figure(LIFT_SHARE),
                performance=Figure(performance),
                rating=Figure(rating),
            )
        )
        notes.append(Message("dwz-note-lift-unconfirmed", limit=Figure(LIFT_UP_TO)))
    lines = [_line(performance, game) for game in games]
    return FirstRating(system, edition, rating, None, performance, lines, steps, notes)


def lifted(performance: int) -> int:
    """The first DWZ for a performance: up to 800 it is 700 plus an eighth; half away.

    >>> lifted(800), lifted(801), lifted(400)
    (800, 801, 750)
    """
    if performance > LIFT_UP_TO:
        return performance
    return round_half_away(LIFT_BASE + performance / LIFT_SHARE)


def _open_condition(games: int, score: float) -> Message | None:
    figures = {"games": Figure(games), "years": Figure(KEPT_YEARS)}
    if games < LEAST_GAMES:
        return Message("dwz-first-few", least=Figure(LEAST_GAMES), **figures)
    if score <= 0:
        return Message("dwz-first-no-point", **figures)
    if score >= games:
        return Message("dwz-first-all-points", **figures)
    return None


def _kept(game: Game) -> Line:
    return Line(
        game, None, None, not_counted(game) or Message("dwz-kept", years=Figure(KEPT_YEARS))
    )


def _line(performance: int, game: Game) -> Line:
    reason = not_counted(game)
    if reason or game.opponent is None:
        return Line(game, None, None, reason)
    each = thousandths(whole_difference(performance, game.opponent))
    return Line(game, each / POINT, None)
