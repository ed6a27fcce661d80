"""The tournament desk with real files: what goes in, what is shown, corrected, and comes out."""

import json
from pathlib import Path

import pytest
from openpyxl import load_workbook
from playwright.sync_api import Locator, expect

from elo.cli.batch import answer
from elo.core.numbers import write
from tests.tournament.samples import FILES

from .conftest import Visitor
from .desk import Desk

LISTS = FILES.parent / "lists"
SWISS = FILES / "trf16_chessfy_real.trf"
LEAGUE = FILES / "trfx_javafo_sample2.trf"

#: A round robin of three, everybody rated 1500. Plain with any K, for an equal expects one half:
#: whoever wins both games gains K, and one win and one loss leave everything as it was.
EQUALS = (Path(__file__).parent / "three_equals.trf").read_text(encoding="utf-8")


def test_a_file_becomes_a_report(desk: Desk) -> None:
    desk.give(SWISS)
    expect(desk.event).to_have_text("Example Open")
    assert len(desk.lines()) == 50
    expect(desk.part("shown")).to_have_text(
        desk.say("desk-shown", first="1", last="50", found="52", count=52)
    )
    expect(desk.page.get_by_role("table", name="Report")).to_be_visible()


def test_the_numbers_are_those_of_the_batch_contract(desk: Desk) -> None:
    desk.give(SWISS)
    rows = {
        row[4:8].strip(): row for row in SWISS.read_text("utf-8").splitlines() if row[:3] == "001"
    }
    # four games, all won
    rivals = [rows["1"][start : start + 4].strip() for start in range(91, 131, 10)]
    expected = answer(
        {
            "do": "rate",
            "system": "fide",
            "date": "2010-09-24",
            "player": {"rating": 2527, "born": 1978},
            "games": [[int(rows[rival][48:52]), 1] for rival in rivals],
        }
    )
    line = desk.line("Adler, Anna")
    assert line[2:-1] == [
        "2527",
        str(expected["k"]),
        "4",
        "4",
        write(float(str(expected["expected"])), 2),
        write(float(str(expected["change"])), 1, signed=True),
        str(expected["new_rating"]),
    ]


def test_equals_gain_and_lose_k(desk: Desk) -> None:
    desk.paste(EQUALS)
    expect(desk.event).to_have_text("Three equals")
    desk.open_player("Alfa, Ann")
    desk.correct("k", "30")
    assert desk.line("Alfa, Ann")[-3:-1] == ["+30.0", "1530"]
    assert desk.line("Bravo, Bob")[-3:-1] == ["0.0", "1500"]


@pytest.mark.parametrize(
    ("name", "players"), [("pgn_roundrobin.pgn", 10), ("krause_latin1.tab", 3)]
)
def test_the_content_decides_the_format(desk: Desk, name: str, players: int) -> None:
    # an ending that says nothing
    desk.give({"name": "file.dat", "mimeType": "", "buffer": (FILES / name).read_bytes()})
    assert len(desk.lines()) == players


def test_a_file_with_two_events_shows_one_and_offers_the_other(desk: Desk) -> None:
    desk.give(FILES / "pgn_chesscom_shapes.pgn")
    events = desk.part("events")
    expect(events.locator("option")).to_have_count(2)
    before = desk.event.inner_text()
    events.select_option("1")
    desk.settled()
    expect(desk.event).not_to_have_text(before)
    desk.give(SWISS)
    expect(events).to_be_hidden()


