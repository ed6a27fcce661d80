"""Norms of an event: the format that they go by, and what stands beside every one.

``fide_norms.trf``: somebody of 2480 wins four games against grandmasters of 2520 from eleven other
federations, draws five and loses two. FIDE B01: 6.5 of 9 are 72 %, 166 points by B02 8.1.1, so that
the performance is 2686; 6.5 of 11 are 59 %, 65 points, 2585. A GM norm asks for 2600 (1.4.8). In a
Swiss the player may stop counting once the norm is complete (1.4.1e), in a round-robin not. An IM
norm asks for 2450.
"""

import json
import random
from io import BytesIO
from typing import Any

import pytest
from openpyxl import load_workbook

from elo.core.errors import InputError
from elo.core.formats import FORMATS
from elo.page.worker.service import Service
from elo.systems.fide.norms.chapter import FideNorms
from elo.systems.fide.norms.unchecked import OF_WOMEN, UNCHECKED
from elo.tournament.desk import Desk
from elo.tournament.event import Entrant, Rating, Result, Tournament
from elo.tournament.norm_table import UNCHECKED as ENGLISH
from elo.tournament.norms import EventNorms
from elo.tournament.report import Report
from elo.tournament.rows import Choices
from tests.tournament.samples import FILES, sample
from tests.tournament.test_command import Run
from tests.tournament.test_words import Spoken, catalogue
from tools.catalogue import LANGUAGES

FILE = "fide_norms.trf"
FIDE: dict[str, object] = {"system": "fide"}
#: What B01 asks besides, by the message's name; one item of it is about women alone.
NAMES = {name for name, _ in UNCHECKED}
each_language = pytest.mark.parametrize("language", LANGUAGES)

#: The format that is chosen, and what it makes of the GM and the IM norm.
VERDICTS = [
    pytest.param("", {"GM": "depends", "IM": "met"}, id="not known"),
    pytest.param("swiss", {"GM": "met", "IM": "met"}, id="swiss"),
    pytest.param("round-robin", {"IM": "met"}, id="round-robin"),
]


def desk(language: str) -> Service:
    words = catalogue(language)
    return Service(lambda name, values: str(words.text(name, values)), lambda *word: None)


