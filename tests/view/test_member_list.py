"""A pasted list of players: names and ratings in the forms that people and federations have."""

import pytest

from elo.ladder.ladder import Ladder
from elo.page.view.ladder.member_headings import HEADINGS
from elo.page.view.ladder.member_list import MOST_MEMBERS, list_lines, read_members
from elo.systems import by_name
from elo.tournament.tables.words import field_of
from tests.engine.ladder.clubs import Club
from tools.catalogue import LANGUAGES, Catalogue


def read(text: str, system: str = "fide", ladder: Ladder | None = None) -> list[tuple[object, ...]]:
    """Names and ratings of a list of which every line is taken."""
    found = read_members(text, ladder or Ladder(), by_name(system))
    assert [(each.text, each.fault.code) for each in found.unread] == []
    assert found.kept == ""
    return [(member["name"], member.get("rating")) for member in found.members]


TWO = [("Adler, Anna", 2500), ("Bakker, Bo", None)]


@pytest.mark.parametrize(
    "text",
    [
        "Adler, Anna; 2500\nBakker, Bo",
        "Adler, Anna\t2500\nBakker, Bo\t0",
        "Adler, Anna, 2.500\r\nBakker, Bo, -",
        '"Adler, Anna",2500\n"Bakker, Bo",',
        "1. GM Adler, Anna (2500)\n2. Bakker, Bo",
        "Name;Rating\nAdler, Anna;2500\nBakker, Bo;",
        "Naam;KNSB;Rating\nAdler, Anna;2400;2500\nBakker, Bo;;",
        "Nachname;Vorname;Elo\nAdler;Anna;2500\nBakker;Bo;",
        "Name;Vorname;FIDE\nAdler;Anna;2500\nBakker;Bo;0",
        # a starting rank of chess-results as it comes from the clipboard's HTML: flag, title, links
        "Test Open 2026\nStarting rank\n"
        "No.\t\t\tName\tFideID\tFED\tRtg\tClub/City\n"
        "1\t\tGM\tAdler, Anna\t90000011\tNED\t2500\tUtrecht\n"
        "2\t\t\tBakker, Bo\t\tNED\t0\t",
        # the same without its headings
        "1\t\tGM\tAdler, Anna\tNED\t2500\n2\t\t\tBakker, Bo\tNED\t0",
    ],
)
def test_names_and_ratings_are_read_in_every_form(text: str) -> None:
    assert read(text) == TWO


def test_of_several_ratings_the_ladders_own_is_taken() -> None:
    text = "Name\tRtgI\tRtgN\tKNSB\tDWZ\nAnna\t2000\t1950\t1900\t1850-23\n"
    for system, rating in (("fide", 2000), ("knsb", 1900), ("dwz", 1850), ("elo", 2000)):
        assert read(text, system) == [("Anna", rating)]
    # nothing on the first list is no rating: the next one is taken
    assert read("Name;RtgI;RtgN\nAnna;0;1950") == [("Anna", 1950)]


def test_what_the_system_asks_for_besides_is_taken() -> None:
    [member] = read_members(
        "Name;DWZ;Geb.\nAnna;1850-23;12.3.1990", Ladder(), by_name("dwz")
    ).members
    assert member == {"name": "Anna", "rating": 1850, "index": 23, "born": 1990}
    # plain Elo asks for no year
    [member] = read_members("Name;Elo;Geb.\nAnna;1850;1990", Ladder(), by_name("elo")).members
    assert member == {"name": "Anna", "rating": 1850}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("1850", "member-no-name"),
        ("Anna; Utrecht; 1850", "member-columns"),
        ("Anna; 1850; 1990", "member-columns"),
        ("Anna 12b", "member-columns"),
        ("Anna; 12345", "member-columns"),
        ("Anna; 700", "out-of-range"),
        ("Anna;" + '"1850', "open-quote"),
        ("A" * 81, "long-name"),
    ],
)
def test_a_line_that_is_not_clear_stays_where_it_was(line: str, code: str) -> None:
    found = read_members("Bert; 1700\n" + line + "\nChantal", Ladder(), by_name("fide"))
    assert [member["name"] for member in found.members] == ["Bert", "Chantal"]
    assert [(each.line, each.text, each.fault.code) for each in found.unread] == [(1, line, code)]
    assert found.kept == line


def test_headings_stay_above_a_row_that_stays() -> None:
    text = "Club\nName;Rating\nAnna;1850\nBert;abc\n\nChantal;1700;x;y\nName;Rating\nDirk;?!"
    found = read_members(text, Ladder(), by_name("fide"))
    assert found.kept.split("\n")[-2:] == ["Name;Rating", "Dirk;?!"]
    assert "Name;Rating\nBert;abc" in found.kept
    for each in found.unread:
        assert found.kept.split("\n")[each.line - 1] == each.text
    # what stays is read the same again
    again = read_members(found.kept, Ladder(), by_name("fide"))
    assert (again.members, again.kept) == ([], found.kept)


def test_who_is_there_already_is_said_and_not_doubled() -> None:
    club = Club()
    club.found()
    club.join("Anna Adler")
    text = "Adler, Anna; 1850\nGM ADLER, ANNA\nAdler, A\nBert\nbert; 1500"
    found = read_members(text, club.ladder, by_name("schaaks"))
    assert [member["name"] for member in found.members] == ["Adler, A", "Bert"]
    assert [(each.line, each.fault.code, each.other) for each in found.unread] == [
        *((1, "member-here", "Anna Adler"), (2, "member-here", "Anna Adler")),
        (3, "member-twice", "Bert"),
    ]
    for language in LANGUAGES:
        lines = list_lines(found, Catalogue(language).wording)
        assert "1" in lines[0]
        assert "Adler, Anna; 1850" in lines[0]
        assert "Anna Adler" in lines[0]


def test_more_than_is_read_at_once_stays_for_the_next_time() -> None:
    letters = "abcdefghijklmnopqrstuvwxyz"
    names = [one + two + three for one in letters for two in letters for three in "pqrs"]
    many = "\n".join(names[: MOST_MEMBERS + 100])
    found = read_members(many, Ladder(), by_name("fide"))
    assert len(found.members) == MOST_MEMBERS
    assert found.kept.split("\n") == names[MOST_MEMBERS : MOST_MEMBERS + 100]


def test_every_heading_is_the_one_that_the_desk_knows() -> None:
    kinds = {"name": "name", "last": "last-name", "first": "first-name", "born": "birth"}
    kinds |= {"games": "games", "index": "index"}
    for field, words in HEADINGS.items():
        for word in words.split("|"):
            known = field_of(word)
            assert known is not None, word
            assert known[0] == kinds.get(field, "rating"), word
