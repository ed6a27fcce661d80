"""Sheets before they become a file: rows of texts, numbers and things to be said in a language."""

from dataclasses import dataclass, field
from typing import Protocol

from ...core.assessment import Message
from ..problems import Problem


@dataclass(frozen=True, slots=True)
class Number:
    """A number with its decimals; ``signed`` shows a plus on gains."""

    value: float
    digits: int = 0
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """A heading or a word by its name, to be said in the reader's language.

    ``of`` is put in brackets behind it: a list's code, or a system's name. ``number`` follows it
    immediately: a round's.
    """

    name: str
    of: str = ""
    number: int | None = None


#: What a cell holds; None leaves it empty.
Cell = str | Number | Label | Message | Problem | None


@dataclass(slots=True)
class Sheet:
    """A table: its title, its rows, and how many of the first rows and columns are headings."""

    title: Label
    rows: list[list[Cell]] = field(default_factory=list)
    head_rows: int = 0
    head_columns: int = 0


class Words(Protocol):
    """A language: how it says what stands in cells."""

    #: The decimal mark, a point or a comma.
    mark: str

    def label(self, name: str) -> str:
        """A heading or word: a name of :data:`elo.tournament.export.english.TEXTS`."""

    def message(self, message: Message) -> str:
        """A sentence of a rule book."""

    def problem(self, problem: Problem) -> str:
        """A sentence about a file."""


def said(cell: Cell, words: Words) -> str:
    """What a cell that is no number says."""
    if isinstance(cell, Label):
        text = words.label(cell.name) + ("" if cell.number is None else str(cell.number))
        return f"{text} ({cell.of})" if cell.of else text
    if isinstance(cell, Message):
        return words.message(cell)
    if isinstance(cell, Problem):
        return words.problem(cell)
    return cell if isinstance(cell, str) else ""
