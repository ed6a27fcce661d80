"""Players are found in the federations' rating lists, and nobody is taken for somebody else.

What is expected of the samples can be read in them: they are short.
"""

import tracemalloc
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.tournament.detect import read_events
from elo.tournament.event import FIDE_LIST, Rating
from elo.tournament.lists import Answer, Lookup, Wanted, look_up
from elo.tournament.lists.dsb import read_clubs
from elo.tournament.lists.pieces import Lines, decode

from .large_list import large_list

FILES = Path(__file__).parent / "lists"
FIDE_TEXT = "fide_players_list_sample.txt"
FIDE_ONE = "fide_standard_list_sample.txt"
FIDE_XML = "fide_players_list_sample.xml"
KNSB = "knsb_KLASSIEK_sample.csv"
KNSB_RAPID = "knsb_RAPID_sample.csv"
DSB = "dsb_spieler_sample.csv"
LISTS = (FIDE_TEXT, FIDE_ONE, FIDE_XML, KNSB, KNSB_RAPID, DSB)


def content(name: str) -> bytes:
    return (FILES / name).read_bytes()


def ask(name: str, *wanted: Wanted) -> list[Answer]:
    return look_up(content(name), wanted, name).answers


def by_fide(number: str, name: str = "", born: int | None = None) -> Wanted:
    return Wanted(1, name, {FIDE_LIST: number}, born)


def codes(answer: Answer) -> list[str]:
    return [problem.code for problem in answer.problems]


# what each list says


def test_the_combined_fide_list_has_three_ratings_with_their_k() -> None:
    [answer] = ask(FIDE_TEXT, by_fide("90000011"))
    found = answer.found
    assert found is not None
    assert (found.name, found.federation, found.sex, found.born) == (
        "Alpha, Anton",
        "NED",
        "m",
        1974,
    )
    assert found.rating("FID", "standard") == Rating(1638, k=20)
    assert found.rating("FID", "rapid") == Rating(1932, k=20)
    assert found.rating("FID", "blitz") == Rating(1926, k=20)
    assert (found.line, found.inactive, codes(answer)) == (2, False, [])


def test_games_of_the_period_are_not_taken_for_the_games_of_a_life() -> None:
    [answer] = ask(FIDE_TEXT, by_fide("90000028"))
    assert answer.found is not None
    assert answer.found.period_games["standard"] == 9
    assert answer.found.rating("FID", "standard") == Rating(2312, k=10, games=None)
    assert (answer.found.title, answer.found.sex) == ("WGM", "w")


def test_a_player_without_rating_k_and_year_has_none_of_them_instead_of_nought() -> None:
    [hotel, charlie] = ask(FIDE_TEXT, by_fide("90000080"), by_fide("90000035"))
    assert hotel.found is not None
    assert charlie.found is not None
    for tempo in ("standard", "rapid", "blitz"):
        assert hotel.found.rating("FID", tempo) == Rating(None)
        assert charlie.found.rating("FID", tempo) == Rating(None)
    assert (hotel.found.born, hotel.found.federation) == (None, "")


def test_a_title_too_long_for_its_column_does_not_move_the_numbers() -> None:
    [answer] = ask(FIDE_TEXT, by_fide("90000073"))
    assert answer.found is not None
    assert answer.found.rating("FID", "standard") == Rating(2101, k=20)
    assert (answer.found.born, answer.found.title) == (None, "CM")


def test_fides_flag_is_read() -> None:
    found = [answer.found for answer in ask(FIDE_TEXT, by_fide("90000059"), by_fide("90000066"))]
    assert [entry is not None and entry.inactive for entry in found] == [True, True]


def test_a_list_of_one_tempo_takes_it_from_the_files_name() -> None:
    [answer] = ask(FIDE_ONE, by_fide("90000042"))
    assert answer.found is not None
    assert answer.found.rating("FID", "standard") == Rating(2650, k=10)
    assert answer.found.rating("FID", "rapid") is None
    assert answer.found.period_games == {"standard": 4}


def test_a_list_that_does_not_tell_its_tempo_is_reported() -> None:
    lookup = look_up(content(FIDE_ONE), [by_fide("90000042")], "download.txt")
    assert [problem.code for problem in lookup.problems] == ["list-tempo"]
    assert look_up(content(KNSB), [], "x.csv").problems == lookup.problems


def test_the_layout_before_2012_is_read_by_its_headings() -> None:
    text = (
        "ID number Name                            TitlFed  Mar11 GamesBorn  Flag\n"
        " 90000011 Alpha, Anton                    g   NED  1638   0   1974      \n"
        " 90000028 Bravo, Berta                    wg  GER  2312   9   1981  w   \n"
    )
    lookup = look_up(text.encode(), [by_fide("90000028")], "standard.txt")
    [answer] = lookup.answers
    assert answer.found is not None
    assert answer.found.rating("FID", "standard") == Rating(2312)
    assert (answer.found.federation, answer.found.born, answer.found.sex) == ("GER", 1981, "w")
    assert lookup.problems == []


