"""The report: the batch contract's numbers, published numbers, and what is decided aloud."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elo.cli.batch import answer
from elo.core.games import PLAYED, Event
from elo.systems import SYSTEMS, shelf
from elo.systems.base import PERFORMANCE
from elo.tournament.checks import check
from elo.tournament.edits import FactEdit, ResultEdit, corrected
from elo.tournament.event import Entrant, Rating, Result, Tournament
from elo.tournament.format import event_format
from elo.tournament.norms import norms
from elo.tournament.report import Report, side_by_side
from elo.tournament.rows import FAULTY, FIRST, RATED, UNRATED, Choices, Row
from elo.tournament.tempo import minutes_for_a_game, tempo
from elo.tournament.totals import by_team
from elo.tournament.trf import write_trf
from tests.tournament.events import tournaments
from tests.tournament.samples import TRF_FILES, only_event, sample

CASES = Path(__file__).parents[1] / "cases" / "events.jsonl"
PUBLISHED = [
    case
    for case in map(json.loads, CASES.read_text(encoding="utf-8").splitlines())
    if case["kind"] == "fide_event"
]


def rate(report: Report, player: Entrant) -> dict[str, object]:
    """What the batch contract answers for the player's games."""
    return answer(request_for(report, player))


def request_for(report: Report, player: Entrant) -> dict[str, object]:
    """The request of the batch contract for the player's games."""
    facts = report.facts(player)
    games = [
        {"opponent": each.opponent, "score": each.score, "state": each.state, **each.facts}
        for each in [game.line.game for game in report.games(player)]
    ]
    return {
        "do": "rate" if facts.rating is not None else "first",
        "system": report.book.name,
        "date": report.terms.date,
        "end": report.terms.end,
        "tempo": report.terms.tempo,
        "player": {"rating": facts.rating, "k": facts.k, **facts.facts},
        "games": games,
    }


def error_of(answered: dict[str, object]) -> object:
    """The code of an answer that is an error."""
    error = answered["error"]
    assert isinstance(error, dict)
    return error["code"]


def same_states(row: Row, after: object) -> bool:
    """Whether an answer has the states of a row, to its ten decimals."""
    assert isinstance(after, dict)
    return {name: after[name] for name in row.after} == {
        name: value if isinstance(value, str) else pytest.approx(value, abs=1e-9)
        for name, value in row.after.items()
    }


def assert_same_numbers(report: Report) -> None:
    for row in report.rows:
        answered = rate(report, row.player)
        if row.status == UNRATED:
            assert not report.book.rates_newcomers or error_of(answered) == "not-offered"
            continue
        if row.status == FAULTY:
            assert error_of(answered) == "out-of-range"
            continue
        if report.whole is not None and "error" in answered:
            # a number that came up in the event may be one that nobody enters
            assert error_of(answered) == "out-of-range"
            continue
        lines = answered["games"]
        assert isinstance(lines, list)
        assert row.counted == len([line for line in lines if line["counted"]])
        if report.whole is None:
            # said once for the event, and in each answer
            standing = report.book.standing(report.terms)
            assert answered["notes"] == [note.name for note in [*row.notes, *standing]]
        if row.status == FIRST:
            assert answered["rating"] == row.new_rating
            assert same_states(row, answered.get("after", {"rating": row.new_rating}))
            continue
        assert row.status == RATED
        assert (report.book.fact("k") is None) == (row.k is None) == ("k" not in answered)
        for name in ("k", "score", "expected", "change", "new_rating"):
            assert answered.get(name) == pytest.approx(getattr(row, name), abs=1e-9)
        assert same_states(row, answered.get("after", {"rating": row.new_rating}))
        for line, game in zip(lines, report.games(row.player), strict=True):
            for name in ("expected", "change"):
                ours = getattr(game.line, name)
                assert line[name] == (None if ours is None else pytest.approx(ours, abs=1e-9))
            assert line["counted"] == game.line.counted


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("path", TRF_FILES, ids=lambda path: path.name)
def test_the_numbers_are_those_of_rate_game_for_game(path: Path, system: str) -> None:
    event = only_event(path.read_bytes())
    assert_same_numbers(Report(event, Choices(system)))


