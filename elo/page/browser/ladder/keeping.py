"""Where the ladder is kept, how it was saved, and a calm reminder to save it again."""

from ....ladder.keeper import Keeper
from ...view.wording import Wording
from ..runtime import listen
from .parts import part, put
from .store import Store

YES = "yes"
NO = "no"


class Keeping:
    """The sentences about keeping and saving, and the reminder's buttons but the one that saves."""

    def __init__(self, keeper: Keeper, store: Store, wording: Wording) -> None:
        self.keeper = keeper
        self.store = store
        self.wording = wording
        listen(part("remind-later"), "click", lambda event: keeper.put_off_saving())
        listen(part("persist"), "click", lambda event: store.persist(self._asked))

    def show(self) -> None:
        """Follows the ladder."""
        keeper = self.keeper
        fresh = len(keeper.ladder.games) - keeper.held.backup.games
        is_due = self.store.is_open and keeper.held.backup.is_due(keeper.ladder, keeper.today())
        if is_due and part("reminder").hidden:
            name = "ladder-reminder" if keeper.held.backup.day else "ladder-reminder-first"
            put("reminder-text", self.wording.text(name, number=str(fresh), count=fresh))
        part("reminder").hidden = not is_due
        put("last-saved", self._last_saved(fresh))

    def _last_saved(self, fresh: int) -> str:
        backup = self.keeper.held.backup
        if not backup.day or self.keeper.ladder.founding is None:
            return ""
        name = "ladder-last-saved" if backup.known else "ladder-last-asked"
        fresh = max(fresh, 0)
        values = {"day": self.wording.date(backup.day), "number": str(fresh)}
        return self.wording.text(name, count=fresh, **values)

    def say_where(self) -> None:
        """Says where the ladder is kept; asks the browser nothing that it would ask the visitor."""
        if self.store.is_open:
            self.store.persisted(self._told)
        else:
            put("kept", self.wording.text("ladder-kept-not"))
            part("persist").hidden = True

    def _told(self, answer: str) -> None:
        put("kept", self.wording.text("ladder-kept-" + answer))
        part("persist").hidden = answer != NO

    def _asked(self, answer: str) -> None:
        if answer == YES:
            self._told(answer)
            part("files").querySelector("summary").focus()
        else:
            put("kept", self.wording.text("ladder-kept-refused"))