def test_the_fide_list_as_xml_says_the_same_as_the_text() -> None:
    for number in ("90000011", "90000028"):
        [one], [other] = ask(FIDE_XML, by_fide(number)), ask(FIDE_TEXT, by_fide(number))
        assert one.found is not None
        assert other.found is not None
        one.found.line = other.found.line
        assert one.found == other.found


def test_entities_in_xml_are_read_and_an_entry_without_number_is_reported() -> None:
    lookup = look_up(content(FIDE_XML), [Wanted(1, "O'Charlie, S F")], FIDE_XML)
    [answer] = lookup.answers
    assert answer.found is not None
    assert answer.found.ids == {"FID": "90000035"}
    assert (answer.found.sex, answer.found.inactive) == ("w", True)
    assert [(problem.code, problem.line) for problem in lookup.problems] == [("list-no-id", 5)]


def test_the_knsb_list_is_read_in_its_encoding() -> None:
    answers = ask(
        KNSB,
        Wanted(1, "'t Delta, Zoë", born=2001),
        Wanted(2, "Echo, Jürgen", {"NED": "9000005"}),
        Wanted(3, "Bravo, Marjolein", {"NED": "9000002"}),
    )
    delta, echo, bravo = [answer.found for answer in answers]
    assert delta is not None
    assert (delta.name, delta.sex, delta.title) == ("'t Delta, Zoë", "w", "FM")
    assert delta.rating("NED", "standard") == Rating(2288, games=75)
    assert echo is not None
    assert echo.name == "Echo, Jürgen"
    assert bravo is not None
    assert bravo.rating("NED", "standard") == Rating(None, games=100)
    assert [codes(answer) for answer in answers] == [[], [], []]


def test_the_knsb_lists_of_two_tempos_are_told_apart() -> None:
    [answer] = ask(KNSB_RAPID, Wanted(1, "", {"NED": "9000001"}))
    assert answer.found is not None
    assert answer.found.rating("NED", "rapid") == Rating(1658, games=42)
    assert answer.found.rating("NED", "standard") is None


def test_of_two_memberships_the_active_one_stands_for_the_player() -> None:
    answers = ask(DSB, Wanted(1, "Müller, Anna", born=2005), Wanted(2, "", {"GER": "NU9000002"}))
    for answer in answers:
        assert answer.found is not None
        assert (answer.found.club, answer.found.inactive) == ("10614", False)
        assert answer.found.rating("GER", "standard") == Rating(1650, index=20)
        assert answer.found.title == "WFM"
        assert codes(answer) == []


def test_the_dsb_list_is_asked_by_club_number_and_by_fide_number() -> None:
    [member, alfa] = ask(
        DSB,
        Wanted(1, "Groß, Jörg", {"GER": "20001-14"}),
        by_fide("90000042", "Alfa, Max"),
    )
    assert member.found is not None
    assert (member.found.name, member.found.born) == ("Groß, Jörg", 2014)
    assert alfa.found is not None
    assert alfa.found.rating("GER", "standard") == Rating(2841, index=106)
    assert alfa.found.rating("FID", "rapid") == Rating(2803)


@pytest.mark.parametrize(
    ("headings", "line"),
    [
        (
            "ID,VKZ,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,"
            "Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land",
            'NU9000001,10614,1081,A,"Alfa,Max",M,,1990,202517,2841,106,2823,GM,90000042,NOR',
        ),
        (
            "ZPS,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,"
            "Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land",
            '10614,1081,A,"Alfa,Max",M,,1990,202517,2841,106,2823,GM,90000042,NOR',
        ),
    ],
    ids=["15 columns", "14 columns"],
)
def test_the_older_exports_of_the_dsb_are_read(headings: str, line: str) -> None:
    wanted = Wanted(1, "Alfa, Max", {"GER": "10614-1081"})
    lookup = look_up(f"{headings}\n{line}\n".encode("cp1252"), [wanted])
    [answer] = lookup.answers
    assert answer.found is not None
    assert answer.found.rating("GER", "standard") == Rating(2841, index=106)
    assert lookup.problems == []


def test_the_list_of_clubs_names_clubs_and_is_no_list_of_players() -> None:
    lines = [decode(raw) for _, raw in Lines().feed(content("dsb_vereine_sample.csv"))]
    clubs = read_clubs(lines)
    assert clubs == {"10614": "FC Beispiel 1910 eV SAbt", "20001": "Schachfreunde Süd"}
    lookup = look_up(content("dsb_vereine_sample.csv"), [])
    assert [problem.code for problem in lookup.problems] == ["list-clubs"]


