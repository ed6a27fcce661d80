"""The command ``systems``: what there is on the shelf, and what each system asks and rests on."""

from ...systems import shelf
from ...wire.systems import write_system
from .reading import read_book


def systems(request: dict[str, object]) -> dict[str, object]:
    """Every system in the order of the shelf, or the one that is named."""
    books = [read_book(request)] if "system" in request else shelf()
    return {"systems": [write_system(book) for book in books]}
