"""One norm, asked of one event."""

from ..assessment import Figure, Message
from ..games import TODAY, Event
from ..rulebooks.fide import FIDE
from ..rulebooks.fide.norms import NORMS, SINCE, TITLE_GAMES, Field, Norm
from .conditions import MET, NOT_KNOWN, NOT_MET, Condition, conditions, so_far
from .needs import Need, needs
from .sheet import Opponent, Sheet, federation_code


class NormReport:
    """A norm's conditions, and what is still needed.

    ``performance`` is Rp from the games played so far, None before the first. ``average`` is Ra of
    all listed opponents, None without one; ``raised`` is the rating of the lowest of them when it
    was raised to the norm's floor, else None. ``needs`` tell what scores in the remaining games
    would do.
    """

    def __init__(
        self,
        norm: Norm,
        conditions: list[Condition],
        average: int | None,
        performance: int | None,
        raised: float | None,
        needs: list[Need],
        notes: list[Message],
    ) -> None:
        self.norm = norm
        self.conditions = conditions
        self.average = average
        self.performance = performance
        self.raised = raised
        self.needs = needs
        self.notes = notes

    @property
    def status(self) -> str:
        """``met`` when all are met, ``not met`` when one is not, else ``not known``."""
        found = [condition.status for condition in self.conditions]
        if NOT_MET in found:
            return NOT_MET
        return NOT_KNOWN if NOT_KNOWN in found else MET

    @property
    def score_needed(self) -> float | None:
        """The least score in the remaining games with the score and performance of a norm.

        None if no score is enough, or if nothing is known of the opponents.
        """
        for need in self.needs:
            if need.enough:
                return need.score
        return None


def norm_reports(
    opponents: list[Opponent],
    federation: str | None = None,
    rounds: int | None = None,
    event: Event = TODAY,
) -> list[NormReport]:
    """All four norms, from the highest; see :func:`norm_report`."""
    return [norm_report(norm, opponents, federation, rounds, event) for norm in NORMS]


def norm_report(
    norm: Norm,
    opponents: list[Opponent],
    federation: str | None = None,
    rounds: int | None = None,
    event: Event = TODAY,
) -> NormReport:
    """The conditions of one norm. Forfeits and byes are left out.

    ``federation`` is the player's own, None if not known. ``rounds`` is the number of games at the
    end, None when every game is listed. Raises ``InputError`` for an opponent's rating that FIDE
    does not know, at ``games.0.opponent`` and so on.

    >>> from ..games import Game
    >>> rivals = [Opponent(Game(2500, 0.5), "GM", each) for each in ["GER", "FRA", "NED"] * 3]
    >>> report = norm_report(NORMS[1], rivals, "NED")
    >>> report.status, report.average, report.performance
    ('met', 2500, 2500)
    """
    for index, opponent in enumerate(opponents):
        FIDE.why_not_counted(opponent.game, "games." + str(index), event)
    sheet = Sheet(opponents, rounds, FIDE.edition(event))
    field = Field(sheet.ratings, norm.floor)
    asked = conditions(norm, sheet, federation_code(federation))
    return NormReport(
        norm,
        asked,
        field.average if sheet.listed else None,
        so_far(norm, sheet),
        field.lowest if field.raised else None,
        needs(norm, sheet),
        _notes(norm, sheet, field, asked, event),
    )


def _notes(
    norm: Norm, sheet: Sheet, field: Field, asked: list[Condition], event: Event
) -> list[Message]:
    notes = []
    if field.raised:
        figures = {"lowest": Figure(field.lowest), "floor": Figure(norm.floor)}
        notes.append(Message("norm-note-raised", **figures))
    if sheet.dropped:
        notes.append(Message("norm-note-dropped", games=Figure(sheet.dropped)))
    failed = [condition.name for condition in asked if condition.status == NOT_MET]
    if "games" in failed:
        notes.append(Message("norm-note-fewer-games"))
    if [name for name in failed if "federation" in name]:
        notes.append(Message("norm-note-exempt"))
    if event.date is not None and event.date < SINCE:
        notes.append(Message("norm-note-older"))
    notes.append(Message("norm-note-unchecked"))
    title = {"games": Figure(TITLE_GAMES), "rating": Figure(norm.rating)}
    notes.append(Message("norm-note-title", **title))
    return notes
