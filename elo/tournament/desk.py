"""The desk: one file at a time, opened, corrected, looked up, reported, exported.

This is all that a page's worker needs. Whatever goes in and comes out is of the kinds that JSON
has, files apart, which are bytes; :mod:`elo.tournament.wire` says what stands in them. Nothing
is written anywhere. A fault in what was asked raises ``InputError``; a fault in a file never does,
it is among the ``problems``.

    desk = Desk()
    desk.open(data)                     the events in a file, and what was noticed
    desk.choose(1)                      another event of the same file
    desk.add(data, "round 2")           another table of the chosen event
    desk.begin_list("KLASSIEK.csv"); desk.feed_list(chunk); desk.end_list()
    desk.report([{"system": "fide"}, {"system": "knsb"}])
    desk.player(12)                     one player's games and working, under each system
    desk.edit({"number": 12, "fact": "k", "value": 40, "list": "FID"})
    desk.edit({"number": 12, "round": 3, "code": "=", "opponent": 7})
    desk.edit({"number": 12, "join": 30})      or "apart": two spellings are one person, or two
    desk.undo()
    desk.export("xlsx")
"""

from collections.abc import Callable

from ..core.errors import InputError
from .detect import read_events
from .edits import Edit, corrected
from .event import Tournament
from .export import English, Words, to_csv, to_xlsx
from .joining import joined
from .lists import Lookup
from .matching import Matching
from .problems import Problem
from .rated import wanted
from .report import Report, side_by_side
from .requests import read_choices, read_edit, write_edit
from .rows import Choices
from .totals import by_team
from .trf import to_trf
from .under import write_norms_under, write_player_under
from .wire import (
    Json,
    write_event,
    write_problem,
    write_report,
    write_team,
)
from .work import Work

__all__ = ["Desk", "write_edit"]


