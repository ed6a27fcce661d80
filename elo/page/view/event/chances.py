"""How likely is it? Win, draw and loss of each game, and the chance of every total score.

A share of draws is assumed: the visitor sees it and can change it.
"""

from ....core.assessment import Figure, Points
from ....core.errors import InputError
from ....core.numbers import round_half_away
from ....questions.chances import (
    USUAL_DRAW_RATE,
    Chances,
    at_least,
    chance_to_reach,
    distribution,
    expected_score,
)
from ....systems.base import Fact
from ..calculator.entry import read_fact
from ..calculator.presentation import PERCENT
from ..wording import EXPECTED, Wording
from .situation import SINGLE, Situation
from .target import Goal, scores_shown

#: The share of draws as a percentage, as the slider has it.
DRAWS = Fact("draws", 0, 100)
USUAL_DRAWS = round_half_away(100 * USUAL_DRAW_RATE)


def draw_percent(text: str) -> int:
    """The share of draws among equals that is assumed, in percent; the usual one if none is given.

    >>> draw_percent("45"), draw_percent(""), draw_percent("lots")
    (45, 30, 30)
    """
    try:
        return int(read_fact(text, DRAWS))
    except InputError:
        return USUAL_DRAWS


class Forecast:
    """The chances of each game to come, and those of every total score in half points."""

    def __init__(self, situation: Situation, draws: int) -> None:
        self.situation = situation
        self.draws = draws
        self.each: list[Chances] = []
        if situation.outlook is not None:
            self.each = situation.chances(draws / 100)
        self.totals = distribution(self.each)


def likelihood(forecast: Forecast, goal: Goal, wording: Wording) -> dict[str, str]:
    """How likely it is, as text by place."""
    slots = {name: "" for name in ("win", "draw", "loss", "goal-chance-name", "goal-chance")}
    for name in ("hold-chance", "likely", "scored-chance", "single-expected"):
        slots[name] = ""
    situation = forecast.situation
    slots["chances-basis"] = situation.basis(wording)
    slots["draws-value"] = wording.text("percent", value=wording.figure(Figure(forecast.draws)))
    if situation.outlook is None:
        return slots
    if situation.kind == SINGLE:
        one = forecast.each[0]
        for name, chance in (("win", one.win), ("draw", one.draw), ("loss", one.loss)):
            slots[name] = percent(chance, wording)
        slots["single-expected"] = _single(one, wording)
    else:
        slots["likely"] = _likely(forecast, wording)
    slots["hold-chance"] = _reached(forecast, situation.own, wording)
    if goal.value is not None:
        rating = wording.figure(Figure(goal.value))
        slots["goal-chance-name"] = wording.text("chances-goal", rating=rating)
        slots["goal-chance"] = _reached(forecast, goal.value, wording)
    if situation.scored is not None:
        score = wording.figure(Points(situation.scored))
        as_much = percent(at_least(forecast.totals, situation.scored), wording)
        slots["scored-chance"] = wording.text("chances-scored", score=score, chance=as_much)
    return slots


def game_rows(forecast: Forecast, wording: Wording) -> list[list[str]]:
    """A row for each game to come: number, opponent, expected, win, draw, loss."""
    rows = []
    for number, game in enumerate(forecast.each):
        opponent = wording.figure(Figure(forecast.situation.opponents[number]))
        expected = wording.figure(Figure(game.win + game.draw / 2, EXPECTED))
        chances = [percent(chance, wording) for chance in (game.win, game.draw, game.loss)]
        rows.append([str(number + 1), opponent, expected] + chances)
    return rows


def total_rows(forecast: Forecast, wording: Wording) -> list[list[str]]:
    """A row for each total score: the score, its chance, and that of at least as much."""
    found = forecast.situation.outlook
    if found is None:
        return []
    rows = []
    for outcome in scores_shown(found)[0]:
        chance = forecast.totals[int(2 * outcome.score)]
        more = at_least(forecast.totals, outcome.score)
        score = wording.figure(Points(outcome.score))
        rows.append([score, percent(chance, wording), percent(more, wording)])
    return rows


def percent(chance: float, wording: Wording) -> str:
    """A chance as the reader writes it."""
    return wording.text("percent", value=wording.figure(Figure(100 * chance, PERCENT)))


def _single(one: Chances, wording: Wording) -> str:
    values = [100 * one.win, 50 * one.draw, 100 * (one.win + one.draw / 2)]
    win, half, expected = [wording.figure(Figure(value, PERCENT)) for value in values]
    return wording.text("chances-single", win=win, half=half, expected=expected)


def _likely(forecast: Forecast, wording: Wording) -> str:
    best = 0
    for halves, chance in enumerate(forecast.totals):
        if chance > forecast.totals[best]:
            best = halves
    return wording.text(
        "chances-likely",
        score=wording.figure(Points(best / 2)),
        games=str(forecast.situation.rounds),
        expected=wording.figure(Figure(expected_score(forecast.each), EXPECTED)),
    )


def _reached(forecast: Forecast, goal: float, wording: Wording) -> str:
    found = forecast.situation.outlook
    if found is None:
        return ""
    least, most = [
        percent(chance, wording) for chance in chance_to_reach(found, forecast.totals, goal)
    ]
    return least if least == most else wording.text("from-to", least=least, most=most)
