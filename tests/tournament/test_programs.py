"""An event that a program has written is read back as the same event."""

import random

import pytest

from elo.tournament.detect import read_events
from elo.tournament.event import Tournament
from elo.tournament.problems import ERROR
from tests.effort import THOROUGH
from tests.tournament.programs import BYES, EVERY_BYE, FORMS, LANGUAGES, event

#: Of each form: five thousand in all, or a few hundred.
EVENTS = 360 if THOROUGH else 24


def results_of(read: Tournament) -> set[tuple[str, int, str, float | None, str]]:
    """Of everybody in each round: the opponent's name, the score, and the state."""
    names = {player.number: player.name for player in read.players}
    return {
        (player.name, each.round, names.get(each.opponent or 0, ""), each.score, each.state)
        for player in read.players
        for each in player.results
    }


@pytest.mark.parametrize("form", FORMS)
def test_what_a_program_has_written_is_the_same_event(form: str) -> None:
    for seed in range(EVENTS):
        dice = random.Random(f"{form} {seed}")
        known = event(dice, BYES.get(form, EVERY_BYE))
        language = sorted(LANGUAGES)[seed % len(LANGUAGES)]
        data = FORMS[form](known, LANGUAGES[language])
        about = f"{form}, {language}, seed {seed}"
        events = read_events(data)
        assert len(events) == 1, about
        [read] = events
        # whoever met nobody stands in no list of games
        met = {name for name, *_ in known.results()}
        assert {player.name for player in read.players} >= met, about
        assert results_of(read) == known.results(), about
        ratings = {player.name: player.rating or None for player in known.players}
        found = {
            player.name: next((each.value for each in player.ratings.values()), None)
            for player in read.players
        }
        assert found == {name: ratings[name] for name in found}, about
        assert [each for each in read.problems if each.severity == ERROR] == [], about


@pytest.mark.parametrize("form", ["crosstable as text", "rounds as text", "rounds as a page"])
def test_colours_are_known_in_every_language(form: str) -> None:
    for seed, (language, words) in enumerate(LANGUAGES.items()):
        known = event(random.Random(seed))
        [read] = read_events(FORMS[form](known, words))
        numbers = {player.number: player.name for player in known.players}
        white = {
            (number, numbers[each.white])
            for number, pairings in enumerate(known.rounds, start=1)
            for each in pairings
            if each.black
        }
        found = {
            (each.round, player.name)
            for player in read.players
            for each in player.results
            if each.colour == "w"
        }
        assert found == white, language
