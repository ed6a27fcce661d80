"""Standard input, output and error of the command line: any of them may be closed, full or gone.

Whoever starts a program decides what these are. What cannot be written is said in a sentence where
that is possible, and always by the exit status.
"""

import os
import sys
from typing import BinaryIO


class OutputError(Exception):
    """Standard output takes nothing; the message says why."""


def write(text: str) -> None:
    """Prints a line of the answer at once. Raises ``OutputError`` where that cannot be done.

    ``BrokenPipeError`` is raised as it is: whoever read the answers has had enough.
    """
    if sys.stdout is None:
        raise OutputError("closed")
    try:
        print(text, flush=True)
    except BrokenPipeError:
        raise
    except OSError as fault:
        raise OutputError(fault.strerror) from fault


def complain(text: str) -> None:
    """Prints a line of what is wrong; where nobody can be told, the exit status says it."""
    if sys.stderr is not None:
        try:
            print(text, file=sys.stderr, flush=True)
        except OSError:
            _silence(sys.stderr.fileno())


def standard_input() -> BinaryIO:
    """The bytes of standard input. Raises ``OSError`` where it is closed."""
    if sys.stdin is None:
        raise OSError(None, "closed", "standard input")
    return sys.stdin.buffer


def flush() -> None:
    """Writes what waits to be written. Raises ``OutputError`` and ``BrokenPipeError``."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as fault:
        raise OutputError(fault.strerror) from fault


def silence() -> None:
    """Lets what still waits for standard output go nowhere: at the end it would fail once more."""
    if sys.stdout is not None:
        _silence(sys.stdout.fileno())


def _silence(stream: int) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
