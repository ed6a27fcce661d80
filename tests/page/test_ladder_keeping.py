"""No game is lost: two tabs, a killed page, a store that is refused, full or damaged."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from elo.ladder.exchange import read_file
from elo.ladder.ladder import Ladder as Replayed

from .conftest import BASE, Visitor
from .ladder_visit import Ladder
from .ladder_windows import DEAF
from .trouble import missing

#: The site's own database.
STORE = f"elo-ladder {BASE}"

#: The browser refuses the ladder's store, as a private window or a frame may.
REFUSED = """() => {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name, ...others) {
    if (name.startsWith("elo-ladder")) throw new DOMException("denied", "SecurityError");
    return open.call(this, name, ...others);
  };
}"""

#: The store cannot be opened: its files are damaged.
BROKEN = """() => {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (name, ...others) {
    if (!name.startsWith("elo-ladder")) return open.call(this, name, ...others);
    const request = new EventTarget();
    request.error = new DOMException("internal", "UnknownError");
    setTimeout(() => request.dispatchEvent(new Event("error")));
    return request;
  };
}"""

#: There is no space left, until the page is told otherwise.
FULL = """() => {
  const add = IDBObjectStore.prototype.add;
  window.isFull = true;
  IDBObjectStore.prototype.add = function (...given) {
    if (window.isFull && this.name === "entries")
      throw new DOMException("no space", "QuotaExceededError");
    return add.apply(this, given);
  };
}"""

#: Puts a record into the store that no ladder has written, beside the entries of the current one.
DAMAGE = """([name, id, text]) => new Promise((done, failed) => {
  const request = indexedDB.open(name);
  request.onerror = failed;
  request.onsuccess = () => {
    const writing = request.result.transaction(["entries", "settings"], "readwrite");
    writing.objectStore("settings").get("current").onsuccess = ({ target }) => {
      writing.objectStore("entries").put({ ladder: target.result, id, text });
    };
    writing.oncomplete = () => { request.result.close(); done(); };
  };
})"""


def alert(ladder: Ladder) -> str:
    box = ladder.page.locator("[data-ladder=trouble]")
    expect(box).to_be_visible()
    return box.inner_text()


def games_in(text: str) -> int:
    """How many games a saved ladder has."""
    told = Replayed()
    told.add_all(read_file(text).entries)
    return len(told.games)


def test_everything_is_there_on_the_next_day(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    ratings = ladder.ratings()
    ladder.reload()
    expect(ladder.games).to_have_count(1)
    assert ladder.ratings() == ratings
    ladder.open_part("ladder-files")
    expect(ladder.page.locator("[data-ladder=kept]")).to_contain_text("on this device only")


def test_two_tabs_stay_in_step_and_lose_no_entry(
    new_visitor: Visitor, open_visitor: Callable[[], Visitor]
) -> None:
    one = Ladder(new_visitor)
    one.add("Anna", "Bert")
    other = Ladder(open_visitor())
    expect(other.row("Bert")).to_be_visible()
    for ladder, white, black in ((one, "Anna", "Bert"), (other, "Bert", "Anna")) * 2:
        ladder.fill_game(white, black, "1")
        ladder.button("ladder-enter").click()
    for ladder in (one, other):
        expect(ladder.games).to_have_count(4)
    one.page.locator(".games").get_by_role("button", name="Undo").first.click()
    expect(other.games).to_have_count(3)
    other.add("Chantal")
    expect(one.row("Chantal")).to_be_visible()
    assert one.ratings() == other.ratings()
    one.reload()
    assert one.ratings() == other.ratings()


def test_a_tab_that_slept_catches_up(
    new_visitor: Visitor, open_visitor: Callable[[], Visitor]
) -> None:
    one = Ladder(new_visitor)
    one.add("Anna", "Bert")
    deaf = open_visitor()
    deaf.page.add_init_script("() => {}")
    deaf.page.add_init_script(
        "BroadcastChannel.prototype.postMessage = () => {};"
        "Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });"
    )
    other = Ladder(deaf)
    one.enter("Anna", "Bert", "1")
    expect(other.games).to_have_count(0)
    other.page.evaluate("() => dispatchEvent(new Event('pageshow'))")
    expect(other.games).to_have_count(1)


def killed(page: Page) -> None:
    """The window is gone at once: no event, no farewell."""
    page.close(run_before_unload=False)


def test_a_page_that_is_killed_after_any_step_loses_nothing_that_was_confirmed(
    new_visitor: Visitor, open_visitor: Callable[[], Visitor]
) -> None:
    current = new_visitor

    def again() -> Ladder:
        nonlocal current
        killed(current.page)
        current = open_visitor()
        return Ladder(current)

    ladder = Ladder(current)
    ladder.add("Anna")
    ladder = again()
    expect(ladder.row("Anna")).to_be_visible()
    ladder.add("Bert")
    ladder = again()
    ladder.enter("Anna", "Bert", "1")
    ladder = again()
    ladder.expect_ratings(Anna="1308", Bert="1092")
    ladder.page.get_by_role("button", name="Undo Anna 1 – 0 Bert").click()
    expect(ladder.games).to_have_count(0)
    ladder = again()
    expect(ladder.row("Bert")).to_be_visible()
    ladder.expect_ratings(Anna="1200", Bert="1200")
    ladder.enter("Anna", "Bert", "½")
    ladder.page.get_by_role("button", name="Correct Anna").click()
    ladder.page.get_by_role("dialog").get_by_label("Black wins").check()
    ladder.page.get_by_role("dialog").get_by_role("button", name="Correct", exact=True).click()
    ladder.expect_ratings(Anna="1092", Bert="1308")
    ladder = again()
    ladder.expect_ratings(Anna="1092", Bert="1308")
    ladder.open_part("ladder-settings")
    ladder.page.get_by_label("Name of the next season").fill("Spring")
    ladder.button("ladder-close-season").click()
    expect(ladder.said()).to_contain_text("Spring has begun.")
    ladder = again()
    expect(ladder.page.locator("[data-ladder=about]")).to_contain_text("season Spring")
    ladder.expect_ratings(Anna="1092", Bert="1308")


def test_a_page_that_is_killed_in_the_middle_of_a_step_has_it_whole_or_not_at_all(
    new_visitor: Visitor, open_visitor: Callable[[], Visitor]
) -> None:
    ladder = Ladder(new_visitor)
    ladder.add("Anna", "Bert")
    for number in range(4):
        ladder.fill_game("Anna", "Bert", "1")
        # the click is not waited for, nor what it does
        ladder.page.evaluate(
            "delay => { setTimeout(() => document.querySelector("
            "'[data-ladder=game-form] button[type=submit]').click(), delay); }",
            number,
        )
        killed(ladder.page)
        ladder = Ladder(open_visitor())
        assert ladder.games.count() <= number + 1
        ratings = {name: int(rating) for name, rating in ladder.ratings().items()}
        moved = ratings["Anna"] != 1200
        assert moved == (ratings["Bert"] != 1200) == (ladder.games.count() > 0)


def test_a_player_and_the_founding_come_together_or_not_at_all(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna")
    kept = ladder.page.evaluate(
        """(name) => new Promise((done) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => {
            const { result } = request;
            const all = result.transaction("entries").objectStore("entries").getAll();
            all.onsuccess = () => {
              result.close();
              done(all.result.map(({ text }) => JSON.parse(text).kind));
            };
          };
        })""",
        STORE,
    )
    assert sorted(kept) == ["founded", "joined"]


@pytest.mark.parametrize(
    ("trouble", "words"), [(REFUSED, "does not let the page keep"), (BROKEN, "out of order")]
)
def test_without_a_store_the_ladder_says_so_at_once_works_and_can_be_saved(
    visitor: Visitor, trouble: str, words: str
) -> None:
    visitor.page.add_init_script(f"({trouble})()")
    ladder = Ladder(visitor)
    assert words in alert(ladder)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    ladder.expect_ratings(Anna="1308", Bert="1092")
    assert words in alert(ladder)
    text = ladder.saved_text("ladder-rescue")
    assert games_in(text) == 1
    ladder.open_part("ladder-files")
    expect(ladder.page.locator("[data-ladder=kept]")).to_contain_text("not kept in this browser")


def test_a_full_store_says_so_at_once_and_keeps_everything_when_there_is_space(
    visitor: Visitor,
) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.page.evaluate(f"({FULL})()")
    ladder.enter("Anna", "Bert", "1")
    assert "no space left" in alert(ladder)
    assert games_in(ladder.saved_text("ladder-rescue")) == 1
    ladder.page.evaluate("() => { window.isFull = false; }")
    ladder.enter("Bert", "Anna", "1")
    expect(ladder.page.locator("[data-ladder=trouble]")).to_be_hidden()
    ladder.reload()
    expect(ladder.games).to_have_count(2)


def test_leaving_with_unkept_games_is_asked_about(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.page.evaluate(f"({FULL})()")
    ladder.enter("Anna", "Bert", "1")
    asked = []

    def answer(dialog: object) -> None:
        asked.append(dialog.type)  # type: ignore[attr-defined]
        dialog.accept()  # type: ignore[attr-defined]

    ladder.page.on("dialog", answer)
    ladder.page.reload()
    ladder.wait()
    assert asked == ["beforeunload"]


@pytest.mark.parametrize(
    "record",
    [
        {"id": "x"},
        {"id": "x", "kind": "played", "white": {"deep": []}, "score": 7},
        {"id": 7, "kind": None},
        {"id": "x", "kind": "joined", "name": "A\u0000", "time": "yesterday", "device": "d"},
    ],
)
def test_a_damaged_record_is_told_and_everything_else_is_there(
    visitor: Visitor, record: dict[str, object]
) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    ladder.page.evaluate(DAMAGE, [STORE, str(record["id"]), json.dumps(record)])
    ladder.reload()
    assert "cannot be read" in alert(ladder)
    ladder.expect_ratings(Anna="1308", Bert="1092")
    ladder.enter("Anna", "Bert", "½")
    assert games_in(ladder.saved_text("ladder-rescue")) == 2
    ladder.reload()
    expect(ladder.games).to_have_count(2)


@pytest.mark.parametrize("text", ["half an ent", None, {"deep": "as an object"}])
def test_a_record_that_is_no_text_of_an_entry_is_in_the_file_as_it_is(
    visitor: Visitor, text: object
) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.page.evaluate(DAMAGE, [STORE, "damaged-7", text])
    ladder.reload()
    assert "cannot be read" in alert(ladder)
    (kept,) = [
        entry
        for entry in json.loads(ladder.saved_text("ladder-rescue"))["entries"]
        if entry.get("id") == "damaged-7"
    ]
    assert kept["text"] == text


def test_without_its_own_part_the_ladder_works_and_can_be_saved(
    troubled_visitor: Visitor,
) -> None:
    troubled_visitor.page.route("**/ladder.js", missing)
    ladder = Ladder(troubled_visitor)
    assert "could not be loaded" in alert(ladder)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    ladder.expect_ratings(Anna="1308", Bert="1092")
    assert games_in(ladder.saved_text("ladder-rescue")) == 1


def test_two_windows_that_begin_in_the_same_moment_hold_one_ladder(
    context: BrowserContext, open_visitor: Callable[[], Visitor]
) -> None:
    context.add_init_script(DEAF)
    one, other = Ladder(open_visitor()), Ladder(open_visitor())
    # neither knows of the other: each begins a ladder of its own
    one.add("Anna", "Bert")
    other.add("Chantal", "Dirk")
    one.enter("Anna", "Bert", "1")
    other.enter("Chantal", "Dirk", "½")
    for ladder in (one, other):
        ladder.reload()
        # half of K 216 (Schaaks, rating page) against an equal; a draw against an equal is nothing
        ladder.expect_ratings(Anna="1308", Chantal="1200", Dirk="1200", Bert="1092")
