"""The desk as a page's worker uses it: everything in and out is what JSON has."""

import json

import pytest

from elo.core.errors import InputError
from elo.tournament.desk import Desk
from elo.tournament.trf import read_trf
from tests.tournament.samples import FILES, results, sample

LISTS = FILES.parent / "lists"
SWISS = "trf16_chessfy_real.trf"


def desk_with(name: str) -> Desk:
    desk = Desk()
    desk.open(sample(name))
    return desk


def row(desk: Desk, number: int, *systems: str) -> dict[str, object]:
    """A player's row of the first of these systems."""
    answer = json.loads(json.dumps(desk.report([{"system": name} for name in systems or ["fide"]])))
    (found,) = [each for each in answer["reports"][0]["rows"] if each["number"] == number]
    assert isinstance(found, dict)
    return found


def test_a_file_is_summed_up_in_what_json_has() -> None:
    summary = json.loads(json.dumps(Desk().open(sample(SWISS))))
    (event,) = summary["events"]
    assert (event["name"], event["players"], event["rounds"]) == ("Example Open", 52, 9)
    assert (event["start"], event["lists"]) == ("2010-09-24", ["FID"])
    assert summary["problems"] == []
    assert summary["edits"] == []


def test_a_file_that_is_none_is_a_problem_and_no_fault() -> None:
    summary = Desk().open(b"\x00\x01\x02")
    problems = summary["problems"]
    assert isinstance(problems, list)
    assert [problem["code"] for problem in problems] == ["refused-program"]


def test_several_events_of_a_file_can_be_chosen() -> None:
    desk = desk_with("pgn_chesscom_shapes.pgn")
    assert desk.choose(1)["current"] == 1
    with pytest.raises(InputError, match="no such event"):
        desk.choose(2)


def test_the_corrections_of_an_event_are_there_again_when_it_is_chosen_back() -> None:
    desk = desk_with("pgn_chesscom_shapes.pgn")
    number = desk.event.players[0].number
    edit = {"number": number, "fact": "k", "value": 33, "list": "FID"}
    desk.edit(edit)
    assert desk.choose(1)["edits"] == []
    assert desk.choose(0)["edits"] == [edit]
    assert desk.event.by_number()[number].ratings["FID"].k == 33
    # another file has nothing of it
    assert desk.open(sample("pgn_chesscom_shapes.pgn"))["edits"] == []


def test_ratings_that_were_looked_up_are_there_again_too() -> None:
    event = '[White "Alpha, Anton"]\n[Black "Delta, Dirk"]\n[Result "1-0"]\n[Event "{}"]\n\n1-0\n\n'
    desk = Desk()
    desk.open((event.format("One") + event.format("Two")).encode())
    assert len(desk.events) == 2
    desk.begin_list("players_list_foa.txt")
    desk.feed_list((LISTS / "fide_players_list_sample.txt").read_bytes())
    desk.end_list()
    desk.choose(1)
    assert [player.ratings for player in desk.event.players] == [{}, {}]
    desk.choose(0)
    # the list's own lines
    assert [p.ratings["FID"].value for p in desk.event.players] == [1638, 2650]


def test_two_systems_stand_side_by_side() -> None:
    answer = desk_with(SWISS).report([{"system": "fide"}, {"system": "elo"}])
    reports = answer["reports"]
    assert isinstance(reports, list)
    assert [report["system"] for report in reports] == ["fide", "elo"]
    assert [len(report["rows"]) for report in reports] == [52, 52]


def test_a_player_is_shown_with_games_reasons_and_working() -> None:
    desk = desk_with(SWISS)
    desk.report([{"system": "fide"}])
    answer = json.loads(json.dumps(desk.player(13)))
    (system,) = answer["systems"]
    assert system["player"]["name"] == "Müller, Jonas"
    notes = [game["note"] for game in system["games"]]
    assert notes[0] == "not-counted-forfeit"
    assert [game["opponent_number"] for game in system["games"]] == [39, 1, 25, 9]
    assert system["steps"]
    assert list(system["performance"]) == ["average", "tpr", "ptp", "fide_norm"]
    with pytest.raises(InputError, match="no player"):
        desk.player(99)


def test_a_correction_is_laid_over_and_taken_back() -> None:
    desk = desk_with(SWISS)
    before = row(desk, 1)
    summary = desk.edit({"number": 1, "fact": "k", "value": 40, "list": "FID"})
    assert summary["edits"] == [{"number": 1, "fact": "k", "value": 40, "list": "FID"}]
    assert row(desk, 1)["k"] == 40
    # four times the K of a player above 2400
    assert row(desk, 1)["change"] == pytest.approx(4 * float(str(before["change"])))
    desk.undo()
    assert row(desk, 1) == before


