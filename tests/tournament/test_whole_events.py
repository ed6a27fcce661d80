"""Events that are rated as a whole, as the desk and the command line show them."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook

from elo.cli.tournament import main
from elo.systems import SYSTEMS
from elo.tournament.desk import Desk
from elo.tournament.edits import FactEdit, ResultEdit, corrected
from elo.tournament.event import Entrant, Tournament
from elo.tournament.export import English, to_xlsx
from elo.tournament.report import Report
from elo.tournament.rows import FAULTY, Choices
from elo.tournament.wire import write_player
from tests.engine.systems import dwz_by_hand as hand
from tests.tournament.events import tournaments
from tests.tournament.samples import FILES, TRF_FILES, only_event, sample
from tests.tournament.test_service import ask, service
from tools.catalogue import LANGUAGES

WHOLE = "dwz_whole_event.trf"


def report(event: Tournament, system: str = "dwz") -> Report:
    return Report(event, Choices(system))


def new_ratings(found: Report) -> dict[int, float | None]:
    return {row.player.number: row.new_rating for row in found.rows}


def otherwise(found: Report) -> list[tuple[Entrant, float]]:
    """Who counts for rated opponents with another number than his rating."""
    return found.whole.otherwise if found.whole is not None else []


def played(event: Tournament) -> dict[int, list[tuple[int, float]]]:
    """Each player's opponents and points, of the games over the board."""
    return {
        player.number: [
            (result.opponent, result.score)
            for result in player.results
            if result.state == "played" and result.opponent and result.score is not None
        ]
        for player in event.players
    }


# the numbers


def test_the_opponents_of_a_newcomer_are_rated_against_the_first_dwz() -> None:
    """3.4.1.2 of the Wertungsordnung; worked by hand in tests/engine/systems."""
    found = new_ratings(report(only_event(sample("dwz_newcomer.trf"))))
    assert found == {1: 1328, 2: 1182, 3: 1262, 4: 1277, 5: 1302, 6: 1260}


def test_a_k_is_shown_with_the_decimal_that_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    """K since June 2026 has one decimal: 28 * (1400 + 800) / 2400 = 25.67 is 25.7 (the brake)."""
    assert main([str(FILES / WHOLE), "--system", "dwz", "--end", "2026-09-01"]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "Fischer, Karin" in line]
    assert " 25.7 " in line
    desk = service()
    choices = {"system": "dwz", "end": "2026-09-01"}
    ask(desk, str(FILES / WHOLE), do="open", choices=choices, view={})
    panel = ask(desk, do="player", number=6)
    assert "K 25.7." in panel["systems"][0]["result"]


@pytest.mark.parametrize(
    ("end", "said"), [("2026-06-07", 0), ("2026-06-08", 1), ("2027-06-07", 1), ("2027-06-08", 0)]
)
def test_the_raise_is_told_once_of_the_event_and_not_of_every_player(end: str, said: int) -> None:
    """The raise of 8 June 2026; for a year its numbers and those before may be mistaken."""
    found = Report(only_event(sample(WHOLE)), Choices("dwz", date="2026-05-01", end=end))
    assert [problem.code for problem in found.problems].count("ratings-raised") == said
    notes = [note.name for row in found.rows for note in row.notes]
    assert "dwz-note-raised" not in notes
    # below the least DWZ a number is an old one for certain, whoever has it
    assert "dwz-note-not-raised" not in notes


def test_who_was_not_raised_needs_no_word_of_it() -> None:
    text = "".join(f"{line}\n" for line in sample("dwz_exceptional.trf").decode().splitlines())
    for own in (1200, 1580, 1600, 1620, 1650, 1700):
        text = text.replace(f" {own} ", f" {own + 1000} ")
    found = Report(only_event(text.encode()), Choices("dwz", date="2026-09-01", end="2026-09-05"))
    assert [row.rating for row in found.rows] == [2200, 2600, 2620, 2650, 2580, 2700]
    assert "ratings-raised" not in [problem.code for problem in found.problems]


def test_the_opponents_of_an_exceptional_player_are_rated_against_the_performance() -> None:
    """3.6.3, against 1995."""
    found = new_ratings(report(only_event(sample("dwz_exceptional.trf"))))
    assert found == {1: 1352, 2: 1597, 3: 1617, 4: 1646, 5: 1596, 6: 1695}


