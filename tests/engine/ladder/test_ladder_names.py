"""A ladder takes no name with signs that cannot be printed, and keeps names from moving figures."""

import pytest

from elo.core.errors import InputError
from elo.core.games import WIN
from elo.ladder.table_reading import read_games
from elo.page.view.calculator.address import from_pairs
from elo.page.view.calculator.pasting import read_lines
from elo.page.view.ladder.document import card_page, ranking_page
from elo.page.view.ladder.texts import about, announcement, outcome_text
from tests.engine.ladder.clubs import club
from tools.catalogue import LANGUAGES, Catalogue

#: Turning marks and isolates, line ends, a zero-width space, half a character.
SIGNS = ["\u200e", "\u200f", "\u061c", "\u202e", "\u2066", "\u2028", "\u200b", "\ufeff", "\ud83d"]

HEBREW = "\u05d3\u05e0\u05d4"
BETWEEN = f"\u2068{HEBREW}\u2069"


@pytest.mark.parametrize("sign", SIGNS, ids=ascii)
def test_a_form_refuses_such_a_name(sign: str) -> None:
    here, _ = club()
    with pytest.raises(InputError, match="printed") as refused:
        here.join(f"An{sign}na2")
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("sign", [sign for sign in SIGNS if sign != "\ud83d"], ids=ascii)
def test_a_table_is_told_in_which_line_such_a_name_stands(sign: str) -> None:
    text = f"date;white;black;result\n2025-11-05;Anna;Bert;1-0\n2025-11-05;An{sign}na;Bert;1-0\n"
    rows, reading = read_games(text)
    assert len(rows) == 1
    assert [fault.field for fault in reading.faults] == ["line.3.white"]


def test_a_link_and_a_pasted_list_bring_no_such_sign() -> None:
    entry = from_pairs(
        [("v", "1"), ("rating", "18\u202e50\u200f"), ("opponent", "w\u20661900")], ()
    )
    assert entry is not None
    assert (entry.facts["rating"], entry.one.opponent) == ("1850", "1900")
    # as a messenger copies a number
    (row,) = read_lines("\u200e1850\u202c 1").rows
    assert (row.opponent, row.result) == ("1850", "win")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_the_other_direction_moves_no_figure(language: str) -> None:
    wording = Catalogue(language).wording
    here, (anna, *_) = club()
    dana = here.join(HEBREW)
    game = here.play(anna, dana, WIN)
    found = here.round(game.identity)
    texts = [outcome_text(found, here.ladder, wording), announcement(found, here.ladder, wording)]
    page = ranking_page(here.ladder, "2025-11-08", language, wording)
    member = here.ladder.member(anna.identity)
    assert member is not None
    card = card_page(here.ladder, member, "2025-11-08", language, wording)
    assert HEBREW in page
    # in the card the opponent's name stands in a sentence, and alone in a cell
    assert BETWEEN in card
    assert HEBREW not in card.replace(BETWEEN, "").replace(f"<td>{HEBREW}</td>", "")
    for text in texts:
        assert text.count(HEBREW) == text.count(BETWEEN) > 0
    assert "\u2068" not in about(here.ladder, wording)
