"""Numbers that nobody means are refused before they are read, by every interpreter alike."""

import pytest

from elo.cli.batch import answer_line
from elo.core.errors import InputError
from elo.core.json_text import MOST_DIGITS, WINDOW, has_long_number, read_json
from elo.ladder.exchange import read_file


@pytest.mark.parametrize("place", [0, 5, WINDOW - MOST_DIGITS, WINDOW - 1, WINDOW, 2 * WINDOW])
def test_a_long_number_is_found_wherever_it_stands(place: int) -> None:
    assert has_long_number("x" * place + "7" * (MOST_DIGITS + 1) + "x")
    assert not has_long_number("x" * place + "7" * MOST_DIGITS + "x" + "7" * MOST_DIGITS)


def test_a_ladder_file_with_a_long_number_is_refused_unread() -> None:
    text = '{"format": "elo-ladder", "version": 1, "entries": [' + "9" * 300_000 + "]}"
    with pytest.raises(InputError) as refused:
        read_file(text)
    assert refused.value.code == "long-number"


def test_a_line_with_a_long_number_is_answered_with_a_fault() -> None:
    assert '"code": "long-number"' in answer_line('{"do": ' + "1" * 5_000 + "}")


def test_what_is_no_json_is_said_to_be_none() -> None:
    with pytest.raises(InputError) as refused:
        read_json("[" * 100_000, "the line")
    assert refused.value.code == "not-json"
