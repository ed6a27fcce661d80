"""The Dutch systems answer the batch contract. Numbers: the club pages' example of Gerben."""

import json
from typing import Any

import pytest

from elo.cli.batch import answer

GERBEN = {"rating": 1729, "k": 25}


def ask(line: str) -> Any:
    """The answer to one request."""
    return answer(json.loads(line))


@pytest.mark.parametrize("system", ["knsb-classic", "knsb"])
def test_expect_and_rate_answer_for_gerben(system: str) -> None:
    asked: dict[str, object] = {"system": system, "player": GERBEN}
    expected: Any = answer({"do": "expect", "opponent": 1859, **asked})
    rated: Any = answer({"do": "rate", "games": [[1859, 1]], **asked})
    assert expected["expected"] == rated["expected"] == pytest.approx(0.3245546194, abs=1e-10)
    assert rated["change"] == pytest.approx(1745.886 - 1729, abs=0.0005)
    assert rated["new_rating"] == 1746


@pytest.mark.parametrize("system", ["knsb-classic", "knsb", "schaaks"])
def test_a_field_is_rated_with_an_estimate_note(system: str) -> None:
    field = {"average": 1729, "games": 4, "points": 2}
    rated: Any = answer({"do": "rate", "system": system, "player": GERBEN, "field": field})
    assert (rated["new_rating"], rated["notes"][-1]) == (1729, "note-estimate")


def test_rapid_has_its_own_floor() -> None:
    line = (
        '{"do":"rate","system":"knsb","tempo":"rapid","date":"2025-03-01",'
        '"player":{"rating":800,"games":80},"games":[[800,0],[800,1]]}'
    )
    assert ask(line)["new_rating"] == 800


def test_first_says_why_there_is_no_rating_yet() -> None:
    answered = ask('{"do":"first","system":"knsb","games":[[1500,1],[1600,0]]}')
    assert (answered["rating"], answered["reason"]) == (None, "knsb-first-too-few")


@pytest.mark.parametrize(
    ("line", "field"),
    [
        (
            '{"do":"rate","system":"knsb","tempo":"slow","player":{"rating":1500},"games":[]}',
            "tempo",
        ),
        ('{"do":"rate","system":"schaaks","player":{"rating":50},"games":[]}', "player.rating"),
        (
            '{"do":"rate","system":"knsb","date":"2025-03-01","player":{"rating":1500},'
            '"games":[[1500,1],{"opponent":1500,"score":1,"opponent_born":2026}]}',
            "games.1.opponent_born",
        ),
    ],
)
def test_a_fault_names_its_place(line: str, field: str) -> None:
    assert ask(line)["error"]["field"] == field