@settings(max_examples=40)
@given(tournaments(), st.sampled_from(SYSTEMS), st.sampled_from(["FID", "NED"]))
def test_the_numbers_are_those_of_rate_for_any_event(
    event: Tournament, system: str, code: str
) -> None:
    assert_same_numbers(Report(event, Choices(system, list=code)))


def test_an_opponent_s_impossible_year_of_birth_spoils_nobody_s_row() -> None:
    event = two(Result(1, 2, "w", 1.0, "played", "1"), Result(1, 1, "b", 0.0, "played", "0"))
    for player in event.players:
        player.ratings["NED"] = Rating(1850)
    event.players[1].birth = "2030"
    report = Report(event, Choices("knsb"))
    # against an equal half a point is expected; K 25 (the public code's table for seniors)
    assert report.rows[0].change == pytest.approx(12.5)
    assert "birth-unlikely" in [problem.code for problem in check(event)]


@pytest.mark.parametrize("case", PUBLISHED, ids=lambda case: case["id"])
def test_a_published_event_has_its_published_change(case: dict[str, object]) -> None:
    """Written as a file, read again, and rated: the numbers printed by the source."""
    ratings, scores = case["opp"], case["res"]
    assert isinstance(ratings, list)
    assert isinstance(scores, list)
    codes = {1: ("1", "0"), 0.5: ("=", "="), 0: ("0", "1")}
    player = Entrant(1, "Adler, Anna", ratings={"FID": Rating(int(str(case["R"])))})
    players = [player]
    for number, (rating, score) in enumerate(zip(ratings, scores, strict=True), start=1):
        own, other = codes[score]
        player.results.append(Result(number, number + 1, "w", score, "played", own))
        result = Result(number, 1, "b", 1 - score, "played", other)
        opponent = Entrant(number + 1, f"Bakker, {number}", ratings={"FID": Rating(rating)})
        opponent.results.append(result)
        players.append(opponent)
    read = only_event(write_trf(Tournament(start="2010-09-24", players=players)))
    event = corrected(read, [FactEdit(1, "k", int(str(case["K"])), "FID")])
    row = Report(event, Choices("fide")).rows[0]
    expected = case["expected"]
    assert isinstance(expected, dict)
    assert row.change == pytest.approx(float(expected["rating_change"]), abs=0.0501)
    assert row.expected == pytest.approx(float(expected["points_expected"]))


# what only the event knows of a game


def two(own: Result, other: Result | None, **facts: str) -> Tournament:
    """Two players of 1850, and these two rows."""
    players = [
        Entrant(number, name, ratings={"FID": Rating(1850)})
        for number, name in ((1, "Adler, Anna"), (2, "Bakker, Hugo"))
    ]
    players[0].results.append(own)
    if other is not None:
        players[1].results.append(other)
    return Tournament(start="2026-01-10", players=players, **facts)  # type: ignore[arg-type]


WON = Result(1, 2, "w", 1.0, "played", "1")
LOST = Result(1, 1, "b", 0.0, "played", "0")


def reasons(event: Tournament) -> list[str | None]:
    report = Report(event, Choices("fide"))
    return [
        game.reason.name if game.reason else None
        for player in event.players
        for game in report.games(player)
    ]


def test_a_game_on_which_both_agree_counts() -> None:
    event = two(WON, LOST)
    assert reasons(event) == [None, None]
    # K 20 for a grown-up of 1850; half of it for a win against an equal
    assert [row.change for row in Report(event, Choices("fide")).rows] == [10.0, -10.0]


def test_a_disputed_game_counts_for_neither() -> None:
    event = two(WON, Result(1, 1, "b", 1.0, "played", "1"))
    assert reasons(event) == ["desk-not-counted-disputed"] * 2
    assert [row.change for row in Report(event, Choices("fide")).rows] == [0, 0]


def test_a_game_that_only_one_side_has_does_not_count() -> None:
    assert reasons(two(WON, None)) == ["desk-not-counted-disputed"]


def test_a_game_of_less_than_a_move_each_does_not_count() -> None:
    short = two(Result(1, 2, "w", 1.0, "short", "W"), Result(1, 1, "b", 0.0, "short", "L"))
    assert reasons(short) == ["desk-not-counted-short"] * 2


