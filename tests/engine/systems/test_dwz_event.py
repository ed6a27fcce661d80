"""Events under the Wertungsordnung as a whole, against the same worked by hand, step by step."""

import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elo.core.assessment import Assessment, FirstRating, Message
from elo.core.games import Event, Game, Player
from elo.systems import by_name, shelf
from elo.systems.dwz.whole_event import DwzEvent
from elo.systems.event_rating import EventRating
from elo.systems.events import SHELF, rate_event
from tests.engine.systems import dwz_by_hand as hand
from tests.engine.systems.events import entered

DWZ = by_name("dwz")
BEFORE = Event("2025-09-01", None, "2025-09-05")
AFTER = Event("2026-09-01", None, "2026-09-05")

Results = list[tuple[int, int, float]]


def whole(ratings: list[int | None], results: Results, event: Event = BEFORE) -> DwzEvent:
    """The event, of players over 25 with many events behind them."""
    players = [Player(rating, born=1970, index=60 if rating else None) for rating in ratings]
    found = rate_event(DWZ, entered(players, results), event)
    assert isinstance(found, DwzEvent)
    return found


def new(event: EventRating, place: int) -> float | None:
    """The rating after the event."""
    found = event.assess(place)
    return found.new_rating if isinstance(found, Assessment) else found.rating


def notes(event: EventRating, place: int) -> dict[str, Message]:
    return {note.name: note for note in event.assess(place).notes}


def said(event: EventRating, place: int) -> list[str | None]:
    return [line.note.name if line.note else None for line in event.assess(place).lines]


def numbers(event: EventRating, place: int) -> list[float | None]:
    return [line.game.opponent for line in event.assess(place).lines]


# one newcomer, one exceptional player


def test_a_newcomer_counts_for_the_others_with_the_first_dwz() -> None:
    """3.4.1.1, 3.4.4 and then 3.5 for everybody else."""
    field: list[float] = [1195, 1280, 1250, 1300, 1255]
    points = [1, 1, 0, 0.5, 0.5]
    event = whole([None, *map(int, field)], [(0, i + 1, points[i]) for i in range(5)])
    first = hand.performance(field, 3)
    assert new(event, 0) == first == 1328
    for place, own in enumerate(field, 1):
        assert new(event, place) == hand.next_2016(own, [first], 1 - points[place - 1])
    assert [new(event, place) for place in range(1, 6)] == [1182, 1262, 1277, 1302, 1260]
    assert numbers(event, 1) == [1328]
    assert said(event, 1) == ["dwz-counted-first"]


def test_an_exceptional_player_counts_for_the_others_with_the_performance() -> None:
    """3.6.3: 1995 is more than 300 above 1200."""
    field: list[float] = [1600, 1620, 1650, 1580, 1700]
    points = [1, 1, 1, 0.5, 1]
    event = whole([1200, *map(int, field)], [(0, i + 1, points[i]) for i in range(5)])
    shown = hand.performance(field, 4.5)
    assert shown == 1995
    assert new(event, 0) == hand.next_2016(1200, field, 4.5)
    for place, own in enumerate(field, 1):
        assert new(event, place) == hand.next_2016(own, [shown], 1 - points[place - 1])
        assert said(event, place) == ["dwz-counted-exceptional"]
    assert [new(event, place) for place in range(1, 6)] == [1597, 1617, 1646, 1596, 1695]
    assert event.performances(0)[0].value == shown
    assert notes(event, 0)["dwz-note-event-exceptional"].values["performance"].value == shown


def test_exactly_300_above_is_not_exceptional() -> None:
    """3.6.3: more than 300."""
    field: list[float] = [1500] * 5
    shown = hand.performance(field, 3)
    results: Results = [(0, i + 1, 1 if i < 3 else 0) for i in range(5)]
    assert not whole([shown - 300, *map(int, field)], results).exceptional
    assert whole([shown - 301, *map(int, field)], results).exceptional == {0: shown}


# several newcomers

FIELD = [1400, 1450, 1500, 1550, 1600]


