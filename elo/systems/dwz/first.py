"""Wertungsordnung 3.4: players without a rating; the first DWZ.

At least five games against rated opponents, kept games (Restpartien, for two years, 4.1.1)
included, and neither 0 % nor 100 % in them (3.4.1.1). Opponents who get their first DWZ in the same
event count too (3.4.1.2) when their number is given. The DSB solves for all newcomers of an event
at once (3.4.4); for one newcomer whose opponents are all rated that is his performance, and each
edition makes a DWZ of it.

Since June 2026 100 % gives a DWZ, as one public program has it: with one more game, a draw against
the average opponent.
"""

from ...core.assessment import Figure, FirstRating, Line, Message, Points
from ...core.games import DRAW, Game
from ...core.numbers import total
from ..base import not_counted
from .edition import DwzEdition
from .expectation import POINT, expected_thousandths, thousandths, whole_difference
from .performance import LEAST_GAMES, LOWEST, rating_for

#: 4.1.1: how many years the games of a player without a rating are kept.
KEPT_YEARS = 2


def first_rating(
    system: str,
    edition: DwzEdition,
    games: list[Game],
    notes: list[Message],
    solved: int | None = None,
    said: list[Message] | None = None,
) -> FirstRating:
    """The first DWZ from these games, or None with the condition that is still open.

    ``solved`` is the result where the newcomers of an event were solved together, and ``said`` what
    is said of that; without them the player stands alone.
    """
    counted = [game for game in games if not_counted(game) is None]
    opponents = [game.opponent for game in counted if game.opponent is not None]
    score = total([game.score for game in counted if game.score is not None])
    open_condition = _open_condition(len(opponents), score, edition)
    if open_condition:
        kept = [_kept(game) for game in games]
        return FirstRating(system, edition.name, None, open_condition, None, kept, [], notes)
    average = total(opponents) / len(opponents)
    steps = [
        Message(
            "dwz-step-first-score",
            score=Points(score),
            games=Figure(len(opponents)),
            average=Figure(average, 1),
        )
    ]
    notes = notes + ([Message("dwz-note-first-together")] if said is None else said)
    performance = newcomer_performance(opponents, score) if solved is None else solved
    if score >= len(opponents):
        opponents = opponents + [average]
        score += DRAW
        steps.append(Message("dwz-step-first-draw", average=Figure(average, 1)))
        notes.append(Message("dwz-note-first-all-points"))
    expected = expected_thousandths(performance, opponents)
    steps.append(
        Message(
            "dwz-step-first-performance",
            performance=Figure(performance),
            expected=Figure(expected / POINT, 3),
            score=Points(score),
        )
    )
    rating, made_of_it, known = edition.first(performance)
    lines = [_line(performance, game) for game in games]
    return FirstRating(
        system, edition.name, rating, None, performance, lines, steps + made_of_it, notes + known
    )


def newcomer_performance(opponents: list[float], score: float) -> int:
    """Ri, never below 0; with every game won one more counts, a draw against the average opponent.

    >>> newcomer_performance([1300, 1540, 1200, 1290, 1400], 3.5), newcomer_performance([1500], 1)
    (1505, 1691)
    """
    if score >= len(opponents):
        opponents = opponents + [total(opponents) / len(opponents)]
        score += DRAW
    return max(rating_for(opponents, score), LOWEST)


def _open_condition(games: int, score: float, edition: DwzEdition) -> Message | None:
    figures = {"games": Figure(games), "years": Figure(KEPT_YEARS)}
    if games < LEAST_GAMES:
        return Message("dwz-first-few", least=Figure(LEAST_GAMES), **figures)
    if score <= 0:
        return Message("dwz-first-no-point", **figures)
    if score >= games and not edition.all_points:
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
