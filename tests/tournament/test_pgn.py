"""PGN: what is read from the tags, and what is reported."""

from time import process_time

import pytest

from elo.tournament.checks import check
from elo.tournament.detect import read_events
from elo.tournament.event import Rating, Tournament
from elo.tournament.pgn import looks_like_pgn
from elo.tournament.pgn.values import read_result
from tests.tournament.samples import PGN_FILES, only_event, places, results, sample


def pgn(*games: str, moves: str = "") -> bytes:
    """Games whose tags are given as ``White "A"`` and so on, one text a game."""
    texts = []
    for game in games:
        tags = "\n".join(f"[{tag.strip()}]" for tag in game.split(";"))
        texts.append(tags + f"\n\n{moves}\n")
    return "\n".join(texts).encode()


PAIR = 'White "Adler, Anna"; Black "Bakker, Hugo"'


def one(tags: str, moves: str = "") -> Tournament:
    return only_event(pgn(f"{PAIR}; {tags}", moves=moves))


def test_every_file_is_known() -> None:
    assert {path.name for path in PGN_FILES} == {"pgn_roundrobin.pgn", "pgn_chesscom_shapes.pgn"}
    assert all(looks_like_pgn(path.read_bytes()) for path in PGN_FILES)


def test_a_round_robin_is_one_event_with_every_game_on_both_sides() -> None:
    event = only_event(sample("pgn_roundrobin.pgn"))
    assert (event.name, event.start, event.end) == ("Example Cup", "2025-06-18", "2025-06-27")
    assert (len(event.players), event.rounds) == (10, 9)
    assert [len(player.results) for player in event.players] == [9] * 10
    # 45 games: 12 won by White, 9 by Black, 24 drawn, as the tags' counts say
    scores = [result.score for player in event.players for result in player.results]
    assert (scores.count(0.5), scores.count(1.0), scores.count(0.0)) == (48, 21, 21)
    assert places(event) == []


def test_players_are_known_by_fide_number_title_and_rating() -> None:
    first = only_event(sample("pgn_roundrobin.pgn")).players[0]
    assert (first.name, first.title, first.ids) == ("Bakker, Hugo", "GM", {"FID": "90000108"})
    assert first.ratings == {"FID": Rating(2749)}


def test_games_of_several_events_are_kept_apart() -> None:
    live, slow = read_events(sample("pgn_chesscom_shapes.pgn"))
    assert [(event.name, event.start) for event in (live, slow)] == [
        ("Live Chess", "2026-04-14"),
        ("Let's Play!", "2025-11-06"),
    ]
    assert results(live) == {(1, 1): (2, "w", 1.0, "played"), (2, 1): (1, "b", 0.0, "played")}
    assert results(slow) == {(1, 1): (2, "w", None, "open"), (2, 1): (1, "b", None, "open")}
    assert [code for code, _, _ in places(live)] == ["site-ratings", "round-unknown"]
    assert [code for code, _, _ in places(slow)] == [
        *["site-ratings", "round-unknown"],
        "no-result-yet",
    ]


def test_a_sites_own_ratings_are_not_taken_for_fides() -> None:
    live, _ = read_events(sample("pgn_chesscom_shapes.pgn"))
    assert [player.ratings for player in live.players] == [{"": Rating(703)}, {"": Rating(666)}]


@pytest.mark.parametrize(
    ("text", "white", "state"),
    [
        ("1-0", 1.0, "played"),
        ("0-1", 0.0, "played"),
        ("1/2-1/2", 0.5, "played"),
        ("½-½", 0.5, "played"),
        ("1/2", 0.5, "played"),
        ("1:0", 1.0, "played"),
        ("+:-", 1.0, "forfeit"),
        ("-/+", 0.0, "forfeit"),
        ("*", None, "open"),
    ],
)
def test_odd_spellings_of_a_result_are_understood(
    text: str, white: float | None, state: str
) -> None:
    event = one(f'Result "{text}"; Round "1"')
    assert results(event)[1, 1] == (2, "w", white, state)
    assert event.problems == []


@pytest.mark.parametrize("text", ["2-0", "1-1", "won", "1", "0"])
def test_what_is_no_result_leaves_the_game_open_and_is_reported(text: str) -> None:
    event = one(f'Result "{text}"; Round "1"')
    assert results(event)[1, 1][2:] == (None, "open")
    assert [(p.code, p.line) for p in event.problems] == [("odd-result", 3)]
    assert read_result(text) is None


def test_a_tag_and_the_end_of_the_moves_may_not_disagree() -> None:
    event = one('Result "1-0"; Round "1"', "1. e4 e5 2. Nf3 0-1")
    assert results(event)[1, 1][2:] == (None, "open")
    (problem,) = event.problems
    assert (problem.code, problem.values["text"], problem.values["other"]) == (
        *("results-differ", "1-0"),
        "0-1",
    )


