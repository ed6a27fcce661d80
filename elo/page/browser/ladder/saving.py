"""A ladder saved as a file: what is known of it is said, and no more."""

from ..runtime import save_file

TYPE_CHECKING = False
if TYPE_CHECKING:  # for the type checker alone
    from collections.abc import Callable

JSON = "application/json"
HTML = "text/html"


def save_ladder(text: str, day: str, told: "Callable[[str], object]") -> None:
    """Saves a ladder's file; ``told`` hears what is known of it (``save_file``)."""
    save_file(text, "ladder-" + day + ".json", JSON, told)
