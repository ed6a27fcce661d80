"""Which format a file has: its content says so, never its name.

A reader is put on this list by a ``Format``. Those that are sure of themselves come first; tables,
which could be almost anything, last. What only a few lines speak for is not enough where the file
is a table otherwise: a remark in a cell may look like a line of another format.
"""

from collections.abc import Callable
from dataclasses import dataclass

from .chess_results import looks_like_chess_results, read_chess_results
from .cleaning import clean_event
from .event import Tournament
from .limits import OverBudgetError, check_size
from .lists import looks_like_list
from .pgn import looks_like_pgn, read_pgn, tags_of
from .problems import Problem
from .refusals import refusal
from .tables import (
    as_table,
    looks_like_event,
    looks_like_html,
    looks_like_table,
    looks_like_workbook,
    read_page,
    read_table,
    read_workbook,
)
from .trf import lines_of, looks_like_trf, read_trf


@dataclass(frozen=True)
class Format:
    """A format: its name, how it is recognised, and its reader.

    ``recognises`` takes the bytes of the file; ``read`` takes them too and returns the events in
    it, one or more. Neither raises for any bytes whatever. ``speak`` are the lines that speak for a
    format of lines, by their numbers from 0, among some lines.
    """

    name: str
    recognises: Callable[[bytes], bool]
    read: Callable[[bytes], list[Tournament]]
    speak: Callable[[list[str]], list[int]] | None = None


FORMATS: tuple[Format, ...] = (
    Format("trf", looks_like_trf, lambda data: [read_trf(data)], lines_of),
    Format("pgn", looks_like_pgn, read_pgn, tags_of),
    Format("chess-results", looks_like_chess_results, read_chess_results),
    Format(
        "list",
        # a crosstable may have a list's headings; no list has results
        lambda data: looks_like_list(data) and not looks_like_event(data),
        lambda data: [Tournament(problems=[Problem("list-no-event")])],
    ),
    Format("xlsx", looks_like_workbook, read_workbook),
    Format("html", looks_like_html, read_page),
    Format("table", looks_like_table, read_table),
)


def read_events(data: bytes, name: str = "") -> list[Tournament]:
    """The events in a file; one without players, and with the reason, when nothing can be read.

    Their texts are without signs that cannot be printed. ``name``, what the file is called, matters
    for the reason alone.

    >>> [problem.code for problem in read_events(b"")[0].problems]
    ['empty-file']
    >>> [problem.code for problem in read_events(b"hello")[0].problems]
    ['refused-text']
    """
    if not data.strip():
        return [Tournament(problems=[Problem("empty-file")])]
    try:
        # a rating list of any size is told from its first lines
        if not looks_like_list(data) or looks_like_chess_results(data):
            check_size(len(data))
    except OverBudgetError as fault:
        return [Tournament(problems=[fault.problem])]
    for known in FORMATS:
        if known.recognises(data) and not _is_rather_a_table(data, known):
            return [clean_event(event) for event in known.read(data)]
    return [Tournament(problems=[refusal(data, name)])]


def _is_rather_a_table(data: bytes, known: Format) -> bool:
    """Whether more lines belong to a table than speak for this format."""
    if known.speak is None:
        return False
    table = as_table(data)
    if table is None:
        return False
    lines, rows, inside = table
    speaking = set(known.speak(lines))
    free = [line for line in speaking if line + 1 not in inside]
    return len([line for line in rows if line - 1 not in speaking]) > len(free)
