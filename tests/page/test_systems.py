"""A person's questions, under each system's rules; expected values are the regulations' own."""

import re

import pytest
from playwright.sync_api import Page, expect

from elo.systems import SYSTEMS, by_name
from elo.systems.base import FIELD
from tests.cases.reading import read_cases
from tools.catalogue import LANGUAGES, Catalogue

from .conftest import Visitor

NATIONAL = {case["id"]: case for case in read_cases("national.jsonl")}
FIDE = {case["id"]: case for case in read_cases("fide.jsonl")}
DISCLOSURES = ("steps", "official", "comparison", "why")


def choose(visitor: Visitor, system: str, date: str = "", language: str = "en") -> Page:
    """Opens the page, chooses a system and the date of the event."""
    page = visitor.open(language)
    page.get_by_label(visitor.text("system-label")).select_option(system)
    if date:
        visitor.unfold("event")
        page.locator("#date-field input").fill(date)
    return page


def paste(page: Page, games: str) -> None:
    """Lists games the way a person does who has them as text."""
    page.get_by_role("radio", name="Several games").check()
    page.get_by_role("button", name="Remove game 1", exact=True).click()
    page.get_by_text("Paste a list of games").click()
    page.get_by_role("textbox", name=re.compile("One game a line")).fill(games)
    page.get_by_role("button", name="Add these games").click()
    # what reads them is fetched now
    expect(page.locator("[data-sheet=echo]")).not_to_be_empty()


def test_a_junior_of_17_with_12_games_has_k_40(visitor: Visitor) -> None:
    page = choose(visitor, "fide", "2026-05-02")
    visitor.unfold("facts")
    page.get_by_label("Your rating").fill("1600")
    page.get_by_label("Opponent's rating").fill("1600")
    page.get_by_label("Rated games so far").fill("12")
    page.get_by_label("Year of birth").fill("2009")
    # 8.3.3: K 40 until the end of the year of the 18th birthday; an equal opponent, so half of K
    assert visitor.output("change-label") == "+20.0"
    assert visitor.output("new-rating-label") == "1620"
    expect(page.get_by_label("K-factor", exact=True)).to_have_attribute("placeholder", "40")
    expect(page.get_by_text("18")).not_to_have_count(0)


def test_a_2655_beating_an_1800_gains_by_the_rules_of_the_day(visitor: Visitor) -> None:
    page = choose(visitor, "fide")
    page.get_by_label("Your rating").fill("2655")
    page.get_by_label("Opponent's rating").fill("1800")
    page.get_by_role("button", name="Has reached").click()
    visitor.unfold("event")
    # 8.3.1 from 1 October 2025: who is rated 2650 or more has the full difference, before 400
    for date, change, rating in (("2025-09-30", "+0.8", "2656"), ("2025-10-01", "0.0", "2655")):
        page.get_by_label(visitor.text("date-label")).fill(date)
        assert visitor.output("change-label") == change, date
        assert visitor.output("new-rating-label") == rating, date


def test_18_games_at_k_40_are_limited_to_k_38(visitor: Visitor) -> None:
    page = choose(visitor, "fide", "2026-05-02")
    visitor.unfold("facts")
    page.get_by_label("Rated games so far").fill("5")
    paste(page, "\n".join(["1850 1"] + ["1850 ="] * 17))
    # 8.3.3: K x n may not exceed 700: 700 / 18 = 38.9, so 38; half a point more than expected
    assert visitor.output("change-label") == "+19.0"
    expect(page.get_by_text(re.compile("K is 38 instead of 40"))).to_be_visible()


def test_a_forfeit_and_an_unrated_opponent_are_listed_and_do_not_count(visitor: Visitor) -> None:
    page = choose(visitor, "fide", "2026-05-02")
    paste(page, "1850 1\n1720 +\nunr 1\n1300 1")
    assert visitor.output("change-label") == "+10.0"
    expect(page.get_by_text("1 of 4 games counted.")).to_be_visible()
    for reason in ("won or lost by forfeit", "the opponent has no rating", "below 1400"):
        expect(page.get_by_text(reason)).to_be_visible()
    page.get_by_label("Kind of game 2").select_option("played")
    expect(page.get_by_text("2 of 4 games counted.")).to_be_visible()