# who is who


def test_another_players_number_is_not_believed() -> None:
    [answer] = ask(FIDE_TEXT, by_fide("90000028", "Alpha, Anton", 1974))
    assert answer.found is not None
    assert (answer.found.ids, answer.by) == ({"FID": "90000011"}, "name-and-year")
    assert codes(answer) == ["list-id-other-name", "list-id-differs"]


def test_a_name_alone_finds_a_player_and_says_so() -> None:
    [answer] = ask(FIDE_TEXT, Wanted(1, "anton ALPHA"))
    assert answer.found is not None
    assert (answer.by, codes(answer)) == ("name", ["list-by-name"])


def test_another_year_of_birth_is_another_player() -> None:
    [answer] = ask(FIDE_TEXT, Wanted(1, "Alpha, Anton", born=1975))
    assert (answer.found, codes(answer)) == (None, ["list-other-year"])
    [answer] = ask(FIDE_TEXT, by_fide("90000011", "Alpha, A.", 1975))
    assert answer.found is not None
    assert codes(answer) == ["list-born-differs"]


def test_a_year_that_the_list_does_not_know_decides_nothing() -> None:
    [answer] = ask(FIDE_TEXT, Wanted(1, "Golf, Gerrit", born=1960))
    assert (answer.found, codes(answer)) == (None, ["list-year-unknown"])
    assert [entry.name for entry in answer.candidates] == ["Golf, Gerrit"]


def test_namesakes_are_named_and_none_is_taken() -> None:
    twins = content(KNSB) + b"9000007;Echo, J\xfcrgen;;NED;1500;9;1971;\r\n"
    answers = look_up(
        twins, [Wanted(1, "Echo, Juergen"), Wanted(2, "Echo, Jurgen", born=1971)], KNSB
    )
    unsure, sure = answers.answers
    assert (unsure.found, codes(unsure)) == (None, ["list-ambiguous"])
    assert [entry.born for entry in unsure.candidates] == [1970, 1971]
    assert "Echo, Jürgen (9000007, 1971)" in str(unsure.problems[0].values["candidates"])
    assert sure.found is not None
    assert sure.found.rating("NED", "standard") == Rating(1500, games=9)


def test_a_number_that_is_there_twice_is_nobodys() -> None:
    twice = content(KNSB) + b"9000006;IJsbrandt, Foxtrot;;NED;1712;3;2015;\r\n"
    [answer] = look_up(twice, [Wanted(1, "", {"NED": "9000006"})], KNSB).answers
    assert (answer.found, codes(answer)) == (None, ["list-ambiguous"])


def test_who_is_not_there_is_missing() -> None:
    for name in LISTS:
        [answer] = ask(name, Wanted(7, "Nobody, Never", {"FID": "1", "NED": "2", "GER": "3"}))
        assert (answer.found, codes(answer)) == (None, ["list-missing"])
        assert answer.problems[0].values == {"number": 7, "name": "Nobody, Never"}


# broken lists


def test_a_broken_line_is_reported_with_its_place_and_the_rest_is_read() -> None:
    lines = content(KNSB).split(b"\r\n")
    lines[1] = b"9000001;Van der Alfa"
    lines[2] = b'9000002;"Bravo, Marjolein;WFM;NED;;100;1981;w'
    lines[3] = b"x;Van der Charlie, A;;GER;1544;24;1958;"
    lines[6] = b"9000006;IJsbrandt, Foxtrot;;NED;7l2;3;2015;"
    wanted = [Wanted(1, "", {"NED": f"900000{number}"}) for number in range(1, 7)]
    lookup = look_up(b"\r\n".join(lines), wanted, KNSB)
    assert [(p.code, p.line, p.column) for p in lookup.problems] == [
        ("list-cells", 2, 0),
        ("list-quotes", 3, 0),
        ("list-no-id", 4, 1),
        ("list-number", 7, 5),
    ]
    assert [answer.found is not None for answer in lookup.answers] == [
        *[False, False, False, True, True, False]
    ]


def test_a_number_that_is_none_is_reported_at_its_column_in_the_fide_list() -> None:
    text = content(FIDE_TEXT).replace(b"1638", b"16E8")
    lookup = look_up(text, [by_fide("90000011")], FIDE_TEXT)
    [problem] = lookup.problems
    assert (problem.code, problem.line, problem.column) == ("list-number", 2, 114)
    assert lookup.answers[0].found is None


