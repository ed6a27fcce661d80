"""Names, and other texts that somebody wrote: the signs in them that cannot be seen.

A sign that cannot be printed hides something. It turns the direction of what follows, so that
other figures seem to stand there (U+202E); it commands a terminal; it makes two names of one.
Nobody needs such signs to write a name, so they are left out of what is read, and a form refuses
them. Two are needed: the joiners U+200C and U+200D, by the scripts of Persia and India. They stay
behind a letter of such a script and go elsewhere, where nothing shows them.

Unicode Standard, chapter 23 (Special Areas and Format Characters), and Annex 9 (the Bidirectional
Algorithm), whose isolates keep a name of right-to-left letters from moving what stands beside it.
"""

#: Signs that cannot be printed, first and last: controls; soft hyphen; Arabic letter mark; the old
#: vowel separator; zero-width space; marks and embeddings of direction; line and paragraph
#: separator; invisible operators, isolates, deprecated controls; half characters; signs that are no
#: characters; byte order mark; annotations; tags.
RANGES = (
    (0x00, 0x1F),
    (0x7F, 0x9F),
    (0xAD, 0xAD),
    (0x61C, 0x61C),
    (0x180E, 0x180E),
    (0x200B, 0x200B),
    (0x200E, 0x200F),
    (0x2028, 0x202E),
    (0x2060, 0x206F),
    (0xD800, 0xDFFF),
    (0xFDD0, 0xFDEF),
    (0xFEFF, 0xFEFF),
    (0xFFF9, 0xFFFB),
    (0xE0000, 0xE007F),
)

#: Of these the ones that part words, and leave a space behind.
PARTING = "\t\n\x0b\x0c\r\x85\u2028\u2029"

JOINERS = "\u200c\u200d"

#: Letters before this one are of Latin, Greek, Cyrillic, Armenian: none of them joins.
FIRST_JOINED = "\u0590"

#: Letters that run from right to left, first and last: Hebrew to Arabic Extended; their
#: presentation forms; the scripts beyond the first plane.
RIGHT_TO_LEFT = (
    ("\u0590", "\u08ff"),
    ("\ufb1d", "\ufdff"),
    ("\ufe70", "\ufefe"),
    ("\U00010800", "\U00010fff"),
    ("\U0001e800", "\U0001efff"),
)

ISOLATE = "\u2068"
END_OF_ISOLATE = "\u2069"


def cleaned(text: str, kept: str = "") -> str:
    r"""The text without signs that cannot be printed; those in ``kept`` stay.

    What parts words leaves a space. A text without such signs comes back as it is.

    >>> cleaned("Anna\u202e0021"), cleaned("Anna\tde\u200b Vries"), cleaned("An\u200cna")
    ('Anna0021', 'Anna de Vries', 'Anna')
    >>> ali_reza = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"
    >>> cleaned(ali_reza) == ali_reza
    True
    """
    plain = ""
    last = ""
    for sign in text:
        if not " " <= sign <= "~" and sign not in kept:
            if sign in PARTING:
                sign = " "
            elif _is_unprintable(ord(sign)) or (sign in JOINERS and last < FIRST_JOINED):
                continue
        plain += sign
        last = sign
    return plain


def isolated(text: str) -> str:
    r"""The text as it may stand in a sentence that runs from left to right.

    One with letters that run the other way stands between isolates: else the figures beside it
    would change places with it. Other texts come back as they are.

    >>> isolated("Anna"), isolated("\u05d3\u05e0\u05d4") == "\u2068\u05d3\u05e0\u05d4\u2069"
    ('Anna', True)
    """
    for sign in text:
        if sign >= FIRST_JOINED:
            for first, last in RIGHT_TO_LEFT:
                if first <= sign <= last:
                    return ISOLATE + text + END_OF_ISOLATE
    return text


def _is_unprintable(code: int) -> bool:
    for first, last in RANGES:
        if first <= code <= last:
            return True
    return code & 0xFFFE == 0xFFFE
