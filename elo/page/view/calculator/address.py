"""What is entered, as pairs of name and text: the fragment of a link.

The fragment is the part of an address that no browser sends. ``v`` is the version of this form; a
link of another version is not read. Texts stand as typed: a half-typed field comes back as it was.

A fact about the player is a pair of its own name. What is known of a game follows its result and
rating, each after a ``*``: a letter and the text, or, for all that systems have come to ask since,
``.``, the fact's own name, ``.`` and the text: ``w1400*.color.w*.opponent_deviation.30``.
"""

from ....core.games import BYE, FORFEIT, PLAYED, UNRATED
from ....core.names import cleaned
from ....core.numbers import is_iso_date
from ....systems.base import RuleBook
from .entry import (
    AVERAGE,
    FIELD,
    MODES,
    MOST_GAMES,
    ONE,
    PARTS,
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

#: The most characters of a game with all its facts.
LONGEST_GAME = 400

#: What may follow a game's rating: its state, and the parts that have had a letter from the start.
STATES = (("f", FORFEIT), ("b", BYE), ("u", UNRATED))
LETTERS = (
    ("n", "opponent_games"),
    ("y", "opponent_born"),
    ("t", "title"),
    ("c", "federation"),
)
MARK = "*"

#: Stands before and behind the name of any other fact of a game.
NAMED = "."

#: What names of facts consist of, and how many facts a link may bring.
IN_NAMES = "abcdefghijklmnopqrstuvwxyz_"
MOST_FACTS = 40

#: The pairs that are no facts.
RESERVED: tuple[str, ...] = (
    "v",
    "system",
    "mode",
    "date",
    "end",
    "tempo",
    "newcomer",
    "opponent",
    "game",
)
RESERVED += FIELD + PLANS


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
        text = entry.fact(fact.name)
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
    >>> entry.mode, row.opponent, row.result, row.state, row.facts
    ('several', '1900', 'draw', 'forfeit', {'opponent_games': '40'})
    >>> from_pairs([("v", "1"), ("goal", "2000")], ("elo",)).plans["goal"]
    '2000'
    >>> from_pairs([("mode", "one")], ("elo",)) is None
    True

    What a link without a K leaves to the rules:

    >>> from_pairs([("v", "1"), ("system", "dwz")], ("elo", "dwz")).fact("k")
    ''
    """
    if ("v", VERSION) not in pairs:
        return None
    entry = Entry()
    for name, raw in pairs:
        text = cleaned(raw[:LONGEST_GAME])
        if name == "game":
            if len(entry.rows) < MOST_GAMES:
                entry.rows.append(_row(text))
        elif name == "opponent":
            entry.one = _row(text)
        else:
            _set(entry, name, text[:LONGEST], systems)
    if "k" not in [name for name, _ in pairs]:
        # the K to start from is the system's, which may still have to come
        del entry.facts["k"]
    if entry.mode == SEVERAL and not entry.rows:
        entry.rows.append(Row())
    return entry


def _set(entry: Entry, name: str, text: str, systems: tuple[str, ...]) -> None:
    """Enters what is no game."""
    if name in FIELD:
        entry.field[name] = text
    elif name in PLANS:
        entry.plans[name] = text
    elif name in RESERVED:
        _set_choice(entry, name, text, systems)
    elif _may_be_set(name, entry.facts):
        entry.facts[name] = text


def _may_be_set(name: str, facts: dict[str, str]) -> bool:
    """Whether this may be a fact of some system, and there is room for it.

    Which facts there are is known where the systems are, and they may come later.
    """
    if not 0 < len(name) <= 2 * LONGEST or [sign for sign in name if sign not in IN_NAMES]:
        return False
    return name in facts or len(facts) < MOST_FACTS


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
    for letter, part in LETTERS:
        value = getattr(row, part) if part in PARTS else row.fact(part)
        if value:
            text += MARK + letter + value
    lettered = [part for _, part in LETTERS]
    for name in sorted(row.facts):  # sort: no two are equal
        if row.facts[name] and name not in lettered:
            text += MARK + NAMED + name + NAMED + row.facts[name]
    return text


def _row(text: str) -> Row:
    parts = text.split(MARK)
    row = Row(parts[0][1 : LONGEST + 1], _result(parts[0][:1]))
    for part in parts[1:]:
        letter = part[:1]
        if letter == NAMED:
            named = part.split(NAMED, 2)
            if len(named) > 2 and named[1] not in PARTS and _may_be_set(named[1], row.facts):
                row.set(named[1], named[2][:LONGEST])
        elif letter in dict(LETTERS):
            row.set(dict(LETTERS)[letter], part[1:LONGEST])
        else:
            row.state = _state(part)
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
