"""What is exported is opened again without loss, and no cell of it is run as a formula."""

import csv
import re
from dataclasses import replace
from datetime import date
from functools import cache
from io import BytesIO, StringIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import load_workbook

from elo.core.games import BYE, FORFEIT, OPEN, PLAYED
from elo.tournament.checks import check
from elo.tournament.detect import read_events
from elo.tournament.event import SHORT, Entrant, Rating, Result, Team, Tournament
from elo.tournament.export import English, to_csv, to_xlsx
from elo.tournament.export.results import BYE_CODES
from elo.tournament.problems import NOTICE, WARNING, Problem
from elo.tournament.report import Report
from elo.tournament.rows import Choices, Row
from elo.tournament.tables import read_table, read_workbook
from elo.tournament.tables import read_table as read
from tests.effort import tried
from tests.tournament.samples import FILES, PGN_FILES, TRF_FILES

#: Words as they stand in names, in any script; no control characters, which no sheet can hold.
WORDS = st.text(
    st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=12
)
NAMES = st.lists(WORDS, min_size=1, max_size=3).map(" ".join).filter(lambda name: name != "?")
LISTS = st.sampled_from(["", "FID", "NED", "GER"])
IDS = st.from_regex(r"[1-9][0-9]{3,8}", fullmatch=True)
DAYS = st.dates(date(1901, 1, 1)).map(lambda day: day.isoformat())
SMALL = st.integers(1, 300)


class German(English):
    """A language with a decimal comma."""

    mark = ","


def ratings() -> st.SearchStrategy[Rating]:
    unsure = st.none() | SMALL
    return st.builds(
        Rating,
        st.none() | st.integers(100, 3000),
        k=unsure,
        games=unsure,
        index=unsure,
        peak=unsure,
    )


@st.composite
def events(draw: st.DrawFn) -> Tournament:
    """Events with contradictions as real ones have them: nothing of them may get lost."""
    numbers = draw(st.lists(SMALL, min_size=1, max_size=6, unique=True))
    rounds = draw(st.integers(1, 4))
    teams = [
        Team(number, draw(NAMES), draw(st.lists(st.sampled_from(numbers), unique=True)))
        for number in draw(st.lists(SMALL, max_size=2, unique=True))
    ]
    players = [
        Entrant(
            number,
            draw(NAMES),
            title=draw(st.sampled_from(["", "GM", "WFM"])),
            sex=draw(st.sampled_from(["", "m", "w"])),
            birth=draw(st.sampled_from(["", "1978", "1978-05"]) | DAYS),
            federation=draw(st.sampled_from(["", "NED", "GER"])),
            ids=draw(st.dictionaries(LISTS, IDS, max_size=2)),
            ratings=draw(st.dictionaries(LISTS, ratings(), max_size=2)),
            points=draw(st.none() | st.integers(0, 40).map(lambda halves: halves / 2)),
            rank=draw(st.none() | SMALL),
            team=draw(st.sampled_from([team.number for team in teams])) if teams else None,
            results=draw(results(rounds)),
        )
        for number in numbers
    ]
    played = [result.round for player in players for result in player.results]
    return Tournament(
        name=draw(NAMES),
        city=draw(NAMES | st.just("")),
        federation=draw(st.sampled_from(["", "NED"])),
        start=draw(DAYS | st.just("")),
        end=draw(DAYS | st.just("")),
        rounds=draw(st.integers(1, 6)) if played else draw(st.integers(0, 6)),
        kind=draw(NAMES | st.just("")),
        arbiter=draw(NAMES | st.just("")),
        deputies=draw(st.lists(NAMES, max_size=2)),
        clock=draw(NAMES | st.just("")),
        tempo=draw(st.sampled_from(["", "standard", "rapid", "blitz"])),
        round_dates=draw(st.lists(DAYS, max_size=3)),
        scoring=draw(st.sampled_from([{}, {"win": 3.0, "draw": 1.0, "half": 1.5}])),
        teams=teams,
        players=players,
    )