def test_a_game_against_somebody_whom_the_file_lacks_does_not_count() -> None:
    assert reasons(two(Result(1, 9, "w", 1.0, "played", "1"), None)) == [
        "desk-not-counted-stranger"
    ]


def test_forfeits_and_byes_do_not_count() -> None:
    forfeit = two(Result(1, 2, "w", 1.0, "forfeit", "+"), Result(1, 1, "b", 0.0, "forfeit", "-"))
    bye = two(Result(1, None, "", 0.5, "bye", "H"), None)
    assert reasons(forfeit) == ["not-counted-forfeit"] * 2
    assert reasons(bye) == ["not-counted-bye"]


# one list for all, and nothing decided in silence


def codes(report: Report) -> list[str]:
    return [problem.code for problem in report.problems]


def test_the_systems_own_list_is_used_and_never_mixed_with_another() -> None:
    event = two(WON, LOST)
    event.players[0].ratings["NED"] = Rating(1700)
    report = Report(event, Choices("knsb"))
    assert report.list == "NED"
    assert [row.rating for row in report.rows] == [1700, None]
    assert "other-list-used" not in codes(report)


def test_ratings_of_another_list_are_used_aloud() -> None:
    report = Report(two(WON, LOST), Choices("dwz"))
    assert report.list == "FID"
    assert "other-list-used" in codes(report)


def test_ratings_that_name_no_list_are_used_aloud() -> None:
    event = two(WON, LOST)
    for player in event.players:
        player.ratings = {"": Rating(1800)}
    report = Report(event, Choices("fide"))
    assert "list-not-named" in codes(report)
    assert "other-list-used" not in codes(report)


def test_a_file_without_ratings_is_said_to_be_one() -> None:
    event = two(WON, LOST)
    for player in event.players:
        player.ratings = {}
    assert "no-ratings" in codes(Report(event, Choices("fide")))


def test_a_rating_that_the_system_does_not_know_counts_as_none_and_is_said() -> None:
    event = two(WON, LOST)
    event.players[1].ratings["NED"] = Rating(150)
    event.players[0].ratings["NED"] = Rating(1850)
    report = Report(event, Choices("knsb"))
    assert "rating-out-of-range" in codes(report)
    assert report.rows[0].counted == 0


def test_a_fact_that_cannot_be_is_said_and_costs_only_its_player() -> None:
    event = two(WON, LOST)
    event.players[0].birth = "1066"
    report = Report(event, Choices("fide"))
    assert [row.status for row in report.rows] == [FAULTY, RATED]
    assert "not-assessed" in codes(report)


@pytest.mark.parametrize(
    ("facts", "found", "code"),
    [
        ({"tempo": "blitz"}, "blitz", None),
        ({"clock": "90+30"}, "standard", "tempo-from-clock"),
        ({"clock": "15+10"}, "rapid", "tempo-from-clock"),
        ({"clock": "180+2"}, "blitz", "tempo-from-clock"),
        ({"clock": "All moves in 90 minutes, plus 10 seconds per move"}, "standard", None),
        ({"kind": "Individual: swiss-system (rapid)"}, "rapid", "tempo-from-words"),
        ({"name": "Snelschaakkampioenschap"}, "blitz", "tempo-from-words"),
        ({"clock": "G/15+10"}, "rapid", "tempo-from-clock"),
        ({"clock": "2x15"}, "standard", "tempo-unclear"),
        ({"clock": "2x15", "name": "Rapid Utrecht"}, "rapid", "tempo-from-words"),
        ({"clock": "-"}, "standard", "tempo-assumed"),
        ({}, "standard", "tempo-assumed"),
    ],
)
def test_how_fast_an_event_was_is_read_or_said_to_be_assumed(
    facts: dict[str, str], found: str, code: str | None
) -> None:
    name, problem = tempo(Tournament(**facts))  # type: ignore[arg-type]
    assert name == found
    if code is not None:
        assert problem is not None
        assert problem.code == code