def test_a_newcomer_needs_five_games_for_a_first_rating(visitor: Visitor) -> None:
    case = FIDE["F-N01"]
    games = case["inputs"]["games"]
    page = choose(visitor, "fide", "2026-05-02")
    visitor.unfold("facts")
    page.get_by_label("I have no rating yet").check()
    expect(page.get_by_label("Your rating")).to_be_disabled()
    paste(page, "\n".join(f"{opponent} {score}" for opponent, score in games[:4]))
    assert visitor.output("new-rating-label") == "–"
    expect(page.get_by_text("still missing: 1")).to_be_visible()
    opponent, score = games[4]
    page.get_by_role("textbox", name="Opponent's rating, game 5").fill(str(opponent))
    result = {1: "Win", 0.5: "Draw", 0: "Loss"}[score]
    group = page.get_by_role("radiogroup", name="Result of game 5")
    group.get_by_role("radio", name=result).check()
    assert visitor.output("new-rating-label") == str(case["expected"]["first_published_rating"])


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_newcomer_is_answered_under_every_system(visitor: Visitor, system: str) -> None:
    """Draws against equals are worth what these have, and a first DWZ is 0.08 * 500 more."""
    page = choose(visitor, "fide", "2026-09-01")
    visitor.unfold("facts")
    page.get_by_label("I have no rating yet").check()
    paste(page, "1500 ½\n" * 5)
    page.get_by_label("Rating system").select_option(system)
    if by_name(system).rates_newcomers:
        expect(page.get_by_label("Your rating")).to_be_disabled()
    else:
        expect(page.get_by_label("Your rating")).to_be_enabled()
        expect(page.get_by_label("Your rating")).not_to_have_attribute("aria-invalid", "true")
    if system == "dwz":
        expect(page.get_by_role("status", name="New rating")).to_have_text("1540")


def test_a_knsb_player_with_8_games_has_the_k_of_the_club_pages(visitor: Visitor) -> None:
    page = choose(visitor, "knsb-classic")
    visitor.unfold("facts")
    page.get_by_label("Your rating").fill("1500")
    page.get_by_label("Opponent's rating").fill("1500")
    page.get_by_label("Rated games so far").or_(page.get_by_label("Counted games so far")).fill("8")
    # 216 / sqrt(8) = 76.37, as Dutch club pages print it; an equal opponent, so half of it
    expect(page.get_by_text("= 76.37")).to_be_visible()
    assert visitor.output("change-label") == "+38.2"


@pytest.mark.parametrize(
    ("name", "result"), [("N-001", "Win"), ("N-002", "Loss")], ids=["Gerben", "Dirk"]
)
def test_gerben_beats_dirk_as_on_the_club_page(visitor: Visitor, name: str, result: str) -> None:
    case = NATIONAL[name]
    page = choose(visitor, "knsb-classic")
    page.get_by_label("Your rating").fill(str(case["inputs"]["rating"]))
    page.get_by_label("Opponent's rating").fill(str(case["inputs"]["opponent"]))
    page.get_by_label("K-factor", exact=True).fill(str(case["inputs"]["K"]))
    page.get_by_role("radio", name=result, exact=True).check()
    assert visitor.output("new-rating-label") == str(case["expected"]["new_rating"])


def test_a_ladder_game_moves_both_players_and_a_half_goes_up(visitor: Visitor) -> None:
    page = choose(visitor, "schaaks")
    page.get_by_label("Your rating").fill("1800")
    page.get_by_label("Opponent's rating").fill("1800")
    # K 25 against an equal: 12.5, rounded up on the new rating (1800 wins 1813, loses 1788)
    assert visitor.output("new-rating-label") == "1813"
    expect(page.get_by_text("Opponent's new rating 1788")).to_be_visible()


