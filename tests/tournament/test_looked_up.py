"""An event whose ratings are looked up in a list: what the list says, and what stays the file's."""

import pytest

from elo.tournament.desk import Desk
from elo.tournament.rows import UNRATED, Choices, Row
from tests.tournament.samples import FILES

LISTS = FILES.parent / "lists"
FIDE_LIST = "fide_players_list_sample.txt"

#: Everybody against everybody; the fourth is on no list.
TABLE = """\
Nr;Naam;FIDE-ID;{heading};Geboren;R1;R2;R3
1;Alpha, Anton;{first};1600;1974;4w1;3b=;2w0
2;Bravo, Berta;90000028;2300;1981;3w=;4b1;1b1
3;Delta, Dirk;90000042;2600;1990;2b=;1w=;4w1
4;Echo, Egon;;1700;1980;1b0;2w0;3b0
"""


def looked_up(heading: str = "Rating", first: str = "90000011", name: str = FIDE_LIST) -> Desk:
    desk = Desk()
    desk.open(TABLE.format(heading=heading, first=first).encode())
    return look_up(desk, name)


def look_up(desk: Desk, name: str, data: bytes | None = None) -> Desk:
    desk.begin_list(name)
    desk.feed_list(data or (LISTS / name).read_bytes())
    desk.end_list()
    return desk


def rows(desk: Desk, tempo: str | None = None) -> list[Row]:
    (report,) = desk.rate([Choices("fide", tempo)])
    return report.rows


def told(desk: Desk) -> dict[str, list[int]]:
    """What was noticed about the players: its code, and the lines in the file."""
    found: dict[str, list[int]] = {}
    for problem in desk.problems:
        if "number" in problem.values:
            found.setdefault(problem.code, []).append(problem.line)
    return found


@pytest.mark.parametrize("heading", ["Rating", "FIDE"])
def test_who_is_not_on_the_list_keeps_the_files_rating_and_this_is_said(heading: str) -> None:
    desk = looked_up(heading)
    found = rows(desk)
    # the list's own: 1638, 2312, 2650; the file's: 1700
    assert [row.rating for row in found] == [1638, 2312, 2650, 1700]
    # nobody's game with him is lost
    assert [row.counted for row in found] == [3, 3, 3, 3]
    assert told(desk)["list-rating-kept"] == [5]
    assert "list-missing" not in told(desk)


def test_one_player_who_is_found_plays_against_rated_opponents_still() -> None:
    desk = Desk()
    desk.open(TABLE.format(heading="Rating", first="90000011").encode())
    only = b"\n".join((LISTS / FIDE_LIST).read_bytes().splitlines()[:2])
    found = rows(look_up(desk, FIDE_LIST, only))
    assert [(row.rating, row.counted) for row in found] == [
        *((1638, 3), (2300, 3), (2600, 3), (1700, 3)),
    ]
    assert told(desk)["list-rating-kept"] == [3, 4, 5]


def test_a_list_of_another_federation_takes_nothing_from_the_files_own_ratings() -> None:
    desk = looked_up(name="knsb_KLASSIEK_sample.csv")
    assert [row.rating for row in rows(desk)] == [1600, 2300, 2600, 1700]


def test_who_is_unrated_on_the_list_is_unrated_and_this_is_said() -> None:
    desk = Desk()
    desk.open(TABLE.format(heading="Rating", first="90000011").encode())
    # Bravo has 2312 in standard and nothing in blitz; here, nothing in standard either
    look_up(desk, FIDE_LIST, (LISTS / FIDE_LIST).read_bytes().replace(b"2312", b"   0"))
    assert [row.rating for row in rows(desk, "blitz")] == [1926, None, 2588, 1700]
    assert rows(desk, "blitz")[1].status != UNRATED  # a first rating may come of it
    assert told(desk)["list-has-none"] == [3]


def test_a_list_of_another_tempo_changes_nothing_and_says_so() -> None:
    desk = Desk()
    desk.open(b"Nr;Naam;Rating;Geboren\n1;Van der Alfa, Quirijn;1500;2012")
    look_up(desk, "knsb_RAPID_sample.csv")
    (report,) = desk.rate([Choices("knsb")])
    assert report.rows[0].rating == 1500
    assert "list-other-tempo" in [problem.code for problem in desk.problems]
    # for a rapid event it is the right list
    (report,) = desk.rate([Choices("knsb", "rapid")])
    assert report.rows[0].rating == 1658
    assert "list-other-tempo" not in [problem.code for problem in desk.problems]


def test_the_tempo_may_be_chosen_before_or_after_the_list() -> None:
    before, after = looked_up(), Desk()
    after.open(TABLE.format(heading="Rating", first="90000011").encode())
    rows(after, "rapid")
    look_up(after, FIDE_LIST)
    # the list's rapid ratings
    assert [row.rating for row in rows(before, "rapid")][:3] == [1932, 2240, 2601]
    assert [row.rating for row in rows(after, "rapid")][:3] == [1932, 2240, 2601]
    # and back
    assert [row.rating for row in rows(before)][:3] == [1638, 2312, 2650]


def test_without_a_rapid_rating_the_standard_one_counts() -> None:
    # Rapid and Blitz Rating Regulations 7.2.1, in force since 1 March 2024
    desk = Desk()
    desk.open(TABLE.format(heading="Rating", first="90000011").encode())
    data = (LISTS / FIDE_LIST).read_bytes()
    without = data.replace(b"1932", b"   0")
    assert without != data
    look_up(desk, FIDE_LIST, without)
    assert rows(desk, "rapid")[0].rating == 1638
    assert told(desk)["list-standard-used"] == [2]
    rows(desk, "standard")
    assert "list-standard-used" not in told(desk)
