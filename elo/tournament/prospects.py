"""Norms in an event: those that a player has made or can still make in the rounds to come."""

from ..norms import NOT_MET, NormReport, Opponent, norm_report
from ..rulebooks.fide.edition import STANDARD
from ..rulebooks.fide.norms import NORMS, TITLES
from .event import FIDE_LIST, MALE, Entrant
from .report import Report

#: Norms for women.
WOMEN = ("WGM", "WIM")


def norms(report: Report, player: Entrant) -> list[NormReport]:
    """The norms that are met or not out of reach, from the highest; none outside FIDE standard.

    Norms for women are asked for everybody but men. Whether the event is fit for norms is not
    looked at, as :mod:`elo.norms` says.
    """
    if report.book.federation != FIDE_LIST or report.terms.tempo != STANDARD:
        return []
    opponents = _opponents(report, player)
    if not opponents:
        return []
    federation = player.federation or None
    rounds = max(report.event.rounds, len(opponents))
    asked = [norm for norm in NORMS if norm.name not in WOMEN or player.sex != MALE]
    found = [norm_report(norm, opponents, federation, rounds, report.terms) for norm in asked]
    return [each for each in found if each.status != NOT_MET]


def _opponents(report: Report, player: Entrant) -> list[Opponent]:
    """A title that is missing means none only in a file that tells titles at all."""
    told = any(each.title for each in report.event.players)
    found = []
    for game in report.games(player):
        if game.opponent is not None:
            title: str | None = game.opponent.title if told else None
            if title and title not in TITLES:
                title = None
            found.append(Opponent(game.line.game, title, game.opponent.federation or None))
    return found
