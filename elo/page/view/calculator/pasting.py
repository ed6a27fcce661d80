"""Games pasted as people write them: lists, notes, tables copied from a web page."""

from ....core.games import BLACK, BYE, COLOR, FORFEIT, UNRATED, WHITE
from ....core.names import cleaned
from ....core.notation import split
from .entry import MOST_GAMES, Row
from .games_file import LONGEST_FILE, LONGEST_LINE, read_games

#: How results are written, in English, Dutch and German and on crosstables.
RESULTS = {
    "win": ("1", "1-0", "1:0", "w", "won", "win", "winst", "gewonnen", "sieg", "g", "s"),
    "draw": ("\u00bd", "0.5", "0,5", "1/2", ".5", ",5", "d", "draw", "drawn", "r", "remis")
    + ("remise", "=", "\u00bd-\u00bd", "\u00bd:\u00bd", "1/2-1/2", "0.5-0.5"),
    "loss": ("0", "0-1", "0:1", "l", "lost", "loss", "v", "verlies", "verloren", "n", "niederlage"),
}

#: Games decided without play, and byes.
FORFEITS = {
    "+": "win",
    "-": "loss",
    "\u2212": "loss",
    "1f": "win",
    "0f": "loss",
    "+-": "win",
    "-+": "loss",
    "forfeit": "",
    "ff": "",
    "kampflos": "",
    "reglementair": "",
}
SIGNS = ("+", "-", "\u2212")
BYES = ("bye", "vrij", "spielfrei", "vrijgeloot")
UNRATEDS = ("unr", "unr.", "unrated", "-/-", "ohne", "geen")

#: On a crosstable the colour stands before the result: "w1", "s½", "b0", "z1".
COLOURS = {"w": WHITE, "s": BLACK, "b": BLACK, "z": BLACK}

#: A number in this range is taken for a rating.
LOWEST = 100
HIGHEST = 4000

#: The most characters that are looked at: hundreds of games in any form.
LONGEST_LIST = LONGEST_FILE

SEPARATORS = ("\t", ";", "|", "\u00a0", "\u202f", "\u2009")


class Pasted:
    """What was understood, row by row, and the lines that were not, as they stood."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.unread: list[str] = []

    @property
    def open(self) -> int:
        """How many of the rows have no result: it may have stood there and not been understood."""
        return len([row for row in self.rows if row.is_open()])


def read_lines(text: str) -> Pasted:
    r"""The games of a pasted text, a line each; blank lines and headings are passed over.

    A line needs a rating, or says that there is none, and may have a result after it. A file that
    the page itself wrote is read column by column.

    >>> found = read_lines("1850 1\n1900 L\n1650 remis\n2.011 =\n1720 +\nhello")
    >>> [(row.opponent, row.result, row.state) for row in found.rows][:3]
    [('1850', 'win', 'played'), ('1900', 'loss', 'played'), ('1650', 'draw', 'played')]
    >>> found.rows[4].state, found.unread
    ('forfeit', ['hello'])
    >>> found = read_lines("1850 bye\n1850 +1\n1850 Anna")
    >>> [row.state for row in found.rows], found.unread, found.open
    (['bye', 'played'], ['1850 +1'], 1)
    >>> [row.fact("color") for row in read_lines("1850 s\u00bd\n1900 w1\n1900 1").rows]
    ['b', 'w', '']
    """
    found = Pasted()
    written = read_games(text)
    if written is not None:
        found.rows = written[:MOST_GAMES]
        return found
    for line in text[:LONGEST_LIST].replace("\r", "\n").split("\n"):
        if len(line) > LONGEST_LINE:
            found.unread.append(line.strip())
            continue
        words = _words(cleaned(line, "\t"))
        if not words:
            continue
        row = _row(words) if len(found.rows) < MOST_GAMES else None
        if row is None:
            found.unread.append(line.strip())
        else:
            found.rows.append(row)
    if len(text) > LONGEST_LIST:
        found.unread.append(text[LONGEST_LIST:])
    return found


def _words(line: str) -> list[str]:
    for separator in SEPARATORS:
        line = line.replace(separator, " ")
    return [word for word in _joined(list(filter(None, line.split(" ")))) if word]


def _joined(words: list[str]) -> list[str]:
    """Puts a rating written with a space between its thousands together again."""
    joined: list[str] = []
    for word in words:
        last = joined[-1] if joined else ""
        if len(word) == 3 and _digits(word) and len(last) == 1 and last in "1234":
            joined[-1] = last + word
        elif word:
            joined.append(word)
    return joined


def _row(words: list[str]) -> "Row | None":
    words = [word for word in [_folded(word) for word in words] if word]
    places = [i for i, word in enumerate(words) if _rating(word)]
    if not places:
        return _without_rating(words)
    # of several numbers that could be a rating, one with four digits is the likelier
    full = [i for i in places if len(_rating(words[i])) == 4]
    place = full[0] if full else places[0]
    row = Row(_rating(words[place]))
    rest = words[place + 1 :]
    # the result stands last on a table, and first on a handwritten list "1 1850"
    for word in _backwards(rest) + _backwards(words[:place])[:1]:
        if word in FORFEITS and not (row.result and word in SIGNS):
            row.state = FORFEIT
            row.result = row.result or FORFEITS[word]
        elif word in UNRATEDS:
            row.state = UNRATED
        elif word in BYES:
            row.state = BYE
        elif not row.result:
            row.result = _result(word)
            if row.result and word not in RESULTS[row.result]:
                row.set(COLOR, COLOURS[word[0]])
    if row.is_open() and [word for word in rest if word[0] in SIGNS]:
        return None  # "+1" may be a result, and may be a change
    return row


def _without_rating(words: list[str]) -> "Row | None":
    """A bye, or a game against somebody without a rating."""
    if [word for word in words if word in BYES]:
        row = Row("", "", BYE)
    elif [word for word in words if word in UNRATEDS]:
        row = Row("", "", UNRATED)
    else:
        return None
    for word in _backwards(words):
        row.result = row.result or _result(word)
    return row


def _result(word: str) -> str:
    bare = word[1:] if len(word) > 1 and word[0] in COLOURS else word
    for result in ("win", "draw", "loss"):
        if word in RESULTS[result] or bare in RESULTS[result][:4]:
            return result
    return ""


def _rating(word: str) -> str:
    """The digits of a word that can be a rating, empty for any other word.

    Behind a DWZ may stand its index, which matters to nobody else.

    >>> _rating("1.850"), _rating("987-3"), _rating("1-0")
    ('1850', '987', '')
    """
    word = split(word.strip("().,:"))[0]
    for mark in (".", ",", "'"):
        parts = word.split(mark)
        if len(parts) == 2 and len(parts[1]) == 3 and len(parts[0]) == 1:
            word = parts[0] + parts[1]
    word = word.strip("().,:")
    if 3 <= len(word) <= 4 and _digits(word) and LOWEST <= int(word) <= HIGHEST:
        return word
    return ""


def _folded(word: str) -> str:
    return word.strip().lower()


def _backwards(words: list[str]) -> list[str]:
    return list(reversed(words))


def _digits(word: str) -> bool:
    return bool(word) and not [c for c in word if c not in "0123456789"]
