"""An event and what was decided about it, in the reader's words."""

from dataclasses import dataclass

from ...core.formats import FORMATS
from ...core.names import isolated
from ...core.tempo import TEMPOS
from ...systems import SYSTEMS, by_name
from ...tournament import report, rows
from ...tournament.desk import Desk, write_edit
from ...tournament.edits import ApartEdit, Edit, FactEdit, JoinEdit
from ...tournament.event import Tournament
from ...tournament.totals import TeamRow, by_team
from ..view.calculator.background import about_edition, has_days, link_to, sureness
from ..view.wording import CHANGE, EXPECTED, Wording
from .norms import formats
from .words import fact_name, list_name, points, written

Json = dict[str, object]


@dataclass
class Choices:
    """What the visitor has chosen; an empty text leaves it to the event.

    ``tempo`` is one that all systems share; ``ratings`` is a list's code, ``"*"`` for ratings of
    which the file does not say whose they are; ``format`` is one of those that norms tell apart.
    """

    system: str = ""
    second: str = ""
    date: str = ""
    end: str = ""
    tempo: str = ""
    ratings: str = ""
    format: str = ""

    def take(self, given: object) -> None:
        """What the page sent, instead of what was chosen before."""
        sent = given if isinstance(given, dict) else {}
        for name in ("system", "second", "date", "end", "tempo", "ratings", "format"):
            setattr(self, name, str(sent.get(name) or ""))

    def of(self, event: Tournament) -> list[rows.Choices]:
        """The choices for one report, or for one each of two systems."""
        if self.second not in SYSTEMS or self.second == self.system:
            self.second = ""
        names = [self.system, self.second] if self.second else [self.system]
        found = []
        for name in names:
            pace = by_name(name).own_tempo(self.tempo)
            code = self.ratings.replace("*", "") if self.ratings else None
            form = self.format if self.format in FORMATS else None
            found.append(rows.Choices(name, pace, self.date or None, code, self.end or None, form))
        return found


def file(desk: Desk, wording: Wording) -> Json:
    """The events of the file, a line each; which is shown; the corrections of those that have any.

    ``kept`` has them as they were asked for, by the event's place in the file.
    """
    events = [
        wording.text(
            "desk-event-in-file",
            name=isolated(each.name) or wording.text("desk-unnamed"),
            players=str(len(each.players)),
        )
        for each in desk.events
    ]
    kept = {str(place): [write_edit(e) for e in edits] for place, edits in desk.corrections.items()}
    return {"events": events, "current": desk.current, "kept": kept}


def state(desk: Desk, choices: Choices, wording: Wording) -> Json:
    """What stands above the table."""
    event, first = desk.event, desk.reports[0]
    return {
        "name": event.name or wording.text("desk-unnamed"),
        "about": _about(event, wording),
        "choices": {
            "system": choices.system,
            "second": choices.second,
            "date": first.terms.date or "",
            "end": first.terms.end or "",
            "tempo": first.book.shared_tempo(first.terms.tempo),
            "ratings": choices.ratings,
            "format": first.format or "",
        },
        "tempos": [[name, wording.text("tempo-" + own)] for name, own in _tempos(first)],
        "formats": formats(desk, wording),
        "lists": [[code or "*", list_name(code, wording)] for code in _lists(event)],
        "editions": [_edition(each, wording) for each in desk.reports],
        "teams": [_team(each, wording) for each in by_team(first)],
        "edits": [_edit(each, desk, wording) for each in desk.edits],
    }


def _about(event: Tournament, wording: Wording) -> str:
    dates = [wording.date(day) for day in dict.fromkeys((event.start, event.end)) if day]
    parts = [
        isolated(event.city),
        " – ".join(dates),
        wording.text("desk-players", players=str(len(event.players)), count=len(event.players)),
        wording.text("desk-rounds", rounds=str(event.rounds), count=event.rounds),
        isolated(event.clock),
    ]
    return " · ".join(part for part in parts if part)


def _tempos(first: report.Report) -> list[tuple[str, str]]:
    return list(zip(TEMPOS, first.book.tempos, strict=False))


def _lists(event: Tournament) -> list[str]:
    return sorted({code for player in event.players for code in player.ratings})


def _edition(found: report.Report, wording: Wording) -> list[str]:
    """Which rules were used, where they stand, how sure they are, whose ratings; and a link."""
    parts = [
        wording.text("system-" + found.book.name) + ".",
        about_edition(found.edition, has_days(found.book, found.edition), wording),
        *sureness(found.book, found.terms, wording),
        wording.text("desk-ratings-of", list=list_name(found.list, wording)),
    ]
    parts += [wording.message(note) for note in found.book.standing(found.terms)]
    return [" ".join(parts), *link_to(found.edition, wording)]


def _team(row: TeamRow, wording: Wording) -> list[object]:
    """A team's number, its name, and what its players have done together."""
    about = wording.text(
        "desk-team-sum",
        rated=str(row.rated),
        count=row.rated,
        average=written(row.average, 0, wording),
        score=points(row.score, wording),
        expected=written(row.expected, EXPECTED, wording),
        change=written(row.change, CHANGE, wording, True),
    )
    return [row.team.number, row.team.name, about]


def _edit(edit: Edit, desk: Desk, wording: Wording) -> str:
    # who was joined with another one is in the file's own event only
    players = {**desk.events[desk.current].by_number(), **desk.event.by_number()}
    name = isolated(players[edit.number].name)
    if isinstance(edit, JoinEdit):
        joined = isolated(players[edit.other].name)
        return wording.text("desk-edit-join", name=name, other=joined)
    if isinstance(edit, ApartEdit):
        other = isolated(players[edit.other].name)
        return wording.text("desk-edit-apart", name=name, other=other)
    if isinstance(edit, FactEdit):
        value = wording.dash if edit.value is None else str(edit.value)
        fact = fact_name(edit.fact, desk.reports[0], wording)
        return wording.text("desk-edit-fact", name=name, fact=fact, value=value)
    result = wording.text("desk-result-" + RESULT_NAMES[edit.code])
    in_round = str(edit.round)
    opponent = players.get(edit.opponent or 0)
    if opponent is None:
        return wording.text("desk-edit-result", name=name, round=in_round, result=result)
    against = isolated(opponent.name)
    return wording.text(
        "desk-edit-game", name=name, round=in_round, opponent=against, result=result
    )


#: Results as they may be corrected: the code of a tournament file, and the name of its text.
RESULT_NAMES = {
    "1": "win",
    "=": "draw",
    "0": "loss",
    "+": "forfeit-win",
    "-": "forfeit-loss",
    "--": "forfeit-both",
    " ": "open",
    "W": "short-win",
    "D": "short-draw",
    "L": "short-loss",
    "U": "bye-allocated",
    "F": "bye-full",
    "H": "bye-half",
    "Z": "bye-zero",
}
