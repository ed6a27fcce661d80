"""B02 8.3: the rating change of a rated player.

    8.3.1  D    the difference of the ratings, over 400 points counted as 400 (with exceptions)
    8.3.2  PD   the expected score from table 8.1.2;  dR = score - PD, summed over the period
    8.3.3  K    the development coefficient
    8.3.4       K times the sum, rounded once, a half away from zero

The same thing as clubs write it, with F the score and N the expectation in hundredths of a point:
Rn = Ro + K * (F/100 - N/100). All sums here are whole hundredths, so that a tie is a tie.
"""

from ...core.assessment import Assessment, Message
from ...core.field import Field
from ...core.games import LOSS, TODAY, Event, Game, Player
from ...core.numbers import round_half_away
from ..shared.period import after_period
from ..shared.spread import no_steps
from .coefficient import Choice, choose
from .differences import FideLine, count, hundredths
from .edition import FideEdition
from .facts import RATING, check_games, own_rating, rated_average, whole
from .tables import FULL
from .working import (
    Tally,
    cap_notes,
    field_notes,
    field_step,
    floor_notes,
    game_steps,
    period_steps,
    tally,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # MicroPython has no collections.abc, and never looks at an annotation
    from collections.abc import Callable


class Tournament:
    """One tournament of a rating period: its games, and the rating that the player had in it.

    That rating is the one of the list in force when the tournament started, so that two
    tournaments rated on the same list can differ in it.
    """

    def __init__(self, rating: float, games: list[Game], event: Event = TODAY) -> None:
        self.rating = rating
        self.games = games
        self.event = event


def rate_period(
    name: str, player: Player, tournaments: "list[tuple[Tournament, FideEdition]]"
) -> Assessment:
    """The change of a period: its tournaments with the edition of each, rounded once (8.3.4).

    K is that of the last tournament's edition and date. ``name`` is the rule book's.
    """
    own_rating(player)
    lines: list[FideLine] = []
    for tournament, edition in tournaments:
        rating = whole(RATING, tournament.rating, "player.rating")
        check_games(tournament.games)
        lines += count(rating, tournament.games, edition)
    tournament, edition = tournaments[-1]
    sums = tally(lines)
    choice = choose(player, sums.games, tournament.event, edition)
    for line in lines:
        if line.expected is not None:
            line.change = choice.k * line.surplus / FULL
    found = _conclude(
        name, player, choice, sums, lines, lambda: game_steps(lines, edition), edition
    )
    found.notes += cap_notes(lines, edition)
    return found


def rate_field(
    name: str, player: Player, field: Field, event: Event, edition: FideEdition
) -> Assessment:
    """An estimate: every game counted as one against the average opponent, half a point up."""
    own = own_rating(player)
    average = rated_average(own, field.average, edition)
    lines = count(own, [field.game(LOSS).against(average)] * field.games, edition)
    sums = tally(lines)
    sums.scored = hundredths(field.points)
    choice = choose(player, sums.games, event, edition)
    found = _conclude(
        name, player, choice, sums, [], lambda: [field_step(lines[0], edition)], edition
    )
    found.estimate = True
    found.notes = [Message("note-estimate")] + found.notes + field_notes(lines)
    found.notes += cap_notes(lines, edition)
    return found


def by_score(
    name: str, player: Player, lost: list[Game], event: Event, edition: FideEdition
) -> "Callable[[float], Assessment]":
    """The change by the points of games that are still to come; in ``lost`` they are lost."""
    own = own_rating(player)
    check_games(lost)
    least = tally(count(own, lost, edition))
    choice = choose(player, least.games, event, edition)

    def assess(score: float) -> Assessment:
        sums = Tally(least.scored + hundredths(score), least.expected, least.games)
        return _conclude(name, player, choice, sums, [], no_steps, edition)

    return assess


def _conclude(
    name: str,
    player: Player,
    choice: Choice,
    sums: Tally,
    lines: list[FideLine],
    working: "Callable[[], list[Message]]",
    edition: FideEdition,
) -> Assessment:
    own = player.rating or 0
    change = sums.times(choice.k)
    rating = own + round_half_away(change)
    return Assessment(
        name,
        edition.name,
        choice.k,
        choice.reason,
        sums.scored / FULL,
        sums.expected / FULL,
        change,
        rating,
        list(lines),
        lambda: working() + period_steps(own, choice.k, sums, choice.steps, edition),
        floor_notes(own, rating, edition) + choice.notes,
        after=_after(player, rating, sums.games),
    )


def _after(player: Player, rating: float, games: int) -> dict[str, float | str]:
    after = after_period(player, rating, games=games)
    peak = player.number("peak")
    if peak is not None:
        after["peak"] = max(peak, rating)
    return after
