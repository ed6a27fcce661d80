"""A system with three numbers, no K, colours and idle time fits; no file but its own knows it."""

from itertools import product
from typing import Any

import pytest

from elo import systems
from elo.cli.batch import answer
from elo.core.games import BLACK, DRAW, LOSS, WHITE, WIN, Event, Game, Player
from elo.ladder.ladder import Ladder
from elo.page.view.calculator.background import comparison
from elo.page.view.calculator.entry import AVERAGE, Entry
from elo.page.view.calculator.presentation import answer as shown
from elo.page.view.wording import Wording
from elo.systems import SYSTEMS, by_name
from elo.tournament.event import Entrant, Rating, Result, Tournament
from elo.tournament.report import Report
from elo.tournament.rows import RATED, Choices
from elo.tournament.table import write_table
from elo.tournament.wire import write_report
from tests.engine.ladder.clubs import Club
from tests.engine.systems.three_numbers import THREE
from tools.catalogue import Catalogue


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(systems, "SHELF", (*systems.SHELF, ("three", lambda: THREE)))


def ask(do: str, **request: Any) -> dict[str, Any]:
    return answer({"do": do, "system": "three", **request})


def test_it_rates_and_says_what_comes_after_for_every_state() -> None:
    """1890 with White against 1500: (1890 + 10 - 1500) = 400 points, so E = 10/11.

    The change of a draw is 100/10 * (1/2 - 10/11) = -45/11; uncertainty 100 * 0.9; form -2 + 0.
    """
    player = Player(1890, uncertainty=100, form=-2)
    found = THREE.rate(player, [Game(1500, DRAW, color="w")], Event("2026-01-10"))
    assert found.lines[0].expected == pytest.approx(10 / 11)
    assert found.change == pytest.approx(-45 / 11)
    assert found.new_rating == 1885  # 1885.909...
    assert found.after["rating"] == pytest.approx(1890 - 45 / 11)
    assert found.after["uncertainty"] == pytest.approx(90)
    assert (found.after["form"], found.after["last"]) == (-2, "2026-01-10")
    assert (found.k, found.k_reason, THREE.suggest_k(player)) == (None, None, None)


def test_the_batch_contract_carries_its_facts_and_its_states() -> None:
    """Opponent's uncertainty 100: the gap of 800 weighs half, 400 points, E = 10/11."""
    player = {"rating": 2290, "uncertainty": 200, "form": 1.5, "last": "2026-01-01"}
    game = {"opponent": 1500, "score": 1, "opponent_uncertainty": 100, "color": "w"}
    found = ask("rate", date="2026-01-11", player=player, games=[game])
    # ten days: 210; the change of a win is 1/2 * 210/10 * (1 - 10/11)
    assert found["change"] == pytest.approx(21 / 22)
    assert "k" not in found
    assert found["after"] == {
        "rating": pytest.approx(2290 + 21 / 22),
        "uncertainty": 189,
        "form": 2,
        "last": "2026-01-11",
    }
    assert found["new_rating"] == 2290
    told = ask("expect", player=player, opponent=1500, opponent_uncertainty=100, color="w")
    assert told["expected"] == pytest.approx(10 / 11)


@pytest.mark.parametrize(
    ("player", "game", "code", "field"),
    [
        ({"uncertainty": 20}, {}, "out-of-range", "player.uncertainty"),
        ({"last": "2026-02-30"}, {}, "bad-date", "player.last"),
        ({"last": 5}, {}, "not-a-text", "player.last"),
        ({}, {"color": "x"}, "unknown-choice", "games.0.color"),
        ({}, {"opponent_uncertainty": 1}, "out-of-range", "games.0.opponent_uncertainty"),
        ({"deviaton": 100}, {}, "unknown-field", "player.deviaton"),
    ],
)
def test_a_fault_is_said_at_its_place(
    player: dict[str, object], game: dict[str, object], code: str, field: str
) -> None:
    row = {"opponent": 1500, "score": 1, **game}
    error = ask("rate", player={"rating": 1500, **player}, games=[row])["error"]
    assert (error["code"], error["field"]) == (code, field)