def test_a_whole_event_comes_out_as_by_hand() -> None:
    """Article by article: rated are 1 to 6 and 10; 7, 8 and 9 are newcomers.

    3.4.1.1: 7 met all seven of them, so she is of the first stage. 3.4.1.2: 8 met four of them and
    7: the second stage. 9 has three games. 3.6.3: 10, rated 1100, is exceptional.
    """
    event = only_event(sample(WHOLE))
    games = played(event)
    own: dict[int, float] = {1: 1650, 2: 1600, 3: 1550, 4: 1500, 5: 1450, 6: 1400, 10: 1100}
    newcomers = (7, 8)

    def solved(numbers: dict[int, float]) -> dict[int, int]:
        return hand.together(
            {n: [(numbers[o], p) for o, p in games[n] if o in numbers] for n in newcomers},
            {n: [(o, p) for o, p in games[n] if o in newcomers] for n in newcomers},
        )

    # 3.4.4 with R0, then the performance of 10 with R0 and Rn
    first = solved(own)
    ten = [({**own, **first}[opponent], points) for opponent, points in games[10]]
    shown = hand.performance([r for r, _ in ten], sum(p for _, p in ten))
    assert shown > 1100 + 300
    # 3.6.3: once more with Rh in place of R0
    last = solved({**own, 10: shown})
    assert last != first
    assert min(last.values()) > 800  # no correction
    counted = {**own, 10: shown, **last}
    expected: dict[int, float | None] = {**last, 9: None}
    for number, rating in own.items():
        against = [(counted[o], p) for o, p in games[number] if o in counted]
        points = sum(p for _, p in against)
        expected[number] = hand.next_2016(rating, [r for r, _ in against], points)
    assert new_ratings(report(event)) == expected


def test_a_corrected_game_changes_everybody_whose_number_hangs_on_it() -> None:
    event = only_event(sample("dwz_newcomer.trf"))
    # the draw in round 4 becomes a loss of the newcomer: 2½ of 5, and no longer 3
    found = new_ratings(report(corrected(event, [ResultEdit(1, 4, "0", 5)])))
    first = hand.performance([1195, 1280, 1250, 1300, 1255], 2.5)
    assert found[1] == first != 1328
    points = {1195: 0.0, 1280: 0.0, 1250: 1.0, 1300: 1.0, 1255: 0.5}
    for number, own in enumerate(points, 2):
        assert found[number] == hand.next_2016(own, [first], points[own])
    # with a rating of his own he is no newcomer
    found = new_ratings(report(corrected(event, [FactEdit(1, "rating", 1400, "FID")])))
    for number, own in enumerate(points, 2):
        score = 0.5 if own == 1300 else points[own]
        assert found[number] == hand.next_2016(own, [1400], score)


def test_a_player_of_whom_there_are_two_is_rated_as_each_of_them() -> None:
    event = only_event(sample("dwz_newcomer.trf"))
    twice = event.players[1]
    event.players.append(type(twice)(2, "Zander, Twin", ratings=dict(twice.ratings)))
    found = report(event)
    assert [row.counted for row in found.rows] == [5, 1, 1, 1, 1, 1, 0]
    assert found.rows[1].new_rating == 1182


# no report contradicts itself

#: What a player's own notes say of the number with which he counts for rated opponents.
OWN_NOTES = {
    "dwz-note-event-first": "rating",
    "dwz-note-event-exceptional": "performance",
    "dwz-note-exceptional": "performance",
}


def assert_no_contradiction(found: Report) -> None:
    """Each number that a game is reckoned with is the opponent's rating, or said by both."""
    rows = {id(row.player): row for row in found.rows}
    special = {id(player): number for player, number in otherwise(found)}
    for viewer in found.event.players:
        for game in found.games(viewer):
            number = game.line.game.opponent
            if game.opponent is None or game.line.game.state != "played":
                continue
            if rows[id(viewer)].status == FAULTY:
                continue
            if found.whole is None:
                assert number == game.rating
            else:
                assert number == found.whole.standing(game.opponent, viewer).number
            opponent = rows[id(game.opponent)]
            told = {
                float(note.values[OWN_NOTES[note.name]].value)
                for note in opponent.notes
                if note.name in OWN_NOTES
            }
            if rows[id(viewer)].rating is None or not game.line.counted:
                continue
            assert told == ({number} if number != game.rating else set())
            assert (special.get(id(game.opponent)) == number) is (number != game.rating)
            if number != game.rating:
                assert game.reason is not None
                assert number in [figure.value for figure in game.reason.values.values()]
                assert opponent.rating is not None or opponent.new_rating == number


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("path", TRF_FILES, ids=lambda path: path.name)
def test_what_a_report_says_of_a_player_is_what_it_reckons_with(path: Path, system: str) -> None:
    assert_no_contradiction(report(only_event(path.read_bytes()), system))


