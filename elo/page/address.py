"""What is entered, as pairs of name and text: the fragment of a link.

The fragment is the part of an address that no browser sends. ``v`` is the version of this form; a
link of another version is not read. Texts stand as typed: a half-typed field comes back as it was.
"""

from .entry import AVERAGE, MODES, MOST_GAMES, ONE, RESULTS, SEVERAL, Entry, Row

VERSION = "1"

#: The longest text that a field takes from a link.
LONGEST = 20

#: The letter of a game's result in a link: w1900, d1800, l1700; o1600 is open.
OPEN_LETTER = "o"


def to_pairs(entry: Entry) -> list[tuple[str, str]]:
    """The entry as pairs; only what its mode shows, and the games of the sheet.

    >>> to_pairs(Entry())[2:]
    [('mode', 'one'), ('rating', '1850'), ('k', '20'), ('opponent', '1900'), ('result', 'win')]
    """
    pairs = [
        ("v", VERSION),
        ("system", entry.system),
        ("mode", entry.mode),
        ("rating", entry.rating),
        ("k", entry.k),
    ]
    if entry.mode == ONE:
        pairs.append(("opponent", entry.one.opponent))
        pairs.append(("result", entry.one.result))
    if entry.mode == AVERAGE:
        pairs.append(("average", entry.average))
        pairs.append(("games", entry.games))
        pairs.append(("points", entry.points))
    for row in entry.rows:
        if not row.is_blank():
            pairs.append(("game", _letter(row.result) + row.opponent))
    return pairs


def from_pairs(pairs: list[tuple[str, str]], systems: tuple[str, ...]) -> "Entry | None":
    """The entry that pairs describe, or None when they describe none.

    Unknown names and values are passed over, long texts are cut, surplus games are dropped: a link
    is anybody's text.

    >>> entry = from_pairs([("v", "1"), ("mode", "several"), ("game", "d1900")], ("elo",))
    >>> entry.mode, entry.rows[0].opponent, entry.rows[0].result
    ('several', '1900', 'draw')
    >>> from_pairs([("mode", "one")], ("elo",)) is None
    True
    """
    if ("v", VERSION) not in pairs:
        return None
    entry = Entry()
    for name, text in pairs:
        text = text[:LONGEST]
        if name == "system" and text in systems:
            entry.system = text
        elif name == "mode" and text in MODES:
            entry.mode = text
        elif name in ("rating", "k", "average", "games", "points"):
            setattr(entry, name, text)
        elif name == "opponent":
            entry.one.opponent = text
        elif name == "result" and (text == "" or text in [result for result, _ in RESULTS]):
            entry.one.result = text
        elif name == "game" and len(entry.rows) < MOST_GAMES:
            entry.rows.append(Row(text[1:], _result(text[:1])))
    if entry.mode == SEVERAL and not entry.rows:
        entry.rows.append(Row())
    return entry


def _letter(result: str) -> str:
    return result[0] if result else OPEN_LETTER


def _result(letter: str) -> str:
    for result, _ in RESULTS:
        if result[0] == letter:
            return result
    return ""
