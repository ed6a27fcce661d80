"""Was it a norm? The conditions of B01 for GM, IM, WGM and WIM norms, one by one.

FIDE Title Regulations effective from 1 January 2024, 1.4.1 to 1.4.9; the numbers are in
:mod:`elo.systems.fide.norms`.

    sheet       the games that a norm counts, played and still to be played
    conditions  each condition: met, not met or not known
    leeway      games that the player may leave aside
    formats     what hangs on the event's format
    needs       what scores in the remaining games would be enough
    unchecked   what is not looked at, the one list of it
    report      all of it for one norm

A norm is ``met`` only when every condition is that can be told from what is known, in every format
that the event can have had.
"""

from .conditions import MET, NOT_KNOWN, NOT_MET, Condition
from .formats import DEPENDS, Outcome
from .needs import Need
from .report import NormReport, norm_report, norm_reports
from .sheet import UNTITLED, Opponent
from .unchecked import OF_WOMEN, UNCHECKED, unchecked_of_all

__all__ = [
    "DEPENDS",
    "MET",
    "NOT_KNOWN",
    "NOT_MET",
    "OF_WOMEN",
    "UNCHECKED",
    "UNTITLED",
    "Condition",
    "Need",
    "NormReport",
    "Opponent",
    "Outcome",
    "norm_report",
    "norm_reports",
    "unchecked_of_all",
]
