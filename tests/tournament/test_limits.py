"""The work of reading is bounded in total, beforehand, and grows no faster than the file."""

import io
import sys
import zipfile
from collections.abc import Callable

import pytest

from elo.tournament import limits
from elo.tournament.checks import check
from elo.tournament.detect import read_events
from elo.tournament.event import Tournament
from elo.tournament.lists import Wanted, look_up
from elo.tournament.texts import sentence

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
KINDS = "application/vnd.openxmlformats-officedocument.spreadsheetml"


def workbook(*sheets: str, shared: str = "") -> bytes:
    """A workbook whose sheets have these rows, and these texts that cells share."""
    result = io.BytesIO()
    numbers = range(1, len(sheets) + 1)
    with zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED) as book:
        parts = "".join(
            f'<Override PartName="/xl/worksheets/sheet{n}.xml"'
            f' ContentType="{KINDS}.worksheet+xml"/>'
            for n in numbers
        )
        parts += (
            f'<Override PartName="/xl/workbook.xml" ContentType="{KINDS}.sheet.main+xml"/>'
            f'<Override PartName="/xl/sharedStrings.xml" ContentType="{KINDS}.sharedStrings+xml"/>'
        )
        rels = "application/vnd.openxmlformats-package.relationships+xml"
        book.writestr(
            "[Content_Types].xml",
            f'<Types xmlns="{PACKAGE}/content-types">'
            f'<Default Extension="rels" ContentType="{rels}"/>{parts}</Types>',
        )
        book.writestr("_rels/.rels", _relations([("officeDocument", "xl/workbook.xml")]))
        book.writestr(
            "xl/workbook.xml",
            f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>'
            + "".join(f'<sheet name="S{n}" sheetId="{n}" r:id="rId{n}"/>' for n in numbers)
            + "</sheets></workbook>",
        )
        targets = [("worksheet", f"worksheets/sheet{n}.xml") for n in numbers]
        book.writestr(
            "xl/_rels/workbook.xml.rels",
            _relations([*targets, ("sharedStrings", "sharedStrings.xml")]),
        )
        for n, rows in zip(numbers, sheets, strict=True):
            sheet = f'<worksheet xmlns="{MAIN}"><sheetData>{rows}</sheetData></worksheet>'
            book.writestr(f"xl/worksheets/sheet{n}.xml", sheet)
        book.writestr("xl/sharedStrings.xml", f'<sst xmlns="{MAIN}">{shared}</sst>')
    return result.getvalue()


def _relations(targets: list[tuple[str, str]]) -> str:
    lines = "".join(
        f'<Relationship Id="rId{n}" Type="{OFFICE}/{kind}" Target="{target}"/>'
        for n, (kind, target) in enumerate(targets, start=1)
    )
    return f'<Relationships xmlns="{PACKAGE}/relationships">{lines}</Relationships>'


def sparse(rows: int) -> str:
    """Rows of which only the four hundredth column is filled."""
    return "".join(f'<row r="{n}"><c r="OJ{n}"><v>1</v></c></row>' for n in range(1, rows + 1))


def codes(data: bytes) -> list[str]:
    return [problem.code for event in read_events(data) for problem in event.problems]


def test_a_small_workbook_that_unpacks_to_millions_of_texts_is_not_opened() -> None:
    bomb = workbook("", shared="<si/>" * (limits.MOST_TAGS + 1))
    assert len(bomb) < 100_000
    assert codes(bomb) == ["workbook-too-large"]


def test_the_cells_of_all_sheets_are_counted_together() -> None:
    # 400 cells a row, of which one is filled: one sheet is below the limit, eight are not
    rows = limits.MOST_CELLS // 400 // 4
    assert codes(workbook(sparse(rows))) == ["tables-without-headings"]
    assert codes(workbook(*[sparse(rows)] * 8)) == ["table-too-many-cells"]


def test_a_table_of_too_many_cells_is_refused_before_it_is_cut_up() -> None:
    head = "Name;Rating;R1\n"
    assert codes((head + ";" * limits.MOST_CELLS).encode()) == ["table-too-many-cells"]


def test_a_report_file_of_too_many_results_is_refused_as_a_whole() -> None:
    round_of = "   2 w 1  "
    line = "001    1 m    " + "Adler, Anna".ljust(77)
    rounds = limits.MOST_RESULTS // 10
    few, many = (line + round_of * rounds, "\n".join([line + round_of * rounds] * 11))
    assert "event-too-large" not in codes(few.encode())
    assert codes(many.encode()) == ["event-too-large"]
    (event,) = read_events(many.encode())
    assert event.players == []
    assert "330000" in sentence(event.problems[0])


