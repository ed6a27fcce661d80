"""The scales of charts, whatever the numbers."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from elo.page.view.pictures import round_axis

values = st.floats(-5000, 5000, allow_nan=False).map(lambda value: round(value, 2))


@given(values, values, st.integers(2, 8))
def test_a_scale_holds_all_values_with_few_lines_at_equal_distances(
    one: float, other: float, most: int
) -> None:
    low, high = sorted((one, other))
    axis = round_axis(low, high, most, str)
    assert axis.low <= low + 1e-9
    assert high - 1e-9 <= axis.high
    lines = [value for value, _ in axis.ticks]
    assert 2 <= len(lines) <= most + 2
    steps = [after - before for before, after in pairwise(lines)]
    assert max(steps) - min(steps) < 1e-6 * max(steps)
