"""Signs that cannot be printed go at every entrance, with a notice; names keep their place."""

import json
from io import BytesIO
from pathlib import Path

import pytest
from openpyxl import Workbook

from elo.cli.tournament import main
from elo.tournament.detect import read_events
from elo.tournament.event import Tournament
from elo.tournament.lists import look_up
from elo.tournament.lists.wanted import Wanted
from elo.tournament.trf import to_trf
from tests.tournament.test_service import ask, service

#: A name whose end would be read backwards, with figures that would seem to be others.
HOSTILE = "Anna\u202e0021\u200b"
CLEAN = "Anna0021"

#: Hebrew "Dana", followed by a first name.
HEBREW = "\u05d3\u05e0\u05d4, \u05de\u05d9\u05d4"
BETWEEN = f"\u2068{HEBREW}\u2069"


def trf(one: str, event: str = "Open") -> bytes:
    lines = [f"012 {event}"]
    for number, name, round_one in ((1, one, "   2 w 1"), (2, "Bravo, Bert", "   1 b 0")):
        points = "1.0" if number == 1 else "0.0"
        line = f"001 {number:4} {'':4} {name:<33} {1900:4} {'':3} {'':11} {'':10} {points:>4}"
        lines.append(f"{line} {number:4}  {round_one}")
    return "\r".join([*lines, ""]).encode()


def pgn(one: str, event: str = "Open") -> bytes:
    tags = {"Event": event, "White": one, "Black": "Bravo, Bert", "Result": "1-0"}
    tags |= {"WhiteElo": "1900", "BlackElo": "1900", "Round": "1"}
    head = "".join(f'[{name} "{value}"]\n' for name, value in tags.items())
    return f"{head}\n1. e4 1-0\n".encode()


def table(one: str, event: str = "Open") -> bytes:
    rows = ["No;Name;Rating;1", f"1;{one};1900;2w1", "2;Bravo, Bert;1900;1b0"]
    return "\n".join([event, "", *rows, ""]).encode()


def workbook(one: str, event: str = "Open") -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (["No", "Name", "Rating", "1"], [1, one, 1900, "2w1"], [2, "Bravo", 1900, "1b0"]):
        sheet.append(row)
    out = BytesIO()
    book.save(out)
    return out.getvalue()


FORMATS = {"trf": trf, "pgn": pgn, "table": table, "xlsx": workbook}


def opened(data: bytes) -> Tournament:
    (event,) = read_events(data)
    return event


@pytest.mark.parametrize("kind", FORMATS)
def test_a_name_is_clean_whatever_file_it_comes_from(kind: str) -> None:
    event = opened(FORMATS[kind](HOSTILE))
    assert event.players[0].name == CLEAN
    said = [problem for problem in event.problems if problem.code == "signs-left-out"]
    assert [problem.values["text"] for problem in said] == [CLEAN]
    if kind in ("trf", "table"):
        assert said[0].line == event.players[0].line > 0


@pytest.mark.parametrize("kind", ["trf", "pgn", "table"])
def test_the_title_of_an_event_is_clean(kind: str) -> None:
    event = opened(FORMATS[kind]("Alpha, Anton", "Open\u2067 of\u2028 Utrecht"))
    assert event.name.split() == ["Open", "of", "Utrecht"]
    assert "signs-left-out" in [problem.code for problem in event.problems]


@pytest.mark.parametrize("kind", FORMATS)
def test_a_name_of_any_script_stays_as_it_is(kind: str) -> None:
    for name in (HEBREW, "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "M\u00fcller, Zo\u00eb"):
        event = opened(FORMATS[kind](name))
        assert event.players[0].name == name
        assert "signs-left-out" not in [problem.code for problem in event.problems]


def test_what_a_file_says_besides_is_clean_where_it_is_told() -> None:
    event = opened(table("Alpha, Anton").replace(b"2w1", "2w\u202e7".encode()))
    texts = [str(value) for problem in event.problems for value in problem.values.values()]
    assert texts
    assert [text for text in texts if "\u202e" in text] == []


def test_a_file_that_is_saved_keeps_what_nobody_corrected() -> None:
    data = trf(HOSTILE)
    event = opened(data)
    assert to_trf(event, event) == (data, [])


def test_a_name_on_a_rating_list_is_clean() -> None:
    data = (
        "Relatienummer;Naam;Titel;FED;Rating;Nv;Geboren;S\r\n"
        "9000001;Alfa\u202e, Quirijn;;NED;1679;24;2012;\r\n"
    )
    lookup = look_up(data.encode(), [Wanted(1, "Alfa, Quirijn", {"NED": "9000001"}, 2012)], "K.csv")
    (answer,) = lookup.answers
    assert answer.found is not None
    assert answer.found.name == "Alfa, Quirijn"
    assert ("signs-left-out", 2) in [(each.code, each.line) for each in lookup.problems]


def test_sentences_keep_names_of_the_other_direction_apart() -> None:
    desk = service()
    # the second player says nothing of the game, so that a sentence names both
    data = table(HEBREW, HEBREW).replace(b"1b0", b"").decode()
    found = ask(desk, do="open", text=data, choices={"system": "fide"}, view={})
    texts = [item[3] for item in found["problems"]["items"]]
    assert [text for text in texts if HEBREW in text]
    for text in [*texts, *[text for line in found["lines"] for text in line[1]]]:
        assert text.count(HEBREW) == text.count(BETWEEN), text
    text = table(HEBREW, HEBREW).decode()
    ask(desk, do="open", text=text, choices={"system": "fide"}, view={})
    panel = json.dumps(ask(desk, do="player", number=2), ensure_ascii=False)
    assert panel.count(HEBREW) == panel.count(BETWEEN) == 1
    edited = ask(desk, do="edit", number=1, fact="rating", text="2000", choices={}, view={})
    assert BETWEEN in edited["edits"][0]


def test_the_terminal_s_table_keeps_its_columns(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "event.csv"
    tables = []
    for name in (HEBREW, "x" * len(HEBREW)):
        file.write_bytes(table(name))
        main([str(file), "--system", "fide"])
        tables.append(capsys.readouterr().out.replace(BETWEEN, "x" * len(HEBREW)))
    assert tables[0] == tables[1]
    assert HEBREW not in tables[0]
