"""What the desk's worker answers the page, without a browser."""

import json
from typing import Any

import pytest
from bs4 import BeautifulSoup

from elo.page.worker.service import SAMPLE, Service
from tests.tournament.copied_files import COPIED
from tests.tournament.samples import FILES
from tools.catalogue import LANGUAGES, Catalogue
from tools.reach import ROOT


def service(language: str = "en", heard: list[tuple[str, int, int]] | None = None) -> Service:
    catalogue = Catalogue(language)

    def say(name: str, values: dict[str, str | int]) -> str:
        return str(catalogue.text(name, values))

    return Service(say, lambda *word: None if heard is None else heard.append(word))


def ask(asked: Service, path: str = "", **question: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(asked.answer(json.dumps(question), path)[0])
    return answer


@pytest.mark.parametrize(
    "file", [*sorted(FILES.iterdir()), *sorted(COPIED.iterdir())], ids=lambda file: file.name
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_answered_in_every_language(file: Any, language: str) -> None:
    desk = service(language)
    found = ask(desk, str(file), do="open", choices={"second": "dwz"}, view={})
    assert [
        text for item in found["problems"]["items"] for text in item if "problem-" in text
    ] == []
    for line in found.get("lines", [])[:3]:
        assert ask(desk, do="player", number=line[0])["name"] in line[1][1]


def test_a_desk_that_was_stopped_knows_what_was_added_and_joined() -> None:
    start = "No.\tName\tRtg\n1\tAdler Anna\t2250\n2\tBerg Bodo\t1990\n"
    games = "White\tBlack\tResult\nAdler Anna\tBerg Bodo\t1-0\nClaes C\tAdler Anna\t0-1\n"
    for _ in range(2):
        desk = service()
        ask(desk, do="open", text=start, choices={}, view={})
        found = ask(desk, do="add", text=games, event=0, choices={}, view={})
        assert [line[1][1] for line in found["lines"]] == ["Adler Anna", "Berg Bodo", "Claes C"]
        edits = {"0": [{"number": 2, "join": 3}]}
        found = ask(desk, do="restore", edits=edits, event=0, choices={}, view={})
        assert found["edits"] == ["Claes C is Berg Bodo"]
        assert found["kept"] == edits
    refused = ask(desk, do="add", text="No.\tName\n1\tX\n2\tY\n", event=0, choices={}, view={})
    assert set(refused) == {"fault"}


def test_a_guess_comes_with_its_answers() -> None:
    desk = service()
    text = "Date: 10/09/2025\nNo.\tName\tRtg\t1.Rd\n1\tAlpha\t1500\t2w1\n2\tBravo\t1500\t1b0\n"
    found = ask(desk, do="open", text=text, choices={}, view={})
    answers = [item[4] for item in found["problems"]["items"] if item[4]]
    days = [(each["choose"], each["value"]) for each in answers[0]]
    assert days == [("date", "2025-09-10"), ("date", "2025-10-09")]
    found = ask(desk, do="state", choices={"date": "2025-10-09"}, view={})
    assert [item[4] for item in found["problems"]["items"] if item[4]] == []


def test_whoever_has_no_such_figure_comes_last_in_either_order() -> None:
    desk = service()
    ask(desk, do="open", sample=True, choices={}, view={})
    for down in (False, True):
        lines = ask(desk, do="view", view={"sort": "change-0", "down": down})["lines"]
        assert lines[-1][1][1] == "Yilmaz, Emre"


def test_a_page_beyond_the_last_is_the_last() -> None:
    desk = service()
    ask(desk, do="open", sample=True, choices={}, view={})
    found = ask(desk, do="view", view={"from": 900, "count": 3})
    assert [line[0] for line in found["lines"]] == [7, 8]
    assert found["from"] == 6


def test_progress_begins_with_nothing_and_ends_with_all() -> None:
    heard: list[tuple[str, int, int]] = []
    ask(service(heard=heard), do="open", sample=True, choices={}, view={})
    games = [word for word in heard if word[0] == "games"]
    assert games[0][1] == 0
    assert games[-1][1] == games[-1][2] > 0


def test_a_desk_that_was_stopped_comes_back_with_its_corrections() -> None:
    desk = service()
    ask(desk, do="open", sample=True, choices={}, view={})
    before = ask(desk, do="edit", number=3, fact="k", text="40", choices={}, view={})
    again = ask(service(), do="open", sample=True, edits=before["kept"], choices={}, view={})
    assert again["lines"] == before["lines"]
    assert again["edits"] == before["edits"] != []


def test_the_corrections_of_every_event_of_a_file_come_back() -> None:
    desk, file = service(), str(FILES / "pgn_chesscom_shapes.pgn")
    ask(desk, file, do="open", choices={}, view={})
    first = ask(desk, do="edit", number=1, fact="k", text="40", choices={}, view={})
    ask(desk, do="choose", event=1, choices={}, view={})
    second = ask(desk, do="edit", number=2, fact="k", text="10", choices={}, view={})
    new = service()
    again = ask(new, file, do="open", edits=second["kept"], event=1, choices={}, view={})
    assert again["current"] == 1
    assert again["edits"] == second["edits"] != []
    back = ask(new, do="choose", event=0, choices={}, view={})
    assert back["edits"] == first["edits"] != []


def test_an_opening_that_fails_leaves_what_was_open() -> None:
    desk = service()
    ask(desk, do="open", sample=True, choices={}, view={})
    before = ask(desk, do="edit", number=3, fact="k", text="40", choices={}, view={})
    failed = ask(desk, do="open", text="012 Other", event=7, choices={}, view={})
    assert "fault" in failed
    assert ask(desk, do="state", choices={}, view={}) == before


#: Three of equal rating; the first round lacks a game, and the third player sat out.
LINE = "001    {number}      {name:<33} 1500 NED                1990/00/00  {rest}\n"
SHORT = (
    "042 2025/10/10\n"
    + LINE.format(number=1, name="Alfa, Ann", rest="1.0    1     2 w W")
    + LINE.format(number=2, name="Bravo, Bob", rest="0.0    2     1 b L")
    + LINE.format(number=3, name="Charlie, Cy", rest="1.0    3  0000 - U")
    + LINE.format(number=4, name="Delta, Dee", rest="0.0    4")
)


def changes(answer: dict[str, Any]) -> list[str]:
    """Each player's change, as it is shown."""
    place = [column[0] for column in answer["columns"]].index("change-0")
    return [line[1][place] for line in answer["lines"]]


def test_a_game_decided_without_moves_can_be_made_a_real_one_and_back() -> None:
    desk = service()
    opened = ask(desk, do="open", text=SHORT, choices={"system": "fide"}, view={})
    sheet = ask(desk, do="player", number=1)
    assert sheet["systems"][0]["games"][0][4] == "W"
    assert "W" in [code for code, text in sheet["results"]]
    played = ask(desk, do="edit", number=1, round=1, code="1", choices={"system": "fide"}, view={})
    # half of K = 20 against an equal
    assert changes(played)[:2] == ["+10.0", "\u221210.0"]
    back = ask(desk, do="edit", number=1, round=1, code="W", choices={"system": "fide"}, view={})
    assert changes(back) == changes(opened)


def test_a_missing_game_can_be_added_in_place_of_a_bye() -> None:
    desk = service()
    ask(desk, do="open", text=SHORT, choices={"system": "fide"}, view={})
    game: dict[str, Any] = {"number": 4, "round": "1", "opponent": "3", "code": "1"}
    added = ask(desk, do="edit", **game, choices={"system": "fide"}, view={})
    assert changes(added)[2:] == ["\u221210.0", "+10.0"]
    assert added["edits"] == ["Delta, Dee, round 1, against Charlie, Cy: Win"]
    bye: dict[str, Any] = {"number": 4, "round": "1", "opponent": "", "code": "H"}
    assert "fault" not in ask(desk, do="edit", **bye, choices={"system": "fide"}, view={})


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"round": "0"}, "desk-round"),
        ({"round": "x"}, "desk-round"),
        ({"round": "2"}, "desk-round"),
        ({"opponent": "4"}, "desk-opponent"),
        ({"opponent": "9"}, "desk-opponent"),
        ({"opponent": ""}, "desk-opponent"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_cannot_be_is_refused_in_words(
    wrong: dict[str, str], code: str, language: str
) -> None:
    desk = service(language)
    ask(desk, do="open", text=SHORT, choices={}, view={})
    game: dict[str, Any] = {"number": 4, "round": "1", "opponent": "3", "code": "1", **wrong}
    refused = ask(desk, do="edit", **game, choices={}, view={})
    assert refused == {"fault": desk.wording.text("error-" + code, low=1, high=1)}


@pytest.mark.parametrize("typed", ["muller", "Müller", "mueller", "MÜLLER jonas"])
def test_a_search_finds_names_whatever_their_accents(typed: str) -> None:
    desk = service()
    ask(desk, str(FILES / "trf16_chessfy_real.trf"), do="open", choices={}, view={})
    found = ask(desk, do="view", view={"search": typed})
    assert "Müller, Jonas" in [line[1][1] for line in found["lines"]]


@pytest.mark.parametrize("typed", ["zoe", "Zoë"])
@pytest.mark.parametrize("name", ["Hoeve, Zoë", "Hoeve, Zoe"])
def test_accents_make_no_difference_on_either_side(typed: str, name: str) -> None:
    desk = service()
    ask(desk, do="open", text=f"001    1      {name}", choices={}, view={})
    assert ask(desk, do="view", view={"search": typed})["found"] == 1


def test_the_sample_file_is_its_own_export() -> None:
    desk = service()
    ask(desk, do="open", sample=True, choices={}, view={})
    name, content = desk.answer(json.dumps({"do": "export", "kind": "trf"}), "")
    assert content == SAMPLE.read_bytes()
    assert json.loads(name)["name"].endswith(".trf")


def test_what_a_file_has_no_place_for_is_said_when_it_is_saved() -> None:
    desk = service()
    table = "No;Name;Rating;K;R1\n1;Adler, Anna;1600;40;2w1\n2;Bakker, Hugo;1700;20;1b0\n"
    ask(desk, do="open", text=table, choices={}, view={})
    assert (
        "K" in json.loads(desk.answer(json.dumps({"do": "export", "kind": "trf"}), "")[0])["note"]
    )
    csv = json.loads(desk.answer(json.dumps({"do": "export", "kind": "csv"}), "")[0])
    assert csv["note"] == ""


def test_the_second_game_of_a_round_is_corrected_by_itself() -> None:
    desk = service()
    games = "Round,White,Black,Result\n1,Adler,Bakker,1-0\n1,Bakker,Adler,1-0\n"
    ask(desk, do="open", text=games, choices={}, view={})
    ask(desk, do="edit", number=1, round=1, game=2, code="=", choices={}, view={})
    shown = [ask(desk, do="player", number=number)["systems"][0]["games"] for number in (1, 2)]
    # the code and, at the end, which of the round's games it is
    assert [[(game[4], game[9]) for game in each] for each in shown] == [
        [("1", 1), ("=", 2)],
        [("0", 1), ("=", 2)],
    ]


# which rules, and when they were last looked at


def test_the_line_of_the_rules_says_when_they_were_last_checked_and_links_to_them() -> None:
    desk = service()
    found = ask(desk, do="open", sample=True, choices={"date": "2024-06-01"}, view={})
    ((text, link, words),) = found["editions"]
    assert "Last checked on 2026-11-30." in text
    assert link == "https://handbook.fide.com/chapter/B022024"
    assert words == "Read the rules at handbook.fide.com"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_long_after_the_last_look_is_told_so_beside_the_rules(language: str) -> None:
    desk = service(language)
    early = ask(desk, do="open", sample=True, choices={"date": "2026-12-01"}, view={})
    late = ask(desk, do="show", choices={"date": "2100-06-01"}, view={})
    assert "2100" in late["editions"][0][0]
    assert len(late["editions"][0][0]) > len(early["editions"][0][0])


def test_the_standings_are_an_order_and_told_in_it() -> None:
    desk = service()
    ask(desk, do="open", sample=True, choices={}, view={})
    lines = ask(desk, do="view", view={"sort": "standing"})["lines"]
    # the ranks and points as the file has them, columns 81 to 89
    rows = [row for row in SAMPLE.read_text("utf-8").splitlines() if row[:3] == "001"]
    ranked = sorted((int(row[85:89]), int(row[4:8]), float(row[80:84])) for row in rows)
    assert [line[0] for line in lines] == [number for _, number, _ in ranked]
    assert lines[0][2].startswith("Rank 1, points: 4½")
    # without ranks it goes by what was scored
    text = "No.\tName\tRtg\t1.Rd\n1\tAlpha\t1500\t2w0\n2\tBravo\t1500\t1b1\n"
    ask(desk, do="open", text=text, choices={}, view={})
    lines = ask(desk, do="view", view={"sort": "standing"})["lines"]
    assert [line[0] for line in lines] == [2, 1]


def test_the_last_line_has_the_sums_of_whom_it_stands_below() -> None:
    desk = service()
    found = ask(desk, do="open", sample=True, choices={}, view={})
    names = [column[2] for column in found["columns"]]
    assert len(found["totals"]) == len(names)
    lines = [line[1] for line in found["lines"]]
    told = dict(zip(names, found["totals"], strict=True))
    changes = [line[names.index("change")].replace("−", "-") for line in lines]
    assert float(told["change"]) == pytest.approx(sum(float(c) for c in changes if c != "–"))
    assert int(told["games"]) == sum(int(line[names.index("games")]) for line in lines)
    assert "7 rated players" in told["name"]  # the eighth has no rating
    one = ask(desk, do="view", view={"search": "Okafor"})
    mine = one["lines"][0][1]
    assert one["totals"][names.index("change")] == mine[names.index("change")]
    assert one["totals"][names.index("rating")] == "⌀ 2107"


def test_whose_rating_moved_most_is_told_with_a_sign_and_a_word() -> None:
    desk = service()
    found = ask(desk, do="open", sample=True, choices={}, view={})
    place = [column[2] for column in found["columns"]].index("change")
    changes = {
        line[1][1]: float(line[1][place].replace("−", "-"))
        for line in found["lines"]
        if line[1][place] != "–"
    }
    marked = {line[1][1]: line[2] for line in found["lines"] if line[2][:1] in "▲▼" and line[2]}
    assert marked == {
        max(changes, key=lambda name: changes[name]): "▲ biggest gain",
        min(changes, key=lambda name: changes[name]): "▼ biggest drop",
    }


def test_the_faded_sample_shows_what_the_sample_event_gives() -> None:
    desk = service()
    found = ask(desk, do="open", sample=True, choices={"system": "fide"}, view={})
    names = [column[2] for column in found["columns"]]
    shown = [names.index(name) for name in ("number", "name", "rating", "games", "score", "new")]
    page = BeautifulSoup((ROOT / "static/rooms/tournament.html").read_text("utf-8"), "html.parser")
    rows = page.select(".preview tbody tr")
    assert len(rows) > 4
    for row, line in zip(rows, found["lines"], strict=False):
        cells = [" ".join(cell.get_text().split()) for cell in row.find_all(["td", "th"])]
        assert cells == [line[1][place] for place in shown]
