"""Tables copied from web pages, with the real clipboard: text and HTML, as browsers make them."""

import re

import pytest
from playwright.sync_api import Page, expect

from elo.core.numbers import write
from tests.tournament.copied_files import CHANGES, COPIED, copied

from .conftest import Visitor
from .desk import Desk

#: Marks the table of a page that holds this text, and nothing around it.
MARK = """(text) => {
  const table = [...document.querySelectorAll("table")].findLast(
    (each) => each.textContent.includes(text));
  getSelection().selectAllChildren(table.parentElement ?? table);
  getSelection().setBaseAndExtent(table, 0, table, table.childNodes.length);
}"""

#: One player's page at chess-results: the result stands in a table of its own, beside a colour.
CARD = """<table><tr><th>Rd.</th><th>SNo</th><th></th><th>Name</th><th>Rtg</th><th>Res.</th></tr>
<tr><td>1</td><td>7</td><td><div class="tn_ENG"></div></td><td><a href="#x">Adler, Anna</a></td>
<td>1850</td><td><table><tr><td><div class="w"></div></td><td>1</td></tr></table></td></tr>
<tr><td>2</td><td>9</td><td><div class="tn_ENG"></div></td><td>Bakker,<br>Hugo</td>
<td>1900</td><td><table><tr><td><div class="b"></div></td><td>&frac12;</td></tr></table></td></tr>
</table>"""


def copy(page: Page, html: str, text: str) -> None:
    """Marks a table in another window and copies it with the keys."""
    other = page.context.new_page()
    # scripts of that page are none of ours
    other.set_content(html.replace("<script>", "<script type=none>"))
    other.evaluate(MARK, text)
    other.keyboard.press("ControlOrMeta+c")
    other.close()


def changes(desk: Desk) -> dict[str, str]:
    """Each player's change as it is shown."""
    return {line[1]: line[-3] for line in desk.lines()}


def shown(name: str) -> dict[str, str]:
    """The changes that FIDE's table gives, as the page writes them."""
    return {player: write(change, 1, signed=True) for player, change in CHANGES[name].items()}


def test_a_crosstable_with_flags_is_pasted_as_it_stands_in_the_page(desk: Desk) -> None:
    copy(desk.page, copied("flag_copy.html").decode(), "Alpha, Ann")
    desk.box("text").fill("")
    desk.part("text").focus()
    desk.page.keyboard.press("ControlOrMeta+v")
    # what is pasted is text, a line a row
    expect(desk.part("text")).to_have_value(re.compile("\n3\t\tIM\tCharlie, Cy\t2300\tENG\t"))
    desk.part("take").click()
    desk.settled()
    desk.choose("system", "fide")
    found = changes(desk)
    for player, change in shown("flag_copy.html").items():
        [line] = [name for name in found if name.endswith(player)]
        assert found[line] == change


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


def test_spellings_are_joined_on_the_spot(desk: Desk) -> None:
    desk.give(COPIED / "pgn_one_person_spelt_twice.pgn")
    assert len(desk.lines()) == 7
    desk.part("problem-list").get_by_role("button", name=desk.say("desk-answer-join")).click()
    desk.settled()
    assert len(desk.lines()) == 6
    expect(desk.part("edits").locator("li")).to_have_text("Adler,A is Adler, Anna")
    desk.part("undo").click()
    desk.settled()
    assert len(desk.lines()) == 7


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


def test_a_card_of_games_is_pasted_into_the_calculator(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Several games").check()
    copy(page, CARD, "Bakker")
    second = page.get_by_role("textbox", name="Opponent's rating, game 2")
    second.focus()
    page.keyboard.press("ControlOrMeta+v")
    for number, opponent, result in ((2, "1850", "Win"), (3, "1900", "Draw")):
        field = page.get_by_role("textbox", name=f"Opponent's rating, game {number}")
        expect(field).to_have_value(opponent)
        group = page.get_by_role("radiogroup", name=f"Result of game {number}")
        expect(group.get_by_role("radio", name=result)).to_be_checked()