def test_a_dwz_follows_the_official_rule_and_not_the_library(visitor: Visitor) -> None:
    case = NATIONAL["N-051"]
    page = choose(visitor, "dwz", "2025-06-01")
    visitor.unfold("facts")
    page.get_by_label("Your rating").fill(str(case["inputs"]["R0"]))
    page.get_by_label("Opponent's rating").fill(str(case["inputs"]["opponent"]))
    page.get_by_label("Year of birth").fill(str(2025 - case["inputs"]["age"]))
    page.get_by_label("Index", exact=True).fill(str(case["inputs"]["index"]))
    assert visitor.output("new-rating-label") == str(case["expected"]["official_rule"])


def test_the_system_changes_fields_k_and_texts_together(visitor: Visitor) -> None:
    page = choose(visitor, "fide")
    expect(page.get_by_label("First day of the event")).not_to_have_value("")
    expect(page.get_by_label("Time control")).to_have_value("standard")
    expect(page.get_by_label("K-factor", exact=True)).to_have_value("")
    expect(page.get_by_text("Played: today · Standard")).to_be_visible()
    expect(page.get_by_text("More, for an exact result")).to_be_visible()
    page.get_by_label("Rating system").select_option("elo")
    expect(page.get_by_label("K-factor", exact=True)).to_have_value("20")
    for name in ("First day of the event", "Time control", "I have no rating yet"):
        expect(page.get_by_label(name)).to_be_hidden()
    expect(page.get_by_text("More, for an exact result")).to_be_hidden()
    expect(page.get_by_text("Played: today")).to_be_hidden()
    page.get_by_label("Rating system").select_option("knsb")
    expect(page.get_by_label("Time control")).to_have_value("classical")
    expect(page.get_by_role("button", name="masters")).to_have_count(0)


@pytest.mark.parametrize("mode", ["Several games", "Average field"])
def test_the_system_can_be_changed_in_every_mode(visitor: Visitor, mode: str) -> None:
    page = visitor.open()
    page.get_by_role("radio", name=mode).check()
    for system in (*SYSTEMS, "elo"):
        page.get_by_label("Rating system").select_option(system)
        expect(page.get_by_role("radio", name=mode)).to_be_checked()
    page.get_by_role("radio", name="One game").check()
    page.get_by_label("Rating system").select_option("knsb")
    visitor.unfold("facts")
    page.get_by_label("Opponent's year of birth").fill("2010")
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


def test_a_k_of_ones_own_is_used_and_the_rules_are_named_beside_it(visitor: Visitor) -> None:
    page = choose(visitor, "fide", "2026-05-02")
    page.get_by_label("Opponent's rating").fill("1850")
    page.get_by_label("K-factor", exact=True).fill("30")
    assert visitor.output("change-label") == "+15.0"
    expect(page.get_by_text("the rules give 20")).to_be_visible()


def test_fides_own_columns_can_be_laid_beside_fides_page(visitor: Visitor) -> None:
    """FIDE 8.1.2: 50 points less expect .43; K 20."""
    page = choose(visitor, "fide", "2026-05-02")
    paste(page, "1900 1\n1850 0")
    page.get_by_text("In the columns of the official page").click()
    table = page.get_by_role("table", name=re.compile("whole event"))
    heads = table.get_by_role("columnheader")
    expect(heads).to_have_text(["Rc", "Ro", "w", "n", "chg", "K", "K*chg"])
    rows = table.get_by_role("row")
    expect(rows.nth(1).get_by_role("cell")).to_have_text(
        ["1875", "1850", "1.00", "2", "0.07", "20", "1.40"]
    )
    expect(rows.nth(2).get_by_role("cell")).to_have_text(
        ["1900", "1850", "1.00", "1", "0.57", "20", "11.40"]
    )