@pytest.mark.parametrize(
    ("name", "place", "words"),
    [
        ("trf_bad_incorrect_points.trf", "line 2", "has 4 points in the standings"),
        ("trf_bad_missing_result.trf", "line 2, column 132", "but Player 3 has none"),
        ("trf_bad_too_many_results.trf", "line 2, column 142", "announces 5 rounds"),
        ("trf_bad_incompatible_result.trf", "line 2, column 132", "Round 5"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    desk: Desk, name: str, place: str, words: str
) -> None:
    desk.give(FILES / name)
    if not desk.part("problem-list").is_visible():
        desk.part("problems").locator("summary").click()
    expect(desk.part("problem-list")).to_be_visible()
    assert [text for text in desk.problems() if place in text and words in text]


def test_what_is_no_tournament_file_says_so_and_shows_no_table(desk: Desk) -> None:
    desk.give_text("letter.txt", "Dear arbiter,\n\nplease find enclosed nothing at all.\n")
    expect(desk.part("problem-list")).to_be_visible()
    assert len(desk.problems()) == 1
    expect(desk.report).to_be_hidden()
    desk.give_text("empty.trf", "")
    expect(desk.part("problem-list")).to_contain_text(desk.say("problem-empty-file"))


def test_names_are_text_whatever_they_hold(desk: Desk) -> None:
    name = '<img src=x onerror="document.title=1">'
    title = desk.page.title()
    desk.give_text(
        "x.trf", EQUALS.replace("Three equals", name).replace("Alfa, Ann ", "<b>Alfa</b>")
    )
    expect(desk.event).to_have_text(name)
    assert desk.line("<b>Alfa</b>")[0] == "1"
    assert desk.host.locator("img, b:has-text('Alfa')").count() == 0
    assert desk.page.title() == title


# corrections


def test_a_correction_counts_at_once_and_can_be_taken_back(desk: Desk) -> None:
    desk.give_text("x.trf", EQUALS)
    before = desk.lines()
    panel = desk.open_player("Alfa, Ann")
    result = panel.get_by_label(desk.say("desk-result-of", round="1", opponent="2 Bravo, Bob"))
    result.select_option("=")
    desk.settled()
    assert desk.line("Alfa, Ann") != before[0]
    # the other side of the board changes with it
    assert desk.line("Bravo, Bob") != before[1]
    assert desk.line("Charlie, Cy") == before[2]
    desk.correct("rating", "1.600")
    assert desk.line("Alfa, Ann")[2] == "1600"
    expect(desk.part("edits").locator("li")).to_have_count(2)
    for _ in range(2):
        desk.part("undo").click()
        desk.settled()
    assert desk.lines() == before
    expect(desk.part("corrections")).to_be_hidden()


def test_a_game_that_the_file_lacks_can_be_added(desk: Desk) -> None:
    desk.give_text("x.trf", EQUALS)
    panel = desk.open_player("Alfa, Ann")
    games = panel.get_by_role("table").locator("tbody tr")
    before = games.count()
    panel.get_by_text(desk.say("desk-add"), exact=True).click()
    panel.get_by_label(desk.say("desk-add-round"), exact=True).fill("3")
    enter = panel.get_by_role("button", name=desk.say("desk-add-go"))
    enter.click()
    desk.settled()
    expect(panel.locator("[data-panel=adding-hint]")).to_have_text(desk.say("error-desk-opponent"))
    panel.get_by_label(desk.say("desk-add-opponent")).fill("3")
    panel.locator("select[name=code]").select_option("=")
    enter.click()
    desk.settled()
    expect(games).to_have_count(before + 1)
    expect(panel.locator("[data-panel=adding-hint]")).to_have_text("")
    expect(desk.part("edits").locator("li")).to_have_count(1)
    desk.part("undo").click()
    desk.settled()
    expect(games).to_have_count(before)


def test_a_correction_that_cannot_be_stays_in_its_field_with_the_reason(desk: Desk) -> None:
    desk.give_text("x.trf", EQUALS)
    before = desk.lines()
    desk.open_player("Bravo, Bob")
    desk.correct("rating", "15oo")
    field = desk.page.locator("#correction-rating")
    expect(field).to_have_value("15oo")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(desk.say("error-not-a-number", example="1850"))
    assert desk.lines() == before
    desk.correct("rating", "1510")
    expect(field).not_to_have_attribute("aria-invalid", "true")
    assert desk.line("Bravo, Bob")[2] == "1510"


def test_a_game_that_does_not_count_says_why(desk: Desk) -> None:
    desk.give(SWISS)
    panel = desk.open_player("Müller, Jonas")
    expect(panel.get_by_text(desk.say("not-counted-forfeit"))).to_be_visible()


def test_an_event_rated_as_a_whole_says_with_which_number_an_opponent_counts(desk: Desk) -> None:
    """The numbers are worked by hand in tests/tournament/test_whole_events.py."""
    desk.give(FILES / "dwz_whole_event.trf")
    desk.choose("system", "dwz")
    first = desk.line("Geluk, Rosa")[-2]
    panel = desk.open_player("Claes, Olga")
    expect(panel.get_by_text(desk.say("dwz-counted-first", rating=first))).to_be_visible()
    desk.open_player("Geluk, Rosa")
    desk.correct("rating", "1500")
    panel = desk.page.get_by_role("group", name="Claes, Olga")
    if not panel.is_visible():
        panel = desk.open_player("Claes, Olga")
    expect(panel.get_by_text(desk.say("dwz-counted-first", rating=first))).to_have_count(0)


def test_two_systems_stand_side_by_side(desk: Desk) -> None:
    desk.give(SWISS)
    alone = desk.line("Adler, Anna")
    desk.choose("second", "dwz")
    heads = desk.part("groups").locator("th").all_text_contents()
    assert heads == [desk.say("system-fide"), desk.say("system-dwz")]
    both = desk.line("Adler, Anna")
    assert both[2:7] == [alone[2], alone[3], *alone[6:-1]]
    assert len(both) == 12


def test_a_rating_list_fills_in_what_the_file_lacks(desk: Desk) -> None:
    without = (
        EQUALS.replace("1500", "   0")
        .replace("Alfa, Ann ", "Alpha, Anton")
        .replace("1990         2.0", "1974         2.0")
    )
    desk.give_text("x.trf", without)
    assert desk.line("Alpha, Anton")[2] == desk.say("dash")
    desk.host.locator("details.look-up > summary").click()
    desk.part("rating-list").set_input_files(LISTS / "fide_players_list_sample.txt")
    desk.settled()
    # as the list has it: standard rating 1638
    assert desk.line("Alpha, Anton")[2] == "1638"
    assert [text for text in desk.problems() if "1 of 3" in text]


# the table


def test_the_table_can_be_sorted_searched_and_turned_over(desk: Desk) -> None:
    desk.give(SWISS)
    head = desk.report.get_by_role("columnheader", name=desk.say("desk-column-change"))
    head.get_by_role("button").click()
    desk.settled()
    expect(head).to_have_attribute("aria-sort", "descending")
    changes = [float(line[-3].replace("−", "-")) for line in desk.lines() if line[-3] != "–"]
    assert changes == sorted(changes, reverse=True)
    assert len(set(changes)) > 10
    head.get_by_role("button").click()
    desk.settled()
    expect(head).to_have_attribute("aria-sort", "ascending")
    desk.part("next").click()
    desk.settled()
    assert len(desk.lines()) == 2
    expect(desk.part("next")).to_be_disabled()
    desk.part("search").fill("90000007 HOE")
    desk.settled()
    assert [line[1] for line in desk.lines()] == ["Hoeve, Zoë"]
    desk.part("search").fill("nobody of this name")
    desk.settled()
    expect(desk.part("shown")).to_have_text(desk.say("desk-found-nobody"))
    desk.part("search").fill("")
    desk.settled()


def test_teams_can_be_looked_at_one_by_one(desk: Desk) -> None:
    desk.give(LEAGUE)
    desk.part("team").select_option(label="Team 52")
    desk.settled()
    assert [line[0] for line in desk.lines()] == ["1", "2"]
    expect(desk.part("team-sum")).not_to_be_empty()
    desk.part("team").select_option("")
    desk.settled()
    expect(desk.part("team-sum")).to_be_hidden()


# what comes out


@pytest.mark.parametrize("kind", ["xlsx", "csv"])
def test_what_is_saved_can_be_opened_again(desk: Desk, tmp_path: Path, kind: str) -> None:
    desk.give(SWISS)
    desk.open_player("Adler, Anna")
    desk.correct("k", "33")
    before = desk.lines()
    download = desk.export(kind)
    assert download.suggested_filename == f"example-open-fide.{kind}"
    file = tmp_path / download.suggested_filename
    download.save_as(file)
    if kind == "xlsx":
        names = load_workbook(file).sheetnames
        assert desk.say("export-sheet-players") in names
    desk.give(file)
    expect(desk.event).to_have_text("Example Open")
    assert desk.lines() == before


def test_a_tournament_file_leaves_as_it_came(desk: Desk, tmp_path: Path) -> None:
    desk.give(SWISS)
    file = tmp_path / "out.trf"
    desk.export("trf").save_as(file)
    assert file.read_bytes() == SWISS.read_bytes()


def test_the_print_has_every_line(desk: Desk) -> None:
    desk.give(SWISS)
    desk.page.evaluate(
        """() => { window.print = () => {
          window.printed = document.querySelectorAll(".all-lines tr").length;
          window.dispatchEvent(new Event("afterprint"));
        }; }"""
    )
    desk.part("exports").locator("[data-kind=print]").click()
    desk.settled()
    assert desk.page.evaluate("() => window.printed") == 52
    assert len(desk.lines()) == 50
    desk.page.emulate_media(media="print")
    expect(desk.report).to_be_visible()
    expect(desk.event).to_be_visible()
    for name in ("file", "search", "system"):
        expect(desk.part(name)).to_be_hidden()
    desk.page.emulate_media(media="screen")


def test_a_players_games_open_in_the_calculator(desk: Desk) -> None:
    desk.give(SWISS)
    new = desk.line("Bakker, Hugo")[-2]
    panel = desk.open_player("Bakker, Hugo")
    panel.get_by_role("link", name=desk.say("desk-link")).click()
    expect(desk.page.get_by_label("New rating", exact=True)).to_have_text(new)
    expect(desk.page.get_by_label("Rating system")).to_have_value("fide")
    desk.page.go_back()
    expect(desk.event).to_be_visible()
    assert desk.line("Bakker, Hugo")[-2] == new


# ways in


def test_a_file_can_be_dropped_anywhere_in_the_room(desk: Desk) -> None:
    transfer = desk.page.evaluate_handle(
        """(text) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([text], "dropped.trf"));
          return transfer;
        }""",
        EQUALS.replace("Three equals", "Dropped"),
    )
    heading = desk.page.get_by_role("heading", level=1).locator("visible=true")
    heading.dispatch_event("dragenter", {"dataTransfer": transfer})
    expect(desk.part("drop")).to_have_attribute("data-over", "yes")
    heading.dispatch_event("drop", {"dataTransfer": transfer})
    desk.settled()
    expect(desk.event).to_have_text("Dropped")
    expect(desk.part("drop")).not_to_have_attribute("data-over", "yes")


def test_the_sample_is_whole(desk: Desk) -> None:
    desk.part("sample").click()
    desk.settled()
    assert len(desk.lines()) == 8
    assert [
        text for text in desk.problems() if text.startswith(desk.say("desk-severity-error"))
    ] == []


def on_a_line(visitor: Visitor, kind: str, saves_data: bool) -> Locator:
    """The link to the desk, of a page whose browser says this of its line."""
    line = json.dumps({"effectiveType": kind, "saveData": saves_data})
    visitor.page.add_init_script(
        f"Object.defineProperty(navigator, 'connection', {{ value: {line} }})"
    )
    return visitor.open().get_by_role("link", name="Tournament", exact=True)


def test_on_a_quick_line_the_desk_s_python_starts_when_somebody_is_about_to_come(
    visitor: Visitor,
) -> None:
    link = on_a_line(visitor, "4g", False)
    with visitor.page.expect_worker():
        link.hover()


@pytest.mark.parametrize(("kind", "saves_data"), [("4g", True), ("3g", False)])
def test_nothing_of_the_desk_comes_before_it_is_used(
    visitor: Visitor, kind: str, saves_data: bool
) -> None:
    link = on_a_line(visitor, kind, saves_data)
    page = visitor.page
    link.hover()
    link.focus()
    link.click()
    expect(page.get_by_label("Tournament file")).to_be_visible()
    asked = [url.rpartition("/")[2] for url in visitor.requests]
    assert "tournament.bin" in asked
    assert [
        name for name in asked if "pyodide" in name or "desk" in name or "openpyxl" in name
    ] == []
