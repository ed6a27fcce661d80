"""Rows of cells as lines of plain text, each column as wide as its longest cell."""

from ..core.names import END_OF_ISOLATE, ISOLATE


def aligned(rows: list[list[str]], words: int = 3) -> list[str]:
    """Columns of words to the left, columns of figures to the right; the first is a number."""
    widths = [max(_width(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = []
        for i, (cell, width) in enumerate(zip(row, widths, strict=True)):
            gap = " " * (width - _width(cell))
            is_word = (i < words and words == 1) or 0 < i < words
            cells.append(cell + gap if is_word else gap + cell)
        lines.append("  ".join(cells).rstrip())
    return lines


def _width(cell: str) -> int:
    """How many signs of it are seen: what keeps directions apart is not."""
    return len(cell) - cell.count(ISOLATE) - cell.count(END_OF_ISOLATE)