@st.composite
def results(draw: st.DrawFn, rounds: int) -> list[Result]:
    found = []
    scores = st.sampled_from([0.0, 0.5, 1.0])
    for number in range(1, rounds + 1):
        colour = draw(st.sampled_from(["w", "b", ""]))
        kind = draw(st.integers(0, 6))
        if kind == 1:
            score = draw(scores)
            found.append(Result(number, None, "", score, BYE, draw(st.sampled_from("HFZU"))))
        elif kind == 2:
            found.append(Result(number, draw(SMALL), colour, None, OPEN))
        elif kind > 2:
            state = draw(st.sampled_from([PLAYED, PLAYED, FORFEIT, SHORT]))
            opponent = draw(SMALL if state == PLAYED else st.none() | SMALL)
            found.append(Result(number, opponent, colour, draw(scores), state))
    return found


def without_places(event: Tournament) -> Tournament:
    """The event without what belongs to the file that it came from."""
    players = [
        replace(
            player,
            line=0,
            results=[
                replace(r, line=0, column=0, code=r.code if r.code in BYE_CODES else "")
                for r in player.results
            ],
        )
        for player in event.players
    ]
    return replace(event, players=players, problems=[], format="", source=b"")


@tried(200)
@given(events(), st.sampled_from([English(), German()]))
def test_an_event_survives_csv(event: Tournament, words: English) -> None:
    [back] = read_table(to_csv(event, [], words))
    assert without_places(back) == without_places(event)
    assert {problem.severity for problem in back.problems} <= {NOTICE}


@tried(100)
@given(events())
def test_an_event_survives_a_workbook(event: Tournament) -> None:
    [back] = read_workbook(to_xlsx(event, [], [], English()))
    assert without_places(back) == without_places(event)
    assert {problem.severity for problem in back.problems} <= {NOTICE}


# whole files

SYSTEMS = ("fide", "knsb", "dwz")


@pytest.mark.parametrize("path", [*TRF_FILES, *PGN_FILES], ids=lambda path: path.name)
def test_every_sample_survives_and_comes_to_the_same_ratings(path: Path) -> None:
    for event in read_events(path.read_bytes()):
        for [back] in (
            read_table(to_csv(event, [], German())),
            read_workbook(to_xlsx(event, [], [], English())),
        ):
            assert without_places(back) == without_places(event)
            for system in SYSTEMS:
                ours, theirs = (Report(each, Choices(system)) for each in (event, back))
                assert [numbers(row) for row in theirs.rows] == [numbers(row) for row in ours.rows]


def numbers(row: Row) -> tuple[object, ...]:
    player = row.player.number
    return player, row.status, row.rating, row.k, row.counted, row.change, row.new_rating


# with reports and notes


def game(number: int, opponent: int, colour: str, score: float) -> Result:
    return Result(number, opponent, colour, score, PLAYED, str(score))


@cache
def small_event() -> Tournament:
    """Three players, three rounds, each with a bye; points as the results are."""
    players = [
        Entrant(1, "Alpha, Anton", birth="1974", ratings={"FID": Rating(1900, k=20)}, points=2.5),
        Entrant(2, "Bravo, Berta", sex="w", ratings={"FID": Rating(2000, k=20)}, points=1.5),
        Entrant(3, "=1+1", ratings={"FID": Rating(None)}, points=0.5),
    ]
    players[0].results = [
        game(1, 2, "w", 0.5),
        game(2, 3, "b", 1.0),
        Result(3, None, "", 1.0, BYE, "U"),
    ]
    players[1].results = [
        game(1, 1, "b", 0.5),
        Result(2, None, "", 0.5, BYE, "H"),
        Result(3, 3, "w", 0.5, PLAYED),
    ]
    players[2].results = [
        Result(1, None, "", 0.0, BYE, "Z"),
        game(2, 1, "w", 0.0),
        Result(3, 2, "b", 0.5, PLAYED),
    ]
    return Tournament("Open", start="2026-01-10", end="2026-01-12", rounds=3, players=players)


