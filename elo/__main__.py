"""The command line: ``python -m elo [FILE ...]`` answers JSON lines, one for one.

Reads standard input when no file is named. A bad line gets an error object and the rest goes on;
the exit status is 1 if any line failed. ``python -m elo tournament FILE`` rates a whole event: see
:mod:`elo.cli.tournament`.
"""

import argparse
import sys
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from contextlib import nullcontext

from . import __version__
from .cli import streams
from .cli.batch import answer_to, is_error, to_json


def answers(lines: Iterable[bytes]) -> Iterator[dict[str, object]]:
    """One answer for each line that is not blank."""
    mark = BOM_UTF8
    for chunk in lines:
        # some programs put a mark before the first line, and some end lines as no others do
        for line in chunk.removeprefix(mark).splitlines():
            if line.strip():
                yield answer_to(line.decode("utf-8", "replace"))
        mark = b""


def main(arguments: list[str] | None = None) -> int:
    """Runs the command line and returns the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        try:
            return _run(given)
        finally:
            streams.flush()
    except BrokenPipeError:
        # whoever read the answers has had enough
        streams.silence()
    except streams.OutputError as fault:
        streams.silence()
        streams.complain(f"standard output: {fault}")
    return 1


def _run(given: list[str]) -> int:
    if given[:1] == ["tournament"]:
        from .cli.tournament import main as tournament

        return tournament(given[1:])
    parser = argparse.ArgumentParser(prog="python -m elo", description="Chess ratings, JSON lines")
    parser.add_argument("files", nargs="*", metavar="FILE", help="read these, not standard input")
    parser.add_argument("--version", action="version", version=__version__)
    options = parser.parse_args(given)
    failed = [_answer(name) for name in options.files or [None]]
    return 1 if any(failed) else 0


def _answer(name: str | None) -> bool:
    """Answers the lines of one file, or of standard input; whether anything failed."""
    failed = False
    try:
        with nullcontext(streams.standard_input()) if name is None else open(name, "rb") as lines:
            for answered in answers(lines):
                streams.write(to_json(answered))
                failed = failed or is_error(answered)
    except BrokenPipeError:
        raise
    except OSError as fault:
        place = fault.filename or name or "standard input"
        streams.complain(f"{place}: {fault.strerror}")
        return True
    return failed


if __name__ == "__main__":
    sys.exit(main())
