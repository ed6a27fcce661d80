"""When the games were played and at which tempo, on one line: few change it."""

from ....core.numbers import is_iso_date
from ....systems.base import RuleBook
from ..wording import Wording
from .entry import Entry


def when(entry: Entry, book: RuleBook, today: str, wording: Wording) -> str:
    """The day and the tempo of an entry as the line says them; empty where neither matters.

    ``today`` is the ISO date of the visitor's day: the engine has no clock.
    """
    parts = []
    if book.is_dated():
        day = entry.day(book) or today
        known = day == today or not is_iso_date(day)
        parts.append(wording.text("when-today") if known else wording.date(day))
    if book.tempos:
        tempo = entry.tempo if entry.tempo in book.tempos else book.tempos[0]
        parts.append(wording.text("tempo-" + tempo))
    return wording.text("when-played", parts=" · ".join(parts)) if parts else ""