def reports() -> list[Report]:
    return [Report(small_event(), Choices(system)) for system in ("fide", "elo")]


def test_a_csv_with_reports_is_the_same_event() -> None:
    [back] = read_table(to_csv(small_event(), reports(), German()))
    assert without_places(back) == without_places(small_event())
    assert back.problems == []


def test_a_workbook_with_reports_and_notes_is_the_same_event() -> None:
    notes = [Problem("no-date", severity=WARNING), Problem("empty-file", 3, 4)]
    data = to_xlsx(small_event(), reports(), notes, English())
    [back] = read_workbook(data)
    assert without_places(back) == without_places(small_event())
    assert back.problems == []
    book = load_workbook(BytesIO(data))
    assert book.sheetnames == [
        *["Event", "Players", "Report (fide)", "Not counted (fide)"],
        *["Report (elo)", "Not counted (elo)", "Notes"],
    ]


def test_a_workbook_says_of_every_game_that_does_not_count_why() -> None:
    report = reports()[0]
    book = load_workbook(BytesIO(to_xlsx(small_event(), [report], [], English())))
    head, *rows = [[cell.value for cell in row] for row in book["Not counted (fide)"].rows]
    assert head == ["No.", "Name", "Round", "Opponent", "Result", "Why not counted"]
    assert [row[:3] for row in rows] == [
        *[[1, "Alpha, Anton", 2], [1, "Alpha, Anton", 3]],
        *[[2, "Bravo, Berta", 2], [2, "Bravo, Berta", 3]],
        [3, "=1+1", 1],
    ]
    assert rows[0][3:] == ["=1+1", "3b1", "not-counted-unrated"]
    assert rows[1][3:] == [None, "bye 1 U", "not-counted-bye"]


def test_the_report_of_a_workbook_has_the_reports_numbers_as_numbers() -> None:
    report = reports()[0]
    book = load_workbook(BytesIO(to_xlsx(small_event(), [report], [], English())))
    head, first, *_ = [[cell.value for cell in row] for row in book["Report (fide)"].rows]
    row = report.rows[0]
    found = dict(zip(head, first, strict=False))
    assert (found["Name"], found["Rating used"], found["K used"]) == ("Alpha, Anton", 1900, 20)
    assert found["New rating"] == row.new_rating
    assert found["Change"] == pytest.approx(row.change, abs=0.006)


def test_no_cell_of_a_csv_begins_like_a_formula() -> None:
    hostile = ["=1+1", "+1+1", "-2+3", "@SUM(A1)", "'=1", "\uff1d1+1", "\uff20SUM(A1)"]
    hostile += ["Foo,=1+1", "Foo;=1+1,x", "Foo, =1+1", "a,b;@c", "'t Hart, Jan", "-", "+7"]
    players = [Entrant(i, name, ids={"": name}) for i, name in enumerate(hostile, start=1)]
    event = Tournament("=cmd()", city="@home", players=players)
    text = to_csv(event, [], English()).decode("utf-8-sig")
    cells = [cell for row in csv.reader(StringIO(text)) for cell in row]
    # as one spreadsheet sees them, and as another would whose cells are parted by something else
    pieces = [piece.lstrip(' "') for cell in cells for piece in re.split("[,;\t]", cell)]
    formula = re.compile("[=+\\-@\uff1d\uff0b\uff0d\uff20]")
    begun = {piece for piece in pieces if formula.match(piece)}
    # a sign alone and a number are none
    assert begun == {"-", "+7"}
    [back] = read(text.encode())
    assert (back.name, back.city) == ("=cmd()", "@home")
    assert [player.name for player in back.players] == hostile


