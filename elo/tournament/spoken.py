"""Values for somebody on the other side of a wall: a page in another interpreter, a script.

All are of the kinds that JSON has. A message keeps its name and its figures, so that whoever shows
it can say it in the reader's language.
"""

from ..core.assessment import (
    Assessment,
    Day,
    Figure,
    FirstRating,
    Message,
    Name,
    Performance,
    Points,
)
from ..questions.norms import NormReport
from .event import Entrant, Tournament
from .problems import Problem
from .report import GameRow, Report, Row
from .texts import sentence
from .totals import TeamRow

Json = dict[str, object]


def message(given: Message | None) -> Json | None:
    """``{"name", "values": {name: ...}}``.

    A value is ``{"value", "digits", "signed"}``, ``{"points"}``, ``{"day"}`` or ``{"text"}``.
    """
    if given is None:
        return None
    return {"name": given.name, "values": {key: _figure(v) for key, v in given.values.items()}}


def _figure(figure: Figure | Points | Day | Name) -> Json:
    if isinstance(figure, Points):
        return {"points": figure.value}
    if isinstance(figure, Day):
        return {"day": figure.value}
    if isinstance(figure, Name):
        return {"text": figure.value}
    return {"value": figure.value, "digits": figure.digits, "signed": figure.signed}


def problem(given: Problem) -> Json:
    """``code``, ``severity``, ``line``, ``column``, ``sheet``, ``values``, and the English text."""
    return {
        "code": given.code,
        "severity": given.severity,
        "line": given.line,
        "column": given.column,
        "sheet": given.sheet,
        "values": given.values,
        "text": sentence(given),
    }


def event(given: Tournament) -> Json:
    """What is known of an event, without its players."""
    lists = sorted({code for player in given.players for code in player.ratings})
    return {
        "name": given.name,
        "city": given.city,
        "federation": given.federation,
        "start": given.start,
        "end": given.end,
        "rounds": given.rounds,
        "clock": given.clock,
        "format": given.format,
        "players": len(given.players),
        "teams": len(given.teams),
        "games": sum(1 for p in given.players for r in p.results if r.opponent is not None) // 2,
        "lists": lists,
    }


def player(given: Entrant, code: str) -> Json:
    """Who a player is, and what the list ``code`` says of him."""
    rating = given.ratings.get(code)
    return {
        "number": given.number,
        "name": given.name,
        "title": given.title,
        "sex": given.sex,
        "born": given.born,
        "federation": given.federation,
        "ids": given.ids,
        "team": given.team,
        "listed_rating": rating.value if rating else None,
        "listed_k": rating.k if rating else None,
        "listed_games": rating.games if rating else None,
        "listed_index": rating.index if rating else None,
        "listed_peak": rating.peak if rating else None,
    }


def row(given: Row, figure: Performance | None) -> Json:
    """A player's line in a report, with the system's main performance figure."""
    return {
        "number": given.player.number,
        "name": given.player.name,
        "title": given.player.title,
        "federation": given.player.federation,
        "team": given.player.team,
        "born": given.player.born,
        "status": given.status,
        "rating": given.rating,
        "k": given.k,
        "k_from": given.k_from,
        "k_reason": message(given.k_reason),
        "games": given.counted,
        "score": given.score,
        "expected": given.expected,
        "change": given.change,
        "new_rating": given.new_rating,
        "after": given.after,
        "performance": figure.value if figure else None,
        "reason": message(given.reason),
        "notes": [message(note) for note in given.notes],
    }


def report(given: Report) -> Json:
    """A report under one system: what was decided, what was noticed, and a line a player."""
    return {
        "system": given.book.name,
        "edition": given.edition.name,
        "source": message(given.edition.source),
        "confidence": given.edition.confidence,
        "checked": given.edition.checked,
        "link": given.edition.link,
        "notes": [message(note) for note in given.book.standing(given.terms)],
        "date": given.terms.date,
        "end": given.terms.end,
        "tempo": given.terms.tempo,
        "list": given.list,
        "letter": given.letter,
        "problems": [problem(each) for each in given.problems],
        "rows": [row(each, given.performance(each.player)) for each in given.rows],
    }


def game(given: GameRow) -> Json:
    """One game of a player."""
    line = given.line
    return {
        "round": given.result.round,
        "colour": given.result.colour,
        "code": given.result.code,
        "opponent": given.result.opponent,
        "opponent_name": given.opponent.name if given.opponent else None,
        "opponent_rating": given.rating,
        "score": given.result.score,
        "state": line.game.state,
        "expected": line.expected,
        "change": line.change,
        "counted": line.counted,
        "note": message(given.reason),
    }


def working(given: Assessment | FirstRating | None) -> list[Json | None]:
    """The steps of an assessment."""
    return [] if given is None else [message(step) for step in given.steps]


def performance(given: Performance) -> Json:
    """One performance figure: ``name``, ``value``, and what it means and why it is missing."""
    return {
        "name": given.name,
        "value": given.value,
        "definition": message(given.definition),
        "reason": message(given.reason),
        "notes": [message(note) for note in given.notes],
    }


def norm(given: NormReport) -> Json:
    """A norm that is met or in reach; ``score_needed`` in the games to come."""
    return {
        "norm": given.norm.name,
        "status": given.status,
        "average": given.average,
        "performance": given.performance,
        "score_needed": given.score_needed,
        "conditions": [
            {"name": each.name, "status": each.status, "message": message(each.message)}
            for each in given.conditions
        ],
        "notes": [message(note) for note in given.notes],
        "outcomes": [
            {"format": each.form, "unrated_scored": each.scored, "status": each.status}
            for each in given.outcomes
        ],
        "unchecked": [{"name": name, "article": article} for name, article in given.unchecked],
    }


def team(given: TeamRow) -> Json:
    """A team's line."""
    return {
        "number": given.team.number,
        "name": given.team.name,
        "players": given.players,
        "rated": given.rated,
        "average": given.average,
        "games": given.games,
        "score": given.score,
        "expected": given.expected,
        "change": given.change,
    }
