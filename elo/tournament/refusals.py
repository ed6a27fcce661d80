"""Files that are no event that can be read: what was seen, and what to do."""

from .decoding import decode, split_lines
from .problems import Problem

#: So much is looked at.
HEAD = 20_000

#: What files of other kinds begin with, and what is said of them.
BEGINNINGS: tuple[tuple[bytes, str], ...] = (
    (b"%PDF", "refused-pdf"),
    (b"\x89PNG", "refused-picture"),
    (b"\xff\xd8\xff", "refused-picture"),
    (b"GIF8", "refused-picture"),
    (b"RIFF", "refused-picture"),
    (b"\x00\x01\x00\x00Standard Jet DB", "refused-papi"),
    (b"\x00\x01\x00\x00Standard ACE DB", "refused-papi"),
    (b"{\\rtf", "refused-document"),
    (b"\x1f\x8b", "refused-archive"),
    (b"7z\xbc\xaf", "refused-archive"),
    (b"Rar!", "refused-archive"),
)
SHEET = b"application/vnd.oasis.opendocument.spreadsheet"
#: Signs that no text has.
BINARY = frozenset(range(8)) | frozenset(range(14, 27))

#: Marks between the cells of a table.
MARKS = ("\t", ";", "|", ",")
#: So many lines with cells make a table.
LEAST_ROWS = 3

TEXTS = {
    "refused-pdf": "This is a PDF, from which no table can be read safely. Take the export as Excel"
    " or TRF of the program that made it, or copy the table from the web page.",
    "refused-picture": "This is a picture. Take the file or the web page from which it was made.",
    "refused-papi": "This is a file of Papi. Export the event there as a report for FIDE (TRF), and"
    " open that.",
    "refused-document": "This is a text document. Copy the table in it and paste it here.",
    "refused-archive": "This is an archive. Unpack it, and open the file of the event.",
    "refused-sheet": "This is a spreadsheet of LibreOffice or OpenOffice. Save it as XLSX, or copy"
    " the table and paste it here.",
    "refused-program": "This is the own format of another program, which only that reads. Export a"
    " TRF (the report for FIDE) there: Swiss-Manager, Swiss-Chess, Vega, Sevilla and Papi can.",
    "refused-page": "This is a web page that was saved, and no table is in it. Copy the table in"
    " the browser and paste it here.",
    "refused-archived-page": "This is a web page that was saved as one file (MHTML). Save it as"
    " HTML, or copy its table and paste it here.",
    "refused-json": "This is JSON, as websites give it to programs. Download the TRF or the PGN of"
    " the event there.",
    "refused-xml": "This is XML, but neither an event of chess-results nor a rating list. Export a"
    " TRF of the event.",
    "refused-headings": "This is a table, but none of its rows names the columns; the first is"
    " “{text}”. Copy it together with its headings, or put a row above it such as: No., Name,"
    " Rating, 1, 2, 3.",
    "refused-text": "This is a text, but neither a TRF nor a PGN nor a table with headings. To rate"
    " an event, the names, the ratings, and who played whom with what result are needed: a TRF, a"
    " PGN, a crosstable or a list of games.",
}


def refusal(data: bytes) -> Problem:
    r"""What is said of a file that no reader takes.

    >>> refusal(b"%PDF-1.7").code, refusal(b"1;Alpha;2w1\r2;Bravo;1b0\r3;C;\r").code
    ('refused-pdf', 'refused-headings')
    """
    for begins, code in BEGINNINGS:
        if data.startswith(begins):
            return Problem(code)
    if data.startswith(b"PK"):
        return Problem("refused-sheet" if SHEET in data[:HEAD] else "refused-archive")
    head = data[:HEAD]
    if not head.startswith((b"\xff\xfe", b"\xfe\xff")) and any(sign in BINARY for sign in head):
        return Problem("refused-program")
    text = decode(head)[0]
    small = text.lstrip()[:400].lower()
    if "multipart/related" in small or small.startswith("mime-version"):
        return Problem("refused-archived-page")
    if small.startswith(("<!doctype html", "<html", "<head", "<body")):
        return Problem("refused-page")
    if small.startswith("<"):
        return Problem("refused-xml")
    if small.startswith(("{", "[{")):
        return Problem("refused-json")
    return _of_text(text)


def _of_text(text: str) -> Problem:
    lines = [line for line in split_lines(text) if line.strip()]
    for mark in MARKS:
        rows = [line for line in lines if line.count(mark) > 1]
        if len(rows) >= LEAST_ROWS and len(rows) * 2 > len(lines):
            cells = [cell.strip() for cell in rows[0].split(mark)]
            first = ", ".join(cell for cell in cells if cell)[:80]
            return Problem("refused-headings", values={"text": first})
    return Problem("refused-text")