@pytest.mark.parametrize(
    ("clock", "minutes"),
    [
        # minutes, and for 60 moves as many more as there are seconds a move
        ("15 Min. + 10 Sek.", 15 + 10),
        ("15m + 10s", 15 + 10),
        ("15|10", 15 + 10),
        ("8 Min + 5 Sek", 8 + 5),
        ("10' + 5", 10 + 5),
        ("5’ + 3”", 5 + 3),
        ("50 Minuten + 15 Sekunden pro Zug", 50 + 15),
        ("90 Minuten/40 Züge + 30 Minuten Rest + 30 Sek./Zug", 90 + 30 + 30),
        ("1 uur 45 minuten", 105),
        ("1 hour 30 minutes + 30 seconds", 90 + 30),
        ('1h30 + 30"', 90 + 30),
        ("1u45", 105),
        ("2 Stunden", 120),
        ("40 moves in 2 hours, then 1 hour", 180),
        ("G/15+10", 15 + 10),
        ("G/90; +30", 90 + 30),
        ("Game/60", 60),
        ("40/90,SD30+30", 90 + 30 + 30),
    ],
)
def test_a_time_control_is_read_as_people_write_it(clock: str, minutes: float) -> None:
    assert minutes_for_a_game(clock) == minutes


def test_the_date_of_the_event_chooses_the_edition() -> None:
    event = two(WON, LOST)
    assert Report(event, Choices("fide")).edition.since <= "2026-01-10"
    assert Report(event, Choices("fide", date="2010-01-10")).edition.since <= "2010-01-10"
    report = Report(event, Choices("fide", date="2010-01-10"))
    assert report.edition.name == report.book.edition(Event("2010-01-10")).name


# corrections


def test_a_corrected_result_moves_both_sides_and_can_be_taken_back() -> None:
    event = two(WON, LOST)
    drawn = corrected(event, [ResultEdit(1, 1, "=")])
    assert [row.change for row in Report(drawn, Choices("fide")).rows] == [0, 0]
    assert [row.change for row in Report(event, Choices("fide")).rows] == [10, -10]


def test_a_corrected_result_settles_a_dispute() -> None:
    event = two(WON, None)
    assert reasons(corrected(event, [ResultEdit(1, 1, "1")])) == [None, None]


def test_a_bye_frees_the_opponent_and_a_double_forfeit_is_one() -> None:
    event = two(WON, LOST)
    lost = corrected(event, [ResultEdit(1, 1, "--")])
    assert [(r.score, r.state) for p in lost.players for r in p.results] == [(0.0, "forfeit")] * 2


def test_a_corrected_fact_is_used() -> None:
    event = corrected(
        two(WON, LOST),
        [
            FactEdit(1, "k", 40, "FID"),
            FactEdit(2, "rating", 1950, "FID"),
            FactEdit(2, "born", 2010),
        ],
    )
    first, second = Report(event, Choices("fide")).rows
    assert (first.k, first.k_from) == (40, "list")
    assert (second.rating, second.player.born) == (1950, 2010)


# performance and norms


@pytest.mark.parametrize("system", [book.name for book in shelf() if book.offers(PERFORMANCE)])
def test_the_performance_is_that_of_the_batch_contract(system: str) -> None:
    event = only_event(sample("trf16_chessfy_real.trf"))
    report = Report(event, Choices(system))
    for player in event.players:
        answered = answer({**request_for(report, player), "do": "performance"})
        found = {each.name: each.value for each in report.performances(player)}
        assert {name: answered[name] for name in found} == found
        main = report.performance(player)
        assert main is not None
        assert found[main.name] == main.value


def test_a_system_without_a_performance_has_none_in_the_report() -> None:
    event = only_event(sample("trf16_chessfy_real.trf"))
    for book in shelf():
        if not book.offers(PERFORMANCE):
            report = Report(event, Choices(book.name))
            assert report.performance(event.players[0]) is None


def norm_event(rounds: int) -> Tournament:
    """A player of 2400 who has drawn with nine grandmasters of 2500 from three federations."""
    player = Entrant(1, "Adler, Anna", sex="w", federation="NED", ratings={"FID": Rating(2400)})
    players = [player]
    for number in range(2, 11):
        opponent = Entrant(number, f"Bakker, {number}", title="GM", ratings={"FID": Rating(2500)})
        opponent.federation = ("GER", "FRA", "BEL")[number % 3]
        player.results.append(Result(number - 1, number, "w", 0.5, "played", "="))
        opponent.results.append(Result(number - 1, 1, "b", 0.5, "played", "="))
        players.append(opponent)
    return Tournament(start="2026-01-10", clock="90+30", rounds=rounds, players=players)