def second_stage() -> tuple[list[int | None], Results]:
    """5: first stage, five rated games. 6: second stage, four rated and one against 5."""
    results: Results = [(5, place, points) for place, points in enumerate([1, 0.5, 0.5, 0, 0])]
    results += [(6, place, points) for place, points in enumerate([0.5, 0, 0, 0.5])]
    return [*FIELD, None, None], [*results, (6, 5, 1)]


def test_newcomers_of_both_stages_are_solved_at_once() -> None:
    """3.4.1.1 for player 5, 3.4.1.2 for player 6, 3.4.4 for both.

    Player 5 has five games against DWZ, player 6 only with the one against 5; then that game counts
    for both, with what the other has at the end.
    """
    event = whole(*second_stage())
    found = hand.together(
        {
            5: list(zip(map(float, FIELD), [1, 0.5, 0.5, 0, 0], strict=True)),
            6: list(zip(map(float, FIELD), [0.5, 0, 0, 0.5], strict=False)),
        },
        {5: [(6, 0)], 6: [(5, 1)]},
    )
    assert {5: new(event, 5), 6: new(event, 6)} == found
    # We = W (3.6), each against the other's number
    lone = [*map(float, FIELD)]
    assert abs(hand.points_expected(found[5], [*lone, found[6]]) - 2) <= 0.0051
    assert abs(hand.points_expected(found[6], [*lone[:4], found[5]]) - 2) <= 0.0051
    # 3.5: the rated against both, and the one who met only the first
    points = ([0, 0.5], [0.5, 1], [0.5, 1], [1, 0.5])
    for place in range(4):
        against = [found[5], found[6]]
        assert new(event, place) == hand.next_2016(FIELD[place], against, sum(points[place]))
    assert new(event, 4) == hand.next_2016(1600, [found[5]], 1)
    assert "dwz-note-event-second" in notes(event, 6)
    assert "dwz-note-event-second" not in notes(event, 5)
    assert notes(event, 5)["dwz-note-event-solved"].values["performance"].value == found[5]
    (step,) = [each for each in event.assess(5).steps if each.name == "dwz-step-first-solved"]
    assert step.values["others"].value == 1


def test_a_third_stage_is_not_formed() -> None:
    """3.4.1: who needs games against the second stage gets nothing, and counts for nobody."""
    ratings, results = second_stage()
    late = [(7, place, 0.5) for place in range(3)] + [(7, 5, 0.5), (7, 6, 0.5)]
    event = whole([*ratings, None], [*results, *late])
    alone = whole(ratings, results)
    assert new(event, 7) is None
    # 3.4.2: kept are the games against the rated and against the first stage only
    assert said(event, 7) == ["dwz-kept"] * 3 + ["dwz-kept-first", "dwz-not-kept"]
    assert numbers(event, 7) == [1400, 1450, 1500, new(event, 5), None]
    for place in range(7):
        assert new(event, place) == new(alone, place)
    assert said(event, 0)[-1] == "dwz-not-counted-newcomer"


def test_with_every_rated_game_won_a_half_point_against_a_newcomer_makes_a_second_stage() -> None:
    """3.4.1.2 asks for 5 games against selection I and no extreme result in these."""
    ratings, results = second_stage()
    ratings, results = [*ratings[:6], None], [*results[:5]]
    results += [(6, place, 1) for place in range(5)]
    assert new(whole(ratings, results), 6) is None
    event = whole(ratings, [*results, (6, 5, 0.5)])
    second = new(event, 6)
    assert second is not None
    against = [*map(float, FIELD), float(new(event, 5) or 0)]
    assert abs(hand.points_expected(second, against) - 5.5) <= 0.0051


