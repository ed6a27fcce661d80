"""Half-typed, wrong and unusual input: nothing is lost and every fault is explained."""

import pytest
from playwright.sync_api import expect

from tools.catalogue import LANGUAGES

from .conftest import Visitor

#: What must never be seen where a number belongs.
MONSTERS = ("NaN", "nan", "inf", "None", "undefined", "\u22120.0", "-0")

OUTPUTS = ("new-rating-label", "change-label", "probability-label")


def test_a_rating_that_cannot_be_used_shows_a_dash_and_says_why(visitor: Visitor) -> None:
    page = visitor.open()
    field = page.get_by_label("Your rating")
    hint = page.locator("#hint-rating")
    field.fill("18x")
    expect(hint).not_to_be_empty()
    # nobody is told off before the field is left
    expect(field).not_to_have_attribute("aria-invalid", "true")
    for typed in ("", " ", "-", "18x", "1.85", "2,5", "½", "99999", "-5", "1e3", "🙂"):
        field.fill(typed)
        for name in OUTPUTS:
            assert visitor.output(name) == "–", typed
        expect(hint, typed).not_to_be_empty()
        field.blur()
        expect(field).to_have_value(typed)
        if typed.strip(" -"):
            expect(field, typed).to_have_attribute("aria-invalid", "true")
        field.fill("1850")
        assert visitor.output("new-rating-label") != "–", typed
        expect(hint, typed).to_be_empty()
        expect(field, typed).not_to_have_attribute("aria-invalid", "true")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_explained_in_the_readers_language(visitor: Visitor, language: str) -> None:
    page = visitor.open(language, query="?system=elo")
    page.get_by_label(visitor.text("fact-rating"), exact=True).fill("5000")
    expected = visitor.text("error-out-of-range", low="0", high="4000")
    expect(page.get_by_label(visitor.text("fact-rating"))).to_have_accessible_description(expected)


def test_a_rating_is_understood_as_people_write_it_and_echoed_when_left(visitor: Visitor) -> None:
    page = visitor.open()
    expected = visitor.output("new-rating-label")
    field = page.get_by_label("Your rating")
    for typed in ("1.850", "1 850", "1,850", " 1850 "):
        field.fill("18x")
        assert visitor.output("new-rating-label") == "–"
        field.fill(typed)
        expect(field).to_have_value(typed)
        assert visitor.output("new-rating-label") == expected, typed
        field.blur()
        expect(field, typed).to_have_value("1850")


