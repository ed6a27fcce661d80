"""The score sheet as a file for a spreadsheet, and back: a table with a row for every game.

A heading ends in the name that the column has in the batch contract, so that a file written in one
language is read in another: ``Opponent [opponent]``. What is calculated has no such name. The first
files had eight columns in a fixed order and no names; they are read as well.
"""

from ....core.games import BYE, FORFEIT, PLAYED, UNRATED
from ....core.numbers import DIGITS, HALF, fixed
from ....core.spreadsheets import guarded, unguarded
from ....systems.base import RuleBook
from ..wording import Wording
from .address import IN_NAMES
from .answers import Answer
from .entry import ONE, Entry, Row, game_facts

#: Tells a spreadsheet that what follows is UTF-8; the browser puts it before the text.
BYTE_ORDER_MARK = "\ufeff"
LINE_END = "\r\n"
QUOTE = '"'

#: The most characters of a file of ours, and of a line in it: far more than a full sheet takes.
LONGEST_FILE = 50_000
LONGEST_LINE = 1_000

#: The columns that every file has: name and message, before the facts and behind them.
NAMED = (
    ("opponent", "sheet-file-opponent"),
    ("result", "sheet-file-result"),
    ("state", "sheet-file-kind"),
)
CALCULATED = ("sheet-file-expected", "sheet-file-points")

#: The first files' columns; what has no name is not read.
FIRST = ("", "opponent", "result", "state", "opponent_games", "opponent_born", "", "")

#: A name in a heading stands between these.
BEFORE, AFTER = " [", "]"

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
    rows = _rows(entry)
    facts = _facts(answer.reading.book, rows)
    heads = [wording.text("sheet-file-number")]
    heads += [wording.text(label) + BEFORE + name + AFTER for name, label in NAMED]
    heads += [
        (wording.text(label) if label else "") + BEFORE + name + AFTER for name, label in facts
    ]
    heads += [wording.text(name) for name in CALCULATED]
    lines = [_line(heads, separator)]
    figures = _figures(answer, wording)
    for number, row in enumerate(rows):
        cells = [
            str(number + 1),
            guarded(row.opponent),
            _code(row.result, RESULTS),
            _code(row.state, KINDS),
        ]
        cells += [guarded(row.fact(name)) for name, _ in facts]
        lines.append(_line(cells + figures.get(id(row), ["", ""]), separator))
    return LINE_END.join(lines) + LINE_END


def _facts(book: RuleBook, rows: list[Row]) -> list[tuple[str, str]]:
    """The facts that get a column, with their labels: the system's, and what else is known.

    What has been entered under another system has no label here.
    """
    asked = [(name, fact.label) for name, fact in game_facts(book)]
    known = [name for name, _ in asked]
    for row in rows:
        for name in sorted(row.facts):  # sort: no two are equal
            if row.facts[name] and name not in known:
                known.append(name)
                asked.append((name, ""))
    return asked


def read_games(text: str) -> "list[Row] | None":
    r"""The rows of a text that :func:`write_games` wrote, None for any other text.

    It may have passed through a spreadsheet, and have been copied from there.

    >>> rows = read_games("No;Opp;Res;Kind;n;y;E;P\n1;1900;\u00bd;F;40;;;\n")
    >>> rows[0].opponent, rows[0].result, rows[0].state, rows[0].fact("opponent_games")
    ('1900', 'draw', 'forfeit', '40')
    >>> read_games("Farbe [color],Gegner [opponent],Ergebnis [result]\nw,1900,1\n")[0].fact("color")
    'w'
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
    separator, names = _columns(lines[0]) if lines else ("", [])
    if not separator:
        return None
    rows = []
    for line in lines[1:]:
        cells = _cells(line, separator)
        if len(cells) != len(names):
            return None
        rows.append(_row(names, cells))
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


def _row(names: list[str], cells: list[str]) -> Row:
    row = Row()
    for name, cell in zip(names, cells):
        if name == "result":
            row.result = _name(cell, RESULTS)
        elif name == "state":
            row.state = _name(cell, KINDS) or PLAYED
        elif name == "opponent":
            row.opponent = unguarded(cell)
        elif name and unguarded(cell):
            row.set(name, unguarded(cell))
    return row


def _columns(head: str) -> tuple[str, list[str]]:
    """What separates the cells of a heading of ours, and the columns' names; empty for another."""
    for separator in SEPARATORS:
        names = [_named(cell) for cell in _cells(head, separator)]
        if "opponent" in names and "result" in names:
            return separator, names
    if [sign for sign in head if sign in DIGITS]:
        return "", []
    for separator in SEPARATORS:
        if len(_cells(head, separator)) == len(FIRST):
            return separator, list(FIRST)
    return "", []


def _named(heading: str) -> str:
    """The name at the end of a heading, empty where there is none.

    >>> _named("Opponent [opponent]"), _named("Points")
    ('opponent', '')
    """
    heading = heading.strip()
    if not heading.endswith(AFTER) or BEFORE[-1] not in heading:
        return ""
    name = heading[:-1].split(BEFORE[-1])[-1]
    return "" if [sign for sign in name if sign not in IN_NAMES] else name


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
