"""What is entered, as pairs of name and text: the fragment of a link.

The fragment is the part of an address that no browser sends. ``v`` is the version of this form; a
link of another version is not read. Texts stand as typed: a half-typed field comes back as it was.
"""

from ....core.games import BYE, FORFEIT, PLAYED, UNRATED
from ....core.names import cleaned
from ....core.numbers import is_iso_date
from ....systems import by_name
from ....systems.base import RuleBook
from .entry import (
    AVERAGE,
    FACTS,
    FIELD,
    MODES,
    MOST_GAMES,
    ONE,
    PLANS,
    RESULTS,
    SEVERAL,
    Entry,
    Row,
)

VERSION = "1"

#: The longest text that a field takes from a link.
LONGEST = 20

#: The letter of a game's result in a link: w1900, d1800, l1700; o1600 is open.
OPEN_LETTER = "o"

#: What may follow a game's rating: its state, and what is known of the opponent.
STATES = (("f", FORFEIT), ("b", BYE), ("u", UNRATED))
PARTS = (("n", "games"), ("y", "born"), ("t", "title"), ("c", "federation"))
MARK = "*"


def to_pairs(entry: Entry, book: RuleBook) -> list[tuple[str, str]]:
    """The entry as pairs: what its system and its mode ask for, and the sheet.

    >>> from ....systems import by_name
    >>> to_pairs(Entry(), by_name("elo"))[2:]
    [('mode', 'one'), ('rating', '1850'), ('k', '20'), ('opponent', 'w1900')]
    """
    pairs = [("v", VERSION), ("system", entry.system), ("mode", entry.mode)]
    if book.is_dated():
        if entry.date or not entry.end:
            pairs.append(("date", entry.date))
        if entry.end:
            pairs.append(("end", entry.end))
    if book.tempos:
        pairs.append(("tempo", entry.tempo))
    if entry.newcomer and book.rates_newcomers:
        pairs.append(("newcomer", "1"))
    for fact in book.facts:
        text = entry.facts[fact.name]
        if text or fact.name in ("rating", "k"):
            pairs.append((fact.name, text))
    if entry.mode == ONE:
        pairs.append(("opponent", _game(entry.one)))
    elif entry.mode == AVERAGE:
        pairs += [(name, entry.field[name]) for name in FIELD]
    pairs += [(name, entry.plans[name]) for name in PLANS if entry.plans[name]]
    return pairs + [("game", _game(row)) for row in entry.rows if not row.is_blank()]


def from_pairs(pairs: list[tuple[str, str]], systems: tuple[str, ...]) -> "Entry | None":
    """The entry that pairs describe, or None when they describe none.

    Unknown names and values are passed over, long texts are cut, surplus games are dropped: a link
    is anybody's text.

    >>> entry = from_pairs([("v", "1"), ("mode", "several"), ("game", "d1900*f*n40")], ("elo",))
    >>> row = entry.rows[0]
    >>> entry.mode, row.opponent, row.result, row.state, row.games
    ('several', '1900', 'draw', 'forfeit', '40')
    >>> from_pairs([("v", "1"), ("goal", "2000")], ("elo",)).plans["goal"]
    '2000'
    >>> from_pairs([("mode", "one")], ("elo",)) is None
    True

    What a link without a K leaves to the rules:

    >>> from_pairs([("v", "1"), ("system", "dwz")], ("elo", "dwz")).facts["k"]
    ''
    """
    if ("v", VERSION) not in pairs:
        return None
    entry = Entry()
    for name, raw in pairs:
        text = _printable(raw)
        if name == "game":
            if len(entry.rows) < MOST_GAMES:
                entry.rows.append(_row(text))
        elif name == "opponent":
            entry.one = _row(text)
        elif name in FACTS:
            entry.facts[name] = text[:LONGEST]
        elif name in FIELD:
            entry.field[name] = text[:LONGEST]
        elif name in PLANS:
            entry.plans[name] = text[:LONGEST]
        else:
            _set_choice(entry, name, text[:LONGEST], systems)
    _complete(entry, [name for name, _ in pairs])
    return entry


def _complete(entry: Entry, told: list[str]) -> None:
    """What a link does not tell: the K to start from, none where the rules give it."""
    if "k" not in told:
        usual = by_name(entry.system).usual_k
        entry.facts["k"] = "" if usual is None else str(usual)
    if entry.mode == SEVERAL and not entry.rows:
        entry.rows.append(Row())


def _printable(text: str) -> str:
    """The text without signs that cannot be printed; cut where no row is as long."""
    return cleaned(text[: 4 * LONGEST])


def _set_choice(entry: Entry, name: str, text: str, systems: tuple[str, ...]) -> None:
    if name == "system" and text in systems:
        entry.system = text
    elif name == "mode" and text in MODES:
        entry.mode = text
    elif name == "date" and is_iso_date(text):
        entry.date = text
    elif name == "end" and is_iso_date(text):
        entry.end = text
    elif name == "tempo":
        entry.tempo = text
    elif name == "newcomer":
        entry.newcomer = text == "1"


def _game(row: Row) -> str:
    text = (row.result[0] if row.result else OPEN_LETTER) + row.opponent
    for letter, state in STATES:
        if row.state == state:
            text += MARK + letter
    for letter, part in PARTS:
        if getattr(row, part):
            text += MARK + letter + getattr(row, part)
    return text


def _row(text: str) -> Row:
    parts = text.split(MARK)
    row = Row(parts[0][1 : LONGEST + 1], _result(parts[0][:1]))
    for part in parts[1:]:
        name = dict(PARTS).get(part[:1])
        if name is None:
            row.state = _state(part)
        else:
            setattr(row, name, part[1:LONGEST])
    return row


def _state(letter: str) -> str:
    for known, state in STATES:
        if known == letter:
            return state
    return PLAYED


def _result(letter: str) -> str:
    for result, _ in RESULTS:
        if result[0] == letter:
            return result
    return ""