def test_games_in_pgn_are_counted_with_both_sides() -> None:
    games = '[White "A"]\n[Black "B"]\n\n1-0\n\n' * (limits.MOST_RESULTS // 2 + 1)
    assert codes(games.encode()) == ["event-too-large"]


def test_a_file_that_is_too_large_is_refused_unread() -> None:
    data = b"001    1 m    Adler, Anna\n" * (limits.LARGEST_FILE // 20)
    assert codes(data) == ["file-too-large"]


def steps(work: Callable[[], object]) -> int:
    """How many lines of Python a piece of work runs: the same on every machine."""
    count = 0

    def trace(*_: object) -> object:
        nonlocal count
        count += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)  # type: ignore[arg-type]
    try:
        work()
    finally:
        sys.settrace(before)
    return count


#: Files that grow by a line at a time, in the ways that once took the square of their length.
GROWING: dict[str, Callable[[int], bytes]] = {
    "one number for all": lambda size: b"No;Name;Rating\n" + b"7;Anna;1500\n" * size,
    "one pair for all": lambda size: b"White;Black;Result\n" + b"Anna;Bert;1-0\n" * size,
    "one round": lambda size: b"Round;White;Black;Result\n" + b"1;Anna;Bert;1-0\n" * size,
    "one card": lambda size: b"Name: Anna\nRound;Name;Result\n" + b"1;Bert;1\n" * size,
    "teams": lambda size: (
        b"001    1 m    Adler\n" + b"".join(b"013 Team %d\n" % n for n in range(size))
    ),
    "byes": lambda size: b"001    1 m    Adler\n" + b"240 F   1    1\n" * size,
    "games": lambda size: b'[White "A"]\n[Black "B"]\n\n1-0\n\n' * size,
}


def _read_and_check(data: bytes) -> None:
    for event in read_events(data):
        check(event)


@pytest.mark.parametrize("name", GROWING)
def test_twice_the_lines_are_twice_the_work(name: str) -> None:
    # what is quadratic in C alone, as max() of a set, is not counted in lines: so the calls that
    # did it are gone, and what they did is done line by line
    one, two = (GROWING[name](size) for size in (400, 800))
    _read_and_check(one)  # modules are loaded, and the like
    assert steps(lambda: _read_and_check(two)) < 2.5 * steps(lambda: _read_and_check(one))


def test_namesakes_on_a_list_are_looked_at_one_by_one() -> None:
    def work(size: int) -> None:
        head = b"Relatienummer;Naam;Titel;FED;Rating;Nv;Geboren;S\r\n"
        lines = b"".join(b"%d;Alfa, Anna;;NED;1500;1;1990;\r\n" % (n + 1) for n in range(size))
        look_up(head + lines, [Wanted(1, "Alfa, Anna")], "KLASSIEK.csv")

    work(10)
    assert steps(lambda: work(800)) < 2.5 * steps(lambda: work(400))


NOTE = '"see\n001    9 m    Injected, Player                  2000\n[Event ""x""]\n<player >\nend"'


@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_a_remark_in_a_cell_does_not_decide_what_a_file_is(separator: str) -> None:
    lines = ["Name|Rating|R1|Remark", f"Anna|1500|2w1|{NOTE}", "Bert|1400|1b0|"]
    (event,) = read_events("\n".join(lines).replace("|", separator).encode())
    assert names(event) == ["Anna", "Bert"]
    assert event.format == "table"


def test_one_strange_line_does_not_outweigh_a_table() -> None:
    rows = "".join(f"{name};1500\n" for name in ("Anna", "Bert", "Cor", "Dirk"))
    (event,) = read_events(f"Name;Rating\n001    9 m    Injected\n{rows}".encode())
    assert "Anna" in names(event)


def test_a_report_file_with_headings_above_it_is_one_still() -> None:
    players = "".join(f"001 {n:4d} m    Adler, Anna {n}\n" for n in range(1, 9))
    (event,) = read_events(f"Name,Rating\n012 Open\n{players}".encode())
    assert event.format == "trf16"
    assert len(event.players) == 8


def names(event: Tournament) -> list[str]:
    return [player.name for player in event.players]
