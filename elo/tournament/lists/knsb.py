"""The rating lists of the Dutch federation: one CSV file a tempo.

Which tempo it is stands in the file's name only (``KLASSIEK``, ``RAPID``, ``SNEL``). Women are
marked, men are not. The list knows no FIDE number.
"""

from ..event import Rating
from .delimited import Headings, Row
from .listed import ANY_TEMPO, Listed, UnreadableError, rating_of, whole
from .names import plain_id

#: The list's code: its federation's.
KNSB_LIST = "NED"

KNOWN = {
    "Relatienummer": ("relatienummer",),
    "Naam": ("naam",),
    "Titel": ("titel",),
    "FED": ("fed",),
    "Rating": ("rating",),
    "Nv": ("nv",),
    "Geboren": ("geboren",),
    "S": ("s",),
}


class Knsb:
    """Reads the lines of a list. ``tempo`` is what the file's name says, ``""`` if nothing."""

    list_code = KNSB_LIST

    def __init__(self, headings: str, tempo: str) -> None:
        self._headings = Headings(headings, ";", KNOWN)
        if not {"Relatienummer", "Naam", "Rating"} <= set(self._headings.columns):
            raise UnreadableError("list-headings")
        self.tempo = tempo

    @property
    def tempo_unknown(self) -> bool:
        """Whether the file's name does not say which tempo it is."""
        return self.tempo == ANY_TEMPO

    def ids_and_name(self, text: str) -> tuple[tuple[str, ...], str]:
        """What a line is found by."""
        return _found_by(self._headings.row(text))

    def read(self, line: int, text: str) -> Listed:
        """The player of a line. Raises ``UnreadableError`` for a number that is none."""
        row = self._headings.row(text)
        ids, name = _found_by(row)
        value = rating_of(*row.at("Rating"))
        return Listed(
            name,
            {KNSB_LIST: ids[0]},
            {(KNSB_LIST, self.tempo): Rating(value, games=whole(*row.at("Nv")))},
            federation=row["FED"].upper(),
            title=row["Titel"].upper(),
            sex="w" if row["S"].lower() in ("w", "v", "f") else "",
            born=whole(*row.at("Geboren")),
            line=line,
        )


def _found_by(row: Row) -> tuple[tuple[str, ...], str]:
    number = row["Relatienummer"]
    if not (number.isdigit() and number.isascii()):
        raise UnreadableError("list-no-id", 1, text=number[:40])
    if not row["Naam"]:
        raise UnreadableError("list-no-name", row.at("Naam")[1])
    return (plain_id(number),), row["Naam"]