def test_the_same_games_are_compared_under_every_system(visitor: Visitor) -> None:
    page = choose(visitor, "elo")
    page.get_by_label("Your rating").fill("1729")
    page.get_by_label("Opponent's rating").fill("1859")
    page.get_by_text("The same games under every system").click()
    table = page.get_by_role("table", name=re.compile("Each system"))
    rows = table.get_by_role("row")
    # a heading, and for each system its figures and the reason
    expect(rows).to_have_count(1 + 2 * len(SYSTEMS))
    number = 1 + 2 * SYSTEMS.index("knsb-classic")
    # the club page's own example: 1746 at K 25
    expect(rows.nth(number).get_by_role("cell").nth(1)).to_have_text("1746")
    expect(rows.nth(number + 1)).to_contain_text("normal curve")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_system_speaks_the_readers_language_throughout(
    visitor: Visitor, language: str
) -> None:
    page = visitor.open(language)
    names = {message.id.name for message in Catalogue(language).messages()}
    for system in SYSTEMS:
        page.get_by_label(visitor.text("system-label")).select_option(system)
        expect(page.get_by_label(visitor.text("system-label"))).to_have_value(system)
        modes = ["mode-one", "mode-several"]
        for mode in [*modes, "mode-average"] if by_name(system).offers(FIELD) else modes:
            page.get_by_role("radio", name=visitor.text(mode), exact=True).check()
            for name in DISCLOSURES:
                box = page.locator(f"#{name}")
                if box.is_visible() and not box.evaluate("box => box.open"):
                    box.locator("summary").click()
            words = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", page.locator("main").inner_text()))
            assert not words & names, f"{system}, {mode}: a message's name instead of its text"


def test_a_pasted_list_says_what_was_understood_and_keeps_the_rest(visitor: Visitor) -> None:
    page = choose(visitor, "elo")
    paste(page, "1850 1\n1900 L\n1650 remis\n2011 ½\n1720 +\nwhat is this")
    expect(page.get_by_text("5 games read.")).to_be_visible()
    expect(page.get_by_role("textbox", name=re.compile("One game a line"))).to_have_value(
        "what is this"
    )
    expected = (("1850", "Win"), ("1900", "Loss"), ("1650", "Draw"), ("2011", "Draw"))
    for number, (opponent, result) in enumerate(expected, 1):
        field = page.get_by_role("textbox", name=f"Opponent's rating, game {number}")
        expect(field).to_have_value(opponent)
        group = page.get_by_role("radiogroup", name=f"Result of game {number}")
        expect(group.get_by_role("radio", name=result)).to_be_checked()
    expect(page.get_by_label("Kind of game 5")).to_have_value("forfeit")


def test_a_list_pasted_into_a_games_field_becomes_games(visitor: Visitor) -> None:
    page = choose(visitor, "elo")
    page.get_by_role("radio", name="Several games").check()
    second = page.get_by_role("textbox", name="Opponent's rating, game 2")
    second.focus()
    second.evaluate(
        """field => {
          const data = new DataTransfer();
          data.setData("text", "1 Jansen, Piet 1.850 1\\n2 Müller, Eva 2011 ½");
          field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
        }"""
    )
    for number, opponent in ((1, "1900"), (2, "1850"), (3, "2011")):
        field = page.get_by_role("textbox", name=f"Opponent's rating, game {number}")
        expect(field).to_have_value(opponent)


def test_which_list_a_game_counts_for_is_said_with_the_limit_that_decided(
    visitor: Visitor,
) -> None:
    page = visitor.open()
    page.get_by_text("Which rating does this game count for?").click()
    box = page.locator("#counting")
    box.get_by_label("Date of the game").fill("2026-01-10")
    box.get_by_label("Rating of White").fill("1850")
    box.get_by_label("Rating of Black").fill("1700")
    # FIDE 1.1: 90 minutes for 60 moves if a player is rated 1800 or more; 90 + 30 s is 120
    expect(box.get_by_text("Standard", exact=True)).to_be_visible()
    expect(box.get_by_text("Classical", exact=True)).to_be_visible()
    box.get_by_label("Minutes").fill("15")
    box.get_by_label("Seconds a move").fill("5")
    expect(box.get_by_text("Rapid", exact=True)).to_have_count(2)
    box.get_by_label("Minutes").fill("soon")
    expect(box.get_by_text("Not a number.")).to_be_visible()


