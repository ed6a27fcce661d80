"""Was it a norm? FIDE's annex cell by cell, published requirements, and each condition."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.cli.batch import answer
from elo.core.errors import InputError
from elo.core.formats import SWISS
from elo.core.games import BYE, DRAW, FORFEIT, LOSS, UNRATED, WIN, Event, Game
from elo.systems.fide import FIDE
from elo.systems.fide.norms.chapter import FIDE_NORMS
from elo.systems.fide.norms.leeway import Account, Asked
from elo.systems.fide.norms.needs import needs
from elo.systems.fide.norms.report import norm_report
from elo.systems.fide.norms.requirements import (
    HOLDERS,
    MOST_ONE,
    MOST_OWN,
    NORMS,
    TITLED,
    TITLES,
    Norm,
    lowest_average,
    lowest_halves,
    lowest_total,
    share_down,
    share_up,
)
from elo.systems.fide.norms.sheet import Choice
from elo.systems.norm_report import MET, NOT_KNOWN, NOT_MET, Condition, NormReport, Opponent
from tests.cases.reading import HERE, read_cases

NORM = {norm.name: norm for norm in NORMS}


def rows() -> list[dict[str, str]]:
    with Path(HERE / "tables" / "fide_norm_table.csv").open(encoding="utf-8") as table:
        return list(csv.DictReader(table))


def cases(kind: str) -> list[dict[str, Any]]:
    return [case for case in read_cases("fide.jsonl") if case["kind"] == kind]


#: Codes of federations for the letters that stand for them here.
CODES = {"A": "AUT", "B": "BEL", "C": "CAN", "D": "DEN"}


def results(games: int, halves: int) -> list[float]:
    scores = [WIN] * (halves // 2) + [DRAW] * (halves % 2)
    return scores + [LOSS] * (games - len(scores))


def rivals(
    ratings: Sequence[int | None], halves: int, titles: str | None = "GM", federations: str = "ABC"
) -> list[Opponent]:
    """Played games with this score against opponents of these ratings."""
    scores = results(len(ratings), halves)
    return [
        Opponent(Game(rating, score), titles, CODES[federations[index % len(federations)]])
        for index, (rating, score) in enumerate(zip(ratings, scores, strict=True))
    ]


def whole(norm: Norm, opponents: list[Opponent], federation: str | None = None) -> Account:
    """The conditions of all games together: nothing that a player may leave aside is left aside."""
    asked = Asked(norm, opponents, None, FIDE.edition(), federation)
    return asked.account(asked.sheet(Choice()))


def condition(report: NormReport | Account, name: str) -> Condition:
    (found,) = [each for each in report.conditions if each.name == name]
    return found


def status(report: NormReport | Account, name: str) -> str:
    return condition(report, name).status


# the table of the annex, and published requirements


def test_every_cell_of_the_norm_table() -> None:
    read = rows()
    assert len(read) == 380
    for row in read:
        games, halves = int(row["games"]), int(2 * float(row["score"]))
        average = lowest_average(NORM[row["norm"]], games, halves)
        assert average == int(row["min_avg_rounded"]), row


@pytest.mark.parametrize("name", NORM)
def test_the_table_is_the_border_between_met_and_not_met(name: str) -> None:
    for row in rows():
        if row["norm"] == name:
            games, halves = int(row["games"]), int(2 * float(row["score"]))
            average = int(row["min_avg_rounded"])
            enough = whole(NORM[name], rivals([average] * games, halves))
            short = whole(NORM[name], rivals([average - 1] * games, halves))
            for account, expected in ((enough, True), (short, False)):
                found = [status(account, each) for each in ("average", "performance", "score")]
                assert (found == [MET] * 3) == expected, row
                (need,) = needs(NORM[name], account.sheet)
                assert need.enough == expected


def test_the_table_begins_at_35_percent() -> None:
    # B01 1.4.8b, published: 3.5 of 9 and 5 of 13
    assert (lowest_halves(9), lowest_halves(13)) == (7, 10)
    for row in rows():
        assert int(2 * float(row["score"])) >= lowest_halves(int(row["games"]))


@pytest.mark.parametrize("case", cases("norm_annex_table"), ids=lambda case: str(case["id"]))
def test_the_transcribed_annex(case: dict[str, Any]) -> None:
    games = case["inputs"]["games"]
    for row in case["expected"]["rows"]:
        halves = int(2 * row["score"])
        for name in ("GM", "IM"):
            assert lowest_average(NORM[name], games, halves) == row[f"{name}_min_avg"]


@pytest.mark.parametrize("case", cases("norm_required_rating_sum"), ids=lambda case: case["id"])
def test_the_published_sums_of_ratings(case: dict[str, Any]) -> None:
    given_ = case["inputs"]
    found = lowest_total(NORM[given_["norm"]], given_["rounds"], int(2 * given_["score"]))
    assert found == case["expected"]["required_total_rating_unrounded"]


@pytest.mark.parametrize("case", cases("norm_required_score"), ids=lambda case: case["id"])
def test_the_published_scores_for_an_average(case: dict[str, Any]) -> None:
    given_ = case["inputs"]
    coming = [Opponent(Game(given_["opponents_average"], None))] * given_["rounds"]
    report = norm_report(NORM[given_["norm"]], coming)
    assert report.score_needed == case["expected"]["required_score"]


def test_the_published_minimum_average() -> None:
    (case,) = cases("norm_required_rating_average")
    found = lowest_average(NORM[case["inputs"]["norm"]], 100, int(200 * case["inputs"]["p"]))
    assert found == case["expected"]["minimum_Ra"]


def test_the_published_mix_of_opponents() -> None:
    (case,) = cases("norm_opponent_mix")
    games = case["inputs"]["opponents"]
    assert case["expected"] == {
        "min_titleholders": share_up(TITLED, games),
        "min_required_title": share_up(HOLDERS, games),
        "max_own_federation": share_down(MOST_OWN, games),
        "max_one_federation": share_down(MOST_ONE, games),
    }


# each condition


def test_a_norm_with_every_condition_met() -> None:
    # 7 of 9 against 2380 on average is a GM norm (B01 annex), exactly
    report = norm_report(NORM["GM"], rivals([2380] * 9, 14), "AUT")
    assert [each.status for each in report.conditions] == [MET] * 9
    assert (report.status, report.average, report.performance) == (MET, 2380, 2600)


@pytest.mark.parametrize(
    ("opponents", "failed"),
    [
        (rivals([2400] * 8, 14), ["games"]),  # 1.4.1: nine games
        (rivals([2400] * 9, 14, federations="AB"), ["federations"]),  # 1.4.3: two besides A
        (rivals([2400] * 9, 14, federations="AAABBCAAA"), ["own_federation"]),
        (rivals([2400] * 9, 14, federations="BBBBBBBCA"), ["one_federation"]),
        (rivals([2400] * 9, 14, titles="CM"), ["titled", "holders"]),  # 1.4.5a
        (rivals([2400] * 9, 14, titles="IM"), ["holders"]),  # 1.4.5b: GM for a GM norm
        (rivals([2379] * 9, 16), ["average"]),  # 1.4.8a
        (rivals([2400] * 9, 13), ["performance"]),  # 1.4.8: 72 % is 166, 2566
        (rivals([2750] * 9, 6), ["score"]),  # 33 %: 2750 - 125 = 2625
    ],
)
def test_each_condition_can_fail_alone(opponents: list[Opponent], failed: list[str]) -> None:
    report = norm_report(NORM["GM"], opponents, "AUT")
    assert [each.name for each in report.conditions if each.status == NOT_MET] == failed
    assert report.status == NOT_MET


def flags(codes: str, player: str) -> NormReport:
    opponents = rivals([2400] * 9, 14)
    given = zip(opponents, codes.split(), strict=True)
    return norm_report(NORM["GM"], [Opponent(o.game, o.title, code) for o, code in given], player)


def test_who_plays_under_the_flag_of_fide_has_no_federation() -> None:
    # a clarification of 2026: FID is none of the two other federations of 1.4.3 ...
    report = flags("FID FID FID FRA FRA FRA NED NED NED", "NED")
    assert (status(report, "federations"), condition(report, "federations").value) == (NOT_MET, 1)
    # ... and six of nine from one's own (1.4.4 allows five), or seven from one (six), are none
    report = flags("FID FID FID FID FID FID FID FRA GER", "FID")
    assert (condition(report, "own_federation").value, report.status) == (0, MET)
    assert condition(report, "one_federation").value == 1


def test_a_federation_may_be_written_in_small_letters() -> None:
    report = flags("ned ned ned NED NED NED FRA GER fra", "Ned")
    assert condition(report, "own_federation").value == 6
    assert condition(report, "federations").value == 2


def test_four_of_nine_grandmasters_are_more_than_a_third() -> None:
    mixed = rivals([2400] * 3, 6) + rivals([2400] * 2, 4, "FM") + rivals([2400] * 4, 4, "")
    report = norm_report(NORM["GM"], mixed, "AUT")
    assert (status(report, "titled"), status(report, "holders")) == (MET, MET)
    assert condition(report, "holders").needed == 3
    assert condition(report, "titled").needed == 5  # half of nine, rounded up


def test_the_lowest_opponent_alone_is_raised() -> None:
    # 1.4.6: (2200 + 2150 + 7 * 2450) / 9 = 2389
    report = norm_report(NORM["GM"], rivals([2100, 2150] + [2450] * 7, 14), "AUT")
    assert (report.average, report.raised, report.performance) == (2389, 2100, 2609)
    assert "norm-note-raised" in [note.name for note in report.notes]


def test_an_unrated_opponent_is_raised_and_a_second_one_counts_1400() -> None:
    # 1.4.6d: (2200 + 1400 + 7 * 2500) / 9 = 2344
    report = norm_report(NORM["GM"], rivals([None, None] + [2500] * 7, 14), "AUT")
    assert (report.average, report.raised) == (2344, 1400)


def test_a_game_marked_as_one_against_an_unrated_opponent_was_played() -> None:
    # 1.4.6d, as above; 14 of 18 half points are 78 %, dp 220 (8.1.1)
    opponents = rivals([None] + [2500] * 8, 14)
    opponents[0].game.state = UNRATED
    report = norm_report(NORM["GM"], opponents, "AUT", form=SWISS)
    assert (report.average, report.performance) == (2467, 2687)
    assert condition(report, "games").value == 9
    assert "norm-note-dropped" not in [note.name for note in report.notes]


def test_games_that_were_not_played_are_left_out() -> None:
    unplayed = [Opponent(Game(2700, WIN, FORFEIT), "GM"), Opponent(Game(None, WIN, BYE))]
    opponents = rivals([2380] * 9, 14)
    report = norm_report(NORM["GM"], opponents + unplayed, "AUT")
    plain = norm_report(NORM["GM"], opponents, "AUT")
    assert (report.status, report.performance) == (plain.status, plain.performance)
    assert "norm-note-dropped" in [note.name for note in report.notes]


def test_what_is_not_known_is_said_to_be_not_known() -> None:
    strangers = [Opponent(Game(2380, score)) for score in results(9, 14)]
    report = norm_report(NORM["GM"], strangers)
    unknown = ["federations", "own_federation", "one_federation", "titled", "holders"]
    assert [each.name for each in report.conditions if each.status == NOT_KNOWN] == unknown
    assert report.status == NOT_KNOWN


def test_nothing_listed_is_not_known() -> None:
    report = norm_report(NORM["GM"], [], None, 9)
    assert (report.average, report.performance, report.score_needed) == (None, None, None)
    assert {each.status for each in report.conditions} == {NOT_KNOWN}


def test_an_unknown_title_is_refused() -> None:
    with pytest.raises(InputError) as fault:
        FIDE_NORMS.opponent(Game(2400, WIN), "XM")
    assert (fault.value.code, fault.value.field) == ("unknown-title", "title")


def test_an_older_event_is_marked() -> None:
    report = norm_report(NORM["GM"], rivals([2380] * 9, 14), "AUT", None, Event("2023-05-01"))
    assert "norm-note-older" in [note.name for note in report.notes]


# what is still needed


def test_the_remaining_opponents_average_by_hand() -> None:
    # 5 of 5 against 2500; 5.5 of 9 takes an average of 2520 (annex), so a sum of 2519.5 * 9 =
    # 22675.5; 12500 are there, 10175.5 missing, 2543.9 from each of four
    report = norm_report(NORM["GM"], rivals([2500] * 5, 10), "AUT", 9)
    averages = {need.score: need.average for need in report.needs}
    assert (averages[0.5], averages[1]) == (2544, 2443)
    assert report.score_needed == 1


def test_an_opponent_still_unknown_may_be_the_lowest_who_is_raised() -> None:
    # 1.4.6b: 2050 for whoever comes: (18038 + 2050) / 9 = 2232, with dp 220 for 7 of 9 it is 2452
    games = zip(
        (2361, 2169, 2211, 2196, 2315, 2213, 2266, 2307), (1, 1, 1, 1, 1, 1, 0, 1), strict=True
    )
    opponents = [Opponent(Game(rating, score)) for rating, score in games]
    needs = norm_report(NORM["IM"], opponents, None, 9).needs
    assert [need.average for need in needs] == [1400, 1400, 1400]


def test_of_several_unknown_opponents_one_is_raised() -> None:
    # Ra 2030 takes a sum of 2029.5 * 9 = 18265.5; less 11236 and 1850 that is 1726.5 from each of 3
    ratings = (2384, 2098, 2306, 2355, 2093)
    opponents = [Opponent(Game(rating, WIN)) for rating in ratings]
    needs = norm_report(NORM["WIM"], opponents, None, 9).needs
    assert needs[-1].average == 1727


sheets = st.lists(
    st.builds(
        Opponent,
        st.builds(
            Game,
            st.none() | st.integers(1900, 2700),
            st.sampled_from([None, LOSS, DRAW, WIN]),
        ),
        st.sampled_from([None, "", *TITLES]),
        st.sampled_from([None, "AUT", "BEL", "CAN"]),
    ),
    min_size=6,
    max_size=12,
)


@given(sheets, st.sampled_from(NORMS), st.sampled_from([None, "AUT"]), st.integers(0, 3), st.data())
def test_what_is_met_or_failed_stays_so_when_the_unknown_becomes_known(
    sheet: list[Opponent],
    norm: Any,
    federation: str | None,
    unlisted: int,
    data: st.DataObject,
) -> None:
    before = norm_report(norm, sheet, federation, len(sheet) + unlisted)
    stranger = Opponent(Game(data.draw(st.integers(1900, 2700)), None))
    after = []
    for each in sheet + [stranger] * unlisted:
        score = each.game.score
        if score is None:
            score = data.draw(st.sampled_from([LOSS, DRAW, WIN]))
        title, country = each.title, each.federation
        if title is None:
            title = data.draw(st.sampled_from(["", *TITLES]))
        country = country or data.draw(st.sampled_from(list(CODES.values())))
        after.append(Opponent(Game(each.game.opponent, score), title, country))
    final = norm_report(norm, after, federation or data.draw(st.sampled_from(["AUT", "DEN"])))
    for early, late in zip(before.conditions, final.conditions, strict=True):
        assert late.status != NOT_KNOWN, late.name
        if early.status != NOT_KNOWN:
            assert early.status == late.status, early.name


@given(sheets, st.sampled_from(NORMS), st.data())
def test_the_score_needed_is_the_least_that_is_enough(
    sheet: list[Opponent], norm: Any, data: st.DataObject
) -> None:
    found = needs(norm, whole(norm, sheet).sheet)
    enough = [need.enough for need in found]
    assert enough == sorted(enough, key=bool)
    remaining = [each for each in sheet if each.game.score is None]
    halves = data.draw(st.integers(0, 2 * len(remaining)))
    scores = iter(results(len(remaining), halves))
    played = [
        Opponent(Game(each.game.opponent, next(scores))) if each.game.score is None else each
        for each in sheet
    ]
    final = whole(norm, played)
    reached = all(status(final, name) == MET for name in ("average", "performance", "score"))
    assert reached == found[halves].enough


# the batch contract

GAMES = [
    {"opponent": 2380, "score": score, "title": "GM", "federation": CODES["ABC"[index % 3]]}
    for index, score in enumerate(results(9, 14))
]
REQUEST: dict[str, Any] = {
    "do": "norm",
    "system": "fide",
    "player": {"federation": "AUT"},
    "games": GAMES,
}


def test_norm_answers_all_four_or_the_one_that_is_asked() -> None:
    found: Any = answer(REQUEST)
    assert [each["norm"] for each in found["norms"]] == [norm.name for norm in NORMS]
    assert [each["status"] for each in found["norms"]] == ["met"] * 4
    asked: Any = answer({**REQUEST, "norm": "GM"})
    (one,) = asked["norms"]
    assert one == found["norms"][0]
    assert (one["performance"], one["average"], one["score_needed"]) == (2600, 2380, 0)


@pytest.mark.parametrize(
    ("changed", "code", "field"),
    [
        ({"system": "elo"}, "not-offered", "system"),
        ({"tempo": "blitz"}, "not-offered", "tempo"),
        ({"norm": "FM"}, "unknown-norm", "norm"),
        ({"norm": 5}, "not-a-text", "norm"),
        ({"player": {"federation": 5}}, "not-a-text", "player.federation"),
        ({"player": {"country": "NED"}}, "unknown-field", "player.country"),
        ({"rounds": 0}, "out-of-range", "rounds"),
        ({"rounds": 9.5}, "not-whole", "rounds"),
        ({"games": 5}, "missing", "games"),
        (
            {"games": [{"opponent": 2400, "score": 1, "title": "XM"}]},
            "unknown-title",
            "games.0.title",
        ),
        ({"games": [{"opponent": 2400.5, "score": 1}]}, "not-whole", "games.0.opponent"),
    ],
)
def test_a_fault_of_a_norm_is_reported_with_its_place(
    changed: dict[str, Any], code: str, field: str
) -> None:
    error = answer({**REQUEST, **changed})["error"]
    assert isinstance(error, dict)
    assert (error["code"], error["field"]) == (code, field)


def test_all_norms_come_from_the_highest() -> None:
    reports = FIDE_NORMS.reports(rivals([2380] * 9, 14), "AUT")
    assert [report.name for report in reports] == ["GM", "IM", "WGM", "WIM"]
