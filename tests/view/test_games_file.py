"""A sheet that was saved as a file is read again as it was, in any language, whatever was typed."""

import csv
import io
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.core.games import BYE, FORFEIT, PLAYED, UNRATED
from elo.page.view.calculator.entry import SEVERAL, Entry, Row
from elo.page.view.calculator.games_file import has_games, read_games, write_games
from elo.page.view.calculator.pasting import read_lines
from elo.page.view.calculator.presentation import answer
from elo.systems import SYSTEMS, by_name
from tools.catalogue import LANGUAGES, Catalogue

WORDS = {language: Catalogue(language).wording for language in LANGUAGES}

#: What a field of the page can hold: no line ends, and no more than twenty characters.
typed = st.one_of(
    st.from_regex(r"[12]?\d{3}", fullmatch=True),
    st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), max_size=20),
)
rows = st.builds(
    lambda opponent, result, state, games, born: _row(opponent, result, state, games, born),
    typed,
    st.sampled_from(["", "win", "draw", "loss"]),
    st.sampled_from([PLAYED, FORFEIT, BYE, UNRATED]),
    typed,
    typed,
)


def _row(opponent: str, result: str, state: str, games: str, born: str) -> Row:
    row = Row(opponent, result, state)
    row.set("opponent_games", games)
    row.set("opponent_born", born)
    return row


#: A sign, or a whole number with one: no spreadsheet computes with it.
SIGNED = re.compile(r"[+-]\d*")


def texts(row: Row) -> tuple[str, ...]:
    known = (row.fact("opponent_games"), row.fact("opponent_born"))
    return (row.opponent, row.result, row.state, *known)


def entry_of(listed: list[Row], system: str = "elo") -> Entry:
    entry = Entry()
    entry.system = system
    entry.mode = SEVERAL
    entry.rows = listed
    return entry


def written(entry: Entry, language: str) -> str:
    wording = WORDS[language]
    return write_games(entry, answer(entry, by_name(entry.system), wording), wording)


@given(
    st.lists(rows, max_size=8), st.sampled_from(LANGUAGES), st.sampled_from(SYSTEMS), st.booleans()
)
def test_what_was_saved_is_read_as_it_was(
    listed: list[Row], language: str, system: str, has_mark: bool
) -> None:
    kept = [texts(row) for row in listed if not row.is_blank()]
    text = written(entry_of(listed, system), language)
    found = read_games("\ufeff" * has_mark + text)
    assert found is not None
    assert [texts(row) for row in found] == kept
    # the paste box is where a visitor reads it
    pasted = read_lines(text)
    assert [texts(row) for row in pasted.rows] == kept
    assert pasted.unread == []


@given(st.lists(rows, max_size=8), st.sampled_from(LANGUAGES))
def test_every_program_that_reads_csv_finds_one_table(listed: list[Row], language: str) -> None:
    text = written(entry_of(listed), language)
    separator = {"en": ",", "nl": ";", "de": ";"}[language]
    table = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
    # number, opponent, result, kind, every fact that is known of a game, expected score, points
    assert {len(line) for line in table} <= {6, 7, 8}
    assert len({len(line) for line in table}) == 1
    assert len(table) == 1 + len([row for row in listed if not row.is_blank()])
    # a spreadsheet runs what begins like a formula; a sign alone is none, nor is a whole number
    for line in table[1:]:
        for cell in (line[1], *line[4:-2]):
            assert SIGNED.fullmatch(cell) or not cell.startswith(("=", "+", "-", "@"))


@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_a_file_that_went_through_a_spreadsheet_is_still_read(separator: str) -> None:
    heading = separator.join(["Nr.", "Gegner", "Ergebnis", "Art", "n", "y", "Erwartet", "Punkte"])
    line = separator.join(["1", "1900", "½", "unr", "12", "2009", '"0,43"', '"11,4"'])
    found = read_games(f"{heading}\n{line}\n\n")
    assert found is not None
    assert texts(found[0]) == ("1900", "draw", UNRATED, "12", "2009")


@pytest.mark.parametrize("text", ["", "1850 1", "a;b;c", "a;b;c;d;e;f;g;h\n1;2", "1,2,3,4,5,6,7,8"])
def test_any_other_text_is_no_file_of_ours(text: str) -> None:
    assert read_games(text) is None


def test_decimals_stand_as_the_language_writes_them_and_can_be_calculated_with() -> None:
    # published example, tests/cases/plain.jsonl P-004: K 32, 2400 loses against 2000: -29.09
    entry = entry_of([Row("2000", "loss")])
    entry.facts["rating"], entry.facts["k"] = "2400", "32"
    assert written(entry, "de").split("\r\n")[1] == "1;2000;0;;0,91;-29,09"
    assert written(entry, "en").split("\r\n")[1] == "1,2000,0,,0.91,-29.09"


def test_an_average_field_has_no_games_to_save() -> None:
    entry = Entry()
    assert has_games(entry)
    entry.mode = "average"
    assert not has_games(entry)
