"""Takes a calculation along: as a link, a text, a picture, a code, a file, on paper."""

from ..view.calculator.answers import Answer
from ..view.calculator.entry import Entry
from ..view.calculator.games_file import has_games, write_games
from ..view.calculator.result_picture import COLOURS, result_picture
from ..view.calculator.summary import summary
from ..view.wording import Wording
from .runtime import (
    ASKED,
    CSV,
    SAVED,
    as_fragment,
    callback,
    copy_text,
    data,
    fetch_module,
    here,
    one,
    print_page,
    save_file,
    today,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable

    from pyscript import Node

LINK = "link"
TEXT = "text"
FILE = "file"
SHARE = "share"
PICTURE = "picture"
CODE = "code"

PNG = "image/png"

#: What the share sheet says where it was of no use: then the link is copied.
REFUSED = "refused"


def take(
    what: str, entry: Entry, answer: Answer, pairs: list[tuple[str, str]], wording: Wording
) -> None:
    """Does what a button of this name promises, and says so."""
    put_away()
    address = here() + as_fragment(pairs)
    if what == LINK:
        _copy(address, wording)
    elif what == SHARE:
        _with_sharing(lambda sharing: _share(sharing, address, wording), wording)
    elif what == PICTURE:
        _with_sharing(lambda sharing: _draw(sharing, answer, wording), wording)
    elif what == CODE:
        _with_sharing(lambda sharing: _code(sharing, address, wording), wording)
    elif what == TEXT:
        _copy(summary(answer, wording), wording)
    elif what != FILE:
        _say("")
        print_page()
    elif has_games(entry):
        _save(write_games(entry, answer, wording), wording)
    else:
        _say(wording.text("taking-no-games"))


def put_away() -> None:
    """Hides what was shown to be scanned or copied by hand."""
    _by_hand("")
    _show_code(False)


def _save(text: str, wording: Wording) -> None:
    def told(outcome: str) -> None:
        said = wording.text("saving-" + outcome)
        if outcome in (SAVED, ASKED):
            said += " " + wording.text("taking-saved")
        _say(said)

    _say("")
    save_file(text, "elo-" + today() + ".csv", CSV, told)


def _with_sharing(use: "Callable[[Node], object]", wording: Wording) -> None:
    """Fetches what shares, draws and makes codes; what is loaded already comes at once."""
    _say("")
    address = data(one("[data-chapter=taking]"), "module")
    fetch_module(address, use, lambda: _say(wording.text("chapter-missing")))


def _share(sharing: "Node", address: str, wording: Wording) -> None:
    def told(outcome: "Node") -> None:
        if str(outcome) == REFUSED:
            _copy(address, wording)

    sharing.share(wording.text("picture-title"), address, callback(told))


def _draw(sharing: "Node", answer: Answer, wording: Wording) -> None:
    values = str(sharing.colours(" ".join(COLOURS))).split("|")
    where = here().split("//")[-1].rstrip("/")
    drawing = result_picture(answer, dict(zip(COLOURS, values)), where, wording)
    if not drawing:
        _say(wording.text("status-incomplete"))
        return
    name = "elo-" + today() + ".png"

    def save(file: "Node") -> None:
        save_file(file, name, PNG, lambda outcome: _say(wording.text("saving-" + outcome)))

    def told(outcome: "Node") -> None:
        if str(outcome) not in ("shared", "stopped"):
            _say(wording.text("saving-failed"))

    sharing.picture(drawing, name, callback(save), callback(told))


def _code(sharing: "Node", address: str, wording: Wording) -> None:
    done = bool(sharing.code(address, one("[data-taking=code] svg")))
    _show_code(done)
    if not done:
        _say(wording.text("taking-too-long"))


def _show_code(shown: bool) -> None:
    one("[data-taking=code]").hidden = not shown


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
