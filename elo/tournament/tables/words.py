"""What the headings and cells of tables say: :mod:`headings` and :mod:`phrases` have the words.

Everything is compared folded: small letters without accents, no dots, single spaces. What is no
known word is reported, and not guessed at.
"""

import re
import unicodedata

from .headings import HEADINGS, IGNORED, OF_A_LIST, OF_A_PERSON, REPORTED
from .phrases import (
    BYE_WORDS,
    FACT_WORDS,
    NOTHING_WORDS,
    SEX_WORDS,
    TEMPOS,
    TITLE_WORDS,
    UNPAIRED_WORDS,
    UNRATED_WORDS,
)

#: A tie-break's column: there are too many to name.
TIE_BREAK = re.compile(
    r"(?:tb|wertg?|wtg|wp|feinwertung|weerstand|sb|bh|des|dep|desempate|spareggio|spar|pom|crit) ?"
    r":? ?\d*|weerstandspunten|buchholz ?\w*"
)
_ROUND_WORD = "rd|rnd|round|ronde|runde|rde|ronda|rodada|turno|tour|runda|kolo|tur|r"
#: The heading of a round: "1", "1.Rd", "R1", "Ronde 1", "1. Runde", "1a Ronda".
ROUND_HEADING = re.compile(
    rf"(?:{_ROUND_WORD})? ?(\d{{1,3}})(?:a|o|e|er|ere|eme|st|nd|th|te)? ?(?:{_ROUND_WORD})?"
)
#: A line between lists of games: "Round 2 on 2026/08/09 at 08:30", "2. Runde am 9.8.2026".
ROUND_LINE = re.compile(
    rf"(?:(?:results of |pairings of |paarungen )?(?:{_ROUND_WORD})\b ?:? ?(\d{{1,3}})"
    rf"|(\d{{1,3}})(?:a|o|e|er|ere|eme|st|nd|rd|th)? (?:{_ROUND_WORD}))(?:[ ,:(/-](.*))?"
)
#: What stands before a row that sums a table up: "Gemiddelde", "Elo-Schnitt:", "Ø 1950".
SUMMARY = re.compile(
    r"(?:(?:rating|elo|dwz|twz)[ -]?)?"
    r"(?:ø|average|gemiddelde?|schnitt|durchschnitt|mittelwert|total|totaal|gesamt|summe)"
    r"(?:[ -]?(?:rating|elo|dwz|twz))?(?: ?:? ?\d+(?:(?: ?: ?| )\d+)*)?"
)
#: A heading that names a list, and one that names a system of a report made here.
LIST_HEADING = re.compile(r"(.+?) ?\(([a-z]{3})\)")
SYSTEM_HEADING = re.compile(r"(.+?) ?\([^()]*\)")

#: A heading that names the side, in a list of games: "WhiteElo", "Rating Wit", "DWZ (Schwarz)".
_SIDE = (
    "white|wit|weiss|black|zwart|schwarz|blancs|blancas|bianco|brancas|biale|bily"
    "|noirs|negras|nero|pretas|czarne|cerny"
)
SIDE_HEADING = re.compile(rf"({_SIDE})[ -]?(.+)|(.+?)[ -]?\(?({_SIDE})\)?")

#: No heading or word is longer.
LONGEST = 300
#: Letters that are no plain letter with a mark.
_PLAIN = str.maketrans({"ł": "l", "ı": "i", "°": "o", "º": "o", "ª": "a", "’": "'"})

FIELDS: dict[str, tuple[str, str]] = {
    word: field for field, words in HEADINGS.items() for word in words.split("|")
}
FACTS: dict[str, str] = {
    word: fact for fact, words in FACT_WORDS.items() for word in words.split("|")
}
TEMPO_WORDS = {word: tempo for tempo, words in TEMPOS.items() for word in words.split("|")}
SEXES = {word: sex for sex, words in SEX_WORDS.items() for word in words.split("|")}
UNRATED = set(UNRATED_WORDS.split("|"))
TITLES = set(TITLE_WORDS.split("|"))
NOTHING = {"", *NOTHING_WORDS.split("|")}
BYES = set(BYE_WORDS.split("|"))
UNPAIRED = set(UNPAIRED_WORDS.split("|"))