def test_low_results_are_corrected_only_after_the_search() -> None:
    """3.4.4: in the search 5 counts with Ri, for the rated with 700 + Ri / 8."""
    field = [800, 820, 780, 810, 790]
    results: Results = [(5, place, 0.5 if place == 0 else 0) for place in range(5)]
    results += [(6, place, 0.5) for place in range(5)] + [(6, 5, 1)]
    event = whole([*field, None, None], results)
    found = hand.together(
        {
            5: [(float(r), 0.5 if r == 800 else 0) for r in field],
            6: [(float(r), 0.5) for r in field],
        },
        {5: [(6, 0)], 6: [(5, 1)]},
    )
    assert found[5] < 800
    first = hand.first_2016(found[5])
    assert new(event, 5) == first
    assert new(event, 6) == hand.first_2016(found[6])
    assert numbers(event, 6)[-1] == found[5]
    assert said(event, 6)[-1] == "dwz-counted-solved"
    assert numbers(event, 0) == [first, new(event, 6)]
    assert new(event, 0) == hand.next_2016(800, [first, float(new(event, 6) or 0)], 1)


# newcomers and an exceptional player


def test_the_newcomers_are_solved_again_with_the_number_of_an_exceptional_player() -> None:
    """3.6.3 after 3.4.4.

    First the newcomer against R0 = 1100, then Rh of the exceptional player against R0 and the
    newcomer's first Rn, then the newcomer anew against Rh, then everybody.
    """
    scores = [0.5, 0, 0.5, 0, 0]
    results: Results = [(5, place, scores[place]) for place in range(5)]
    wins = [1, 1, 0.5, 1, 0.5]
    results += [(6, place, wins[place]) for place in range(5)] + [(5, 6, 0.5)]
    event = whole([*FIELD, None, 1100], results)
    field = [*map(float, FIELD)]
    start = hand.performance([*field, 1100], 1.5)
    shown = hand.performance([*field, start], 4.5)
    assert shown > 1400
    first = hand.performance([*field, shown], 1.5)
    assert first != start
    assert event.exceptional == {6: shown}
    assert new(event, 5) == first
    # the exceptional player himself: from R0, against the newcomer's final number
    assert new(event, 6) == hand.next_2016(1100, [*field, first], 4.5)
    for place, own in enumerate(FIELD):
        points = 1 - scores[place] + 1 - wins[place]
        assert new(event, place) == hand.next_2016(own, [first, shown], points)
    assert said(event, 5)[-1] == "dwz-counted-exceptional"
    assert said(event, 6)[-1] == "dwz-counted-first"
    # 3.6: the others' performances have R0 of the exceptional, and the newcomer's Rn
    assert event.performances(6)[0].value == shown


def test_two_exceptional_players_are_found_from_the_ratings_before_the_event() -> None:
    """3.6.3 looks once: each one's performance rests on the other's R0."""
    results: Results = [(a, place, 1 if place else 0.5) for a in (5, 6) for place in range(5)]
    event = whole([*FIELD, 1000, 1050], [*results, (5, 6, 0.5)])
    field = [*map(float, FIELD)]
    assert event.exceptional == {
        5: hand.performance([*field, 1050], 5),
        6: hand.performance([*field, 1000], 5),
    }
    assert numbers(event, 5)[-1] == event.exceptional[6]
    assert new(event, 5) == hand.next_2016(1000, [*field, event.exceptional[6]], 5)


# events with less in them


def test_with_nobody_rated_nobody_gets_anything() -> None:
    everybody = [(a, b, 0.5) for a in range(6) for b in range(a)]
    event = whole([None] * 6, everybody)
    assert [new(event, place) for place in range(6)] == [None] * 6
    assert event.otherwise() == []
    assert said(event, 0) == ["dwz-not-counted-newcomer"] * 5
    assert event.performances(0)[0].value is None


def test_nobody_at_all() -> None:
    assert whole([], []).otherwise() == []


def test_a_newcomer_with_all_points_gets_nothing_before_june_2026() -> None:
    """3.4.1.1: no extreme result; the opponents' games against him do not count."""
    event = whole([*FIELD, None], [(5, place, 1) for place in range(5)])
    assert new(event, 5) is None
    assert said(event, 0) == ["dwz-not-counted-newcomer"]
    assert new(event, 0) == 1400


def test_of_a_rated_player_with_all_points_it_is_said_that_it_is_not_known() -> None:
    """3.6.3 for 100 %: by the older rule, 1500 + 677, more than 300 above 1500."""
    event = whole([*FIELD, 1500], [(5, place, 1) for place in range(5)])
    assert event.exceptional == {}
    assert "dwz-note-event-all-points" in notes(event, 5)
    assert numbers(event, 0) == [1500]


