"""One-off conversions: the announced examples, and what is refused."""

import pytest

from elo.core.assessment import Figure
from elo.core.errors import InputError
from elo.core.numbers import same
from elo.systems.base import CONFIDENCES, TRANSCRIBED
from elo.systems.conversions import CONVERSIONS, Conversion


def named(name: str) -> Conversion:
    return next(conversion for conversion in CONVERSIONS if conversion.name == name)


def test_every_conversion_has_a_day_a_source_and_a_confidence() -> None:
    days = [conversion.date for conversion in CONVERSIONS]
    assert days == sorted(days)
    assert len({conversion.name for conversion in CONVERSIONS}) == len(CONVERSIONS)
    for conversion in CONVERSIONS:
        assert conversion.source.name.startswith("source-")
        assert conversion.confidence in CONFIDENCES


@pytest.mark.parametrize(
    ("old", "new"),
    # FIDE news 2538 (1000, 1600, 2000); chess.com, 1 March 2024 (1500, 1700)
    [(1000, 1400), (1500, 1700), (1600, 1760), (1700, 1820), (1999, 1999.4), (2000, 2000)],
)
def test_the_compression_of_2024_gives_the_announced_ratings(old: int, new: float) -> None:
    assert same(named("fide-compression-2024").convert(old), new)


def test_the_compression_leaves_ratings_from_2000_on_alone() -> None:
    assert named("fide-compression-2024").convert(2830) == 2830


def test_the_uplift_of_2022_reaches_only_ratings_more_than_100_below_standard() -> None:
    uplift = named("fide-rapid-uplift-2022")
    assert uplift.needs == ("rating", "standard")
    assert uplift.convert(1899, 2000) == 1900
    assert uplift.convert(1900, 2000) == 1900
    assert uplift.convert(2100, 2000) == 2100


@pytest.mark.parametrize(
    ("name", "values", "field"),
    [
        ("fide-compression-2024", (999,), "rating"),
        ("fide-rapid-uplift-2022", (1500, 4001), "standard"),
        ("knsb-raise-2024", (99,), "rating"),
        ("dwz-raise-2026", (0,), "rating"),
    ],
)
def test_a_rating_that_there_was_not_is_refused(
    name: str, values: tuple[float, ...], field: str
) -> None:
    with pytest.raises(InputError) as caught:
        named(name).convert(*values)
    assert (caught.value.code, caught.value.field) == ("out-of-range", field)


def test_the_dwz_raise_is_what_the_dsbs_own_card_shows() -> None:
    # "Umstufung 2026" of 8 June 2026: 1366-21 became 1634-22, and 2841-105 became 2841-106
    # (github.com/Samson1964/contao-wertungsportal-bundle, tests/Helper/KarteikarteTest.php and
    # CHANGELOG); carried out, and no plan
    found = named("dwz-raise-2026")
    assert (found.date, found.confidence) == ("2026-06-08", TRANSCRIBED)
    assert [found.convert(rating) for rating in (1366, 2841)] == [1634, 2841]
    index = found.about.values["index"]
    assert isinstance(index, Figure)
    assert index.value == 22 - 21 == 106 - 105
