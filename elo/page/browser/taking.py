"""Takes a calculation along: as a link, as text for a message, as a file, on paper."""

from ..view.calculator.answers import Answer
from ..view.calculator.entry import Entry
from ..view.calculator.games_file import has_games, write_games
from ..view.calculator.summary import summary
from ..view.wording import Wording
from .runtime import (
    ASKED,
    CSV,
    SAVED,
    as_fragment,
    copy_text,
    here,
    one,
    print_page,
    save_file,
    today,
)

LINK = "link"
TEXT = "text"
FILE = "file"


def take(
    what: str, entry: Entry, answer: Answer, pairs: list[tuple[str, str]], wording: Wording
) -> None:
    """Does what a button of this name promises, and says so."""
    _by_hand("")
    if what == LINK:
        _copy(here() + as_fragment(pairs), wording)
    elif what == TEXT:
        _copy(summary(answer, wording), wording)
    elif what != FILE:
        _say("")
        print_page()
    elif has_games(entry):
        _save(write_games(entry, answer, wording), wording)
    else:
        _say(wording.text("taking-no-games"))


def _save(text: str, wording: Wording) -> None:
    def told(outcome: str) -> None:
        said = wording.text("saving-" + outcome)
        if outcome in (SAVED, ASKED):
            said += " " + wording.text("taking-saved")
        _say(said)

    _say("")
    save_file(text, "elo-" + today() + ".csv", CSV, told)


def _copy(text: str, wording: Wording) -> None:
    """Into the clipboard; a browser may refuse that, and then the text is there to be selected."""

    def told(done: bool) -> None:
        _say(wording.text("taking-copied" if done else "taking-refused"))
        if not done:
            _by_hand(text)

    copy_text(text, told)


def _by_hand(text: str) -> None:
    box = one("[data-taking=by-hand]")
    box.hidden = not text
    field = box.querySelector("textarea")
    field.value = text
    if text:
        field.focus()
        field.select()


def _say(text: str) -> None:
    one("[data-taking=said]").textContent = text
