"""Files and tables as people bring them, on the desk; ``tests/browsers`` pastes them."""

import pytest
from playwright.sync_api import expect

from elo.core.numbers import write
from tests.tournament.copied_files import CHANGES, COPIED

from .desk import Desk


def changes(desk: Desk) -> dict[str, str]:
    """Each player's change as it is shown."""
    return {line[1]: line[-3] for line in desk.lines()}


def shown(name: str) -> dict[str, str]:
    """The changes that FIDE's table gives, as the page writes them."""
    return {player: write(change, 1, signed=True) for player, change in CHANGES[name].items()}


@pytest.mark.parametrize("name", ["flag_copy.html", "round_sheets.xlsx", "chess_results.xml"])
def test_a_page_a_workbook_and_xml_are_opened_as_files(desk: Desk, name: str) -> None:
    desk.give(COPIED / name)
    desk.choose("system", "fide")
    found = changes(desk)
    for player, change in shown(name).items():
        [line] = [each for each in found if each.endswith(player)]
        assert found[line] == change


def test_another_table_of_the_event_is_added_and_said(desk: Desk) -> None:
    desk.paste("No.\tName\t1.Rd\n1\tAdler Anna\t2w1\n2\tBerg Bodo\t1b0\n")
    desk.box("add-text").fill("No.\tName\tRtg\n1\tAdler Anna\t1500\n2\tBerg Bodo\t1500\n")
    desk.part("add-take").click()
    desk.settled()
    desk.choose("system", "fide")
    # K is 20, and an equal expects one half
    assert changes(desk) == {"Adler Anna": "+10.0", "Berg Bodo": "−10.0"}
    pasted = desk.say("desk-add-pasted")
    assert any(pasted in problem for problem in desk.problems())
    desk.part("add-text").fill("No.\tName\tRtg\n1\tXenia\t1500\n2\tYork\t1500\n")
    desk.part("add-take").click()
    desk.settled()
    expect(desk.part("stage")).to_have_text(desk.say("error-desk-other-event"))
    # it stays where it can be opened by itself
    expect(desk.part("add-text")).not_to_have_value("")


def test_spellings_are_joined_or_kept_apart_on_the_spot(desk: Desk) -> None:
    desk.give(COPIED / "pgn_one_person_spelt_twice.pgn")
    assert len(desk.lines()) == 7
    desk.part("problem-list").get_by_role("button", name=desk.say("desk-answer-join")).click()
    desk.settled()
    assert len(desk.lines()) == 6
    expect(desk.part("edits").locator("li")).to_have_text("Adler,A is Adler, Anna")
    desk.part("undo").click()
    desk.settled()
    assert len(desk.lines()) == 7
    # or they are two, which is remembered like every correction
    two = desk.part("problem-list").get_by_role("button", name=desk.say("desk-answer-apart"))
    two.click()
    desk.settled()
    expect(desk.part("edits").locator("li")).to_have_text("Adler,A and Adler, Anna are two people")
    expect(two).to_have_count(0)
    desk.part("undo").click()
    desk.settled()
    expect(two).to_have_count(1)


def test_a_day_that_was_guessed_is_said_on_the_spot(desk: Desk) -> None:
    # the tenth of September or the ninth of October: FIDE's rules changed on the first
    desk.paste("Date: 10/09/2025\nNo.\tName\tRtg\t1.Rd\n1\tAlpha\t1500\t2w1\n2\tBravo\t1500\t1b0\n")
    expect(desk.part("date")).to_have_value("2025-09-10")
    answers = desk.part("problem-list").locator(".answers button")
    expect(answers).to_have_count(2)
    answers.nth(1).click()
    desk.settled()
    expect(desk.part("date")).to_have_value("2025-10-09")
    expect(desk.part("problem-list").locator(".answers button")).to_have_count(0)
