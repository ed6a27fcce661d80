"""Tables and files as people bring them: the right numbers, on the desk and the command line."""

import json
from collections import Counter

import pytest

from elo.__main__ import main
from elo.core.errors import InputError
from elo.tournament.desk import Desk, write_edit
from elo.tournament.detect import read_events
from elo.tournament.problems import ERROR
from elo.tournament.report import Report
from elo.tournament.rows import Choices
from elo.tournament.tables.headings import HEADINGS
from elo.tournament.tables.words import folded
from tests.tournament.copied_files import CHANGES, COPIED, DWZ, PLAYERS, copied, path_of
from tests.tournament.programs import workbook
from tests.tournament.samples import only_event, results


@pytest.mark.parametrize("name", sorted(CHANGES))
def test_what_was_copied_is_rated_as_the_table_of_fide_says(name: str) -> None:
    event = only_event(copied(name))
    assert len(event.players) == PLAYERS.get(name, 4)
    rows = {row.player.name: row.change for row in Report(event, Choices("fide")).rows}
    for player, change in CHANGES[name].items():
        assert rows[player] == pytest.approx(change), player


@pytest.mark.parametrize("name", sorted(CHANGES))
def test_the_command_says_the_same(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["tournament", str(COPIED / name), "--system", "fide", "--json"])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    changes = {line["name"]: line["change"] for line in lines}
    for player, change in CHANGES[name].items():
        assert changes[player] == pytest.approx(change), player


@pytest.mark.parametrize("name", sorted(DWZ))
def test_desk_and_command_say_the_same_dwz(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["tournament", str(path_of(name)), "--system", "dwz", "--json"])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    said = {line["name"]: line["new_rating"] for line in lines}
    desk = Desk()
    desk.open(copied(name))
    desk.report([{"system": "dwz"}])
    shown = {row.player.name: row.new_rating for row in desk.reports[0].rows}
    for player, rating in DWZ[name].items():
        assert (said[player], shown[player]) == (rating, rating), player


@pytest.mark.parametrize("name", sorted(CHANGES))
def test_nothing_in_it_is_an_error_but_that_nobody_says_when_it_was(name: str) -> None:
    desk = Desk()
    desk.open(copied(name))
    desk.report([{"system": "fide"}])
    of_report = desk.reports[0].problems
    wrong = {each.code for each in [*desk.problems, *of_report] if each.severity == ERROR}
    dated = name in ("mini_dates.trf", "rounds_repeated.txt", "flag_copy.html")
    dated = dated or name.endswith((".pgn", ".xml"))
    assert wrong == (set() if dated else {"no-date"})


def test_the_title_of_a_page_and_what_stands_above_its_table_are_the_events() -> None:
    event = only_event(copied("flag_copy.html"))
    assert (event.name, event.city, event.tempo) == ("Test Open", "Utrecht", "standard")
    assert (event.start, event.end) == ("2026-01-10", "2026-01-12")
    assert [player.title for player in event.players] == ["GM", "", "IM", ""]


def test_a_row_that_was_torn_is_the_row_of_the_page() -> None:
    torn, whole = only_event(copied("flag_copy.txt")), only_event(copied("flag_copy.html"))
    assert results(torn) == results(whole)
    known = [(p.number, p.name, p.title, p.federation, p.ratings) for p in whole.players]
    assert [(p.number, p.name, p.title, p.federation, p.ratings) for p in torn.players] == known
    assert ("table-torn", 4) in [(p.code, p.values.get("count")) for p in torn.problems]


def test_a_list_of_games_with_flags_is_torn_before_each_name() -> None:
    # Bo. No. flag title White Rtg Result flag title Black Rtg No.
    head = "Bo.\tNo.\t\t\tWhite\tRtg\tResult\t\t\tBlack\tRtg\tNo.\n"
    rows = "1\t1\t\nGM\tAlpha, Ann\t2500\t1 - 0\t\nBravo, Ben\t2400\t2\n"
    rows += "2\t3\t\nCharlie, Cy\t2300\t½ - ½\t\nIM\tDelta, Di\t2200\t4\n"
    event = only_event((head + rows).encode())
    assert [(p.number, p.name, p.title) for p in event.players] == [
        *[(1, "Alpha, Ann", "GM"), (2, "Bravo, Ben", "")],
        *[(3, "Charlie, Cy", ""), (4, "Delta, Di", "IM")],
    ]
    assert [p.ratings[""].value for p in event.players] == [2500, 2400, 2300, 2200]
    assert results(event)[3, 1] == (4, "w", 0.5, "played")


