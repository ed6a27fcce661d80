"""Exports of the desk: files, their names, and their bytes in the reader's language."""

import re
import unicodedata

from ...core.assessment import Message
from ...tournament.desk import Desk
from ...tournament.problems import Problem
from ..view.wording import Wording
from .problem_list import sentence

#: The longest name of a file, without its ending.
LONGEST = 60


class Words:
    """The words of an export in the reader's language."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.mark = wording.mark

    def label(self, name: str) -> str:
        """A heading or word."""
        return self.wording.text("export-" + name)

    def message(self, message: Message) -> str:
        """A sentence of a rule book."""
        return self.wording.message(message)

    def problem(self, problem: Problem) -> str:
        """A sentence about a file."""
        return sentence(problem, self.wording)


def file(desk: Desk, kind: str, wording: Wording) -> tuple[str, bytes]:
    """The file's name and its bytes. Raises ``InputError`` (``unknown-format``)."""
    systems = [] if kind == "trf" else [report.book.name for report in desk.reports]
    name = "-".join([slug(desk.event.name), *systems])
    return f"{name}.{kind}", desk.export(kind, Words(wording))


def left_out(desk: Desk, wording: Wording) -> str:
    """What the file that was written last has no place for, in sentences."""
    return " ".join(sentence(problem, wording) for problem in desk.left_out)


def slug(name: str) -> str:
    """A name that every system of files allows.

    >>> slug("Öffentliches Turnier 2026 / Gruppe B"), slug("…")
    ('offentliches-turnier-2026-gruppe-b', 'event')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii")
    words = re.findall(r"[a-z0-9]+", plain.lower())
    return "-".join(words)[:LONGEST].strip("-") or "event"
