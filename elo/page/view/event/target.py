"""What do I need? The score that reaches a rating, and what every other score would do."""

from ....core.assessment import Assessment, Figure, Points
from ....core.errors import InputError
from ....questions.forecast import Outcome, Outlook, reaches
from ..calculator.entry import read_fact
from ..wording import CHANGE, Wording
from .situation import PLAYED_ALL, Situation

#: The most scores that a table or a chart holds; of more only every so many are listed.
MOST_SCORES = 61


class Goal:
    """The rating to reach, as typed: its value, or why it has none."""

    def __init__(self, text: str, situation: Situation) -> None:
        self.value: float | None = None
        self.fault: InputError | None = None
        fact = situation.book.fact("rating")
        if text.strip() and fact is not None:
            try:
                self.value = read_fact(text, fact)
            except InputError as fault:
                self.fault = fault


def target(situation: Situation, goal: Goal, wording: Wording) -> dict[str, str]:
    """What is needed, as text by place."""
    slots = {name: "" for name in ("goal-name", "goal-score", "goal-detail")}
    slots["hint-goal"] = "" if goal.fault is None else wording.fault(goal.fault)
    slots["hold-score"] = slots["hold-detail"] = slots["target-notes"] = ""
    slots["target-basis"] = situation.basis(wording)
    found = situation.outlook
    if found is None:
        return slots
    if situation.kind == PLAYED_ALL and situation.scored is not None:
        scored = wording.figure(Points(situation.scored))
        slots["target-basis"] += " " + wording.text("target-scored", score=scored)
    own = situation.own
    slots["hold-score"], slots["hold-detail"] = _answer(found, own, wording)
    if goal.value is not None:
        rating = wording.figure(Figure(goal.value))
        slots["goal-name"] = wording.text("target-goal", rating=rating)
        slots["goal-score"], slots["goal-detail"] = _answer(found, goal.value, wording)
    slots["target-notes"] = wording.text("target-spread") if found.spread else ""
    return slots


def scores_shown(found: Outlook) -> tuple[list[Outcome], int]:
    """The outcomes that are listed, and the distance between them in half points."""
    last = 2 * found.games
    step = last // MOST_SCORES + 1
    return [found.at(halves) for halves in range(0, last + 1, step)], step


def enough(found: Outlook, goal: float | None) -> list[bool]:
    """For each score that is listed whether it reaches the goal."""
    outcomes = scores_shown(found)[0]
    return [goal is not None and reaches(outcome.least, goal) for outcome in outcomes]


def score_rows(found: Outlook, wording: Wording) -> list[list[str]]:
    """A row for each score that is listed: the score, the new rating and the change."""
    rows = []
    for outcome in scores_shown(found)[0]:
        least, most = outcome.least, outcome.most
        cells = [wording.figure(Points(outcome.score))]
        cells.append(_range(_rating(least, wording), _rating(most, wording), wording))
        cells.append(_range(_change(least, wording), _change(most, wording), wording))
        rows.append(cells)
    return rows


def caption(found: Outlook, goal: float | None, wording: Wording) -> str:
    """What the scores of a table are scored in, and which of them stand out."""
    games = str(found.games)
    text = wording.text("scores-of", games=games, count=found.games)
    step = scores_shown(found)[1]
    if step > 1:
        text += " " + wording.text("scores-step", step=wording.figure(Points(step / 2)))
    if goal is not None:
        text += " " + wording.text("scores-enough", rating=wording.figure(Figure(goal)))
    return text


def _answer(found: Outlook, goal: float, wording: Wording) -> tuple[str, str]:
    needed = found.needed(goal)
    possible = found.possible(goal)
    games = str(found.games)
    if needed is None:
        most = found.at(2 * found.games)
        if possible is not None and possible < found.games:
            least = wording.figure(Points(possible))
            text = wording.text("target-possible", score=least, games=games)
            return wording.text("target-uncertain"), text
        rating = _rating(most.most, wording)
        text = wording.text("target-most", games=games, rating=rating, count=found.games)
        return wording.text("target-none"), text
    outcome = found.at(int(2 * needed))
    if needed == 0:
        rating = _rating(outcome.least, wording)
        return wording.text("target-nothing"), wording.text("target-least", rating=rating)
    score = wording.text("target-score", score=wording.figure(Points(needed)), games=games)
    rating, change = _rating(outcome.least, wording), _change(outcome.least, wording)
    text = wording.text("target-result", rating=rating, change=change)
    if possible is not None and possible < needed:
        least = wording.figure(Points(possible))
        text += " " + wording.text("target-possible", score=least, games=games)
    return score, text


def _rating(found: Assessment, wording: Wording) -> str:
    if found.new_rating is None:
        return wording.dash
    return wording.figure(Figure(found.new_rating))


def _change(found: Assessment, wording: Wording) -> str:
    return wording.figure(Figure(found.change, CHANGE, signed=True))


def _range(least: str, most: str, wording: Wording) -> str:
    if least == most:
        return least
    return wording.text("from-to", least=least, most=most)
