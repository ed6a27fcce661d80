"""The pictures beside the answer, the goal, and what an answer rests on."""

import re

from elo.page.view.calculator.entry import AVERAGE, SEVERAL, Entry, Row
from elo.page.view.calculator.presentation import answer
from elo.page.view.event.glance import HEIGHT, WIDTH, Curve, Glance, shares_said
from elo.page.view.event.goal_line import goal_line
from elo.systems import SYSTEMS, by_name
from elo.systems.base import CHANCES
from tools.catalogue import Catalogue

ENGLISH = Catalogue("en").wording
DAY = "2026-11-30"


def entry(system: str, **facts: str) -> Entry:
    found = Entry()
    found.system, found.date, found.facts = system, DAY, {"rating": "1850", "k": "", **facts}
    return found


def glance(found: Entry) -> Glance:
    return Glance(answer(found, by_name(found.system), ENGLISH).reading)


def test_every_system_that_knows_chances_has_the_bar_and_the_curve() -> None:
    for system in SYSTEMS:
        seen = glance(entry(system))
        if not by_name(system).offers(CHANCES):
            assert seen.opponents == [], system
            continue
        assert len(seen.opponents) == 1, system
        win, draw, loss = seen.shares(0.3)
        # a draw counts half, whatever is assumed about draws
        assert abs(win + draw / 2 - seen.expected[0]) < 1e-9, system
        assert abs(win + draw + loss - 1) < 1e-9, system
        curve = Curve(seen)
        heights = [int(y) for y in re.findall(r"(?: |V)(\d+)", curve.path)]
        # the stronger the opponent, the less is expected
        assert heights == sorted(heights), system
        assert all(0 <= height <= HEIGHT for height in heights)
        ((across, up),) = curve.points
        assert WIDTH / 2 < across < WIDTH, system
        assert HEIGHT / 2 < up < HEIGHT, system


def test_a_curve_of_a_table_is_drawn_in_its_steps() -> None:
    for system, stepped in (("fide", True), ("elo", False), ("knsb", False), ("dwz", False)):
        curve = Curve(glance(entry(system)))
        assert curve.is_stepped == stepped, system
        # a step goes across and up or down, never both at once
        assert ("L" not in curve.path) == stepped, system


def test_a_curve_stays_while_only_the_points_on_it_move() -> None:
    for system in ("fide", "elo"):
        before = Curve(glance(entry(system)))
        other = entry(system)
        other.one.opponent = "1888"
        moved = Curve(glance(other), before)
        assert moved.path is before.path, system
        assert moved.points != before.points, system
        for change in ({"rating": "1860"}, {"rating": "2850"}):
            assert not before.is_of(glance(entry(system, **change))), (system, change)
            assert Curve(glance(entry(system, **change)), before).path is not before.path
        other.one.opponent = "2700"  # beyond the edges
        assert not before.is_of(glance(other)), system


class Counted(Glance):
    """Counts how often the rule book is asked."""

    asked = 0

    def against(self, opponent: float) -> float:
        self.asked += 1
        return super().against(opponent)


def test_a_wide_curve_takes_no_longer_than_a_narrow_one() -> None:
    for system in ("fide", "elo"):
        asked = []
        for opponent in ("1900", "100"):
            found = entry(system)
            found.one.opponent = opponent
            seen = Counted(answer(found, by_name(system), ENGLISH).reading)
            Curve(seen)
            asked.append(seen.asked)
        narrow, wide = asked
        assert wide <= narrow, system


def test_the_picture_says_its_chances_in_words() -> None:
    found = entry("elo")
    found.one.opponent = "1850"
    seen = glance(found)
    # equal players, and 30 of 100 games drawn
    assert shares_said(seen.shares(0.3), ENGLISH)["about"] == (
        "Chances: win 35%, draw 30%, loss 35%"
    )


def test_nothing_is_drawn_of_what_is_half_typed() -> None:
    for change in ({"rating": "18x"}, {"rating": ""}):
        assert not glance(entry("elo", **change)).opponents
    found = entry("elo")
    found.one.opponent = ""
    assert not glance(found).opponents
    found.mode = AVERAGE
    assert not glance(found).opponents


def several(goal: str, results: str) -> str:
    """The goal of somebody rated 1900 with K 20, in seven games against equals."""
    found = entry("elo", rating="1900", k="20")
    found.mode = SEVERAL
    names = {"w": "win", "d": "draw", "-": ""}
    found.rows = [Row("1900", names[sign]) for sign in results]
    found.plans["goal"] = goal
    return goal_line(answer(found, by_name("elo"), ENGLISH), ENGLISH)


def test_the_goal_counts_on_from_the_points_that_are_there() -> None:
    # against equals a point above half the games is worth K: 5½ of 7 are two above 3½, so 40
    assert several("1940", "wdwd---").startswith("2½ more out of 3 (5½ of 7), chance ")
    assert several("1920", "-------").startswith("4½ out of 7, chance ")
    assert several("1860", "wdwd---") == "Reached, whatever happens"
    assert several("2000", "wdwd---") == "Out of reach: 1950 at most"
    assert several("", "wdwd---") == ""
    # half a point is lacking, and of the last game 35 in 100 are won and 30 drawn
    assert several("1930", "wdwddw-") == "½ more out of 1 (5 of 7), chance 65%"


def test_what_decides_and_was_not_told_is_marked_until_it_is() -> None:
    def said(system: str, **facts: str) -> str:
        found = answer(entry(system, **facts), by_name(system), ENGLISH)
        return found.slots["assumed"]

    assert said("dwz") == "* Assumed, for want of: Year of birth, Index"
    assert said("dwz", born="2014").startswith("* Counted without an index.")
    assert said("dwz", born="2014", index="3") == ""
    assert said("dwz", k="20") == ""
    assert said("knsb").startswith("* Assumed, for want of: ")
    assert said("knsb", born="1990", games="200") == ""
    # a rating at which no age and no number of games would change the K
    assert said("fide", rating="2500", games="200") == ""
    assert said("elo") == ""
    assert said("glicko").startswith("* ")
    assert said("glicko", deviation="60") == ""
