"""The goal beside the answer: what is still needed, of how much, and how likely that is."""

from ....core.assessment import Figure, Points
from ....core.games import OPEN
from ....questions.chances import chance_to_reach, distribution
from ....questions.forecast import Outlook
from ....systems.base import TARGET
from ..calculator.answers import Answer
from ..wording import Wording
from .chances import draw_percent
from .situation import COMING, PLAYED_ALL, Situation
from .target import Goal


def goal_line(answer: Answer, wording: Wording) -> str:
    """What the goal asks for in one line; empty while there is no goal, or nothing to ask it of."""
    reading = answer.reading
    text = reading.entry.plans["goal"]
    if not text.strip() or not reading.book.offers(TARGET):
        return ""
    situation = Situation(reading)
    goal = Goal(text, situation)
    if goal.fault is not None:
        return wording.fault(goal.fault)
    found = situation.outlook
    if goal.value is None or found is None:
        return situation.basis(wording) if situation.missing else ""
    return _line(situation, found, goal.value, answer, wording)


def _line(
    situation: Situation, found: Outlook, goal: float, answer: Answer, wording: Wording
) -> str:
    needed = found.needed(goal)
    if needed is None and found.possible(goal) is None:
        best = wording.figure(Figure(found.at(2 * found.games).most.new_rating or 0))
        return wording.text("goal-none", rating=best)
    draws = draw_percent(situation.reading.entry.plans["draws"])
    row = distribution(situation.chances(draws / 100))
    least, _ = chance_to_reach(found, row, goal)
    chance = wording.text("percent", value=wording.figure(Figure(100 * least)))
    if needed is None:
        return wording.text("goal-uncertain")
    if needed == 0:
        return wording.text("goal-nothing")
    figures = {
        "score": wording.figure(Points(needed)),
        "games": str(found.games),
        "chance": chance,
    }
    if situation.kind == PLAYED_ALL:
        return wording.text("goal-needed", **figures)
    assessment = answer.assessment
    if situation.kind == COMING and assessment is not None:
        played = [line for line in assessment.lines if line.counted and line.game.state != OPEN]
        if played:
            figures["total"] = wording.figure(Points(needed + assessment.score))
            figures["rounds"] = str(found.games + len(played))
            return wording.text("goal-more", **figures)
    return wording.text("goal-of", **figures)
