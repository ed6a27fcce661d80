"""The page's contract: controls and outputs by role and label, in every language."""

import pytest
from playwright.sync_api import expect

from tests.cases.reading import read_cases
from tools.catalogue import LANGUAGES

from .conftest import Visitor

#: Wikipedia's worked example.
ROUNDS = read_cases("plain.jsonl")[0]
RESULTS = {1: "win", 0.5: "draw", 0: "loss"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_and_output_has_its_name(visitor: Visitor, language: str) -> None:
    page = visitor.open(language, query="?system=elo")
    assert page.locator("html").get_attribute("lang") == language
    say = visitor.text
    expect(page.get_by_role("combobox", name=say("system-label"))).to_have_value("elo")
    group = page.get_by_role("group", name=say("mode-label"))
    for mode in ("mode-one", "mode-several", "mode-average"):
        expect(group.get_by_role("radio", name=say(mode), exact=True)).to_be_visible()
    for label in ("fact-rating", "opponent-label", "fact-k"):
        expect(page.get_by_role("textbox", name=say(label), exact=True)).to_be_editable()
    group = page.get_by_role("group", name=say("result-label"))
    for result in ("result-win", "result-draw", "result-loss"):
        expect(group.get_by_role("radio", name=say(result), exact=True)).to_be_visible()
    for label in ("new-rating-label", "change-label", "probability-label"):
        expect(page.get_by_role("status", name=say(label), exact=True)).to_be_visible()
    group.get_by_role("radio", name=say("result-win"), exact=True)
    page.get_by_role("radio", name=say("mode-average"), exact=True).check()
    for label in ("average-label", "rounds-label", "points-label"):
        expect(page.get_by_role("textbox", name=say(label), exact=True)).to_be_editable()


def test_the_english_names_are_the_ones_promised(visitor: Visitor) -> None:
    page = visitor.open()
    for name in ("Rating system", "Your rating", "Opponent's rating", "K-factor"):
        expect(page.get_by_label(name, exact=True)).to_be_visible()
    for name in ("One game", "Several games", "Average field", "Win", "Draw", "Loss"):
        expect(page.get_by_role("radio", name=name, exact=True)).to_be_visible()
    for name in ("New rating", "Change", "Win probability"):
        expect(page.get_by_label(name, exact=True)).to_be_visible()
    page.get_by_role("radio", name="Average field", exact=True).check()
    for name in ("Average opponent", "Games", "Points"):
        expect(page.get_by_role("textbox", name=name, exact=True)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_game_is_answered_with_every_key(visitor: Visitor, language: str) -> None:
    page = visitor.open(language, query="?system=elo")
    page.get_by_label(visitor.text("fact-k"), exact=True).fill("32")
    page.get_by_label(visitor.text("fact-rating"), exact=True).fill("2400")
    opponent = page.get_by_label(visitor.text("opponent-label"), exact=True)
    opponent.fill("")
    expect(page.locator("#new-rating")).to_have_text("–")
    opponent.press_sequentially("2000")
    # published example, tests/cases/plain.jsonl P-002 and P-004
    expect(page.locator("#new-rating")).to_have_text("2403")
    page.get_by_role("radio", name=visitor.text("result-loss"), exact=True).check()
    expect(page.locator("#new-rating")).to_have_text("2371")


def test_one_game_shows_all_three_outcomes_and_marks_the_chosen_one(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Your rating").fill("1500")
    page.get_by_label("Opponent's rating").fill("1500")
    # equal players: half of K up, nothing, half of K down
    for name, change in (("Win", "+10.0"), ("Draw", "0.0"), ("Loss", "\u221210.0")):
        radio = page.get_by_role("radio", name=name, exact=True)
        expect(radio).to_have_accessible_description(change)
        radio.check()
        expect(radio).to_be_checked()
        assert visitor.output("change-label") == change


def test_a_change_is_told_by_sign_and_word(visitor: Visitor) -> None:
    page = visitor.open()
    answer = page.get_by_role("region", name="Answer")
    for name, word in (("Win", "gain"), ("Loss", "loss")):
        page.get_by_role("radio", name=name, exact=True).check()
        expect(answer.get_by_text(word, exact=True)).to_be_visible()
    page.get_by_label("Opponent's rating").fill("1850")
    page.get_by_role("radio", name="Draw", exact=True).check()
    expect(answer.get_by_text("unchanged", exact=True)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_games_are_summed_from_the_rating_before_them(
    visitor: Visitor, language: str
) -> None:
    page = visitor.open(language, query="?system=elo")
    page.get_by_label(visitor.text("fact-k"), exact=True).fill(str(ROUNDS["k"]))
    page.get_by_label(visitor.text("fact-rating"), exact=True).fill(str(ROUNDS["rating"]))
    page.get_by_label(visitor.text("opponent-label"), exact=True).fill("")
    page.get_by_role("radio", name=visitor.text("mode-several"), exact=True).check()
    fields = page.get_by_role("textbox", name=visitor.text("opponent-label"))
    for number, (opponent, score) in enumerate(ROUNDS["games"]):
        fields.nth(number).fill(str(opponent))
        name = visitor.text(f"result-{RESULTS[score]}")
        group = page.get_by_role("radiogroup").nth(number)
        group.get_by_role("radio", name=name).check()
        fields.nth(number).press("Enter")
        expect(fields.nth(number + 1)).to_be_focused()
    expect(page.locator("#new-rating")).to_have_text(str(ROUNDS["expected"]["new_rating"]))


def test_a_removed_game_comes_back_with_undo(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Several games").check()
    page.get_by_role("textbox", name="Opponent's rating, game 2").fill("1700")
    page.get_by_role("radiogroup", name="Result of game 2").get_by_role(
        "radio", name="Draw"
    ).check()
    before = visitor.output("new-rating-label")
    page.get_by_role("button", name="Remove game 1").click()
    expect(page.locator("#new-rating")).not_to_have_text(before)
    expect(page.get_by_text("Game 1 removed.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#new-rating")).to_have_text(before)
    first = page.get_by_role("textbox", name="Opponent's rating, game 1")
    expect(first).to_have_value("1900")
    expect(first).to_be_focused()
    second = page.get_by_role("radiogroup", name="Result of game 2")
    expect(second.get_by_role("radio", name="Draw")).to_be_checked()


def test_the_last_row_can_be_removed_and_undone(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Several games").check()
    page.get_by_role("button", name="Remove game 2").click()
    page.get_by_role("button", name="Remove game 1").click()
    expect(page.get_by_role("textbox", name="Opponent's rating, game 1")).to_have_value("")
    expect(page.locator("#new-rating")).to_have_text("–")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("textbox", name="Opponent's rating, game 1")).to_have_value("1900")
    expect(page.get_by_role("textbox", name="Opponent's rating")).to_have_count(1)


def test_a_game_without_a_result_is_not_a_loss(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Several games").check()
    before = visitor.output("new-rating-label")
    page.get_by_role("textbox", name="Opponent's rating, game 2").fill("1700")
    expect(page.get_by_text("Still to be played.")).to_be_visible()
    expect(page.get_by_text("1 of 2 games counted.")).to_be_visible()
    expect(page.locator("#new-rating")).to_have_text(before)


def test_the_average_mode_is_an_estimate_and_shows_the_exact_sum_of_listed_games(
    visitor: Visitor,
) -> None:
    page = visitor.open()
    page.get_by_label("Your rating").fill("1500")
    page.get_by_label("Opponent's rating").fill("1300")
    page.get_by_role("radio", name="Average field").check()
    expect(page.locator("#new-rating")).to_have_text("–")
    page.get_by_role("radio", name="Several games").check()
    page.get_by_role("textbox", name="Opponent's rating, game 2").fill("1900")
    page.get_by_role("radiogroup", name="Result of game 2").get_by_role(
        "radio", name="Loss"
    ).check()
    page.get_by_role("radio", name="Average field").check()
    # the listed games fill the untouched fields; numbers from tests/cases/national.jsonl N-082
    expect(page.get_by_role("textbox", name="Average opponent")).to_have_value("1600")
    expect(page.get_by_role("textbox", name="Games", exact=True)).to_have_value("2")
    expect(page.get_by_role("textbox", name="Points", exact=True)).to_have_value("1")
    expect(page.locator("#new-rating")).to_have_text("1506")
    expect(page.get_by_text("Estimate from the average of the field.")).to_be_visible()
    expect(page.get_by_text("exactly +3.0, new rating 1503")).to_be_visible()


def test_half_points_need_no_typing(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Average field").check()
    page.get_by_role("textbox", name="Games", exact=True).fill("2")
    points = page.get_by_role("textbox", name="Points", exact=True)
    more = page.get_by_role("button", name="Half a point more")
    for expected in ("½", "1", "1½", "2", "2"):
        more.click()
        expect(points).to_have_value(expected)
    page.get_by_role("button", name="Half a point less").click()
    expect(points).to_have_value("1½")


def test_a_usual_k_is_one_press_away(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Opponent's rating").fill("1850")
    # against an equal opponent a win gains half of K
    for name, k, change in (
        ("new or junior", "40", "+20.0"),
        ("masters", "10", "+5.0"),
        ("most club players", "20", "+10.0"),
    ):
        button = page.get_by_role("button", name=name)
        button.click()
        expect(page.get_by_label("K-factor", exact=True)).to_have_value(k)
        expect(button).to_have_attribute("aria-pressed", "true")
        assert visitor.output("change-label") == change
    page.get_by_label("K-factor", exact=True).fill("7")
    expect(button).to_have_attribute("aria-pressed", "false")


def test_the_steps_hold_the_visitors_own_numbers(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("K-factor", exact=True).fill("32")
    page.get_by_label("Your rating").fill("2400")
    page.get_by_label("Opponent's rating").fill("2000")
    page.get_by_text("How this is calculated").click()
    steps = page.get_by_role("region", name="Answer").get_by_role("listitem")
    # 1 / (1 + 10^-1) = 0.9091; 32 * 0.0909 = 2.91
    expect(steps.nth(0)).to_contain_text("10^(\u2212400 / 400)) = 0.9091")
    expect(steps.nth(1)).to_contain_text("32 × (1 − 0.9091) = +2.91")
    expect(steps.nth(2)).to_contain_text("2400 +3 = 2403")


def test_one_polite_sentence_follows_after_typing(visitor: Visitor) -> None:
    page = visitor.open()
    status = page.locator("p[role=status][data-slot=status]")
    page.get_by_label("K-factor", exact=True).fill("32")
    page.get_by_label("Your rating").fill("2400")
    page.get_by_label("Opponent's rating").fill("2000")
    expect(status).to_have_text("New rating 2403, change +2.9.")
    assert page.locator("[aria-live=assertive]").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_stand_in_the_page_without_any_script(visitor: Visitor, language: str) -> None:
    page = visitor.go(language)
    page.wait_for_load_state("domcontentloaded")
    for name in ("ask-k", "ask-expected", "ask-average", "ask-draw", "ask-official"):
        expect(page.get_by_role("heading", name=visitor.text(name))).to_be_visible()
    page.locator("html[data-engine=ready]").wait_for(state="attached")


def test_the_languages_link_to_each_other(visitor: Visitor) -> None:
    page = visitor.open()
    for name, language in (("Nederlands", "nl"), ("Deutsch", "de"), ("English", "en")):
        page.get_by_role("link", name=name, exact=True).click()
        page.locator(f"html[lang={language}][data-engine=ready]").wait_for(state="attached")
        expect(page.get_by_role("link", name=name, exact=True)).to_have_attribute(
            "aria-current", "page"
        )


def test_nothing_is_announced_or_put_into_the_address_before_somebody_types(
    new_visitor: Visitor,
) -> None:
    new_visitor.page.clock.install()
    page = new_visitor.open()
    page.clock.fast_forward(10_000)
    status = page.locator("p[role=status][data-slot=status]")
    before = status.inner_text()
    assert "#" not in page.url
    page.get_by_label("Your rating").fill("1900")
    page.clock.fast_forward(10_000)
    expect(status).not_to_have_text(before)
    page.wait_for_function("() => location.hash.includes('rating=1900')")
