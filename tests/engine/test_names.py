"""Signs that cannot be printed, against Python's own copy of the Unicode Character Database."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from elo.core.names import END_OF_ISOLATE, ISOLATE, cleaned, isolated
from elo.core.spreadsheets import guarded, unguarded

#: Unicode Standard Annex 9, table 4 and 2.6: what turns the direction of what follows.
TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

#: Nothing is seen of these: zero-width space, word joiner, byte order mark, soft hyphen.
UNSEEN = "\u200b\u2060\ufeff\u00ad"

EVERY = [chr(code) for code in range(0x110000)]


def test_what_turns_directions_commands_a_terminal_or_is_no_character_goes() -> None:
    wrong = [sign for sign in EVERY if unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp")]
    # Unicode Standard, 23.7: the last two of each plane and U+FDD0 to U+FDEF are no characters
    wrong += [sign for sign in EVERY if ord(sign) & 0xFFFF >= 0xFFFE]
    wrong += [chr(code) for code in range(0xFDD0, 0xFDF0)]
    for sign in [*wrong, *TURNING, *UNSEEN]:
        assert cleaned(f"a{sign}b") in ("ab", "a b"), hex(ord(sign))


def test_every_letter_mark_numeral_punctuation_and_symbol_stays() -> None:
    kept = [sign for sign in EVERY if unicodedata.category(sign)[0] in "LMNPS"]
    assert len(kept) > 100_000
    assert [sign for sign in kept if cleaned(sign) != sign] == []


def test_joiners_stay_where_a_script_needs_them_and_nowhere_else() -> None:
    # Persian "Alireza" and Malayalam "Nandan", as they are spelt
    for name in ("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\u0d28\u0d28\u0d4d\u200d\u0d26"):
        assert cleaned(name) == name
    assert cleaned("An\u200cna") == cleaned("\u200dAnna") == "Anna"


@given(st.text())
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert cleaned(cleaned(text)) == cleaned(text)


@given(st.text())
def test_right_to_left_letters_stand_between_isolates_and_others_do_not(text: str) -> None:
    plain = cleaned(text)
    turns = any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in plain)
    if turns:
        assert isolated(plain) == ISOLATE + plain + END_OF_ISOLATE
    elif plain.isascii() or all(sign < "\u0590" for sign in plain):
        assert isolated(plain) == plain


def test_no_right_to_left_letter_is_forgotten() -> None:
    turning = [
        sign
        for sign in EVERY
        if unicodedata.bidirectional(sign) in ("R", "AL") and sign not in TURNING
    ]
    assert len(turning) > 2000
    assert [sign for sign in turning if isolated(sign) == sign] == []


BEGUN = st.text(st.sampled_from("=+-@'\uff1d\uff0b\uff0d\uff20,;\t\n\"17. Aa"), max_size=12)


@given(st.one_of(BEGUN, st.text(max_size=12)))
def test_a_guarded_text_comes_back(text: str) -> None:
    assert unguarded(guarded(text)) == text


@given(BEGUN)
def test_no_guarded_text_is_a_formula_wherever_it_is_cut(text: str) -> None:
    pieces = [guarded(text)]
    for mark in ",;\t\r\n":
        pieces = [part for piece in pieces for part in piece.split(mark)]
    for piece in pieces:
        bare = piece.lstrip(' "')
        if bare[:1] in tuple("=@\uff1d\uff0b\uff0d\uff20"):
            raise AssertionError(piece)
        if bare[:1] in ("+", "-"):
            # a sign alone or a number: what a table has for a forfeit and for a change
            assert bare == piece
            assert set(bare[1:]) <= set("0123456789.,")
