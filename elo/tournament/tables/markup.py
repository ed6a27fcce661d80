"""Tables in HTML as rows of cells: a web page that was saved, or what a browser copies.

Only what is needed goes on to the parser: comments, scripts and styles are cut out and attributes
dropped, all but those of merged cells, so that nothing in a page costs more than its length.
Nothing of it is ever shown as HTML: cells are text.
"""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

from ..decoding import decode
from ..limits import MOST_COLUMNS, check_cells

#: So much of a page tells whether it is one.
HEAD = 4000
PAGE = re.compile(
    r"\s*<(?:!doctype html|html|head|body|table|meta|style|title|div)\b", re.IGNORECASE
)
TABLE = re.compile(rb"<table\b", re.IGNORECASE)
CHARSET = re.compile(rb"charset=[\"' ]{0,2}([a-z0-9-]{3,20})", re.IGNORECASE)
#: Encodings of the languages that are read, by the names of web pages, besides those of ``decode``.
CHARSETS = ("iso-8859-2", "windows-1250", "iso-8859-15", "iso-8859-9", "windows-1254")

#: What is no text: from its beginning to its end.
CUT = (("<!--", "-->"), ("<script", "</script"), ("<style", "</style"))
TAG = re.compile(r"<(/?[a-zA-Z][a-zA-Z0-9]{0,15})([^<>]*)>")
NO_TAG = re.compile(r"<(?!/?[a-zA-Z][a-zA-Z0-9]{0,15}[^<>]*>)")
#: Merged cells: ``colspan="2"``.
SPAN = re.compile(r"\b(colspan|rowspan) ?= ?[\"']?(\d{1,3})", re.IGNORECASE)

#: A table within a cell that only sets a result or a colour: so many letters at most.
LONGEST_INSET = 20

TITLES = ("h1", "h2")
HEADINGS = (*TITLES, "h3", "h4", "caption")
CELLS = ("td", "th")


@dataclass
class Open:
    """A table that is being read: its row, and the cells that reach down into the rows to come.

    ``begins`` is how many rows there were before it.
    """

    cells: list[str] | None = None
    down: dict[int, tuple[int, str]] = field(default_factory=dict)
    text: list[str] | None = None
    spans: tuple[int, int] = (1, 1)
    holds_table: bool = False
    begins: int = 0


def looks_like_html(data: bytes) -> bool:
    r"""Whether bytes are a web page or a piece of one.

    >>> looks_like_html(b"<html><table><tr><td>1"), looks_like_html(b"Name;<table>")
    (True, False)
    """
    text = data[:HEAD].decode("latin-1").lstrip("ï»¿\ufeff \t\r\n")
    found = PAGE.match(text)
    return found is not None and TABLE.search(data) is not None


def read_markup(data: bytes) -> tuple[list[list[str]], str]:
    """The rows of all tables in a page, headings between them as rows of one cell; and its title.

    Raises ``OverBudgetError`` for too many cells.
    """
    reader = Reader()
    text = plain(_decoded(data))
    # a cell has two tags, and a link or a flag in it two more
    check_cells(text.count("<") * 4)
    reader.feed(text)
    reader.close()
    return reader.rows, reader.title


def _decoded(data: bytes) -> str:
    said = CHARSET.search(data[:HEAD])
    name = said[1].decode("ascii").lower() if said else ""
    return data.decode(name, "replace") if name in CHARSETS else decode(data)[0]


def plain(text: str) -> str:
    r"""Markup without what is no text, and without attributes but those of merged cells.

    >>> plain('<td class="x" colspan="2">a<!-- b --> < c</td>')
    '<td colspan="2">a &lt; c</td>'
    """
    for begin, end in CUT:
        text = _without(text, begin, end)
    return TAG.sub(_bare, NO_TAG.sub("&lt;", text))


def _without(text: str, begin: str, end: str) -> str:
    """The text without what stands between two marks; one that is not closed goes to the end."""
    small = text.lower() if begin.isascii() and len(text.lower()) == len(text) else text
    found, place = [], 0
    while (start := small.find(begin, place)) >= 0:
        found.append(text[place:start])
        stop = small.find(end, start + len(begin))
        if stop < 0:
            return "".join(found)
        place = stop + len(end)
        if end[-1] != ">":
            closed = small.find(">", place)
            place = len(text) if closed < 0 else closed + 1
    return "".join([*found, text[place:]])


