"""Names and numbers of players, made alike so that a file and a rating list can be compared."""

import re
import unicodedata

#: Letters that do not fall apart into a plain letter and a mark.
PLAIN = str.maketrans(
    {"ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)
#: How a writer without these letters replaces them.
SPELT_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa"})

APOSTROPHES = "'\u2019\u2018`\u00b4"

#: For ASCII names, in one step: small letters, no apostrophes, anything else a space.
_ASCII = {
    code: None if chr(code) in APOSTROPHES else (chr(code).lower() if chr(code).isalnum() else " ")
    for code in range(128)
}
_OTHER = re.compile(r"[^\w]+|_")
#: No name is longer. Of what is, the rest is not compared: to put the marks of one long text in
#: order takes the square of its length.
LONGEST = 300


def name_keys(name: str) -> tuple[str, ...]:
    """What a name is compared by: its words in alphabetical order, without marks and case.

    A comma, a hyphen and the order of first and last name make no difference. A name with umlauts
    has two keys, as it is found with ``u`` and with ``ue``.

    >>> name_keys("Van der Alfa, Quirijn"), name_keys("alfa quirijn van der")
    (('alfa der quirijn van',), ('alfa der quirijn van',))
    >>> name_keys("Müller, Zoë")
    ('muller zoe', 'mueller zoe')
    >>> name_keys("O'Charlie, S F"), name_keys(" , ")
    (('f ocharlie s',), ())
    """
    name = name[:LONGEST]
    if name.isascii():
        words = name.translate(_ASCII).split()
        return (" ".join(sorted(words)),) if words else ()
    small = unicodedata.normalize("NFC", name).casefold().replace("i\u0307", "i")
    keys = [_key(small), _key(small.translate(SPELT_OUT))]
    return tuple(key for key in dict.fromkeys(keys) if key)


def _key(small: str) -> str:
    for mark in APOSTROPHES:
        small = small.replace(mark, "")
    apart = unicodedata.normalize("NFKD", small.translate(PLAIN))
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(sorted(_OTHER.sub(" ", plain).split()))


def share_a_word(one: str, other: str) -> bool:
    """Whether two names can be those of one player: some word of two letters or more is in both.

    >>> share_a_word("Echo-Muller, Erik", "Echo, E."), share_a_word("Bravo, B", "Delta, B")
    (True, False)
    """
    words = {word for key in name_keys(one) for word in key.split() if len(word) > 1}
    return any(word in words for key in name_keys(other) for word in key.split())


def plain_id(text: str) -> str:
    """A player's number without leading zeros and spaces; ``""`` for ``0`` and for none.

    >>> plain_id(" 0090000011"), plain_id("0"), plain_id("NU9000001")
    ('90000011', '', 'NU9000001')
    """
    return text.strip().lstrip("0")
