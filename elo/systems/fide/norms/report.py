"""One norm, asked of one event."""

from ....core.assessment import Figure, Message
from ....core.errors import InputError
from ....core.formats import FORMATS
from ....core.games import TODAY, Event
from ...norm_report import (
    DEPENDS,
    MET,
    NOT_KNOWN,
    NOT_MET,
    NormReport,
    Opponent,
    Outcome,
    federation_code,
)
from ..book import FIDE
from .conditions import so_far
from .formats import Case, combined, outcomes, shown
from .leeway import Account, Asked
from .needs import needs
from .requirements import (
    MIN_GAMES,
    MOST_GAMES,
    NINE_ROUNDS,
    SINCE,
    TITLE_GAMES,
    Field,
    Norm,
)
from .sheet import OUTSIDE, SCORELESS, UNPLAYED, WON, is_strange
from .unchecked import unchecked

#: What is said of a game that is not counted; of unplayed and later ones there is one note.
LEFT_OUT = {
    OUTSIDE: Message("norm-left-outside"),
    SCORELESS: Message("norm-left-scoreless"),
    WON: Message("norm-left-won"),
}


def norm_report(
    norm: Norm,
    opponents: list[Opponent],
    federation: str | None = None,
    rounds: int | None = None,
    event: Event = TODAY,
    form: str | None = None,
) -> NormReport:
    """The conditions of one norm.

    ``opponents`` are the rounds in their order, with forfeits and byes: these are not counted, but
    one of them with a full point may stand for the ninth game (1.4.1c). ``federation`` is the
    player's own, None if not known. ``rounds`` is the number of rounds at the end, None when every
    one is listed. ``form`` is one of ``FORMATS``, None if not known. Raises ``InputError`` for an
    unknown format (``unknown-format``), and for an opponent's rating that FIDE does not know, at
    ``games.0.opponent`` and so on.

    >>> from ....core.games import Game
    >>> from .requirements import NORMS
    >>> rivals = [Opponent(Game(2500, 0.5), "GM", each) for each in ["GER", "FRA", "NED"] * 3]
    >>> report = norm_report(NORMS[1], rivals, "NED")
    >>> report.status, report.average, report.performance
    ('met', 2500, 2500)
    """
    if form is not None and form not in FORMATS:
        raise InputError("unknown-format", "format", "must be one of " + ", ".join(FORMATS))
    for index, opponent in enumerate(opponents):
        FIDE.why_not_counted(opponent.game, "games." + str(index), event)
    own = federation_code(federation)
    known = None if own is not None and is_strange(own) else own
    found = outcomes(Asked(norm, opponents, rounds, FIDE.edition(event), known), form)
    status = combined(found)
    older = event.date is not None and event.date < SINCE
    if older and status in (MET, DEPENDS):
        # by rules that were not in force yet
        status = NOT_KNOWN
    sheet = shown(found).account.sheet
    field = Field(sheet.ratings, norm.floor)
    notes = _about_games(opponents, shown(found).account)
    if field.raised:
        figures = {"lowest": Figure(field.lowest), "floor": Figure(norm.floor)}
        notes.append(Message("norm-note-raised", **figures))
    if known != own:
        notes.append(Message("norm-note-own-code"))
    notes += _about_norm(norm, found, status)
    if older:
        notes.append(Message("norm-note-older"))
    title = {"games": Figure(TITLE_GAMES), "rating": Figure(norm.rating)}
    notes += [Message("norm-note-unchecked"), Message("norm-note-title", **title)]
    return NormReport(
        norm.name,
        status,
        [Outcome(each.form, each.scored, each.status) for each in found],
        shown(found).account.conditions,
        sheet.reasons,
        field.average if sheet.listed else None,
        so_far(norm, sheet),
        field.lowest if field.raised else None,
        needs(norm, sheet),
        notes,
        unchecked(norm),
    )


def _about_games(opponents: list[Opponent], account: Account) -> list[Message]:
    """Which games are not counted, and why."""
    sheet = account.sheet
    notes = []
    dropped = sheet.reasons.count(UNPLAYED)
    if dropped:
        notes.append(Message("norm-note-dropped", games=Figure(dropped)))
    for place, each in enumerate(opponents):
        reason = sheet.reasons[place]
        game = Figure(place + 1)
        if reason in LEFT_OUT:
            notes.append(Message(LEFT_OUT[reason].name, game=game))
        elif reason is None and each.federation is not None and is_strange(each.federation):
            notes.append(Message("norm-note-code", game=game))
    last = sheet.choice.last
    if last is not None:
        notes.append(Message("norm-note-later", round=Figure(last)))
        complete = account.complete or last
        if complete != last:
            notes.append(Message("norm-note-complete", round=Figure(complete)))
    if sheet.choice.lost:
        notes.append(Message("norm-note-lost"))
    if sheet.least_games != MIN_GAMES:
        figures = {"games": Figure(sheet.least_games), "rounds": Figure(sheet.rounds)}
        notes.append(Message("norm-note-eight", **figures))
    if sheet.games > MOST_GAMES:
        notes.append(Message("norm-note-long", games=Figure(MOST_GAMES)))
    return notes


def _about_norm(norm: Norm, found: list[Case], status: str) -> list[Message]:
    """What the verdict hangs on besides."""
    notes = []
    account = shown(found).account
    if status == DEPENDS:
        notes.append(Message("norm-note-format"))
    failed = [condition.name for condition in account.conditions if condition.status == NOT_MET]
    if "games" in failed:
        notes.append(Message("norm-note-fewer-games", rounds=Figure(NINE_ROUNDS)))
    if [name for name in failed if "federation" in name]:
        notes.append(Message("norm-note-exempt"))
    if account.strangers:
        notes.append(Message("norm-note-strangers", games=Figure(len(account.strangers))))
    if account.more_wins:
        notes.append(Message("norm-note-win-more"))
    if account.stopped:
        notes.append(Message("norm-note-stopped"))
    return notes
