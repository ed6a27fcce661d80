"""What every edition says of itself: when it held, what it follows, when somebody last looked."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise

import pytest

from elo.cli.batch import answer
from elo.core.assessment import Message
from elo.core.games import Event
from elo.systems import by_name, shelf
from elo.systems.base import (
    CHOICE,
    CONFIDENCES,
    FORMULA,
    NUMBER,
    OFFICIAL,
    Edition,
    RuleBook,
)
from elo.systems.conversions import CONVERSIONS
from elo.systems.counting import counting_rules

#: Every text that an answer on what counts may rest on.
RULES = [edition for rules in counting_rules() for edition in rules.editions]

#: Nobody plays so late.
FAR = "2100-06-01"


def editions() -> Iterator[tuple[str, Edition]]:
    """All of them, those that say which list a game counts for included."""
    for book in shelf():
        for edition in book.editions:
            yield book.name, edition
    for rules in RULES:
        yield "counting", rules


def in_turn(book: RuleBook) -> list[list[Edition]]:
    """A system's editions, those of each tempo one after the other."""
    tempos = book.tempos or ("",)
    return [
        [each for each in book.editions if tempo in getattr(each, "tempos", tempos)]
        for tempo in tempos
    ]


def names(notes: list[Message]) -> list[str]:
    return [note.name for note in notes]


def test_every_edition_has_its_days_a_source_a_confidence_and_a_link_if_any() -> None:
    for name, edition in editions():
        date.fromisoformat(edition.since)
        date.fromisoformat(edition.checked)
        assert edition.until is None or edition.until >= edition.since, (name, edition.name)
        assert isinstance(edition.source, Message)
        assert edition.source.name.startswith("source-")
        assert edition.confidence in CONFIDENCES
        assert not edition.link or edition.link.startswith("https://"), edition.link
    for conversion in CONVERSIONS:
        date.fromisoformat(conversion.checked)
        assert isinstance(conversion.source, Message)
        assert not conversion.link or conversion.link.startswith("https://")


@pytest.mark.parametrize("book", shelf(), ids=lambda book: book.name)
def test_an_edition_ends_on_the_day_before_the_next(book: RuleBook) -> None:
    for row in in_turn(book):
        for earlier, later in pairwise(row):
            assert earlier.until is not None
            day_after = date.fromisoformat(earlier.until) + timedelta(days=1)
            assert day_after.isoformat() == later.since, (book.name, earlier.name)


@pytest.mark.parametrize("book", shelf(), ids=lambda book: book.name)
def test_no_edition_holds_for_ever_in_full_confidence(book: RuleBook) -> None:
    """An event long after the end, or after the last look, is told so; a formula has no end."""
    for tempo in book.tempos or (None,):
        event = Event(FAR, tempo)
        told = bool(book.standing(event))
        assert told == (book.edition(event).confidence != FORMULA)


def test_the_rules_for_the_lists_do_not_hold_for_ever_either() -> None:
    for rules in RULES:
        assert names(rules.standing(FAR))


def test_a_year_after_the_last_look_the_rules_are_said_to_be_old() -> None:
    rules = Edition("1", "2020-01-01", Message("source"), OFFICIAL, "2024-02-29")
    assert names(rules.standing(None)) == []
    assert names(rules.standing("2025-02-28")) == []
    assert names(rules.standing("2025-03-01")) == ["rules-checked"]
    (note,) = rules.standing("2025-03-01")
    assert (note.values["checked"].value, note.values["day"].value) == ("2024-02-29", "2025-03-01")


def test_rules_that_have_ended_are_not_looked_at_again() -> None:
    rules = Edition("1", "2000-01-01", Message("source"), OFFICIAL, "2001-01-01", "2010-12-31")
    assert names(rules.standing("2010-12-31")) == []
    assert names(rules.standing("2011-01-01")) == ["rules-ended"]


def test_an_event_under_older_rules_is_told_nothing() -> None:
    # an event of 2012 is rated by rules that can no longer change
    assert by_name("fide").standing(Event("2012-08-01")) == []