def _bare(found: re.Match[str]) -> str:
    spans = [f'{name.lower()}="{count}"' for name, count in SPAN.findall(found[2][:2000])]
    return f"<{' '.join([found[1], *spans])}>"


class Reader(HTMLParser):
    """Collects rows. A table inside a cell is read by itself, and its cell holds no text of it."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.rows: list[list[str]] = []
        self.title = ""
        self._tables: list[Open] = []
        self._heading: list[str] | None = None
        self._seen = 0
        self._has_title = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A table, a row, a cell or a heading begins; anything else parts words."""
        if tag == "table":
            self._tables.append(Open(begins=len(self.rows)))
        elif tag == "tr" and self._tables:
            self._end_row()
            self._tables[-1].cells = []
        elif tag in CELLS and self._tables:
            self._end_cell()
            table = self._tables[-1]
            table.cells = [] if table.cells is None else table.cells
            spans = {name: int(value or 1) for name, value in attrs}
            table.text, table.spans = [], (spans.get("colspan", 1), spans.get("rowspan", 1))
        elif tag in (*HEADINGS, "title"):
            self._heading = []
        else:
            # a break, an image, the end of a block: a space between what is beside it
            self.handle_data(" ")

    def handle_endtag(self, tag: str) -> None:
        """What has begun ends."""
        if tag == "table" and self._tables:
            self._end_row()
            self._end_table(self._tables.pop())
        elif tag == "tr" and self._tables:
            self._end_row()
        elif tag in CELLS and self._tables:
            self._end_cell()
        elif tag in (*HEADINGS, "title") and self._heading is not None:
            text, self._heading = _text(self._heading), None
            if text and (tag in TITLES or (tag == "title" and not self.title)):
                self.title = self.title if self._has_title else text
                self._has_title = self._has_title or tag in TITLES
            if text and tag != "title":
                self.rows.append([text])
        elif tag in ("div", "p", "li", "br"):
            self.handle_data(" ")

    def handle_data(self, data: str) -> None:
        """A text in a heading or in a cell; any other is passed over."""
        if self._heading is not None:
            self._heading.append(data)
        elif self._tables and self._tables[-1].text is not None:
            self._tables[-1].text.append(data)

    def close(self) -> None:
        """The page is at its end, and so is every table that was left open."""
        super().close()
        while self._tables:
            self.handle_endtag("table")

    def _end_table(self, table: Open) -> None:
        """A table in a cell: one that only sets a result is the cell's text, any other its own."""
        outer = self._tables[-1] if self._tables else None
        if outer is None or outer.text is None:
            return
        within = self.rows[table.begins :]
        text = " ".join(cell for row in within for cell in row if cell)
        if len(within) < 2 and len(text) <= LONGEST_INSET:
            del self.rows[table.begins :]
            outer.text.append(f" {text} ")
            outer.holds_table = outer.holds_table or table.holds_table
        else:
            outer.holds_table = True

    def _end_cell(self) -> None:
        table = self._tables[-1]
        if table.text is None or table.cells is None:
            return
        self._reach_down(table)
        text, table.text = _text(table.text), None
        across, down = table.spans
        place = len(table.cells)
        if place >= MOST_COLUMNS:
            return
        for column in range(place, place + min(across, MOST_COLUMNS - place)):
            said = text if column == place else ""
            table.cells.append(said)
            if down > 1:
                table.down[column] = (down - 1, said)

    def _reach_down(self, table: Open) -> None:
        """Puts the cells of rows above that reach into this one before the next cell."""
        cells = table.cells if table.cells is not None else []
        while len(cells) in table.down:
            place = len(cells)
            left, text = table.down.pop(place)
            cells.append(text)
            if left > 1:
                table.down[place] = (left - 1, text)

    def _end_row(self) -> None:
        self._end_cell()
        table = self._tables[-1]
        if table.cells is None:
            return
        self._seen += len(table.cells)
        check_cells(self._seen)
        # of rows with a table inside nothing is a table's row: they only lay the page out
        self._reach_down(table)
        if any(table.cells) and not table.holds_table:
            self.rows.append(table.cells)
        table.cells, table.holds_table = None, False


def _text(parts: list[str]) -> str:
    return " ".join("".join(parts).split())
