"""Cells of a line of a table, and a short text that stands for a longer one."""

from ..core.errors import InputError
from ..core.spreadsheets import unguarded


def cells_of(line: str, separator: str) -> list[str]:
    """The cells of a line. Raises ``InputError`` (``open-quote``).

    >>> cells_of('a;"b;c";d', ";")
    ['a', 'b;c', 'd']
    """
    cells = _quoted_cells(line, separator) if '"' in line else line.split(separator)
    return [unguarded(cell.strip(" \t")) for cell in cells]


def _quoted_cells(line: str, separator: str) -> list[str]:
    cells: list[str] = []
    parts: list[str] = []
    is_open = False
    for part in line.split(separator):
        # a quote that is open takes the next part in
        if not is_open and parts:
            cells.append(separator.join(parts))
            parts = []
        is_quoted = is_open or part[:1] == '"'
        parts.append(part)
        is_open = is_quoted and is_open != (part.count('"') % 2 == 1)
    cells.append(separator.join(parts))
    if cells[-1].count('"') % 2:
        raise InputError("open-quote", "", "a quotation mark is not closed")
    return [
        cell[1:-1].replace('""', '"') if cell[:1] == '"' and cell[-1:] == '"' else cell
        for cell in cells
    ]


def fingerprint(text: str) -> str:
    """A short text that stands for a longer one: 60 bits, the same on every device.

    >>> fingerprint("Anna") == fingerprint("Bert")
    False
    """
    one, two = 17, 31
    for byte in text.encode("utf-8"):
        # both stay below 2**30, which is a small number to every interpreter
        one = (one * 31 + byte) % 1073741789
        two = (two * 37 + byte) % 1073741783
    return str(one) + "-" + str(two)