@pytest.mark.parametrize(
    ("request_", "note"),
    [
        ({"do": "rate", "system": "fide", "player": {"rating": 1800}}, "rules-checked"),
        ({"do": "rate", "system": "dwz", "player": {"rating": 1800}}, "rules-checked"),
        ({"do": "rate", "system": "knsb", "player": {"rating": 1800}}, "rules-checked"),
        ({"do": "rate", "system": "schaaks", "player": {"rating": 1800}}, "rules-checked"),
        ({"do": "rate", "system": "knsb-classic", "player": {"rating": 1800}}, "knsb-note-ended"),
        ({"do": "first", "system": "fide"}, "rules-checked"),
        ({"do": "performance", "system": "fide"}, "rules-checked"),
    ],
)
def test_the_contract_says_it_among_the_notes(request_: dict[str, object], note: str) -> None:
    request = {**request_, "games": [[1900, 1]]}
    late, early = answer({**request, "date": FAR}), answer({**request, "date": "2023-06-01"})
    undated = answer(request)
    for found in (late, early, undated):
        assert isinstance(found["notes"], list)
    assert note in late["notes"]  # type: ignore[operator]
    assert note not in early["notes"]  # type: ignore[operator]
    assert note not in undated["notes"]  # type: ignore[operator]


def test_a_field_and_a_target_are_told_as_well() -> None:
    asked = {"system": "fide", "date": FAR, "player": {"rating": 1800}}
    field = {"average": 1800, "games": 2, "points": 1}
    found = answer({**asked, "do": "rate", "field": field})
    assert "rules-checked" in found["notes"]  # type: ignore[operator]
    found = answer({**asked, "do": "target", "opponents": [1800], "target": 1810})
    assert "rules-checked" in found["notes"]  # type: ignore[operator]


def test_a_formula_out_of_a_book_stays_what_it_is() -> None:
    found = answer(
        {"do": "rate", "system": "elo", "date": FAR, "player": {"rating": 1800}, "games": []}
    )
    assert found["notes"] == []


# {"do": "systems"}

FIELDS_OF_A_FACT = ("name", "whose", "kind", "low", "high", "whole", "state")


def test_systems_lists_every_system_with_its_facts_and_editions() -> None:
    found = answer({"do": "systems"})["systems"]
    assert isinstance(found, list)
    assert [each["system"] for each in found] == [book.name for book in shelf()]
    for each, book in zip(found, shelf(), strict=True):
        own = [fact for fact in each["facts"] if fact["whose"] == "player"]
        assert [fact["name"] for fact in own] == [fact.name for fact in book.facts]
        for fact in each["facts"]:
            choices = {"choices"} if fact["kind"] == CHOICE else set()
            assert set(fact) == {*FIELDS_OF_A_FACT, *choices}
            if fact["kind"] == NUMBER:
                assert fact["low"] <= fact["high"]
            else:
                assert (fact["low"], fact["high"]) == (None, None)
        assert [edition["name"] for edition in each["editions"]] == [
            edition.name for edition in book.editions
        ]


def test_what_the_list_says_of_fide_is_what_the_regulations_say() -> None:
    found = answer({"do": "systems"})["systems"]
    assert isinstance(found, list)
    (fide,) = [each for each in found if each["system"] == "fide"]
    facts = {(fact["whose"], fact["name"]): fact for fact in fide["facts"]}
    # a rating is changed by games, and so is their number; a year of birth is not
    assert facts["player", "rating"]["state"]
    assert facts["player", "games"]["state"]
    assert not facts["player", "born"]["state"]
    assert not facts["opponent", "rating"]["state"]
    assert facts["player", "rating"]["whole"]
    newest = fide["editions"][-1]
    # B02 "effective from 1 March 2024", 8.3.1 amended on 1 October 2025
    assert newest["source"]["values"]["amended"] == newest["since"] == "2025-10-01"
    assert newest["source"]["values"]["article"] == "8.3.1"
    assert newest["link"] == "https://handbook.fide.com/chapter/B022024"
    assert newest["until"] is None
    assert newest["tempos"] == ["standard"]
