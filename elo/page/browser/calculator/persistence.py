"""Whose calculation is in hand, and where it is kept.

The visitor's own is kept in the browser's store on this device, and stands in the address. One that
came with a link is somebody else's: it is shown, and never takes the place of the visitor's own
unless asked to. ``docs/decisions`` says how the two are told apart.
"""

from ....systems import SYSTEMS
from ...view.calculator import address
from ...view.calculator.entry import Entry
from ...view.calculator.opening import opening
from ...view.wording import Wording
from ..runtime import (
    ROOT,
    as_fragment,
    data,
    element,
    fragment,
    keep,
    kept,
    listen,
    mark,
    pairs_of,
    query,
    show_fragment,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone
    from collections.abc import Callable

#: How an entry of the browser's history is marked.
OWN = "own"
SHARED = "shared"


def opening_systems() -> tuple[str, ...]:
    """The systems that the page may open with: of the address, of what is kept, of the form."""
    found = [value for name, value in fragment() + pairs_of(kept()) if name == "system"]
    found += [query("system"), str(element("system").value)]
    return tuple([name for name in SYSTEMS if name in found])


class Keeping:
    """The visitor's own calculation, and the places where the page speaks of it.

    ``take`` puts an entry into the form and says a sentence, or the result where that is empty;
    ``settled`` is called when what is in hand is to be kept now. ``mine`` tells whether that is the
    visitor's own; a frame in another page has nobody else's, and keeps nothing.
    """

    def __init__(
        self,
        wording: Wording,
        systems: tuple[str, ...],
        take: "Callable[[Entry, str], object]",
        settled: "Callable[[], object]",
    ) -> None:
        self.wording = wording
        self.systems = systems
        self.take = take
        self.settled = settled
        self.embedded = bool(data(ROOT, "embed"))
        self.mine = True
        self.own = ""
        self.deleted = ""
        self.state = "keeping-none"
        listen(element("own"), "click", lambda event: self._back())
        listen(element("adopt"), "click", lambda event: self._adopt())
        listen(element("forget"), "click", lambda event: self._forget())
        listen(element("restore"), "click", lambda event: self._restore())

    def start(self) -> "Entry | None":
        """What the page begins with: the address's calculation, else the one that is kept."""
        own = None
        if not self.embedded:
            self.own = kept()
            own = self._read(self.own)
            if own is None:
                self.own = ""
        self.state = "keeping-kept" if self.own else "keeping-none"
        linked = self.linked()
        self._show()
        return linked or own

    def linked(self) -> "Entry | None":
        """The calculation in the address, if there is one; settles whose it is."""
        pairs = fragment()
        entry = address.from_pairs(pairs, self.systems)
        if entry is None:
            unread = [name for name, _ in pairs if name == "v"]
            element("unread").hidden = not unread
            return None
        own = mark() == OWN or as_fragment(pairs) == self.own
        self.mine = self.embedded or own
        return entry

    def follow(self, pairs: list[tuple[str, str]]) -> None:
        """The address has changed: by hand, by a link, on the way back, or from another room.

        An address that is marked as the visitor's own means that calculation as it is now.
        """
        entry = self.linked()
        if entry is None and fragment():
            if self.is_touched():
                self._address(as_fragment(pairs))
            return
        if entry is None:
            self.mine = True
        if self.mine and not self.embedded:
            entry = self._read(self.own) or entry or self._opening()
            self._address(self.own)
        self._show()
        if entry is not None:
            self.take(entry, "")

    def settle(self, pairs: list[tuple[str, str]], is_shown: bool) -> None:
        """The visitor pauses: keeps a calculation of his own, and shows it in the address."""
        text = as_fragment(pairs)
        if self.mine and not self.embedded:
            self.own = text
            self.deleted = ""
            self._keep()
            self._show()
        if is_shown:
            self._address(text)

    def _address(self, text: str) -> None:
        show_fragment(text, OWN if self.mine else SHARED, False)

    def is_touched(self) -> bool:
        """Whether there is anything in hand that is worth taking along."""
        return bool(self.own) or not self.mine or self.embedded

    def _opening(self) -> Entry:
        return opening(self.wording, self.systems)

    def _read(self, text: str) -> "Entry | None":
        return address.from_pairs(pairs_of(text), self.systems)

    # the buttons

    def _back(self) -> None:
        """From a shared calculation to the visitor's own; a step, so that there is a way back."""
        self._own_again(True)
        element("system").focus()

    def _adopt(self) -> None:
        """The shared calculation becomes the visitor's own."""
        self.mine = True
        self.settled()
        element("forget").focus()

    def _forget(self) -> None:
        self.deleted = self.own
        self.own = ""
        self.state = "keeping-deleted" if keep("") else "keeping-refused"
        self._own_again(False, self.wording.text(self.state))
        element("restore").focus()

    def _restore(self) -> None:
        self.own = self.deleted
        self.deleted = ""
        self._keep()
        self._own_again(False)
        element("forget").focus()

    def _keep(self) -> None:
        self.state = "keeping-kept" if keep(self.own) else "keeping-refused"

    def _own_again(self, is_step: bool, said: str = "") -> None:
        """Shows the visitor's own calculation, or the opening example while there is none."""
        self.mine = True
        show_fragment(self.own, OWN, is_step)
        self.take(self._read(self.own) or self._opening(), said)
        self._show()

    def _show(self) -> None:
        """Says whose calculation this is, and what is kept."""
        element("shared").hidden = self.mine
        state = self.state if self.mine else "keeping-shared"
        element("kept").textContent = self.wording.text(state)
        element("forget").hidden = not (self.mine and self.own)
        element("restore").hidden = not self.deleted