def folded(text: str) -> str:
    """A heading or word for comparing.

    >>> folded(" 1.Rd. "), folded("S.No."), folded("Club / City"), folded("FIDE-ID:")
    ('1 rd', 's no', 'club/city', 'fide-id')
    """
    plain = re.sub(r"[.\s\u00a0\ufeff]+", " ", unaccented(text)).strip(" :")
    return re.sub(r" ?/ ?", "/", plain)


def unaccented(text: str) -> str:
    """Small letters without marks.

    >>> unaccented("Weiß"), unaccented("Nº"), unaccented("Białe"), unaccented("Ø"), unaccented("½")
    ('weiss', 'no', 'biale', 'ø', '½')
    """
    if text.isascii() or len(text) > LONGEST:
        # a long text costs the square of its length to put its marks in order, and is no word
        return text.casefold()
    apart = unicodedata.normalize("NFD", text.casefold().translate(_PLAIN))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def field_of(heading: str) -> tuple[str, str] | None:
    """The field that a heading stands for, and the list that it is of; None if it is not known.

    >>> field_of("RtgI"), field_of("Pts."), field_of("Rating (NED)"), field_of("Haircut")
    (('rating', 'FID'), ('points', ''), ('rating', 'NED'), None)
    """
    word = folded(heading)
    if word in FIELDS:
        return FIELDS[word]
    named = LIST_HEADING.fullmatch(word)
    if named is not None:
        field = FIELDS.get(named[1])
        if field is not None and field[0] in OF_A_LIST:
            return field[0], named[2].upper()
    reported = SYSTEM_HEADING.fullmatch(word)
    if reported is not None and FIELDS.get(reported[1]) == (REPORTED, ""):
        return REPORTED, ""
    return (IGNORED, "") if TIE_BREAK.fullmatch(word) else None


def side_of(heading: str) -> tuple[str, str, str] | None:
    """The side that a heading names, and the field and list that it stands for; None for any other.

    >>> side_of("WhiteElo"), side_of("DWZ Schwarz"), side_of("White horse")
    (('white', 'rating', ''), ('black', 'rating', 'GER'), None)
    """
    found = SIDE_HEADING.fullmatch(folded(heading))
    if found is None:
        return None
    of_side = field_of(found[1] or found[4])
    field = field_of(found[2] or found[3])
    if of_side is None or field is None or field[0] not in (*OF_A_LIST, *OF_A_PERSON):
        return None
    return of_side[0], *field


def is_no_name(text: str) -> bool:
    """Whether a text stands where a name should, and says that nobody was there.

    >>> is_no_name("BYE"), is_no_name("nicht ausgelost"), is_no_name("Bye, Gerald")
    (True, True, False)
    """
    word = unaccented(" ".join(text.split()))
    return word in BYES or word in UNPAIRED


def round_of(heading: str) -> int | None:
    """The round whose results stand under a heading, None if it is no round's.

    >>> round_of("1.Rd"), round_of("Ronde 11"), round_of("R3"), round_of("7"), round_of("Rd.")
    (1, 11, 3, 7, None)
    """
    found = ROUND_HEADING.fullmatch(folded(heading))
    return int(found[1]) or None if found else None


def round_line(text: str) -> tuple[int, str] | None:
    """The round that a line between two lists of games announces, and what is said of it besides.

    >>> round_line("Round 2 on 2026/08/09"), round_line("3. Runde"), round_line("Rounds: 9")
    ((2, 'on 2026/08/09'), (3, ''), None)
    """
    plain = re.sub(r"[\s\u00a0]+", " ", unaccented(text)).strip(" :")
    found = ROUND_LINE.fullmatch(plain.replace(". ", " ", 1) if plain[:1].isdigit() else plain)
    if found is None:
        return None
    number = int(found[1] or found[2])
    return (number, (found[3] or "").strip()) if number else None
