"""The text for a message says what was entered, what came of it, and by which rules."""

import pytest

from elo.page.view.calculator.entry import AVERAGE, SEVERAL, Entry, Row
from elo.page.view.calculator.presentation import answer
from elo.page.view.calculator.summary import summary
from elo.systems import by_name
from tests.cases.reading import read_cases
from tools.catalogue import LANGUAGES, Catalogue

#: Wikipedia's worked example.
ROUNDS = read_cases("plain.jsonl")[0]


def said(entry: Entry, language: str = "en") -> list[str]:
    wording = Catalogue(language).wording
    return summary(answer(entry, by_name(entry.system), wording), wording).split("\n")


def rounds() -> Entry:
    entry = Entry()
    entry.mode = SEVERAL
    entry.facts["rating"], entry.facts["k"] = str(ROUNDS["rating"]), str(ROUNDS["k"])
    results = {1: "win", 0.5: "draw", 0: "loss"}
    entry.rows = [Row(str(opponent), results[score]) for opponent, score in ROUNDS["games"]]
    return entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_system_inputs_result_and_edition(language: str) -> None:
    lines = said(rounds(), language)
    assert lines[0] == Catalogue(language).wording.text("system-elo")
    assert str(ROUNDS["rating"]) in lines[1]
    assert str(ROUNDS["k"]) in lines[1]
    signs = {1: "1", 0.5: "½", 0: "0"}
    games = [f"{i}. {o}: {signs[s]}" for i, (o, s) in enumerate(ROUNDS["games"], start=1)]
    assert lines[2:-3] == games
    assert str(ROUNDS["expected"]["new_rating"]) in lines[-2]
    assert "1978" in lines[-1]


def test_a_dated_system_names_tempo_day_and_edition() -> None:
    entry = rounds()
    entry.system, entry.date, entry.tempo = "fide", "2025-11-07", "standard"
    lines = said(entry)
    assert lines[0] == "FIDE, Standard, 2025-11-07"
    # since then a 2650's own rating decides about the 400 points, FIDE B02 8.3.1
    assert lines[-1].startswith("Rules in force since 2025-10-01.")


def test_a_game_that_does_not_count_says_why() -> None:
    entry = rounds()
    entry.rows.append(Row("1720", "win", "forfeit"))
    assert said(entry)[-4] == "6. 1720: 1 (Not counted: won or lost by forfeit.)"


def test_an_average_field_is_called_an_estimate() -> None:
    entry = rounds()
    entry.mode = AVERAGE
    entry.field = {"average": "1600", "rounds": "5", "points": "3"}
    lines = said(entry)
    assert "Average opponent 1600" in lines
    assert "Estimate from the average of the field." in lines


def test_without_a_result_it_says_so() -> None:
    entry = Entry()
    entry.facts["rating"] = "18x"
    assert "No result yet." in said(entry)
