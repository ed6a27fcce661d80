"""Files that are no event that can be read: what was seen, and what to do."""

import re

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
    (b"\x93\xff\x89\x44", "refused-swiss-manager"),
    (b"{\\rtf", "refused-document"),
    (b"II*\x00", "refused-picture"),
    (b"MM\x00*", "refused-picture"),
    (b"\x1f\x8b", "refused-archive"),
    (b"7z\xbc\xaf", "refused-archive"),
    (b"Rar!", "refused-archive"),
)
#: The endings of programs' own files: they are asked where no reader knows what stands in a file.
ENDINGS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"tu[a-z]x?"), "refused-swiss-manager"),
    (re.compile(r"swt"), "refused-swiss-chess"),
    (re.compile(r"vegx?"), "refused-vega"),
    (re.compile(r"trn|sco"), "refused-swissperfect"),
    (re.compile(r"papi"), "refused-papi"),
    (re.compile(r"pdf"), "refused-pdf"),
    (re.compile(r"ods"), "refused-sheet"),
    (re.compile(r"docx?|odt"), "refused-document"),
    (re.compile(r"heic|webp|png|jpe?g|gif|tiff?|bmp"), "refused-picture"),
)
#: What SwissPerfect's file of an event's facts begins with.
SWISSPERFECT = "[tournament info]"
#: What the games of sites have in their JSON.
SITES = (
    (('"perf"', '"speed"'), "refused-json-lichess"),
    (("chess.com",), "refused-json-chess-com"),
)
SHEET = b"application/vnd.oasis.opendocument.spreadsheet"
WRITING = b"application/vnd.oasis.opendocument.text"
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
    "refused-swiss-manager": "This is a file of Swiss-Manager, which only that program reads."
    " Export the data for FIDE (TRF) there, or the crosstable as Excel.",
    "refused-swiss-chess": "This is a file of Swiss-Chess, which only that program reads. Export a"
    " TRF there, or the progress table (Fortschrittstabelle) as text or Excel.",
    "refused-vega": "This is a file of Vega. Make the report for FIDE (TRF) there, and open that.",
    "refused-swissperfect": "This is one of the files in which SwissPerfect keeps an event. Export"
    " the standings with all rounds as text there, and open that.",
    "refused-json-lichess": "These are games of Lichess as JSON. Download the TRF of the Swiss"
    " event there, or its games as PGN.",
    "refused-json-chess-com": "This is JSON of Chess.com. Download the games of the event as PGN"
    " there.",
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


def refusal(data: bytes, name: str = "") -> Problem:
    r"""What is said of a file that no reader takes; ``name`` is what it is called, if anything.

    Its first bytes tell more than its ending, which anybody can give it.

    >>> refusal(b"\x00\x01", "Open.TUNX").code, refusal(b"%PDF-1.7", "Open.swt").code
    ('refused-swiss-manager', 'refused-pdf')
    >>> refusal(b"%PDF-1.7").code, refusal(b"1;Alpha;2w1\r2;Bravo;1b0\r3;C;\r").code
    ('refused-pdf', 'refused-headings')
    """
    code = _of_bytes(data) or _of_ending(name)
    if code:
        return Problem(code)
    head = data[:HEAD]
    if not head.startswith((b"\xff\xfe", b"\xfe\xff")) and any(sign in BINARY for sign in head):
        return Problem("refused-program")
    text = decode(head)[0]
    code = _of_markup(text)
    return Problem(code) if code else _of_text(text)


def _of_bytes(data: bytes) -> str:
    """What the first bytes say, "" where they say nothing."""
    for begins, code in BEGINNINGS:
        if data.startswith(begins):
            return code
    return _of_archive(data) if data.startswith(b"PK") else ""


def _of_ending(name: str) -> str:
    ending = name.lower().rpartition(".")[2] if "." in name else ""
    return next((code for endings, code in ENDINGS if endings.fullmatch(ending)), "")


def _of_markup(text: str) -> str:
    """What a text is that begins in a language for programs."""
    small = text.lstrip()[:400].lower()
    if "multipart/related" in small or small.startswith("mime-version"):
        return "refused-archived-page"
    if small.startswith(("<!doctype html", "<html", "<head", "<body")):
        return "refused-page"
    if small.startswith("<"):
        return "refused-xml"
    if small.startswith(("{", "[{")):
        return _of_json(text)
    return "refused-swissperfect" if SWISSPERFECT in small else ""


def _of_archive(data: bytes) -> str:
    """What an archive is that is no workbook: other programs' documents are archives too."""
    if SHEET in data[:HEAD]:
        return "refused-sheet"
    if WRITING in data[:HEAD] or (b"[Content_Types].xml" in data and b"word/" in data):
        return "refused-document"
    return "refused-archive"


def _of_json(text: str) -> str:
    for signs, code in SITES:
        if all(sign in text for sign in signs):
            return code
    return "refused-json"


def _of_text(text: str) -> Problem:
    lines = [line for line in split_lines(text) if line.strip()]
    for mark in MARKS:
        rows = [line for line in lines if line.count(mark) > 1]
        if len(rows) >= LEAST_ROWS and len(rows) * 2 > len(lines):
            cells = [cell.strip() for cell in rows[0].split(mark)]
            first = ", ".join(cell for cell in cells if cell)[:80]
            return Problem("refused-headings", values={"text": first})
    return Problem("refused-text")
