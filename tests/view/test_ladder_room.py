"""What the ladder's room says: the next season's name, fair opponents, form, the small curve."""

import pytest

from elo.core.games import DRAW, LOSS, WIN
from elo.ladder.opponents import fair_opponents
from elo.ladder.ranking import ranking
from elo.page.view.ladder.curve import HEIGHT, LATELY, WIDTH, small_curve
from elo.page.view.ladder.seasons import next_season
from elo.page.view.ladder.suggestions import fair_ones, nearest, suggestion
from elo.page.view.ladder.texts import about, form, form_text
from elo.systems import SYSTEMS, by_name
from tests.engine.ladder.clubs import Club, club
from tools.catalogue import LANGUAGES, Catalogue


def wording(language: str = "en"):  # type: ignore[no-untyped-def]
    return Catalogue(language).wording


@pytest.mark.parametrize(
    ("language", "name", "following"),
    [
        ("en", "Autumn 2026", "Spring 2027"),
        ("en", "Spring 2027", "Autumn 2027"),
        ("en", "Fall 2026", "Spring 2027"),
        ("nl", "Najaar 2026", "Voorjaar 2027"),
        ("nl", "Competitie lente 2027", "Competitie herfst 2027"),
        ("de", "Herbst 2026", "Frühjahr 2027"),
        ("de", "Frühling 2027", "Herbst 2027"),
        *[
            (language, name, following)
            for language in LANGUAGES
            for name, following in (
                ("2026", "2027"),
                ("2026/27", "2027/28"),
                ("2026-2027", "2027-2028"),
                ("2099/00", "2100/01"),
                ("Winter 2026/27", "Winter 2027/28"),
                ("Season 3", "Season 4"),
                ("Blitz", "Blitz 2"),
                ("x" * 80, ""),  # there is no room for another name
            )
        ],
    ],
)
def test_the_next_seasons_name_follows_from_this_ones(
    language: str, name: str, following: str
) -> None:
    assert next_season(name, wording(language)) == following


def test_a_half_year_of_a_season_across_two_years_stays_in_it_until_spring() -> None:
    assert next_season("Autumn 2026/27", wording()) == "Spring 2026/27"
    assert next_season("Spring 2026/27", wording()) == "Autumn 2027/28"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_readers_federation_is_proposed_for_a_ladder(language: str) -> None:
    system = wording(language).text("ladder-usual-system")
    assert system == {"en": "schaaks", "nl": "knsb", "de": "dwz"}[language]
    assert system in SYSTEMS


def test_nobody_far_away_is_a_fair_opponent_while_somebody_is_near() -> None:
    here = Club()
    here.found()
    me = here.join("Me", rating=1500)
    here.join("Near", rating=1590)
    here.join("Wide", rating=1310)
    here.join("Bas", rating=988)
    found = fair_opponents(here.ladder, me)
    assert [each.member.name for each in fair_ones(found)] == ["Near", "Wide"]
    assert [each.member.name for each in nearest(found, 4)] == ["Near", "Wide"]


def test_where_all_are_far_the_nearest_is_named_as_far() -> None:
    here = Club()
    here.found()
    me = here.join("Me", rating=1500)
    here.join("Bas", rating=988)
    here.join("Carla", rating=900)
    (only,) = nearest(fair_opponents(here.ladder, me), 4)
    assert (only.member.name, only.fair) == ("Bas", False)


def test_without_a_rating_no_distance_is_made_up() -> None:
    here = Club()
    here.found("fide", start=None)
    me, _ = here.join("Me"), here.join("Bert", rating=1800)
    (found,) = fair_opponents(here.ladder, me)
    assert suggestion(found, wording()) == "Bert (no rating yet)"
    assert "first one from the games" in about(here.ladder, wording())


def test_the_form_reads_from_the_oldest_to_the_newest_result() -> None:
    here, (anna, bert, *_) = club()
    for score in (WIN, DRAW, LOSS, WIN, WIN, DRAW):
        here.play(anna, bert, score)
    (place,) = [each for each in ranking(here.ladder) if each.member is anna]
    assert form(place) == ["draw", "loss", "win", "win", "draw"]
    assert form_text(form(place), wording("de")) == "Remis, Niederlage, Sieg, Sieg, Remis"


def test_the_small_curve_shows_the_last_moves_within_its_frame() -> None:
    here, (anna, bert, *_) = club()
    places = {each.member.name: each for each in ranking(here.ladder)}
    assert small_curve(here.ladder, places["Anna"], wording()) is None
    for _ in range(LATELY + 2):
        here.play(anna, bert, WIN)
    place = ranking(here.ladder)[0]
    curve = small_curve(here.ladder, place, wording())
    assert curve is not None
    points = [tuple(map(float, point.split(","))) for point in curve.points.split(" ")]
    assert len(points) == LATELY + 1
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in points)
    assert [y for _, y in points] == sorted((y for _, y in points), reverse=True)  # upwards
    assert curve.about.startswith("Rating lately: from ")
    assert curve.about.endswith(f" to {place.rating:.0f}")


def test_the_small_curve_of_a_ladder_by_seasons_ends_with_the_running_one() -> None:
    here = Club()
    here.found("fide", start=1600)
    anna, bert = here.join("Anna", games=50), here.join("Bert", games=50)
    here.play(anna, bert, WIN)
    here.close("Spring")
    here.play(anna, bert, WIN)
    curve = small_curve(here.ladder, ranking(here.ladder)[0], wording())
    assert curve is not None
    assert len(curve.points.split(" ")) == 3
    # K 20 (B02 8.3.3) against an equal: half of it
    assert curve.about.startswith("Rating lately: from 1600 to 16")
    assert by_name("fide").game_by_game is False
