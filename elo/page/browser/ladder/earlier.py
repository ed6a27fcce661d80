"""Earlier ladders: opened again, saved as files, removed for good after a question."""

import json

from ....ladder.exchange import Reading
from ....ladder.facts import Facts, read_facts
from ....ladder.held import Held
from ....ladder.keeper import Keeper
from ...view.wording import Wording
from ..runtime import copy_of, every, listen
from .parts import part, put, replace_all
from .saving import Saving
from .store import Store
from .working import Working

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone: the browser's objects, see stubs/
    from collections.abc import Callable, Iterator

    from pyscript import Node


class Shelved:
    """A ladder that is not the current one: its identity, what it is called, its last change."""

    def __init__(self, identity: str, facts: Facts, changed: str) -> None:
        self.identity = identity
        self.facts = facts
        self.changed = changed


class Earlier:
    """The list of them, and what its buttons do."""

    def __init__(
        self,
        keeper: Keeper,
        store: Store,
        working: Working,
        wording: Wording,
        say: "Callable[[str], object]",
    ) -> None:
        self.keeper = keeper
        self.store = store
        self.working = working
        self.saving = Saving(working, wording)
        self.wording = wording
        self.say = say

    def show(self) -> None:
        """Asks the store for them, and lists them."""
        self.store.earlier(self._listed)

    def _listed(self, text: str) -> None:
        items = []
        for row in json.loads(text):
            facts = read_facts(str(row.get("facts")))
            found = Shelved(str(row["id"]), facts, str(row.get("changed"))[:10])
            items.append(self._item(found))
        part("earlier-part").hidden = not items
        replace_all(part("earlier"), items)

    def _item(self, found: Shelved) -> "Node":
        item = copy_of("template-ladder-earlier")
        text = self._text(found)
        item.querySelector("[data-cell=text]").textContent = text
        for button in every("button", item):
            do = str(button.dataset.do)
            button.textContent = self.wording.text("ladder-earlier-" + do)
            label = self.wording.text("ladder-earlier-" + do + "-which", ladder=self._name(found))
            button.setAttribute("aria-label", label)
            button.dataset.key = do + "-" + found.identity
            self._on_click(button, do, found)
        return item

    def _on_click(self, button: "Node", do: str, found: Shelved) -> None:
        press = {"open": self._open, "save": self._save, "remove": self._ask}[do]
        listen(button, "click", lambda event: press(found))

    def _name(self, found: Shelved) -> str:
        return found.facts.name or self.wording.text("ladder-earlier-nameless")

    def _text(self, found: Shelved) -> str:
        facts = found.facts
        changed = self.wording.date(found.changed)
        if not facts.day:
            return self.wording.text("ladder-earlier-nameless")
        return self.wording.text(
            "ladder-earlier-about",
            ladder=facts.name,
            day=self.wording.date(facts.day),
            games=str(facts.games),
            count=facts.games,
            changed=changed,
        )

    def _open(self, found: Shelved) -> None:
        self.keeper.bring(
            found.identity,
            lambda: self.say(self.wording.text("ladder-earlier-opened", ladder=self._name(found))),
            self._failed,
        )

    def _save(self, found: Shelved) -> None:
        held = Held(self.store, found.identity)

        def fetched(reason: str, place: str) -> None:
            if reason:
                self._failed(reason)
                return
            text = self.wording.text("ladder-working-writing")
            self.working.begin("earlier-hint", text, _fetching(held, place), save)

        def save() -> None:
            self.saving.save(held, "earlier-hint", self._told)

        put("earlier-hint", "")
        self.store.fetch(found.identity, fetched)

    def _told(self, outcome: str) -> None:
        put("earlier-hint", self.wording.text("saving-" + outcome))

    def _failed(self, reason: str) -> None:
        put("earlier-hint", self.wording.text("ladder-refusal-" + reason))
        self.show()

    def _ask(self, found: Shelved) -> None:
        dialog = copy_of("template-ladder-remove")
        part("root").append(dialog)
        put("removing-text", self._text(found))
        listen(dialog, "close", lambda event: self._answered(dialog, found))
        dialog.showModal()

    def _answered(self, dialog: "Node", found: Shelved) -> None:
        is_sure = str(dialog.returnValue) == "remove"
        dialog.remove()
        if is_sure:
            self.store.remove(found.identity, lambda reason: self._removed(reason, found))

    def _removed(self, reason: str, found: Shelved) -> None:
        if reason:
            self._failed(reason)
            return
        put("earlier-hint", "")
        self.say(self.wording.text("ladder-earlier-removed", ladder=self._name(found)))
        self.show()
        part("files").querySelector("summary").focus()


def _fetching(held: Held, place: str) -> "Iterator[object]":
    """Reads a ladder's journal, word for word as it was kept; nobody looks at its ratings."""
    reading = Reading()
    yield from held.reading(place, reading)
    yield from held.ladder.journal.adding(reading.entries)
