"""Rounding, reading and writing numbers."""

import math
from decimal import ROUND_HALF_UP, Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.core.errors import InputError
from elo.core.number_reading import read_decimal, read_whole
from elo.core.numbers import NOISE, fixed, is_iso_date, round_half_away, total, write, write_points

HUNDREDTHS = st.integers(-500_000, 500_000)


def by_decimal(value: Decimal, digits: int) -> str:
    """The standard library's exact rounding, half away from zero, as a second opinion."""
    rounded = value.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    return str(abs(rounded) if rounded == 0 else rounded)


@given(HUNDREDTHS, st.integers(0, 1))
def test_numbers_of_two_decimals_round_exactly(hundredths: int, digits: int) -> None:
    assert fixed(hundredths / 100, digits) == by_decimal(Decimal(hundredths) / 100, digits)


@given(HUNDREDTHS, st.floats(-NOISE / 100, NOISE / 100))
def test_binary_noise_never_decides_a_tie(hundredths: int, noise: float) -> None:
    tie = hundredths + math.copysign(0.5, hundredths)
    assert round_half_away(tie + noise) == tie + math.copysign(0.5, tie)


@given(st.floats(-1e6, 1e6), st.integers(0, 4))
def test_a_gain_and_an_equal_loss_are_rounded_alike(value: float, digits: int) -> None:
    assert fixed(-value, digits).lstrip("-") == fixed(value, digits).lstrip("-")


@pytest.mark.parametrize(
    ("value", "expected"),
    # FIDE Rating Regulations 8.3.4: the nearest whole number, 0.5 away from zero
    [(2.5, 3), (-2.5, -3), (12.5, 13), (-12.5, -13), (0.49, 0), (-0.49, 0)],
)
def test_half_a_point_goes_away_from_zero(value: float, expected: int) -> None:
    assert round_half_away(value) == expected


def test_a_tie_hidden_by_floating_point_is_still_a_tie() -> None:
    # K 10, one point from three games with expectations .50, .50 and .65: exactly -6.5
    assert round_half_away(10 * (1 - (0.5 + 0.5 + 0.65))) == -7


@pytest.mark.parametrize("value", [-0.0, -0.04, 0.04, 0.0])
def test_zero_is_written_without_a_sign(value: float) -> None:
    assert write(value, 1, ",", signed=True) == "0,0"


def test_a_gain_has_a_plus_and_a_loss_a_real_minus() -> None:
    assert write(11.43, 1, ",", signed=True) == "+11,4"
    assert write(-7.2, 1, signed=True) == "\u22127.2"


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_what_is_no_number_is_never_written(value: float) -> None:
    with pytest.raises(InputError, match="finite"):
        write(value, 1)


@given(st.integers(-(10**9), 10**9))
def test_a_written_whole_number_is_read_back(value: int) -> None:
    assert read_whole(write(value, 0)) == value


@given(st.integers(0, 2000))
def test_written_points_are_read_back(halves: int) -> None:
    assert read_decimal(write_points(halves / 2)) == halves / 2


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1850", 1850),
        ("1.850", 1850),
        ("1,850", 1850),
        ("1 850", 1850),
        ("1\u00a0850", 1850),
        ("1\u202f850", 1850),
        ("1'850", 1850),
        (" 1850 ", 1850),
        ("12.345.678", 12345678),
        ("\u22125", -5),
        ("0", 0),
    ],
)
def test_a_rating_is_read_as_people_type_it(text: str, value: int) -> None:
    assert read_whole(text) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [("2,5", 2.5), ("2.5", 2.5), ("½", 0.5), ("2½", 2.5), ("2 ½", 2.5), ("20", 20), ("0", 0)],
)
def test_points_are_read_as_people_type_them(text: str, value: float) -> None:
    assert read_decimal(text) == value


@pytest.mark.parametrize(
    "text", ["abc", "18x0", "1e3", "NaN", "inf", "1/2", "½½", "½2", "1.850.5", "1..5", "١٨٥٠", "²"]
)
def test_what_is_no_number_is_refused(text: str) -> None:
    for read in (read_whole, read_decimal):
        with pytest.raises(InputError) as refusal:
            read(text)
        assert refusal.value.code in ("not-a-number", "not-whole")


@pytest.mark.parametrize("text", ["", "   ", "-", "+", "\u2212"])
def test_nothing_typed_is_told_apart_from_nonsense(text: str) -> None:
    for read in (read_whole, read_decimal):
        with pytest.raises(InputError) as refusal:
            read(text)
        assert refusal.value.code == "empty"


@pytest.mark.parametrize("text", ["2,5", "1.85", "18.5", "½", "1850,0"])
def test_a_rating_with_decimals_is_refused_as_not_whole(text: str) -> None:
    with pytest.raises(InputError) as refusal:
        read_whole(text)
    assert refusal.value.code == "not-whole"


@given(st.text(max_size=30))
def test_reading_any_text_gives_a_number_or_a_clear_refusal(text: str) -> None:
    for read in (read_whole, read_decimal):
        try:
            value = read(text)
        except InputError as refusal:
            code = refusal.code
        else:
            code = "a number" if math.isfinite(value) else "not finite"
        assert code in ("a number", "empty", "not-a-number", "not-whole")


@given(st.dates())
def test_every_day_of_the_calendar_is_a_date(day: object) -> None:
    assert is_iso_date(str(day))


@pytest.mark.parametrize("text", ["2025-02-29", "2025-13-01", "2025-1-1", "", "07-11-2025"])
def test_other_days_are_none(text: str) -> None:
    assert not is_iso_date(text)


def test_a_sum_is_taken_from_left_to_right() -> None:
    # compensated summation, as newer interpreters have it, would give exactly 1
    assert total([0.1] * 10) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1
