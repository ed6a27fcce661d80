"""Long work comes in steps, each of which is short however large the ladder is."""

import sys
from collections.abc import Callable, Iterator

import pytest

from elo.ladder.entries import Entry
from elo.ladder.ladder import Ladder
from elo.ladder.merging import Plan, planning
from elo.ladder.table_cells import cells_of
from elo.page.view.calculator.games_file import read_games
from elo.page.view.calculator.pasting import LONGEST_LIST, read_lines
from tests.engine.ladder.clubs import played_season

#: Lines of Python that one step may run: some hundredths of a second in the slowest interpreter.
MOST_LINES = 25_000


def longest_step(work: Iterator[object]) -> tuple[int, int]:
    """The most lines of Python that a step runs, and the number of steps."""
    lines = longest = steps = 0

    def trace(*_: object) -> object:
        nonlocal lines
        lines += 1
        return trace

    before = sys.gettrace()
    while True:
        lines = 0
        sys.settrace(trace)  # type: ignore[arg-type]
        try:
            next(work)
        except StopIteration:
            break
        finally:
            sys.settrace(before)
            longest = max(longest, lines)
        steps += 1
    return longest, steps


WORK: dict[str, Callable[[list[Entry]], Iterator[object]]] = {
    "replaying": lambda entries: Ladder().adding(entries),
    "out of order": lambda entries: Ladder().adding(list(reversed(entries))),
    "planning": lambda entries: planning(Ladder(), entries, Plan()),
}


@pytest.mark.parametrize("name", WORK)
def test_no_step_takes_longer_because_the_ladder_is_larger(name: str) -> None:
    for games in (1_000, 4_000):
        longest, steps = longest_step(WORK[name](played_season(games)))
        assert longest < MOST_LINES
        assert steps > games / 100


def test_what_is_done_in_steps_is_what_is_done_at_once() -> None:
    entries = played_season(300)
    one, other = Ladder(), Ladder()
    one.add_all(entries)
    for entry in reversed(entries):
        other.add(entry)
    assert [member.rating for member in one.everybody()] == [
        member.rating for member in other.everybody()
    ]
    assert [e.identity for e in one.journal.entries] == [e.identity for e in entries]


def lines_run(work: Callable[[], object]) -> int:
    def once() -> Iterator[object]:
        yield work()

    return longest_step(once())[0]


def test_many_passed_over_entries_cost_no_more_than_each_once() -> None:
    entries = played_season(400)
    left_out = tuple(entry.identity for entry in entries)
    found = Plan()
    for _ in planning(Ladder(), entries, found, left_out):
        pass
    assert found.fresh == []


def test_cells_between_quotes_are_put_together_once() -> None:
    def work(size: int) -> None:
        cells_of('"' + ";" * size + '"', ";")

    assert lines_run(lambda: work(4_000)) < 2.5 * lines_run(lambda: work(2_000))
    assert cells_of('"a;""b"";c";d', ";") == ['a;"b";c', "d"]


def test_a_pasted_text_is_cut_before_anything_is_done_with_it() -> None:
    text = '"' + ";" * 30_000
    assert read_games("a;b;c;d;e;f;g;h\n" + text) is None
    assert lines_run(lambda: read_lines(text)) < 5_000
    long = "1850 1\n" * LONGEST_LIST
    assert lines_run(lambda: read_games(long)) < 100
