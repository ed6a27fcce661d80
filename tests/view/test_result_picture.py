"""The picture of a result says what came of which games, in every language, and fits its room."""

from xml.etree import ElementTree

import pytest

from elo.page.view.calculator.entry import SEVERAL, Entry, Row
from elo.page.view.calculator.presentation import answer
from elo.page.view.calculator.result_picture import COLOURS, DIGIT, ROOM, result_picture
from elo.systems import by_name
from tests.cases.reading import read_cases
from tools.catalogue import LANGUAGES, Catalogue

#: Wikipedia's worked example.
ROUNDS = read_cases("plain.jsonl")[0]

LOOKS = {name: f"colour of {name}" for name in COLOURS}


def drawn(entry: Entry, language: str = "en", where: str = "club.example") -> list[dict[str, str]]:
    """The lines of the picture: each its text and its attributes."""
    wording = Catalogue(language).wording
    svg = result_picture(answer(entry, by_name(entry.system), wording), LOOKS, where, wording)
    if not svg:
        return []
    lines = ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    return [{**line.attrib, "said": line.text or ""} for line in lines]


def rounds() -> Entry:
    entry = Entry()
    entry.mode = SEVERAL
    entry.facts["rating"], entry.facts["k"] = str(ROUNDS["rating"]), str(ROUNDS["k"])
    results = {1: "win", 0.5: "draw", 0: "loss"}
    entry.rows = [Row(str(opponent), results[score]) for opponent, score in ROUNDS["games"]]
    return entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_shows_the_ratings_before_and_after_and_the_score(language: str) -> None:
    system, moved, change, games, where = drawn(rounds(), language)
    assert system["said"] == Catalogue(language).wording.text("system-elo")
    assert moved["said"] == f"{ROUNDS['rating']} → {ROUNDS['expected']['new_rating']}"
    assert change["fill"] == LOOKS["loss"]
    assert games["said"].startswith("2½ ")
    assert where["said"] == "club.example"


def test_one_game_names_the_opponent() -> None:
    entry = Entry()
    entry.one = Row("1687", "draw")
    entry.facts["rating"] = "1543"
    texts = [line["said"] for line in drawn(entry)]
    assert "½ against 1687" in texts
    assert "1543 → 1547" in texts  # 20 × (0.5 − 1 / (1 + 10^(144 / 400))) is 3.92


def test_without_a_result_there_is_no_picture() -> None:
    entry = Entry()
    entry.one = Row("", "win")
    assert drawn(entry) == []


def test_every_line_fits_its_room_and_is_text() -> None:
    where = "a-very-long-name-of-a-server.example/<b>&/" + "elo" * 20
    lines = drawn(rounds(), where=where)
    assert lines[-1]["said"] == where
    for line in lines:
        assert len(line["said"]) * DIGIT * float(line["font-size"]) <= ROOM
