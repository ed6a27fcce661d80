"""The command line: ``python -m elo [FILE ...]`` answers JSON lines, one for one.

Reads standard input when no file is named. A bad line gets an error object and the rest goes on;
the exit status is 1 if any line failed. ``python -m elo tournament FILE`` rates a whole event: see
:mod:`elo.tournament.command`.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator

from . import __version__
from .batch import answer_line, is_error


def answers(lines: Iterable[str]) -> Iterator[str]:
    """One answer for each line that is not blank."""
    for line in lines:
        if line.strip():
            yield answer_line(line)


def main(arguments: list[str] | None = None) -> int:
    """Runs the command line and returns the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["tournament"]:
        from .tournament.command import main as tournament

        return tournament(given[1:])
    parser = argparse.ArgumentParser(prog="python -m elo", description="Chess ratings, JSON lines")
    parser.add_argument("files", nargs="*", metavar="FILE", help="read these, not standard input")
    parser.add_argument("--version", action="version", version=__version__)
    options = parser.parse_args(given)
    failed = False
    try:
        for lines in _sources(options.files):
            for answered in answers(lines):
                print(answered, flush=True)
                failed = failed or is_error(answered)
    except OSError as fault:
        print(f"{fault.filename}: {fault.strerror}", file=sys.stderr)
        return 1
    return 1 if failed else 0


def _sources(files: list[str]) -> Iterator[Iterable[str]]:
    if not files:
        yield sys.stdin
    for name in files:
        with open(name, encoding="utf-8") as lines:
            yield lines


if __name__ == "__main__":
    sys.exit(main())
