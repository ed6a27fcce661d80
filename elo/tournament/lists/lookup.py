"""Looking players up in a rating list of any size: one pass, in chunks, nothing kept but them."""

from collections.abc import Iterable
from io import BytesIO
from typing import IO, Protocol

from ...core.tempo import BLITZ, RAPID, STANDARD
from ..cleaning import clean_problem, clean_text
from ..problems import ERROR, NOTICE, WARNING, Problem
from . import fide_text, fide_xml
from .archive import SIGNATURE, ArchiveError, open_list
from .dsb import Dsb, is_clubs
from .fide_text import FideText
from .fide_xml import FideXml
from .knsb import Knsb
from .listed import Listed, UnreadableError
from .pieces import BOM, Elements, Lines, decode
from .wanted import Answer, Search, Wanted

#: So much of a list is looked at before it is said what it is; its headings are shorter.
HEAD = 4096

#: Bytes that are read at a time.
CHUNK = 1 << 20

#: So many unreadable lines are reported one by one; the others are counted.
MOST_REPORTED = 50

#: What file names of lists of one tempo have in them.
NAMED_TEMPOS = (
    ("standard", STANDARD),
    ("klassiek", STANDARD),
    ("rapid", RAPID),
    ("blitz", BLITZ),
    ("snel", BLITZ),
)


class Reader(Protocol):
    """One kind of list: what a line is found by, and what it says."""

    list_code: str

    @property
    def tempo_unknown(self) -> bool:
        """Whether the list is of one tempo and does not say which."""

    def ids_and_name(self, text: str) -> tuple[tuple[str, ...], str]:
        """The numbers and the name of a line. Raises ``UnreadableError``."""

    def read(self, line: int, text: str) -> Listed:
        """All that a line says. Raises ``UnreadableError``."""


class Lookup:
    r"""Takes a list in chunks and finds the wanted players in it.

    ``name`` is the list's file name: the tempo of the KNSB's lists, and of FIDE's lists of one
    tempo, stands nowhere else. After the last chunk :meth:`close` puts an answer for each wanted
    player into ``answers``; there is none for a list that cannot be read. ``problems`` are those of
    the list, with their line; ``players`` is the number of players it has.

    >>> lookup = Lookup([Wanted(1, "Alfa, Quirijn van der", born=2012)], "KLASSIEK.csv")
    >>> lookup.feed(b"Relatienummer;Naam;Titel;FED;Rating;Nv;Geboren;S\r\n9000001;Van der")
    >>> lookup.feed(b" Alfa, Quirijn;;NED;1679;24;2012;\r\n")
    >>> lookup.close()
    >>> [answer] = lookup.answers
    >>> answer.found.rating("NED", "standard").value, answer.by, lookup.players
    (1679, 'name-and-year', 1)
    """

    def __init__(self, wanted: Iterable[Wanted], name: str = "") -> None:
        self.wanted = list(wanted)
        self.answers: list[Answer] = []
        self.problems: list[Problem] = []
        self.players = 0
        self._name = name
        self._head = b""
        self._reader: Reader | None = None
        self._pieces: Lines | Elements = Lines()
        self._search = Search(self.wanted, "")
        self._decided = False
        self._unreadable = 0

    @property
    def list_code(self) -> str:
        """Whose list it is, ``""`` as long as that is not known."""
        return self._search.list_code

    def feed(self, chunk: bytes) -> None:
        """Takes the next bytes of the list."""
        if self._decided:
            self._scan(self._pieces.feed(chunk))
            return
        self._head += chunk
        if len(self._head) >= HEAD:
            self._decide()

    def close(self) -> None:
        """Ends the list, and answers."""
        if not self._decided:
            self._decide()
        if self._reader is None:
            return
        self._scan(self._pieces.close())
        if self._unreadable > MOST_REPORTED:
            values: dict[str, str | int] = {"count": self._unreadable - MOST_REPORTED}
            self.problems.append(Problem("list-more-lines", values=values))
        if not self.players:
            self.problems.append(Problem("list-empty"))
        self.answers = self._search.answers()

    def _decide(self) -> None:
        """Looks at the head, says what the list is, and goes through what came so far."""
        self._decided = True
        head, self._head = self._head.removeprefix(BOM), b""
        if fide_xml.begins(head):
            self._reader, self._pieces = FideXml(), Elements()
            self._search = Search(self.wanted, self._reader.list_code)
            self._scan(self._pieces.feed(head))
            return
        pieces = self._pieces.feed(head) or self._pieces.close()
        if not pieces:
            self.problems.append(Problem("list-empty"))
            return
        try:
            self._reader = _reader(decode(pieces[0][1]), tempo_of(self._name))
        except UnreadableError as fault:
            self.problems.append(Problem(fault.code, pieces[0][0]))
            return
        self._search = Search(self.wanted, self._reader.list_code)
        if self._reader.tempo_unknown:
            self.problems.append(Problem("list-tempo", severity=WARNING))
        self._scan(pieces[1:])

    def _scan(self, pieces: list[tuple[int, bytes]]) -> None:
        reader, search = self._reader, self._search
        if reader is None:
            return
        for line, raw in pieces:
            text = decode(raw)
            try:
                ids, name = reader.ids_and_name(text)
                self.players += 1
                if search.wants(ids, name):
                    search.add(self._clean(reader.read(line, text)))
            except UnreadableError as fault:
                self._report(line, text, fault)

    def _report(self, line: int, text: str, fault: UnreadableError) -> None:
        if not text.strip(" \t\x1a\x00"):
            return  # a blank line, or the end mark of old systems
        self._unreadable += 1
        if self._unreadable <= MOST_REPORTED:
            problem = Problem(fault.code, line, fault.column, fault.values, ERROR)
            self.problems.append(clean_problem(problem))

    def _clean(self, entry: Listed) -> Listed:
        """The entry with a name that can be printed; what is left out of it is said."""
        name = clean_text(entry.name)
        if name != entry.name:
            values: dict[str, str | int] = {"text": name}
            self.problems.append(Problem("signs-left-out", entry.line, 0, values, NOTICE))
            entry.name = name
        return entry


