"""Links, kept inputs and saved games of the first form mean what they meant when they were made.

Each sample was written by the page of November 2025, before facts became data of the systems.
"""

from urllib.parse import parse_qsl

import pytest

from elo.core.games import BYE, FORFEIT, PLAYED, UNRATED
from elo.page.view.calculator import address
from elo.page.view.calculator.entry import AVERAGE, ONE, SEVERAL, Entry, Row
from elo.page.view.calculator.games_file import read_games
from elo.page.view.calculator.presentation import answer
from elo.systems import SYSTEMS, by_name
from tools.catalogue import Catalogue

GAMES = (
    "game=d1900%2An40%2Ay2010&game=w1720%2Af&game=l1.650%2AtFM%2AcNED&game=o%2Ab"
    "&game=w2000%2Au&game=o18"
)
LINKS = {
    ("elo", SEVERAL): "rating=1850&k=32%2C5&goal=1900&draws=40&" + GAMES,
    ("elo", ONE): "rating=1850&k=32%2C5&opponent=d1900%2An40%2Ay2010&goal=1900&draws=40",
    (
        "elo",
        AVERAGE,
    ): "rating=1850&k=32%2C5&average=1600&rounds=5&points=2%C2%BD&goal=1900&draws=40",
    ("fide", SEVERAL): "date=2025-11-07&end=2025-11-09&tempo=rapid&rating=1850&k=&games=12"
    "&born=2009&peak=1900&goal=1900&draws=40&" + GAMES,
    ("knsb", ONE): "date=2025-11-07&end=2025-11-09&tempo=blitz&rating=1850&games=12&born=2009&k="
    "&opponent=d1900%2An40%2Ay2010&goal=1900&draws=40",
    ("schaaks", AVERAGE): "rating=1850&games=12&k=&average=1600&rounds=5&points=2%C2%BD&goal=1900"
    "&draws=40",
    ("dwz", SEVERAL): "date=2025-11-07&end=2025-11-09&rating=1850&born=2009&index=7&k=&goal=1900"
    "&draws=40&" + GAMES,
}
FACTS = {"rating": "1850", "games": "12", "born": "2009", "peak": "1900", "index": "7"}

FILES = {
    "en": "No.,Opponent,Result,Kind of game,Opponent's games,Opponent's year of birth,Expected,"
    "Points\r\n1,1900,½,,40,2010,0.43,1.74\r\n2,1720,1,F,,,,\r\n3,1.650,0,,,,0.76,-18.95\r\n"
    "4,,,bye,,,,\r\n5,2000,1,unr,,,,\r\n6,18,,,,,,\r\n",
    "nl": "Nr.;Tegenstander;Uitslag;Soort partij;Partijen tegenstander;Geboortejaar tegenstander;"
    "Verwacht;Punten\r\n1;1900;½;;40;2010;0,43;1,74\r\n2;1720;1;F;;;;\r\n3;1.650;0;;;;0,76;"
    "-18,95\r\n4;;;bye;;;;\r\n5;2000;1;unr;;;;\r\n6;18;;;;;;\r\n",
    "de": "Nr.;Gegner;Ergebnis;Art der Partie;Partien des Gegners;Geburtsjahr des Gegners;"
    "Erwartet;Punkte\r\n1;1900;½;;40;2010;0,43;1,74\r\n2;1720;1;F;;;;\r\n3;1.650;0;;;;0,76;"
    "-18,95\r\n4;;;bye;;;;\r\n5;2000;1;unr;;;;\r\n6;18;;;;;;\r\n",
}


def parts(row: Row) -> tuple[str, ...]:
    return (
        row.opponent,
        row.result,
        row.state,
        row.fact("opponent_games"),
        row.fact("opponent_born"),
    )


FIRST = ("1900", "draw", PLAYED, "40", "2010")
ROWS = [
    FIRST,
    ("1720", "win", FORFEIT, "", ""),
    ("1.650", "loss", PLAYED, "", ""),
    ("", "", BYE, "", ""),
    ("2000", "win", UNRATED, "", ""),
    ("18", "", PLAYED, "", ""),
]


def read(link: str) -> Entry:
    found = address.from_pairs(parse_qsl(link, keep_blank_values=True), SYSTEMS)
    assert found is not None
    return found


@pytest.mark.parametrize(("system", "mode"), LINKS)
def test_a_link_of_the_first_form_is_read_and_written_as_it_was(system: str, mode: str) -> None:
    link = f"v=1&system={system}&mode={mode}&{LINKS[system, mode]}"
    entry = read(link)
    book = by_name(system)
    assert (entry.system, entry.mode) == (system, mode)
    for fact in book.facts:
        expected = {**FACTS, "k": "32,5" if system == "elo" else ""}[fact.name]
        assert entry.fact(fact.name) == expected
    assert (entry.plans["goal"], entry.plans["draws"]) == ("1900", "40")
    if mode == ONE:
        assert parts(entry.one) == FIRST
    elif mode == SEVERAL:
        assert [parts(row) for row in entry.rows] == ROWS
        assert (entry.rows[2].title, entry.rows[2].federation) == ("FM", "NED")
    else:
        assert entry.field == {"average": "1600", "rounds": "5", "points": "2½"}
    if book.is_dated():
        assert (entry.date, entry.end) == ("2025-11-07", "2025-11-09")
    # and a page of then would read what is written now
    assert address.to_pairs(entry, book) == parse_qsl(link, keep_blank_values=True)


def test_its_facts_reach_the_engine() -> None:
    entry = read("v=1&system=knsb&mode=one&" + LINKS["knsb", ONE])
    found = answer(entry, by_name("knsb"), Catalogue("en").wording)
    assert found.reading.facts == {"rating": 1850, "games": 12, "born": 2009}
    assert found.reading.one is not None
    assert found.reading.one.facts == {"opponent_games": 40, "opponent_born": 2010}


@pytest.mark.parametrize("language", FILES)
def test_games_that_were_saved_before_columns_had_names_are_read(language: str) -> None:
    found = read_games(FILES[language])
    assert found is not None
    assert [parts(row) for row in found] == ROWS
