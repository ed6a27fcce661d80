"""A tournament report file, line by line.

Which of its generations a file belongs to matters little: the columns are the same. Players are
read first, because the other lines refer to them.
"""

import re
from itertools import groupby

from ..decoding import UNICODE, decode, split_lines
from ..event import Entrant, Tournament
from ..limits import OverBudgetError, check_results
from ..problems import ERROR, NOTICE, WARNING, Problem
from . import header, players, rounds, teams
from .header import Header
from .players import read_national, read_player
from .rounds import count_rounds, read_rounds
from .teams import Byes, Teams

PLAYER = "001"
TEAMS = ("013", "310")
BYES = "240"

#: A player's line as it must look somewhere in a file of this kind.
_RECOGNISED = re.compile(r"^001 [ 0-9]{4}", re.MULTILINE)
_NATIONAL = re.compile(r"[A-Z]{3} [ 0-9]{3}[0-9] ")
#: Comments, and rulers that people put above the columns.
_COMMENT = re.compile(r"#.*|[\s\d]*|1234567890.*|[-=_ ]*")
#: The words of a ruler: a letter or two again and again, as in "DDD SSSS sTTT NNNN", "BBB T RRR".
_RULED = re.compile(r"[^\W\d_]+")

# fmt: off
TRF26_TAGS = frozenset((
    "142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260", "299",
    "300", "310", "320", "330", "352", "362",
))
# fmt: on

#: Codes at the start of a line that no other text has there.
_KNOWN = frozenset((*header.KNOWN, *TEAMS, BYES))

TEXTS = {
    "encoding-assumed": "The file is not in Unicode; it was read as {encoding}. Please check the"
    " accents in the names.",
    "no-players": "No player could be read in this file.",
    "line-not-understood": "This line is none of a tournament report: “{text}”.",
    "same-number": "Player {name} has the starting rank {number}, which {other} in line {first} has"
    " already. The first one holds; this line was left out.",
    "too-many-rounds": "Player {number}, {name}, has a result in round {round}, but the file"
    " announces {rounds} rounds.",
    "player-count-differs": "The file announces {announced} players and has {found}.",
    **header.TEXTS,
    **players.TEXTS,
    **rounds.TEXTS,
    **teams.TEXTS,
}


def looks_like_trf(data: bytes) -> bool:
    r"""Whether a file has a line of a player as the tournament report file has it.

    >>> looks_like_trf(b"012 Open\r001    1 m    Adler, Anna"), looks_like_trf(b'[Event "x"]')
    (True, False)
    """
    text, _ = decode(data)
    return bool(_RECOGNISED.search("\n".join(split_lines(text))))


def is_ruler(line: str) -> bool:
    """Whether a line only shows which columns are what, as FIDE's own examples have them.

    >>> is_ruler("DDD SSSS sTTT NNNNNNNN RRRR FFF"), is_ruler("BBB T RRR NNNN NNNN")
    (True, True)
    >>> is_ruler("CCC NNNN/NN"), is_ruler("AAA Anna 2000"), is_ruler("001    1 m")
    (True, False, False)
    """
    words = _RULED.findall(line[:400])
    tag = line[:3]
    return (
        tag.isalpha()
        and len(set(tag)) == 1
        and all(len(list(groupby(word.upper()))) <= 2 for word in words)
    )


def lines_of(lines: list[str]) -> list[int]:
    """The places of the lines that begin as in such a file, with a code that it knows."""
    return [
        place
        for place, line in enumerate(lines)
        if line[:3] in _KNOWN or _RECOGNISED.match(line) or _NATIONAL.match(line)
    ]


def read_trf(data: bytes) -> Tournament:
    """The event in a tournament report file. Whatever cannot be read is in its ``problems``."""
    text, encoding = decode(data)
    event = Tournament(source=data)
    if encoding not in UNICODE:
        values: dict[str, str | int] = {"encoding": encoding}
        event.problems.append(Problem("encoding-assumed", values=values, severity=NOTICE))
    lines = split_lines(text)
    try:
        check_results(sum(count_rounds(line) for line in lines if line[:3] == PLAYER))
    except OverBudgetError as fault:
        return Tournament(problems=[fault.problem], source=data, format="trf")
    by_number = _read_players(lines, event)
    known = Header(event, event.problems)
    besides = Teams(event, by_number), Byes(event, by_number)
    seen = {line[:3] for line in lines}
    for index, line in enumerate(lines):
        _read_line(line, index + 1, known, by_number, besides)
    _conclude(known, seen)
    return event


def _read_players(lines: list[str], event: Tournament) -> dict[int, Entrant]:
    by_number: dict[int, Entrant] = {}
    for index, line in enumerate(lines):
        if line[:3] != PLAYER:
            continue
        row = index + 1
        player, shift = read_player(line, row, event.problems)
        if player is None:
            continue
        first = by_number.get(player.number)
        if first is not None:
            values: dict[str, str | int] = {
                "number": player.number,
                "name": player.name,
                "other": first.name,
                "first": first.line,
            }
            event.problems.append(Problem("same-number", row, 5, values))
            continue
        by_number[player.number] = player
        player.results = read_rounds(player, line, row, shift, event.problems)
        event.players.append(player)
    return by_number


def _read_line(
    line: str,
    row: int,
    known: Header,
    by_number: dict[int, Entrant],
    besides: tuple[Teams, Byes],
) -> None:
    tag = line[:3]
    if tag == PLAYER:
        return
    event = known.event
    if tag in TEAMS:
        besides[0].read(tag, line, row)
    elif tag == BYES:
        besides[1].read(line, row)
    elif known.read(tag, line, row):
        return
    elif _NATIONAL.match(line):
        read_national(line, row, by_number, event.problems)
    elif not _COMMENT.fullmatch(line) and not is_ruler(line):
        # a line that begins almost like a player's may have been one
        severity = ERROR if re.search(r" [wb-] [01=+-]", line) else WARNING
        values: dict[str, str | int] = {"text": line[:40].strip()}
        event.problems.append(Problem("line-not-understood", row, 1, values, severity))


def _conclude(known: Header, seen: set[str]) -> None:
    event = known.event
    known.finish()
    if known.coded_clock:
        event.clock = known.coded_clock
    if not event.players:
        event.problems.append(Problem("no-players"))
    last = max((r.round for player in event.players for r in player.results), default=0)
    if not event.rounds:
        event.rounds = last
    elif event.rounds < last:
        _report_later_rounds(event)
    event.format = _generation(event, seen)
    announced = known.announced_players
    if announced is not None and announced != len(event.players):
        values: dict[str, str | int] = {"announced": announced, "found": len(event.players)}
        event.problems.append(
            Problem("player-count-differs", known.announced_at, 5, values, NOTICE)
        )


def _report_later_rounds(event: Tournament) -> None:
    for player in event.players:
        for result in player.results:
            if result.round > event.rounds:
                values: dict[str, str | int] = {
                    "number": player.number,
                    "name": player.name,
                    "round": result.round,
                    "rounds": event.rounds,
                }
                problem = Problem("too-many-rounds", result.line, result.column, values, WARNING)
                event.problems.append(problem)


def _generation(event: Tournament, seen: set[str]) -> str:
    if seen & TRF26_TAGS or any(code != "FID" for p in event.players for code in p.ratings):
        return "trf26"
    if "013" in seen or any(tag.startswith(("XX", "BB")) for tag in seen):
        return "trfx"
    return "trf16"
