"""The file that an event came from, with only that changed in it which was corrected.

Lines about team pairings, byes, points or accelerations, comments, and whatever else nobody asked
to be rewritten stay as they are.
"""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from dataclasses import replace

from ..decoding import UTF_16, decode
from ..event import Entrant, Tournament
from ..problems import Problem
from .losses import facts_left_out, losses
from .players import NAME, NUMBER, SEX, TAIL, TITLE
from .reader import read_trf
from .rounds import FIRST, WIDTH
from .writer import national_lines, player_line, round_block, write_trf

_ENDS = re.compile(r"(\r\n|\r|\n)")
FIELDS = [SEX, TITLE, NAME, *[slice(start, stop) for _, start, stop, _ in TAIL]]
#: Lines of which this is said have their fields elsewhere, and are written anew.
SHIFTED = ("columns-shifted", "field-shifted", "rounds-shifted", "field-not-read")


def to_trf(event: Tournament, read: Tournament) -> tuple[bytes, list[Problem]]:
    """An event as a file, and what is not in it; ``read`` is the event as its own file had it.

    A tournament report is the same, byte for byte, where nothing was changed, and else has only
    the fields changed that were. Any other event is written as a file of its own.
    """
    if read.source and read.format.startswith("trf"):
        if replace(event, tempo=read.tempo) == read:
            return read.source, []
        data = _patched(event, read)
        if data is not None and _says(read_trf(data)) == _says(event):
            return data, facts_left_out(event)
    return write_trf(event), losses(event)


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
    text, encoding = decode(read.source)
    parts = _ENDS.split(text)
    lines, ends = parts[::2], [*parts[1::2], ""]
    if _encoded(text, encoding, read.source) != read.source:
        return None
    usual = ends[0] or "\r\n"
    before = read.by_number()
    shifted = {problem.line for problem in read.problems if problem.code in SHIFTED}
    nationals = {
        (line[:3], line[NUMBER].strip()): place
        for place, line in reversed(list(enumerate(lines)))
        if line[:3].isalpha()
    }
    added = []
    for player in event.players:
        old = before.get(player.number)
        if old is None or not 0 < player.line <= len(lines):
            return None
        if old == player:
            continue
        place = player.line - 1
        lines[place] = (
            player_line(player) if player.line in shifted else _player(lines[place], old, player)
        )
        was = national_lines(old)
        for code, line in national_lines(player).items():
            there = nationals.get((code, str(player.number)))
            if there is None:
                added.append(line)
            elif was.get(code) != line:
                lines[there] = _fields(lines[there], was.get(code, ""), line)
    if event.start != read.start:
        added += _begin(event.start, lines)
    whole = "".join(line + end for line, end in zip(lines, ends, strict=True))
    if added and lines[-1]:
        whole += usual
    whole += "".join(line.rstrip() + usual for line in added)
    return _encoded(whole, encoding, read.source)


def _begin(start: str, lines: list[str]) -> list[str]:
    """Puts the first day into its line; the line, where there is none."""
    line = "042 " + start.replace("-", "/")
    for place, there in enumerate(lines):
        if there[:3] == "042":
            lines[place] = line
            return []
    return [line]


def _player(line: str, old: Entrant, new: Entrant) -> str:
    line = _fields(line, player_line(old)[:FIRST], player_line(new)[:FIRST])
    was, now = _blocks(old), _blocks(new)
    for number in sorted({*was, *now}):
        block = now.get(number, "")
        if block != was.get(number, ""):
            start = FIRST + (number - 1) * WIDTH
            line = _laid(line, slice(start, start + WIDTH), block.ljust(WIDTH))
    return line


def _blocks(player: Entrant) -> dict[int, str]:
    return {result.round: round_block(result) for result in player.results}


def _fields(line: str, old: str, new: str) -> str:
    """The line with those fields of ``new`` that ``old`` has otherwise."""
    for field in FIELDS:
        if old[field].strip() != new[field].strip():
            width = field.stop - field.start
            line = _laid(line, field, new[field].ljust(width))
    return line


def _laid(line: str, field: slice, text: str) -> str:
    found = line.ljust(field.start)[: field.start] + text + line[field.stop :]
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