def test_no_cell_of_a_workbook_is_a_formula() -> None:
    players = [Entrant(1, '=HYPERLINK("x")'), Entrant(2, "+1"), Entrant(3, "\x01bell\x0b")]
    players += [Entrant(4, "Foo,=1+1"), Entrant(5, "\uff1d1+1"), Entrant(6, "-")]
    data = to_xlsx(Tournament("=1+1", players=players), [], [], English())
    book = load_workbook(BytesIO(data))
    cells = [cell for sheet in book for row in sheet.rows for cell in row]
    assert {cell.data_type for cell in cells} <= {"s", "n"}
    written = {str(cell.value): cell.data_type for cell in cells}
    for text in ('=HYPERLINK("x")', "+1", "Foo,=1+1", "\uff1d1+1", "-", "=1+1"):
        assert written[text] == "s"
    with ZipFile(BytesIO(data)) as archive:
        sheets = [name for name in archive.namelist() if name.startswith("xl/worksheets/")]
        assert sheets
        assert [name for name in sheets if b"<f>" in archive.read(name)] == []
    [back] = read_workbook(data)
    assert [player.name for player in back.players] == [
        *['=HYPERLINK("x")', "+1", "\ufffdbell\ufffd", "Foo,=1+1", "\uff1d1+1", "-"]
    ]


def test_a_csv_opens_in_its_readers_spreadsheet() -> None:
    comma = to_csv(small_event(), reports(), German())
    point = to_csv(small_event(), reports(), English())
    assert comma.startswith(b"\xef\xbb\xbf")
    assert point.startswith(b"\xef\xbb\xbf")
    assert b";2,5;" in comma
    assert b",2.5," in point
    assert b"\r\n" in comma


# damage


@tried(1000)
@given(st.data())
def test_no_damage_changes_a_result_in_silence(data: st.DataObject) -> None:
    text = to_csv(small_event(), [], English()).decode("utf-8-sig")
    place = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 3))
    piece = data.draw(st.text("0123456789wb½*:=+-;,\n\"' ff", max_size=3))
    [event] = read_table((text[:place] + piece + text[place + length :]).encode())
    same = {p.name: played(p) for p in event.players} == {
        p.name: played(p) for p in small_event().players
    }
    told = [*event.problems, *check(event)]
    renamed = [p.name for p in event.players] != [p.name for p in small_event().players]
    assert same or renamed or told


def played(player: Entrant) -> list[tuple[int, int | None, float | None, str]]:
    """A player's results; no rating hangs on the colours, nor on a bye of no or unknown points.

    A round without an opponent and without a result is such a bye.
    """
    found = []
    for r in player.results:
        state = BYE if r.opponent is None and r.state == OPEN else r.state
        found.append((r.round, r.opponent, r.score or 0 if state == BYE else r.score, state))
    return found


@tried(150)
@given(st.data())
def test_a_damaged_workbook_is_read_or_refused(data: st.DataObject) -> None:
    damaged = bytearray(small_workbook())
    for _ in range(data.draw(st.integers(1, 8))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    [event] = read_workbook(bytes(damaged))
    same = [played(p) for p in event.players] == [played(p) for p in small_event().players]
    assert same or [*event.problems, *check(event)]


@cache
def small_workbook() -> bytes:
    return to_xlsx(small_event(), [], [], English())


def test_a_csv_ends_with_the_norms_that_players_made() -> None:
    [event] = read_events((FILES / "fide_norms.trf").read_bytes())
    text = to_csv(event, [Report(event, Choices("fide", format="swiss"))], English()).decode(
        "utf-8-sig"
    )
    rows = list(csv.reader(StringIO(text)))
    [heads] = [row for row in rows if row[-1:] == ["Norms"]]
    players = [row for row in rows if len(row) == len(heads) and row is not heads]
    # worked out in test_event_norms.py
    assert {row[2]: row[-1] for row in players if row[-1]} == {
        "Adler, Anton": "GM: norm-all-met; IM: norm-all-met"
    }
    # below them what was not checked
    told = ["", "", "", "norm-unchecked-event", "", "norm-article: article 1.1"]
    assert told in [row[:6] for row in rows]
    [back] = read_table(text.encode())
    assert [each.name for each in back.players] == [each.name for each in event.players]
    assert back.problems == []
