"""When an event was, from whatever its file says: that decides the rules and who is a junior."""

import pytest

from elo.core.errors import InputError
from elo.tournament.checks import check
from elo.tournament.desk import Desk
from elo.tournament.report import Report
from elo.tournament.rows import Choices
from tests.tournament.samples import only_event, sample

LINE = "001    {number}      {name:<33} 1800 NED                {born}/00/00  {game}\n"
PLAYERS = (
    LINE.format(number=1, name="Adler, Anna", born=2009, game="1.0    1     2 w 1")
    + LINE.format(number=2, name="Bakker, Hugo", born=1980, game="0.0    2     1 b 0")
).encode()
ROUND = b"132" + b" " * 88 + b"25/11/02"


@pytest.mark.parametrize(
    ("lines", "date", "code"),
    [
        (b"052 2025/11/05", "2025-11-05", "date-from-end"),
        (b"042 2025/13/45\n052 2025/11/05", "2025-11-05", "date-from-end"),
        (ROUND, "2025-11-02", "date-from-round"),
        (ROUND + b"\n052 2025/11/05", "2025-11-02", "date-from-round"),
        (b"042 2025/11/01\n052 2025/11/05", "2025-11-01", None),
        (b"", None, "no-date"),
    ],
)
def test_any_day_of_the_event_dates_it_and_this_is_said(
    lines: bytes, date: str | None, code: str | None
) -> None:
    event = only_event(PLAYERS + lines)
    said = {"no-date", "date-from-end", "date-from-round"}
    report = Report(event, Choices("fide"))
    told = [p.code for p in [*check(event), *report.problems] if p.code in said]
    assert told == ([code] if code else [])
    assert report.terms.date == date
    # born in 2009: under 18 in 2025, when FIDE gives 40; without a date nobody is young
    assert report.rows[0].k == (40 if date else 20)


def test_a_day_that_is_chosen_needs_no_remark_that_the_file_lacks_it() -> None:
    desk = Desk()
    desk.open(PLAYERS + b"052 2025/11/05")
    desk.rate([Choices("fide")])
    assert "date-from-end" in [problem.code for problem in desk.problems]
    desk.rate([Choices("fide", date="2025-11-01")])
    assert "date-from-end" not in [problem.code for problem in desk.problems]
    assert desk.event.start == ""
    # but a slip of the pen is said: it is after the end
    desk.rate([Choices("fide", date="2025-12-01")])
    assert "start-after-end" in [problem.code for problem in desk.problems]


def test_a_day_that_is_none_is_refused() -> None:
    desk = Desk()
    desk.open(PLAYERS)
    with pytest.raises(InputError):
        desk.rate([Choices("fide", date="2025-13-01")])


def test_the_rules_of_the_first_day_hold_and_a_change_during_the_event_is_said() -> None:
    event = only_event(PLAYERS + b"042 2025/09/28\n052 2025/10/05")
    report = Report(event, Choices("fide"))
    # FIDE changed its rules on 1 October 2025
    assert report.edition.since <= "2025-09-28"
    (problem,) = [each for each in report.problems if each.code == "edition-of-start"]
    assert (problem.values["since"], problem.values["start"]) == ("2025-10-01", "2025-09-28")


def test_nothing_is_said_of_rules_that_did_not_change() -> None:
    event = only_event(PLAYERS + b"042 2025/10/01\n052 2025/10/05")
    codes = [problem.code for problem in Report(event, Choices("fide")).problems]
    assert "edition-of-start" not in codes


def test_a_dwz_goes_by_the_last_day_of_the_file() -> None:
    event = only_event(sample("dwz_new_year.trf"))
    report = Report(event, Choices("dwz"))
    row = report.rows[0]
    # Anton, 1700 and born in 2005, is 21 in 2026: E0 = 1.7^4 + 10 = 18.35; against 1750 and 1800
    # 0.430 + 0.362 are expected: 800 * (1.5 - 0.792) / (18 + 2)
    assert (row.k, row.new_rating) == (18, 1728)
    assert row.change == pytest.approx(28.32)
    # on the first day he would be 20: E0 = (1.7^4 + 5) * 0.85 = 11.35
    early = Report(event, Choices("dwz", end="2025-12-31"))
    assert early.rows[0].k == 11


def test_an_event_that_spans_new_dwz_rules_is_rated_by_those_of_its_last_day() -> None:
    event = only_event(PLAYERS + b"042 2026/05/30\n052 2026/06/08")
    report = Report(event, Choices("dwz"))
    assert report.edition.name == "2026"
    codes = [problem.code for problem in report.problems]
    assert "edition-of-start" not in codes
    (problem,) = [each for each in report.problems if each.code == "edition-of-end"]
    assert (problem.values["since"], problem.values["end"]) == ("2026-06-08", "2026-06-08")
    # FIDE goes by the first day, and changed nothing meanwhile
    assert not [p for p in Report(event, Choices("fide")).problems if p.code.startswith("edition")]


@pytest.mark.parametrize(
    ("lines", "end", "said"),
    [
        (b"042 2026/06/01", "2026-06-01", True),
        (b"042 2025/10/01\n" + ROUND, "2025-11-02", True),
        (b"042 2026/06/01\n052 2026/06/09", "2026-06-09", False),
        (b"", None, False),
    ],
)
def test_what_stands_for_a_last_day_that_the_file_lacks_is_said_where_it_decides(
    lines: bytes, end: str | None, said: bool
) -> None:
    event = only_event(PLAYERS + lines)
    report = Report(event, Choices("dwz"))
    assert report.terms.end == end
    assert ("no-end" in [problem.code for problem in report.problems]) == said
    assert "no-end" not in [problem.code for problem in Report(event, Choices("fide")).problems]


def test_a_last_day_can_be_chosen_and_one_before_the_first_is_said() -> None:
    desk = Desk()
    desk.open(PLAYERS + b"042 2026/06/01\n052 2026/06/07")
    (report,) = desk.rate([Choices("dwz")])
    assert report.edition.name == "2016"
    (report,) = desk.rate([Choices("dwz", end="2026-06-08")])
    assert report.edition.name == "2026"
    desk.rate([Choices("dwz", end="2026-05-01")])
    assert "start-after-end" in [problem.code for problem in desk.problems]
