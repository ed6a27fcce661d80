"""When the games were played, on one line."""

from elo.page.view.calculator.entry import Entry
from elo.page.view.calculator.when import when
from elo.systems import by_name
from tools.catalogue import Catalogue

TODAY = "2026-11-30"


def test_the_line_says_the_day_that_decides_and_the_tempo_and_nothing_that_does_not() -> None:
    wording = Catalogue("nl").wording
    entry = Entry()
    entry.date, entry.end, entry.tempo = TODAY, "", "rapid"
    for system, line in (
        ("elo", ""),
        ("knsb", "Gespeeld: vandaag · Rapid"),
        ("dwz", "Gespeeld: vandaag"),
    ):
        assert when(entry, by_name(system), TODAY, wording) == line, system
    entry.date, entry.end = "2025-11-07", "2025-11-09"
    assert when(entry, by_name("fide"), TODAY, wording) == "Gespeeld: 07-11-2025 · Rapid"
    assert when(entry, by_name("dwz"), TODAY, wording) == "Gespeeld: 09-11-2025"
