"""Nothing of a ladder is gone by mistake: earlier ladders, two sites, other versions, any clock."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .conftest import BASE, Visitor
from .ladder_visit import Ladder
from .ladder_windows import AS_VERSION_1, BY_A_LATER_VERSION, DEAF, IN_VERSION_1, OLD_STORE
from .test_ladder_keeping import DAMAGE, FULL, STORE, alert, games_in

ENGINE = Path(__file__).parents[1] / "engine" / "ladder" / "kept"
VERSION_1 = json.loads((ENGINE / "version-1.json").read_text(encoding="utf-8"))
TOLD_BY_VERSION_1 = json.loads((ENGINE / "version-1-told.json").read_text(encoding="utf-8"))

#: An entry of a kind that a later version may have.
PRIZE = {
    "id": "prize-1",
    "kind": "prize",
    "time": "2025-11-07T21:00:00.000Z",
    "device": "laptop",
    "points": 12345678901234567,
    "of": {"z": 1.25, "a": None},
}


def two_players(visitor: Visitor) -> Ladder:
    """A ladder with one game."""
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    return ladder


def empty_page(visitor: Visitor) -> Page:
    """A page of the site's origin on which no program runs."""
    page = visitor.page
    page.route("**/nothing", lambda route: route.fulfill(status=200, body="nothing"))
    page.goto(f"{visitor.site}nothing")
    return page


# Clocks


def test_a_ladder_whose_clock_was_ahead_is_saved_and_opened_again(new_visitor: Visitor) -> None:
    new_visitor.page.clock.set_fixed_time("2028-01-01T12:00:00Z")
    ladder = two_players(new_visitor)
    new_visitor.page.clock.set_fixed_time("2026-11-30T12:00:00Z")
    ladder.enter("Bert", "Anna", "½")
    ratings = ladder.ratings()
    text = ladder.saved_text("ladder-save-file")
    ladder.begin_anew()
    ladder.take_in(text)
    expect(ladder.games).to_have_count(2)
    assert ladder.ratings() == ratings
    assert ladder.saved_text("ladder-save-file") == text


# Earlier ladders


def test_a_file_that_never_arrives_costs_nothing(
    new_visitor: Visitor, context: BrowserContext
) -> None:
    session = context.new_cdp_session(new_visitor.page)
    ladder = two_players(new_visitor)
    session.send("Browser.setDownloadBehavior", {"behavior": "deny"})
    ladder.open_part("ladder-files")
    ladder.button("ladder-save-file").click()
    told = ladder.page.locator("[data-ladder=save-told]")
    expect(told).to_contain_text("The browser was asked to save the file.")
    expect(told).not_to_contain_text("is saved")
    ladder.begin_anew()
    expect(ladder.games).to_have_count(0)
    ladder.reload()
    ladder.earlier("open").click()
    ladder.expect_ratings(Anna="1308", Bert="1092")


def test_an_earlier_ladder_is_listed_saved_and_removed_only_when_one_is_sure(
    new_visitor: Visitor, open_visitor: Callable[[], Visitor]
) -> None:
    ladder = two_players(new_visitor)
    other = Ladder(open_visitor())
    ladder.begin_anew()
    expect(other.games).to_have_count(0)
    item = ladder.page.locator("[data-ladder=earlier]").get_by_role("listitem")
    expect(item).to_contain_text("Club ladder, founded")
    expect(item).to_contain_text("one game, last change")
    with ladder.page.expect_download() as saved:
        ladder.earlier("save").click()
    assert games_in(Path(saved.value.path()).read_text(encoding="utf-8")) == 1
    dialog = ladder.page.get_by_role("dialog", name="Remove this ladder for good?")
    ladder.earlier("remove").click()
    dialog.get_by_role("button", name="Cancel").click()
    expect(item).to_have_count(1)
    ladder.earlier("remove").click()
    expect(dialog).to_contain_text("one game")
    dialog.get_by_role("button", name="Remove it for good").click()
    expect(ladder.said()).to_contain_text("Club ladder has been removed")
    expect(item).to_have_count(0)
    ladder.reload()
    expect(ladder.page.locator("[data-ladder=earlier-part]")).to_be_hidden()


