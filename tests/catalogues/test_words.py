"""One word for one thing, in every language: words that were tried and led readers astray."""

import re

import pytest

from tests.catalogues.texts import Texts, read
from tools.catalogue import LOCALES

#: Words that no text says (a pattern), and why; the glossary's words stand in their places.
ASTRAY = {
    "en": ((r"Python(?! package openpyxl)", "nobody who rates a tournament needs to know it"),),
    "nl": (
        (r"[Ww]inst(kans|percentage)", "a draw counts half: Winstverwachting"),
        (r"(^|\s)(winst|verlies) van punten", "winst and verlies are results: erbij, eraf"),
        (r"[Oo]ntwikkelingsfactor", "not used by players: K, K-factor"),
        (r"[Gg]ewone Elo", "sounds like the one to take: Elo (basisformule)"),
        (r"niets te verliezen", "an idiom: je rating houden"),
        (r"[Tt]oernooibureau", "a place: Toernooi doorrekenen"),
        (r"[Aa]antekening", "a programmer's word: gegeven"),
        (r"[Vv]rije ronde|[Bb]ijtelling van punten", "one name for a bye: bye"),
        (r"[Pp]restatierating|[Ll]ijstprestatierating", "one name: prestatie"),
        (r"[Rr]onden\b", "one plural: rondes"),
        (r"[Dd]enkbeeldige", "one word: fictief"),
        (r"[Rr]ekenmachine|[Rr]ekenblad", "one name: calculator, spreadsheet"),
        (r"Python(?!-pakket openpyxl)", "nobody who rates a tournament needs to know it"),
    ),
    "de": (
        (r"\bBitte\b|, also bitte\b|: bitte\b", "an office speaks so: Gib, Wähl"),
        (r"(einzugeben|einzutragen|zu wählen)[.:]?$", "an office speaks so: Gib, Wähl"),
        (r"\b[Ww]er sichergehen will\b", "says du"),
        (r"Gewinnwahrscheinlichkeit", "the federation says Gewinnerwartung"),
        (r"[Ee]rwartete Punktzahl", "a game's is the Gewinnerwartung, a sum's the Punkterwartung"),
        (r"von null weg", "kaufmännisch gerundet"),
        (
            r"^(Neue |Höchste |Verwendete )?Zahl$|Anfangszahl|Standardzahl|Verlauf der Zahl",
            "Wertung",
        ),
        (r"[Ff]öderation", "one word: Verband"),
        (r"[Ff]reilos", "one word: spielfrei"),
        (r"Durchschnitt (der|von|des)", "one word: Schnitt"),
        (r"Einfaches Elo", "sounds like the one to take: Elo (Grundformel)"),
        (r"World Cup", "Weltpokal"),
        (r"Python(?!-Paket openpyxl)", "nobody who rates a tournament needs to know it"),
    ),
}


def astray(catalogued: Texts, language: str) -> list[str]:
    """The texts that say a word of the list, with the reason against it."""
    return [
        f"{name}: {text} ({reason})"
        for name in catalogued.messages
        for text in catalogued.written(name)
        for pattern, reason in ASTRAY[language]
        if re.search(pattern, text)
    ]


@pytest.mark.parametrize("language", ASTRAY)
def test_no_text_says_a_word_that_leads_astray(language: str) -> None:
    assert astray(read(LOCALES / language), language) == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("nl", "a = Winstkans"),
        ("nl", "a = Partij of vrije ronde"),
        ("de", "a = Erwartete Punktzahl"),
        ("de", "a = Neue Zahl"),
        ("de", "a = Diese Werte sind einzugeben."),
        ("de", "a = Python startet …"),
    ],
)
def test_a_word_that_leads_astray_is_seen(language: str, wrong: str) -> None:
    assert astray(Texts({"a.ftl": wrong + "\n"}), language)
