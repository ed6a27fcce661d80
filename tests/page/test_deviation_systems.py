"""Systems whose ratings have a deviation: no K, facts of opponents and games, several states."""

import re

import pytest
from playwright.sync_api import Page, expect

from tools.catalogue import LANGUAGES

from .conftest import Visitor

#: Glickman's own example of Glicko-2 ("Example of the Glicko-2 system"): 1464.06, 151.52, 0.05999.
GAMES = (("1400", "30", "Win"), ("1550", "100", "Loss"), ("1700", "300", "Loss"))
LINK = (
    "#v=1&system=glicko2&mode=several&rating=1500&deviation=200&volatility=0.06&tau=0.5"
    "&game=w1400*.opponent_deviation.30&game=l1550*.opponent_deviation.100"
    "&game=l1700*.opponent_deviation.300"
)


def state(page: Page, name: str) -> str:
    return page.get_by_label(f"{name} after the games", exact=True).inner_text()


def type_glickmans_example(page: Page) -> None:
    page.get_by_label("Rating system").select_option("glicko2")
    page.get_by_label("Your deviation (RD)", exact=True).fill("200")
    page.get_by_label("Your rating", exact=True).fill("1500")
    page.locator("#facts > summary").click()
    page.get_by_label("Your volatility", exact=True).fill("0.06")
    page.get_by_label("System constant tau", exact=True).fill("0.5")
    page.get_by_role("radio", name="Several games").check()
    for number, (opponent, deviation, result) in enumerate(GAMES, 1):
        if number > 2:
            page.get_by_role("button", name="Add a game").click()
        page.get_by_role("textbox", name=f"Opponent's rating, game {number}").fill(opponent)
        field = f"Opponent's deviation (RD), game {number}"
        page.get_by_role("textbox", name=field).fill(deviation)
        group = page.get_by_role("radiogroup", name=f"Result of game {number}")
        group.get_by_role("radio", name=result).check()


def test_glickmans_example_is_typed_answered_and_carried_by_its_link(visitor: Visitor) -> None:
    page = visitor.open()
    type_glickmans_example(page)
    for _ in range(2):
        assert visitor.output("new-rating-label") == "1464"
        assert state(page, "Your deviation (RD)") == "200.0 → 151.5"
        assert state(page, "Your volatility") == "0.0600 → 0.0600"
        expect(page.get_by_label("K-factor", exact=True)).to_be_hidden()
        page.get_by_text("How this is calculated").click()
        expect(page.locator("#step-list")).to_contain_text("151.5")
        page.wait_for_function("() => location.hash.includes('opponent_deviation.300')")
        address = page.url
        page.goto("about:blank")
        page.goto(address)
        page.locator("html[data-engine=ready]").wait_for(state="attached")


def test_k_comes_back_with_the_next_system_and_what_was_typed_with_this_one(
    visitor: Visitor,
) -> None:
    page = visitor.open()
    k, system = page.get_by_label("K-factor", exact=True), page.get_by_label("Rating system")
    k.fill("32")
    type_glickmans_example(page)
    expect(k).to_be_hidden()
    expect(page.get_by_role("group", name="Usual values for K")).to_be_hidden()
    system.select_option("elo")
    expect(k).to_have_value("32")
    expect(page.get_by_role("group", name="Usual values for K")).to_be_visible()
    expect(page.get_by_label("Your deviation (RD)", exact=True)).to_have_count(0)
    expect(page.locator("#states")).to_be_hidden()
    system.select_option("glicko2")
    expect(page.get_by_label("Your deviation (RD)", exact=True)).to_have_value("200")
    field = page.get_by_role("textbox", name="Opponent's deviation (RD), game 3")
    expect(field).to_have_value("300")
    assert visitor.output("new-rating-label") == "1464"


def test_only_questions_that_have_an_answer_are_asked(visitor: Visitor) -> None:
    page = visitor.open()
    average = page.get_by_role("radio", name="Average field")
    average.check()
    page.get_by_label("Rating system").select_option("lichess")
    # nothing that was entered is lost, and a sentence says what to do
    expect(page.get_by_text("This system rates no average of opponents")).to_be_visible()
    page.get_by_role("radio", name="One game").check()
    expect(average).to_be_hidden()
    for question in ("What do I need?", "What was it worth?"):
        expect(page.get_by_text(question, exact=True)).to_be_hidden()
    page.get_by_label("Rating system").select_option("glicko")
    expect(page.get_by_text("What do I need?", exact=True)).to_be_visible()
    expect(page.get_by_text("What was it worth?", exact=True)).to_be_hidden()
    page.get_by_label("Rating system").select_option("fide")
    expect(page.get_by_text("What was it worth?", exact=True)).to_be_visible()
    expect(average).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_are_chosen_in_words_and_what_is_assumed_is_said(
    visitor: Visitor, language: str
) -> None:
    page, say = visitor.open(language), visitor.text
    page.get_by_label(say("system-label")).select_option("lichess")
    colour = page.get_by_label(say("fact-color"), exact=True)
    expect(colour.get_by_role("option")).to_have_text(
        [say(f"choice-{name}") for name in ("none", "color-w", "color-b")]
    )
    missing = page.get_by_text(say("lichess-note-color", games="1"))
    expect(missing).to_be_visible()
    page.get_by_label(say("fact-rating"), exact=True).fill("1900")
    colour.select_option("w")
    expect(missing).to_be_hidden()
    # equals, and White has something more
    assert re.match(r"5[0-9]", visitor.output("probability-label"))
    page.wait_for_function("() => location.hash.includes('.color.w')")


def test_a_system_that_does_not_come_is_asked_for_again(troubled_visitor: Visitor) -> None:
    page = troubled_visitor.open()
    page.route("**/glicko.bin", lambda route: route.abort())
    page.get_by_label("Rating system").select_option("glicko")
    notice = page.locator("[data-chapter=glicko]")
    expect(notice.get_by_role("alert")).to_be_visible()
    # the system before goes on
    expect(page.get_by_label("K-factor", exact=True)).to_be_visible()
    page.unroute("**/glicko.bin")
    notice.get_by_role("button").click()
    expect(page.get_by_label("Your deviation (RD)", exact=True)).to_be_visible()
    expect(page.get_by_label("K-factor", exact=True)).to_be_hidden()


def test_the_page_begins_without_the_systems_that_come_later(visitor: Visitor) -> None:
    page = visitor.open()
    later = ("/fide.bin", "/knsb.bin", "/glicko.bin", "/dwz.bin")
    assert not [url for url in visitor.requests if url.endswith(later)]
    page.get_by_text("The same games under every system").click()
    expect(page.locator("#comparison-body")).to_contain_text("Lichess")
    assert {url.rpartition("/")[2] for url in visitor.requests if url.endswith(later)} == {
        "fide.bin",
        "knsb.bin",
        "glicko.bin",
        "dwz.bin",
    }
