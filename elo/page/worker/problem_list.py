"""Problem list: what was noticed about a file, an event or a report, with severity and place."""

from ...core.names import isolated
from ...core.tempo import TEMPOS
from ...systems import SYSTEMS
from ...tournament.desk import Desk
from ...tournament.edits import FACTS
from ...tournament.event import BLACK, WHITE
from ...tournament.problems import SEVERITIES, Problem, gathered
from ..view.wording import Wording
from .words import list_name

#: No more than these are sent to the page, which must not stand still over them; a workbook that is
#: saved has all.
MOST = 100

Json = dict[str, object]

#: What was guessed because nobody said it, and the choice above the table that says it.
CHOSEN = {"no-date": "date", "tempo-unclear": "tempo", "tempo-too-fast": "tempo"}


def listed(desk: Desk, wording: Wording) -> Json:
    """How many there are of each severity, and the gravest of them one by one."""
    of_reports = [problem for each in desk.reports for problem in each.problems]
    found = gathered([*desk.problems, *of_reports])
    found.sort(key=lambda problem: SEVERITIES.index(problem.severity))
    counts = []
    for severity in SEVERITIES:
        count = sum(1 for problem in found if problem.severity == severity)
        if count:
            text = wording.text("desk-count-" + severity, number=str(count), count=count)
            counts.append([severity, text])
    left = len(found) - MOST
    return {
        "counts": counts,
        "items": [_item(problem, wording) for problem in found[:MOST]],
        "more": wording.text("desk-more", number=str(left), count=left) if left > 0 else "",
    }


def _item(problem: Problem, wording: Wording) -> list[object]:
    """Severity, its word, the place, the sentence, and what may be answered on the spot."""
    return [
        problem.severity,
        wording.text("desk-severity-" + problem.severity),
        _place(problem, wording),
        sentence(problem, wording),
        _answers(problem, wording),
    ]


def _answers(problem: Problem, wording: Wording) -> list[Json]:
    """The answers to what was guessed: each with its ``label`` and what it does.

    ``choose`` names a choice above the table, with the ``value`` that it takes, or none to be
    entered there; ``join`` makes two players one, ``apart`` says that they are two.
    """
    values = problem.values
    if problem.code == "maybe-same":
        one, other = values["number"], values["other"]
        return [
            {"label": wording.text("desk-answer-join"), "number": one, "join": other},
            {"label": wording.text("desk-answer-apart"), "number": one, "apart": other},
        ]
    if problem.code == "date-guessed":
        name = "end" if values["which"] == "end" else "date"
        days = [str(values["date"]), str(values["other"])]
        return [{"label": wording.date(day), "choose": name, "value": day} for day in days]
    if problem.code in CHOSEN:
        name = CHOSEN[problem.code]
        return [{"label": wording.text("desk-answer-" + name), "choose": name, "value": ""}]
    return []


def sentence(problem: Problem, wording: Wording) -> str:
    """What is wrong, in the reader's words."""
    values = {name: _value(name, value, wording) for name, value in problem.values.items()}
    text = wording.text("problem-" + problem.code, **values)
    if problem.more:
        name = "problem-and-more-at" if problem.places else "problem-and-more"
        text += " " + wording.text(name, more=str(problem.more), places=problem.places)
    return text


def _place(problem: Problem, wording: Wording) -> str:
    parts = []
    if problem.sheet:
        parts.append(wording.text("desk-place-sheet", sheet=isolated(problem.sheet)))
    if problem.line:
        parts.append(wording.text("desk-place-line", line=str(problem.line)))
    if problem.column:
        parts.append(wording.text("desk-place-column", column=str(problem.column)))
    return ", ".join(parts)


def _value(name: str, value: str | int, wording: Wording) -> str:
    """Names of the program's own in the reader's words; whatever the file says stays as it is."""
    text = str(value)
    if name == "tempo" and text in TEMPOS:
        return wording.text("tempo-" + text)
    if name == "system" and text in SYSTEMS:
        return wording.text("system-" + text)
    if name in ("list", "own"):
        return list_name(text, wording)
    if name == "colour" and text in (WHITE, BLACK):
        return wording.text("desk-colour-" + text)
    if name == "field" and text in FACTS:
        return wording.text("desk-fact-" + text)
    if name in ("date", "start", "end", "since") and len(text) == len("2026-01-31"):
        return wording.date(text)
    return isolated(text)