def test_a_thousand_broken_lines_are_counted_not_listed() -> None:
    text = content(FIDE_TEXT) + b"no player here\r\n" * 1000
    lookup = look_up(text, [by_fide("90000011")], FIDE_TEXT)
    assert len(lookup.problems) == 51
    assert lookup.problems[-1].values == {"count": 950}
    assert lookup.answers[0].found is not None


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "list-empty"),
        (b"\xef\xbb\xbf\r\n\r\n", "list-empty"),
        (b"Round 1\n1 Alpha - Bravo 1-0\n", "list-unknown"),
        (b"\x00" * 5000, "list-unknown"),
        (b"ID Number      Name        Fed\n", "list-headings"),
        (b"Relatienummer;Naam\n", "list-headings"),
        (b"<playerslist></playerslist>", "list-empty"),
        (b"PK\x03\x04 broken", "list-archive"),
    ],
)
def test_what_is_no_list_is_said(data: bytes, code: str) -> None:
    lookup = look_up(data, [by_fide("90000011")])
    assert [problem.code for problem in lookup.problems][:1] == [code]
    assert all(answer.found is None for answer in lookup.answers)


def zipped(**files: bytes) -> bytes:
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as writer:
        for name, data in files.items():
            writer.writestr(name.replace("_", "."), data)
    return archive.getvalue()


def test_an_archive_is_looked_into() -> None:
    lookup = look_up(
        zipped(KLASSIEK_csv=content(KNSB)), [Wanted(1, "", {"NED": "9000001"})], "a.zip"
    )
    found = lookup.answers[0].found
    assert found is not None
    assert found.rating("NED", "standard") == Rating(1679, games=24)
    clubs = content("dsb_vereine_sample.csv")
    both = zipped(spieler_csv=content(DSB), vereine_csv=clubs)
    assert look_up(both, [Wanted(1, "Alfa, Max", born=1990)]).answers[0].found is not None


def test_an_archive_without_one_list_is_refused() -> None:
    for archive, code in (
        (zipped(readme_md=b"hello"), "list-archive-empty"),
        (zipped(a_txt=content(FIDE_ONE), b_txt=content(FIDE_ONE)), "list-archive-several"),
    ):
        assert [problem.code for problem in look_up(archive, []).problems] == [code]


@pytest.mark.parametrize("name", [*LISTS, "dsb_vereine_sample.csv"])
def test_a_list_is_not_taken_for_an_event(name: str) -> None:
    [event] = read_events(content(name))
    assert [problem.code for problem in event.problems] == ["list-no-event"]


# any size, any chunks


@given(st.sampled_from(LISTS), st.lists(st.integers(1, 400), min_size=1), st.booleans())
def test_chunks_may_be_cut_anywhere(name: str, sizes: list[int], bare: bool) -> None:
    data = content(name).replace(b"\r\n", b"\r") if bare else content(name)
    wanted = [by_fide("90000011"), Wanted(2, "Müller, Anna"), Wanted(3, "", {"NED": "9000006"})]
    whole = look_up(data, wanted, name)
    lookup = Lookup(wanted, name)
    place = 0
    while place < len(data):
        size = sizes[place % len(sizes)]
        lookup.feed(data[place : place + size])
        place += size
    lookup.close()
    assert lookup.answers == whole.answers
    assert lookup.problems == whole.problems


@given(st.sampled_from(LISTS), st.data())
def test_a_damaged_list_never_stops_the_search(name: str, data: st.DataObject) -> None:
    damaged = bytearray(content(name))
    for _ in range(data.draw(st.integers(1, 20))):
        place = data.draw(st.integers(0, len(damaged) - 1))
        damaged[place] = data.draw(st.integers(0, 255))
    lookup = look_up(bytes(damaged), [by_fide("90000011", "Alpha, Anton", 1974)], name)
    assert len(lookup.answers) in (0, 1)
    assert lookup.answers or lookup.problems


def peak(players: int) -> int:
    """Bytes of memory that a list of so many players takes at most; its answers are looked at."""
    wanted = [by_fide(str(1_000_000 + i)) for i in range(0, players, 2500)]
    wanted += [
        Wanted(9000 + i, f"Player{i} Any", born=1950 + i % 60) for i in range(0, players, 5001)
    ]
    # as many questions for a list of any size: what they take is not the list's
    wanted += [by_fide(str(i)) for i in range(200 - len(wanted))]
    lookup = Lookup(wanted)
    tracemalloc.start()
    for piece in large_list(players):
        lookup.feed(piece)
    lookup.close()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert lookup.players == players
    missing = [answer for answer in lookup.answers if not answer.found]
    assert len(missing) == 200 - len(range(0, players, 2500)) - len(range(0, players, 5001))
    ratings = [answer.found.rating("FID", "standard") for answer in lookup.answers if answer.found]
    assert ratings[1] == Rating(1400 + 2500 % 1000, k=20)
    return most


def test_a_larger_list_takes_no_more_memory() -> None:
    small, large = peak(10_000), peak(25_000)
    # the list has grown by two megabytes
    assert large < small + 200_000