@pytest.mark.parametrize("system", SYSTEMS)
def test_its_facts_disturb_no_other_system(system: str) -> None:
    """A fact of another system is read and has no effect."""
    request = {"do": "rate", "system": system, "games": [[1500, 1]]}
    plain = answer(request | {"player": {"rating": 1500}})
    book = by_name(system)
    of_game = {"color": "w", "opponent_uncertainty": 80}
    of_player = {"uncertainty": 90, "form": 2, "last": "2026-01-01"}
    # a fact that both ask for is no other system's
    game = {name: of_game[name] for name in of_game if book.fact_of_game(name) is None}
    player = {name: of_player[name] for name in of_player if book.fact(name) is None}
    game |= {"opponent": 1500, "score": 1}
    assert answer(request | {"player": player | {"rating": 1500}, "games": [game]}) == plain


def test_its_facts_stand_in_the_list_of_systems() -> None:
    (found,) = ask("systems")["systems"]
    facts = {(each["whose"], each["name"]): each for each in found["facts"]}
    assert list(facts) == [
        *(("player", name) for name in ("rating", "uncertainty", "form", "last")),
        *(("opponent", "rating"), ("opponent", "uncertainty"), ("game", "color")),
    ]
    assert facts["player", "last"]["kind"] == "day"
    assert facts["player", "last"]["state"]
    assert facts["game", "color"]["choices"] == ["w", "b"]
    assert found["questions"] == ["target", "chances"]


def test_a_question_that_it_does_not_offer_has_a_clear_error() -> None:
    games = [[1500, 1]]
    field = {"average": 1500, "games": 2, "points": 1}
    for found in (
        ask("performance", games=games),
        ask("norm", games=games),
        ask("first", games=games),
        ask("rate", player={"rating": 1500}, field=field),
        ask("target", player={"rating": 1500}, field={"average": 1500, "games": 2}, target=1600),
    ):
        assert found["error"]["code"] == "not-offered"


def test_what_a_goal_needs_is_what_the_games_would_give() -> None:
    opponents = [1500, {"opponent": 1600, "opponent_uncertainty": 100, "color": "b"}]
    player = {"rating": 1500, "uncertainty": 100}
    found = ask("target", player=player, opponents=opponents, target=1508, draw_rate=0.3)
    games = [Game(1500, None), Game(1600, None, opponent_uncertainty=100, color="b")]
    ways: dict[float, list[float]] = {}
    for scores in product((LOSS, DRAW, WIN), repeat=2):
        sheet = [game.scored(score) for game, score in zip(games, scores, strict=True)]
        rated = THREE.rate(Player(1500, uncertainty=100), sheet)
        ways.setdefault(sum(scores), []).append(rated.change)
    assert [(row["score"], row["change"], row["most_change"]) for row in found["table"]] == [
        (score, pytest.approx(min(ways[score])), pytest.approx(max(ways[score])))
        for score in sorted(ways)
    ]
    assert found["notes"][0] == "forecast-spread"
    assert "k" not in found["table"][0]
    # against 1500: 1/2; against 1600 with Black and half the weight: a gap of -110 / 2
    assert found["chances"]["expected"] == pytest.approx(0.5 + 1 / (1 + 10 ** (55 / 400)))


def test_time_alone_changes_a_state() -> None:
    found = ask("rate", date="2026-02-01", player={"rating": 1500, "last": "2026-01-02"}, games=[])
    assert found["after"] == {
        "rating": 1500,
        "uncertainty": 130,
        "form": 0,
        "last": "2026-01-02",
    }
    rested = THREE.rest(Player(1500, last="2026-01-02"), Event("2026-02-01"))
    assert rested.number("uncertainty") == 130
    assert by_name("elo").rest(Player(1500)) == Player(1500)


def wording() -> Wording:
    """English, with a word for what only this system asks and says."""
    catalogue = Catalogue("en")

    def say(name: str, values: dict[str, str | int]) -> str | None:
        if name.endswith("-three"):
            return "Three"
        own = [fact.label for fact in THREE.facts if fact.name != "rating"]
        return name if name in own else catalogue.text(name, values)

    return Wording(say)


def test_the_comparison_shows_it_beside_the_others_and_they_stay_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entry = Entry()
    entry.facts["rating"], entry.one.opponent, entry.one.result = "1500", "1500", "win"
    rows = comparison(entry, wording())
    # nothing is known of the uncertainty: 100 / 10 * 1/2
    assert rows[-1] == ("Three", "1505", "+5.0", "Three")
    monkeypatch.undo()
    assert rows[:-1] == comparison(entry, wording())