@settings(max_examples=60, deadline=None)
@given(tournaments(), st.sampled_from(SYSTEMS))
def test_no_report_of_any_event_contradicts_itself(event: Tournament, system: str) -> None:
    assert_no_contradiction(report(event, system))


# how it is told


def panel(number: int, language: str = "en", **choices: str) -> dict[str, Any]:
    """The player's panel under each system."""
    desk = service(language)
    choices = {"system": "dwz", **choices}
    ask(desk, str(FILES / WHOLE), do="open", choices=choices, view={})
    return ask(desk, do="player", number=number)


#: The places of the opponent and of the reason in a game of the panel.
OPPONENT, REASON = 2, 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_says_with_which_number_and_why(language: str) -> None:
    found = report(only_event(sample(WHOLE)))
    numbers = {player.number: f"{number:.0f}" for player, number in otherwise(found)}
    assert set(numbers) == {7, 8, 10}
    rated, newcomer, exceptional = (panel(n, language)["systems"][0] for n in (3, 7, 10))
    reasons = {game[OPPONENT].split()[0]: game[REASON] for game in rated["games"]}
    for number, shown in numbers.items():
        assert shown in reasons[str(number)]
    assert reasons["1"] == ""
    assert any(numbers[7] in sentence for sentence in newcomer["sentences"])
    assert any(numbers[10] in sentence for sentence in exceptional["sentences"])


def test_the_panel_s_games_open_in_the_calculator_with_the_same_numbers() -> None:
    found = panel(3)["systems"][0]
    counted = otherwise(report(only_event(sample(WHOLE))))
    for _, number in counted:
        assert f"{number:.0f}" in found["link"]


def test_another_system_beside_it_stays_as_it_is() -> None:
    event = only_event(sample(WHOLE))
    alone = new_ratings(report(event, "elo"))
    desk = Desk()
    desk.open(sample(WHOLE))
    reports = desk.report([{"system": "dwz"}, {"system": "elo"}])["reports"]
    assert isinstance(reports, list)
    both = [{row["number"]: row["new_rating"] for row in each["rows"]} for each in reports]
    assert both == [new_ratings(report(event)), alone]


def test_the_command_line_says_it_in_json_and_in_a_notice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([str(FILES / WHOLE), "--system", "dwz", "--json"]) == 0
    out, err = capsys.readouterr()
    lines = {line["number"]: line for line in map(json.loads, out.splitlines())}
    numbers = {number: lines[number]["new_rating"] for number in (7, 8)}
    numbers[10] = lines[10]["performance"]["performance"]
    named = [f"7 Geluk, Rosa {numbers[7]}", f"8 Hoeve, Zoë {numbers[8]}"]
    assert "; ".join([*named, f"10 Jansen, Nils {numbers[10]}"]) in err
    for game in lines[5]["games"]:
        if game["opponent_number"] in numbers:
            assert game["opponent"] == numbers[game["opponent_number"]]
            assert game["note"] in ("dwz-counted-first", "dwz-counted-exceptional")
    assert "dwz-note-event-exceptional" in lines[10]["notes"]


def test_json_has_the_numbers_of_the_report_for_every_system() -> None:
    event = only_event(sample(WHOLE))
    for system in SYSTEMS:
        found = report(event, system)
        for row in found.rows:
            assert write_player(found, row.player).get("new_rating") == row.new_rating or (
                row.status == "unrated"
            )


def test_a_workbook_lists_the_games_that_count_otherwise(tmp_path: Path) -> None:
    event = only_event(sample(WHOLE))
    found = report(event)
    (tmp_path / "report.xlsx").write_bytes(to_xlsx(event, [found], [], English()))
    book = load_workbook(tmp_path / "report.xlsx")
    (sheet,) = [each for each in book if each.title.startswith("Counted otherwise")]
    rows = [[cell.value for cell in row] for row in sheet.rows]
    shown = {player.name: number for player, number in otherwise(found)}
    assert len(rows) > 10
    for _, _, _, opponent, _, number, why in rows[1:]:
        assert number == shown[str(opponent)]
        assert "counted" in str(why)
    plain = report(event, "elo")
    (tmp_path / "plain.xlsx").write_bytes(to_xlsx(event, [plain], [], English()))
    titles = load_workbook(tmp_path / "plain.xlsx").sheetnames
    assert not [title for title in titles if title.startswith("Counted otherwise")]