def test_a_corrected_result_changes_both_players() -> None:
    desk = desk_with(SWISS)
    first, other = row(desk, 1), row(desk, 26)
    desk.edit({"number": 1, "round": 1, "code": "="})
    assert row(desk, 1)["score"] == float(str(first["score"])) - 0.5
    assert row(desk, 26)["score"] == float(str(other["score"])) + 0.5


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        ({"number": 99, "fact": "k", "value": 40}, "unknown-player"),
        ({"number": 1, "fact": "shoe", "value": 40}, "unknown-fact"),
        ({"number": 1, "round": 1, "code": "7"}, "unknown-result"),
        ({"number": 1, "round": 1, "code": ""}, "unknown-result"),
        ({"number": 1, "round": 9, "code": "1"}, "missing"),
        ({"number": 1, "round": 1, "code": "1", "opponent": 99}, "unknown-player"),
        ({"number": 1, "round": 1, "code": "1", "opponent": 1}, "unknown-player"),
        ({"number": 1}, "missing"),
        ({"fact": "k"}, "missing"),
        ({"number": "1", "fact": "k"}, "not-whole"),
    ],
)
def test_a_correction_that_makes_no_sense_is_refused_and_changes_nothing(
    edit: dict[str, object], code: str
) -> None:
    desk = desk_with(SWISS)
    with pytest.raises(InputError) as refused:
        desk.edit(edit)
    assert refused.value.code == code
    assert desk.summary()["edits"] == []


def test_ratings_are_looked_up_in_a_list_that_comes_in_pieces() -> None:
    desk = Desk()
    players = b"001    1      Alpha, Anton\n001    2      Delta, Dirk"
    desk.open(players)
    desk.begin_list("players_list_foa.txt")
    data = (LISTS / "fide_players_list_sample.txt").read_bytes()
    for start in range(0, len(data), 100):
        desk.feed_list(data[start : start + 100])
    desk.end_list()
    # the list's own lines: 1638 with K 20, 2650 with K 10
    assert (row(desk, 1)["rating"], row(desk, 2)["rating"]) == (1638, 2650)
    assert (row(desk, 1)["k"], row(desk, 1)["k_from"]) == (20, "list")


def test_pieces_of_a_list_need_a_beginning() -> None:
    desk = desk_with(SWISS)
    with pytest.raises(InputError, match="no list"):
        desk.feed_list(b"x")


def test_a_report_file_leaves_the_desk_as_it_came() -> None:
    for path in FILES.glob("*.tr*"):
        assert desk_with(path.name).export("trf") == path.read_bytes()


def test_a_corrected_report_file_is_written_anew_with_the_correction() -> None:
    desk = desk_with(SWISS)
    desk.edit({"number": 1, "round": 1, "code": "="})
    found = results(read_trf(desk.export("trf")))
    assert found[1, 1] == (26, "w", 0.5, "played")
    assert found[26, 1] == (1, "b", 0.5, "played")
    assert found[2, 1] == results(read_trf(sample(SWISS)))[2, 1]


def test_teams_are_summed_up() -> None:
    teams = desk_with("trf26_team_minimal.trf").report([{"system": "fide"}])["teams"]
    assert isinstance(teams, list)
    assert [team["name"] for team in teams[0]] == ["Team A"]


def test_norms_are_asked_for_by_themselves() -> None:
    desk = desk_with("pgn_roundrobin.pgn")
    desk.report([{"system": "fide"}, {"system": "elo"}])
    fide, plain = json.loads(json.dumps(desk.norms()))["norms"]
    assert plain == []
    # nobody in it scored a performance below that of a grandmaster; what else a norm asks for,
    # federations for one, the file does not tell
    assert {norm["status"] for line in fide for norm in line["norms"]} == {"not known"}
    assert {norm["norm"] for line in fide for norm in line["norms"]} >= {"GM", "IM"}


def test_nothing_works_without_a_file_and_the_desk_says_so() -> None:
    with pytest.raises(InputError, match="no file"):
        Desk().report([{"system": "fide"}])


def test_an_unknown_system_or_choice_is_refused() -> None:
    desk = desk_with(SWISS)
    with pytest.raises(InputError):
        desk.report([{"system": "golf"}])
    with pytest.raises(InputError):
        desk.report([{"system": "fide", "colour": "red"}])