def _reader(headings: str, tempo: str) -> Reader:
    """The reader for a list with these headings. Raises ``UnreadableError``."""
    folded = headings.casefold()
    if fide_text.BEGINNING.match(headings):
        return FideText(headings, tempo)
    if "relatienummer" in folded and ";" in folded:
        return Knsb(headings, tempo)
    if "vereinsname" in folded and is_clubs(headings):
        raise UnreadableError("list-clubs")
    if "dwz" in folded and ("zps" in folded or "vkz" in folded):
        return Dsb(headings, tempo)
    raise UnreadableError("list-unknown")


def looks_like_list(data: bytes) -> bool:
    r"""Whether these bytes begin like a rating list, of players or of clubs.

    >>> looks_like_list(b"Relatienummer;Naam;Titel;FED;Rating;Nv;Geboren;S\r\n9000001;")
    True
    >>> looks_like_list(b"Nr;Naam;Rating\r\n1;Alpha;1800\r\n")
    False
    """
    head = data[:HEAD].removeprefix(BOM)
    if fide_xml.begins(head):
        return True
    pieces = Lines()
    lines = pieces.feed(head) or pieces.close()
    try:
        return bool(lines) and bool(_reader(decode(lines[0][1]), ""))
    except UnreadableError as fault:
        return fault.code == "list-clubs"


def tempo_of(name: str) -> str:
    """The tempo that a list's file name tells, ``""`` for none.

    >>> tempo_of("2026-09-KLASSIEK.csv"), tempo_of("rapid_rating_list.txt"), tempo_of("list.txt")
    ('standard', 'rapid', '')
    """
    small = name.casefold()
    return next((tempo for word, tempo in NAMED_TEMPOS if word in small), "")


def look_up(source: IO[bytes] | bytes, wanted: Iterable[Wanted], name: str = "") -> Lookup:
    """A finished look-up in an open file or in bytes: see ``answers`` and ``problems`` of it.

    A ZIP archive, as the federations publish their lists, is looked into, if the file is seekable.
    """
    file = BytesIO(source) if isinstance(source, bytes) else source
    lookup = Lookup(wanted, name)
    head = file.read(len(SIGNATURE))
    if head != SIGNATURE:
        lookup.feed(head)
        _feed_all(lookup, file)
        return lookup
    file.seek(0)
    try:
        with open_list(file, name) as (list_name, member):
            lookup = Lookup(lookup.wanted, list_name)
            _feed_all(lookup, member)
    except ArchiveError as fault:
        lookup.problems.append(clean_problem(Problem(fault.code, values=fault.values)))
    return lookup


def _feed_all(lookup: Lookup, file: IO[bytes]) -> None:
    while chunk := file.read(CHUNK):
        lookup.feed(chunk)
    lookup.close()
