"""``python -m elo tournament FILE``: a report on the command line.

The table, or with ``--json`` a line of JSON a player, goes to standard output; what was noticed
about the file goes to standard error, a line each with its place. The exit status is 1 if a file
could not be read or a number may be wrong because of something in it, else 0; 2 for a command that
was not understood.
"""

import argparse
import sys
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path

from ..core.errors import InputError
from ..core.names import isolated
from ..systems import SYSTEMS
from ..tournament.checks import check
from ..tournament.cleaning import clean_text
from ..tournament.detect import read_events
from ..tournament.event import Tournament
from ..tournament.export import English, to_csv, to_xlsx
from ..tournament.format import FORMATS
from ..tournament.guessed import unanswered
from ..tournament.lists import look_up
from ..tournament.norm_table import write_norms
from ..tournament.norms import EventNorms
from ..tournament.problems import ERROR, Problem, gathered
from ..tournament.rated import wanted, with_list
from ..tournament.report import Report, side_by_side
from ..tournament.rows import Choices
from ..tournament.table import write_table
from ..tournament.tempo import tempo
from ..tournament.texts import sentence
from ..tournament.trf import to_trf
from ..tournament.wire import write_player
from ..wire.norms import write_norm
from ..wire.values import to_json
from .streams import complain, write


def parser() -> argparse.ArgumentParser:
    """What may stand behind ``tournament``."""
    found = argparse.ArgumentParser(
        prog="python -m elo tournament", description="Rates a whole event from its file."
    )
    found.add_argument("files", nargs="+", metavar="FILE", help="TRF, PGN or a table")
    found.add_argument(
        "--system",
        action="append",
        choices=SYSTEMS,
        required=True,
        help="the rating system; give it twice to see two side by side",
    )
    found.add_argument("--list", metavar="FILE", help="look the ratings up in this rating list")
    found.add_argument(
        "--ratings", metavar="CODE", help="use the file's ratings of this list: FID, NED, GER"
    )
    found.add_argument("--tempo", choices=("standard", "rapid", "blitz"), help="how fast it was")
    found.add_argument("--date", metavar="YYYY-MM-DD", help="when the event began")
    found.add_argument("--end", metavar="YYYY-MM-DD", help="when the event ended")
    found.add_argument("--norms", action="store_true", help="add the norms made or in reach")
    found.add_argument("--format", choices=FORMATS, help="the event's format, which norms go by")
    found.add_argument("--teams", action="store_true", help="add the teams' totals")
    found.add_argument(
        "--out", metavar="FILE", help="write a spreadsheet, .xlsx or .csv, or a .trf"
    )
    found.add_argument("--json", action="store_true", help="a line of JSON a player")
    return found


def main(arguments: list[str]) -> int:
    """Runs the command and returns the exit status."""
    options = parser().parse_args(arguments)
    for stream in (sys.stdout, sys.stderr):
        # a name that the terminal cannot show must not cost the report
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    failed = False
    for name in options.files:
        try:
            data = Path(name).read_bytes()
            failed = _run(name, data, options) or failed
        except BrokenPipeError:
            raise
        except OSError as fault:
            complain(f"{clean_text(str(fault.filename or name))}: {fault.strerror}")
            failed = True
        except ModuleNotFoundError as fault:
            complain(f"{clean_text(name)}: error: spreadsheets need the package {fault.name}")
            failed = True
        except InputError as fault:
            complain(f"{clean_text(name)}: error: {fault.field} {fault.message}")
            failed = True
    return 1 if failed else 0


def _run(name: str, data: bytes, options: argparse.Namespace) -> bool:
    """Reports on the events of one file; whether something may be wrong."""
    events = read_events(data, name)
    if options.out and len(events) + len(options.files) > 2:
        raise InputError("ambiguous", "--out", "takes one event; here are several")
    return any([_report(name, event, options) for event in events])


def _report(name: str, event: Tournament, options: argparse.Namespace) -> bool:
    problems = unanswered(event.problems, options.date or "", options.end or "")
    read = event
    event = replace(
        event,
        tempo=options.tempo or event.tempo,
        start=options.date or event.start,
        end=options.end or event.end,
    )
    if options.list:
        event = _looked_up(event, options.list, name)
    problems += check(event)
    failed = _say(name, problems)
    if not event.players:
        return failed
    chosen = [Choices(each, list=options.ratings, format=options.format) for each in options.system]
    reports = side_by_side(event, chosen, detailed=options.json and not options.out)
    for report in reports:
        failed = _say(name, report.problems) or failed
    if options.out:
        _write(options.out, event, read, reports, problems)
    elif options.json:
        _write_lines(reports, options.norms)
    else:
        write(write_table(event, reports, options.teams))
        for report in reports if options.norms else []:
            write(write_norms(report))
    return failed


def _write_lines(reports: list[Report], norms: bool) -> None:
    for report in reports:
        event_norms = EventNorms(report)
        for row in report.rows:
            line = write_player(report, row.player)
            if norms:
                line["norms"] = [write_norm(each) for each in event_norms.norms(row.player)]
            write(to_json(line))


def _write(
    name: str,
    event: Tournament,
    read: Tournament,
    reports: list[Report],
    problems: list[Problem],
) -> None:
    """The event and its reports as the file that the ending of its name says.

    ``read`` is the event as its own file had it.
    """
    ending = Path(name).suffix.lower()
    noticed = [*problems, *[problem for report in reports for problem in report.problems]]
    if ending == ".xlsx":
        data = to_xlsx(event, reports, noticed, English())
    elif ending == ".csv":
        data = to_csv(event, reports, English())
    elif ending == ".trf":
        data, left_out = to_trf(event, read)
        _say(name, left_out)
    else:
        raise InputError("unknown-format", "--out", "must end in .xlsx, .csv or .trf")
    Path(name).write_bytes(data)


def _looked_up(event: Tournament, list_name: str, name: str) -> Tournament:
    """The event with the ratings of a list; what is said of a player is about the event's file."""
    with open(list_name, "rb") as file:
        lookup = look_up(file, wanted(event), Path(list_name).name)
    event, problems = with_list(event, lookup.answers, lookup.list_code, tempo(event)[0])
    _say(list_name, lookup.problems)
    _say(name, problems)
    return event


def _say(name: str, problems: list[Problem]) -> bool:
    """Writes the problems, a line each with its place; whether one of them is an error."""
    for problem in gathered(problems):
        place = isolated(clean_text(name))
        if problem.sheet:
            place += f":{isolated(problem.sheet)}"
        if problem.line:
            place += f":{problem.line}"
            if problem.column:
                place += f":{problem.column}"
        complain(f"{place}: {problem.severity}: {sentence(problem)}")
    return any(problem.severity == ERROR for problem in problems)