def test_byes_and_absences_are_no_players() -> None:
    event = only_event(copied("pairings_bye.txt"))
    assert [player.name for player in event.players] == [
        *("Alpha, Ann", "Bravo, Ben", "Charlie, Cy", "Delta, Di"),
    ]
    assert results(event)[3, 1] == (None, "", 1.0, "bye")
    assert results(event)[4, 1] == (None, "", 0.0, "bye")
    assert results(only_event(copied("pgn_bye.pgn")))[2, 1] == (None, "", 1.0, "bye")


def test_rounds_and_days_stand_in_the_lines_between_the_games() -> None:
    event = only_event(copied("rounds_repeated.txt"))
    assert event.round_dates == ["2026-08-08", "2026-08-09"]
    assert results(event)[1, 1] == (2, "w", 1.0, "played")
    assert results(event)[1, 2] == (4, "b", 1.0, "played")


def test_each_sheet_is_the_round_that_its_name_says() -> None:
    event = only_event(copied("round_sheets.xlsx"))
    found = {(key[1], event.by_number()[key[0]].name): each for key, each in results(event).items()}
    assert found[1, "Adler Anna"][2:] == (1.0, "played")
    assert found[2, "Adler Anna"][2:] == (0.5, "played")
    assert found[2, "Claes Cor"][2:] == (1.0, "forfeit")
    assert "join-read" in [problem.code for problem in event.problems]


def test_a_list_of_players_fills_in_what_the_crosstable_lacks() -> None:
    event = only_event(copied("two_sheets.xlsx"))
    assert (event.players[0].ids, event.players[0].federation) == ({"FID": "1000"}, "NED")
    assert [player.ratings[""].value for player in event.players] == [2250, 1990, 1900, None]


def test_one_event_in_two_pastes_is_joined_and_another_event_is_refused() -> None:
    start = b"No.\tName\tRtg\n1\tAdler Anna\t2250\n2\tBerg Bodo\t1990\n"
    cross = b"No.\tName\t1.Rd\tPts.\n1\tAdler Anna\t2w1\t1\n2\tBerg Bodo\t1b0\t0\n"
    for first, second in ((start, cross), (cross, start)):
        desk = Desk()
        desk.open(first)
        desk.add(second, "second")
        assert [player.ratings[""].value for player in desk.event.players] == [2250, 1990]
        assert results(desk.event)[1, 1] == (2, "w", 1.0, "played")
    with pytest.raises(InputError) as fault:
        desk.add(b"No.\tName\tRtg\n1\tXenia\t2250\n2\tYork\t1990\n", "third")
    assert fault.value.code == "other-event"


def test_a_list_of_others_players_beside_an_event_is_an_error() -> None:
    text = "No\tName\t1.Rd\n1\tAlpha\t2w1\n2\tBravo\t1b0\n\nNo\tName\tRtg\n1\tXenia\t1800\n"
    event = only_event(text.encode())
    assert [(p.code, p.severity) for p in event.problems if p.code == "table-not-joined"] == [
        ("table-not-joined", ERROR)
    ]


def test_two_groups_on_a_page_are_two_events() -> None:
    text = "Group A\nNo\tName\t1.Rd\n1\tAlpha\t2w1\n2\tBravo\t1b0\n"
    text += "Group B\nNo\tName\t1.Rd\n1\tXenia\t2w½\n2\tYork\t1b½\n"
    events = read_events(text.encode())
    assert [[player.name for player in event.players] for event in events] == [
        *(["Alpha", "Bravo"], ["Xenia", "York"]),
    ]


def test_two_tables_that_contradict_each_other_are_an_error() -> None:
    one = "No\tName\t1.Rd\n1\tAlpha\t2w1\n2\tBravo\t1b0\n"
    other = "Rk\tName\t1.Rd\tPts\n1\tAlpha\t2w½\t½\n2\tBravo\t1b½\t½\n"
    event = only_event((one + "\n" + other).encode())
    told = [p for p in event.problems if p.code == "join-result-differs"]
    assert [(p.severity, p.values["number"], p.values["round"]) for p in told] == [
        *((ERROR, 1, 1), (ERROR, 2, 1)),
    ]
    assert results(event)[1, 1] == (2, "w", 1.0, "played")


