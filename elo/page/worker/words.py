"""Figures and names as the desk writes them."""

from ...core.numbers import fewest_decimals, write, write_points
from ...tournament.event import ANY_LIST
from ...tournament.report import Report
from ..view.wording import Wording

#: The lists that have a name of their own in the catalogues; another one goes by its code.
LISTS = ("FID", "NED", "GER")


def written(value: float | None, digits: int, wording: Wording, signed: bool = False) -> str:
    """A figure, or a dash where there is none."""
    return wording.dash if value is None else write(value, digits, wording.mark, signed)


def factor(value: float | None, wording: Wording) -> str:
    """A K: whole as a rule."""
    return wording.dash if value is None else write(value, fewest_decimals(value), wording.mark)


def fact_name(name: str, report: Report, wording: Wording) -> str:
    """What may be corrected of a player, by its name under the report's rules."""
    return report.letter if name == "k" else wording.text("desk-fact-" + name)


def points(value: float | None, wording: Wording) -> str:
    """A score as on a result card."""
    return wording.dash if value is None else write_points(value)


def list_name(code: str, wording: Wording) -> str:
    """Whose list it is."""
    if code == ANY_LIST:
        return wording.text("desk-list-any")
    return wording.text("desk-list-" + code.lower()) if code in LISTS else code