def test_a_norm_that_was_made_is_found() -> None:
    # B01 1.4.8: half the points against 2500 are a performance of 2500; an IM norm asks for 2450
    # and one of a WGM for 2400, a GM norm for 2600
    event = norm_event(9)
    made = norms(Report(event, Choices("fide")), event.players[0])
    assert [(each.name, each.status) for each in made] == [
        *[("IM", "met"), ("WGM", "met"), ("WIM", "met")],
    ]
    event.players[0].sex = "m"
    assert [each.name for each in norms(Report(event, Choices("fide")), event.players[0])] == ["IM"]


def grandmaster_event(scores: list[float], kind: str) -> Tournament:
    """A Dutch player against grandmasters of 2600 from three federations, in rounds."""
    player = Entrant(1, "Adler, Anna", federation="NED", ratings={"FID": Rating(2500)})
    event = Tournament(start="2026-01-10", clock="90+30", kind=kind, players=[player])
    for number, score in enumerate(scores, 2):
        opponent = Entrant(number, f"Bakker, {number}", title="GM", ratings={"FID": Rating(2600)})
        opponent.federation = ("GER", "FRA", "BEL")[number % 3]
        player.results.append(Result(number - 1, number, "w", score, "played"))
        opponent.results.append(Result(number - 1, 1, "b", 1 - score, "played"))
        event.players.append(opponent)
    # somebody whom she has not met
    event.players.append(Entrant(99, "Cohen, Chris", ratings={"FID": Rating(2300)}))
    event.rounds = len(scores)
    return event


def made(event: Tournament) -> dict[str, str]:
    found = norms(Report(event, Choices("fide")), event.players[0])
    return {report.name: report.status for report in found}


def test_the_format_of_the_file_decides_what_may_be_ignored() -> None:
    # B01 1.4.1e: 4.5 of 9 against 2600 are a GM norm; of 11 they are 41 %, 65 less
    scores = [0.5] * 9 + [0.0, 0.0]
    assert made(grandmaster_event(scores, "Individual: Swiss-System"))["GM"] == "met"
    assert "GM" not in made(grandmaster_event(scores, "Individual: Round-Robin"))
    assert made(grandmaster_event(scores, ""))["GM"] == "depends"


def test_a_round_that_was_missed_is_no_game_to_come() -> None:
    event = grandmaster_event([0.5] * 8, "Individual: Swiss-System")
    event.rounds = 9
    event.players[-1].results.append(Result(9, None, "", 0.0, "bye", "Z"))
    # eight games, and nothing in the ninth round
    assert "GM" not in made(event)
    # B01 1.4.1c: but a bye that the pairing has allocated is enough, and a requested one is not
    event.players[0].results.append(Result(9, None, "", 1.0, "bye", "U"))
    assert made(event)["GM"] == "met"
    event.players[0].results[-1] = Result(9, None, "", 1.0, "bye", "F")
    assert "GM" not in made(event)


def test_a_double_round_robin_shows_in_the_results() -> None:
    # B01 1.4.5f: half of five opponents, rounded up, must be grandmasters
    players = [
        Entrant(
            number,
            f"Adler, {number}",
            title="GM" if number in (2, 3) else "FM",
            federation=("NED", "GER", "FRA", "BEL", "POL", "ENG")[number - 1],
            ratings={"FID": Rating(2600 + number)},
        )
        for number in range(1, 7)
    ]
    for one in players:
        for other in players:
            if one is not other:
                for cycle in (0, 5):
                    result = Result(cycle + 1, other.number, "w", 0.5, "played", "=")
                    result.round += (one.number + other.number) % 5
                    one.results.append(result)
    event = Tournament(start="2026-01-10", clock="90+30", rounds=10, players=players)
    assert event_format(event) == "double-round-robin"
    assert "GM" not in made(event)
    players[3].title = "GM"
    assert made(event)["GM"] == "met"


def test_an_unrated_player_without_a_point_counts_in_no_round_robin() -> None:
    # B01 1.4.2b: nine games, one of them with somebody who scored nothing against rated players
    # (8 * 2600 + 2200) / 9 is 2556, and 5.5 of 9 are 80 more
    event = grandmaster_event([1.0] + [0.5] * 7 + [1.0], "Individual: Round-Robin")
    event.players[9].ratings["FID"] = Rating(None)
    assert "GM" not in made(event)
    # but who drew with another rated player counts
    event.players[9].results.append(Result(8, 99, "w", 0.5, "played", "="))
    event.players[-1].results.append(Result(8, 10, "b", 0.5, "played", "="))
    assert made(event)["GM"] == "met"


