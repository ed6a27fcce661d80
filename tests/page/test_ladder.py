"""A club evening on the ladder: players, games, corrections, cards, seasons."""

import pytest
from playwright.sync_api import expect

from tools.catalogue import LANGUAGES

from .conftest import Visitor
from .ladder_visit import Ladder

# half of K 216 (Schaaks, rating page: 216 / sqrt(n), no game counts as one) against an equal
WON, LOST = "1308", "1092"


def test_a_game_moves_both_at_once_and_leads_to_its_place(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    outcome = ladder.outcome
    expect(outcome).to_contain_text("Anna 1 – 0 Bert entered.")
    expect(outcome).to_contain_text(f"{WON} (+108)")
    expect(outcome).to_contain_text(f"{LOST} (−108)")
    ladder.expect_ratings(Anna=WON, Bert=LOST)
    expect(ladder.said()).to_contain_text(f"Anna {WON} (+108)")
    outcome.get_by_role("link", name="Show the game in the list").click()
    expect(ladder.games.first).to_be_focused()


def test_a_result_is_entered_with_the_keyboard_alone(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    keyboard = ladder.page.keyboard
    ladder.page.get_by_label("Player name").focus()
    for name in ("Anna", "Bert", "Chantal"):
        keyboard.type(name)
        keyboard.press("Enter")
        expect(ladder.row(name)).to_be_visible()
        expect(ladder.page.get_by_label("Player name")).to_be_focused()
        expect(ladder.page.get_by_label("Player name")).to_have_value("")
    ladder.page.get_by_label("White", exact=True).focus()
    for white, black, rating in (("A", "B", {"Anna": WON}), ("C", "B", {"Chantal": WON})):
        keyboard.type(white)
        keyboard.press("Tab")
        keyboard.type(black)
        while not ladder.page.get_by_role("radio", name="White wins").evaluate(
            "node => node === document.activeElement"
        ):
            keyboard.press("Tab")
        keyboard.press("Space")
        keyboard.press("Enter")
        if white == "A":
            ladder.expect_ratings(**rating)
        # and the next one at once
        expect(ladder.page.get_by_label("White", exact=True)).to_be_focused()
        expect(ladder.page.get_by_label("White", exact=True)).to_have_value("")
    expect(ladder.games).to_have_count(2)


def test_what_is_missing_is_asked_for_at_its_place(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    enter, hint = ladder.button("ladder-enter"), ladder.page.locator("[data-ladder=game-hint]")
    enter.click()
    expect(hint).to_have_text("Choose who had White.")
    expect(ladder.page.get_by_label("White", exact=True)).to_be_focused()
    ladder.fill_game("Anna", "Anna", "1")
    enter.click()
    expect(hint).to_have_text("Nobody plays himself: choose two players.")
    expect(ladder.page.get_by_label("White", exact=True)).not_to_have_value("")
    ladder.page.get_by_label("Player name").fill("Anna")
    ladder.button("ladder-add-player").click()
    expect(ladder.page.get_by_text("Somebody on the ladder has this name.")).to_be_visible()
    expect(ladder.page.get_by_label("Player name")).to_have_value("Anna")
    expect(ladder.games).to_have_count(0)


def test_the_last_game_is_undone_and_any_old_one_corrected(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert", "Chantal")
    ladder.enter("Anna", "Bert", "1")
    ladder.enter("Anna", "Chantal", "½")
    before = ladder.ratings()
    ladder.enter("Bert", "Chantal", "1")
    ladder.outcome.get_by_role("button", name="Undo", exact=True).click()
    expect(ladder.games).to_have_count(2)
    assert ladder.ratings() == before
    ladder.page.get_by_role("button", name="Correct Anna 1 – 0 Bert").click()
    dialog = ladder.page.get_by_role("dialog", name="Correct the game")
    dialog.get_by_label("Black wins").check()
    dialog.get_by_role("button", name="Correct", exact=True).click()
    expect(dialog).to_have_count(0)
    ladder.expect_ratings(Bert=WON)
    expect(ladder.games.last).to_contain_text("Anna 0 – 1 Bert")
    expect(ladder.said()).to_contain_text("Corrected.")
    # the game after it was worked out again: Anna came to it with less
    assert ladder.ratings()["Chantal"] != before["Chantal"]


def test_a_card_shows_the_history_the_scores_and_fair_opponents(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert", "Chantal")
    ladder.enter("Anna", "Bert", "1")
    ladder.enter("Bert", "Anna", "½")
    ladder.row("Anna").get_by_role("link").click()
    card = ladder.page.get_by_role("article", name="Anna")
    expect(card).to_be_visible()
    expect(ladder.ranking).to_be_hidden()
    scores = card.get_by_role("table", name="Score against each opponent")
    expect(scores.get_by_role("row", name="Bert")).to_contain_text("1 · 1 · 0")
    history = card.get_by_role("table", name="What moved the rating").locator("tbody")
    expect(history.get_by_role("row")).to_have_count(3)
    expect(history.get_by_role("row").nth(1)).to_contain_text("Bert (with White)")
    expect(history.get_by_role("row").last).to_contain_text("Start")
    expect(history.get_by_role("row").last).to_contain_text("1200")
    curve = card.get_by_role("img", name="Curve of the rating: from 1200 over 2 steps")
    expect(curve.locator("svg")).to_be_visible()
    fair = card.locator("[data-ladder=card-fair]").get_by_role("listitem")
    expect(fair.first).to_contain_text("Chantal")  # not the same as last time
    expect(fair.last).to_contain_text("again")
    scores.get_by_role("link", name="Bert").click()
    expect(ladder.page.get_by_role("article", name="Bert")).to_be_visible()
    ladder.page.go_back()
    ladder.page.go_back()
    expect(ladder.ranking).to_be_visible()


def test_a_fair_opponent_is_offered_and_chosen_with_one_press(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert", "Chantal")
    ladder.enter("Anna", "Bert", "½")
    ladder.page.get_by_label("White", exact=True).select_option(label="Anna")
    offered = ladder.page.locator("[data-ladder=fair-list]").get_by_role("button")
    expect(offered).to_have_count(1)
    offered.first.click()
    black = ladder.page.get_by_label("Black", exact=True)
    expect(black.locator("option:checked")).to_have_text("Chantal")


def test_players_are_renamed_leave_come_back_and_turn_out_to_be_one(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Ana", "Bert", "Anna M.")
    ladder.enter("Ana", "Bert", "1")
    ladder.row("Ana").get_by_role("link").click()
    ladder.page.get_by_label("New name").fill("Anna")
    ladder.button("ladder-rename").click()
    expect(ladder.page.get_by_role("article", name="Anna")).to_be_visible()
    ladder.button("ladder-leaves").click()
    expect(ladder.button("ladder-returns")).to_be_visible()
    ladder.page.get_by_role("link", name="Back to the ladder").click()
    expect(ladder.row("Anna")).to_have_count(0)
    ladder.page.go_back()
    ladder.button("ladder-returns").click()
    ladder.page.get_by_label("Is the same person as").select_option(label="Anna M.")
    ladder.button("ladder-unite").click()
    expect(ladder.page.get_by_role("article", name="Anna M.")).to_be_visible()
    ladder.page.get_by_role("link", name="Back to the ladder").click()
    ladder.expect_ratings(**{"Anna M.": WON, "Bert": LOST})
    expect(ladder.ranking.locator("tbody").get_by_role("row")).to_have_count(2)


def test_guests_and_friendly_games_are_shown_and_move_nothing(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.page.get_by_text("Own starting rating, guest").click()
    ladder.page.get_by_label("Player name").fill("Visitor")
    ladder.page.get_by_label("Guest: games are shown, never rated").check()
    ladder.button("ladder-add-player").click()
    expect(ladder.said()).to_have_text("Visitor is on the ladder.")
    ladder.enter("Anna", "Visitor (guest)", "1")
    expect(ladder.outcome).to_contain_text("Not rated: a guest's game.")
    ladder.page.get_by_text("Another day, or a friendly game").click()
    ladder.page.get_by_label("Friendly game: shown, not rated").check()
    ladder.enter("Anna", "Bert", "1")
    expect(ladder.games.first).to_contain_text("Not rated: a friendly game.")
    ladder.expect_ratings(Anna="1200", Bert="1200")


def test_a_player_comes_with_a_rating_and_games_of_his_own(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    page = ladder.page
    page.get_by_text("Own starting rating, guest").click()
    for name in ("Anna", "Bert"):
        page.get_by_label("Starting rating", exact=True).fill("1.800")
        page.get_by_label("Rated games so far").fill("80")
        ladder.add(name)
    ladder.enter("Anna", "Bert", "0")
    # Schaaks, rules applied: K 25, 1800 against 1800, the half goes up (national.jsonl, N-037)
    ladder.expect_ratings(Anna="1788", Bert="1813")
    page.get_by_label("Starting rating", exact=True).fill("99")
    page.get_by_label("Player name").fill("Chantal")
    ladder.button("ladder-add-player").click()
    expect(page.get_by_text("Use a number from 100 to 4000.")).to_be_visible()


def test_a_season_is_closed_frozen_and_the_next_begins_with_its_ratings(
    visitor: Visitor,
) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    ladder.open_part("ladder-settings")
    ladder.page.get_by_label("Name of the next season").fill("Spring")
    ladder.button("ladder-close-season").click()
    expect(ladder.said()).to_contain_text("Spring has begun.")
    ladder.expect_ratings(Anna=WON, Bert=LOST)
    seasons = ladder.page.locator(".seasons").get_by_role("listitem")
    expect(seasons.first).to_contain_text(f"Highest at the end: Anna, {WON}.")
    expect(seasons.last).to_contain_text("Spring (running)")
    expect(ladder.page.get_by_role("button", name="Correct Anna 1 – 0 Bert")).to_have_count(0)
    ladder.enter("Bert", "Anna", "1")
    expect(ladder.page.get_by_role("button", name="Correct Bert 1 – 0 Anna")).to_be_visible()
    after = ladder.ratings()
    ladder.button("ladder-reopen").click()
    expect(ladder.page.get_by_role("button", name="Correct Anna 1 – 0 Bert")).to_be_visible()
    expect(seasons).to_have_count(1)
    assert ladder.ratings() == after


def test_a_ladder_by_fides_rules_rates_when_the_season_is_closed(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.open_part("ladder-settings")
    settings = ladder.page.locator("[data-ladder=founding]")
    settings.get_by_label("Rating system").select_option("fide")
    expect(settings).to_contain_text("All games of a season are rated together")
    settings.get_by_label("Everybody starts at").fill("1600")
    settings.get_by_label("Season").fill("Autumn")
    ladder.page.get_by_text("Own starting rating, guest").click()
    for name in ("Anna", "Bert"):
        ladder.page.get_by_label("Rated games so far").fill("50")
        ladder.add(name)
    ladder.enter("Anna", "Bert", "1")
    expect(ladder.outcome).to_contain_text("rated when the season is closed")
    ladder.expect_ratings(Anna="1600", Bert="1600")
    # K 20 (B02 8.3.3) against an equal: half of it
    expect(ladder.row("Anna")).to_contain_text("1610")
    ladder.page.get_by_label("Name of the next season").fill("Spring")
    ladder.button("ladder-close-season").click()
    ladder.expect_ratings(Anna="1610", Bert="1590")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_room_speaks_the_readers_language(visitor: Visitor, language: str) -> None:
    ladder = Ladder(visitor, language)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "½")
    expect(ladder.outcome).to_contain_text(ladder.say("ladder-entered", game="Anna ½ – ½ Bert"))
    assert "ladder-" not in ladder.page.locator("#ladder").inner_text()


def test_an_empty_room_is_the_set_up_with_the_readers_federation(visitor: Visitor) -> None:
    ladder = Ladder(visitor, "de")
    page = ladder.page
    headings = page.get_by_role("heading", level=2)
    steps = [ladder.say(f"ladder-step-{name}") for name in ("rules", "players", "game")]
    assert headings.all_inner_texts()[:3] == steps
    expect(page.get_by_label(ladder.say("system-label"), exact=True).last).to_have_value("dwz")
    expect(ladder.button("ladder-enter")).to_be_disabled()
    expect(ladder.ranking).to_be_hidden()
    # members as they stand in a list, and the first game can be entered
    page.get_by_label(ladder.say("ladder-list-label")).fill("Anna; 1800\nBert; 1750\n")
    ladder.button("ladder-list-take").click()
    ladder.expect_ratings(Anna="1800", Bert="1750")
    expect(page.get_by_role("heading", name=steps[1])).to_be_hidden()
    ladder.enter("Anna", "Bert", "½")


def test_rules_starts_and_players_are_put_right_until_a_season_is_closed(
    visitor: Visitor,
) -> None:
    ladder = Ladder(visitor)
    page = ladder.page
    ladder.add("Anna", "Bert", "Slip")
    page.get_by_role("button", name="Undo: Slip was not meant").click()
    expect(ladder.row("Slip")).to_have_count(0)
    ladder.enter("Anna", "Bert", "1")
    ladder.open_part("ladder-settings")
    rules = page.locator("[data-ladder=founding]")
    rules.get_by_label("Season").fill("Autumn 2026")
    rules.get_by_label("Rating system").select_option("elo")
    rules.get_by_label("Everybody starts at").fill("1500")
    ladder.button("ladder-refound").click()
    # plain Elo, K 20 by default: half of it against an equal
    ladder.expect_ratings(Anna="1510", Bert="1490")
    expect(page.get_by_label("Name of the next season")).to_have_value("Spring 2027")
    ladder.row("Bert").get_by_role("link").click()
    ladder.button("ladder-restate").click()
    dialog = page.get_by_role("dialog", name="What the player began with")
    dialog.get_by_label("Starting rating").fill("1900")
    dialog.get_by_role("button", name="Correct", exact=True).click()
    page.get_by_role("link", name="Back to the ladder").click()
    # 400 points lower: expected 1/11, so 20 times 10/11
    ladder.expect_ratings(Anna="1518", Bert="1882")
    expect(ladder.row("Anna")).to_contain_text("win")
    expect(page.get_by_role("img", name="Rating lately: from 1500 to 1518")).to_be_visible()
    # on a phone a game is one line, and what can be done with it is behind "…"
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.get_by_role("button", name="Undo Anna 1 – 0 Bert")).to_be_hidden()
    page.get_by_role("button", name="More: Anna 1 – 0 Bert").click()
    dialog = page.get_by_role("dialog", name="Correct the game")
    expect(dialog.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    dialog.get_by_role("button", name="Cancel").click()
    ladder.button("ladder-close-season").click()
    expect(ladder.said()).to_contain_text("Spring 2027 has begun.")
    expect(rules).to_be_hidden()


def test_names_are_text_and_never_leave_the_device(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    nasty = '<img src=x onerror="document.title=1">'
    ladder.add(nasty, "Bert")
    ladder.enter(nasty, "Bert", "1")
    ladder.row(nasty).get_by_role("link").click()
    expect(ladder.page.get_by_role("article", name=nasty)).to_be_visible()
    assert ladder.page.locator("#ladder img").count() == 0
    assert [url for url in visitor.requests if "Bert" in url or "onerror" in url] == []
    assert "Bert" not in ladder.page.url


def test_the_ladder_is_fetched_only_when_it_is_opened(visitor: Visitor) -> None:
    page = visitor.open()
    assert [url for url in visitor.requests if "ladder" in url] == []
    page.get_by_role("link", name="Ladder", exact=True).click()
    expect(page.locator(".ladder[data-ready=yes]")).to_be_attached()


def test_the_ladder_is_the_same_on_pyodide(troubled_visitor: Visitor) -> None:
    ladder = Ladder(troubled_visitor, query="?interpreter=pyodide")
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    ladder.expect_ratings(Anna=WON, Bert=LOST)
    ladder.row("Anna").get_by_role("link").click()
    expect(ladder.page.locator(".chart svg")).to_be_visible()
    # the browser says that it was told of MicroPython for nothing
    assert [each for each in troubled_visitor.complaints if "preloaded" not in each] == []
