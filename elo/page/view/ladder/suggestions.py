"""Whom the ladder's room suggests as opponents, and what it says of them."""

from ....core.names import isolated
from ....ladder.opponents import Suggestion
from ..wording import Wording
from .texts import change


def suggestion(found: Suggestion, wording: Wording) -> str:
    """A possible opponent, with the distance."""
    difference = wording.text("ladder-unrated")
    if found.difference is not None:
        difference = change(found.difference, wording)
    values = {"player": isolated(found.member.name), "difference": difference}
    return wording.text("ladder-again" if found.again else "ladder-suggestion", **values)


def suggestion_detail(found: Suggestion, wording: Wording) -> str:
    """The same with how near he is and how often they met, for a player's card."""
    if found.difference is None:
        return suggestion(found, wording)
    values: dict[str, str | int] = {
        "within": str(found.within),
        "met": str(found.met),
        "count": found.met,
    }
    text = suggestion(found, wording) + " "
    if not found.fair:
        return text + wording.text("ladder-suggestion-far")
    if not found.met:
        return text + wording.text("ladder-suggestion-new", within=str(found.within))
    return text + wording.text("ladder-suggestion-detail", **values)


def nearest(found: list[Suggestion], most: int) -> list[Suggestion]:
    """The first few who are fair opponents; the one of last time only when there is no other."""
    fair = fair_ones(found)
    return ([each for each in fair if not each.again] or fair)[:most]


def fair_ones(found: list[Suggestion]) -> list[Suggestion]:
    """Those who are fair opponents; only the nearest where nobody is one."""
    fair = [each for each in found if each.fair]
    return fair or found[:1]
