"""Was it a norm? The conditions of B01 for GM, IM, WGM and WIM norms, one by one.

FIDE Title Regulations effective from 1 January 2024, 1.4.1 to 1.4.9; the numbers are in
:mod:`elo.rulebooks.fide.norms`.

    sheet       the games that a norm counts, played and still to be played
    conditions  each condition: met, not met or not known
    needs       what scores in the remaining games would be enough
    report      all of it for one norm

Not looked at: whether the event was registered and fit for norms (1.1), its special cases (fewer
games in team events, double rounds, exemptions from the federations, 1.4.1 and 1.4.3), and that
won games may be left out (1.4.1).
"""

from .conditions import MET, NOT_KNOWN, NOT_MET, Condition
from .needs import Need
from .report import NormReport, norm_report, norm_reports
from .sheet import UNTITLED, Opponent

__all__ = [
    "MET",
    "NOT_KNOWN",
    "NOT_MET",
    "UNTITLED",
    "Condition",
    "Need",
    "NormReport",
    "Opponent",
    "norm_report",
    "norm_reports",
]
