"""Whoever ticks that he has no rating yet gets an answer under every system and in every mode."""

import pytest

from elo.page.view.calculator.entry import AVERAGE, ONE, SEVERAL, Entry, Row
from elo.page.view.calculator.presentation import answer
from elo.systems import SYSTEMS, by_name
from elo.systems.base import FIELD
from tools.catalogue import Catalogue

WORDING = Catalogue("en").wording


def entered(system: str, mode: str) -> Entry:
    entry = Entry()
    entry.system, entry.mode, entry.newcomer = system, mode, True
    entry.one.opponent, entry.one.result = "1500", "win"
    entry.field = {"average": "1500", "rounds": "5", "points": "2.5"}
    entry.rows = [Row("1500", result) for result in ("win", "win", "draw", "loss", "draw")]
    return entry


@pytest.mark.parametrize("mode", [ONE, SEVERAL, AVERAGE])
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_newcomer_is_answered(system: str, mode: str) -> None:
    book = by_name(system)
    found = answer(entered(system, mode), book, WORDING)
    # the rating of the form is his only where the system has no first ratings
    assert (found.first is None) == (not book.rates_newcomers)
    rates_old_hands_only = not book.rates_newcomers and (mode != AVERAGE or book.offers(FIELD))
    assert (found.assessment is not None) == rates_old_hands_only
    assert found.faulty == []


def test_the_first_dwz_is_shown() -> None:
    """Half of the points against equals are worth 1500, and 1500 + 0.08 * (2000 - 1500) = 1540."""
    entry = entered("dwz", SEVERAL)
    entry.rows[0].result = "loss"
    entry.rows[1].result, entry.rows[2].result = "win", "win"
    entry.rows[3].result, entry.rows[4].result = "draw", "loss"
    entry.date = entry.end = "2026-09-01"
    assert answer(entry, by_name("dwz"), WORDING).slots["new-rating"] == "1540"
