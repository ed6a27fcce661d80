"""One person's name in several spellings: what is the same, and what may be.

``Anna Adler``, ``ADLER Anna``, ``GM Adler, Anna`` and ``Adler, Anna (1850)`` are the same name;
``Adler, A`` and ``Adler, Anna Maria`` may be.
"""

import re

from .event import Entrant, Tournament
from .lists.names import name_keys

TITLES = frozenset(
    ("gm", "im", "fm", "cm", "wgm", "wim", "wfm", "wcm", "agm", "aim", "afm", "acm", "nm")
)
#: A rating, or that there is none, in brackets behind a name: "Adler, Anna (1850)".
BRACKETS = re.compile(r"[(\[]([^()\[\]]{1,12})[)\]]$")
RATING = re.compile(r"[1-3]?\d{3}[?pP]?")

#: The least letters of a word that two spellings must share.
LEAST = 2


def name_and_rating(text: str) -> tuple[str, int | None]:
    """A name without title and without the rating in brackets behind it, and that rating.

    >>> name_and_rating("GM Adler, Anna (2510)"), name_and_rating("Adler, Anna (Utrecht)")
    (('Adler, Anna', 2510), ('Adler, Anna (Utrecht)', None))
    >>> name_and_rating("Im, Sung"), name_and_rating("Cm")
    (('Im, Sung', None), ('Cm', None))
    """
    name, rating = " ".join(text.split()), None
    found = BRACKETS.search(name)
    if found is not None and RATING.fullmatch(found[1].strip()):
        name, rating = name[: found.start()].rstrip(), int(found[1].strip().rstrip("?pP"))
    first, _, rest = name.partition(" ")
    # a title stands before two words at least, and in capitals: "Im Sung" is somebody's name
    if first.rstrip(".").lower() in TITLES and first.isupper() and len(rest.split()) > 1:
        name = rest
    return name, rating


def same_name(name: str) -> str:
    """What spellings of one name have in common: equal for those that differ in nothing else.

    >>> same_name("GM Adler, Anna") == same_name("anna adler (2510)")
    True
    """
    return "/".join(name_keys(name_and_rating(name)[0])) or name


def may_be_same(one: str, other: str) -> bool:
    """Whether two names can be one person's: a word in full, and no word that contradicts.

    >>> may_be_same("Adler, Anna", "Adler,A"), may_be_same("Anna Maria Adler", "Adler, Anna")
    (True, True)
    >>> may_be_same("Adler, Anna", "Adler, Bo"), may_be_same("A., B.", "A, B")
    (False, False)
    >>> may_be_same("Müller, Jan", "Mueller, J"), may_be_same("Jansen, Jan", "Jansen")
    (True, False)
    """
    ours = [key.split() for key in name_keys(name_and_rating(one)[0])]
    theirs = [key.split() for key in name_keys(name_and_rating(other)[0])]
    return any(_fit(mine, yours) for mine in ours for yours in theirs)


def _fit(one: list[str], other: list[str]) -> bool:
    fewer, more = sorted((one, other), key=len)
    if len(fewer) < LEAST or len(more) > 8:
        return fewer == more and bool(fewer)
    left = list(more)
    full = 0
    for word in sorted(fewer, key=len, reverse=True):
        if word in left:
            left.remove(word)
            full += len(word) >= LEAST
            continue
        begins = next((each for each in left if _initial(word, each)), None)
        if begins is None:
            return False
        left.remove(begins)
    return full > 0


def _initial(word: str, other: str) -> bool:
    """Whether one of two words is only the first letter of the other."""
    short, long = sorted((word, other), key=len)
    return len(short) == 1 and long.startswith(short)


#: A name's word that more players have than this tells nobody apart: a name of a whole village.
MOST_OF_A_NAME = 30


def alike(event: Tournament) -> list[tuple[Entrant, Entrant]]:
    """The pairs of players who may be one person, in an event that tells them apart by name alone.

    Two who met one another are two, and so are two with different numbers, ratings or birth dates,
    and those of whom it was said.
    """
    if not event.by_name:
        return []
    by_word: dict[str, list[Entrant]] = {}
    for player in event.players:
        keys = name_keys(name_and_rating(player.name)[0])
        for word in {word for key in keys for word in key.split() if len(word) >= LEAST}:
            by_word.setdefault(word, []).append(player)
    found: dict[tuple[int, int], tuple[Entrant, Entrant]] = {}
    for players in by_word.values():
        if len(players) > MOST_OF_A_NAME:
            continue
        for place, one in enumerate(players):
            for other in players[place + 1 :]:
                key = one.number, other.number
                if key not in found and may_be_same(one.name, other.name) and _fits(one, other):
                    found[key] = one, other
    return [found[key] for key in sorted(found) if frozenset(key) not in event.apart]


def _fits(one: Entrant, other: Entrant) -> bool:
    """Whether nothing but the spelling says that two are two."""
    if any(result.opponent == other.number for result in one.results):
        return False
    if any(other.ids.get(code, text) != text for code, text in one.ids.items()):
        return False
    if one.birth and other.birth and one.birth[:4] != other.birth[:4]:
        return False
    return all(
        rating.value is None or other.ratings.get(code, rating).value in (None, rating.value)
        for code, rating in one.ratings.items()
    )
