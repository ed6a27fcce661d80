"""The command line: what it prints, where, and its exit status."""

import json
from pathlib import Path

import pytest

from elo.__main__ import main
from elo.systems import SYSTEMS, by_name
from elo.tournament.event import Tournament
from tests.tournament.samples import FILES, TRF_FILES, only_event, results

LISTS = FILES.parent / "lists"


class Run:
    """A finished run of ``python -m elo tournament``."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: object) -> None:
        self.status = main(["tournament", *[str(each) for each in arguments]])
        self.out, self.err = capsys.readouterr()


def test_an_event_is_a_table_with_a_line_a_player(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, FILES / "trf16_chessfy_real.trf", "--system", "fide")
    lines = run.out.splitlines()
    assert run.status == 0
    assert lines[0].startswith("Example Open")
    assert lines[1].startswith("fide 2009-07")
    assert lines[3].split() == [
        *("No", "Title", "Name", "Rating", "K", "Games", "Score", "Expected", "Change", "New"),
        "Performance",
    ]
    assert len([line for line in lines[4:] if line.strip()]) == 52


def test_two_systems_stand_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, FILES / "pgn_roundrobin.pgn", "--system", "fide", "--system", "elo")
    assert run.out.splitlines()[3].split().count("Rating") == 2


def test_json_is_a_line_a_player_with_the_fields_of_rate(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run = Run(capsys, FILES / "trf16_chessfy_real.trf", "--system", "fide", "--json")
    lines = [json.loads(line) for line in run.out.splitlines()]
    assert len(lines) == 52
    assert {"number", "name", "k", "score", "expected", "change", "new_rating", "games"} <= set(
        lines[0]
    )
    assert [game["opponent_number"] for game in lines[12]["games"]] == [39, 1, 25, 9]
    assert lines[12]["games"][0]["note"] == "not-counted-forfeit"
    assert set(lines[0]["performance"]) == {"average", "tpr", "ptp", "fide_norm"}


@pytest.mark.parametrize("system", SYSTEMS)
def test_json_has_every_field_of_rate_for_newcomers_and_faulty_ratings_too(
    system: str, capsys: pytest.CaptureFixture[str]
) -> None:
    # player 17 has no rating, and those of 20 and 21 are below all that FIDE ever had
    file = FILES / "krause_irish_intermediate_2011.tab"
    run = Run(capsys, file, "--system", system, "--json", "--date", "2026-03-01")
    lines = {line["number"]: line for line in map(json.loads, run.out.splitlines())}
    fields = {"system", "edition", "score", "expected", "change", "new_rating", "games"}
    fields |= {fact.name for fact in by_name(system).facts if fact.name == "k"}
    assert len(lines) == 21
    for line in lines.values():
        assert {"number", "name", "notes", "performance"} | fields <= set(line)
    newcomer = lines[17]
    assert (newcomer.get("k"), newcomer["expected"], newcomer["change"]) == (None, None, None)
    assert newcomer["new_rating"] == newcomer.get("rating")


def test_what_was_noticed_goes_to_standard_error_with_its_place(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = FILES / "trf_bad_incompatible_result.trf"
    run = Run(capsys, path, "--system", "fide")
    assert f"{path}:2:132: error: Round 5: player 2" in run.err
    assert run.status == 1


def test_a_file_without_errors_ends_well_although_something_was_noticed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = FILES / "trf_bad_incorrect_points.trf"
    run = Run(capsys, path, "--system", "fide", "--date", "2026-01-10")
    assert ":2: warning: " in run.err
    assert run.status == 0


def test_several_files_are_reported_one_after_another_and_a_missing_one_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run = Run(
        capsys, tmp_path / "none.trf", FILES / "pgn_roundrobin.pgn", "--system", "fide", "--json"
    )
    assert "none.trf: No such file" in run.err
    assert len(run.out.splitlines()) == 10
    assert run.status == 1


def test_ratings_are_looked_up_in_a_list(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    event = tmp_path / "event.trf"
    event.write_text(
        "042 2026/01/10\n001    1      Alpha, Anton\n001    2      Delta, Dirk", encoding="utf-8"
    )
    list_file = LISTS / "fide_standard_list_sample.txt"
    run = Run(capsys, event, "--system", "fide", "--list", list_file, "--json")
    first, second = [json.loads(line) for line in run.out.splitlines()]
    assert (first["new_rating"], second["new_rating"]) == (1638, 2650)
    assert "Found on the list: 2 of 2 players." in run.err


def test_a_rating_that_differs_is_said_at_the_line_of_the_event(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    event = tmp_path / "event.csv"
    event.write_text("No;Name;FIDE;R1\n1;Alpha, Anton;1600;2w1\n2;Delta, Dirk;2650;1b0\n")
    list_file = LISTS / "fide_standard_list_sample.txt"
    run = Run(capsys, event, "--system", "fide", "--list", list_file)
    (line,) = [line for line in run.err.splitlines() if "1600" in line]
    assert line.startswith(f"{event}:2: notice: Player 1, Alpha, Anton")


@pytest.mark.parametrize("name", [path.name for path in TRF_FILES])
def test_a_tournament_report_of_which_nothing_is_changed_is_written_as_it_was(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    out = tmp_path / "again.trf"
    Run(capsys, FILES / name, "--system", "fide", "--tempo", "rapid", "--out", out)
    assert out.read_bytes() == (FILES / name).read_bytes()


def test_what_a_tournament_report_has_no_place_for_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    event, out = tmp_path / "event.csv", tmp_path / "event.trf"
    event.write_text("No;Name;Rating;K;R1\n1;Adler, Anna;1600;40;2w1\n2;Bakker, Hugo;1700;20;1b0\n")
    run = Run(capsys, event, "--system", "fide", "--date", "2026-01-10", "--out", out)
    said = [line for line in run.err.splitlines() if line.startswith(f"{out}: notice: ")]
    assert len(said) == 2
    assert "K or E, the number of rated games" in said[0]
    assert "FIDE" in said[1]


@pytest.mark.parametrize("ending", ["xlsx", "csv", "trf"])
def test_a_file_that_is_written_holds_the_event_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str
) -> None:
    path = FILES / "trf16_chessfy_real.trf"
    out = tmp_path / f"report.{ending}"
    run = Run(capsys, path, "--system", "fide", "--out", out)
    assert (run.status, run.out) == (0, "")
    assert results_of(only_event(out.read_bytes())) == results_of(only_event(path.read_bytes()))


def results_of(event: Tournament) -> dict[tuple[int, int], tuple[int | None, float | None]]:
    """Opponent and score of every result."""
    return {key: (found[0], found[2]) for key, found in results(event).items()}


def test_a_file_of_an_unknown_kind_is_not_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "report.pdf"
    run = Run(capsys, FILES / "pgn_roundrobin.pgn", "--system", "fide", "--out", out)
    assert run.status == 1
    assert "must end in" in run.err
    assert not out.exists()


def test_several_events_do_not_fit_into_one_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "report.csv"
    run = Run(capsys, FILES / "pgn_chesscom_shapes.pgn", "--system", "elo", "--out", out)
    assert run.status == 1
    assert not out.exists()


def test_teams_have_their_totals(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, FILES / "trf26_team_minimal.trf", "--system", "fide", "--teams")
    assert "Team A" in run.out


def test_a_wrong_date_is_said_and_nothing_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run(capsys, FILES / "pgn_roundrobin.pgn", "--system", "fide", "--date", "tomorrow")
    assert run.status == 1
    assert "must be a date" in run.err
    assert run.out == ""


def test_a_command_that_is_not_understood_ends_with_two(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as stopped:
        Run(capsys, FILES / "pgn_roundrobin.pgn")
    assert stopped.value.code == 2


def test_a_file_cannot_command_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # an escape sequence in a name, and a line break in the cell of a table
    file = tmp_path / "event.csv"
    file.write_text('No;Name;Rating;1\n1;\x1b[2JA;1900;2w1\n2;B;"x\ny";1b0\n', encoding="utf-8")
    run = Run(capsys, file, "--system", "fide")
    assert "\x1b" not in run.out + run.err
    assert "[2JA" in run.out
    assert all(line.startswith(str(file)) for line in run.err.splitlines())


def test_a_file_in_utf_16_is_in_unicode(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (FILES / "krause_utf8_bom.tab").read_text(encoding="utf-8-sig")
    file = tmp_path / "event.tab"
    file.write_text(text, encoding="utf-16")
    run = Run(capsys, file, "--system", "fide")
    assert "not in Unicode" not in run.err
    assert run.out == Run(capsys, FILES / "krause_utf8_bom.tab", "--system", "fide").out
