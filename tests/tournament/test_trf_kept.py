"""A tournament report keeps what nobody corrected: other lines, other fields, its encoding."""

from dataclasses import replace

import pytest

from elo.tournament.desk import Desk
from elo.tournament.edits import FactEdit, corrected
from elo.tournament.trf import read_trf, to_trf
from tests.tournament.samples import TRF_FILES, results

HEAD = "001    1 m  g Adler, Anna" + " " * 23 + "2000 NED     1234567 1990/05/17  1.0    1  "
OTHER = "001    2      Bakker, Hugo" + " " * 22 + "1900 NED     1234568 1991/05/17  0.0    2  "
LINES = (
    "### a comment",
    "012 Open",
    "072 2",
    "042 10.01.2026",
    HEAD + "   2 w 1  0000 - H",
    OTHER + "   1 b 0  ",
    "NED    2" + " " * 40 + "1850     9000002",
    "XXR 7",
    "XXS W=3 D=1",
    "162  W 3.0",
    "260   1   2    1    2",
)


def desk_with(data: bytes) -> Desk:
    desk = Desk()
    desk.open(data)
    return desk


def changed(before: bytes, after: bytes, end: bytes) -> list[int]:
    """The lines that are not the same, from 1; both files have as many."""
    one, other = before.split(end), after.split(end)
    assert len(one) == len(other)
    return [
        place for place, pair in enumerate(zip(one, other, strict=True), 1) if pair[0] != pair[1]
    ]


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n"])
@pytest.mark.parametrize("last", [False, True])
def test_a_correction_of_a_result_changes_its_two_blocks_and_nothing_else(
    end: str, last: bool
) -> None:
    data = (end.join(LINES) + (end if last else "")).encode()
    desk = desk_with(data)
    desk.edit({"number": 1, "round": 1, "code": "="})
    # the results stand in column 99, the eighth of the block
    expected = data.replace(b"   2 w 1  0000", b"   2 w =  0000").replace(b"1 b 0  ", b"1 b =  ")
    assert desk.export("trf") == expected
    assert desk.left_out == []


def test_a_correction_that_is_taken_back_leaves_the_file_as_it_was() -> None:
    data = "\n".join(LINES).encode()
    desk = desk_with(data)
    desk.edit({"number": 1, "round": 1, "code": "="})
    desk.edit({"number": 1, "round": 1, "code": "1"})
    assert desk.export("trf") == data


def test_a_corrected_rating_stands_in_its_columns() -> None:
    data = "\n".join(LINES).encode()
    desk = desk_with(data)
    desk.edit({"number": 1, "fact": "rating", "value": 950, "list": "FID"})
    desk.edit({"number": 2, "fact": "rating", "value": 1855, "list": "NED"})
    expected = data.replace(b"2000 NED", b" 950 NED").replace(b"1850     9", b"1855     9")
    assert desk.export("trf") == expected


def test_a_rating_on_another_list_is_a_line_more() -> None:
    data = "\n".join(LINES).encode()
    desk = desk_with(data)
    desk.edit({"number": 1, "fact": "rating", "value": 1955, "list": "NED"})
    line = b"NED    1" + b" " * 40 + b"1955"
    assert desk.export("trf") == data + b"\n" + line + b"\n"


@pytest.mark.parametrize(
    "moved",
    [
        HEAD.replace(" " * 23, " " * 20),
        HEAD.replace("Anna" + " " * 23, "Anna Theodora Wilhelmina Cornelia "),
    ],
    ids=["too few blanks", "a name too long"],
)
def test_fields_beside_their_columns_stay_where_they_are(moved: str) -> None:
    moved += "   2 w 1  0000 - H"
    data = "\n".join([*LINES[:4], moved, *LINES[5:]]).encode()
    desk = desk_with(data)
    desk.edit({"number": 1, "fact": "rating", "value": 1950, "list": "FID"})
    desk.edit({"number": 1, "round": 1, "code": "="})
    expected = data.replace(b"2000 NED", b"1950 NED").replace(b"2 w 1  0", b"2 w =  0")
    assert desk.export("trf") == expected.replace(b"1 b 0  ", b"1 b =  ")


def test_a_fact_that_has_no_columns_changes_nothing_and_is_said() -> None:
    data = "\n".join(LINES).encode()
    desk = desk_with(data)
    desk.edit({"number": 1, "fact": "k", "value": 40, "list": "FID"})
    assert desk.export("trf") == data
    assert [problem.code for problem in desk.left_out] == ["trf-facts-left-out"]
    desk.undo()
    desk.export("trf")
    assert desk.left_out == []


def test_another_first_day_changes_its_line_alone() -> None:
    data = "\n".join(LINES).encode()
    read = read_trf(data)
    written, _ = to_trf(replace(read, start="2026-02-01"), read)
    assert written == data.replace(b"10.01.2026", b"2026/02/01")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_file_keeps_its_encoding(encoding: str) -> None:
    text = "\r\n".join(LINES).replace("Bakker, Hugo", "Bäkkér, Hugo")
    desk = desk_with(text.encode(encoding))
    desk.edit({"number": 1, "round": 1, "code": "="})
    expected = text.replace("2 w 1  0", "2 w =  0").replace("1 b 0  ", "1 b =  ")
    assert desk.export("trf") == expected.encode(encoding)


@pytest.mark.parametrize("path", TRF_FILES, ids=lambda path: path.name)
def test_every_file_keeps_the_lines_of_the_others_when_a_year_of_birth_is_corrected(
    path: object,
) -> None:
    data: bytes = path.read_bytes()  # type: ignore[attr-defined]
    read = read_trf(data)
    player = read.players[-1]
    event = corrected(read, [FactEdit(player.number, "born", 1971)])
    written, _ = to_trf(event, read)
    end = b"\r\n" if b"\r\n" in data else b"\r" if b"\r" in data else b"\n"
    assert changed(data, written, end) == [player.line]
    again = read_trf(written)
    assert again.players[-1].birth == "1971"
    assert results(again) == results(read)
