"""The sum beside the answer says how the exact rating became the new one."""

import pytest

from elo.page.view.calculator.entry import Entry
from elo.page.view.calculator.presentation import answer
from elo.systems import by_name
from tools.catalogue import LANGUAGES, Catalogue


def said(rating: str, opponent: str, language: str) -> str:
    entry = Entry()
    entry.system = "dwz"
    entry.date = "2026-09-01"
    entry.facts["rating"], entry.facts["k"] = rating, ""
    entry.facts["born"], entry.facts["index"] = "1970", "20"
    entry.one.opponent, entry.one.result = opponent, "loss"
    wording = Catalogue(language).wording
    return answer(entry, by_name("dwz"), wording).slots["rounding"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rating_at_the_lowest_limit_is_not_called_rounded(language: str) -> None:
    """No DWZ lies below 1100 since 8 June 2026; K at 1110 is 28 * 1910 / 2400 = 22.3."""
    word = {"en": "rounded", "nl": "afgerond", "de": "gerundet"}[language]
    # 1110 - 11.15 = 1098.85, which no rounding makes 1100
    assert word not in said("1110", "1110", language)
    assert "1100" in said("1110", "1110", language)
    assert word in said("1510", "1510", language)