def test_an_empty_ladder_is_no_earlier_one(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.begin_anew()
    ladder.begin_anew()
    expect(ladder.page.locator("[data-ladder=earlier-part]")).to_be_hidden()


# Two windows


def test_what_could_not_be_kept_goes_into_no_other_ladder_and_is_not_lost(
    new_visitor: Visitor, open_visitor: Callable[[], Visitor]
) -> None:
    one = Ladder(new_visitor)
    one.add("Anna", "Bert")
    two = Ladder(open_visitor())
    expect(two.row("Bert")).to_be_visible()
    two.page.evaluate(f"({FULL})()")
    two.enter("Anna", "Bert", "1")
    one.begin_anew()
    expect(two.row("Anna")).to_have_count(0)
    assert "One entry of “Club ladder” could not be kept" in alert(two)
    assert games_in(two.saved_text("ladder-rescue")) == 1
    two.page.evaluate("() => { window.isFull = false; }")
    two.add("Dora")
    expect(two.page.locator("[data-ladder=trouble]")).to_be_hidden()
    two.reload()
    assert two.ratings() == {"Dora": "1200"}
    expect(two.games).to_have_count(0)
    two.earlier("open").click()
    two.expect_ratings(Anna="1308", Bert="1092")


def test_a_window_that_heard_nothing_writes_into_the_ladder_that_it_shows(
    context: BrowserContext, open_visitor: Callable[[], Visitor]
) -> None:
    context.add_init_script(DEAF)
    one, deaf = two_players(open_visitor()), Ladder(open_visitor())
    one.begin_anew()
    one.add("Dora", "Emil")
    deaf.fill_game("Anna", "Bert", "1")
    deaf.button("ladder-enter").click()
    notice = deaf.page.locator("[data-ladder=notice]")
    expect(notice).to_contain_text("is kept in “Club ladder”, under “Earlier ladders”")
    expect(deaf.row("Dora")).to_be_visible()
    expect(deaf.row("Anna")).to_have_count(0)
    for ladder in (one, deaf):
        ladder.reload()
        assert sorted(ladder.ratings()) == ["Dora", "Emil"]
        expect(ladder.games).to_have_count(0)
    deaf.earlier("open").click()
    expect(deaf.games).to_have_count(2)


def test_a_window_that_slept_sees_that_another_ladder_was_begun(
    context: BrowserContext, open_visitor: Callable[[], Visitor]
) -> None:
    context.add_init_script(DEAF)
    one, deaf = two_players(open_visitor()), Ladder(open_visitor())
    one.begin_anew()
    one.add("Dora")
    deaf.page.evaluate("() => dispatchEvent(new Event('pageshow'))")
    expect(deaf.row("Dora")).to_be_visible()
    expect(deaf.row("Anna")).to_have_count(0)


def test_entries_of_a_ladder_that_was_removed_stay_with_the_window_that_has_them(
    context: BrowserContext, open_visitor: Callable[[], Visitor]
) -> None:
    context.add_init_script(DEAF)
    one, deaf = two_players(open_visitor()), Ladder(open_visitor())
    one.begin_anew()
    one.add("Dora")
    one.earlier("remove").click()
    one.page.get_by_role("dialog").get_by_role("button", name="Remove it for good").click()
    expect(one.said()).to_contain_text("has been removed")
    deaf.fill_game("Anna", "Bert", "1")
    deaf.button("ladder-enter").click()
    assert "One entry of “Club ladder” could not be kept" in alert(deaf)
    assert games_in(deaf.saved_text("ladder-rescue")) == 2


# Other versions


def test_what_version_1_has_kept_is_taken_over_and_stays_where_it_was(
    visitor: Visitor,
) -> None:
    empty_page(visitor).evaluate(AS_VERSION_1, [OLD_STORE, VERSION_1["entries"]])
    ladder = Ladder(visitor)
    text = ladder.saved_text("ladder-save-file")
    assert json.loads(text) == VERSION_1
    shown = {float(rating) for rating in ladder.ratings().values() if rating.isdigit()}
    assert shown <= {rating for rating in TOLD_BY_VERSION_1["ratings"].values() if rating}
    assert ladder.page.evaluate(IN_VERSION_1, OLD_STORE) == len(VERSION_1["entries"])
    # what a window of version 1 has added since comes as well, once
    late = {
        "id": "late",
        "time": "2025-12-31T12:00:00.000Z",
        "device": "old-device",
        "kind": "joined",
        "name": "Late",
    }
    ladder.page.evaluate(AS_VERSION_1, [OLD_STORE, [late]])
    ladder.reload()
    expect(ladder.row("Late")).to_be_visible()
    # who removes it here is not given it again
    ladder.begin_anew()
    ladder.earlier("remove", "Schaakclub Łódź “½”").click()
    ladder.page.get_by_role("dialog").get_by_role("button", name="Remove it for good").click()
    expect(ladder.said()).to_contain_text("has been removed")
    ladder.reload()
    expect(ladder.page.locator("[data-ladder=earlier-part]")).to_be_hidden()
    assert ladder.ratings() == {}


def test_a_store_of_a_later_version_is_shown_and_saved_whole_and_left_alone(
    new_visitor: Visitor, open_visitor: Callable[[], Visitor]
) -> None:
    ladder = two_players(new_visitor)
    ladder.page.evaluate(DAMAGE, [STORE, PRIZE["id"], json.dumps(PRIZE)])
    page = empty_page(open_visitor())
    page.evaluate(BY_A_LATER_VERSION, STORE)
    assert "newer version" in alert(ladder)
    ladder.reload()
    assert "A newer version of this page keeps the ladder" in alert(ladder)
    ladder.expect_ratings(Anna="1308", Bert="1092")
    text = ladder.saved_text("ladder-rescue")
    assert games_in(text) == 1
    assert PRIZE in json.loads(text)["entries"]
    ladder.open_part("ladder-files")
    ladder.open_part("ladder-anew")
    ladder.button("ladder-anew-do").click()
    hint = ladder.page.locator("[data-ladder=anew-hint]")
    expect(hint).to_contain_text("nothing could be brought back later")
    ladder.reload()
    ladder.expect_ratings(Anna="1308", Bert="1092")


def test_what_a_later_version_has_kept_is_saved_and_carried_word_for_word(
    new_visitor: Visitor, open_visitor: Callable[[], Visitor]
) -> None:
    ladder = two_players(new_visitor)
    ladder.page.evaluate(DAMAGE, [STORE, PRIZE["id"], json.dumps(PRIZE)])
    ladder.page.evaluate(DAMAGE, [STORE, "bad", json.dumps({"id": "bad"})])
    ladder.reload()
    text = ladder.saved_text("ladder-save-file")
    # JavaScript has no whole numbers of this length: the digits are those that were kept
    assert '"points": 12345678901234567' in text
    assert {"id": "bad"} in json.loads(text)["entries"]
    ladder.begin_anew()
    ladder.earlier("open").click()
    ladder.expect_ratings(Anna="1308", Bert="1092")
    assert ladder.saved_text("ladder-save-file") == text
    # in a store of its own it is what the file says, digit by digit
    ladder.begin_anew()
    ladder.take_in(text)
    ladder.reload()
    assert '"points": 12345678901234567' in ladder.saved_text("ladder-save-file")


# Two sites


def test_two_sites_of_one_origin_keep_apart_and_each_takes_over_what_was(
    two_sites: str, context: BrowserContext
) -> None:
    visitors = [Visitor(context.new_page(), f"{two_sites}{name}/") for name in ("a", "b")]
    old = empty_page(visitors[0])
    old.evaluate(AS_VERSION_1, [OLD_STORE, VERSION_1["entries"]])
    old.evaluate("() => localStorage.setItem('elo-calculator', '#v=1&system=elo&rating=1666')")
    one, other = [Ladder(visitor) for visitor in visitors]
    for ladder in (one, other):
        assert json.loads(ladder.saved_text("ladder-save-file")) == VERSION_1
    other.begin_anew()
    other.add("Dora")
    one.add("Only here")
    one.reload()
    expect(one.row("Only here")).to_be_visible()
    expect(one.row("Dora")).to_have_count(0)
    # a language is another page and the same site
    dutch = Ladder(Visitor(context.new_page(), f"{two_sites}b/"), "nl")
    assert dutch.ratings() == {"Dora": "1200"}
    for visitor in visitors:
        page = visitor.open()
        expect(page.get_by_label("Your rating")).to_have_value("1666")
    page.get_by_label("Your rating").fill("1777")
    page.wait_for_function("() => location.hash.includes('1777')")
    expect(visitors[0].open().get_by_label("Your rating")).to_have_value("1666")


# Saving


def file_of(name: str) -> str:
    """A browser with a dialog of its own, in which the visitor chooses this file at once."""
    return f"""globalThis.showSaveFilePicker = async ({{ suggestedName }}) => {{
      globalThis.suggested = suggestedName;
      const folder = await navigator.storage.getDirectory();
      return folder.getFileHandle({name!r}, {{ create: true }});
    }};"""


WRITTEN = """async (name) => {
  const folder = await navigator.storage.getDirectory();
  return (await (await folder.getFileHandle(name)).getFile()).text();
}"""

CLOSED = """globalThis.showSaveFilePicker = async () => {
  throw new DOMException("The user aborted a request.", "AbortError");
};"""

NO_PLACE = """globalThis.showSaveFilePicker = async () => ({
  createWritable: async () => { throw new DOMException("disk", "NotAllowedError"); },
});"""


def test_where_the_browser_says_that_a_file_is_saved_the_page_says_so(
    visitor: Visitor,
) -> None:
    visitor.page.add_init_script(file_of("kept.json"))
    ladder = two_players(visitor)
    ladder.open_part("ladder-files")
    ladder.button("ladder-save-file").click()
    told = ladder.page.locator("[data-ladder=save-told]")
    expect(told).to_have_text("The file is saved.")
    assert games_in(ladder.page.evaluate(WRITTEN, "kept.json")) == 1
    assert ladder.page.evaluate("() => suggested").endswith(".json")
    expect(ladder.page.locator("[data-ladder=last-saved]")).to_contain_text("0 games since")


@pytest.mark.parametrize(
    ("browser_does", "words"),
    [(CLOSED, "Not saved: you closed the dialog."), (NO_PLACE, "Not saved: the file could not")],
    ids=["closed", "no place"],
)
def test_where_it_says_that_it_is_not_saved_the_page_says_that(
    visitor: Visitor, browser_does: str, words: str
) -> None:
    visitor.page.add_init_script(browser_does)
    ladder = two_players(visitor)
    ladder.open_part("ladder-files")
    ladder.button("ladder-save-file").click()
    expect(ladder.page.locator("[data-ladder=save-told]")).to_contain_text(words)
    expect(ladder.page.locator("[data-ladder=last-saved]")).to_be_empty()


def test_opening_the_file_proves_that_it_is_there(visitor: Visitor) -> None:
    ladder = two_players(visitor)
    text = ladder.saved_text("ladder-save-file")
    last = ladder.page.locator("[data-ladder=last-saved]")
    expect(last).to_contain_text("The browser was asked to save it")
    ladder.offer(text)
    told = ladder.page.locator("[data-ladder=save-told]")
    expect(told).to_contain_text("This file holds this ladder, all 4 entries of it.")
    expect(last).to_contain_text("Saved as a file on")
    ladder.enter("Bert", "Anna", "1")
    expect(last).to_contain_text("one game since")
    ladder.offer(text)
    expect(ladder.page.locator("[data-ladder=plan]")).to_contain_text("Nothing")
    expect(told).to_be_empty()


def test_a_reminder_comes_with_time_and_goes_when_told_to(new_visitor: Visitor) -> None:
    new_visitor.page.clock.set_fixed_time("2026-11-01T12:00:00Z")
    ladder = two_players(new_visitor)
    reminder = ladder.page.locator("[data-ladder=reminder]")
    expect(reminder).to_be_hidden()
    new_visitor.page.clock.set_fixed_time("2026-12-01T12:00:00Z")
    ladder.reload()
    expect(reminder).to_contain_text("It has not been saved as a file yet.")
    reminder.get_by_role("button", name="Later").click()
    expect(reminder).to_be_hidden()
    ladder.reload()
    expect(reminder).to_be_hidden()
    new_visitor.page.clock.set_fixed_time("2026-12-08T12:00:00Z")
    ladder.reload()
    with ladder.page.expect_download():
        reminder.get_by_role("button", name="Save it now").click()
    expect(reminder).to_be_hidden()
    notice = ladder.page.locator("[data-ladder=notice]")
    expect(notice).to_contain_text("The browser was asked to save the file.")


def test_the_browser_is_asked_for_a_lasting_store_at_a_press_only(visitor: Visitor) -> None:
    visitor.page.add_init_script(
        "globalThis.asked = 0; StorageManager.prototype.persisted = async () => false;"
        "StorageManager.prototype.persist = async () => { asked += 1; return true; };"
    )
    ladder = two_players(visitor)
    ladder.open_part("ladder-files")
    button = ladder.button("ladder-persist")
    expect(button).to_be_visible()
    assert ladder.page.evaluate("() => asked") == 0
    button.click()
    expect(ladder.page.locator("[data-ladder=kept]")).to_contain_text("will not remove it")
    assert ladder.page.evaluate("() => asked") == 1
    expect(button).to_be_hidden()


def test_the_store_carries_the_address_of_the_site(visitor: Visitor) -> None:
    ladder = two_players(visitor)
    names = ladder.page.evaluate("async () => (await indexedDB.databases()).map((d) => d.name)")
    assert STORE in names
    assert OLD_STORE not in names
    assert STORE.endswith(BASE)
