"""Which format a file has: its content says so, never its name.

A reader is put on this list by a ``Format``: the first whose ``recognises`` says yes reads the
file. Those that are sure of themselves come first; tables, which could be almost anything, last.
"""

from collections.abc import Callable
from dataclasses import dataclass

from .cleaning import clean_event
from .event import Tournament
from .lists import looks_like_list
from .pgn import looks_like_pgn, read_pgn
from .problems import Problem
from .tables import (
    looks_like_event,
    looks_like_table,
    looks_like_workbook,
    read_table,
    read_workbook,
)
from .trf import looks_like_trf, read_trf


@dataclass(frozen=True)
class Format:
    """A format: its name, how it is recognised, and its reader.

    ``recognises`` takes the bytes of the file; ``read`` takes them too and returns the events in
    it, one or more. Neither raises for any bytes whatever.
    """

    name: str
    recognises: Callable[[bytes], bool]
    read: Callable[[bytes], list[Tournament]]


FORMATS: tuple[Format, ...] = (
    Format("trf", looks_like_trf, lambda data: [read_trf(data)]),
    Format("pgn", looks_like_pgn, read_pgn),
    Format(
        "list",
        # a crosstable may have a list's headings; no list has results
        lambda data: looks_like_list(data) and not looks_like_event(data),
        lambda data: [Tournament(problems=[Problem("list-no-event")])],
    ),
    Format("xlsx", looks_like_workbook, read_workbook),
    Format("table", looks_like_table, read_table),
)


def read_events(data: bytes) -> list[Tournament]:
    """The events in a file; one without players, and with the reason, when nothing can be read.

    Their texts are without signs that cannot be printed.

    >>> [problem.code for problem in read_events(b"")[0].problems]
    ['empty-file']
    >>> [problem.code for problem in read_events(b"hello")[0].problems]
    ['unknown-format']
    """
    if not data.strip():
        return [Tournament(problems=[Problem("empty-file")])]
    for known in FORMATS:
        if known.recognises(data):
            return [clean_event(event) for event in known.read(data)]
    return [Tournament(problems=[Problem("unknown-format")])]
