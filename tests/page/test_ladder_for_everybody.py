"""Everybody can use the ladder: by keyboard, by ear, on a phone, in every colour scheme."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tools.catalogue import LANGUAGES

from .axe import faults_everywhere
from .conftest import Visitor
from .ladder_visit import Ladder
from .test_accessibility import (
    PHONE,
    STICKING_OUT,
    TARGETS,
    assert_focus_is_seen_everywhere,
)

LONG = "Wilhelmina Johanna van der Hoogenband-Vrederijksdijk"


def nobody(visitor: Visitor, language: str) -> Ladder:
    return Ladder(visitor, language)


def evening(visitor: Visitor, language: str) -> Ladder:
    ladder = Ladder(visitor, language)
    ladder.add("Anna", LONG, "Donaudampfschifffahrtsgesellschaftskapitän")
    ladder.enter("Anna", LONG, "1")
    ladder.enter(LONG, "Anna", "½")
    ladder.page.locator("#ladder-white").select_option(label="Anna")
    return ladder


def all_open(visitor: Visitor, language: str) -> Ladder:
    ladder = evening(visitor, language)
    for summary in ladder.page.locator(".ladder summary").all():
        summary.evaluate("node => { node.parentElement.open = true; }")
    ladder.offer(ladder.saved_text("ladder-save-file"))
    expect(ladder.page.locator("[data-ladder=plan]")).to_be_visible()
    return ladder


def card(visitor: Visitor, language: str) -> Ladder:
    ladder = evening(visitor, language)
    ladder.row(LONG).get_by_role("link").click()
    expect(ladder.page.get_by_role("article", name=LONG)).to_be_visible()
    return ladder


def correcting(visitor: Visitor, language: str) -> Ladder:
    ladder = evening(visitor, language)
    ladder.games.first.get_by_role("button").first.click()
    expect(ladder.page.get_by_role("dialog")).to_be_visible()
    return ladder


def in_trouble(visitor: Visitor, language: str) -> Ladder:
    ladder = evening(visitor, language)
    ladder.page.evaluate(
        "() => { IDBObjectStore.prototype.add = () => {"
        " throw new DOMException('full', 'QuotaExceededError'); }; }"
    )
    ladder.fill_game("Anna", LONG, "0")
    ladder.button("ladder-enter").click()
    expect(ladder.page.locator("[data-ladder=trouble]")).to_be_visible()
    ladder.button("ladder-enter").click()
    expect(ladder.page.locator("[data-ladder=game-hint]")).not_to_be_empty()
    return ladder


STATES: dict[str, Callable[[Visitor, str], Ladder]] = {
    "nobody": nobody,
    "evening": evening,
    "all open": all_open,
    "card": card,
    "correcting": correcting,
    "in trouble": in_trouble,
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_light_or_dark_on_phone_or_desk(visitor: Visitor, state: str) -> None:
    assert faults_everywhere(STATES[state](visitor, "en").page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", ["all open", "card", "correcting"])
def test_nothing_sticks_out_at_320_pixels(visitor: Visitor, language: str, state: str) -> None:
    visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page = STATES[state](visitor, language).page
    assert page.evaluate(STICKING_OUT) == []


@pytest.mark.parametrize("state", ["evening", "card"])
def test_targets_can_be_hit_with_a_thumb(visitor: Visitor, state: str) -> None:
    visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page = STATES[state](visitor, "en").page
    for target in page.evaluate(TARGETS):
        assert min(target["width"], target["height"]) >= 24, target


@pytest.mark.parametrize("state", ["evening", "card"])
def test_the_focus_is_always_seen(visitor: Visitor, state: str) -> None:
    page = STATES[state](visitor, "en").page
    assert assert_focus_is_seen_everywhere(page) > 10


def test_the_focus_stays_where_it_was_when_the_ladder_changes(
    new_visitor: Visitor, open_visitor: Callable[[], Visitor]
) -> None:
    ladder = evening(new_visitor, "en")
    other = Ladder(open_visitor())
    link = ladder.row("Anna").get_by_role("link")
    link.focus()
    other.enter("Anna", LONG, "0")
    expect(ladder.games).to_have_count(3)
    expect(link).to_be_focused()
    # what is undone or corrected gives the focus to what stands there now
    ladder.games.first.get_by_role("button", name="Undo").press("Enter")
    expect(ladder.games).to_have_count(2)
    expect(ladder.games.first).to_be_focused()
    ladder.games.last.get_by_role("button", name="Correct").press("Enter")
    dialog = ladder.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").press("Enter")
    expect(dialog).to_have_count(0)
    expect(ladder.games.last.get_by_role("button", name="Correct")).to_be_focused()


def test_a_game_is_heard_once_with_both_ratings(visitor: Visitor) -> None:
    ladder = evening(visitor, "en")
    ladder.enter("Anna", LONG, "1")
    said = ladder.said().inner_text()
    assert said.count("entered") == 1
    assert f"{LONG} " in said
    assert said.count("(") == 2