# since June 2026


def test_since_june_2026_the_first_dwz_counts_as_it_is_raised() -> None:
    """1195 against a newcomer who gets 1348 is expected to score 0.294276.

    So in the DSB's evaluation of a U10 event that ended on 13 June 2026: SpielerwertungTest of
    Samson1964/contao-wertungsportal-bundle.
    """
    # five draws: an average of 1291, and 0.92 * 1291 + 160 = 1347.7
    field = [1195, 1387, 1291, 1291, 1291]
    assert hand.first_2026(hand.performance(field, 2.5)) == 1348
    event = whole([*field, None], [(5, place, 0.5) for place in range(5)], AFTER)
    assert new(event, 5) == 1348
    assert numbers(event, 0) == [1348]
    line = event.assess(0).lines[0]
    assert line.expected == pytest.approx(0.294276, abs=5e-7)
    # K of an adult below 2000 with an index over 10: 28, and a4 = 4 for a success below 1600
    assert new(event, 0) == hand.next_2026(1195, 32, [1348], 0.5)


def test_since_june_2026_the_search_has_the_results_before_they_are_raised() -> None:
    """The raise comes after 3.4.4; for the rated everybody counts with the raised number."""
    ratings, results = second_stage()
    event = whole(ratings, results, AFTER)
    found = hand.together(
        {
            5: list(zip(map(float, FIELD), [1, 0.5, 0.5, 0, 0], strict=True)),
            6: list(zip(map(float, FIELD), [0.5, 0, 0, 0.5], strict=False)),
        },
        {5: [(6, 0)], 6: [(5, 1)]},
    )
    assert numbers(event, 5)[-1] == found[6]
    assert numbers(event, 6)[-1] == found[5]
    firsts = {place: hand.first_2026(found[place]) for place in (5, 6)}
    assert {place: new(event, place) for place in (5, 6)} == firsts
    assert numbers(event, 0) == [firsts[5], firsts[6]]
    # 1400, K 28 (index over 10): half a point is less than expected, so the brake (R0 + 800) / 2400
    expected = sum(hand.chance(1400, firsts[place]) for place in (5, 6))
    assert expected > 0.5
    k = half_tenth(28 * (1400 + 800) / 2400)
    assert new(event, 0) == hand.next_2026(1400, k, [firsts[5], firsts[6]], 0.5)


def half_tenth(value: float) -> float:
    """K with its one decimal."""
    return math.floor(10 * value + 0.5) / 10


def test_since_june_2026_all_points_count_with_a_draw_against_the_average() -> None:
    """har64/DWZ-Calc: one more game, a draw against the average opponent (1500 here)."""
    event = whole([*FIELD, None], [(5, place, 1) for place in range(5)], AFTER)
    found = hand.performance([*map(float, FIELD), 1500], 5.5)
    assert new(event, 5) == hand.first_2026(found)
    assert numbers(event, 0) == [hand.first_2026(found)]


def test_since_june_2026_the_rule_on_the_exceptional_is_said_to_be_unseen() -> None:
    results: Results = [(0, i + 1, 0.5 if i == 3 else 1) for i in range(5)]
    field = [1600, 1620, 1650, 1580, 1700]
    assert "dwz-note-exceptional-unseen" in notes(whole([1200, *field], results, AFTER), 0)
    assert "dwz-note-exceptional-unseen" not in notes(whole([1200, *field], results), 0)


# what must hold for any event


@st.composite
def events(draw: st.DrawFn) -> tuple[list[int | None], Results, Event]:
    """Up to fourteen players, a third of them without a DWZ, who play most of the others."""
    rating = st.one_of(st.integers(900, 2200), st.integers(600, 2600), st.none())
    ratings = draw(st.lists(rating, min_size=2, max_size=14))
    scores = st.sampled_from([None, 0, 0.5, 0.5, 1])
    results = []
    for one in range(len(ratings)):
        for other in range(one):
            score = draw(scores)
            if score is not None:
                results.append((one, other, score))
    return ratings, results, draw(st.sampled_from([BEFORE, AFTER]))


