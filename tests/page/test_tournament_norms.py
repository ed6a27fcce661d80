"""Norms on the desk: their format is chosen, and all that is not checked stands beside them.

The numbers of ``fide_norms.trf`` are worked out in ``tests/tournament/test_event_norms.py``.
"""

import pytest
from playwright.sync_api import Locator, expect

from elo.systems.fide.norms.unchecked import UNCHECKED
from tests.tournament.samples import FILES

from .desk import Desk

NORMS = FILES / "fide_norms.trf"
PLAYER = "Adler, Anton"


def norms(panel: Locator) -> Locator:
    return panel.locator("[data-panel=norms]")


def assert_all_is_told(desk: Desk, box: Locator) -> None:
    expect(box.get_by_text(desk.say("norm-note-unchecked"), exact=True)).to_be_visible()
    for name, article in UNCHECKED:
        item = box.get_by_role("listitem").filter(has_text=desk.say(name))
        expect(item).to_have_count(1)
        expect(item).to_be_visible()
        expect(item).to_contain_text(f"({article})")


def test_the_format_is_chosen_beside_the_events_other_facts(desk: Desk) -> None:
    desk.give(NORMS)
    control = desk.page.get_by_label(desk.say("desk-format"), exact=True)
    expect(control).to_have_value("")
    expect(control).to_have_accessible_description(desk.say("desk-format-help"))
    expect(control.locator("option").first).to_have_text(desk.say("desk-format-untold"))
    box = norms(desk.open_player(PLAYER))
    expect(box).to_contain_text(desk.say("desk-format-open"))
    expect(box).to_contain_text("GM norm: " + desk.say("norm-depends"))
    desk.choose("format", "swiss")
    # the panel follows, and says who says so
    expect(box).to_contain_text("GM norm: " + desk.say("norm-all-met"))
    swiss = desk.say("norm-format-swiss")
    expect(box).to_contain_text(desk.say("desk-format-chosen", format=swiss))
    assert_all_is_told(desk, box)
    desk.choose("format", "round-robin")
    expect(box).not_to_contain_text("GM norm")
    expect(box).to_contain_text("IM norm: " + desk.say("norm-all-met"))
    desk.choose("format", "")
    expect(box).to_contain_text(desk.say("desk-format-open"))


def test_what_the_file_tells_is_offered_and_can_be_overruled(desk: Desk) -> None:
    text = NORMS.read_text("utf-8") + "092 Individual: Swiss-System\n"
    desk.give_text("norms.trf", text)
    swiss, robin = desk.say("norm-format-swiss"), desk.say("norm-format-round-robin")
    first = desk.part("format").locator("option").first
    expect(first).to_have_text(desk.say("desk-format-told", format=swiss))
    box = norms(desk.open_player(PLAYER))
    expect(box).to_contain_text(desk.say("desk-format-by-file", format=swiss))
    desk.choose("format", "round-robin")
    expect(box).to_contain_text(desk.say("desk-format-instead", format=robin, told=swiss))


@pytest.mark.parametrize("system", ["dwz", "knsb", "elo"])
def test_there_is_no_such_choice_where_there_are_no_norms(desk: Desk, system: str) -> None:
    desk.give(NORMS)
    expect(desk.part("format")).to_be_visible()
    desk.choose("system", system)
    desk.choose("second", "")
    expect(desk.part("format")).to_be_hidden()
    desk.choose("second", "fide")
    expect(desk.part("format")).to_be_visible()


def test_the_choice_stays_with_the_event_when_the_desk_is_stopped(desk: Desk) -> None:
    desk.give(NORMS)
    desk.choose("format", "swiss")
    # stopped while something is under way; the next step tells a new worker all of it
    desk.page.evaluate(
        """() => {
          const part = (name) => document.querySelector(`[data-desk=${name}]`);
          part("exports").querySelector("[data-kind=csv]").click();
          part("cancel").click();
        }"""
    )
    box = norms(desk.open_player(PLAYER))
    expect(box).to_contain_text("GM norm: " + desk.say("norm-all-met"))
    expect(desk.part("format")).to_have_value("swiss")
    # another event has a format of its own
    desk.give(FILES / "trf16_chessfy_real.trf")
    expect(desk.part("format")).to_have_value("")


def test_the_print_has_the_norms_with_all_that_is_not_checked(desk: Desk) -> None:
    desk.give(NORMS)
    desk.choose("format", "swiss")
    desk.page.evaluate("() => { window.print = () => { window.printed = 'yes'; }; }")
    desk.part("exports").locator("[data-kind=print]").click()
    desk.settled()
    assert desk.page.evaluate("() => window.printed") == "yes"
    box = desk.page.get_by_role("region", name=desk.say("desk-norms"))
    expect(box).to_be_hidden()
    desk.page.emulate_media(media="print")
    expect(box).to_contain_text(
        desk.say("desk-format-chosen", format=desk.say("norm-format-swiss"))
    )
    for norm in ("GM", "IM"):
        line = box.get_by_role("listitem").filter(has_text=desk.say("norm-heading", norm=norm))
        expect(line).to_contain_text(f"{PLAYER}")
        expect(line).to_contain_text(desk.say("norm-all-met"))
    assert_all_is_told(desk, box)
    desk.page.evaluate("() => { window.dispatchEvent(new Event('afterprint')); }")
    desk.page.emulate_media(media="screen")
    expect(box).to_be_hidden()


def test_a_print_by_the_browsers_own_menu_has_the_norms_too(desk: Desk) -> None:
    desk.give(NORMS)
    desk.choose("format", "swiss")
    desk.page.emulate_media(media="print")
    box = desk.page.get_by_role("region", name=desk.say("desk-norms"))
    expect(box.get_by_role("listitem").first).to_contain_text(PLAYER)
    desk.page.emulate_media(media="screen")
    expect(box).to_be_hidden()
