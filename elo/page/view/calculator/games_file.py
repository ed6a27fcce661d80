"""The score sheet as a file for a spreadsheet, and back: a table with a row for every game.

Its columns have a fixed order, so that a file written in one language is read in another: number,
opponent, result, kind of game, the opponent's games and year of birth, expected score, points.
"""

from ....core.games import BYE, FORFEIT, PLAYED, UNRATED
from ....core.numbers import DIGITS, HALF, fixed
from ....core.spreadsheets import guarded, unguarded
from ..wording import Wording
from .answers import Answer
from .entry import ONE, Entry, Row

#: Tells a spreadsheet that what follows is UTF-8; the browser puts it before the text.
BYTE_ORDER_MARK = "\ufeff"
LINE_END = "\r\n"
QUOTE = '"'

#: The most characters of a file of ours, and of a line in it: far more than a full sheet takes.
LONGEST_FILE = 50_000
LONGEST_LINE = 1_000

#: The messages that head the columns.
COLUMNS = (
    "sheet-file-number",
    "sheet-file-opponent",
    "sheet-file-result",
    "sheet-file-kind",
    "sheet-file-opponent-games",
    "sheet-file-opponent-born",
    "sheet-file-expected",
    "sheet-file-points",
)

#: What stands between two cells: the locale decides when writing, and all are read.
SEPARATORS = (";", ",", "\t")

#: A half point is a sign of its own: a spreadsheet takes 0.5 or 1/2 for a day of the year.
RESULTS = (("1", "win"), (HALF, "draw"), ("0", "loss"))
KINDS = (("F", FORFEIT), ("bye", BYE), ("unr", UNRATED))

#: Decimals of what is calculated.
DECIMALS = 2


def has_games(entry: Entry) -> bool:
    """Whether there is anything to write: an average field lists no games."""
    return bool(_rows(entry))


def write_games(entry: Entry, answer: Answer, wording: Wording) -> str:
    """The games that are entered, with what each was expected to bring and brought."""
    separator = wording.text("sheet-file-separator")
    lines = [_line([wording.text(name) for name in COLUMNS], separator)]
    figures = _figures(answer, wording)
    for number, row in enumerate(_rows(entry)):
        cells = [
            str(number + 1),
            guarded(row.opponent),
            _code(row.result, RESULTS),
            _code(row.state, KINDS),
            guarded(row.games),
            guarded(row.born),
        ]
        lines.append(_line(cells + figures.get(id(row), ["", ""]), separator))
    return LINE_END.join(lines) + LINE_END


def read_games(text: str) -> "list[Row] | None":
    r"""The rows of a text that :func:`write_games` wrote, None for any other text.

    It may have passed through a spreadsheet, and have been copied from there.

    >>> rows = read_games("No;Opp;Res;Kind;n;y;E;P\n1;1900;\u00bd;F;40;;;\n")
    >>> rows[0].opponent, rows[0].result, rows[0].state, rows[0].games
    ('1900', 'draw', 'forfeit', '40')
    >>> read_games("1850 1") is None
    True
    """
    if text.startswith(BYTE_ORDER_MARK):
        text = text[len(BYTE_ORDER_MARK) :]
    if len(text) > LONGEST_FILE:
        return None
    lines = text.replace("\r", "\n").split("\n")
    lines = [line for line in lines if line.strip()]
    if max([len(line) for line in lines] + [0]) > LONGEST_LINE:
        return None
    separator = _separator(lines[0]) if lines else ""
    if not separator:
        return None
    rows = []
    for line in lines[1:]:
        cells = _cells(line, separator)
        if len(cells) != len(COLUMNS):
            return None
        rows.append(_row(cells))
    return rows


def _rows(entry: Entry) -> list[Row]:
    if entry.mode == ONE:
        return [entry.one]
    return [row for row in entry.rows if not row.is_blank()]


def _figures(answer: Answer, wording: Wording) -> dict[int, list[str]]:
    """Expected score and points of every row that counts, by the row's identity."""
    entry = answer.reading.entry
    found = answer.assessment or answer.first
    if found is None:
        return {}
    if entry.mode == ONE:
        rows = [entry.one]
    else:
        rows = [row for row, game in zip(entry.rows, answer.reading.rows) if game is not None]
    figures = {}
    for row, line in zip(rows, found.lines):
        cells = [line.expected, line.change]
        figures[id(row)] = [
            "" if cell is None else fixed(cell, DECIMALS).replace(".", wording.mark)
            for cell in cells
        ]
    return figures


def _row(cells: list[str]) -> Row:
    row = Row(unguarded(cells[1]), _name(cells[2], RESULTS), _name(cells[3], KINDS) or PLAYED)
    row.games = unguarded(cells[4])
    row.born = unguarded(cells[5])
    return row


def _separator(head: str) -> str:
    """What separates the cells of a heading of ours, empty when it is none."""
    if [c for c in head if c in DIGITS]:
        return ""
    for separator in SEPARATORS:
        if len(_cells(head, separator)) == len(COLUMNS):
            return separator
    return ""


def _code(name: str, codes: "tuple[tuple[str, str], ...]") -> str:
    for code, known in codes:
        if known == name:
            return code
    return ""


def _name(cell: str, codes: "tuple[tuple[str, str], ...]") -> str:
    for code, name in codes:
        if code.lower() == cell.strip().lower():
            return name
    return ""


def _line(cells: list[str], separator: str) -> str:
    return separator.join([_quoted(cell, separator) for cell in cells])


def _quoted(cell: str, separator: str) -> str:
    if separator in cell or QUOTE in cell or cell != cell.strip():
        return QUOTE + cell.replace(QUOTE, QUOTE + QUOTE) + QUOTE
    return cell


def _cells(line: str, separator: str) -> list[str]:
    """The cells of a line; a separator between quotes is no separator.

    >>> _cells('1;"a;b";', ";")
    ['1', 'a;b', '']
    """
    cells = []
    parts: list[str] = []
    quoted = False
    position = 0
    while position < len(line):
        sign = line[position]
        if sign == QUOTE and quoted and line[position + 1 : position + 2] == QUOTE:
            parts.append(QUOTE)
            position += 1
        elif sign == QUOTE and (quoted or not parts):
            quoted = not quoted
        elif sign == separator and not quoted:
            cells.append("".join(parts))
            parts = []
        else:
            parts.append(sign)
        position += 1
    return cells + ["".join(parts)]
