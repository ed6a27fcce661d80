"""Games and the ranking as tables: what a spreadsheet gets, and what it brings back."""

import csv
import io
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.games import DRAW, LOSS, WIN
from elo.ladder.merging import apply, plan
from elo.ladder.table_cells import cells_of
from elo.ladder.table_reading import entries_of, read_games
from elo.ladder.table_writing import quoted, write_games, write_ranking
from tests.effort import tried
from tests.engine.ladder.clubs import Club, act, club, scripts, state

NOW = "2025-11-08T20:00:00.000Z"


def take_in(here: Club, text: str) -> Any:
    rows, reading = read_games(text)
    assert reading.faults == []
    found = plan(here.ladder, entries_of(here.ladder, rows, "laptop", NOW))
    apply(here.ladder, found)
    return found


@settings(max_examples=50)
@given(scripts, st.sampled_from(";,\t"))
def test_games_that_come_back_unchanged_change_nothing(script: Any, separator: str) -> None:
    here, _ = club()
    for happening in script:
        act(here, happening)
    before = state(here.ladder)
    found = take_in(here, write_games(here.ladder, separator))
    assert found.is_empty()
    assert state(here.ladder) == before


@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_a_spreadsheet_reads_what_is_written(separator: str) -> None:
    here, (anna, bert, *_) = club()
    odd = here.join('=Emma "the; , rook" O\'Neill')
    here.play(anna, odd, WIN)
    here.play(odd, bert, DRAW)
    text = write_games(here.ladder, separator)
    assert text.startswith("\ufeff")
    rows = list(csv.DictReader(io.StringIO(text[1:]), delimiter=separator))
    assert [row["result"] for row in rows] == ["1-0", "½-½"]
    assert rows[0]["black"] == "'" + odd.name  # a formula to nobody
    assert (rows[0]["white_before"], rows[0]["white_after"]) == ("1200", "1308")


@given(st.text(st.characters(blacklist_categories=["Cc", "Cs", "Zs"]), min_size=1, max_size=20))
def test_every_cell_comes_back_and_none_is_a_formula(cell: str) -> None:
    for separator in (";", ",", "\t"):
        written = quoted(cell, separator)
        assert cells_of(written + separator + "x", separator) == [cell, "x"]
        inner = written[1:] if written.startswith('"') else written
        plain = not cell[1:].strip("0123456789.,")
        assert plain or not inner.startswith(("=", "+", "-", "@"))


def test_a_result_that_was_changed_in_the_table_is_a_correction() -> None:
    here, (anna, bert, *_) = club()
    game = here.play(anna, bert, WIN)
    here.play(bert, anna, DRAW)
    text = write_games(here.ladder).replace(";1-0;", ";0-1;")
    found = take_in(here, text)
    assert [len(found.games), len(found.corrections)] == [0, 1]
    assert here.round(game.identity).score == LOSS
    assert take_in(here, text).is_empty()


FOREIGN = """Datum;Wit;Zwart;Uitslag
05-11-2025;Anna;Nieuw;1-0
5.11.2025;Anna;Nieuw;1 – 0
2025-11-06;Nieuw;Bert;remis
6-11-2025;Bert;Anna;0,5

;;;
"""


def test_somebody_elses_table_counts_once_and_brings_its_players() -> None:
    here, _ = club()
    found = take_in(here, FOREIGN)
    assert [entry.says("name") for entry in found.players] == ["Nieuw"]
    assert [game.score for game in here.ladder.games] == [WIN, WIN, DRAW, DRAW]
    assert [game.date for game in here.ladder.games][::3] == ["2025-11-05", "2025-11-06"]
    again = take_in(here, FOREIGN)
    assert (again.is_empty(), again.known) == (True, 4)


def test_the_same_table_on_two_devices_gives_the_same_entries() -> None:
    one, _ = club()
    other, _ = club()
    take_in(one, FOREIGN)
    take_in(other, FOREIGN)
    assert state(one.ladder) == state(other.ladder)


@pytest.mark.parametrize(
    ("line", "code", "field"),
    [
        ("2025-11-05;Anna;Bert;2-0", "bad-score", "line.2.result"),
        ("2025-02-30;Anna;Bert;1-0", "bad-date", "line.2.date"),
        ("11/5/2025;Anna;Bert;1-0", "bad-date", "line.2.date"),
        ("2025-11-05;;Bert;1-0", "empty-name", "line.2.white"),
        ("2025-11-05;Anna;Anna;1-0", "same-player", "line.2.black"),
        ("2025-11-05;Anna", "empty-name", "line.2.black"),
        ('2025-11-05;"Anna;Bert;1-0', "open-quote", "line.2"),
        ("2025-11-05;" + "x" * 81 + ";Bert;1-0", "long-name", "line.2.white"),
    ],
)
def test_a_line_that_cannot_be_read_is_told_with_its_number(
    line: str, code: str, field: str
) -> None:
    rows, reading = read_games(f"date;white;black;result\n{line}\n2025-11-05;Anna;Bert;1-0\n")
    assert [(fault.code, fault.field) for fault in reading.faults] == [(code, field)]
    assert [row.line for row in rows] == [3]


@pytest.mark.parametrize("text", ["", "white", "date;white;result\n", "a;b;c;d\n1;2;3;4"])
def test_a_table_must_name_its_columns(text: str) -> None:
    with pytest.raises(InputError) as fault:
        read_games(text)
    assert fault.value.code == "no-columns"
    assert fault.value.field.startswith("line.1")


def test_the_ranking_is_a_table_with_the_readers_decimal_mark() -> None:
    here, (anna, bert, *_) = club(players=2)
    here.play(anna, bert, DRAW)
    here.play(anna, bert, WIN)
    lines = write_ranking(here.ladder, ";", ",").split("\r\n")
    assert lines[0] == "\ufeffrank;name;rating;games;points;last_five"
    assert lines[1].startswith("1;Anna;")
    assert lines[1].split(";")[3:5] == ["2", "1,5"]


@tried(200)
@given(st.text(alphabet="date;white;black;result\n\"'=1-0½,\t2025\r", max_size=200))
def test_whatever_a_table_says_it_is_read_or_refused(text: str) -> None:
    here, _ = club()
    try:
        rows, _ = read_games("date;white;black;result\n" + text)
    except InputError:
        return
    plan(here.ladder, entries_of(here.ladder, rows, "laptop", NOW))
