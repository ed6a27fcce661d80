"""The ladder as files: a look before anything changes, no difference after a round trip."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from elo.ladder.ladder import Ladder as Replayed
from elo.ladder.writing import write_file
from tests.engine.ladder.clubs import Club, act, club, played_season

from .conftest import Visitor
from .ladder_visit import Ladder

GAMES = 300

#: A ladder that goes by rules of a later version.
LATER_FOUNDING = {
    "id": "f",
    "time": "2031-01-01T00:00:00.000Z",
    "device": "d",
    "kind": "founded",
    "system": "later",
}


def season() -> Club:
    """A season of a club that also errs, renames and closes: always the same."""
    dice = random.Random(7)
    here, _ = club(players=6, name="Rochade", season="2025/26")
    kinds = ("play", "play", "play", "play", "play", "correct", "undo", "close", "rename", "join")
    while len(here.ladder.games) < GAMES:
        act(here, (dice.choice(kinds), dice.randrange(50), dice.randrange(50), dice.randrange(3)))
    return here


def ratings_of(here: Club) -> dict[str, float | None]:
    return {m.name: m.rating for m in here.ladder.everybody() if m.active}


def test_a_season_goes_in_and_comes_out_without_a_difference(visitor: Visitor) -> None:
    here = season()
    text = write_file(here.ladder.journal)
    ladder = Ladder(visitor)
    ladder.take_in(text)
    names = ladder.ranking.locator("tbody").get_by_role("row")
    expect(names).to_have_count(len(ratings_of(here)))
    shown = {
        row.get_by_role("link").inner_text(): row.locator(".rating").inner_text()
        for row in names.all()
    }
    assert shown == {name: str(rating) for name, rating in ratings_of(here).items()}
    assert ladder.saved_text("ladder-save-file") == text
    ladder.reload()
    assert ladder.saved_text("ladder-save-file") == text
    # once more: nothing new
    ladder.offer(text)
    expect(ladder.page.locator("[data-ladder=plan]")).to_contain_text(
        "Nothing: all of it is here already."
    )
    expect(ladder.button("ladder-take-in")).to_be_hidden()


def test_games_go_through_a_spreadsheet_without_a_difference(visitor: Visitor) -> None:
    here = season()
    ladder = Ladder(visitor)
    ladder.take_in(write_file(here.ladder.journal))
    table = ladder.saved_text("ladder-save-games")
    assert table.startswith("\ufeffdate,white,black,result")
    ladder.offer(table, "games.csv")
    expect(ladder.page.locator("[data-ladder=plan]")).to_contain_text(
        "Nothing: all of it is here already."
    )


def test_an_import_is_shown_first_done_on_request_and_undone(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    before = ladder.ratings()
    own = ladder.saved_text("ladder-save-file")
    file = json.loads(own)
    entries = file["entries"]
    game = entries[3]
    file["entries"] += [
        game | {"id": "again", "time": "2026-01-01T00:00:00.000Z"},  # the same, entered elsewhere
        game | {"id": "other", "time": "2026-01-01T00:00:01.000Z", "score": 0},
        {
            "id": "dora",
            "kind": "joined",
            "name": "Dora",
            "time": "2026-01-01T00:00:02.000Z",
            "device": "laptop",
        },
    ]
    ladder.offer(json.dumps(file))
    plan = ladder.page.locator("[data-ladder=plan]")
    for line in ("One new player.", "One new game.", "4 entries are here already", "Bert: 1092"):
        expect(plan).to_contain_text(line)
    assert ladder.ratings() == before
    ladder.page.get_by_label("Leave out games that look like one that is here already").uncheck()
    expect(plan).to_contain_text("2 new games.")
    expect(plan).to_contain_text("looks like one that is here")
    ladder.page.get_by_label("Leave out games that look like one that is here already").check()
    ladder.button("ladder-take-in").click()
    expect(ladder.row("Dora")).to_be_visible()
    expect(ladder.games).to_have_count(2)
    ladder.reload()
    expect(ladder.games).to_have_count(2)
    ladder.offer(json.dumps(file))
    expect(plan).to_contain_text("Nothing")


def test_an_import_is_undone_with_one_press(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    before = ladder.ratings()
    ladder.take_in("date;white;black;result\n2025-11-05;Anna;Dora;0-1\n", "games.csv")
    expect(ladder.row("Dora")).to_be_visible()
    ladder.page.locator("[data-ladder=taken-in]").get_by_role("button", name="Undo").click()
    expect(ladder.row("Dora")).to_have_count(0)
    assert ladder.ratings() == before
    ladder.reload()
    assert ladder.ratings() == before


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("<html><script>alert(1)</script></html>", "not JSON"),
        ("[" * 50_000, "not JSON"),
        ('{"format": "chess"}', "This file is no ladder."),
        ('{"format": "elo-ladder", "version": 99, "entries": []}', "no beginning"),
        (
            json.dumps({"format": "elo-ladder", "version": 3, "entries": [LATER_FOUNDING]}),
            "cannot be read by this version",
        ),
        ("white;black\nAnna;Bert", "must name the columns"),
        ("date;white;black;result\n2025-11-05;Anna;Bert;1-0", "needs a ladder"),
    ],
)
def test_a_file_that_is_none_is_refused_with_the_reason(
    visitor: Visitor, text: str, words: str
) -> None:
    ladder = Ladder(visitor)
    ladder.offer(text, "file.json")
    expect(ladder.page.locator("[data-ladder=file-hint]")).to_contain_text(words)
    expect(ladder.page.locator("[data-ladder=plan]")).to_be_hidden()
    ladder.add("Anna")


def test_a_hostile_file_is_read_as_far_as_it_can_be_and_runs_nothing(visitor: Visitor) -> None:
    here, (anna, bert, *_) = club()
    here.play(anna, bert, 1)
    file = json.loads(write_file(here.ladder.journal))
    file["entries"][1]["name"] = "<script>document.title='x'</script>"
    file["entries"][2]["rating"] = 1e300
    file["entries"][3]["time"] = "9999-12-31T23:59:60.000Z"
    file["__proto__"] = {"polluted": True}
    ladder = Ladder(visitor)
    ladder.offer(json.dumps(file))
    hint = ladder.page.locator("[data-ladder=file-hint]")
    expect(hint).to_contain_text("2 entries of the file cannot be used:")
    expect(hint).to_contain_text("entries.2.rating")
    expect(hint).to_contain_text("entries.3.time")
    ladder.button("ladder-take-in").click()
    expect(ladder.row("<script>document.title='x'</script>")).to_be_visible()
    assert ladder.page.title() != "x"


def test_another_ladders_file_opens_beside_and_is_not_mixed_in(visitor: Visitor) -> None:
    here, (anna, bert, *_) = club(name="Rochade")
    here.play(anna, bert, 1)
    ladder = Ladder(visitor)
    ladder.add("Zoë")
    ladder.offer(write_file(here.ladder.journal))
    expect(ladder.page.locator("[data-ladder=plan]")).to_contain_text("another ladder's")
    ladder.button("ladder-take-in").click()
    ladder.expect_ratings(Anna="1308", Bert="1092")
    expect(ladder.row("Zoë")).to_have_count(0)
    ladder.earlier("open").click()
    expect(ladder.row("Zoë")).to_be_visible()
    expect(ladder.row("Anna")).to_have_count(0)


def test_two_devices_meet_through_their_files(visitor: Visitor, browser: object, site: str) -> None:
    one = Ladder(visitor)
    one.add("Anna", "Bert")
    context: BrowserContext = browser.new_context()  # type: ignore[attr-defined]
    other = Ladder(Visitor(context.new_page(), site))
    other.take_in(one.saved_text("ladder-save-file"))
    one.enter("Anna", "Bert", "1")
    other.enter("Bert", "Anna", "½")
    mine, theirs = one.saved_text("ladder-save-file"), other.saved_text("ladder-save-file")
    one.take_in(theirs)
    other.take_in(mine)
    assert one.ratings() == other.ratings()
    assert one.saved_text("ladder-save-file") == other.saved_text("ladder-save-file")
    context.close()


@pytest.mark.parametrize("what", ["ladder-save-page", "ladder-save-card"])
def test_a_page_for_the_clubs_website_needs_nothing_and_runs_nothing(
    visitor: Visitor, context: BrowserContext, tmp_path: Path, what: str
) -> None:
    ladder = Ladder(visitor)
    nasty = "\"><img src=x onerror=alert(1)><b>'&"
    ladder.add("Anna", nasty)
    ladder.enter("Anna", nasty, "1")
    if what == "ladder-save-card":
        ladder.row("Anna").get_by_role("link").click()
        with ladder.page.expect_download() as saved:
            ladder.button(what).click()
        text = Path(saved.value.path()).read_text(encoding="utf-8")
    else:
        text = ladder.saved_text(what)
    file = tmp_path / "page.html"
    file.write_text(text, encoding="utf-8")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("dialog", lambda dialog: asked.append("dialog"))
    page.goto(file.as_uri())
    expect(page.locator("body")).to_contain_text("1308")
    expect(page.get_by_text(nasty).first).to_be_visible()
    assert page.locator("img, script, b").count() == 0
    assert asked == [file.as_uri()]
    page.close()


def test_paper_shows_the_ranking_or_the_card_and_no_controls(visitor: Visitor) -> None:
    ladder = Ladder(visitor)
    ladder.add("Anna", "Bert")
    ladder.enter("Anna", "Bert", "1")
    ladder.page.emulate_media(media="print")
    expect(ladder.ranking).to_be_visible()
    for control in ("ladder-enter", "ladder-add-player"):
        expect(ladder.button(control)).to_be_hidden()
    expect(ladder.games.first).to_be_hidden()
    ladder.page.emulate_media(media="screen")
    ladder.row("Anna").get_by_role("link").click()
    ladder.page.emulate_media(media="print")
    expect(ladder.page.get_by_role("article", name="Anna")).to_be_visible()
    expect(ladder.ranking).to_be_hidden()
    expect(ladder.button("ladder-print-card")).to_be_hidden()
    expect(ladder.page.get_by_role("link", name="Back to the ladder")).to_be_hidden()


#: What is to be done soon waits until somebody lets it go on: a slice of work is the last one.
HOLD = """() => {
  const soon = setTimeout;
  const held = [];
  globalThis.setTimeout = (task, wait) => wait ? soon(task, wait) : held.push(task);
  globalThis.goOn = () => { globalThis.setTimeout = soon; for (const task of held) soon(task); };
}"""


def test_a_large_file_says_how_far_it_is_and_can_be_stopped(visitor: Visitor) -> None:
    told = Replayed()
    told.add_all(played_season(2_000))
    ladder = Ladder(visitor)
    ladder.page.evaluate(HOLD)
    ladder.offer(write_file(told.journal))
    stage = ladder.page.locator("[data-ladder=stage]")
    expect(stage).to_have_text(re.compile(r"\d+ of 2013 entries"))
    ladder.button("ladder-stop").click()
    expect(stage).to_be_hidden()
    ladder.page.evaluate("() => goOn()")
    # nothing of it goes on, and the next file is read as if it were the first
    here, _ = club()
    ladder.take_in(write_file(here.ladder.journal))
    expect(ladder.row("Anna")).to_be_visible()
    assert ladder.ratings() == {"Anna": "1200", "Bert": "1200", "Chantal": "1200", "Dirk": "1200"}


def test_numbers_that_javascript_would_alter_come_back_as_they_were(visitor: Visitor) -> None:
    here, _ = club()
    file = json.loads(write_file(here.ladder.journal))
    prize = {"id": "prize", "time": "2025-12-01T12:00:00.000Z", "device": "d", "kind": "prize"}
    numbers = [900719925474099301, 1.0, 2.5]
    file["entries"].append(prize | {"entries": [{"of": '],["'}], "numbers": numbers})
    ladder = Ladder(visitor)
    ladder.take_in(json.dumps(file, indent=1))
    ladder.reload()
    saved = ladder.saved_text("ladder-save-file")
    assert '"numbers": [900719925474099301, 1.0, 2.5]' in saved
    assert json.loads(saved)["entries"][-1]["entries"] == [{"of": '],["'}]