def test_there_are_no_norms_in_other_systems_or_faster_events() -> None:
    event = norm_event(9)
    assert norms(Report(event, Choices("elo")), event.players[0]) == []
    assert norms(Report(event, Choices("fide", tempo="rapid")), event.players[0]) == []


# by team


def test_a_teams_totals_are_the_sums_of_its_players() -> None:
    report = Report(only_event(sample("trf26_team_minimal.trf")), Choices("fide"))
    (row,) = by_team(report)
    assert (row.players, row.rated, row.games) == (2, 2, 2)
    assert row.score == 1.0
    # the average of 2851 and 2735
    assert row.average == 2793


def test_whoever_waits_is_told_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []
    event = only_event(sample("trf16_chessfy_real.trf"))
    Report(event, Choices("fide"), lambda done, size: heard.append((done, size)))
    size = sum(len(player.results) for player in event.players)
    assert heard[0] == (0, size)
    assert heard[-1] == (size, size)
    assert heard == sorted(heard)


def test_the_k_of_a_list_is_lowered_where_k_times_the_games_exceeds_the_limit() -> None:
    # B02 8.3.3: the largest whole number such that K x n does not exceed 700; 700 / 19 = 36.8
    numbers = range(2, 22)
    hero = Entrant(1, "Hero", ratings={"FID": Rating(1900, k=40)})
    rivals = [Entrant(n, f"Rival {n}", ratings={"FID": Rating(1900)}) for n in numbers]
    for rival in rivals:
        # the last game is a forfeit and does not count
        state = "played" if rival.number < 21 else "forfeit"
        hero.results.append(Result(rival.number - 1, rival.number, "w", 1.0, state))
        rival.results.append(Result(rival.number - 1, 1, "b", 0.0, state))
    report = Report(Tournament(start="2026-01-10", players=[hero, *rivals]), Choices("fide"))
    row = report.rows[0]
    assert (row.counted, row.k, row.k_from) == (19, 36, "list")
    assert row.change == 36 * 19 / 2
    assert row.k_reason is not None
    assert row.k_reason.name == "fide-k-limit"
    assert_same_numbers(report)


# two systems side by side


def two_lists() -> Tournament:
    """One game; both players have a FIDE rating, and three of four have a DWZ as well."""
    lists = [{"FID": 2000, "GER": 1500}, {"FID": 2000, "GER": 1700}, {"GER": 1600}]
    players = [
        Entrant(
            number,
            f"Player {number}",
            ratings={code: Rating(value) for code, value in ratings.items()},
        )
        for number, ratings in enumerate(lists, 1)
    ]
    players[0].results.append(Result(1, 2, "w", 1, PLAYED, "1"))
    players[1].results.append(Result(1, 1, "b", 0, PLAYED, "0"))
    return Tournament("Two lists", start="2026-01-10", rounds=1, players=players)


def test_a_system_without_a_list_of_its_own_compares_the_ratings_of_the_first() -> None:
    """Plain Elo by itself takes the list that most players have, which here is another one."""
    assert Report(two_lists(), Choices("elo")).list == "GER"
    fide, plain = side_by_side(two_lists(), [Choices("fide"), Choices("elo")])
    assert (fide.list, plain.list) == ("FID", "FID")
    # half of K against an equal, by FIDE's rules for an experienced player and by the plain formula
    assert [row.change for row in fide.rows if row.counted] == [10, -10]
    assert [row.change for row in plain.rows if row.counted] == [10, -10]


def test_a_system_with_a_list_of_its_own_takes_that_one() -> None:
    fide, dwz = side_by_side(two_lists(), [Choices("fide"), Choices("dwz")])
    assert (fide.list, dwz.list) == ("FID", "GER")


def test_a_list_that_is_chosen_holds_for_both() -> None:
    both = side_by_side(two_lists(), [Choices("fide", list="GER"), Choices("elo", list="GER")])
    assert [report.list for report in both] == ["GER", "GER"]