def test_the_page_answers_for_it() -> None:
    entry = Entry()
    entry.system = "three"
    entry.facts["rating"], entry.one.opponent, entry.one.result = "1500", "1500", "win"
    found = shown(entry, THREE, wording())
    assert found.slots["new-rating"] == "1505"
    assert (found.slots["k-reason"], found.suggested_k) == ("", "")


def event() -> Tournament:
    """Two players; White wins."""
    white = Entrant(1, "White", results=[Result(1, 2, "w", WIN, "played", "1")])
    black = Entrant(2, "Black", results=[Result(1, 1, "b", LOSS, "played", "0")])
    white.ratings["FID"] = Rating(1890, further=(("uncertainty", 200),))
    black.ratings["FID"] = Rating(1500, further=(("uncertainty", 100), ("form", 2.5)))
    return Tournament(players=[white, black])


def test_a_report_of_an_event_carries_colours_facts_and_states() -> None:
    """White's gap of 400 weighs half against an uncertainty of 100; Black's of -400 a third."""
    found = Report(event(), Choices("three", date="2026-01-10"))
    white, black = found.rows
    assert (white.status, black.status) == (RATED, RATED)
    assert white.expected == pytest.approx(1 / (1 + 10 ** (-200 / 400)))
    assert black.expected == pytest.approx(1 / (1 + 10 ** (400 / 3 / 400)))
    assert (white.k, white.k_reason) == (None, None)
    assert (white.after["uncertainty"], black.after["form"]) == (180, 2)
    assert write_report(found)["rows"][0]["after"]["last"] == "2026-01-10"  # type: ignore[index]
    assert found.performance(white.player) is None


def test_a_table_of_a_system_without_k_has_no_column_for_it() -> None:
    text = write_table(event(), [Report(event(), Choices("three"))])
    heading = text.split("\n")[3].split()
    assert "K" not in heading
    assert heading[:6] == ["No", "Title", "Name", "Rating", "Games", "Score"]
    both = write_table(event(), [Report(event(), Choices(name)) for name in ("elo", "three")])
    assert both.split("\n")[3].split().count("K") == 1


def test_one_game_moves_all_states_of_both_players() -> None:
    white = Player(1890, uncertainty=200, form=0)
    black = Player(1500, uncertainty=100, form=2.5)
    event = Event("2026-01-10")
    ours, theirs = THREE.move_pair(white, black, WIN, event)
    assert THREE.states() == ("rating", "uncertainty", "form")
    one = THREE.rate(white, [Game(1500, WIN, opponent_uncertainty=100, color=WHITE)], event)
    other = THREE.rate(black, [Game(1890, LOSS, opponent_uncertainty=200, color=BLACK)], event)
    assert ours == tuple(one.after[name] for name in THREE.states())
    assert theirs == tuple(other.after[name] for name in THREE.states())


def test_a_ladder_moves_every_state_and_gives_every_state_back() -> None:
    here = Club(ladder=Ladder())
    here.found("three")
    anna, bert = here.join("Anna", rating=1500), here.join("Bert", rating=1500)
    here.play(anna, bert, WIN, date="2026-01-10")
    before = [dict(each.facts) for each in (anna, bert)], [anna.rating, bert.rating]
    assert anna.facts["uncertainty"] == 90
    assert (anna.facts["form"], anna.facts["last"]) == (0.5, "2026-01-10")
    game = here.play(anna, bert, LOSS, date="2026-01-20")
    # ten days: 100, and nine tenths of it
    assert anna.facts["uncertainty"] == 90
    assert (anna.facts["form"], anna.facts["last"]) == (0, "2026-01-20")
    here.undo(game.identity)
    anna, bert = here.ladder.members[anna.identity], here.ladder.members[bert.identity]
    assert ([dict(each.facts) for each in (anna, bert)], [anna.rating, bert.rating]) == before


def test_an_average_that_it_cannot_rate_is_a_dash_with_the_reason_in_the_comparison() -> None:
    entry = Entry()
    entry.mode = AVERAGE
    entry.facts["rating"] = "1500"
    entry.field = {"average": "1600", "rounds": "5", "points": "3"}
    words = wording()
    rows = comparison(entry, words)
    assert rows[-1] == ("Three", words.dash, words.dash, words.text("field-not-offered"))
    assert rows[0][1] == "1524"  # plain Elo with K 20: 20 * (3 - 5 / (1 + 10^(1/4))) = 24.006