def test_without_a_result_tag_the_end_of_the_moves_counts_and_is_said() -> None:
    event = one('Round "1"', "1. e4 e5 2. Nf3 { [%clk 1:00] } 1/2-1/2")
    assert results(event)[1, 1][2:] == (0.5, "played")
    assert [problem.code for problem in event.problems] == ["result-from-moves"]


def test_a_game_of_less_than_a_move_each_was_not_played() -> None:
    assert results(one('Result "1-0"; Round "1"', "1. e4 1-0"))[1, 1][3] == "short"
    assert results(one('Result "1-0"; Round "1"', "1. e4 e5 1-0"))[1, 1][3] == "played"


def test_a_loss_on_time_was_played_and_a_forfeit_was_not() -> None:
    lost = one('Result "1-0"; Round "1"; Termination "time forfeit"', "1. e4 e5 1-0")
    absent = one('Result "1-0"; Round "1"; Termination "unplayed"', "1-0")
    assert results(lost)[1, 1][3] == "played"
    assert results(absent)[1, 1][3] == "forfeit"


@pytest.mark.parametrize(
    ("text", "ratings"),
    [
        ("1850", {"FID": Rating(1850)}),
        ("-", {"FID": Rating(None)}),
        ("0", {"FID": Rating(None)}),
        ("?", {}),
        ("", {}),
    ],
)
def test_unknown_and_missing_ratings_are_told_apart(text: str, ratings: object) -> None:
    event = one(f'Result "1-0"; Round "1"; WhiteELO "{text}"')
    assert event.players[0].ratings == ratings
    assert event.problems == []


def test_a_rating_that_is_no_number_is_reported_at_its_line() -> None:
    event = one('Result "1-0"; Round "1"; WhiteElo "18x0"')
    assert event.players[0].ratings == {}
    assert [(p.code, p.line) for p in event.problems] == [("rating-not-read", 5)]


def test_a_rating_that_changes_within_the_event_is_reported_and_the_first_one_holds() -> None:
    event = only_event(
        pgn(
            f'{PAIR}; Round "1"; Result "1-0"; WhiteElo "1850"',
            f'{PAIR}; Round "2"; Result "1-0"; WhiteElo "1860"',
        )
    )
    assert event.players[0].ratings["FID"].value == 1850
    assert [problem.code for problem in event.problems] == ["rating-differs"]
    assert [problem.code for problem in check(event)] == ["games-twice"]


def test_players_are_joined_by_number_and_else_by_name() -> None:
    event = only_event(
        pgn(
            'White "Adler, Anna"; WhiteFideId "7"; Black "Bakker Hugo"; Round "1"; Result "1-0"',
            'White "A. Adler"; WhiteFideId "7"; Black "bakker, hugo"; Round "2"; Result "1-0"',
        )
    )
    assert [player.name for player in event.players] == ["Adler, Anna", "Bakker Hugo"]


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        ('White "Adler, Anna"; Result "1-0"', "player-missing"),
        ('White "Adler, Anna"; Black "?"; Result "1-0"', "player-missing"),
        ('White "Adler, Anna"; Black "Adler, Anna"; Result "1-0"', "same-player"),
    ],
)
def test_a_game_without_two_players_is_left_out_and_reported(tags: str, code: str) -> None:
    event = only_event(pgn(tags))
    assert code in {problem.code for problem in event.problems}
    assert results(event) == {}


def test_blank_lines_carriage_returns_and_latin_letters_do_no_harm() -> None:
    data = f'[{PAIR.split(";")[0]}]\n\n[Black "Müller, Jörg"]\n[Round "1"]\n[Result "1-0"]\n'
    event = only_event(data.replace("\n", "\r\n").encode("cp1252"))
    assert [player.name for player in event.players] == ["Adler, Anna", "Müller, Jörg"]
    assert [problem.code for problem in event.problems] == ["encoding-assumed"]


def test_a_tag_inside_a_comment_begins_no_game() -> None:
    event = one('Result "1-0"; Round "1"', '1. e4 {see\n[White "Nobody"]\n} e5 2. Nf3 1-0')
    assert len(event.players) == 2
    assert event.problems == []


def test_a_broken_tag_is_reported_at_its_line() -> None:
    event = only_event(b'[White "Adler, Anna"]\n[Black "Bakker, Hugo]\n[Result "1-0"]\n')
    assert ("broken-tag", 2, 1) in places(event)


def test_teams_are_read() -> None:
    event = one('WhiteTeam "Club A"; BlackTeam "Club B"; Result "1-0"; Round "1"')
    assert [(team.name, team.players) for team in event.teams] == [("Club A", [1]), ("Club B", [2])]


def test_a_player_with_very_many_games_is_read_in_time_and_in_order() -> None:
    games = 20_000
    data = b'[White "A"]\n[Black "B"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n\n' * games
    began = process_time()
    event = only_event(data)
    assert [result.round for result in event.players[0].results] == list(range(1, games + 1))
    # a second or so; half a minute and more where every game looks at all those before it
    assert process_time() - began < 10