def ask(asked: Service, path: str = "", **question: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(asked.answer(json.dumps(question), path)[0])
    return found


def opened(language: str, form: str = "", kind: str = "") -> Service:
    """A desk with the event and a format that was chosen; ``kind`` is what its file says."""
    asked = desk(language)
    text = sample(FILE).decode() + (f"092 {kind}\n" if kind else "")
    ask(asked, do="open", text=text, choices={**FIDE, "format": form}, view={})
    return asked


def norms_of(asked: Service) -> dict[str, Any]:
    [system] = ask(asked, do="player", number=1)["systems"]
    assert isinstance(system, dict)
    return system


def listed(desk: Desk) -> list[dict[str, str]]:
    """The norms of the one player who has any."""
    [[line]] = json.loads(json.dumps(desk.norms()))["norms"]
    found: list[dict[str, str]] = line["norms"]
    return found


@pytest.mark.parametrize(("form", "expected"), VERDICTS)
def test_norms_go_by_the_format_that_is_chosen(form: str, expected: dict[str, str]) -> None:
    desk = Desk()
    desk.open(sample(FILE))
    desk.report([FIDE | ({"format": form} if form else {})])
    assert {norm["norm"]: norm["status"] for norm in listed(desk)} == expected


def test_whoever_knows_better_is_believed_against_the_file() -> None:
    # the results count before the heading, and what is chosen before both
    desk = Desk()
    desk.open(sample(FILE) + b"092 Individual: Swiss-System\n")
    desk.report([FIDE])
    assert [norm["norm"] for norm in listed(desk)] == ["GM", "IM"]
    desk.report([FIDE | {"format": "round-robin"}])
    assert [norm["norm"] for norm in listed(desk)] == ["IM"]


def test_a_format_that_is_none_is_refused_at_its_place() -> None:
    desk = Desk()
    desk.open(sample(FILE))
    with pytest.raises(InputError) as caught:
        desk.report([FIDE | {"format": "knockout"}])
    assert (caught.value.code, caught.value.field) == ("unknown-format", "format")


@each_language
def test_the_control_offers_what_the_file_tells_and_every_format(language: str) -> None:
    say = catalogue(language).wording.text
    for kind, first in (
        ("", say("desk-format-untold")),
        ("Swiss", say("desk-format-told", format=say("norm-format-swiss"))),
    ):
        asked = opened(language, kind=kind)
        state = ask(asked, do="state", choices=FIDE, view={})
        assert state["choices"]["format"] == ""
        assert state["formats"][0] == ["", first]
        assert [value for value, _ in state["formats"][1:]] == list(FORMATS)
    # there are no norms elsewhere
    for other in ({"system": "dwz"}, {"system": "fide", "tempo": "rapid"}):
        assert ask(asked, do="state", choices=other, view={})["formats"] == []
    side_by_side = {"system": "dwz", "second": "fide"}
    assert ask(asked, do="state", choices=side_by_side, view={})["formats"] != []


@each_language
@pytest.mark.parametrize(
    ("form", "kind", "message"),
    [
        ("", "", "desk-format-open"),
        ("", "Swiss", "desk-format-by-file"),
        ("swiss", "", "desk-format-chosen"),
        ("swiss", "Swiss", "desk-format-chosen"),
        ("swiss", "Round robin", "desk-format-instead"),
    ],
)
def test_the_panel_says_where_the_format_comes_from(
    form: str, kind: str, message: str, language: str
) -> None:
    say = catalogue(language).wording.text
    names = {"format": say("norm-format-swiss"), "told": say("norm-format-round-robin")}
    if message == "desk-format-open":
        names = {}
    elif message != "desk-format-instead":
        del names["told"]
    assert norms_of(opened(language, form, kind))["norms-format"] == say(message, **names)


@each_language
@pytest.mark.parametrize(("form", "expected"), VERDICTS)
def test_beside_the_norms_stands_all_that_is_not_checked_once(
    form: str, expected: dict[str, str], language: str
) -> None:
    say = catalogue(language).wording.text
    for found in (norms_of(opened(language, form)), ask(opened(language, form), do="norms")):
        assert len(found["norms"]) == len(expected)
        for norm, line in zip(expected, found["norms"], strict=True):
            words = {"met": "norm-all-met", "depends": "norm-depends"}[expected[norm]]
            assert f"{say('norm-heading', norm=norm)} {say(words)}." in line
            # met alone would say more than is known
            assert say("norm-all-met") != say("norm-met")
        assert found["not-checked"] == say("norm-note-unchecked")
        for name in NAMES:
            [item] = [item for item in found["unchecked"] if say(name) in item]
            assert item.endswith(")")
        # of a man's norms nobody needs to ask whether he is a woman
        assert len(found["unchecked"]) == len(NAMES)


@each_language
def test_of_norms_for_women_it_is_said_besides(language: str) -> None:
    say = catalogue(language).wording.text
    asked = desk(language)
    text = sample(FILE).decode().replace("001    1 m", "001    1 w")
    ask(asked, do="open", text=text, choices=FIDE | {"format": "swiss"}, view={})
    found = norms_of(asked)
    assert len(found["norms"]) == 4
    assert len(found["unchecked"]) == len(NAMES) + 1
    assert found["unchecked"][-1].startswith("WGM, WIM: " + say(OF_WOMEN[0]))


@each_language
def test_the_workbook_has_them_with_format_and_all_that_is_not_checked(language: str) -> None:
    words, say = Spoken(language), catalogue(language).wording.text
    desk = Desk()
    desk.open(sample(FILE))
    desk.report([FIDE | {"format": "swiss"}])
    book = load_workbook(BytesIO(desk.export("xlsx", words)))
    rows = list(book[words.label("sheet-norms")].iter_rows(values_only=True))
    assert [row[:6] for row in rows[1:3]] == [
        (1, "Adler, Anton", norm, say("norm-all-met"), say("norm-format-swiss"), chosen)
        for norm, chosen in (("GM", words.label("cell-chosen")), ("IM", words.label("cell-chosen")))
    ]
    texts = [row[1] for row in rows]
    assert say("norm-note-unchecked") in texts
    assert {say(name) for name in NAMES} <= set(texts)


def test_a_workbook_without_norms_has_no_such_sheet() -> None:
    desk = Desk()
    desk.open(sample(FILE))
    desk.report([{"system": "elo"}])
    assert "Norms" not in load_workbook(BytesIO(desk.export("xlsx"))).sheetnames


@pytest.mark.parametrize(("form", "expected"), VERDICTS)
def test_the_command_prints_them(
    form: str, expected: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = ["--format", form] if form else []
    run = Run(capsys, FILES / FILE, "--system", "fide", "--norms", *chosen)
    _, norms = run.out.split("Norms: ")
    assert norms.startswith(f"{form}, as chosen." if form else "the file does not tell the format.")
    said = {"met": "met, as far as checked", "depends": "depends"}
    for norm, status in expected.items():
        assert f"Adler, Anton  {norm:<4}  {said[status]}" in norms
    _, unchecked = norms.split("Not checked here:\n")
    assert len(unchecked.strip().splitlines()) == len(NAMES)
    for name in NAMES:
        assert f"- {ENGLISH[name]} (" in unchecked
    run = Run(capsys, FILES / FILE, "--system", "fide", "--norms", "--json", *chosen)
    lines = [json.loads(line)["norms"] for line in run.out.splitlines()]
    assert {norm["norm"]: norm["status"] for norm in lines[0]} == expected
    assert all({item["name"] for item in norm["unchecked"]} == NAMES for norm in lines[0])
    assert not any(lines[1:])


def test_the_command_says_where_there_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Norms: none under elo" in Run(capsys, FILES / FILE, "--system", "elo", "--norms").out


def test_the_english_of_what_is_not_checked_is_that_of_the_catalogue() -> None:
    say = catalogue("en").wording.text
    assert {name: say(name) for name in ENGLISH} == ENGLISH
    assert set(ENGLISH) == NAMES | {OF_WOMEN[0]}


@pytest.mark.parametrize("form", [None, "swiss", "round-robin"])
def test_the_quick_look_changes_no_answer(
    form: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = Report(drawn_event(), Choices("fide", format=form))
    quick = statuses(report)
    monkeypatch.setattr(FideNorms, "may_be_made", lambda *given: True)
    assert statuses(report) == quick
    assert any(quick.values())
    assert not all(quick.values())


def statuses(report: Report) -> dict[int, list[tuple[str, str]]]:
    found = EventNorms(report)
    return {
        player.number: [(each.name, each.status) for each in found.norms(player)]
        for player in report.event.players
    }


def drawn_event() -> Tournament:
    """Forty players, every third of them titled, and nine rounds drawn by lot."""
    drawn = random.Random(20261201)
    players = [
        Entrant(
            number,
            f"Player {number}",
            title=drawn.choice(["", "", "GM", "IM", "WGM", "FM"]),
            federation=drawn.choice(["NED", "GER", "FRA", "ENG", "USA", ""]),
            ratings={"FID": Rating(drawn.randint(2000, 2500))},
        )
        for number in range(1, 41)
    ]
    for number in range(1, 10):
        order = list(players)
        drawn.shuffle(order)
        for white, black in zip(order[::2], order[1::2], strict=True):
            score = drawn.choice([1.0, 0.5, 0.0])
            white.results.append(Result(number, black.number, "w", score, "played"))
            black.results.append(Result(number, white.number, "b", 1 - score, "played"))
    return Tournament(players=players, rounds=9, start="2026-01-10", clock="90+30")