def test_a_rating_below_the_systems_is_said_to_be_of_another_list() -> None:
    event = only_event(copied("below1000.trf"))
    [told] = [p for p in Report(event, Choices("fide")).problems if p.severity == ERROR]
    assert (told.code, told.values["rating"], told.values["low"]) == (
        *("rating-not-of-system", 951, 1000),
    )


def test_spellings_of_one_name_are_one_player_and_an_initial_is_offered() -> None:
    desk = Desk()
    desk.open(copied("pgn_one_person_spelt_twice.pgn"))
    # "Anna Adler", "Adler Anna" and "GM Adler, Anna" are the same words
    assert [player.name for player in desk.event.players][:3] == [
        *("Adler, Anna", "Bakker, Hugo", "Adler,A"),
    ]
    assert desk.event.players[0].title == "GM"
    [told] = [each for each in desk.problems if each.code == "maybe-same"]
    assert (told.severity, told.values["number"], told.values["other"]) == (ERROR, 1, 3)
    desk.edit({"number": 1, "join": 3})
    assert [player.name for player in desk.event.players][:3] == [
        *("Adler, Anna", "Bakker, Hugo", "C, C"),
    ]
    assert len(desk.event.players[0].results) == 5
    assert desk.event.players[2].results[0].opponent == 1
    assert "maybe-same" not in [each.code for each in desk.problems]
    desk.undo()
    assert len(desk.event.players) == 7


def test_two_spellings_can_be_said_to_be_two_people_and_that_is_taken_back() -> None:
    desk = Desk()
    desk.open(copied("pgn_one_person_spelt_twice.pgn"))
    desk.edit({"number": 1, "apart": 3})
    assert "maybe-same" not in [each.code for each in desk.problems]
    assert len(desk.event.players) == 7
    assert desk.summary()["edits"] == [{"number": 1, "apart": 3}]
    # who opens the same file again can be told the same again
    other = Desk()
    other.open(copied("pgn_one_person_spelt_twice.pgn"))
    other.edit(write_edit(desk.edits[0]))
    assert "maybe-same" not in [each.code for each in other.problems]
    desk.undo()
    assert [each.code for each in desk.problems if each.code == "maybe-same"] == ["maybe-same"]
    with pytest.raises(InputError):
        desk.edit({"number": 1, "apart": 99})