def test_points_are_understood_as_people_write_them(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Average field").check()
    page.get_by_role("textbox", name="Average opponent").fill("1850")
    page.get_by_role("textbox", name="Games", exact=True).fill("5")
    points = page.get_by_role("textbox", name="Points", exact=True)
    for typed in ("2,5", "2.5", "2½"):
        points.fill("5")
        assert visitor.output("change-label") != "0.0"
        points.fill(typed)
        # half the points against equals: nothing changes
        assert visitor.output("change-label") == "0.0", typed
        points.blur()
        expect(points, typed).to_have_value("2½")


def test_points_and_games_that_do_not_fit_are_told_apart(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Average field").check()
    page.get_by_role("textbox", name="Average opponent").fill("1850")
    for games, points, hint in (
        ("5", "5½", "Use whole or half points, from 0 to 5."),
        ("5", "2.3", "Use whole or half points, from 0 to 5."),
        ("0", "0", "Use a number from 1 to 1000."),
        ("2½", "0", "Use a whole number."),
    ):
        page.get_by_role("textbox", name="Games", exact=True).fill("5")
        page.get_by_role("textbox", name="Points", exact=True).fill("1")
        assert visitor.output("new-rating-label") != "–"
        page.get_by_role("textbox", name="Games", exact=True).fill(games)
        page.get_by_role("textbox", name="Points", exact=True).fill(points)
        expect(page.get_by_text(hint), f"{points} of {games}").to_be_visible()
        assert visitor.output("new-rating-label") == "–", f"{points} of {games}"


def test_a_faulty_game_is_marked_in_its_row_and_the_others_still_count(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Several games").check()
    before = visitor.output("new-rating-label")
    second = page.get_by_role("textbox", name="Opponent's rating, game 2")
    second.fill("19oo")
    expect(second).to_have_accessible_description("Not a number. Use digits, as in 1850.")
    expect(second).not_to_have_attribute("aria-invalid", "true")
    second.press("Enter")
    expect(second).to_have_attribute("aria-invalid", "true")
    expect(second).to_have_value("19oo")
    assert visitor.output("new-rating-label") == before


def test_an_empty_k_means_the_usual_one(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Opponent's rating").fill("1850")
    page.get_by_label("K-factor", exact=True).fill("")
    assert visitor.output("change-label") == "+10.0"
    expect(page.get_by_text("Calculated with K 20, usual for most club players.")).to_be_visible()


def test_no_monster_appears_while_anything_is_typed(visitor: Visitor) -> None:
    page = visitor.open()
    answer = page.get_by_role("region", name="Answer")
    page.get_by_text("How this is calculated").click()
    fields = [page.get_by_label(name, exact=True) for name in ("Your rating", "K-factor")]
    for field in [*fields, page.get_by_label("Opponent's rating")]:
        before = field.input_value()
        for typed in ("", "0", "-0", "1e999", "NaN", "inf", "0,0", "4000", "½", "٣"):
            field.fill(typed)
            said = answer.inner_text()
            assert not [monster for monster in MONSTERS if monster in said], (typed, said)
        field.fill(before)


def test_nothing_typed_is_lost_between_the_modes(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Opponent's rating").fill("1777")
    page.get_by_role("radio", name="Average field").check()
    page.get_by_role("textbox", name="Average opponent").fill("16x")
    page.get_by_role("radio", name="Several games").check()
    expect(page.get_by_role("textbox", name="Opponent's rating, game 1")).to_have_value("1777")
    page.get_by_role("textbox", name="Opponent's rating, game 2").fill("1,")
    page.get_by_role("radio", name="Average field").check()
    expect(page.get_by_role("textbox", name="Average opponent")).to_have_value("16x")
    page.get_by_role("radio", name="Several games").check()
    expect(page.get_by_role("textbox", name="Opponent's rating, game 2")).to_have_value("1,")
    page.get_by_role("radio", name="One game").check()
    expect(page.get_by_label("Opponent's rating")).to_have_value("1777")


def test_what_is_entered_stands_in_the_fragment_and_comes_back_with_the_link(
    visitor: Visitor, site: str
) -> None:
    page = visitor.open()
    page.get_by_label("Your rating").fill("1701")
    page.get_by_role("radio", name="Several games").check()
    page.get_by_role("textbox", name="Opponent's rating, game 2").fill("1,9½")
    page.get_by_role("radiogroup", name="Result of game 2").get_by_role(
        "radio", name="Draw"
    ).check()
    page.wait_for_function("() => location.hash.includes('game=d')")
    assert "?" not in page.url
    link = page.url
    expected = visitor.output("new-rating-label")
    page.goto("about:blank")
    page.goto(link)
    page.locator("html[data-engine=ready]").wait_for(state="attached")
    expect(page.get_by_label("Your rating")).to_have_value("1701")
    expect(page.get_by_role("textbox", name="Opponent's rating, game 2")).to_have_value("1,9½")
    assert visitor.output("new-rating-label") == expected
    assert not [url for url in visitor.requests if "1701" in url and "#" not in url]


@pytest.mark.parametrize(
    "fragment",
    [
        "#v=1&mode=<script>&rating=%3Cimg%20src=x%3E&game=w1900",
        "#v=2&rating=1234",
        "#v=1&rating=%E0%A4%A&opponent=%",
        "#&&&===",
        "#v=1&mode=several" + "&game=w1500" * 400,
    ],
)
def test_a_strange_link_opens_a_working_page(visitor: Visitor, fragment: str) -> None:
    page = visitor.open(fragment=fragment)
    page.get_by_role("radio", name="One game").check()
    page.get_by_label("Your rating").fill("1850")
    page.get_by_label("Opponent's rating").fill("1850")
    page.get_by_role("radio", name="Win", exact=True).check()
    page.get_by_label("K-factor", exact=True).fill("20")
    assert visitor.output("new-rating-label") == "1860"


def test_another_language_takes_along_what_is_entered(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Your rating").fill("2400")
    page.get_by_label("K-factor", exact=True).fill("32")
    page.get_by_label("Opponent's rating").fill("2000")
    page.get_by_role("link", name="Nederlands").click()
    page.locator("html[lang=nl][data-engine=ready]").wait_for(state="attached")
    expect(page.get_by_label("Jouw rating")).to_have_value("2400")
    # published example, tests/cases/plain.jsonl P-002
    expect(page.locator("#new-rating")).to_have_text("2403")


def test_a_link_to_the_same_page_is_followed(visitor: Visitor) -> None:
    page = visitor.open()
    page.evaluate("() => { location.hash = 'v=1&rating=2000&k=32&opponent=w2400'; }")
    expect(page.get_by_label("Your rating")).to_have_value("2000")
    # published example, tests/cases/plain.jsonl P-005
    expect(page.locator("#new-rating")).to_have_text("2029")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_win_probability_always_says_that_a_draw_counts_half(
    visitor: Visitor, language: str
) -> None:
    page = visitor.open(
        language, fragment="#v=1&system=elo&rating=1850&k=20&mode=one&opponent=w1900"
    )
    half = {"en": "half a win", "nl": "halve winst", "de": "halber Sieg"}
    for mode in ("mode-one", "mode-several", "mode-average"):
        page.get_by_role("radio", name=visitor.text(mode), exact=True).check()
        if mode == "mode-average":
            for name, value in (("average", "1900"), ("rounds", "5"), ("points", "2")):
                page.get_by_label(visitor.text(f"{name}-label"), exact=True).fill(value)
        assert visitor.output("probability-label") != "–", mode
        expect(page.locator("#answer"), mode).to_contain_text(half[language])