@settings(max_examples=150, deadline=None)
@given(events())
def test_no_player_says_of_himself_what_his_opponents_do_not_reckon_with(
    given: tuple[list[int | None], Results, Event],
) -> None:
    ratings, _, _ = given
    event = whole(*given)
    shown: dict[int, set[float | None]] = {place: set() for place in range(len(ratings))}
    for place, rating in enumerate(ratings):
        for line, opponent in zip(
            event.assess(place).lines, event.entered[place].opponents, strict=True
        ):
            assert opponent is not None
            standing = event.standing(opponent, place)
            assert line.game.opponent == standing.number
            if standing.number != ratings[opponent]:
                # a number that is no rating is explained where it stands, with its figure
                assert line.note is not None
                figures = [figure.value for figure in line.note.values.values()]
                assert standing.number is None or standing.number in figures
            if rating is not None:
                shown[opponent].add(line.game.opponent)
    for place, rating in enumerate(ratings):
        own = notes(event, place)
        assert "dwz-note-exceptional" not in own
        counted: float | str | None = rating
        if "dwz-note-event-first" in own:
            counted = own["dwz-note-event-first"].values["rating"].value
            assert counted == new(event, place)
        elif "dwz-note-event-exceptional" in own:
            counted = own["dwz-note-event-exceptional"].values["performance"].value
            assert counted == event.performances(place)[0].value
        assert shown[place] <= {counted}


@settings(max_examples=150, deadline=None)
@given(events())
def test_every_newcomer_of_the_event_is_expected_to_score_what_he_scored(
    given: tuple[list[int | None], Results, Event],
) -> None:
    """3.6, We = W, for all of them at once; to two decimals, or as near as a whole number comes."""
    event = whole(*given)
    assert event.search.rounds < 100
    for place in event.first:
        found = event.assess(place)
        assert isinstance(found, FirstRating)
        counted = [line.game for line in found.lines if line.counted]
        opponents = [float(game.opponent or 0) for game in counted]
        points = sum(game.score or 0 for game in counted)
        assert len(counted) >= 5
        if points == len(counted) or not found.performance:
            continue  # a draw is added, or it is raised to zero: seen above
        expected = hand.points_expected(found.performance, opponents)
        nearest = min(
            abs(hand.points_expected(found.performance + step, opponents) - points)
            for step in (-2, -1, 0, 1, 2)
        )
        assert abs(expected - points) <= max(0.0051, nearest + 0.0121)


@settings(max_examples=60, deadline=None)
@given(events(), st.randoms(use_true_random=False))
def test_the_order_of_the_players_does_not_matter(
    given: tuple[list[int | None], Results, Event], chance: random.Random
) -> None:
    ratings, results, day = given
    order = list(range(len(ratings)))
    chance.shuffle(order)
    where = {place: index for index, place in enumerate(order)}
    mixed = whole(
        [ratings[place] for place in order],
        [(where[one], where[other], score) for one, other, score in results],
        day,
    )
    event = whole(*given)
    for place in range(len(ratings)):
        assert new(event, place) == new(mixed, where[place])


# the calculator, and the shelf


@pytest.mark.parametrize("event", [BEFORE, AFTER])
def test_one_player_alone_hears_that_games_against_newcomers_may_count(event: Event) -> None:
    """3.4.1.2, which one player's games do not show."""
    games = [Game(1500, 1), Game(None, 1), Game(None, 0.5, "unrated"), Game(None, 1, "bye")]
    told = {note.name: note for note in DWZ.rate(Player(1500), games, event).notes}
    assert told["dwz-note-newcomers"].values["games"].value == 2
    assert "dwz-note-newcomers" in {note.name for note in DWZ.first(games, event).notes}
    assert "dwz-note-newcomers" not in {n.name for n in DWZ.rate(Player(1500), games[:1]).notes}


def test_the_books_that_rate_events_are_on_the_shelf() -> None:
    assert [book.name for book in shelf() if book.rates_events] == [name for name, _ in SHELF]
    with pytest.raises(ValueError, match="one player at a time"):
        rate_event(by_name("fide"), [])
