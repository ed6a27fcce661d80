"""A ladder saved as a file: what is known of it is said, and no more."""

from ....ladder.held import Held
from ...view.wording import Wording
from ..runtime import pieces, save_file, today
from .working import Working

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone
    from collections.abc import Callable

JSON = "application/json"
HTML = "text/html"


class Saving:
    """Saves ladders, and says meanwhile how far it is."""

    def __init__(self, working: Working, wording: Wording) -> None:
        self.working = working
        self.wording = wording

    def save(self, held: Held, near: str, told: "Callable[[str], object]") -> None:
        """Saves a ladder as a file; ``told`` hears what is known of it (``save_file``)."""
        file = pieces()

        def written() -> None:
            save_file(file, "ladder-" + today() + ".json", JSON, told)

        watch = self.working.counting("ladder-working-write", len(held.ladder.journal.entries))
        text = self.wording.text("ladder-working-writing")
        self.working.begin(near, text, held.writing(file.add), written, None, watch)