def test_a_one_off_raise_is_answered_with_its_source(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_text("What did a one-off raise make of my rating?").click()
    box = page.locator("#conversion")
    select = box.get_by_label("Raise")
    for name, old, new in (
        # fide.com news 2538: +160 for 1600
        ("FIDE, 1 March 2024", "1600", "1760"),
        # KNSB notice: 0.6 R + 800
        ("KNSB raise", "1000", "1400"),
        # the DSB's own pages: Umstufung 2026, 1366-21 to 1634-22
        ("DWZ raise", "1366", "1634"),
    ):
        option = select.get_by_role("option").filter(has_text=name)
        select.select_option(option.inner_text())
        box.get_by_label("Rating before").fill(old)
        expect(box.get_by_role("status", name="Rating after"), name).to_have_text(new)
        expect(box.get_by_text("Source:"), name).to_be_visible()


def test_a_link_brings_a_whole_sheet_back_under_its_system(visitor: Visitor) -> None:
    page = choose(visitor, "knsb", "2025-03-01")
    visitor.unfold("facts")
    page.get_by_label("Your rating").fill("1700")
    paste(page, "1850 1\n1720 +")
    page.get_by_role("button", name="More about game 1", exact=True).click()
    page.get_by_label("Opponent's year of birth, game 1").fill("2010")
    page.wait_for_function("() => location.hash.includes('y2010')")
    link = page.url
    expected = visitor.output("new-rating-label")
    page.goto("about:blank")
    page.goto(link)
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    expect(page.get_by_label("Rating system")).to_have_value("knsb")
    expect(page.get_by_label("First day of the event")).to_have_value("2025-03-01")
    expect(page.get_by_label("Kind of game 2")).to_have_value("forfeit")
    expect(page.get_by_label("Opponent's year of birth, game 1")).to_have_value("2010")
    assert visitor.output("new-rating-label") == expected


def test_why_a_list_differs_speaks_of_the_system_in_hand(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Rating system").select_option("fide")
    page.locator("#why > summary").click()
    why = page.locator("#why-list")
    for system, said, silent in (
        ("fide", ["why-period", "why-start"], ["why-event"]),
        # Wertungsordnung 3.5: a computation an event
        ("dwz", ["why-event"], ["why-period", "why-start"]),
        # every game moves both ratings at once: there is no list
        ("schaaks", [], ["why-period", "why-start", "why-event"]),
    ):
        page.get_by_label("Rating system").select_option(system)
        for name in said:
            expect(why, system).to_contain_text(visitor.text(name))
        for name in silent:
            expect(why, system).not_to_contain_text(visitor.text(name))


def german(visitor: Visitor, day: str) -> Page:
    """The German page on a phone, with the DWZ and the event's last day."""
    visitor.page.set_viewport_size({"width": 360, "height": 740})
    page = visitor.open("de")
    page.get_by_label(visitor.say("system-label")).select_option("dwz")
    visitor.unfold("event")
    page.get_by_label(visitor.say("end-label")).fill(day)
    return page


def test_a_german_on_a_phone_types_the_dwz_with_its_index(visitor: Visitor) -> None:
    page = german(visitor, "2026-09-01")
    rating = page.get_by_label(visitor.say("fact-rating"))
    rating.fill("1700")
    page.get_by_label(visitor.say("opponent-label")).fill("1700-3")
    expect(page.locator("#assumed")).to_contain_text("Index")
    # half of K: 28 above index 10
    assert visitor.output("change-label") == "+14,0"
    rating.fill("1700-3")
    # 44 at index 3
    assert visitor.output("change-label") == "+22,0"
    expect(page.locator("#assumed")).not_to_contain_text("Index")
    page.get_by_label(visitor.say("opponent-label")).focus()
    rating.focus()
    expect(rating).to_have_value("1700")
    page.get_by_label(visitor.say("system-label")).focus()
    expect(page.get_by_label(visitor.say("fact-index"), exact=True)).to_have_value("3")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_coefficient_is_named_as_on_the_last_day_of_the_event(visitor: Visitor) -> None:
    page = german(visitor, "2026-06-07")
    expect(page.locator("#k-label")).to_contain_text("E")
    page.get_by_label(visitor.say("end-label")).fill("2026-06-08")
    expect(page.locator("#k-label")).to_have_text("K-Faktor")


def test_a_link_of_old_with_a_date_alone_is_a_dwz_events_day(visitor: Visitor) -> None:
    page = visitor.open(
        fragment="#v=1&system=dwz&mode=one&rating=1850&date=2025-05-01&opponent=w1900"
    )
    expect(page.get_by_label("Last day of the event")).to_have_value("2025-05-01")
    expect(page.locator("#k-label")).to_have_text("Coefficient E")


def test_the_german_page_offers_the_raise_of_the_dwz_first(visitor: Visitor) -> None:
    page = visitor.open("de")
    page.locator("#conversion summary").click()
    first = page.locator("#conversion select option").first
    expect(first).to_contain_text("Umstufung")
    expect(page.locator("#conversion select")).to_have_value("dwz-raise-2026")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_federations_list_can_differ_elsewhere_the_page_is_asked_how_sure_it_is(
    visitor: Visitor, language: str
) -> None:
    page = visitor.open(language)
    sure, why = visitor.text("sure-heading"), visitor.text("why-heading")
    for system, shown, hidden in (
        ("fide", why, sure),
        ("elo", sure, why),
        ("dwz", why, sure),
        ("schaaks", sure, why),
    ):
        page.get_by_label(visitor.text("system-label")).select_option(system)
        summary = page.locator("#why > summary")
        expect(summary.get_by_text(shown, exact=True)).to_be_visible()
        expect(summary.get_by_text(hidden, exact=True)).to_be_hidden()


def test_the_rules_say_when_they_were_last_checked_and_where_they_stand(visitor: Visitor) -> None:
    page = choose(visitor, "fide", "2025-12-01")
    page.locator("#why > summary").click()
    expect(page.locator("#why-list")).to_contain_text("Last checked on 2026-11-30.")
    link = page.locator("#why").get_by_role("link", name="Read the rules at handbook.fide.com")
    expect(link).to_have_attribute("href", "https://handbook.fide.com/chapter/B022024")
    # it goes to a page of its own, which hears nothing of this one
    expect(link).to_have_attribute("rel", "noreferrer")
    expect(link).to_have_attribute("target", "_blank")
    page.get_by_label("Rating system").select_option("elo")
    expect(link).to_be_hidden()


def test_an_event_long_after_the_last_look_is_told_so_beside_the_result(visitor: Visitor) -> None:
    page = choose(visitor, "fide", "2025-12-01")
    said = page.locator("#notes").get_by_text("These rules were last checked on 2026-11-30")
    expect(page.get_by_role("status", name="New rating")).not_to_have_text("–")
    expect(said).to_be_hidden()
    page.get_by_label(visitor.text("date-label")).fill("2100-06-01")
    expect(said).to_be_visible()


def test_a_game_counts_by_the_limits_of_its_day(visitor: Visitor) -> None:
    """FIDE news 5721 of 2011: blitz from 5 to less than 15 minutes; rapid from 15."""
    page = visitor.open()
    page.get_by_text("Which rating does this game count for?").click()
    box = page.locator("#counting")
    box.get_by_label("Minutes").fill("12")
    box.get_by_label("Seconds a move").fill("0")
    box.locator("[data-field=date]").fill("2012-06-01")
    expect(box.locator("[data-place=fide-list]")).to_have_text("Blitz")
    expect(box.locator("[data-place=fide-reason]")).to_contain_text("FIDE news 5721")
    box.get_by_label("Minutes").fill("4")
    expect(box.locator("[data-place=fide-list]")).to_have_text("None")