def test_who_has_met_or_has_another_number_or_rating_is_somebody_else() -> None:
    game = '[White "{}"]\n[Black "{}"]\n[Result "1-0"]\n[Round "{}"]\n'
    met = game.format("Adler, Anna", "Adler, A", 1)
    apart = game.format("Adler, Anna", "Bakker", 1) + '[WhiteElo "1800"]\n\n1-0\n\n'
    apart += game.format("Adler, A", "Bakker", 2) + '[WhiteElo "2100"]\n\n1-0\n'
    for text in (met, apart):
        desk = Desk()
        desk.open(text.encode())
        assert "maybe-same" not in [each.code for each in desk.problems]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"%PDF-1.7\n%\xe2\xe3", "refused-pdf"),
        (b"\x89PNG\r\n\x1a\n", "refused-picture"),
        (b"\x00\x01\x00\x00Standard Jet DB\x00", "refused-papi"),
        (b"PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet", "refused-sheet"),
        (b"\x93\xff\x89\x44\x00\x00\x00\x01\x02", "refused-swiss-manager"),
        (b"\x07\x00\x01\x02", "refused-program"),
        (b"PK\x03\x04[Content_Types].xml word/document.xml", "refused-document"),
        (b"PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.text", "refused-document"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00\x00", "workbook-old"),
        (b"[Tournament Info]\nEvent Name=Club\n", "refused-swissperfect"),
        (
            b'{"id":"a","rated":true,"speed":"blitz","perf":"blitz"}\n{"id":"b"}',
            "refused-json-lichess",
        ),
        (b'{"games":[{"url":"https://www.chess.com/game/live/1"}]}', "refused-json-chess-com"),
        (b"MIME-Version: 1.0\nContent-Type: multipart/related;", "refused-archived-page"),
        (b"<!DOCTYPE html><html><body><p>Hello", "refused-page"),
        (b"<html><table><tr><td>Home<td>News</table>", "tables-without-headings"),
        (b'{"id":"abc","rated":true}', "refused-json"),
        (b"<?xml version='1.0'?><schedule/>", "refused-xml"),
        (b"1\tAlpha\t2w1\n2\tBravo\t1b0\n3\tC\t\t\n", "refused-headings"),
        (b"Dear all,\nthe event was fine.\n", "refused-text"),
    ],
)
def test_a_refusal_says_what_was_seen(data: bytes, code: str) -> None:
    assert [problem.code for problem in only_event(data).problems] == [code]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Open.TUN", "refused-swiss-manager"),
        ("Open.tunx", "refused-swiss-manager"),
        ("open.swt", "refused-swiss-chess"),
        ("open.veg", "refused-vega"),
        ("open.vegx", "refused-vega"),
        ("open.papi", "refused-papi"),
        ("open.trn", "refused-swissperfect"),
        ("open.sco", "refused-swissperfect"),
        ("photo.heic", "refused-picture"),
        ("tun", "refused-program"),
    ],
)
def test_where_the_bytes_say_nothing_the_ending_names_the_program(name: str, code: str) -> None:
    desk = Desk()
    desk.open(b"\x07\x00\x01\x02", name)
    assert [each.code for each in desk.problems] == [code]
    # it says nothing against what can be read
    desk.open(copied("eloI.txt"), name)
    assert len(desk.event.players) == 4


@pytest.mark.parametrize(
    "head", ["Rank,Title,Username,Rating,Points", "#,Title,Player,Rating,Score"]
)
def test_standings_of_a_site_are_said_to_lack_opponents_once(head: str) -> None:
    text = head + "\n1,,alpha,1800,7\n2,,bravo,1700,6\n3,,charlie,1600,5\n"
    desk = Desk()
    desk.open(text.encode())
    assert [(each.code, each.severity) for each in desk.problems] == [("no-opponents", ERROR)]


def test_xml_that_declares_anything_is_refused_at_once() -> None:
    bomb = b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaa">]><chessresults>&a;'
    assert [p.code for p in only_event(bomb).problems] == ["xml-broken"]


def test_the_xml_of_chess_results_is_the_event() -> None:
    event = only_event(copied("chess_results.xml"))
    assert (event.name, event.city, event.start) == ("Test Open", "Utrecht", "2026-01-10")
    assert event.players[0].ids == {"FID": "90000011"}
    assert results(event) == {
        (1, 1): (2, "w", 1.0, "played"),
        (2, 1): (1, "b", 0.0, "played"),
        (3, 1): (None, "", 1.0, "bye"),
        (2, 2): (3, "w", 1.0, "forfeit"),
        (3, 2): (2, "b", 0.0, "forfeit"),
        (1, 2): (None, "", 0.0, "bye"),
    }


def test_a_sheet_of_players_without_headings_is_an_error() -> None:
    head = ["No", "Name", "1.Rd"]
    data = workbook(
        {
            "Cross": [head, ["1", "Alpha", "2w1"], ["2", "Bravo", "1b0"]],
            "Ratings": [["1", "Alpha", "1800"], ["2", "Bravo", "1700"], ["3", "Charlie", "1600"]],
        }
    )
    told = [(p.code, p.severity, p.sheet) for p in only_event(data).problems]
    assert told == [("table-sheet-unread", ERROR, "Ratings")]


def test_more_tables_than_there_is_time_for_are_refused_as_a_whole() -> None:
    text = "".join(f"Name;Rating;1;x{n}\nA{n};1500;2w1\n" for n in range(300))
    assert [p.code for p in only_event(text.encode()).problems] == ["too-many-tables"]


def test_no_heading_stands_for_two_fields() -> None:
    words = [word for each in HEADINGS.values() for word in each.split("|")]
    assert [word for word, times in Counter(words).items() if times > 1] == []
    # each as it is compared
    assert [word for word in words if folded(word) != word] == []
