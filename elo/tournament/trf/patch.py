"""The file that an event came from, with only that changed in it which was corrected.

Lines about team pairings, byes, points or accelerations, comments, and whatever else nobody asked
to be rewritten stay as they are.
"""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from dataclasses import replace

from ..cleaning import clean_event
from ..decoding import UTF_16, decode
from ..event import Entrant, Tournament
from ..problems import Problem
from .players import NAME, NUMBER, SEX, TAIL, TITLE
from .reader import read_trf
from .rounds import FIRST, WIDTH
from .unsupported_fields import facts_left_out, unsupported_fields
from .writer import national_lines, player_line, round_block, write_trf

_ENDS = re.compile(r"(\r\n|\r|\n)")
FIELDS = [SEX, TITLE, NAME, *[slice(start, stop) for _, start, stop, _ in TAIL]]
#: The first of the fields that may stand beside their columns, all by as much.
TAIL_BEGINS = TAIL[0][1]
#: A line of which this is said has single fields elsewhere, and is written anew.
ASTRAY = "field-shifted"


def to_trf(event: Tournament, read: Tournament) -> tuple[bytes, list[Problem]]:
    """An event as a file, and what is not in it; ``read`` is the event as its own file had it.

    A tournament report is the same, byte for byte, where nothing was changed, and else has only
    the fields changed that were. Any other event is written as a file of its own.
    """
    if read.source and read.format.startswith("trf"):
        if replace(event, tempo=read.tempo) == read:
            return read.source, []
        data = _patched(event, read)
        if data is not None and _says(clean_event(read_trf(data))) == _says(event):
            return data, facts_left_out(event)
    return write_trf(event), unsupported_fields(event)


def _says(event: Tournament) -> object:
    """All of an event that such a file can say and a correction can change."""
    return event.start, [
        (
            replace(player, results=[], ids={}, ratings={}, line=0),
            sorted((code, text) for code, text in player.ids.items() if len(code) == 3),
            sorted((code, each.value) for code, each in player.ratings.items() if each.value),
            sorted(
                (r.round, r.opponent or 0, r.colour, r.state, -1.0 if r.score is None else r.score)
                for r in player.results
            ),
        )
        for player in event.players
    ]


def _patched(event: Tournament, read: Tournament) -> bytes | None:
    """The source with the changed fields; None where that cannot be done."""
    source = _Source(read)
    if source.data() != read.source:
        return None
    before = read.by_number()
    for player in event.players:
        old = before.get(player.number)
        if old is None:
            return None
        if old != player:
            source.correct(old, player)
    if event.start != read.start:
        source.begin(event.start)
    return source.data()


class _Source:
    """The lines of a file, some of whose fields are replaced."""

    def __init__(self, read: Tournament) -> None:
        self.source = read.source
        text, self.encoding = decode(read.source)
        parts = _ENDS.split(text)
        self.lines, self.ends = parts[::2], [*parts[1::2], ""]
        #: Lines that the file does not have yet.
        self.added: list[str] = []
        self._astray = {problem.line for problem in read.problems if problem.code == ASTRAY}
        self._shifts = _shifts(read.problems)
        self._nationals = {
            (line[:3], line[NUMBER].strip().lstrip("0")): place
            for place, line in reversed(list(enumerate(self.lines)))
            if line[:3].isalpha()
        }

    def correct(self, old: Entrant, new: Entrant) -> None:
        """Puts what is new of a player into his lines."""
        place = old.line - 1
        if old.line not in self._astray:
            shifts = self._shifts.get(old.line, (0, 0))
            self.lines[place] = _player(self.lines[place], old, new, *shifts)
        elif player_line(old) != player_line(new):
            self.lines[place] = player_line(new)
        was = national_lines(old)
        for code, line in national_lines(new).items():
            there = self._nationals.get((code, str(new.number)))
            if there is None:
                self.added.append(line)
            else:
                by = self._shifts.get(there + 1, (0, 0))[0]
                self.lines[there] = _fields(self.lines[there], was.get(code, ""), line, by)

    def begin(self, start: str) -> None:
        """Puts the first day into its line."""
        line = "042 " + start.replace("-", "/")
        for place, there in enumerate(self.lines):
            if there[:3] == "042":
                self.lines[place] = line
                return
        self.added.append(line)

    def data(self) -> bytes | None:
        """The bytes; None for signs that the file's encoding lacks."""
        end = self.ends[0] or "\r\n"
        text = "".join(line + end for line, end in zip(self.lines, self.ends, strict=True))
        if self.added and self.lines[-1]:
            text += end
        text += "".join(line.rstrip() + end for line in self.added)
        return _encoded(text, self.encoding, self.source)


def _shifts(problems: list[Problem]) -> dict[int, tuple[int, int]]:
    """How far the fields behind the name and the rounds of a line stand beside their columns."""
    found: dict[int, tuple[int, int]] = {}
    for problem in problems:
        by = problem.values.get("by")
        if problem.code == "columns-shifted" and isinstance(by, int):
            found[problem.line] = by, by
        elif problem.code == "rounds-shifted" and isinstance(by, int):
            found[problem.line] = found.get(problem.line, (0, 0))[0], by
    return found


def _player(line: str, old: Entrant, new: Entrant, by: int, rounds_by: int) -> str:
    line = _fields(line, player_line(old)[:FIRST], player_line(new)[:FIRST], by)
    was, now = _blocks(old), _blocks(new)
    for number in sorted({*was, *now}):
        block = now.get(number, "")
        if block != was.get(number, ""):
            start = FIRST + (number - 1) * WIDTH + rounds_by
            line = _laid(line, start, block.ljust(WIDTH))
    return line


def _blocks(player: Entrant) -> dict[int, str]:
    return {result.round: round_block(result) for result in player.results}


def _fields(line: str, old: str, new: str, by: int) -> str:
    """The line with those fields of ``new`` that ``old`` has otherwise."""
    for field in FIELDS:
        if old[field].strip() != new[field].strip():
            start = field.start + (by if field.start >= TAIL_BEGINS else 0)
            line = _laid(line, start, new[field].ljust(field.stop - field.start))
    return line


def _laid(line: str, start: int, text: str) -> str:
    found = line.ljust(start)[:start] + text + line[start + len(text) :]
    return found if len(found) <= len(line) else found.rstrip()


def _encoded(text: str, encoding: str, source: bytes) -> bytes | None:
    """The bytes with the mark that the source has; None for signs that its encoding lacks."""
    mark = next((m for m in (BOM_UTF8, BOM_UTF16_LE, BOM_UTF16_BE) if source.startswith(m)), b"")
    if encoding == UTF_16:
        encoding = "utf-16-le" if mark == BOM_UTF16_LE else "utf-16-be"
    try:
        return mark + text.encode(encoding)
    except UnicodeEncodeError:
        return None