class Desk:
    """What lies on the desk: the events of a file, the chosen one, and the corrections to each."""

    def __init__(self) -> None:
        self.events: list[Tournament] = []
        self.current = 0
        #: Those of the last :meth:`rate`; none after a change.
        self.reports: list[Report] = []
        #: What the last file that was written has no place for.
        self.left_out: list[Problem] = []
        self._lookup: Lookup | None = None
        self._works: dict[int, Work] = {}
        self._laid: tuple[Tournament, list[Problem]] | None = None

    def open(self, data: bytes, name: str = "") -> Json:
        """Opens a file of this name instead of what lay there. Answers the :meth:`summary`."""
        self.events, self._works = read_events(data, name), {}
        return self.choose(0)

    def add(self, data: bytes, source: str) -> Json:
        """Adds another table of the chosen event to it; ``source`` is what it is called.

        Raises ``InputError`` (``other-event``) where nobody in it is in the event, and
        (``no-table``) where there is no event in it.
        """
        event = self._opened()
        found = [each for each in read_events(data) if each.players]
        if not found:
            raise InputError("no-table", "file", "has no table that can be read")
        parts = [each for each in found if Matching(event, each).numbers]
        if not parts:
            raise InputError("other-event", "file", "has none of the players of this event")
        for part in parts:
            event = joined(event, part, source)
        self.events[self.current] = event
        return self._changed()

    def choose(self, index: int) -> Json:
        """Takes another event of the file; what was done to the others is kept for them."""
        if not 0 <= index < len(self.events):
            last = len(self.events) - 1
            raise InputError("out-of-range", "event", "there is no such event", low=0, high=last)
        self.current = index
        return self._changed()

    @property
    def edits(self) -> list[Edit]:
        """The corrections of the chosen event, in order."""
        return self._work.edits

    @property
    def corrections(self) -> dict[int, list[Edit]]:
        """Those of each event of the file that has any."""
        return {place: work.edits for place, work in sorted(self._works.items()) if work.edits}

    @property
    def event(self) -> Tournament:
        """The chosen event with what the rating lists say, and with all corrections."""
        return self._lay()[0]

    @property
    def problems(self) -> list[Problem]:
        """What was noticed about the file, the rating lists and the event as it stands now."""
        return self._lay()[1]

    def summary(self) -> Json:
        """``events``, ``current``, ``problems``, ``edits``: what is on the desk.

        ``problems`` are the reader's, those of rating lists, and what the checks find after all
        corrections.
        """
        return {
            "events": [write_event(each) for each in self.events],
            "current": self.current,
            "problems": [write_problem(each) for each in self.problems],
            "edits": [write_edit(each) for each in self.edits],
        }

    def begin_list(self, name: str) -> None:
        """Begins to look the players up in a rating list, whose file is called ``name``."""
        self._lookup = Lookup(wanted(self._opened()), name)

    def feed_list(self, chunk: bytes) -> None:
        """The next bytes of the list. Raises ``InputError`` (``missing``) without a beginning."""
        self._listing().feed(chunk)

    def end_list(self) -> Json:
        """The list is at its end: what it says of the players holds. Answers the summary.

        Of a list with several ratings those of the tempo are taken that the event is rated by.
        """
        lookup, self._lookup = self._listing(), None
        lookup.close()
        self._work.lists.append((lookup.answers, lookup.list_code, lookup.problems))
        return self._changed()

    def edit(self, given: Json) -> Json:
        """Lays a correction over the event, and answers the summary.

        ``number`` and ``fact``, ``value``, ``list`` correct a fact; ``number``, ``round``, ``code``
        and, for a new pairing, ``opponent`` a result; ``game``, from 1, tells several results of
        that round apart. ``number`` and ``join``, another number, make two
        players one; ``apart`` says that they are two. See :mod:`elo.tournament.edits`.
        """
        edit = read_edit(given)
        corrected(self._opened(), [*self.edits, edit])
        self.edits.append(edit)
        return self._changed()

    def undo(self) -> Json:
        """Takes the last correction back, if there is one, and answers the summary."""
        if self.edits:
            self.edits.pop()
        return self._changed()

    def report(self, choices: list[Json]) -> Json:
        """``reports``, one for each of ``choices``, and ``teams`` for each.

        A choice has a ``system`` and may have ``tempo``, ``date``, ``end``, ``list`` and
        ``format``, which norms go by.
        """
        reports = self.rate([read_choices(each) for each in choices])
        return {
            "reports": [write_report(each) for each in reports],
            "teams": [[write_team(row) for row in by_team(each)] for each in reports],
        }

    def rate(
        self, choices: list[Choices], watch: Callable[[int, int], object] | None = None
    ) -> list[Report]:
        """The reports, one for each of the choices.

        ``watch`` is called now and then with the games that are rated and those that there are.
        """
        if self._work.choose(choices):
            self._laid = None
        self.reports = side_by_side(self.event, choices, watch)
        return self.reports

    def player(self, number: int) -> Json:
        """One player under each system of the last report: games, facts, working, norms."""
        return write_player_under(self.reports, number)

    def norms(self) -> Json:
        """The norms that players have made or can still make, under each system of the last report.

        ``norms`` has a list for each report: ``number``, ``name``, and the ``norms`` of
        :meth:`player`. It takes a while in an event of thousands.
        """
        return write_norms_under(self.reports)

    def export(self, kind: str, words: Words | None = None) -> bytes:
        """The event and the last reports as a file, in the words of a language.

        ``"trf"`` has no reports; where the event came from one, only what was corrected is changed
        in it. ``"csv"`` and ``"xlsx"`` are in English unless ``words`` says otherwise. What the
        file has no place for is in ``left_out`` then. Raises ``InputError`` (``unknown-format``).
        """
        self.left_out = []
        words = words or English()
        event = self.event
        if kind == "trf":
            data, self.left_out = to_trf(event, self._opened())
            return data
        if kind == "csv":
            return to_csv(event, self.reports, words)
        if kind == "xlsx":
            noticed = [problem for report in self.reports for problem in report.problems]
            return to_xlsx(event, self.reports, [*self.problems, *noticed], words)
        raise InputError("unknown-format", "kind", "must be one of trf, csv, xlsx")

    def _opened(self) -> Tournament:
        if not self.events:
            raise InputError("missing", "file", "no file is open")
        return self.events[self.current]

    @property
    def _work(self) -> Work:
        return self._works.setdefault(self.current, Work())

    def _changed(self) -> Json:
        self._laid, self.reports = None, []
        return self.summary()

    def _lay(self) -> tuple[Tournament, list[Problem]]:
        """The event with its lists and corrections, and what was noticed."""
        if self._laid is None:
            self._laid = self._work.laid_over(self._opened())
        return self._laid

    def _listing(self) -> Lookup:
        if self._lookup is None:
            raise InputError("missing", "list", "no list was begun")
        return self._lookup
