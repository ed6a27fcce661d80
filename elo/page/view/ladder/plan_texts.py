"""What an import would change, as text."""

from ....core.names import isolated
from ....ladder.merging import Plan
from ..wording import Wording
from .texts import rating

#: An import is told with so many names; the rest is counted.
NAMES_TOLD = 5


def plan_lines(plan: Plan, wording: Wording) -> list[str]:
    """What an import would change, a line each."""
    lines = []
    if plan.is_empty():
        lines.append(wording.text("ladder-plan-nothing"))
    for name, number in (
        ("ladder-plan-players", len(plan.players)),
        ("ladder-plan-games", len(plan.games)),
        ("ladder-plan-corrections", len(plan.corrections)),
        ("ladder-plan-others", len(plan.others)),
        ("ladder-plan-unread", len(plan.unread)),
        ("ladder-plan-known", plan.known),
        ("ladder-plan-refused", len(plan.refused)),
        ("ladder-plan-twins", len(plan.twins)),
        ("ladder-plan-late", len(plan.late)),
        ("ladder-plan-strangers", len(plan.strangers)),
    ):
        if number:
            lines.append(wording.text(name, number=str(number), count=number))
    if plan.namesakes:
        names = ", ".join(
            [isolated(entry.says("name")) for entry, _ in plan.namesakes][:NAMES_TOLD]
        )
        lines.append(wording.text("ladder-plan-namesakes", names=names))
    return lines + _moves(plan, wording)


def _moves(plan: Plan, wording: Wording) -> list[str]:
    moved = [move for move in plan.moves if move.before is not None]
    lines = []
    for move in moved[:NAMES_TOLD]:
        before, after = rating(move.before, wording), rating(move.after, wording)
        values = {"player": isolated(move.member.name), "before": before, "after": after}
        lines.append(wording.text("ladder-plan-move", **values))
    rest = len(moved) - NAMES_TOLD
    if rest > 0:
        lines.append(wording.text("ladder-plan-more-moves", number=str(rest), count=rest))
    return lines
