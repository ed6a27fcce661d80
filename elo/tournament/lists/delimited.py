"""Lists with a delimiter, whose columns are known by their headings: KNSB and DSB."""

import csv
from collections.abc import Iterable, Mapping

from .listed import UnreadableError


def cells(text: str, delimiter: str) -> list[str]:
    r"""The cells of a line.

    Raises ``UnreadableError`` (``list-quotes``) where a quote is not closed.

    >>> cells('1,"Doe,John",', ",")
    ['1', 'Doe,John', '']
    """
    try:
        rows = list(csv.reader([text], delimiter=delimiter, strict=True))
    except csv.Error as fault:
        raise UnreadableError("list-quotes") from fault
    return [cell.strip() for cell in rows[0]] if rows else []


class Row:
    """A line's cells by the field that they belong to."""

    def __init__(self, columns: Mapping[str, int], found: list[str]) -> None:
        self._columns = columns
        self._cells = found

    def __getitem__(self, name: str) -> str:
        place = self._columns.get(name)
        return "" if place is None else self._cells[place]

    def at(self, name: str) -> tuple[str, int, str]:
        """A cell, its column from 1, and the field's name: what reading a number needs."""
        return self[name], self._columns.get(name, -1) + 1, name


class Headings:
    """Which column of a list holds which field; a field may have had several headings."""

    def __init__(self, text: str, delimiter: str, known: Mapping[str, Iterable[str]]) -> None:
        self.delimiter = delimiter
        found = [cell.casefold() for cell in cells(text, delimiter)]
        self.width = len(found)
        self.columns = {
            name: found.index(heading)
            for name, headings in known.items()
            for heading in headings
            if heading in found
        }

    def row(self, text: str) -> Row:
        """A line's cells. Raises ``UnreadableError`` (``list-cells``) for too many or too few."""
        found = cells(text, self.delimiter)
        if len(found) != self.width:
            raise UnreadableError("list-cells", 0, found=len(found), expected=self.width)
        return Row(self.columns, found)
