"""Two games of one pair in a round: each row belongs to its own game, whatever is done with it."""

import json
from typing import Any

import pytest

from elo.tournament.checks import check
from elo.tournament.desk import Desk
from elo.tournament.detect import read_events
from elo.tournament.event import Entrant, Result, Tournament
from elo.tournament.pairs import PairIndex
from elo.tournament.trf import read_trf

#: Both win once, with White.
ONE_ALL = """Round,White,Rating,Black,Rating,Result
1,"Adler, Anna",2000,"Bakker, Hugo",1900,1-0
1,"Bakker, Hugo",1900,"Adler, Anna",2000,1-0
"""
#: The same with a draw in the second game, and a second round.
MATCH = ONE_ALL.replace("2000,1-0\n", "2000,½-½\n") + (
    '2,"Adler, Anna",2000,"Bakker, Hugo",1900,0-1\n2,"Bakker, Hugo",1900,"Adler, Anna",2000,0-1\n'
)
PGN = """[Event "Match"]
[Round "1.1"]
[White "Adler, Anna"]
[Black "Bakker, Hugo"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 1-0

[Event "Match"]
[Round "1.2"]
[White "Bakker, Hugo"]
[Black "Adler, Anna"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 1-0
"""

Scores = dict[int, list[tuple[int, str, float | None]]]


def desk_with(text: str | bytes) -> Desk:
    desk = Desk()
    desk.open(text if isinstance(text, bytes) else text.encode())
    return desk


def scores(event: Tournament) -> Scores:
    return {p.number: [(r.round, r.colour, r.score) for r in p.results] for p in event.players}


def counted(desk: Desk) -> list[tuple[float, float]]:
    """Games and points that count, a player each."""
    answer: Any = desk.report([{"system": "fide"}])
    return [(row["counted"], row["score"]) for row in answer["reports"][0]["rows"]]


@pytest.mark.parametrize("text", [ONE_ALL, PGN], ids=["list", "pgn"])
def test_both_games_count_for_both_and_nothing_contradicts(text: str) -> None:
    desk = desk_with(text)
    desk.report([{"system": "elo"}])
    found: Any = desk.player(2)
    assert {problem.code for problem in check(desk.event)} <= {"games-twice"}
    if text is ONE_ALL:
        assert counted(desk) == [(2, 1), (2, 1)]
        assert [game["note"] for game in found["systems"][0]["games"]] == [None, None]


def test_what_one_wins_the_other_loses() -> None:
    # both have K 20 and no more than 400 points between them: what one gains the other loses
    answer: Any = desk_with(ONE_ALL).report([{"system": "fide"}])
    changes = [row["change"] for row in answer["reports"][0]["rows"]]
    assert changes[0] == -changes[1] != 0


@pytest.mark.parametrize("game", [1, 2])
@pytest.mark.parametrize("number", [1, 2])
def test_a_correction_changes_one_game_for_both_and_leaves_the_other(
    number: int, game: int
) -> None:
    desk = desk_with(ONE_ALL)
    before = scores(desk.event)
    desk.edit({"number": number, "round": 1, "game": game, "code": "="})
    after = scores(desk.event)
    for each in (1, 2):
        drawn, kept = game - 1, 2 - game
        assert after[each][drawn] == (*before[each][drawn][:2], 0.5)
        assert after[each][kept] == before[each][kept]
    assert json.loads(json.dumps(desk.summary()["edits"]))[0]["game"] == game


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_a_sheet_that_is_opened_again_has_both_games(kind: str) -> None:
    desk = desk_with(MATCH)
    counted(desk)
    again = desk_with(desk.export(kind))
    assert scores(again.event) == scores(desk.event)
    assert counted(again) == counted(desk) == [(4, 2.5), (4, 1.5)]


def test_without_colours_games_go_together_in_their_order() -> None:
    table = "Nr;Name;Rating;R1\n1;Adler, Anna;2000;2:1 / 2:½\n2;Bakker, Hugo;1900;1:0 / 1:½\n"
    (event,) = read_events(table.encode())
    assert "results-disagree" not in {problem.code for problem in check(event)}


def test_a_row_too_many_is_one_sided_and_the_others_count() -> None:
    one = Entrant(1, "Adler, Anna")
    other = Entrant(2, "Bakker, Hugo", results=[Result(1, 1, "w", 1.0, "played", "1")])
    one.results = [
        Result(1, 2, "w", 1.0, "played", "1"),
        Result(1, 2, "b", 0.0, "played", "0"),
    ]
    event = Tournament(start="2026-01-10", players=[one, other])
    pairs = PairIndex(event)
    assert pairs.of(one.results[0], 1) is None
    assert pairs.of(one.results[1], 1) is other.results[0]
    assert [problem.code for problem in check(event)] == ["one-sided", "games-twice"]


def test_the_same_game_twice_is_still_an_error() -> None:
    line = '1,"Adler, Anna",2000,"Bakker, Hugo",1900,1-0\n'
    (event,) = read_events(("Round,White,Rating,Black,Rating,Result\n" + line * 2).encode())
    assert "round-twice" in {problem.code for problem in check(event)}


def test_a_match_of_four_games_in_a_round_is_no_error() -> None:
    (event,) = read_events((ONE_ALL + ONE_ALL.partition("\n")[2]).encode())
    assert {problem.code for problem in check(event)} <= {"games-twice"}


def test_in_a_tournament_report_each_game_has_a_round_of_its_own() -> None:
    again = read_trf(desk_with(MATCH).export("trf"))
    assert again.rounds == 4
    assert scores(again) == {
        1: [(1, "w", 1.0), (2, "b", 0.5), (3, "w", 0.0), (4, "b", 1.0)],
        2: [(1, "b", 0.0), (2, "w", 0.5), (3, "b", 1.0), (4, "w", 0.0)],
    }
